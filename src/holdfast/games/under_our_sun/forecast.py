"""What an option of Under Our Sun certainly costs, brings, rolls and risks: the sheet that forecasts of chapters fill in.

Only what the seat knows counts: tiles that lie face down and cards that nobody has drawn stay unknown.
"""

from collections.abc import Set as AbstractSet

from holdfast.core.engine.effect import Cause, Seat
from holdfast.core.facts import Probability, Roll
from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.under_our_sun.dice.odds import at_least
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.world import Sands, me


class Sheet(Forecast):
    """The facts of one option of one seat. Each risk counts once: its first forecast stays."""

    def __init__(self, w: Sands, by: Cause, seat: Seat, forecasts: Forecasts) -> None:
        super().__init__(w, by, seat, forecasts)
        self.char = me(w, by)
        """The character who acts, as far as it is known."""

    def concerns(self, *people: int) -> None:
        super().concerns(*[char for char in people if char >= 0])

    def about(self, card: int) -> None:
        self.card = self.card or self.w.content.cards[card].key

    def brings(self, what: str, n: int = 1) -> None:
        if n < 0:
            self.pays(what, -n)
        else:
            super().brings(what, n)

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        if what not in self.risk_words():
            super().risk(what, n, rule)

    def risk_words(self) -> AbstractSet[str]:
        return {risk.what for risk in self.risks}

    def rolls_dice(self, dice: str, purpose: str, *chances: tuple[str, int]) -> None:
        """Dice by colour, and the successes that each chance takes."""
        if self.roll is None and dice:
            likely = tuple([Probability(what, at_least(dice, need)) for what, need in chances])
            self.rolls(Roll(tuple(sorted(dice, key=list(DICE).index)), purpose, likely, chances[0][1]))


def percent(chance: float) -> int:
    return round(100 * chance)
