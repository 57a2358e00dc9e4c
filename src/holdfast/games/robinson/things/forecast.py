"""What effects on resources, levels and cards cost, bring and risk."""

from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.people.deciding import resolve_people
from holdfast.games.robinson.things.inventions import DiscardInvention, FlipItem, FreelyBuilt, LoseItem
from holdfast.games.robinson.things.mystery import DrawMystery, TurnMystery
from holdfast.games.robinson.things.resources import Gain, Halve, Level, Lose

FORECASTS = Forecasts()


@FORECASTS.of(Gain)
def gain(forecast: Forecast, it: Gain) -> None:
    forecast.brings(it.what, it.total(forecast.w))


@FORECASTS.of(Lose)
def lose(forecast: Forecast, it: Lose) -> None:
    pays_what_is_there(forecast, it.what, it.n, max(0, forecast.w.free(it.what)), it.if_possible, "RC-645")


@FORECASTS.of(Level)
def level(forecast: Forecast, it: Level) -> None:
    if it.n >= 0:
        forecast.brings(it.track, it.n)
    else:
        pays_what_is_there(forecast, it.track, -it.n, forecast.w.levels[it.track], it.if_possible, "RC-652")


def pays_what_is_there(forecast: Forecast, what: str, n: int, have: int, if_possible: bool, rule: str) -> None:
    """RC-645, RC-646, RC-652: what cannot be paid is Wounds."""
    forecast.pays(what, min(n, have))
    if have < n and not if_possible:
        forecast.concerns(*resolve_people(forecast.w, forecast.by, "hit"))
        forecast.risk("wounds", n - have, rule)


@FORECASTS.of(Halve)
def halve(forecast: Forecast, it: Halve) -> None:
    forecast.pays(it.track, forecast.w.levels[it.track] // 2)


@FORECASTS.of(LoseItem, DiscardInvention)
def lose_item(forecast: Forecast, it: LoseItem | DiscardInvention) -> None:
    if not any(risk.what == "item-lost" for risk in forecast.risks):
        forecast.risk("item-lost", 1, "RC-671")


@FORECASTS.of(FlipItem)
def flip_item(forecast: Forecast, it: FlipItem) -> None:
    if it.n > 0 and not forecast.risks:
        forecast.risk("item-lost", it.n, "RC-671")


@FORECASTS.of(FreelyBuilt)
def freely_built(forecast: Forecast, it: FreelyBuilt) -> None:
    forecast.brings("items", 1)


@FORECASTS.of(DrawMystery, TurnMystery)
def draw_mystery(forecast: Forecast, it: DrawMystery | TurnMystery) -> None:
    """RC-692: what a search may turn up besides Treasures."""
    for kind, n in (("trap", it.trap), ("monster", it.monster)):
        if n or it.either or it.any:
            forecast.risk(kind, 0, "RC-692")
