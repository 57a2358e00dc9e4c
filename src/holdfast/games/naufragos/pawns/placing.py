"""Phase B: placing the coloured pawns (NA-245 to NA-258)."""

from functools import cache
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, block
from holdfast.core.engine.menu import option as option_of
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.camp_board import camp_blocks, least_energy
from holdfast.games.naufragos.castaways.trade import trade_offers
from holdfast.games.naufragos.log import PAWNS, key, level, line, one, somebody
from holdfast.games.naufragos.pawns.options import ToAction, ToSpace
from holdfast.games.naufragos.pawns.spaces import (
    FULL,
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
from holdfast.games.naufragos.rules import CASTAWAYS, RESTS, SPACE_NAMES, SPACES, Rules
from holdfast.games.naufragos.vocabulary import Action, Space
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Shore

ALREADY = block("NA-250", "already-done")
TAKEN = block("NA-253", "camp-card-taken")
BARRED = block("NA-251", "white-pawn-there")
OCCUPIED = block("NA-252", "white-pawn-there")
EXPLORE = ("explore",)
ALL_RESTS = frozenset(RESTS)


def done_already(w: Shore, seat: Seat) -> tuple[str, ...]:
    """NA-250: what may not be done again this turn; with the pocket watch, once, anything but Exploration."""
    done = w.done[seat]
    if done and w.items(seat) and w.perk(seat, "second-action") >= 0 and not w.happened("watch"):
        return EXPLORE if "explore" in done else ()
    return done


def pawn_there(w: Shore, seat: Seat, space: str) -> Blocks:
    """NA-251, NA-252, NA-253: one pawn on a camp card. The white one counts: [2013] until the phase is over, [HR1.2]
    until it is resolved; and what was chosen with it is barred to its owner."""
    if space in w.pawns:
        return (TAKEN,)
    if space != w.white:
        return ()
    if not w.rules.bags:
        return (OCCUPIED,)
    if seat == w.starter:
        return (BARRED,)
    return (TAKEN,) if w.white_waits else ()


class PlacePawn(Question[Shore]):
    """NA-245, NA-246, NA-254: one coloured pawn on the leftmost free space of an action, or none; NA-652: who is asked
    anyway may trade."""

    seat: int
    moment: ClassVar[str] = "place"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat, gone = self.seat, w.dead | w.away
        return () if not w.free_pawns[seat] or (gone and gone >> seat & 1) else (seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        done, at = done_already(w, seat), means(w, seat)
        if menu.explain:
            self.explain_actions(w, seat, done, Means(*at), menu)
            self.explain_rests(w, seat, done, menu)
            self.explain_camp(w, seat, done, menu)
        else:
            add_open(w, OPEN_TO[w.rules][seat][at], done, menu)
            if "rest" not in done:
                self.add_rests(w, seat, menu)
            if "camp" not in done:
                self.add_camp(w, seat, menu)
        menu.options.append(PASSES[seat])
        trade_offers(w, seat, menu)

    def explain_actions(self, w: Shore, seat: Seat, done: tuple[str, ...], at: Means, menu: Menu) -> None:
        """Every action, or every reason why it is closed."""
        for action in SPACES:
            n = free_space(w, action)
            already = (ALREADY,) if action in done else ()
            blocks = already + action_blocks(w.rules, action, n, at)
            if blocks:
                menu.closed(ToAction(action), *blocks)
            else:
                menu.take(place_on_board(seat, action, SPACE_NAMES[action][n], price(w.rules, action, n, at.dearer)))

    def add_rests(self, w: Shore, seat: Seat, menu: Menu) -> None:
        pawns, options = w.pawns, menu.options
        if ALL_RESTS.isdisjoint(pawns):
            options += REST_OPTIONS[seat]
            return
        for option in REST_OPTIONS[seat]:
            if option.key not in pawns:
                options.append(option)

    def explain_rests(self, w: Shore, seat: Seat, done: tuple[str, ...], menu: Menu) -> None:
        """Every rest space, or the reason why it is closed."""
        for option in REST_OPTIONS[seat]:
            if "rest" in done or option.key in w.pawns:
                menu.closed(option.spec or option.key, ALREADY if "rest" in done else FULL)
            else:
                menu.options.append(option)

    def add_camp(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """Where a glance at the pawns and at the energy a card takes tells enough, the rules are not asked."""
        zones, taken = w.zones, {*w.pawns, w.white} if w.white else w.pawns
        energy, least, add = w.energy[seat], least_energy(w), menu.options.append
        for space, zone, option in CAMP_SITES[seat]:
            top = zones[zone].top
            if not top:
                continue
            needed = least[top[-1]]
            if needed > energy or (space in taken and pawn_there(w, seat, space)):
                continue
            if needed >= 0 or not camp_blocks(w, seat, top[-1]):
                add(option)

    def explain_camp(self, w: Shore, seat: Seat, done: tuple[str, ...], menu: Menu) -> None:
        """Every camp card, or every reason why it is closed."""
        for space, zone, option in CAMP_SITES[seat]:
            top = w.zones[zone].top
            if not top:
                continue
            blocks = (ALREADY,) if "camp" in done else pawn_there(w, seat, space) + camp_blocks(w, seat, top[-1])
            if blocks:
                menu.closed(option.spec or space, *blocks)
            else:
                menu.options.append(option)

    def backs(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        """NA-701: an asked castaway may request to be asked before each step, or not."""
        menu.add("go-ahead" if w.alert >> seat & 1 else "not-so-fast", Alert(seat), stay=True, back=True)


@cache
def place_option(seat: Seat, spec: ToAction | ToSpace, space: str, price: int) -> Option:
    """The same placing is the same option."""
    return option_of(spec, seat, (Put(seat, space, spec.deed, price),))


def place_on_board(seat: Seat, action: str, space: str, price: int) -> Option:
    return place_option(seat, ToAction(action), space, price)


def rests(seat: Seat) -> tuple[Option, ...]:
    return tuple([place_option(seat, ToSpace("rest", n), space, 0) for n, space in enumerate(RESTS, 1)])


def camp_sites(seat: Seat) -> tuple[tuple[str, str, Option], ...]:
    """The spaces of the camp board, the zones under them, and a seat's options to go there."""
    places = PLACE_OF_CAMP_CARD.items()
    return tuple(
        [(space, zone, place_option(seat, ToSpace("camp", n), space, 0)) for n, (space, zone) in enumerate(places, 1)]
    )


def pass_option(seat: Seat) -> Option:
    return Option("pass", seat, (PassPawn(seat),))


class PassPawn(Effect[Shore]):
    """NA-254: a passed pawn is not placed later."""

    seat: int
    beat = "move"
    accounts_for = PAWNS
    log = somebody("pass-pawn")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.free_pawns[self.seat] -= 1
        return ()


class Put(Effect[Shore]):
    """NA-247: [2013] the number of the space is paid at the moment of placing."""

    seat: int
    space: Space
    action: Action
    price: int
    beat = "move"
    accounts_for = (*PAWNS, "energy", "today")

    def apply(self, w: Shore, by: Cause) -> Effects:
        stand(w, self.seat, self.space, self.action)
        w.energy[self.seat] -= self.price
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-247: [2013] the price is paid; [HR1.2] it is paid later."""
        seat = self.seat
        paid = "yes" if self.price and not w.rules.paid_late else "no"
        card = key(w, w.on_camp(self.space)) if self.action == "camp" else ""
        again = "yes" if w.done[seat].count(self.action) > 1 else "no"
        return line("put", action=self.action, card=card, paid=paid, again=again, **level(w, seat), **one(w, seat))


def stand(w: Shore, seat: Seat, space: str, action: str) -> None:
    """The pawn stands there; a second time at the same action uses the watch."""
    done = w.done[seat]
    if action in done:
        w.remember("watch")
    w.pawns[space] = seat
    w.free_pawns[seat] -= 1
    w.done[seat] = done + (action,)  # noqa: RUF005 - quicker than unpacking


class Placing(Effect[Shore]):
    """NA-245: from the starting player clockwise, one pawn each, then the second."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return PLACE_PAWNS[w.not_lost()]


def place_pawns(seats: tuple[int, ...]) -> Effects:
    return tuple([PlacePawn(seat) for seat in seats]) * 2


PLACE_PAWNS = Memo(place_pawns)
"""The same questions every turn, made once."""


# --- what each seat is offered, made once --------------------------------------------------------------------------------

OPEN_TO = Memo[Rules, tuple[Memo[BareMeans, Open], ...]](
    lambda rules: tuple([open_spaces(rules, seat, place_on_board) for seat in CASTAWAYS])
)
REST_OPTIONS = tuple([rests(seat) for seat in CASTAWAYS])
CAMP_SITES = tuple([camp_sites(seat) for seat in CASTAWAYS])
PASSES = tuple([pass_option(seat) for seat in CASTAWAYS])


class Alert(Effect[Shore]):
    """NA-701: this castaway wants to be asked before each action and step of this turn, or no longer."""

    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.alert ^= 1 << self.seat
        return ()
