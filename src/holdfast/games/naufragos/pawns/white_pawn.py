"""Phase B: the starting player's white pawn (NA-240 to NA-244, NA-762 to NA-769)."""

from functools import cache
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.engine.menu import option as option_of
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.camp_board import UseCampCard, camp_blocks, least_energy
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.castaways.trade import trade_offers
from holdfast.games.naufragos.log import WHITE, key, line, one, read
from holdfast.games.naufragos.options import TwoWords
from holdfast.games.naufragos.pawns.options import WhiteToAction, WhiteToCamp
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.pawns.spaces import (
    BareMeans,
    Means,
    Open,
    action_blocks,
    add_open,
    free_space,
    means,
    open_spaces,
    price,
)
from holdfast.games.naufragos.rules import CAMP_SPACES, CASTAWAYS, SPACES, Rules
from holdfast.games.naufragos.vocabulary import Space
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Fighters, Shore

NEVER_EXPLORES = ("explore",)


class WhitePawn(Question[Shore]):
    """NA-240, NA-243, NA-244, NA-762: the starting player's extra pawn on a camp card; solo on any other action too.
    NA-652: a trade may come before."""

    moment: ClassVar[str] = "white"
    accounts_for = ("energy", *WHITE)

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
                add_open(w, OPEN_TO_WHITE[w.rules][seat][at], NEVER_EXPLORES, menu)
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
                menu.add(option.spec or option.key, *option.then, blocks=camp_blocks(w, seat, top[-1]))

    def explain_actions(self, w: Shore, seat: Seat, at: Means, menu: Menu) -> None:
        """NA-762: every other action, with every reason why it is closed."""
        for action in SPACES:
            if action not in NEVER_EXPLORES:
                n = free_space(w, action)
                act = white_act(seat, action, price(w.rules, action, max(n, 0), at.dearer))
                menu.add(WhiteToAction(action), *act, blocks=action_blocks(w.rules, action, n, at))

    def log_answer(self, w: Shore, by: Cause, entry: Entry) -> LogEntry | None:
        """NA-240, NA-241: [2013] a camp card is logged as it is used; [HR1.2] the pawn waits."""
        if (to_action := read(WhiteToAction, entry)) is not None:
            return line("white-pawn", action=to_action.what, card="", **one(w, entry.seat))
        to_camp = read(WhiteToCamp, entry)
        if to_camp is None or not w.rules.white_pawn_waits:
            return None
        card = key(w, w.on_camp(CAMP_SPACES[to_camp.n - 1]))
        return line("white-pawn", action="camp", card=card, **one(w, entry.seat))


def white_act(seat: Seat, action: str, price: int) -> Effects:
    """NA-762: the solo player's white pawn takes an action at once, for its price."""
    return (Energy(str(seat), -price), Act(seat, action)) if price else (Act(seat, action),)


@cache
def white_option(seat: Seat, action: str, space: str, price: int) -> Option:
    return option_of(WhiteToAction(action), seat, white_act(seat, action, price))


def white_camp_sites(seat: Seat) -> tuple[tuple[str, Option], ...]:
    """The zones under the spaces of the camp board, and the white pawn's options there."""
    places = PLACE_OF_CAMP_CARD.items()
    return tuple(
        [(zone, option_of(WhiteToCamp(n), seat, (PutWhite(seat, space),))) for n, (space, zone) in enumerate(places, 1)]
    )


class PutWhite(Effect[Shore]):
    """NA-240, NA-252, NA-769: [2013] resolved at once; it stays on the card, except solo."""

    seat: int
    space: Space
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.solo():
            w.white = self.space
        return (UseCampCard(self.seat, self.space),)


class ResolveWhite(Effect[Shore]):
    """NA-241, NA-242: [HR1.2] the waiting white pawn is resolved now, even while others fight elsewhere."""

    log = unlogged

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


OPEN_TO_WHITE = Memo[Rules, tuple[Memo[BareMeans, Open], ...]](
    lambda rules: tuple([open_spaces(rules, seat, white_option) for seat in CASTAWAYS])
)
WHITE_CAMP_SITES = tuple([white_camp_sites(seat) for seat in CASTAWAYS])
WHITE_RESTS = tuple([option_of(WhiteToAction("rest"), seat, (Act(seat, "rest"),)) for seat in CASTAWAYS])
WHITE_PASSES = tuple([option_of(TwoWords("white", "pass"), seat) for seat in CASTAWAYS])
