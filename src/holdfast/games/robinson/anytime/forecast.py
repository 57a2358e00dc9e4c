"""What skills and things cost."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.anytime.skills import FridayPays, UseSkill
from holdfast.games.robinson.anytime.uses import Used

FORECASTS = Forecasts()


@FORECASTS.of(UseSkill)
def use_skill(forecast: Forecast, it: UseSkill) -> None:
    forecast.pays("determination", it.cost)


@FORECASTS.of(FridayPays)
def friday_pays(forecast: Forecast, it: FridayPays) -> None:
    forecast.pays("determination", forecast.w.rules.friday_reroll)


@FORECASTS.of(Used)
def used(forecast: Forecast, it: Used) -> None:
    if forecast.w.uses.get(it.card) == 1:
        forecast.risk("used-up", 0, "RC-606")
