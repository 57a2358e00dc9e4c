"""Setting the table (NA-100 to NA-139)."""

from functools import lru_cache
from typing import NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.state.zones import Zone
from holdfast.games.naufragos.cards import DECK_COUNTS, OWN_CARDS, Event, Plot
from holdfast.games.naufragos.rules import CAMP_SPACES, SECTORS, Rules
from holdfast.games.naufragos.world import ITEMS, PLACE_OF_CAMP_CARD, STORIES, Shore

OPEN_ZONES = (
    "characters",
    "event-now",
    "lasting-events",
    "wreck-row",
    "exploring",
    "pending",
    "estate",
    "tiles",
    "larder",
    "catch",
    "fish-discard",
    "forage-discard",
    "tiles-gone",
    "shark-aside",
    "gone",
    "box",
    *[PLACE_OF_CAMP_CARD[space] for space in CAMP_SPACES],
)
"""Zones in which everybody sees what comes to lie there (NA-809, NA-810)."""
HIDDEN_ZONES = (
    *SECTORS,
    "event",
    "wreckage",
    "reserve",
    "removed",
    "story",
    "story-discard",
    "forage",
    "supply",
    "orchard",
    "fish",
    "unused",
    "past-events",
    "character-box",
)
"""Zones whose cards nobody sees (NA-107, NA-803 to NA-808)."""
HOUSE_DECKS = {
    1: {"coast": 5, "zero-coast": 1, "interior": 3, "zero-interior": 1, "heart": 3},
    2: {"coast": 6, "zero-coast": 5, "interior": 7, "zero-interior": 1, "heart": 5},
    3: {"coast": 7, "zero-coast": 9, "interior": 10, "zero-interior": 2, "heart": 7},
    4: {"coast": 8, "zero-coast": 13, "interior": 14, "zero-interior": 2, "heart": 9},
}
"""NA-104; both white coast cards are always in (NA-105)."""
COMPLICATED = "plot/z7"
"""NA-136: Complicated relationships."""
WATCH = "wreckage/w15"
"""NA-135."""


def empty_table(players: int, content: Content, rules: Rules) -> Shore:
    """All zones, and all cards still in the box."""
    w = Shore(players=players, content=content, rules=rules)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = dict.fromkeys((*OPEN_ZONES, *ITEMS[:players]), Zone())
    w.zones |= dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))
    w.zones |= {STORIES[seat]: Zone(sees=1 << seat) for seat in range(players)}
    return w


def deal(w: Shore, pool: str, to: str, n: int = -1) -> None:
    """Undecided cards of a pool into a deck, all of them or n; the others go back to the box unseen."""
    if pool not in w.content.pool_names:
        return
    p = w.content.pool(pool)
    size = len(w.pools[p])
    n = size if n < 0 else min(n, size)
    for zone, count in ((to, n), ("unused", size - n)):
        z = w.zones[zone]
        w.zones[zone] = Zone(z.top, (*z.mixed, *(~p,) * count), z.bottom, z.sees)


def of_deck(content: Content, deck: str) -> list[int]:
    """The cards of a deck, in their order."""
    return [i for i, card in enumerate(content.cards) if card.deck == deck]


@lru_cache(maxsize=64)
def own_card(content: Content, deck: str) -> int:
    """NA-794: the players' own card of a deck, or -1."""
    cards = of_deck(content, deck)
    return cards[DECK_COUNTS[deck]] if len(cards) > DECK_COUNTS[deck] else -1


# --- where everything lies -----------------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Where all cards lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int


@lru_cache(maxsize=256)
def layout(content: Content, players: int, rules: Rules, from_coast: int) -> Layout:
    """NA-100 to NA-139: the same for all games of so many with so many zero cards of the coast, as long as nothing is
    drawn; so it is laid out once and copied."""
    w = empty_table(players, content, rules)
    _plot(w)
    _own_cards(w)
    _exploration(w, from_coast)
    _events(w)
    _pieces(w)
    if starts_with_watch(w):
        w.take_out(content.index[WATCH], "box")
    deal(w, "wreckage", "wreckage")
    for space, card in zip(CAMP_SPACES, of_deck(content, "camp"), strict=False):
        w.take_out(card, PLACE_OF_CAMP_CARD[space])
    for card in of_deck(content, "character"):
        w.take_out(card, "characters")
    for card in of_deck(content, "ruleset"):
        w.take_out(card, "box")
    return Layout(w.zones, w.pools, w.seen, w.reveals)


def starts_with_watch(w: Shore) -> bool:
    """NA-135: [HR1.2] the solo player."""
    return w.rules.watch_at_start and w.solo()


def _plot(w: Shore) -> None:
    """NA-100, NA-136: the numbered cards form the reserve; their faces are hidden."""
    for i, card in enumerate(w.content.cards):
        if isinstance(card, Plot) and card.number:
            w.take_out(i, "reserve")
    if w.solo():
        w.take_out(w.content.index[COMPLICATED], "box")


def _own_cards(w: Shore) -> None:
    """NA-796: the players' own cards are always in."""
    for deck in OWN_CARDS:
        card = own_card(w.content, deck)
        if card >= 0 and deck not in ("event", "camp"):
            w.take_out(card, "box")
            w.take(card, "box")
            w.shuffle_in(card, deck)


def _exploration(w: Shore, from_coast: int) -> None:
    """NA-103: [2013] all basic cards and 8 zeros; NA-104: [HR1.2] so many of each colour."""
    deal(w, "coast-white", "coast")
    if w.rules.bags:
        for pool, n in HOUSE_DECKS[w.players].items():
            deal(w, pool, pool.removeprefix("zero-"), n)
        return
    for sector in SECTORS:
        deal(w, sector, sector)
    deal(w, "zero-coast", "coast", from_coast)
    deal(w, "zero-interior", "interior", w.rules.zeros - from_coast)


def _events(w: Shore) -> None:
    """NA-123 to NA-126: without the "C" cards from so many players on; as many as there are turns."""
    n = w.rules.turns[w.players - 1]
    own = own_card(w.content, "event")
    for i, card in enumerate(w.content.cards):
        if isinstance(card, Event) and card.event.c and i != own and w.players > w.rules.c_events_up_to:
            w.take_out(i, "box")
    if own >= 0:
        w.take_out(own, "box")
        w.take(own, "box")
        w.shuffle_in(own, "event")
        n -= 1
    deal(w, "event", "event", n)


def _pieces(w: Shore) -> None:
    """NA-115 to NA-120, NA-133, NA-137: tiles and tokens; the shark waits beside the board. Tiles look alike, so none
    is decided when some go into the supply."""
    w.take_out(w.content.index["fish/shark"], "shark-aside")
    for kind in ("story", "forage", "fish"):
        deal(w, kind, kind)
    if w.rules.supply_at_start:
        for _ in range(w.players):
            w.pass_unseen("forage", "supply")
