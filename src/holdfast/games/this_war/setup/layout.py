"""Where all cards are before the first draw (TW-102 to TW-115)."""

from functools import lru_cache
from typing import NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.state.zones import Zone
from holdfast.games.this_war.house.spaces import TYPES
from holdfast.games.this_war.world import City

OPEN_ZONES = (
    "group", "near", "medium", "far", "event-now", "objective-now", "fittings", "ideas", "built", "shelter-gone",
    "remnants", "explored", "area", "findings-now", "findings-discard", "resident-now", "resident-discard", "raid-now",
    "raid-discard", "fate-discard", "visitor-now", "visitors-looked", "narrative-now", "narrative-discard", "kept",
    "colour-now", "waste",
)  # fmt: skip
"""Zones in which everybody sees what comes to lie there (TW-1601)."""


DECK_OF = {
    "exploration": "exploration",
    "findings": "findings",
    "residents": "resident",
    "red-residents": "resident-red",
    "night-raids": "night-raid",
    "red-raids": "night-raid-red",
    "location": "location",
    "visitors": "visitor",
    "colour": "colour",
    "narrative": "narrative-action",
    "fate": "fate",
    **{
        f"shelter-{name}": f"shelter-{name}" for kind, name in TYPES.items() if name not in ("remnants", "plain-rubble")
    },
}
"""The pool of each shuffled deck."""


class Layout(NamedTuple):
    """Where all cards lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int


@lru_cache(maxsize=16)
def layout(content: Content, events: tuple[int, int]) -> Layout:
    """TW-102 to TW-115: the same for all campaigns as long as nothing is drawn; so it is laid out once and copied."""
    w = City(players=1, content=content)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = dict.fromkeys(OPEN_ZONES, Zone())
    for zone, pool in DECK_OF.items():
        p = content.pool(pool)
        w.zones[zone] = Zone(mixed=(~p,) * len(w.pools[p]), sees=0)
    red, black = content.pool("character-red"), content.pool("character-black")
    w.zones["characters"] = Zone(mixed=(~red,) * len(w.pools[red]) + (~black,) * len(w.pools[black]), sees=0)
    _events(w, *events)
    _objectives(w)
    for i, card in enumerate(content.cards):
        if card.deck == "fitting":
            w.take_out(i, "fittings" if w.fitting(i).green else "ideas")
    return Layout(w.zones, w.pools, w.seen, w.reveals)


def _events(w: City, first: int, second: int) -> None:
    """TW-109, TW-110, TW-1507: from the bottom: three Ending Events, Chapter III, Events, Chapter II, Events, Chapter I."""
    content = w.content
    event, last = ~content.pool("event"), ~content.pool("ending-event")
    chapters = []
    for number in ("chapter-1", "chapter-2", "chapter-3"):
        card = content.index[f"chapter/{number}"]
        w.take_out(card, "waste")
        w.take(card, "waste")
        w.seen[card] = 0
        chapters.append(card)
    one, two, three = chapters
    deck = (last,) * 3 + (three,) + (event,) * second + (two,) + (event,) * first + (one,)
    w.zones["events"] = Zone(top=deck, sees=0)
    unused = len(w.pools[~event]) - first - second
    w.zones["unused"] = Zone(mixed=(event,) * unused, sees=0)


def _objectives(w: City) -> None:
    """TW-115: one of each Chapter, face down; the others leave the game unseen."""
    pools = [w.content.pool(f"objective-{chapter}") for chapter in (3, 2, 1)]
    w.zones["objectives"] = Zone(top=tuple([~p for p in pools]), sees=0)
    unused = [~p for p in pools for _ in range(len(w.pools[p]) - 1)]
    z = w.zones["unused"]
    w.zones["unused"] = Zone(mixed=(*z.mixed, *unused), sees=0)
