"""Resampling of what a seat cannot know: one of the worlds consistent with its knowledge.

Public knowledge about the order of a deck is preserved: known top and bottom cards stay there, and only equally unknown
cards are exchanged.
"""

from typing import TYPE_CHECKING

from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.state.zones import Zone

if TYPE_CHECKING:
    from holdfast.core.state.world import World


def determinize(w: "World", bit: int) -> None:
    """Return unseen cards to their pools, then assign each place a card that may be there."""
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
    """Return per zone the places of the cards that a seat has not seen; open zones have none."""
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
    """Redistribute cards that other seats have looked at over the unordered places, in decks whose cards look alike.

    Cards that no seat has looked at keep their known place: top, middle or bottom.
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
    """Replace the card at this place of a zone, counted from the bottom."""
    z = w.zones[name]
    a, b = len(z.bottom), len(z.bottom) + len(z.mixed)
    e = [*z.bottom, *z.mixed, *z.top]
    e[i] = card
    w.zones[name] = Zone(tuple(e[b:]), tuple(e[a:b]), tuple(e[:a]), z.sees)
