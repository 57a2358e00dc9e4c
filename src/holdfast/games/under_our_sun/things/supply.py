"""Cubes and water: the supply, the random bag, hands and camps (US-047 to US-066)."""

from collections.abc import Mapping
from functools import lru_cache
from operator import add as plus

from holdfast.core.engine.menu import Blocks, needs
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import KINDS, RESOURCES
from holdfast.games.under_our_sun.world import Sands


def add(goods: tuple[int, ...], what: str, n: int) -> tuple[int, ...]:
    """So many more of a kind."""
    i = PLACE[what]
    new = list(goods)
    new[i] += n
    return tuple(new)


@lru_cache(maxsize=8192)
def kinds(goods: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """What there is of some goods, and how much; looked through once."""
    return tuple([(what, n) for what, n in zip(KINDS, goods, strict=True) if n])


def join(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(plus, a, b))


def take_supply(w: Sands, what: str, n: int) -> int:
    """US-007, US-066: resource cubes are limited; food and ammunition are not."""
    if what not in RESOURCES:
        return n
    left = w.supply[what]
    if n > left:
        n = left
    w.supply[what] = left - n
    return n


def to_supply(w: Sands, what: str, n: int) -> None:
    """US-065: spent cubes go to the supply."""
    if what in RESOURCES:
        w.supply[what] += n


def return_all(w: Sands, goods: tuple[int, ...]) -> None:
    for what, n in zip(KINDS, goods, strict=True):
        to_supply(w, what, n)


def receive(w: Sands, char: int, what: str, n: int) -> int:
    """Goods into a character's hands; water above what he can carry is lost (US-050); how many he really gets."""
    if what == "water":
        n = min(n, w.water_room(char) - w.water[char])
        w.water[char] += n
    else:
        w.goods[char] = add(w.goods[char], what, n)
    return n


def hand_over(w: Sands, char: int, what: str, n: int) -> None:
    """Goods out of a character's hands."""
    if what == "water":
        w.water[char] -= n
    else:
        w.goods[char] = add(w.goods[char], what, -n)


def spend(w: Sands, char: int, what: str, n: int) -> int:
    """Goods back to the supply, as far as there are; returns what is missing."""
    paid = min(n, w.have(char, what))
    hand_over(w, char, what, paid)
    to_supply(w, what, paid)
    return n - paid


def can_pay(w: Sands, char: int, price: Mapping[str, int]) -> bool:
    """US-808: has he all of a price?"""
    missing = 0
    for what, n in price.items():
        missing += w.have(char, what) < n
    return not missing


def cannot_pay(w: Sands, char: int, price: Mapping[str, int]) -> Blocks:
    """What of it he has not."""
    blocks: Blocks = ()
    for what, n in price.items():
        blocks += needs(w.have(char, what) >= n, "US-808", "cannot-pay", need=n, what=what)
    return blocks


def within_reach(w: Sands, char: int, what: str) -> int:
    """US-341, US-755: own goods and, on a camp tile, those of the camp."""
    own = w.water[char] if what == "water" else w.goods[char][PLACE[what]]
    return own + in_camp(w, char, what)


def in_camp(w: Sands, char: int, what: str) -> int:
    """What lies in the store of the camp where he is, if it is open to him (US-969)."""
    pos = w.pos[char]
    if not w.camp(pos) or (w.traitor(char) and w.ground(pos).store):
        return 0
    spot = w.spots[pos]
    return spot.stored_water if what == "water" else spot.dropped[PLACE[what]]


def pay(w: Sands, char: int, what: str, n: int) -> None:
    """A price in full: own goods first, then those of the camp."""
    missing = spend(w, char, what, n)
    if missing:
        pay_from_camp(w, w.pos[char], what, missing)


def pay_from_camp(w: Sands, pos: str, what: str, n: int) -> None:
    if what == "water":
        w.change(pos, stored_water=w.spots[pos].stored_water - n)
    else:
        w.change(pos, dropped=add(w.spots[pos].dropped, what, -n))
        to_supply(w, what, n)


def from_bag(w: Sands) -> str:
    """One random cube; an empty bag first gets one of each kind that the supply still has, and food."""
    bag = w.bag
    cubes = sum(bag.values())
    if not cubes:
        for what in RESOURCES:
            if w.supply[what]:
                w.supply[what] -= 1
                bag[what] = 1
        bag["food"] = 1
        cubes = sum(bag.values())
    left = w.chance.below(cubes)
    for what, n in bag.items():
        if left < n:
            bag[what] = n - 1
            return what
        left -= n
    return ""
