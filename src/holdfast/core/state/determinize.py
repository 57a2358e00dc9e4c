"""What a seat cannot know is drawn anew: one of the worlds that it may imagine.

What all know about the order of a deck stays: what lies on top stays on top, what lies at the bottom at the bottom, and
only what is equally unknown changes places.
"""

from typing import TYPE_CHECKING

from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.state.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.state.world import World


def determinize(w: "World", bit: int) -> None:
    """What a seat has not seen goes back to its pool; then each place gets one that may lie there."""
    for name in unknown_cards(w, bit):
        if name in w.face_down:
            mix(w, name, bit)
    pool_of, seen = w.content.pool_of, w.seen
    holes: list[tuple[str, int, int, int]] = []
    for name, places in unknown_cards(w, bit).items():
        entries = w.zones[name].entries()
        for i in places:
            card = entries[i]
            holes.append((name, i, pool_of[card], seen[card]))
            w.pools[pool_of[card]] += (card,)
            seen[card] = 0
    for name, i, pool, mask in holes:
        card = w.decide(~pool)
        seen[card] = mask
        replace(w, name, i, card)


def unknown_cards(w: "World", bit: int) -> dict[str, list[int]]:
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


def mix(w: "World", name: str, bit: int) -> None:
    """In a deck whose cards look alike, cards that somebody else has looked at may lie wherever an unordered one lies.

    What nobody has looked at stays where all know it to be: on top, in the middle, at the bottom.
    """
    z = w.zones[name]
    low, high = len(z.bottom), len(z.bottom) + len(z.mixed)
    entries = [*z.bottom, *z.mixed, *z.top]
    free = [
        i
        for i, entry in enumerate(entries)
        if (low <= i < high if entry < 0 else w.seen[entry] != EVERYBODY and not w.seen[entry] & bit)
    ]
    left = [entries[i] for i in free]
    for i in free:
        entries[i] = left.pop(w.chance.below(len(left)))
    w.zones[name] = Zone(tuple(entries[high:]), tuple(entries[low:high]), tuple(entries[:low]), z.sees)


def replace(w: "World", name: str, i: int, card: int) -> None:
    """Another card in this place of a zone, counted from the bottom."""
    z = w.zones[name]
    a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
    e = [*z.bottom, *z.mixed, *z.top]
    e[i] = card
    w.zones[name] = Zone(tuple(e[b:]), tuple(e[a:b]), tuple(e[:a]), z.sees)
