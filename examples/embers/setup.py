"""How the table is laid out."""

from embers.flow import Nightfall
from embers.world import Camp, hand
from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.zones import Zone, undecided


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> Camp:
    """EM-01, EM-02: a small fire, one wood and one find each; nobody sees the others' finds."""
    w = Camp(players=players, content=content, chance=stream)
    w.nights = int(options["nights"])
    w.gale = options["wind"] == "gale"
    w.wood = [1] * players
    w.cold = [0] * players
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    for deck in ("night", "find"):
        pool = content.pool(deck)
        w.zones[deck] = undecided(pool, len(content.pools[pool]))
        w.zones[f"{deck}-pile"] = Zone()
    for seat in range(players):
        w.zones[hand(seat)] = Zone(sees=1 << seat)
        w.draw("find", hand(seat))
    w.stack.append((Nightfall(), Cause()))
    return w
