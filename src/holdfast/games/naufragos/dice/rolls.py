"""All dice of the island: how they are thrown, and which roll is under way (NA-684, NA-795)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.memo import Memo
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry, card_of, unlogged
from holdfast.games.naufragos.dice.log import Faces, unopposed
from holdfast.games.naufragos.log import came_to, line
from holdfast.games.naufragos.vocabulary import Dice, Row
from holdfast.games.naufragos.world import ACTING, STORIES, Shore, actor


class ReadsDice:
    """An effect that reads the dice on the table, and logs them when they are thrown."""

    __slots__ = ()

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        raise NotImplementedError


class Roll(Effect[Shore]):
    """Dice are rolled by one or more castaways; `then` reads them.

    kinds: return, strength, fire, rest, wounds, table. [2013] After the roll one of them may repeat it (NA-680).
    """

    kind: Dice
    dice: int
    rollers: tuple[int, ...]
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        begin_roll(w, self.rollers)
        throw = ThrowDice(self.kind, self.dice)
        if not may_spend(w, self.rollers):
            return (throw,) + self.then  # noqa: RUF005 - quicker than unpacking
        return ((throw, AFTER) if w.rules.story_dice else (BEFORE, throw)) + self.then


BEFORE, AFTER = Window("roll"), Window("rolled")


class UnderWay(BoundedRecord):
    """A roll that is being made: its dice, their faces (1 to 6) once they lie there, and the effect that will read them."""

    kind: str
    dice: int
    faces: tuple[int, ...]
    reader: Any


def under_way(w: Shore) -> UnderWay:
    """As `Roll` lays it down: the throw, a window before or after it, and who reads it; a fight, before there is a roll,
    has its reader only."""
    coming = w.coming()
    reader = next(coming, None)
    if isinstance(reader, ThrowDice):
        return UnderWay(reader.kind, reader.dice, (), next((effect for effect in coming if not effect.asks), None))
    rolled = w.rolled()
    if rolled is None:
        return UnderWay("table", 1, (), reader)
    return UnderWay(rolled.kind, len(rolled.faces), tuple([face + 1 for face in rolled.faces]), reader)


def begin_roll(w: Shore, rollers: tuple[int, ...]) -> None:
    w.rollers = rollers
    w.bonus = 0
    w.luck_spent = False


def may_spend(w: Shore, rollers: tuple[int, ...]) -> bool:
    """Has one of them something to spend on the roll?"""
    found = False
    for seat in rollers:
        if can_spend(w, seat):
            found = True
            break
    return found


def can_spend(w: Shore, seat: Seat) -> bool:
    """A token; or, without story dice, the luck of the lucky castaway."""
    return bool(w.zones[STORIES[seat]].top) if w.rules.story_dice else can_be_lucky(w, seat)


def can_be_lucky(w: Shore, seat: Seat) -> bool:
    """NA-791, NA-795: without story dice the lucky castaway adds 1 to one roll per turn."""
    return w.ability(seat) == "lucky" and not w.happened("luck")


class ThrowDice(Effect[Shore]):
    """The throw itself; on a wounds roll what was spent takes dice away (NA-684)."""

    kind: Dice
    dice: int
    beat = "dice"
    accounts_for = ("fight", "prepared")

    def apply(self, w: Shore, by: Cause) -> Effects:
        n, rollers = self.dice, w.rollers
        if w.bonus and self.kind == "wounds":
            n = max(0, n - w.bonus)
        if by.who < 0 and len(rollers) == 1:
            by = ACTING[rollers[0]]
        w.laid.append(Rolled(self.kind, w.chance.roll(n, 6), (6,) * n, by))
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """What the roll is about depends on the effect that will read it."""
        roll = under_way(w)
        return roll.reader.log_roll(w, by, roll.faces) if isinstance(roll.reader, ReadsDice) else None


def total(w: Shore) -> int:
    """The dice on the table are taken up: their sum, with what was spent on it."""
    rolled = w.taken_up()
    return sum(rolled.faces) + len(rolled.faces) + w.bonus


class RollTable(Effect[Shore]):
    """One die by me, and what the table of results says."""

    rows: dict[Row, tuple[AnyEffect, ...]]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Roll("table", 1, (actor(w, by),), (ReadTable(self.rows),)),)


class ReadTable(ReadsDice, Effect[Shore]):
    """NA-684: what was spent is added, capped at 6."""

    rows: dict[Row, tuple[AnyEffect, ...]]

    def apply(self, w: Shore, by: Cause) -> Effects:
        result = min(6, total(w))
        then = next((then for row, then in self.rows.items() if result in RESULTS[row]), ())
        w.came(1, int(bool(then)))
        return then

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A result of which the card says nothing."""
        return None if came_to(w, 1) else line("nothing-comes")

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry:
        return unopposed("table", w, faces, w.rollers, [], card=card_of(w, by))


def results(row: str) -> range:
    """The results that a row of a table names: one, or from one to another."""
    low, _, high = row.partition("-")
    return range(int(low), int(high or low) + 1)


RESULTS = Memo(results)
