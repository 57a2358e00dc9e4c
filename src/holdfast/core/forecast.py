"""What an option certainly costs, brings, rolls and risks, derived from the effects that follow it.

A chapter declares it for its effects in `forecast.py`, one function per effect:

    @FORECASTS.of(Eat)
    def eat(forecast: Forecast, effect: Eat) -> None:
        forecast.pays("food", 1)
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause, Seat, replace
from holdfast.core.engine.effects import If, Under
from holdfast.core.facts import Amount, Facts, Risk, Roll

Forecaster = Callable[[Any, Any], None]


class Forecasts(dict[type[Any], Forecaster]):
    """Forecasters by class of effect. An effect that has none contributes nothing."""

    def of(self, *kinds: type[Any]) -> Callable[[Forecaster], Forecaster]:
        def declare(forecaster: Forecaster) -> Forecaster:
            for kind in kinds:
                if self.setdefault(kind, forecaster) is not forecaster:
                    raise TypeError(f"two forecasts of {kind.__name__}")
            return forecaster

        return declare


class Forecast:
    """Collects the facts of one option of one seat while its effects are read."""

    def __init__(self, w: Any, by: Cause, seat: Seat, forecasts: Forecasts) -> None:
        self.w, self.by, self.seat = w, by, seat
        self.forecasts = forecasts
        self.card = ""
        self.team: list[int] = []
        self.price: dict[str, int] = {}
        self.gains: dict[str, int] = {}
        self.roll: Roll | None = None
        self.risks: list[Risk] = []

    def read(self, effects: Iterable[Any]) -> None:
        """Read everything that follows, as far as it is certain before dice and cards."""
        for effect in effects:
            forecaster = self.forecasts.get(type(effect))
            if forecaster is not None:
                forecaster(self, effect)

    def concerns(self, *people: int) -> None:
        self.team += [who for who in people if who not in self.team]

    def pays(self, what: str, n: int = 1) -> None:
        self.price[what] = self.price.get(what, 0) + n

    def brings(self, what: str, n: int = 1) -> None:
        self.gains[what] = self.gains.get(what, 0) + n

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        self.risks.append(Risk(what, n, rule))

    def rolls(self, roll: Roll) -> None:
        """Record the first dice; everything after them depends on them."""
        self.roll = self.roll or roll

    def complete(self, facts: Facts) -> Facts:
        """Return the facts of the option itself plus everything collected."""
        return replace(
            facts,
            card=self.card or facts.card,
            team=facts.team or tuple(self.team),
            price=facts.price + amounts(self.price),
            gains=facts.gains + amounts(self.gains),
            roll=self.roll or facts.roll,
            risks=facts.risks + tuple(self.risks),
        )


def amounts(counted: dict[str, int]) -> tuple[Amount, ...]:
    return tuple([Amount(what, n) for what, n in counted.items() if n])


COMMON = Forecasts()
"""Forecasts of the effects that every game has."""


@COMMON.of(Under)
def under(forecast: Forecast, effect: Under) -> None:
    outer, forecast.by = forecast.by, effect.by
    forecast.read(effect.then)
    forecast.by = outer


@COMMON.of(If)
def whether(forecast: Forecast, effect: If) -> None:
    forecast.read(effect.then if effect.cond.holds(forecast.w, forecast.by) else effect.otherwise)
