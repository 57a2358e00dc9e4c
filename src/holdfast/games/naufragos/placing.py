"""Phase B: placing pawns (NA-240 to NA-258, NA-762 to NA-769)."""

from functools import cache
from typing import ClassVar

from holdfast.core.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.menu import Block, Blocks, Menu, Option, block, needs
from holdfast.games.naufragos.campboard import UseCampCard, camp_blocks
from holdfast.games.naufragos.castaways import Energy
from holdfast.games.naufragos.numbers import CAMP_SPACES, RESTS, SPACES
from holdfast.games.naufragos.resolving import Act
from holdfast.games.naufragos.world import Fighters, Shore

ALREADY = block("NA-250", "already-done")
TAKEN = block("NA-253", "camp-card-taken")
BARRED = block("NA-251", "white-pawn-there")
OCCUPIED = block("NA-252", "white-pawn-there")
FULL = block("NA-246", "no-free-space")
CLOSED = block("NA-002", "closed-today")


def space_price(w: Shore, seat: Seat, action: str, n: int) -> int:
    """NA-038, NA-247: the number of the space, and what the day adds to it."""
    price = SPACES[action][n]
    return w.add_up(f"cost-{action}", seat, price) if w.lasting and action in ("forage", "wood") else price


def free_space(w: Shore, action: str) -> int:
    """NA-246: the leftmost free space of an action, or -1."""
    for n in range(len(SPACES[action])):
        if f"{action}:{n + 1}" not in w.pawns:
            return n
    return -1


def second_action(w: Shore, seat: Seat, action: str) -> bool:
    """Pocket watch: once per turn an action he already has, but not Exploration."""
    return action != "explore" and "watch" not in w.today and w.perk(seat, "second-action") >= 0


def action_blocks(w: Shore, seat: Seat, action: str, n: int) -> Blocks:
    """What forbids a pawn on an action of the board, besides having done it already."""
    blocks: Blocks = () if n >= 0 else (FULL,)
    price = space_price(w, seat, action, max(n, 0))
    energy = w.energy[seat]
    if energy < price:
        blocks += needs(False, "NA-184", "no-energy", need=price, have=energy)
    if w.today and f"block:{action}" in w.today:
        blocks += (CLOSED,)
    if action == "wreckage":
        blocks += needs(w.wreck_ready, "NA-256", "no-wreckage")
    elif action == "campfire":
        blocks += needs(not w.fire, "NA-256", "fire-is-lit")
        blocks += needs(energy or w.perk(seat, "lighter") >= 0, "NA-258", "exhausted")
    elif action == "build":
        blocks += needs(energy, "NA-258", "exhausted")
    return blocks


@cache
def place_option(seat: Seat, key: str, space: str, action: str, price: int) -> Option:
    """The same placing is the same option."""
    return Option(key, seat, (Put(seat, space, action, price),))


class PlacePawn(Question[Shore]):
    """NA-245, NA-246, NA-254: one coloured pawn on the leftmost free space of an action, or none."""

    seat: int
    moment: ClassVar[str] = "place"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat = self.seat
        return (seat,) if w.free_pawns[seat] and not (w.dead | w.away) >> seat & 1 else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        done = w.done[seat]
        for action in SPACES:
            n = free_space(w, action)
            blocks = action_blocks(w, seat, action, n)
            if action in done and not second_action(w, seat, action):
                blocks = (ALREADY, *blocks)
            if not blocks:
                price = space_price(w, seat, action, n)
                menu.take(place_option(seat, action, f"{action}:{n + 1}", action, price))
            elif menu.explain:
                menu.closed(action, *blocks)
        again = (ALREADY,) if "rest" in done and not second_action(w, seat, "rest") else ()
        for space in RESTS:
            offer(menu, seat, space, "rest", again or (() if space not in w.pawns else (FULL,)))
        again = (ALREADY,) if "camp" in done and not second_action(w, seat, "camp") else ()
        if not again or menu.explain:
            for space in CAMP_SPACES:
                card = w.on_camp(space)
                if card >= 0:
                    offer(menu, seat, space, "camp", again or camp_space_blocks(w, seat, space, card))
        menu.take(pass_option(seat))


def offer(menu: Menu, seat: Seat, space: str, action: str, blocks: Blocks) -> None:
    if not blocks:
        menu.take(place_option(seat, space, space, action, 0))
    elif menu.explain:
        menu.closed(space, *blocks)


def camp_space_blocks(w: Shore, seat: Seat, space: str, card: int) -> Blocks:
    """NA-251, NA-252, NA-253: one pawn on a camp card. The white one counts: [2013] until the phase is over, [HR1.2]
    until it is resolved; and what its owner chose with it is barred to him."""
    blocks: tuple[Block, ...] = ()
    if space in w.pawns:
        blocks = (TAKEN,)
    elif w.white == space:
        if not w.rules.bags:
            blocks = (OCCUPIED,)
        elif seat == w.starter:
            blocks = (BARRED,)
        elif w.white_waits:
            blocks = (TAKEN,)
    return blocks + camp_blocks(w, seat, card)


@cache
def pass_option(seat: Seat) -> Option:
    return Option("pass", seat, (PassPawn(seat),))


class PassPawn(Effect[Shore]):
    """NA-254: a passed pawn is not placed later."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.free_pawns[self.seat] -= 1
        return ()


class Put(Effect[Shore]):
    """NA-247: [2013] the number of the space is paid at the moment of placing."""

    seat: int
    space: str
    action: str
    price: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        stand(w, self.seat, self.space, self.action)
        w.energy[self.seat] -= self.price
        return ()


def stand(w: Shore, seat: Seat, space: str, action: str) -> None:
    """The pawn stands there; a second time at the same action uses the watch."""
    if action in w.done[seat]:
        w.remember("watch")
    w.pawns[space] = seat
    w.free_pawns[seat] -= 1
    w.done[seat] = (*w.done[seat], action)


class Placing(Effect[Shore]):
    """NA-245: from the starting player clockwise, one pawn each, then the second."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return tuple([PlacePawn(seat) for seat in w.not_lost()]) * 2


# --- the white pawn ----------------------------------------------------------------------------------------------------


class WhitePawn(Question[Shore]):
    """NA-240, NA-243, NA-244, NA-762: the starting player's extra pawn on a camp card; solo on any other action too."""

    moment: ClassVar[str] = "white"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat = w.starter
        return () if (w.dead | w.away) >> seat & 1 or w.white else (seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in CAMP_SPACES:
            card = w.on_camp(space)
            if card >= 0:
                blocks = camp_blocks(w, seat, card)
                menu.add(f"white:{space}", PutWhite(seat, space), blocks=blocks)
        if w.solo():
            for action in SPACES:
                if action != "explore":
                    n = free_space(w, action)
                    price = space_price(w, seat, action, max(n, 0))
                    pay = (Energy(str(seat), -price),) if price else ()
                    blocks = action_blocks(w, seat, action, n)
                    menu.add(f"white:{action}", *pay, Act(seat, action), blocks=blocks)
            menu.add("white:rest", Act(seat, "rest"))
        menu.add("white:pass")


class PutWhite(Effect[Shore]):
    """NA-240, NA-252, NA-769: [2013] resolved at once; it stays on the card, except solo."""

    seat: int
    space: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.solo():
            w.white = self.space
        return (UseCampCard(self.seat, self.space),)


class ResolveWhite(Effect[Shore]):
    """NA-241, NA-242: [HR1.2] the waiting white pawn is resolved now, even while others fight elsewhere."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.white_waits = False
        return (UseCampCard(w.starter, w.white), BackToTheFight(w.fight))


class BackToTheFight(Effect[Shore]):
    """A fight that was under way before goes on."""

    fight: Fighters | None
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.fight = self.fight
        return ()
