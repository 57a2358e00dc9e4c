"""What goods, places of the camp and fishing certainly cost, bring and risk."""

from holdfast.core.engine.effect import tag_of
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.camp.camp_board import Solved
from holdfast.games.naufragos.camp.fishing import Fish, kept
from holdfast.games.naufragos.camp.places import Lianas, Orchard, TakeWood
from holdfast.games.naufragos.camp.store import Food, Rope, Sail, Wood
from holdfast.games.naufragos.dice.chances import sting
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.world import actor

FORECASTS = Forecasts()


@FORECASTS.of(Wood, Rope, Sail, Food)
def goods(forecast: ShoreForecast, effect: Wood | Rope | Sail | Food) -> None:
    what = tag_of(type(effect))
    if isinstance(effect, Food) and effect.to == "me":
        what = "own-food"
        if actor(forecast.w, forecast.by) != forecast.seat:
            return
    if effect.n > 0:
        forecast.brings(what, effect.n)
    else:
        forecast.risk(f"{what}-lost", min(-effect.n, getattr(forecast.w, tag_of(type(effect)))), "NA-005")


@FORECASTS.of(TakeWood)
def take_wood(forecast: ShoreForecast, effect: TakeWood) -> None:
    forecast.brings("wood", min(effect.n, forecast.w.on_card.get(forecast.by.card, 0)))


@FORECASTS.of(Lianas)
def lianas(forecast: ShoreForecast, effect: Lianas) -> None:
    forecast.brings("rope")


@FORECASTS.of(Orchard)
def orchard(forecast: ShoreForecast, effect: Orchard) -> None:
    """NA-957: a tile of the card; an empty one is filled first."""
    if forecast.w.size("orchard"):
        forecast.brings("tile")
    else:
        forecast.risk("fills", forecast.w.rules.orchard_tiles, "NA-957")


@FORECASTS.of(Solved)
def solved(forecast: ShoreForecast, effect: Solved) -> None:
    forecast.brings("solved")
    forecast.brings("token")


@FORECASTS.of(Fish)
def fish(forecast: ShoreForecast, effect: Fish) -> None:
    seat = actor(forecast.w, forecast.by)
    tiles = kept(forecast.w, seat, effect.n)
    forecast.brings("fish", tiles)
    if not effect.safe and (harm := sting(forecast.w, seat, tiles)):
        forecast.dice(0, "", **harm)
        for kind in harm:
            forecast.risk(kind, 0, "NA-024")
