"""Phase B: the starting player's white pawn (NA-240 to NA-244, NA-762 to NA-769)."""

from functools import cache, partial
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.lookups import Kept
from holdfast.games.naufragos.camp.camp_board import UseCampCard, camp_blocks, least_energy
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.flow.placing import (
    Means,
    Sites,
    Spaces,
    action_blocks,
    add_sites,
    free_space,
    prices,
    sorted_out,
    space_price,
)
from holdfast.games.naufragos.flow.resolving import Act
from holdfast.games.naufragos.free_acts.trade import trade_offers
from holdfast.games.naufragos.numbers import CAMP_SPACES, CASTAWAYS, SPACES
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Fighters, Shore


class WhitePawn(Question[Shore]):
    """NA-240, NA-243, NA-244, NA-762: the starting player's extra pawn on a camp card; solo on any other action too."""

    moment: ClassVar[str] = "white"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat = w.starter
        return () if (w.dead | w.away) >> seat & 1 or w.white else (seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        if menu.explain:
            self.explained(w, seat, menu)
            return
        zones, add = w.zones, menu.options.append
        energy, least = w.energy[seat], least_energy(w)
        for zone, option in WHITE_CAMP_SITES[seat]:
            top = zones[zone].top
            if top:
                needed = least[top[-1]]
                if needed <= energy and (needed >= 0 or not camp_blocks(w, seat, top[-1])):
                    add(option)
        if w.players == 1:
            add_sites(w, seat, (), WHITE_SITES[seat], menu)
            add(WHITE_RESTS[seat])
        add(WHITE_PASSES[seat])

    def explained(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """The same with every reason why something is closed."""
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
                    blocks = action_blocks(w, seat, action, n)
                    menu.add(f"white:{action}", *white_act(seat, action, price), blocks=blocks)
            menu.take(WHITE_RESTS[seat])
        menu.take(WHITE_PASSES[seat])

    def backs(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        """NA-652: who is asked anyway may trade."""
        trade_offers(w, seat, menu)


def white_act(seat: Seat, action: str, price: int) -> Effects:
    """NA-762: the solo player's white pawn takes an action at once, for its price."""
    return (Energy(str(seat), -price), Act(seat, action)) if price else (Act(seat, action),)


@cache
def white_spaces(seat: Seat, action: str, energy: int, more: tuple[int, int]) -> Spaces:
    """The white pawn's options on the spaces of an action."""
    found = prices(action, energy, more)
    return tuple([(space, Option(f"white:{action}", seat, white_act(seat, action, price))) for space, price in found])


def white_sites(seat: Seat, means: Means) -> Sites:
    """The white pawn's options on the spaces of the board; it never explores."""
    energy, more, closed = means
    open_ = [action for action in SPACES if action not in closed and action != "explore"]
    return sorted_out([white_spaces(seat, action, energy, more) for action in open_])


def white_camp_sites(seat: Seat) -> tuple[tuple[str, Option], ...]:
    """The zones under the spaces of the camp board, and the white pawn's options there."""
    places = PLACE_OF_CAMP_CARD.items()
    return tuple([(zone, Option(f"white:{space}", seat, (PutWhite(seat, space),))) for space, zone in places])


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


WHITE_SITES = tuple([Kept(partial(white_sites, seat)) for seat in CASTAWAYS])
WHITE_CAMP_SITES = tuple([white_camp_sites(seat) for seat in CASTAWAYS])
WHITE_RESTS = tuple([Option("white:rest", seat, (Act(seat, "rest"),)) for seat in CASTAWAYS])
WHITE_PASSES = tuple([Option("white:pass", seat) for seat in CASTAWAYS])
