"""What makes a position impossible."""

from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.world import Island


def faults(w: Island) -> list[str]:
    """What would make this position impossible: every card in exactly one place, nothing negative."""
    wrong = w.misplaced(boxed=() if w.characters else w.content.pool_names)
    counts = [*w.stock.values(), *w.future, *w.levels.values(), *w.wounds, *w.determination]
    if min(counts) < 0:
        wrong.append("a number is below zero")
    for what in ("wood", "fur", "food"):
        if w.free(what) < 0:
            wrong.append(f"more {what} is assigned than there is")
    tiles = [spot.tile for spot in w.spots.values() if spot.tile >= 0]
    if sorted(tiles) != sorted(w.zones["placed"].entries()):
        wrong.append("the tiles on the island are not the tiles that were placed")
    for tile in tiles:
        if not isinstance(w.content.cards[tile], Tile):
            wrong.append("something else than a tile lies on the island")
    if set(w.spots) != set(SPACES) or w.camp not in SPACES:
        wrong.append("the island has other spaces than the board")
    return wrong
