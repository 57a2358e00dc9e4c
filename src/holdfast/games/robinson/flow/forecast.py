"""What effects of the phases cost, bring and risk."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.flow.event import IntoEventDeck
from holdfast.games.robinson.flow.night import Eat
from holdfast.games.robinson.flow.production import Halved, Yields
from holdfast.games.robinson.flow.weather import RollWeatherNow, dice_today

FORECASTS = Forecasts()


@FORECASTS.of(Eat)
def eat(forecast: Forecast, it: Eat) -> None:
    forecast.concerns(it.who)
    forecast.pays("food", 1)


@FORECASTS.of(Yields)
def yields(forecast: Forecast, it: Yields) -> None:
    forecast.brings(it.what, it.n)


@FORECASTS.of(Halved)
def halved(forecast: Forecast, it: Halved) -> None:
    if it.wood >= 0:
        forecast.brings("wood", it.wood)
        forecast.brings("food", sum(forecast.w.produced.values()) // 2 - it.wood)


@FORECASTS.of(IntoEventDeck)
def into_event_deck(forecast: Forecast, it: IntoEventDeck) -> None:
    forecast.risk("comes-back", 0, "RC-691")


@FORECASTS.of(RollWeatherNow)
def roll_weather_now(forecast: Forecast, it: RollWeatherNow) -> None:
    if not dice_today(forecast.w):
        forecast.risk("no-dice", 0, "RC-502")
