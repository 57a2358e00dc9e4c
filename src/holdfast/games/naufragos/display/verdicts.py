"""How an answer turns out: the pawn that was placed, resolved at once; what dice came to; what a castaway has."""

from typing import Any

from holdfast.core.engine.effect import Effects
from holdfast.core.engine.menu import Option
from holdfast.core.state.world import Rolled
from holdfast.games.naufragos.actions.campfire import ReadSparks
from holdfast.games.naufragos.actions.rest import ReadRest
from holdfast.games.naufragos.dice.rolls import ReadTable
from holdfast.games.naufragos.dice.strength import Blow, strength
from holdfast.games.naufragos.exploration.lost import ReadAttempt, lost_group
from holdfast.games.naufragos.exploration.returning import BackInCamp, GetLost, return_bonus
from holdfast.games.naufragos.free_acts.odds import good, highest
from holdfast.games.naufragos.night.wounds import ReadWounds
from holdfast.games.naufragos.pawns.placing import Put
from holdfast.games.naufragos.pawns.resolving import RESOLVE
from holdfast.games.naufragos.rulesets.hr12.lost import ReadLostRoll
from holdfast.games.naufragos.world import STORIES, Shore


def foreseen(w: Shore, option: Option) -> Effects:
    """NA-290: the pawn that was placed just now is resolved as things stand."""
    match option.then[0] if option.then else None:
        case Put(_, space):
            return (RESOLVE[space],)
    return ()


def verdict(w: Shore, effect: Any, outcomes: tuple[int, ...], rolled: Rolled | None) -> str:
    """NA-040, NA-274, NA-333, NA-425, NA-582, NA-632: what dice came to; who sets out for home comes home or gets lost."""
    match effect:
        case BackInCamp():
            return "success"
        case GetLost():
            return "failure"
    if rolled is None:
        return ""
    dice = sum(rolled.faces) + len(rolled.faces)
    match effect:
        case ReadWounds():
            won = 0 not in rolled.faces
        case ReadSparks():
            won = dice - w.bonus <= highest(w, effect)
        case ReadRest():
            won = min(6, dice + w.bonus) >= 4
        case Blow() if w.fight is not None:
            result = dice + w.bonus + strength(w, w.fight.seats) + w.fight.extra
            won = result > w.fight.against if w.fight.attack else result >= w.fight.against
        case ReadAttempt(members) | ReadLostRoll(members=members):
            group = lost_group(w, members)
            seat = effect.seat if isinstance(effect, ReadLostRoll) else -1
            won = group is not None and dice + w.bonus + return_bonus(w, members, seat) >= group.difficulty
        case ReadTable():
            won = good(w, effect, (dice,), w.bonus) >= 0
        case _:
            return ""
    return "success" if won else "failure"


def holds(w: Shore, seat: int) -> dict[str, int]:
    """What the castaway has, and what lies in the camp."""
    if seat >= len(w.energy):  # nobody has a character yet
        return {}
    return {
        "energy": w.energy[seat],
        "wounds": w.wounds[seat],
        "trauma": w.trauma[seat],
        "token": len(w.zones[STORIES[seat]].top),
        "food": w.food,
        "wood": w.wood,
        "rope": w.rope,
        "sail": w.sail,
    }
