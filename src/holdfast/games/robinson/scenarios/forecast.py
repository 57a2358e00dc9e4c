"""What effects of the Scenarios cost and bring."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.scenarios.castaways import PileWood, SpendWood

FORECASTS = Forecasts()


@FORECASTS.of(SpendWood)
def spend_wood(forecast: Forecast, it: SpendWood) -> None:
    forecast.pays("wood", it.n)


@FORECASTS.of(PileWood)
def pile_wood(forecast: Forecast, it: PileWood) -> None:
    forecast.brings("pile", it.n)
