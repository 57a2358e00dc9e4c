"""Phase B: the pawns are resolved, top to bottom and left to right (NA-290 to NA-295), and the plain actions."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.building import Build
from holdfast.games.naufragos.campboard import UseCampCard
from holdfast.games.naufragos.castaways import Energy, Heal
from holdfast.games.naufragos.dice import Roll, total
from holdfast.games.naufragos.exploration import Expedition
from holdfast.games.naufragos.numbers import ACTION_OF, LIST_ORDER, PRINTED_ORDER, SPACES
from holdfast.games.naufragos.stores import GoForaging, Wood
from holdfast.games.naufragos.story import Diary
from holdfast.games.naufragos.weather import Campfire
from holdfast.games.naufragos.world import Shore
from holdfast.games.naufragos.wreckage import Salvage


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
        order = LIST_ORDER if w.rules.list_order else PRINTED_ORDER
        for i in range(self.at, len(order)):
            if order[i] in w.pawns:
                return (Window("resolve"), ResolvePawn(order[i]), Resolving(i))
        return w.window("survival")


def all_pawns(w: Shore) -> Effects:
    """One after the other, in order."""
    steps: list[AnyEffect] = []
    for space in sorted(w.pawns, key=IN_LIST if w.rules.list_order else IN_PRINT):
        steps.append(RESOLVE[space])
    steps.append(RESOLVING)
    return tuple(steps)


class ResolvePawn(Effect[Shore]):
    """NA-290: the action is finished and the pawn taken back before the next one; who died or got lost does nothing."""

    space: str

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
"""NA-291, NA-292: when the pawn on each space is resolved."""


class SetOut(Effect[Shore]):
    """NA-448, NA-530: all pawns on Exploration are resolved together; their order is the marching order."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = tuple([w.pawns.pop(space) for space in sorted(w.pawns) if space.startswith("explore:")])
        return (Expedition(seats),) if seats else ()


class TakenBack(Effect[Shore]):
    """NA-249: a pawn goes back to its owner without effect."""

    seat: int
    action: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        return ()


class Act(Effect[Shore]):
    """One plain action of the board, by one castaway."""

    seat: int
    action: str

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


class Rest(Effect[Shore]):
    """NA-450: [2013] energy by the shelter, then the lowest wound heals."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        rest = rest_roll(w, self.seat)
        return rest + HEALS[self.seat] if w.wounds[self.seat] else rest


def rest_roll(w: Shore, seat: int) -> Effects:
    """NA-040: without a shelter 1 energy and no roll."""
    if not w.shelter:
        return (Energy(str(seat), 1 + warmth(w, seat)),)
    return REST_ROLLS[seat]


class ReadRest(Effect[Shore]):
    """NA-040: shelter n gives n energy on 1 to 3, and 1 more on 4 to 6."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        gained = w.shelter + (min(6, total(w)) >= 4)
        return (Energy(str(self.seat), gained + warmth(w, self.seat)),)


def warmth(w: Shore, seat: int) -> int:
    """Blanket and pelt: 1 energy more; the two do not add up."""
    return 1 if w.perk(seat, "blanket") >= 0 else 0


# --- what each castaway does, made once ----------------------------------------------------------------------------------

PAWNS = range(4)
ACTIONS = (*SPACES, "rest")
SET_OUT = (SetOut(),)
ACTS: tuple[dict[str, Effects], ...] = tuple([{action: (Act(seat, action),) for action in ACTIONS} for seat in PAWNS])
DEEDS = tuple([{action: deed(seat, action) for action in ACTIONS} for seat in PAWNS])
REST_ROLLS: tuple[Effects, ...] = tuple([(Roll("rest", 1, (seat,), (ReadRest(seat),)),) for seat in PAWNS])
HEALS: tuple[Effects, ...] = tuple([(Heal(str(seat)),) for seat in PAWNS])
