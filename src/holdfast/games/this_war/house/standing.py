"""What is built in the house, and where something can be put (TW-326 to TW-328, TW-339, TW-502)."""

from holdfast.games.this_war.actions.jobs import busy
from holdfast.games.this_war.cards import Fitting
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, beside, slots
from holdfast.games.this_war.world import City


def fitting_spaces(w: City, shut: int) -> list[int]:
    """The slots with built Fittings that can be reached and are not taken."""
    return [space for space in slots(w.reach, shut) if w.house[space] >= FITTING]


def works_here(w: City, space: int) -> bool:
    """TW-339: a *next to* Fitting needs its base beside it."""
    base = w.fitting(w.house[space] - FITTING).next_to
    return not base or beside_base(w, space, base)


def beside_base(w: City, space: int, base: str) -> bool:
    for other in beside(space):
        if w.house[other] >= FITTING and w.content.cards[w.house[other] - FITTING].id == base:
            return True
    return False


def empty_slots(w: City, next_to: str) -> list[int]:
    """TW-326 to TW-328: accessible slots without a card; beside the other Fitting where it must be."""
    free, house = [], w.house
    for space in slots(w.reach, busy(w)):
        if house[space] == EMPTY:
            free.append(space)
    return fit_for(w, free, next_to)


def fit_for(w: City, free: list[int], next_to: str) -> list[int]:
    """TW-328: those of the free slots that are beside the other Fitting, where it must be."""
    return [space for space in free if beside_base(w, space, next_to)] if next_to else free


def neighbours(w: City, base: Fitting) -> list[Fitting]:
    """TW-328: what can still be built and must stand next to this one."""
    known = [w.fitting(card) for zone in ("fittings", "ideas") for card in w.zones[zone].top]
    return [other for other in known if other.next_to == base.id]


def free_beside(w: City, space: int) -> list[int]:
    """TW-328: the empty slots next to this one."""
    return [other for other in beside(space) if w.house[other] == EMPTY]


def fittings_built(w: City) -> tuple[int, ...]:
    """The Fittings that stand in the house, by card."""
    return w.zones["built"].top


def beds(w: City) -> int:
    """TW-502, TW-512: built Beds on accessible slots."""
    cards, house, n = w.content.cards, w.house, 0
    built = [card for card in w.zones["built"].top if cards[card].id.startswith("bed")]
    if built:
        for space in slots(w.reach):
            n += house[space] - FITTING in built
    return n
