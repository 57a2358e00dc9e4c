"""What the answers of the phases cost and risk."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.flow.night import Eat

FORECASTS = Forecasts()


@FORECASTS.of(Eat)
def eat(forecast: Forecast, it: Eat) -> None:
    forecast.concerns(it.who)
    forecast.pays("food", 1)
