"""Phase B: the pawns are resolved, top to bottom and left to right (NA-290 to NA-295)."""

from collections.abc import Callable
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.text.log import unlogged
from holdfast.games.naufragos.actions.building import Build
from holdfast.games.naufragos.actions.campfire import Campfire
from holdfast.games.naufragos.actions.foraging import GoForaging
from holdfast.games.naufragos.actions.rest import Rest
from holdfast.games.naufragos.actions.wreckage import Salvage
from holdfast.games.naufragos.camp.camp_board import UseCampCard
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.castaways.diary import Diary
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.log import PAWNS, fields
from holdfast.games.naufragos.rules import ACTION_OF, CASTAWAYS, LIST_ORDER, PRINTED_ORDER, SPACE_NAMES, SPACES
from holdfast.games.naufragos.vocabulary import Action, Space
from holdfast.games.naufragos.world import Shore


class Resolving(Effect[Shore]):
    """NA-290 to NA-292: the next pawn in the printed order, or in the order of the list where the table wants it; after
    the last one there is time for free acts before the phase is over. Where nobody wants to be asked in between, they
    all follow at once; no pawn comes to stand there meanwhile."""

    at: int = 0
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.pawns:
            return w.window("survival")
        if not w.wakeful():
            return all_pawns(w)
        space = next_pawn(w)
        return (Window("resolve"), RESOLVE[space], Resolving(order(w)(space)))


def order(w: Shore) -> Callable[[str], int]:
    """NA-291, NA-292: when the pawn on each space is resolved."""
    return IN_LIST if w.rules.list_order else IN_PRINT


def next_pawn(w: Shore) -> str:
    """The space of the pawn that is resolved next."""
    return min(w.pawns, key=order(w))


def all_pawns(w: Shore) -> Effects:
    """One after the other, in order."""
    steps: list[AnyEffect] = []
    for space in sorted(w.pawns, key=order(w)):
        steps.append(RESOLVE[space])
    steps.append(RESOLVING)
    return tuple(steps)


class ResolvePawn(Effect[Shore]):
    """NA-290: the action is finished and the pawn returned before the next one; the dead and the lost do nothing."""

    space: Space
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.space not in w.pawns:
            return ()
        action, _ = ACTION_OF[self.space]
        if action == "explore":
            return SET_OUT
        seat = w.pawns.pop(self.space)
        if action == "camp":
            return (UseCampCard(seat, self.space),)
        return ACTS[seat][action]


RESOLVING = Resolving()
RESOLVE = {space: ResolvePawn(space) for space in PRINTED_ORDER}
IN_PRINT = {space: i for i, space in enumerate(PRINTED_ORDER)}.__getitem__
IN_LIST = {space: i for i, space in enumerate(LIST_ORDER)}.__getitem__


class SetOut(Effect[Shore]):
    """NA-448, NA-530: all pawns on Exploration are resolved together; their order is the marching order."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = w.on_action("explore")
        for space in SPACE_NAMES["explore"]:
            w.pawns.pop(space, None)
        return (Expedition(seats),) if seats else ()


class TakenBack(Effect[Shore]):
    """NA-249: a pawn goes back to its owner without effect."""

    seat: int
    action: Action
    accounts_for = PAWNS
    log = fields("action")

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


class Act(Effect[Shore]):
    """One plain action of the board, by one castaway."""

    seat: int
    action: Action
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        deed = DEEDS[self.seat][self.action]
        if self.action == "wood" and w.perk(self.seat, "extra-wood") >= 0:
            deed = (Wood(2), deed[1])
        w.stack.append(deed)
        return ()


def deed(seat: Seat, action: str) -> tuple[AnyEffect, Cause]:
    """What an action is, and that its castaway does it."""
    cause = Cause(seat, seat, -1, "action", action)
    match action:
        case "forage":
            return GoForaging(seat), cause
        case "wood":
            return Wood(1), cause
        case "diary":
            return Diary(seat), cause
        case "wreckage":
            return Salvage(seat), cause
        case "campfire":
            return Campfire(seat), cause
        case "build":
            return Build(seat), cause
    return Rest(seat), cause


# --- what each castaway does, made once ----------------------------------------------------------------------------------

ACTIONS = (*SPACES, "rest")
SET_OUT = (SetOut(),)
ACTS: tuple[dict[str, Effects], ...] = tuple(
    [{action: (Act(seat, action),) for action in ACTIONS} for seat in CASTAWAYS]
)
DEEDS = tuple([{action: deed(seat, action) for action in ACTIONS} for seat in CASTAWAYS])
