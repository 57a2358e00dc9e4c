"""How an answer turns out: the job that was assigned, carried out at once; what dice came to; what the group has."""

from typing import Any

from holdfast.core.engine.effect import Effects
from holdfast.core.engine.menu import Option
from holdfast.core.state.world import Rolled
from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.actions.places import counted, rummage_bonus, units
from holdfast.games.this_war.actions.resolving import Resolve
from holdfast.games.this_war.book.checks import DangerRolls, Hurt
from holdfast.games.this_war.city.obstacles import LockHeld, PickLock
from holdfast.games.this_war.combat.blows import Lands, Strike
from holdfast.games.this_war.combat.weapons import deadly
from holdfast.games.this_war.house.shelter_cards import PickDoor
from holdfast.games.this_war.pieces import Throw
from holdfast.games.this_war.rules import NOBODY, STATES, STORY, TOKENS
from holdfast.games.this_war.world import City

COUNTED = ("canned-food", "raw-food", "vegetable", "wood", "component", "water", "ammo", "bandages", "meds", "lockpick")
PLACES = {token.id: i for i, token in enumerate(TOKENS) if token.id in COUNTED}


def foreseen(w: City, option: Option) -> Effects:
    """TW-307: what was assigned just now, carried out before the others."""
    match option.then[0] if option.then else None:
        case Assigned(job) if job in w.jobs:
            return (Resolve(job),)
    return ()


def verdict(w: City, effect: Any, outcomes: tuple[int, ...], rolled: Rolled | None) -> str:
    """What the die came to that fell just now; where it may be rolled again it is not read yet (TW-912, TW-1209, TW-1713)."""
    match effect:
        case Lands(face, weapon):
            return blow(face, weapon)
        case Hurt():
            return "failure"
        case LockHeld():
            return "failure"
    thrown = w.thrown[-1] if outcomes and w.thrown else None
    if thrown is None or thrown.at <= w.chance.used - len(outcomes):
        return ""
    match effect:
        case Strike(_, weapon, _, again, shots):
            if again or thrown.face == STORY:
                return ""
            return "" if shots > 1 and blow(thrown.face, weapon) == "failure" else blow(thrown.face, weapon)
        case DangerRolls(again=again):
            return "success" if thrown.face <= 0 else "" if again else "failure"
        case PickLock(again=again) if again and thrown.face < thrown.need and w.with_ability("picklock") != NOBODY:
            return ""
        case PickDoor(person, _, again) if again and thrown.face < thrown.need and w.has(person, "picklock"):
            return ""
    return black(w, thrown)


def blow(face: int, weapon: int) -> str:
    """TW-907, TW-914: it kills, it hits, it misses."""
    return "success" if deadly(face, weapon) else "partial" if face > 0 else "failure"


def black(w: City, thrown: Throw) -> str:
    """At least `need` succeeds, or at most `-need` fails; of rummaging, whether anything is found (TW-315)."""
    if thrown.die != "black":
        return ""
    if thrown.why == "rummage":
        return "success" if units(counted(thrown.face, rummage_bonus(w, thrown.who))) else "failure"
    shown = min(10, thrown.face + thrown.plus)
    if thrown.need > 0:
        return "success" if shown >= thrown.need else "failure"
    if thrown.need < 0:
        return "failure" if shown <= -thrown.need else "success"
    return ""


def holds(w: City, seat: int) -> dict[str, int]:
    """The states of all, and what they have at home and with them."""
    states: dict[str, int] = {name: sum([w.level(p, i) for p in w.group]) for i, name in enumerate(STATES)}
    return {**states, **{item: w.storage[at] + w.pile[at] for item, at in PLACES.items()}}
