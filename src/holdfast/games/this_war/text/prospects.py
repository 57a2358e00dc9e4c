"""What a question must reckon before it can be asked: room beside a Fitting, what a guard achieves, from where to where."""

from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.cards import Fitting
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.house.standing import empty_slots, free_beside, neighbours
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.rules import DICE
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def room(localizer: "Localizer", w: City, card: Fitting) -> dict[str, str]:
    """TW-328: what must stand beside this Fitting, and whether it could; or for what else room should be left."""
    beside = [localizer.noun(other.key) for other in neighbours(w, card)]
    if beside:
        free = any(free_beside(w, space) for space in empty_slots(w, card.next_to))
        return {"beside": localizer.listed(beside), "beside-is": "some" if free else "full"}
    if card.next_to:
        return {"beside": "", "beside-is": "tied"}
    known = [w.fitting(other) for other in w.zones["fittings"].top]
    pairs = [
        (localizer.noun(other.key), localizer.noun(f"fitting/{other.next_to}")) for other in known if other.next_to
    ]
    told = [localizer.say("only-beside", what=what, beside=base) for what, base in pairs]
    return {"beside": "; ".join(told), "beside-is": "others" if told else "none"}


def bare_hit(w: City, p: int) -> int:
    """TW-708, TW-711, TW-912: how likely a guard hits without a weapon, all misses rolled again, in percent."""
    die = DICE["yellow" if w.has(p, "trained") else "grey"]
    missed = len([side for side in die if side <= 0]) / len(die)
    return round(100 * (1 - missed ** (1 + w.prowess(p))))


def raiders(w: City, effect: Any) -> dict[str, Any]:
    """TW-704, TW-705: of how many Wounds of a Raid this is one, and what it takes afterwards."""
    hurts = w.raid is not None and any(isinstance(it, State) and it.state == "wounds" for it in effect.then)
    now = raid(w) if hurts else None
    return {"raid": "yes" if now else "no", "total": now.wounds if now else 0, "damage": now.damage if now else 0}


def span(numbers: list[int]) -> str:
    """From the least to the most of them."""
    return "–".join([str(n) for n in sorted({min(numbers), max(numbers)})])
