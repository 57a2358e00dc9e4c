"""Costs, gains, dice and risks of the Day Actions (TW-307 to TW-332, TW-1732 to TW-1735)."""

from collections.abc import Callable

from holdfast.core.engine.effect import Cause
from holdfast.core.facts import Probability, Roll
from holdfast.core.forecast import Forecasts
from holdfast.games.this_war import odds
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.actions.jobs import Assigned, workers
from holdfast.games.this_war.actions.places import Sorted, rummage_bonus
from holdfast.games.this_war.actions.resolving import Resolve
from holdfast.games.this_war.actions.visitors import sniper
from holdfast.games.this_war.forecast import CityForecast
from holdfast.games.this_war.house.building import ChooseSlot, Unbuild
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.shelter_cards import PickDoor, may_lie
from holdfast.games.this_war.house.spaces import FITTING, RUBBLE
from holdfast.games.this_war.pieces import Job

FORECASTS = Forecasts()


def job(forecast: CityForecast, one: Job) -> None:
    """The people who take part, and the price (TW-307)."""
    forecast.who, forecast.team = one.person, [*workers(one)]
    for item, k in one.paid:
        forecast.pays(item, k)
    for token in one.extra.split():
        forecast.pays(token)
    if one.card >= 0:
        forecast.card = forecast.w.content.cards[one.card].key


@FORECASTS.of(Assigned, ChooseSlot)
def assigned(forecast: CityForecast, effect: Assigned | ChooseSlot) -> None:
    one = effect.job
    job(forecast, one)
    read = BY_JOB.get(one.what)
    if read is not None:
        read(forecast, one)


def rests(forecast: CityForecast, one: Job) -> None:
    """TW-302: allowed, and nothing comes of it."""
    forecast.idles("TW-302")


def picks(forecast: CityForecast, one: Job) -> None:
    forecast.rolls(odds.lock(forecast.w.has(one.person, "picklock"), forecast.w.rules.lock_holds))
    forecast.risk("tool-used-up", 1, "TW-323")


def goes_out(forecast: CityForecast, one: Job) -> None:
    reach, wounds = sniper(forecast.w)
    forecast.rolls(odds.black_die("sniper", reach))
    forecast.risk("shot", wounds, "TW-309")
    if forecast.w.level(one.person, n.WOUNDS) + wounds >= n.WORST:
        forecast.risk("fall", rule="TW-1006")


def rummages(forecast: CityForecast, one: Job) -> None:
    w = forecast.w
    forecast.rolls(odds.rummage(rummage_bonus(w, one.person)))


def digs(forecast: CityForecast, one: Job) -> None:
    """TW-325, TW-1602: what kinds of Rubble are left is public; where all of them hide Remnants, the answer says it itself."""
    w = forecast.w
    if w.house[one.space] != RUBBLE:
        return
    left = may_lie(w, one.space)
    twice = len([card for card in left if card.remnants])
    if 0 < twice < len(left):
        forecast.rolls(Roll((), "", (Probability("remnants", twice / len(left)),)))
        forecast.risk("remnants", rule="TW-325")


def works(forecast: CityForecast, one: Job) -> None:
    """TW-317, TW-332, TW-1732 to TW-1735."""
    fitting = forecast.w.fitting(one.card)
    work = next((work for work in fitting.works if work.key == one.work), None)
    if work is None:
        if fitting.fuel is not None:
            paid = dict(one.paid)
            warmth = fitting.fuel.wood * paid.get(n.WOOD, 0) + fitting.fuel.book * paid.get(n.BOOK, 0)
            forecast.brings("cold", -min(forecast.w.cold, warmth + forecast.w.rules.coal_warms * bool(one.extra)))
        return
    if work.cooks:
        forecast.brings("meal", min(work.cooks + forecast.w.has(one.person, "cook"), forecast.w.rules.most_characters))
        if not any(forecast.w.level(p, n.HUNGER) for p in forecast.w.here()):
            forecast.risk("not-hungry", rule="TW-406")
    forecast.by = Cause(who=one.person, card=one.card, place="fitting", target=str(one.space))
    forecast.read((*work.then, *work.wait))
    if work.wait:
        forecast.risk("tomorrow", rule="TW-332")


def demolishes(forecast: CityForecast, one: Job) -> None:
    forecast.card = forecast.w.content.cards[forecast.w.house[one.space] - FITTING].key
    if one.what == "demolish":
        forecast.risk("fitting-lost", 1, "TW-331")


def cheers(forecast: CityForecast, one: Job) -> None:
    """TW-1715: a kind word is for somebody else who is sad."""
    if not any(forecast.w.level(p, n.MISERY) for p in forecast.w.here() if p != one.person):
        forecast.risk("nobody-sad", rule="TW-1715")


def builds(forecast: CityForecast, one: Job) -> None:
    """TW-301, TW-307: what takes an action of its own can be used only in a later turn, so after the third not today; a Bed is
    slept in the same night."""
    fitting = forecast.w.fitting(one.card)
    if forecast.w.turn == 3 and (fitting.works or fitting.fuel is not None) and not fitting.id.startswith("bed"):
        forecast.risk("use-tomorrow", rule="TW-307")


BY_JOB: dict[str, Callable[[CityForecast, Job], None]] = {
    "build": builds,
    "comfort": cheers,
    "music": cheers,
    "rest": rests,
    "pick": picks,
    "outside": goes_out,
    "rummage": rummages,
    "dig": digs,
    "use": works,
    "move": demolishes,
    "demolish": demolishes,
}


@FORECASTS.of(Resolve)
def resolved(forecast: CityForecast, effect: Resolve) -> None:
    if not forecast.team:
        forecast.who = effect.job.person
    forecast.team += workers(effect.job)


@FORECASTS.of(PickDoor)
def door(forecast: CityForecast, effect: PickDoor) -> None:
    forecast.who = effect.person
    forecast.rolls(odds.lock(again=False, holds_to=forecast.w.rules.lock_holds))


@FORECASTS.of(BoardUp)
def boards(forecast: CityForecast, effect: BoardUp) -> None:
    """TW-709: a Board-Up wards off 1 of every Raid."""
    if effect.n > 0:
        forecast.brings("shield", effect.n)


@FORECASTS.of(Sorted)
def sorted_out(forecast: CityForecast, effect: Sorted) -> None:
    forecast.brings(n.WOOD, effect.wood)
    forecast.brings(n.COMPONENT, effect.components)


@FORECASTS.of(Unbuild)
def unbuilt(forecast: CityForecast, effect: Unbuild) -> None:
    forecast.card = forecast.w.content.cards[forecast.w.house[effect.space] - FITTING].key
    forecast.risk("fitting-lost", 1)
