"""House rules 1.2: what a step forward and an attempt with the white pawn certainly cost, bring and risk."""

from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.dice.chances import way_back
from holdfast.games.naufragos.exploration.forecast import explore
from holdfast.games.naufragos.exploration.lost import lost_group
from holdfast.games.naufragos.exploration.track import Difficulty, sector_ahead
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.rulesets.hr12.expedition import GoOn
from holdfast.games.naufragos.rulesets.hr12.lost import WhiteAttempt

FORECASTS = Forecasts()


@FORECASTS.of(GoOn)
def go_on(forecast: ShoreForecast, effect: GoOn) -> None:
    """NA-541: a step at once, for a harder way home."""
    forecast.brings("step")
    forecast.read((Difficulty(1),))
    explore(forecast, sector_ahead(forecast.w, effect.seat))


@FORECASTS.of(WhiteAttempt)
def white_attempt(forecast: ShoreForecast, effect: WhiteAttempt) -> None:
    group = lost_group(forecast.w, (0,))
    if group is not None:
        forecast.pays("white-pawn")
        forecast.dice(2, "", success=way_back(forecast.w, group))
