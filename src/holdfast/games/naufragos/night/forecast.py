"""What meals certainly cost, bring and risk."""

from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.camp.fishing import Release
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.free_acts.automatic import kept
from holdfast.games.naufragos.night.meals import (
    DogEats,
    EatPiece,
    FillLarder,
    LeaveAll,
    LeavePiece,
    Preserve,
    all_left,
    eaters,
)

FORECASTS = Forecasts()


@FORECASTS.of(EatPiece)
def eat(forecast: ShoreForecast, effect: EatPiece) -> None:
    """NA-309, NA-312: a piece of food, and for who was hungry a night without hunger."""
    w, seat = forecast.w, effect.seat
    first = not w.fed >> seat & 1
    energy = 2 if first and w.perk(seat, "pot") >= 0 else 1
    if seat == forecast.seat:
        forecast.energy(energy)
    else:
        forecast.brings("energy-for-others", min(energy, w.top(seat) - w.energy[seat]))
    if first:
        forecast.brings("meal")
    elif w.energy[seat] == w.top(seat):
        forecast.risk("no-use", 0, "NA-309")
    forecast.pays("own-food" if effect.kind == "own" else effect.kind)


@FORECASTS.of(LeavePiece)
def leave(forecast: ShoreForecast, effect: LeavePiece) -> None:
    """NA-306, NA-312, NA-350: a cube rots, unless barrel or cook keep it; who is still hungry may stay so."""
    w = forecast.w
    if effect.kind == "cube" and kept(w):
        forecast.brings("kept")
    elif effect.kind == "cube":
        forecast.risk("rots", 1, "NA-350")
    hungry = sum([not w.fed >> s & 1 and not w.held[s] for s in eaters(w)])
    if hungry > (left := w.cubes + w.food - 1):
        forecast.risk("hunger", hungry - left, "NA-312")


@FORECASTS.of(LeaveAll)
def leave_all(forecast: ShoreForecast, effect: LeaveAll) -> None:
    forecast.read(all_left(forecast.w))


@FORECASTS.of(DogEats)
def dog(forecast: ShoreForecast, effect: DogEats) -> None:
    forecast.pays("own-food" if effect.kind == "own" else effect.kind)


@FORECASTS.of(Preserve)
def preserve(forecast: ShoreForecast, effect: Preserve) -> None:
    forecast.brings("food", effect.n)
    forecast.pays("cube", effect.n)


@FORECASTS.of(FillLarder, Release)
def tile(forecast: ShoreForecast, effect: FillLarder | Release) -> None:
    forecast.about(effect.card)
