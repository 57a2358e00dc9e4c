"""A sheet on which effects are reckoned: price, gains, dice, risks, who takes part, which card."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Seat, replace
from holdfast.core.facts import Amount, Facts, Probability, Risk, Roll
from holdfast.games.under_our_sun.dice.odds import at_least
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.world import Sands

Readings = Mapping[type[Any], Callable[["Sheet", Any], None]]
"""What each kind of effect means to who answers; one that is not here means nothing that could be told."""


class Sheet:
    """What is noted for one answer of one seat."""

    def __init__(self, w: Sands, by: Cause, seat: Seat, char: int, readings: Readings) -> None:
        self.w = w
        self.by = by
        self.seat = seat
        self.char = char
        """Who acts, as far as it is known."""
        self.card = ""
        self.team: list[int] = []
        self.price: dict[str, int] = {}
        self.gains: dict[str, int] = {}
        self.roll: Roll | None = None
        self.risks: dict[str, Risk] = {}
        self._readings = readings

    def read(self, effects: Iterable[AnyEffect]) -> None:
        for effect in effects:
            meaning = self._readings.get(type(effect))
            if meaning is not None:
                meaning(self, effect)

    def pay(self, what: str, n: int = 1) -> None:
        self.price[what] = self.price.get(what, 0) + n

    def gain(self, what: str, n: int = 1) -> None:
        if n < 0:
            self.pay(what, -n)
        else:
            self.gains[what] = self.gains.get(what, 0) + n

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        """Each word once; the first says it."""
        self.risks.setdefault(what, Risk(what, n, rule))

    def about(self, card: int) -> None:
        self.card = self.card or self.w.content.cards[card].key

    def who(self, *chars: int) -> None:
        self.team += [char for char in chars if char >= 0 and char not in self.team]

    def rolls(self, dice: str, purpose: str, *chances: tuple[str, int]) -> None:
        """The first roll is what the answer is about; later ones follow from it."""
        if self.roll is None and dice:
            told = tuple([Probability(what, at_least(dice, need)) for what, need in chances])
            self.roll = Roll(tuple(sorted(dice, key=list(DICE).index)), purpose, told, chances[0][1])

    def told(self, facts: Facts) -> Facts:
        return replace(
            facts,
            card=self.card,
            team=tuple(self.team),
            price=amounts(self.price),
            gains=amounts(self.gains),
            roll=self.roll,
            risks=tuple(self.risks.values()),
        )


def amounts(noted: dict[str, int]) -> tuple[Amount, ...]:
    return tuple([Amount(what, n) for what, n in noted.items() if n])


def percent(chance: float) -> int:
    return round(100 * chance)
