"""What the actions of the board certainly cost, bring and risk."""

from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.actions.building import BuildProgress, Contribute, needed
from holdfast.games.naufragos.actions.campfire import FeedFire, RubSticks, tinder
from holdfast.games.naufragos.actions.foraging import Forage, TakeFromSupply
from holdfast.games.naufragos.dice.chances import low_die
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.rules import LONG_SITES

FORECASTS = Forecasts()


@FORECASTS.of(Forage)
def forage_tiles(forecast: ShoreForecast, effect: Forage) -> None:
    if effect.n > 0:
        forecast.brings("tile" if effect.to == "store" else "supply", effect.n)
    else:
        forecast.risk("supply-lost", min(-effect.n, forecast.w.size("supply")), "NA-404")


@FORECASTS.of(TakeFromSupply)
def take_from_supply(forecast: ShoreForecast, effect: TakeFromSupply) -> None:
    forecast.brings("tile")
    forecast.pays("supply")


@FORECASTS.of(FeedFire)
def feed_fire(forecast: ShoreForecast, effect: FeedFire) -> None:
    forecast.pays("wood")
    forecast.brings("warm-night")


@FORECASTS.of(RubSticks)
def rub_sticks(forecast: ShoreForecast, effect: RubSticks) -> None:
    """NA-425, NA-432: 6 energy need no roll."""
    if effect.n < 6:
        forecast.dice(1, f"≤ {effect.n}", success=low_die(effect.n + tinder(forecast.w, effect.seat)))


@FORECASTS.of(Contribute)
def contribute(forecast: ShoreForecast, effect: Contribute) -> None:
    """NA-436 to NA-438: who builds, what it takes, and what all others together could still add."""
    w, name = forecast.w, effect.name
    forecast.team = [*effect.builders]
    if name in LONG_SITES:  # how far it gets is for all of them to say
        return
    energy, *materials = needed(w, name)
    if not effect.asked_so_far:
        for what, n in zip(("energy-of-all", "wood", "rope", "sail"), (energy, *materials), strict=True):
            if n:
                forecast.pays(what, n)
    lacks = energy - effect.total
    if effect.asked_so_far and lacks > 0:
        forecast.risk("short", lacks, "NA-438")
    elif effect.asked_so_far and lacks < 0:
        forecast.risk("wasted", -lacks, "NA-436")


@FORECASTS.of(BuildProgress)
def progress(forecast: ShoreForecast, effect: BuildProgress) -> None:
    if effect.name in forecast.w.built:
        forecast.risk("complete", 0, "NA-442")
