"""All dice of the island, and the story tokens used on them (NA-680 to NA-687, NA-790, NA-791, NA-795)."""

from functools import partial
from typing import Any, ClassVar

from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Effect, Effects, Frozen, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.lookups import Kept
from holdfast.core.table.world import Rolled
from holdfast.games.naufragos.cards import PARTS
from holdfast.games.naufragos.world import ACTING, STORIES, Shore, actor


class Roll(Effect[Shore]):
    """Dice are rolled by one or more castaways; `then` reads them.

    kinds: return, strength, fire, rest, wounds, table. [2013] After the roll one of them may repeat it (NA-680).
    """

    kind: str
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


class UnderWay(Frozen):
    """A roll that is being made: its dice, their faces (1 to 6) once they lie there, and the effect that will read them."""

    kind: str
    dice: int
    faces: tuple[int, ...]
    reader: Any


def under_way(w: Shore) -> UnderWay:
    """As `Roll` lays it down: the throw, a window before or after it, and who reads it; a fight, before there is a roll,
    has its reader only."""
    coming = [effect for effect, _ in w.stack[:-4:-1] if not isinstance(effect, Window)]
    reader = next((effect for effect in coming if not isinstance(effect, ThrowDice)), None)
    if coming and isinstance(coming[0], ThrowDice):
        return UnderWay(coming[0].kind, coming[0].dice, (), reader)
    rolled = w.rolled()
    if rolled is None:
        return UnderWay("table", 1, (), reader)
    return UnderWay(rolled.kind, len(rolled.faces), tuple([face + 1 for face in rolled.faces]), reader)


def begin_roll(w: Shore, rollers: tuple[int, ...]) -> None:
    w.rollers = rollers
    w.bonus = 0
    w.luck_spent = False


def may_spend(w: Shore, rollers: tuple[int, ...]) -> bool:
    """Does one of them hold a token; or, without story dice, is one the lucky castaway?"""
    chances = 0
    for seat in rollers:
        chances += len(w.zones[STORIES[seat]].top) if w.rules.story_dice else can_be_lucky(w, seat)
    return chances > 0


def can_be_lucky(w: Shore, seat: Seat) -> bool:
    """NA-791, NA-795: without story dice the lucky castaway adds 1 to one roll per turn."""
    return w.ability(seat) == "lucky" and "luck" not in w.today


class ThrowDice(Effect[Shore]):
    """The throw itself; on a wounds roll what was spent takes dice away (NA-684)."""

    kind: str
    dice: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        n, rollers = self.dice, w.rollers
        if w.bonus and self.kind == "wounds":
            n = max(0, n - w.bonus)
        if by.who < 0 and len(rollers) == 1:
            by = ACTING[rollers[0]]
        w.laid.append(Rolled(self.kind, w.chance.roll(n, 6), (6,) * n, by))
        return ()


class Repeat(Effect[Shore]):
    """NA-680, NA-687, NA-802: [2013] a token goes face down to the discard, and the whole roll is repeated."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        spend_token(w, self.seat, lowest(w, w.zones[STORIES[self.seat]].top))
        w.luck_spent = True
        w.bonus = int(w.ability(self.seat) == "lucky")
        return (ThrowAgain(),)


def lowest(w: Shore, tokens: tuple[int, ...]) -> int:
    """The token of the lowest value."""
    pieces = PARTS[w.content].pieces
    return min(tokens, key=lambda card: pieces[card].value)


class ThrowAgain(Effect[Shore]):
    """The same dice once more; the second result stands."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        old = w.taken_up()
        return (ThrowDice(old.kind, len(old.faces)),)


class AddToken(Effect[Shore]):
    """NA-683, NA-685, NA-686: [HR1.2] a token of this value is shown, goes back to the bag and adds its value."""

    seat: int
    value: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        pieces = PARTS[w.content].pieces
        for card in w.zones[STORIES[self.seat]].top:
            if pieces[card].value == self.value:
                spend_token(w, self.seat, card)
                break
        w.luck_spent = True
        w.bonus = self.value + (w.ability(self.seat) == "lucky")
        return ()


class BeLucky(Effect[Shore]):
    """NA-791: the lucky castaway's one roll of the turn."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.remember("luck")
        w.luck_spent = True
        w.bonus = 1
        return ()


def spend_token(w: Shore, seat: Seat, card: int) -> None:
    """NA-137, NA-138, NA-801: [2013] face down to a discard; [HR1.2] shown, and back into the bag."""
    w.take(card, STORIES[seat])
    if w.rules.bags:
        w.show(card, EVERYBODY)
        w.shuffle_in(card, "story")
    else:
        w.put(card, "story-discard")


def story_offers(w: Shore, moment: str, seat: Seat, menu: Menu) -> None:
    """Before the dice [HR1.2] or after them [2013], once per roll, for those who roll."""
    if w.luck_spent or seat not in w.rollers:
        return
    if not w.rules.story_dice:
        if moment == "roll" and can_be_lucky(w, seat):
            menu.add("luck", BeLucky(), stay=True, by=ACTING[seat])
        return
    tokens = w.zones[STORIES[seat]].top
    if not tokens:
        return
    if moment == "rolled":
        menu.options.append(REPEATS[seat])
    elif moment == "roll":
        pieces, values = PARTS[w.content].pieces, set()
        for card in tokens:
            values.add(pieces[card].value)
        for value in sorted(values):
            menu.options.append(TOKEN_OPTIONS[seat][value])


def repeat_option(seat: Seat) -> Option:
    return Option("repeat", seat, (Repeat(seat),), stay=True, by=ACTING[seat])


def token_option(seat: Seat, value: int) -> Option:
    return Option(f"add-token:{value}", seat, (AddToken(seat, value),), stay=True, by=ACTING[seat])


REPEATS = tuple([repeat_option(seat) for seat in range(len(ACTING))])
TOKEN_OPTIONS = tuple([Kept(partial(token_option, seat)) for seat in range(len(ACTING))])
"""Made once."""


def total(w: Shore) -> int:
    """The dice on the table are taken up: their sum, with what was spent on it."""
    rolled = w.taken_up()
    return sum(rolled.faces) + len(rolled.faces) + w.bonus


class RollTable(Effect[Shore]):
    """One die by me, and what the table of results says."""

    rows: dict[str, tuple[AnyEffect, ...]]

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Roll("table", 1, (actor(w, by),), (ReadTable(self.rows),)),)


class ReadTable(Effect[Shore]):
    """NA-684: what was spent is added, capped at 6."""

    rows: dict[str, tuple[AnyEffect, ...]]

    def apply(self, w: Shore, by: Cause) -> Effects:
        result = min(6, total(w))
        for row, then in self.rows.items():
            if result in RESULTS[row]:
                return then
        return ()


def results(row: str) -> range:
    """The results that a row of a table names: one, or from one to another."""
    low, _, high = row.partition("-")
    return range(int(low), int(high or low) + 1)


RESULTS = Kept(results)
