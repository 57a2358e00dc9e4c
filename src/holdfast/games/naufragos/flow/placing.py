"""Phase B: placing the coloured pawns (NA-245 to NA-258)."""

from functools import cache, partial
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Block, Blocks, Menu, Option, block, needs
from holdfast.core.lookups import Kept
from holdfast.games.naufragos.camp.camp_board import camp_blocks, least_energy
from holdfast.games.naufragos.free_acts.trade import Alert, trade_offers
from holdfast.games.naufragos.numbers import CAMP_SPACES, CASTAWAYS, OPEN_PRICE, RESTS, SPACE_NAMES, SPACES
from holdfast.games.naufragos.world import ITEMS, PLACE_OF_CAMP_CARD, Shore

ALREADY = block("NA-250", "already-done")
TAKEN = block("NA-253", "camp-card-taken")
BARRED = block("NA-251", "white-pawn-there")
OCCUPIED = block("NA-252", "white-pawn-there")
FULL = block("NA-246", "no-free-space")
CLOSED = block("NA-002", "closed-today")
EXPLORE = ("explore",)
ALL_RESTS = frozenset(RESTS)
AS_PRINTED = (0, 0)
DEAREST = max([price for prices in SPACES.values() for price in prices])
"""More energy than this opens no other space, unless the day makes them dearer."""
BY_LIGHTER = -1
"""The energy of somebody who has none, but holds a lighter (NA-258)."""
CLOSED_BY: tuple[tuple[tuple[str, ...], ...], ...] = ((("wreckage",), ("wreckage", "campfire")), ((), ("campfire",)))
"""NA-256: what is closed by whether wreckage lies there, and whether the fire is lit."""


def space_price(w: Shore, seat: Seat, action: str, n: int) -> int:
    """NA-038, NA-247: the number of the space, and what the day adds to it."""
    price = SPACES[action][n]
    return w.add_up(f"cost-{action}", seat, price) if w.lasting and action in ("forage", "wood") else price


def free_space(w: Shore, action: str) -> int:
    """NA-246: the leftmost free space of an action, or -1."""
    for n, space in enumerate(SPACE_NAMES[action]):
        if space not in w.pawns:
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


def dearer(w: Shore, seat: Seat) -> tuple[int, int]:
    """What the day adds to the numbers of Forage and of Wood."""
    return w.add_up("cost-forage", seat), w.add_up("cost-wood", seat)


def closed_today(w: Shore) -> tuple[str, ...]:
    """NA-002: the actions that an event has closed."""
    closed: tuple[str, ...] = ()
    for flag in w.today:
        if flag.startswith("block:"):
            closed += (flag[6:],)
    return closed


Spaces = tuple[tuple[str, Option], ...]
"""Of an action those that somebody has the energy for, from left to right: name, and the option to go there."""
Sites = tuple[tuple[str, Option, Spaces], ...]
"""The actions that are open to somebody: the first space, the option to go there, and the other spaces."""
Means = tuple[int, tuple[int, int], tuple[str, ...]]
"""On what the sites hang: energy, as far as it makes a difference, what the day adds to the numbers, and the actions
that are closed."""


def prices(action: str, energy: int, more: tuple[int, int]) -> list[tuple[str, int]]:
    """NA-247, NA-258: the spaces of an action on which somebody with this energy may stand, with the price of each: he
    needs the price, and 1 on the "?" spaces. None is cheaper than the one to its left (NA-038)."""
    extra = {"forage": more[0], "wood": more[1]}.get(action, 0)
    at_least = int(action in OPEN_PRICE)
    if energy == BY_LIGHTER:
        energy, at_least = 0, int(action in OPEN_PRICE and action != "campfire")
    found = []
    for space, number in zip(SPACE_NAMES[action], SPACES[action], strict=True):
        price = number + extra
        if energy >= max(price, at_least):
            found.append((space, price))
    return found


@cache
def spaces(seat: Seat, action: str, energy: int, more: tuple[int, int]) -> Spaces:
    """A seat's options on the spaces of an action."""
    found = prices(action, energy, more)
    return tuple([(space, place_option(seat, action, space, action, price)) for space, price in found])


def sites(seat: Seat, means: Means) -> Sites:
    """A seat's options on the spaces of the board."""
    energy, more, closed = means
    return sorted_out([spaces(seat, action, energy, more) for action in SPACES if action not in closed])


def sorted_out(actions: list[Spaces]) -> Sites:
    return tuple([(*spaces[0], spaces[1:]) for spaces in actions if spaces])


def add_sites(w: Shore, seat: Seat, closed: tuple[str, ...], where: dict[Means, Sites], menu: Menu) -> None:
    """The leftmost free space of each action that is open, whatever else is closed: as `action_blocks` says, but quickly,
    for it is asked more often than anything else."""
    closed += CLOSED_BY[w.wreck_ready][w.fire]
    if w.today:
        closed += closed_today(w)
    pawns, energy, add = w.pawns, w.energy[seat], menu.options.append
    if not energy and w.zones[ITEMS[seat]].top and w.perk(seat, "lighter") >= 0:
        energy = BY_LIGHTER
    more, enough = AS_PRINTED, DEAREST
    if w.lasting:
        more = dearer(w, seat)
        enough += max(0, more[0], more[1])
    for first, option, others in where[energy if energy < enough else enough, more, closed]:
        if first not in pawns:
            add(option)
            continue
        for space, option_there in others:
            if space not in pawns:
                add(option_there)
                break


def rests(seat: Seat) -> tuple[Option, ...]:
    return tuple([place_option(seat, space, space, "rest", 0) for space in RESTS])


def camp_sites(seat: Seat) -> tuple[tuple[str, str, Option], ...]:
    """The spaces of the camp board, the zones under them, and a seat's options to go there."""
    places = PLACE_OF_CAMP_CARD.items()
    return tuple([(space, zone, place_option(seat, space, space, "camp", 0)) for space, zone in places])


@cache
def place_option(seat: Seat, key: str, space: str, action: str, price: int) -> Option:
    """The same placing is the same option."""
    return Option(key, seat, (Put(seat, space, action, price),))


class PlacePawn(Question[Shore]):
    """NA-245, NA-246, NA-254: one coloured pawn on the leftmost free space of an action, or none."""

    seat: int
    moment: ClassVar[str] = "place"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        seat, gone = self.seat, w.dead | w.away
        return () if not w.free_pawns[seat] or (gone and gone >> seat & 1) else (seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        """Where nothing is to be explained, options that were made once are taken."""
        if menu.explain:
            self.explained(w, seat, menu)
            return
        done, pawns = w.done[seat], w.pawns
        if done and w.zones[ITEMS[seat]].top and second_action(w, seat, ""):
            done = EXPLORE if "explore" in done else ()
        add_sites(w, seat, done, SITES[seat], menu)
        if "rest" not in done:
            if ALL_RESTS.isdisjoint(pawns):
                menu.options += REST_OPTIONS[seat]
            else:
                for option in REST_OPTIONS[seat]:
                    if option.key not in pawns:
                        menu.options.append(option)
        if "camp" not in done:
            self.add_camp(w, seat, menu)
        menu.options.append(PASSES[seat])

    def add_camp(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """As `camp_space_blocks` says, but quickly."""
        zones, pawns, add = w.zones, w.pawns, menu.options.append
        energy, least = w.energy[seat], least_energy(w)
        barred = w.white if w.white and white_bars(w, seat) else ""
        for space, zone, option in CAMP_SITES[seat]:
            top = zones[zone].top
            if top:
                needed = least[top[-1]]
                if needed > energy or space in pawns or space == barred:
                    continue
                if needed >= 0 or not camp_blocks(w, seat, top[-1]):
                    add(option)

    def explained(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """The same with every reason why something is closed."""
        done = w.done[seat]
        for action in SPACES:
            n = free_space(w, action)
            blocks = action_blocks(w, seat, action, n)
            if action in done and not second_action(w, seat, action):
                blocks = (ALREADY, *blocks)
            if not blocks:
                price = space_price(w, seat, action, n)
                menu.take(place_option(seat, action, SPACE_NAMES[action][n], action, price))
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
        menu.take(PASSES[seat])

    def backs(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        """NA-652, NA-701: who is asked anyway may trade, and say that he wants to be asked before each step or not."""
        trade_offers(w, seat, menu)
        menu.add("go-ahead" if w.alert >> seat & 1 else "not-so-fast", Alert(seat), stay=True, back=True)


def offer(menu: Menu, seat: Seat, space: str, action: str, blocks: Blocks) -> None:
    if not blocks:
        menu.take(place_option(seat, space, space, action, 0))
    elif menu.explain:
        menu.closed(space, *blocks)


def white_bars(w: Shore, seat: Seat) -> bool:
    """NA-251, NA-252, NA-253: does the white pawn bar its card to this castaway?"""
    return bool(w.white) and (not w.rules.bags or seat == w.starter or w.white_waits)


def camp_space_blocks(w: Shore, seat: Seat, space: str, card: int) -> Blocks:
    """NA-251, NA-252, NA-253: one pawn on a camp card. The white one counts: [2013] until the phase is over, [HR1.2]
    until it is resolved; and what its owner chose with it is barred to him."""
    blocks: tuple[Block, ...] = ()
    if space in w.pawns:
        blocks = (TAKEN,)
    elif w.white == space and white_bars(w, seat):
        blocks = (OCCUPIED,) if not w.rules.bags else (BARRED,) if seat == w.starter else (TAKEN,)
    return blocks + camp_blocks(w, seat, card)


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
    done = w.done[seat]
    if action in done:
        w.remember("watch")
    w.pawns[space] = seat
    w.free_pawns[seat] -= 1
    w.done[seat] = done + (action,)  # noqa: RUF005 - quicker than unpacking


class Placing(Effect[Shore]):
    """NA-245: from the starting player clockwise, one pawn each, then the second."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return PLACE_PAWNS[w.not_lost()]


def place_pawns(seats: tuple[int, ...]) -> Effects:
    return tuple([PlacePawn(seat) for seat in seats]) * 2


PLACE_PAWNS = Kept(place_pawns)
"""The same questions every turn, made once."""


# --- what each seat is offered, made once --------------------------------------------------------------------------------

SITES = tuple([Kept(partial(sites, seat)) for seat in CASTAWAYS])
REST_OPTIONS = tuple([rests(seat) for seat in CASTAWAYS])
CAMP_SITES = tuple([camp_sites(seat) for seat in CASTAWAYS])
PASSES = tuple([pass_option(seat) for seat in CASTAWAYS])
