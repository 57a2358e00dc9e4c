"""What is certain about an option of one seat: price, gains, dice, risks; and forecasts of the core's effects.

What may only happen (behind dice, for others) is a chance or a risk; effects without a forecast contribute nothing.
"""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import Cause, replace
from holdfast.core.engine.effects import If, Under
from holdfast.core.facts import Facts, Probability, Risk, Roll
from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.naufragos.world import Shore

FORECASTS = Forecasts()


class ShoreForecast(Forecast):
    """Collects the facts of one option of one castaway."""

    w: Shore

    def __init__(self, w: Shore, by: Cause, seat: int, forecasts: Forecasts) -> None:
        super().__init__(w, by, seat, forecasts)
        self.coloured = False
        """The pawn that is placed is resolved in its row, not at once (NA-290)."""
        self.what = ""
        self.spilt = 0
        """Energy above the maximum, which nobody gains (NA-163)."""

    def follow(self, effects: Iterable[Any], by: Cause) -> None:
        """Read effects that happen for another cause."""
        before, self.by = self.by, by
        self.read(effects)
        self.by = before

    def about(self, card: int) -> None:
        """The card that the option is about: the first one that is named."""
        if not self.card and card >= 0:
            self.card = self.w.content.cards[card].key

    def energy(self, n: int) -> None:
        """NA-162, NA-163: the castaway's own energy; what is above the maximum is not gained."""
        w, seat = self.w, self.seat
        if n < 0:
            self.pays("energy", -n)
        else:
            room = w.top(seat) - w.energy[seat] - self.gains.get("energy", 0) + self.price.get("energy", 0)
            self.brings("energy", max(0, min(n, room)))
            self.spilt += max(0, n - max(0, room))

    def risk(self, what: str, n: int = 0, rule: str = "") -> None:
        """The same word counts together."""
        for i, old in enumerate(self.risks):
            if old.what == what:
                self.risks[i] = Risk(what, old.n + n, old.rule)
                return
        super().risk(what, n, rule)

    def dice(self, n: int, need: str = "", **chances: float) -> None:
        """Dice that are rolled, with the chances of what they may bring."""
        self.rolls(
            Roll(("d6",) * n, need, tuple([Probability(what.replace("_", "-"), of) for what, of in chances.items()]))
        )

    def exhaustion(self) -> None:
        """NA-162: without energy the next loss is a wound; a price beyond it is a wound at once."""
        paid = self.price.get("energy", 0)
        if not paid:
            return
        have = self.w.energy[self.seat]
        if paid > have:
            self.risk("wound", 1, "NA-162")
        elif paid == have:
            self.risk("exhausted", 0, "NA-162")

    def complete(self, facts: Facts) -> Facts:
        return super().complete(replace(facts, what=facts.what or self.what))


@FORECASTS.of(Under)
def under(forecast: ShoreForecast, effect: Under) -> None:
    forecast.follow(effect.then, effect.by)


@FORECASTS.of(If)
def if_(forecast: ShoreForecast, effect: If) -> None:
    forecast.read(effect.then if effect.cond.holds(forecast.w, forecast.by) else effect.otherwise)
