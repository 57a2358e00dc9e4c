"""The enemy deck (US-503, US-518)."""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.core.state.decks import without
from holdfast.core.state.zones import Zone
from holdfast.games.under_our_sun.world import Sands


def enemies_left(w: Sands) -> bool:
    """US-518: can another enemy come, or are all in play?"""
    return not (w.bare("enemy") and w.bare("enemy-discard"))


def to_draw(w: Sands) -> bool:
    """US-503, US-518: is there a card to draw? Used ones come back when the deck is exhausted."""
    z = w.zones["enemy"]
    if z.mixed or z.top or z.bottom:
        return True
    w.refill("enemy", "enemy-discard")
    return not w.bare("enemy")


def draw_enemy(w: Sands) -> int:
    """US-503, US-518: the top card; -1 when all are in play."""
    return w.draw("enemy", "enemies") if to_draw(w) else -1


def search_enemy(w: Sands, kind: str, sol: bool) -> int:
    """The first fitting card from the top; the others are shuffled back."""
    cards: tuple[Any, ...] = w.content.cards
    aside: list[int] = []
    found = -1
    while found < 0 and to_draw(w):
        card = w.turn_up("enemy")
        fighter = cards[card].fighter
        if (not kind or fighter.kind == kind) and (not sol or fighter.sol):
            found = card
            w.put(card, "enemies")
        else:
            aside.append(card)
    if aside:
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
