"""Strength rolls of castaways against each other (NA-692, NA-693)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, replace
from holdfast.core.engine.effects import Under, Window
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.dice.log import Faces, unopposed
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll, total
from holdfast.games.naufragos.dice.strength import strength, strengths
from holdfast.games.naufragos.log import group, line, one, to_whom
from holdfast.games.naufragos.world import Fighters, Shore


class Dispute(Effect[Shore]):
    """Quarrel: the starting player against the next castaway not lost; `me` is the winner, then the loser."""

    win: tuple[AnyEffect, ...] = ()
    lose: tuple[AnyEffect, ...] = ()
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        rivals = w.not_lost()[:2]
        return (Quarrel(rivals[0], rivals[1], self.win, self.lose),) if len(rivals) == 2 else ()


class Quarrel(Effect[Shore]):
    """NA-693: both make a strength roll; a tie is rolled again."""

    a: int
    b: int
    win: tuple[AnyEffect, ...] = ()
    lose: tuple[AnyEffect, ...] = ()
    beat = "fight"
    accounts_for = ("fight",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (SideRolls(((self.a,), (self.b,)), ((*self.win,), (*self.lose,)), duel=True),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("quarrel", **to_whom(w, self.b), **one(w, self.a))


class SideRolls(Effect[Shore]):
    """NA-692, NA-635: each side makes a strength roll, 1 die plus the modifiers of all its members; the highest decides.

    In a duel the first outcome is the winner's and the second the loser's; otherwise each side has its own outcome.
    """

    sides: tuple[tuple[int, ...], ...]
    outcomes: tuple[tuple[AnyEffect, ...], ...]
    results: tuple[int, ...] = ()
    duel: bool = False
    beat = "dice"
    accounts_for = ("fight",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        rolled = len(self.results)
        if rolled < len(self.sides):
            w.fight = Fighters(self.sides[rolled], 0, attack=False)
            return (Window("strength"), Roll("strength", 1, self.sides[rolled], (SideResult(self),)))
        best = max(self.results)
        if self.results.count(best) > 1:
            return (replace(self, results=()),)
        first = self.results.index(best)
        if not self.duel:
            return self.outcomes[first]
        winner, loser = self.sides[first][0], self.sides[1 - first][0]
        return (
            Under(Cause(winner, winner, by.card, by.place), self.outcomes[0]),
            Under(Cause(loser, loser, by.card, by.place), self.outcomes[1]),
        )

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-692, NA-693: the highest result decides; a tie is rolled again."""
        if len(self.results) < len(self.sides):
            return None
        best = max(self.results)
        if self.results.count(best) > 1:
            return line("side-tie", n=best)
        return line("side-wins", n=best, **group(w, self.sides[self.results.index(best)]))


class SideResult(ReadsDice, Effect[Shore]):
    """One side's roll is read, and the next side rolls."""

    rolls: SideRolls
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        side = self.rolls.sides[len(self.rolls.results)]
        assert w.fight is not None
        result = total(w) + strength(w, side) + w.fight.extra
        return (replace(self.rolls, results=(*self.rolls.results, result)),)

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        side = self.rolls.sides[len(self.rolls.results)]
        return unopposed("side", w, faces, side, strengths(w, side))
