"""Costs and gains of goods and barter (TW-960 to TW-968, TW-1205)."""

from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.things.barter import Barter, CloseDeal, GiveGoods, TakeGoods
from holdfast.games.this_war.things.stores import Gain, GiveUp, Lose, LoseAll, LoseValue
from holdfast.games.this_war.things.tokens import TokenRemove, TokenUse
from holdfast.games.this_war.things.tracks import Cold

FORECASTS = Forecasts()


@FORECASTS.of(Gain)
def gains(forecast: CityForecast, effect: Gain) -> None:
    item = n.ITEM[effect.item]
    forecast.brings(item, min(effect.n, forecast.w.box[item]))


@FORECASTS.of(Lose)
def loses(forecast: CityForecast, effect: Lose) -> None:
    forecast.pays(effect.item, effect.n)


@FORECASTS.of(GiveUp)
def gives_up(forecast: CityForecast, effect: GiveUp) -> None:
    forecast.pays(effect.item, effect.n)


@FORECASTS.of(LoseValue)
def loses_value(forecast: CityForecast, effect: LoseValue) -> None:
    forecast.pays("value", effect.n)


@FORECASTS.of(LoseAll)
def loses_all(forecast: CityForecast, effect: LoseAll) -> None:
    forecast.risk("lose-all", rule="TW-1205")


@FORECASTS.of(Barter)
def barters(forecast: CityForecast, effect: Barter) -> None:
    forecast.pays("value", effect.price(forecast.w))


@FORECASTS.of(GiveGoods)
def gives(forecast: CityForecast, effect: GiveGoods) -> None:
    forecast.pays(effect.item, effect.n)
    forecast.brings("value", effect.n * forecast.w.worth(effect.item))


@FORECASTS.of(TakeGoods)
def takes(forecast: CityForecast, effect: TakeGoods) -> None:
    """What is bought is paid with what was given for it; what is too much stays as credit."""
    forecast.brings(effect.item, effect.n)
    value = effect.n * forecast.w.worth(effect.item)
    left = forecast.gains.pop("value", 0) - value
    if left > 0:
        forecast.brings("value", left)
    else:
        forecast.pays("credit", -left)


@FORECASTS.of(CloseDeal)
def closes(forecast: CityForecast, effect: CloseDeal) -> None:
    """TW-963: what is not spent is lost; as long as it would buy something, to close the barter leaves that undone."""
    deal, w = forecast.w.deal, forecast.w
    if deal is None or not deal.credit:
        return
    forecast.risk("credit-lost", deal.credit, "TW-963")
    if any(w.worth(item) <= deal.credit and w.box[item] > deal.given.count(item) for item in deal.offer):
        forecast.risk("idle", rule="TW-963")


@FORECASTS.of(TokenRemove, TokenUse)
def token(forecast: CityForecast, effect: TokenRemove | TokenUse) -> None:
    forecast.pays(effect.name)


@FORECASTS.of(Cold)
def cold(forecast: CityForecast, effect: Cold) -> None:
    if effect.n > 0:
        forecast.risk("cold", effect.n, "TW-202")
    else:
        forecast.brings("cold", effect.n)
