"""The enemy deck (US-503, US-518)."""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.core.table.decks import without
from holdfast.core.table.zones import Zone
from holdfast.games.under_our_sun.world import Sands


def draw_enemy(w: Sands) -> int:
    """US-503, US-518: the top card; used ones come back when the deck is exhausted; -1 when all are in play."""
    z = w.zones["enemy"]
    if not (z.mixed or z.top or z.bottom):
        if not w.size("enemy-discard"):
            return -1
        w.refill("enemy", "enemy-discard")
    return w.draw("enemy", "enemies")


def enemies_left(w: Sands) -> bool:
    """US-518: can another enemy come, or are all in play?"""
    return w.size("enemy") + w.size("enemy-discard") > 0


def search_enemy(w: Sands, kind: str, sol: bool) -> int:
    """The first fitting card from the top; the others are shuffled back."""
    cards: tuple[Any, ...] = w.content.cards
    before = w.zones["enemies"]
    aside: list[int] = []
    found = -1
    while True:
        card = draw_enemy(w)
        if card < 0:
            break
        fighter = cards[card].fighter
        if (not kind or fighter.kind == kind) and (not sol or fighter.sol):
            found = card
            break
        aside.append(card)
    if aside:
        top = before.top if found < 0 else (*before.top, found)
        w.zones["enemies"] = Zone(top, before.mixed, before.bottom, before.sees)
        z = w.zones["enemy"]
        w.zones["enemy"] = Zone((), (*z.entries(), *aside), (), z.sees)
    return found


def search_wolf(w: Sands, card: int) -> int:
    """The other card of the same name, from deck or discards; -1 while it is in play."""
    name = w.content.cards[card].key
    other = next((c for c in range(len(w.content.cards)) if c != card and w.content.cards[c].key == name), -1)
    if other < 0:
        return -1
    if w.holds("enemy-discard", other) or w.holds("enemy", other):
        w.move(other, w.locate(other), "enemies")
    elif other in w.pools[w.content.pool_of[other]]:
        pool = w.content.pool_of[other]
        w.pools[pool] = tuple([c for c in w.pools[pool] if c != other])
        z = w.zones["enemy"]
        w.zones["enemy"] = replace(z, mixed=without(z.mixed, z.mixed.index(~pool)))
        w.put(other, "enemies")
    else:
        return -1
    w.shuffle("enemy")
    return other


def discard_enemy(w: Sands, card: int) -> None:
    w.move(card, w.locate(card, "enemies"), "enemy-discard" if w.content.cards[card].deck == "enemy" else "box")
