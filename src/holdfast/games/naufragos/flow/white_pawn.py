"""Phase B: the starting player's white pawn (NA-240 to NA-244, NA-762 to NA-769)."""

from functools import cache
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.naufragos.camp.camp_board import UseCampCard, camp_blocks, least_energy
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.castaways.trade import trade_offers
from holdfast.games.naufragos.flow.resolving import Act
from holdfast.games.naufragos.flow.spaces import Means, action_blocks, add_open, free_space, means, open_spaces, price
from holdfast.games.naufragos.rules import CASTAWAYS, SPACES
from holdfast.games.naufragos.vocabulary import Space
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Fighters, Shore

NEVER_EXPLORES = ("explore",)


class WhitePawn(Question[Shore]):
    """NA-240, NA-243, NA-244, NA-762: the starting player's extra pawn on a camp card; solo on any other action too.
    NA-652: he may trade before."""

    moment: ClassVar[str] = "white"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat = w.starter
        return () if (w.dead | w.away) >> seat & 1 or w.white else (seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        self.add_camp(w, seat, menu)
        if w.solo():
            at = means(w, seat)
            if menu.explain:
                self.explain_actions(w, seat, Means(*at), menu)
            else:
                add_open(w, OPEN_TO_WHITE[seat][at], NEVER_EXPLORES, menu)
            menu.options.append(WHITE_RESTS[seat])
        menu.options.append(WHITE_PASSES[seat])
        trade_offers(w, seat, menu)

    def add_camp(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """Where a glance at the energy a card takes tells enough, the rule is not asked."""
        zones, energy, least = w.zones, w.energy[seat], least_energy(w)
        for zone, option in WHITE_CAMP_SITES[seat]:
            top = zones[zone].top
            if not top:
                continue
            needed = least[top[-1]]
            if 0 <= needed <= energy:
                menu.options.append(option)
            elif needed < 0 or menu.explain:
                menu.add(option.key, *option.then, blocks=camp_blocks(w, seat, top[-1]))

    def explain_actions(self, w: Shore, seat: Seat, at: Means, menu: Menu) -> None:
        """NA-762: every other action, with every reason why it is closed."""
        for action in SPACES:
            if action not in NEVER_EXPLORES:
                n = free_space(w, action)
                act = white_act(seat, action, price(action, max(n, 0), at.dearer))
                menu.add(f"white:{action}", *act, blocks=action_blocks(action, n, at))


def white_act(seat: Seat, action: str, price: int) -> Effects:
    """NA-762: the solo player's white pawn takes an action at once, for its price."""
    return (Energy(str(seat), -price), Act(seat, action)) if price else (Act(seat, action),)


@cache
def white_option(seat: Seat, action: str, space: str, price: int) -> Option:
    return Option(f"white:{action}", seat, white_act(seat, action, price))


def white_camp_sites(seat: Seat) -> tuple[tuple[str, Option], ...]:
    """The zones under the spaces of the camp board, and the white pawn's options there."""
    places = PLACE_OF_CAMP_CARD.items()
    return tuple([(zone, Option(f"white:{space}", seat, (PutWhite(seat, space),))) for space, zone in places])


class PutWhite(Effect[Shore]):
    """NA-240, NA-252, NA-769: [2013] resolved at once; it stays on the card, except solo."""

    seat: int
    space: Space

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


OPEN_TO_WHITE = tuple([open_spaces(seat, white_option) for seat in CASTAWAYS])
WHITE_CAMP_SITES = tuple([white_camp_sites(seat) for seat in CASTAWAYS])
WHITE_RESTS = tuple([Option("white:rest", seat, (Act(seat, "rest"),)) for seat in CASTAWAYS])
WHITE_PASSES = tuple([Option("white:pass", seat) for seat in CASTAWAYS])
