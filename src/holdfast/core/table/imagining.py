"""What a seat cannot know is drawn anew: one of the worlds that it may imagine.

What all know about the order of a deck stays; only what is equally unknown changes places. A card that came out of a bag
goes back into it, so that nobody forgets what is in there.
"""

from itertools import pairwise
from typing import TYPE_CHECKING

from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.table.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.table.world import World


def unknown(w: "World", bit: int) -> dict[str, list[int]]:
    """By zone the places of the cards that a seat has not seen; in open zones there are none."""
    seen = w.seen
    found: dict[str, list[int]] = {}
    for name, z in w.zones.items():
        if z.sees == EVERYBODY or name in w.set_aside:
            continue
        entries = z.bottom + z.mixed + z.top
        if not entries or max(entries) < 0:
            continue
        places = [i for i, c in enumerate(entries) if c >= 0 and seen[c] != EVERYBODY and not seen[c] & bit]
        if places:
            found[name] = places
    return found


def unknown_in_bags(w: "World", bit: int) -> list[tuple[int, int]]:
    """The same in bags: cards that only others know to be in there."""
    seen, first = w.seen, len(w.content.pools)
    return [
        (b, i)
        for b in range(first, len(w.pools))
        for i, c in enumerate(w.pools[b])
        if c >= 0 and seen[c] != EVERYBODY and not seen[c] & bit
    ]


def redraw(w: "World", bit: int) -> None:
    """What a seat has not seen goes back to where it came from; then each place gets one that may lie there."""
    holes: list[tuple[str, int, int]] = []
    again: list[int] = []
    for name, places in unknown(w, bit).items():
        cards = [w.zones[name].entries()[i] for i in places]
        masks = [w.seen[card] for card in cards]
        ways = [put_back(w, card) for card in cards]
        if len(set(ways)) > 1 and any(masks):
            disorder(w, ways)  # who looked at them may have laid them in another order
        again += ways
        holes += [(name, i, mask) for i, mask in zip(places, masks, strict=True)]
    if len(w.pools) > len(w.content.pools):
        redraw_in_bags(w, bit)
    for (name, i, mask), way in zip(holes, again, strict=True):
        card = w.decide(way)
        w.seen[card] = mask
        replace(w, name, i, card)


def redraw_in_bags(w: "World", bit: int) -> None:
    """The same for what others know to be in a bag; what lies in it came from pools before it."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    while new := [place for place in unknown_in_bags(w, bit) if place not in found]:
        for b, i in new:
            card = w.pools[b][i]
            found[b, i] = (w.seen[card], put_back(w, card))
    for (b, i), (mask, way) in sorted(found.items()):
        card = w.decide(way)
        w.pools[b] = (*w.pools[b][:i], card, *w.pools[b][i + 1 :])
        w.seen[card] = mask


def put_back(w: "World", card: int) -> int:
    """A card goes back to its pool, or the way it came out of a bag; returns the entry it will be drawn from."""
    way = w.bagged.pop(card, None)
    pool = w.content.pool_of[card]
    w.seen[card] = 0
    if way is None:
        w.pools[pool] += (card,)
        return ~pool
    for n, (outer, inner) in enumerate(pairwise(way)):
        w.pools[~outer] += (inner,)
        if inner >= 0:
            w.seen[card] = w.members.pop(card, 0)
            if len(way) > n + 2:
                w.bagged[card] = way[n + 2 :]
            return way[0]
    w.pools[pool] += (card,)
    return way[0]


def disorder(w: "World", entries: list[int]) -> None:
    left = entries[:]
    for i in range(len(entries)):
        entries[i] = left.pop(w.chance.below(len(left)))


def replace(w: "World", name: str, i: int, card: int) -> None:
    """Another card in this place of a zone, counted from the bottom."""
    z = w.zones[name]
    a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
    e = [*z.bottom, *z.mixed, *z.top]
    e[i] = card
    w.zones[name] = Zone(tuple(e[b:]), tuple(e[a:b]), tuple(e[:a]), z.sees)
