"""What effects of Actions bring and risk."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.actions.combat import Fight, Strike, TemporaryWeapon
from holdfast.games.robinson.actions.exploration import NightOutside

FORECASTS = Forecasts()


@FORECASTS.of(Fight)
def fight(forecast: Forecast, it: Fight) -> None:
    if (wounds := Strike(it.strength).wounds(forecast.w)) > 0:
        forecast.risk("wounds", wounds, "RC-451")


@FORECASTS.of(TemporaryWeapon)
def temporary_weapon(forecast: Forecast, it: TemporaryWeapon) -> None:
    forecast.brings("weapon", it.n)


@FORECASTS.of(NightOutside)
def night_outside(forecast: Forecast, it: NightOutside) -> None:
    forecast.risk("outside", 0, "RC-548")
