"""The outcome of an Action: when it would be resolved, what its dice came to, and what the group has before and
after."""

from typing import Any

from holdfast.core.engine.effect import Effects
from holdfast.core.engine.menu import Option
from holdfast.core.state.world import Rolled
from holdfast.games.robinson.actions.combat import Strike
from holdfast.games.robinson.actions.dice import ReadDice, ReadSuccess
from holdfast.games.robinson.flow.action import Resolve
from holdfast.games.robinson.planning.plan import Assign, Join
from holdfast.games.robinson.rules import face, faces
from holdfast.games.robinson.world import RESOURCES, Island


def foreseen(w: Island, option: Option) -> Effects:
    """RC-265: the Action that was planned just now, resolved as if nobody joined."""
    match option.then[0] if option.then else None:
        case Assign():
            return (Resolve(w.plan[-1].slot),)
        case Join(slot):
            return (Resolve(slot),)
    return ()


def verdict(w: Island, effect: Any, outcomes: tuple[int, ...], rolled: Rolled | None) -> str:
    """RC-441 to RC-448, RC-451: success, success with a Wound, or none; a fight brings what it brings, hurt or unhurt."""
    match effect:
        case ReadDice() if rolled is not None:
            wound, success, _ = faces(rolled.kind, rolled.faces)
            if success != "success":
                return "failure"
            return "partial" if wound == "wound" else "success"
        case ReadSuccess() if rolled is not None:
            return "success" if face(rolled.kind, 1, rolled.faces[1]) == "success" else "failure"
        case Strike():
            return "partial" if effect.wounds(w) > 0 else "success"
    return ""


def holds(w: Island, seat: int) -> dict[str, int]:
    """What everybody has, with what comes home later (RC-294); Wounds of all."""
    found = {what: w.stock[what] + w.all_gained(what) for what in RESOURCES}
    persons = range(w.players)
    return {
        "wounds": sum([w.wounds[who] for who in persons]),
        **found,
        "morale": w.morale,
        "determination": sum([w.determination[who] for who in persons]),
        "roof": w.levels["roof"],
        "palisade": w.levels["palisade"],
        "weapon": w.levels["weapon"],
    }
