"""What the expedition and its way home certainly cost, bring and risk."""

from holdfast.core.engine.effect import Cause
from holdfast.core.forecast import Forecasts
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.chances import coming, homecoming, way_back
from holdfast.games.naufragos.exploration.expedition import DrawCard, TakePending, map_of
from holdfast.games.naufragos.exploration.lost import Attempt, lost_group
from holdfast.games.naufragos.exploration.returning import GoHome, return_bonus
from holdfast.games.naufragos.exploration.summit import SetLastTurn
from holdfast.games.naufragos.exploration.track import Advance, Difficulty
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.rules import SECTORS

FORECASTS = Forecasts()


@FORECASTS.of(Advance)
def advance(forecast: ShoreForecast, effect: Advance) -> None:
    if forecast.seat in whom(forecast.w, forecast.by, effect.who):
        forecast.brings("step", effect.n)


@FORECASTS.of(Difficulty)
def difficulty(forecast: ShoreForecast, effect: Difficulty) -> None:
    w = forecast.w
    if w.party and effect.n > 0:
        forecast.risk("harder", min(effect.n, w.rules.highest_difficulty - w.difficulty), "NA-552")
    elif w.party:
        forecast.brings("easier", min(-effect.n, w.difficulty - w.rules.lowest_difficulty))


@FORECASTS.of(DrawCard)
def draw(forecast: ShoreForecast, effect: DrawCard) -> None:
    """NA-551, NA-552: the next card of the deck brings a step forward, and a harder way home, as often as it may be."""
    explore(forecast, effect.deck)


def explore(forecast: ShoreForecast, deck: str) -> None:
    """NA-551: a card of an earlier sector than the explorer's brings no step."""
    w = forecast.w
    forecast.team = [*w.marching(forecast.seat)]
    if deck not in SECTORS or not w.size(deck):
        return
    leads_on = w.sector(forecast.seat) in SECTORS[: SECTORS.index(deck) + 1]
    step = harder = 0.0
    for card, chance in coming(ObservedWorld(w, forecast.seat), deck).items():
        step += chance * (leads_on and w.trip(card).foot)
        harder += chance * (map_of(w, card) > 0)
    forecast.dice(0, "", step=step, harder=harder)
    forecast.risk("harder", 0, "NA-552")


@FORECASTS.of(TakePending)
def take_pending(forecast: ShoreForecast, effect: TakePending) -> None:
    w = forecast.w
    trip = w.trip(effect.card)
    forecast.about(effect.card)
    forecast.team = [*w.marching(forecast.seat)]
    if trip.foot and not (trip.foot_once and effect.card in w.seen_foot):
        forecast.brings("step")
    if harder := map_of(w, effect.card):
        forecast.read((Difficulty(harder),))
    forecast.follow(trip.then, Cause(effect.seat, effect.seat, effect.card, "trip"))


@FORECASTS.of(GoHome)
def go_home(forecast: ShoreForecast, effect: GoHome) -> None:
    """NA-580 to NA-586: who stays out makes no roll now."""
    if forecast.seat not in effect.group:
        forecast.risk("alone", len(forecast.w.party) - len(effect.group), "NA-580")
        return
    forecast.team = [*effect.group]
    home = homecoming(forecast.w, effect.group)
    forecast.dice(2, f"{forecast.w.difficulty - return_bonus(forecast.w, effect.group)}", success=home)
    if home < 1:
        forecast.risk("lost", len(effect.group), "NA-586")


@FORECASTS.of(SetLastTurn)
def last_turn(forecast: ShoreForecast, effect: SetLastTurn) -> None:
    forecast.risk("last-turn", effect.turn, "NA-720")


@FORECASTS.of(Attempt)
def attempt(forecast: ShoreForecast, effect: Attempt) -> None:
    group = lost_group(forecast.w, effect.members)
    if group is not None:
        forecast.team = [*group.members]
        forecast.pays("pawn")
        forecast.dice(2, "", success=way_back(forecast.w, group))
