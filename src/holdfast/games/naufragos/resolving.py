"""Phase B: the pawns are resolved, top to bottom and left to right (NA-290 to NA-295), and the plain actions."""

from typing import ClassVar

from holdfast.core.effect import Cause, Effect, Effects
from holdfast.core.effects import Window
from holdfast.games.naufragos.building import Build
from holdfast.games.naufragos.campboard import UseCampCard
from holdfast.games.naufragos.castaways import Energy, Heal
from holdfast.games.naufragos.dice import Roll, total
from holdfast.games.naufragos.exploration import Expedition
from holdfast.games.naufragos.numbers import LIST_ORDER, PRINTED_ORDER
from holdfast.games.naufragos.stores import GoForaging, Wood
from holdfast.games.naufragos.story import Diary
from holdfast.games.naufragos.weather import Campfire
from holdfast.games.naufragos.world import Shore, under
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
        order = LIST_ORDER if w.rules.list_order else PRINTED_ORDER
        if not w.wakeful():
            return (*[ResolvePawn(space) for space in order if space in w.pawns], Resolving())
        for i in range(self.at, len(order)):
            if order[i] in w.pawns:
                return (Window("resolve"), ResolvePawn(order[i]), Resolving(i))
        return w.window("survival")


class ResolvePawn(Effect[Shore]):
    """NA-290: the action is finished and the pawn taken back before the next one; who died or got lost does nothing."""

    space: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.space not in w.pawns:
            return ()
        action, _, _ = self.space.partition(":")
        if action == "explore":
            return (SetOut(),)
        seat = w.pawns.pop(self.space)
        if action == "camp":
            return (UseCampCard(seat, self.space),)
        return (Act(seat, action),)


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
        seat = self.seat
        cause = Cause(seat, seat, -1, "action", self.action)
        match self.action:
            case "forage":
                then: Effects = (GoForaging(seat),)
            case "wood":
                then = (Wood(2 if w.perk(seat, "extra-wood") >= 0 else 1),)
            case "diary":
                then = (Diary(seat),)
            case "wreckage":
                then = (Salvage(seat),)
            case "campfire":
                then = (Campfire(seat),)
            case "build":
                then = (Build(seat),)
            case _:
                then = (Rest(seat),)
        return under(w, cause, then)


class Rest(Effect[Shore]):
    """NA-450: [2013] energy by the shelter, then the lowest wound heals."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        rest = rest_roll(w, self.seat)
        return (*rest, Heal(str(self.seat))) if w.wounds[self.seat] else rest


def rest_roll(w: Shore, seat: int) -> Effects:
    """NA-040: without a shelter 1 energy and no roll."""
    if not w.shelter:
        return (Energy(str(seat), 1 + warmth(w, seat)),)
    return (Roll("rest", 1, (seat,), (ReadRest(seat),)),)


class ReadRest(Effect[Shore]):
    """NA-040: shelter n gives n energy on 1 to 3, and 1 more on 4 to 6."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        gained = w.shelter + (min(6, total(w)) >= 4)
        return (Energy(str(self.seat), gained + warmth(w, self.seat)),)


def warmth(w: Shore, seat: int) -> int:
    """Blanket and pelt: 1 energy more; the two do not add up."""
    return 1 if w.perk(seat, "blanket") >= 0 else 0
