"""Move, Sneak, Charge and Explore: every way from a tile, with its price (US-311 to US-333)."""

from collections.abc import Container
from functools import lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Seat
from holdfast.core.engine.menu import Option, block, option
from holdfast.core.memo import MemoPerContent
from holdfast.games.under_our_sun.actions.actor import Actor
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.cards import Tile
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import March, Stride, Travel, prices, stride
from holdfast.games.under_our_sun.map.tiles import RevealTile, nowhere
from holdfast.games.under_our_sun.options import Going
from holdfast.games.under_our_sun.people.characters import Spend
from holdfast.games.under_our_sun.rules import HAVEN, MOST_COST
from holdfast.games.under_our_sun.world import Sands

COSTS = range(MOST_COST + 1)
CLOSED = -1
"""The price of a step for which the action points are not enough."""
FULL = block("US-318", "tile-full")


class Steps(dict[tuple[int, int], tuple[Option, ...]]):
    """Move and Sneak to a place by their prices, made when they are first asked for."""

    def __init__(self, seat: Seat, char: int, place: str) -> None:
        self.to = seat, char, place

    def __missing__(self, prices: tuple[int, int]) -> tuple[Option, ...]:
        move, sneak = prices
        made: tuple[Option, ...] = ()
        if move != CLOSED and sneak != CLOSED:
            made = self[move, CLOSED] + self[CLOSED, sneak]
        elif move != sneak:
            made = (travel(*self.to, "sneak" if move == CLOSED else "move", max(prices)),)
        self[prices] = made
        return made


class Charges(dict[int, Option]):
    """Charge to a place by its price, made when it is first asked for."""

    def __init__(self, seat: Seat, char: int, place: str) -> None:
        self.to = seat, char, place

    def __missing__(self, ap: int) -> Option:
        self[ap] = made = travel(*self.to, "charge", ap)
        return made


Way = tuple[str, Steps, Option, Charges]
"""A place next to a character, and the options to go there, to explore it, to charge there."""


class WaysTo(dict[str, Way]):
    """By the place, made when it is first asked for; `free`: with an Explore that costs nothing."""

    def __init__(self, seat: Seat, char: int, free: bool) -> None:
        self.who = seat, char, free

    def __missing__(self, place: str) -> Way:
        seat, char, free = self.who
        spec = Going("explore", place)
        paid = Paid(char, 0 if free else 1, reveal(char, place, free), "explore", key=spec.key)
        self[place] = way = place, Steps(seat, char, place), option(spec, seat, (paid,)), Charges(seat, char, place)
        return way


class WaysFrom(dict[str, tuple[frozenset[str], tuple[Way, ...]]]):
    """By his position, the places around that may be full, so not New Haven (US-027), and his ways to all of them by the
    numbers of the directions."""

    def __init__(self, to: WaysTo) -> None:
        self.to = to

    def __missing__(self, pos: str) -> tuple[frozenset[str], tuple[Way, ...]]:
        places = neighbours(pos)
        self[pos] = made = frozenset(places) - {HAVEN}, tuple([self.to[place] for place in places])
        return made


def travel(seat: Seat, char: int, place: str, how: str, ap: int) -> Option:
    return option(Going(how, place), seat, (Travel(char, place, how, ap),))


def reveal(char: int, place: str, free: bool) -> tuple[AnyEffect, ...]:
    return (Spend(FAR_SEEN[char]), RevealTile(place)) if free else (RevealTile(place),)


WAYS = tuple(
    [
        tuple([(WaysFrom(WaysTo(seat, char, False)), WaysFrom(WaysTo(seat, char, True))) for char in range(6)])
        for seat in range(6)
    ]
)
"""By seat and character, without and with an Explore that costs nothing."""


class Means(dict[tuple[Stride, int], dict[int, tuple[int, int]]]):
    """By stride and action points, by tiles: the prices of Move and Sneak there."""

    def __init__(self, content: Content) -> None:
        self.tiles = [(i, card.mv) for i, card in enumerate(content.cards) if isinstance(card, Tile)]

    def __missing__(self, key: tuple[Stride, int]) -> dict[int, tuple[int, int]]:
        stride, ap = key
        self[key] = found = dict[int, tuple[int, int]]()
        for tile, mv in self.tiles:
            move, sneak = prices(mv, stride)
            found[tile] = move if move <= ap else CLOSED, sneak if sneak <= ap else CLOSED
        return found


MEANS = MemoPerContent(Means)


FAR_SEEN = tuple([f"phase:far-sight:{char}" for char in range(6)])


def sees_far(w: Sands, char: int) -> bool:
    """US-208, US-304: the Scout's first Explore of a phase is free, so it needs no points at all."""
    return FAR_SEEN[char] not in w.used


def ways(actor: Actor, able: Container[str]) -> None:
    """US-311 to US-318, US-331: Explore, Move and Sneak, Charge; who asks why is shown what is closed, too."""
    w, char, menu = actor.w, actor.char, actor.menu
    explain, spots = menu.explain, w.spots
    ap = w.rules.most_ap if explain else actor.ap
    means = MEANS[w.content][stride(w, char, actor.kit.perks, able), ap]
    narrow, found = WAYS[menu.seat][char]["far-sight" in able and sees_far(w, char)][actor.pos]
    crowded, empty = narrow.intersection(w.pos), nowhere(w)
    explores: list[Option] = [] if explain else menu.options
    moves: list[Option] = []
    charges: list[Option] = []
    charge_ap = w.rules.charge_ap
    for place, go, explore, charge in found:
        spot = spots.get(place, empty)
        if spot is None:
            continue
        if spot.tile < 0:
            explores.append(explore)
            charges.append(charge[charge_ap])
        elif place not in crowded or explain or w.room(place):
            moves += go[means[spot.tile]]
    if explain:
        explained(actor, explores, moves, charges)
    else:
        menu.options += moves
        if ap >= charge_ap:
            menu.options += charges


MOST_STEPS = 3


def marches(actor: Actor) -> list[Option]:
    """US-323: tiles that he reaches by several Moves, over tiles where nothing can come up; the cheapest way to each. Boots
    and rope, which help one Move only, are for single ones."""
    w, char, ap = actor.w, actor.char, actor.ap
    if ap < 2 or w.phase == "night" or w.hidden >> char & 1 or actor.against:
        return []
    if w.lasts("rope", char) or "boots" in actor.kit.perks:
        return []
    mine = stride(w, char, actor.kit.perks, actor.sheet.able)
    cards: tuple[Any, ...] = w.content.cards
    best: dict[str, tuple[int, tuple[str, ...]]] = {actor.pos: (0, ())}
    edge = [actor.pos]
    for n in range(MOST_STEPS):
        after: list[str] = []
        for pos in edge:
            spent, path = best[pos]
            if n and not calm(w, pos):
                continue
            for place in neighbours(pos):
                spot = w.spots.get(place)
                if spot is None or spot.tile < 0 or not w.room(place):
                    continue
                cost = spent + prices(cards[spot.tile].mv, mine)[0]
                if cost <= ap and (place not in best or cost < best[place][0]):
                    best[place] = cost, (*path, place)
                    after.append(place)
        edge = after
    return [
        march(actor.menu.seat, char, path, cost, w.stage)
        for place, (cost, path) in best.items()
        if len(path) > 1 and place not in neighbours(actor.pos)
    ]


def calm(w: Sands, pos: str) -> bool:
    """Does nothing come up for who walks through?"""
    spot = w.spots[pos]
    return not spot.event and not w.open_symbols(pos) and not w.foes_at(pos) and not spot.tokens


@lru_cache(maxsize=16384)
def march(seat: Seat, char: int, path: tuple[str, ...], ap: int, stage: int) -> Option:
    """Made once."""
    return option(Going("march", path[-1]), seat, (March(char, path, ap, stage),))


def explained(actor: Actor, explores: list[Option], moves: list[Option], charges: list[Option]) -> None:
    """The same, each at its price, with the reason why it is closed."""
    for way in explores + moves + charges:
        it: Any = way.then[0]
        full = way in moves and not actor.w.room(it.pos)
        actor.usual(way, it.ap, (FULL,) if full else ())
