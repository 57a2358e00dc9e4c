"""Day Actions: who takes part, what is paid, what the dice may bring (TW-307 to TW-332, TW-1732 to TW-1735)."""

from collections.abc import Callable

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.facts import Probability, Roll
from holdfast.games.this_war import rules as n
from holdfast.games.this_war.actions.jobs import Assigned, workers
from holdfast.games.this_war.actions.places import Sorted, TakeIdea
from holdfast.games.this_war.actions.resolving import Resolve
from holdfast.games.this_war.actions.visitors import sniper
from holdfast.games.this_war.book.narrative import Drop, Tell, in_vain
from holdfast.games.this_war.cards import NarrativeAction, Pick
from holdfast.games.this_war.display.forecasts import odds
from holdfast.games.this_war.display.forecasts.sheet import Readings, Sheet
from holdfast.games.this_war.house.building import ChooseSlot, Unbuild
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.fittings import COAL_WARMS
from holdfast.games.this_war.house.shelter_cards import PickDoor, may_lie
from holdfast.games.this_war.house.spaces import FITTING, RUBBLE
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.world import City

READ = Readings()


def job(sheet: Sheet, one: Job) -> None:
    """Who takes part and what is paid (TW-307)."""
    sheet.who, sheet.team = one.person, workers(one)
    for item, k in one.paid:
        sheet.pays(item, k)
    for token in one.extra.split():
        sheet.pays(token)
    if one.card >= 0:
        sheet.card = sheet.w.content.cards[one.card].key


@READ.of(Assigned, ChooseSlot)
def assigned(sheet: Sheet, effect: Assigned | ChooseSlot) -> None:
    one = effect.job
    job(sheet, one)
    reckon = DONE.get(one.what)
    if reckon is not None:
        reckon(sheet, one)


def rests(sheet: Sheet, one: Job) -> None:
    """TW-302: allowed, and nothing comes of it."""
    sheet.idles("TW-302")


def picks(sheet: Sheet, one: Job) -> None:
    sheet.rolls(odds.lock(sheet.w.has(one.person, "picklock")))
    sheet.risk("tool-used-up", 1, "TW-323")


def goes_out(sheet: Sheet, one: Job) -> None:
    reach, wounds = sniper(sheet.w)
    sheet.rolls(odds.black_die("sniper", reach))
    sheet.risk("shot", wounds, "TW-309")
    if sheet.w.level(one.person, n.WOUNDS) + wounds >= n.WORST:
        sheet.risk("fall", rule="TW-1006")


def rummages(sheet: Sheet, one: Job) -> None:
    w = sheet.w
    sheet.rolls(odds.rummage(w.has(one.person, "handyman"), w.token("flooded-basement") is not None))


def digs(sheet: Sheet, one: Job) -> None:
    """TW-325, TW-1602: what kinds of Rubble are left is public; where all of them hide Remnants, the answer says it itself."""
    w = sheet.w
    if w.house[one.space] != RUBBLE:
        return
    left = may_lie(w, one.space)
    twice = len([card for card in left if card.remnants])
    if 0 < twice < len(left):
        sheet.rolls(Roll((), "", (Probability("remnants", twice / len(left)),)))
        sheet.risk("remnants", rule="TW-325")


def works(sheet: Sheet, one: Job) -> None:
    """TW-317, TW-332, TW-1732 to TW-1735."""
    fitting = sheet.w.fitting(one.card)
    work = next((work for work in fitting.works if work.key == one.work), None)
    if work is None:
        if fitting.fuel is not None:
            paid = dict(one.paid)
            warmth = fitting.fuel.wood * paid.get(n.WOOD, 0) + fitting.fuel.book * paid.get(n.BOOK, 0)
            sheet.brings("cold", -min(sheet.w.cold, warmth + COAL_WARMS * bool(one.extra)))
        return
    if work.cooks:
        sheet.brings("meal", min(work.cooks + sheet.w.has(one.person, "cook"), n.MOST_CHARACTERS))
        if not any(sheet.w.level(p, n.HUNGER) for p in sheet.w.here()):
            sheet.risk("not-hungry", rule="TW-406")
    sheet.by = Cause(who=one.person, card=one.card, place="fitting", target=str(one.space))
    sheet.read((*work.then, *work.wait))
    if work.wait:
        sheet.risk("tomorrow", rule="TW-332")


def demolishes(sheet: Sheet, one: Job) -> None:
    sheet.card = sheet.w.content.cards[sheet.w.house[one.space] - FITTING].key
    if one.what == "demolish":
        sheet.risk("fitting-lost", 1, "TW-331")


def cheers(sheet: Sheet, one: Job) -> None:
    """TW-1715: a kind word is for somebody else who is sad."""
    if not any(sheet.w.level(p, n.MISERY) for p in sheet.w.here() if p != one.person):
        sheet.risk("nobody-sad", rule="TW-1715")


def builds(sheet: Sheet, one: Job) -> None:
    """TW-301, TW-307: what takes an action of its own can be used only in a later turn, so after the third not today; a Bed is
    slept in the same night."""
    fitting = sheet.w.fitting(one.card)
    if sheet.w.turn == 3 and (fitting.works or fitting.fuel is not None) and not fitting.id.startswith("bed"):
        sheet.risk("use-tomorrow", rule="TW-307")


DONE: dict[str, Callable[[Sheet, Job], None]] = {
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


@READ.of(Resolve)
def resolved(sheet: Sheet, effect: Resolve) -> None:
    if not sheet.team:
        sheet.who = effect.job.person
    sheet.team = (*sheet.team, *workers(effect.job))


@READ.of(PickDoor)
def door(sheet: Sheet, effect: PickDoor) -> None:
    sheet.who = effect.person
    sheet.rolls(odds.lock(again=False))


@READ.of(BoardUp)
def boards(sheet: Sheet, effect: BoardUp) -> None:
    """TW-709: a Board-Up wards off 1 of every Raid."""
    if effect.n > 0:
        sheet.brings("shield", effect.n)


@READ.of(Sorted)
def sorted_out(sheet: Sheet, effect: Sorted) -> None:
    sheet.brings(n.WOOD, effect.wood)
    sheet.brings(n.COMPONENT, effect.components)


@READ.of(Unbuild)
def unbuilt(sheet: Sheet, effect: Unbuild) -> None:
    sheet.card = sheet.w.content.cards[sheet.w.house[effect.space] - FITTING].key
    sheet.risk("fitting-lost", 1)


@READ.of(TakeIdea, Tell, Drop)
def card(sheet: Sheet, effect: TakeIdea | Tell | Drop) -> None:
    w, found = sheet.w, sheet.w.content.cards[effect.card]
    sheet.card = found.key
    if not isinstance(effect, Tell) or not isinstance(found, NarrativeAction) or found.keep:
        return
    by = Cause(card=effect.card, place="narrative")
    if in_vain(w, effect.card):
        sheet.risk("in-vain", rule="TW-819")
    elif found.effects and all(changes_nothing(w, by, one) for one in found.effects):
        sheet.risk("no-effect", rule="TW-819")


def changes_nothing(w: City, by: Cause, effect: AnyEffect) -> bool:
    """TW-408, TW-1842: nobody whom a State would leave, or no Cold to take off."""
    match effect:
        case State(who=Pick()):
            return not effect.among(w, by)
        case Cold(n=n):
            return n < 0 and not w.cold
    return False
