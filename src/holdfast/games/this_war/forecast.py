"""What an option of this game costs, brings, rolls and risks."""

from holdfast.core.engine.effect import Cause, Seat, replace
from holdfast.core.facts import NOBODY, Facts
from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.this_war.rules import FATIGUE, IDS, STATES, WORST
from holdfast.games.this_war.world import City


class CityForecast(Forecast):
    """A forecast that knows goods by number, States, and the Noise at which each effect happens."""

    def __init__(self, w: City, by: Cause, seat: Seat, forecasts: Forecasts) -> None:
        super().__init__(w, by, seat, forecasts)
        self.who = NOBODY
        self.noise = w.noise

    def pays(self, what: str | int, n: int = 1) -> None:
        super().pays(IDS[what] if isinstance(what, int) else what, n)

    def brings(self, what: str | int, n: int = 1) -> None:
        super().brings(IDS[what] if isinstance(what, int) else what, n)

    def idles(self, rule: str) -> None:
        """Somebody does nothing; several are counted together."""
        others = [one for one in self.risks if one.what == "idle"]
        self.risks = [one for one in self.risks if one.what != "idle"]
        self.risk("idle", 1 + sum([one.n for one in others]), rule)

    def changes(self, who: tuple[int, ...], state: int, n: int, rule: str = "") -> None:
        """TW-1002, TW-1006: a State goes up or down; a Character who would reach level 4 is out, or leaves."""
        if n < 0:
            self.brings(STATES[state], n)
            return
        self.risk(STATES[state], n, rule)
        if state != FATIGUE and any(self.w.level(p, state) + n >= WORST for p in who):
            self.risk("fall", rule="TW-1006")

    def complete(self, facts: Facts) -> Facts:
        return replace(super().complete(facts), who=facts.who if self.who == NOBODY else self.who)
