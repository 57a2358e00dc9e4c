"""What pawns certainly cost, bring and risk."""

from holdfast.core.engine.effect import Cause
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.actions.campfire import tinder
from holdfast.games.naufragos.actions.rest import warmth
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.dice.chances import low_die
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.free_acts.odds import energy_at, more_by_rest
from holdfast.games.naufragos.pawns.placing import PassPawn, Put
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.pawns.white_pawn import PutWhite, ResolveWhite

FORECASTS = Forecasts()


@FORECASTS.of(Put)
def put(forecast: ShoreForecast, effect: Put) -> None:
    if effect.price:
        forecast.energy(-effect.price)
    if effect.action == "camp":
        forecast.coloured = True
        camp(forecast, effect.space)
    else:
        act(forecast, effect.seat, effect.action)


@FORECASTS.of(Act)
def act_effect(forecast: ShoreForecast, effect: Act) -> None:
    act(forecast, effect.seat, effect.action)


@FORECASTS.of(PassPawn)
def pass_pawn(forecast: ShoreForecast, effect: PassPawn) -> None:
    forecast.risk("idle", 1, "NA-254")


@FORECASTS.of(PutWhite)
def put_white(forecast: ShoreForecast, effect: PutWhite) -> None:
    camp(forecast, effect.space)


@FORECASTS.of(ResolveWhite)
def resolve_white(forecast: ShoreForecast, effect: ResolveWhite) -> None:
    camp(forecast, forecast.w.white)


def camp(forecast: ShoreForecast, space: str) -> None:
    """NA-455: a camp card, its cost and what it does; a red one is solved by choices that come later."""
    w, seat = forecast.w, forecast.seat
    card = w.on_camp(space)
    action = w.camp_card(card)
    forecast.about(card)
    if action.cost:
        forecast.energy(-action.cost)
    forecast.follow(action.then, Cause(seat, seat, card, "camp"))


def act(forecast: ShoreForecast, seat: int, action: str) -> None:
    """What an action of the board surely brings, or its dice."""
    w = forecast.w
    match action:
        case "forage":
            forage(forecast)
        case "wood":
            forecast.brings("wood", 2 if w.perk(seat, "extra-wood") >= 0 else 1)
        case "diary":
            forecast.follow((Story(str(seat)),), Cause(seat, seat))
        case "wreckage":
            forecast.brings("item")
        case "campfire":
            sure = w.perk(seat, "lighter") >= 0
            if sure:
                forecast.dice(0, "", success=1.0)
            else:  # the energy to spend is asked later
                helps, energy = tinder(w, seat), energy_at(w, seat, "campfire:1")
                forecast.dice(1, "", least=low_die(1 + helps), most=low_die(energy + helps))
            if w.rules.fire_takes_wood and not w.wood:
                forecast.risk("no-wood", 1, "NA-426")
        case "explore":
            forecast.team = [*w.on_action("explore"), seat]
        case "rest":
            rest(forecast, seat)


def forage(forecast: ShoreForecast) -> None:
    """NA-400, NA-401: [2013] a tile of the supply, if the pawns before leave one; [HR1.2] one of the bag, and one more."""
    w = forecast.w
    before = len(w.on_action("forage"))
    tiles = (w.size("supply") > before) + (w.rules.bags and w.size("forage") > before)
    forecast.brings("tile", tiles)
    if not tiles:
        forecast.risk("empty-handed", 0, "NA-400")


def rest(forecast: ShoreForecast, seat: int) -> None:
    """NA-040, NA-450: energy by the shelter, more on 4 to 6; a wound heals."""
    w = forecast.w
    forecast.energy(w.rules.rest[w.shelter][0] + warmth(w, seat))
    if w.wounds[seat]:
        forecast.brings("healed")
    elif not forecast.gains.get("energy"):
        forecast.risk("full", 0, "NA-167")
    if w.shelter and more_by_rest(w, seat) > 0:
        forecast.dice(1, "4", rested=0.5)
