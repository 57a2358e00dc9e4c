"""Costs, gains and risks of meals, water and the tasks of the night (TW-402 to TW-404, TW-502 to TW-509)."""

from holdfast.core.engine.effect import AnyEffect
from holdfast.core.facts import NOBODY
from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.cards import NightRaid
from holdfast.games.this_war.city.listening import TreadSoftly
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.raid import UseShelf
from holdfast.games.this_war.flow.anytime import ExtraShift
from holdfast.games.this_war.flow.dusk import Drink, Eat, GoHungry, HalfRations, Water
from holdfast.games.this_war.flow.evening import Task
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.world import City

FORECASTS = Forecasts()


@FORECASTS.of(Eat)
def eats(forecast: CityForecast, effect: Eat) -> None:
    """TW-404: where several eat, what it does for the first of them."""
    forecast.pays(effect.item)
    if forecast.who == NOBODY:
        forecast.who = effect.person
        forecast.brings(
            "hunger", -min(forecast.w.rules.nourishes(effect.item), forecast.w.level(effect.person, n.HUNGER))
        )


@FORECASTS.of(GoHungry)
def goes_hungry(forecast: CityForecast, effect: GoHungry) -> None:
    forecast.who = effect.person
    if not forecast.w.has_eaten(effect.person):
        forecast.changes((effect.person,), n.HUNGER, 1, "TW-404")


@FORECASTS.of(Drink, Water)
def drinks(forecast: CityForecast, effect: Drink | Water) -> None:
    w = forecast.w
    if isinstance(effect, Water):
        forecast.who = effect.dry[-1]
    else:
        forecast.pays(n.WATER, len([p for p in w.here() if p not in effect.dry]))
    if effect.dry:
        least = len(w.here()) - w.storage[n.WATER]
        forecast.risk("thirst", max(len(effect.dry), least), "TW-402")
        if any(max(w.level(p, n.HUNGER), w.level(p, n.MISERY)) + 1 >= n.WORST for p in effect.dry):
            forecast.risk("fall", rule="TW-1006")


@FORECASTS.of(Task)
def task(forecast: CityForecast, effect: Task) -> None:
    """TW-502 to TW-509; where several have their tasks at once, what it does to the first of them."""
    p, w = effect.person, forecast.w
    alone = forecast.who == NOBODY
    forecast.who = p
    if effect.task in ("bed", "floor"):
        tired = w.level(p, n.FATIGUE)
        if alone:
            forecast.brings("fatigue", -(tired if effect.task == "bed" else min(w.rules.floor_rest, tired)))
        return
    if alone:
        forecast.changes((p,), n.FATIGUE, 1, "TW-504" if effect.task == "guard" else "TW-506")
    forecast.risk("raid" if effect.task == "guard" else "encounters")
    if effect.task == "guard" and not w.guards() and w.level(p, n.WOUNDS) + least_wounds(w) >= n.WORST:
        forecast.risk("frail", w.level(p, n.WOUNDS), "TW-1006")


def least_wounds(w: City) -> int:
    """TW-705, TW-709: what even the mildest of the usual Raids leaves for the guards, if none of them hits."""
    usual = [card.wounds for card in w.content.deck("night-raid") if isinstance(card, NightRaid) and not card.corner]
    door = any("door" in w.fitting(card).perks for card in w.zones["built"].top)
    least = min([wounds for wounds in usual if wounds], default=0)
    return max(0, least - w.boards.bit_count() - w.rules.door_shield * door)


@FORECASTS.of(ExtraShift)
def extra_shift(forecast: CityForecast, effect: ExtraShift) -> None:
    forecast.who = effect.person
    forecast.changes((effect.person,), n.FATIGUE, 1, "TW-1842")


@FORECASTS.of(HalfRations, UseShelf, TreadSoftly)
def kept_card(forecast: CityForecast, effect: AnyEffect) -> None:
    forecast.pays("kept-card")
    if isinstance(effect, UseShelf):
        forecast.brings("damage", -min(forecast.w.rules.hidden_shelf, raid(forecast.w).damage))
