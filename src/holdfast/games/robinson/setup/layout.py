"""Laying out the board, the decks and the first Items (RC-106 to RC-128)."""

from functools import cache
from math import ceil

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.state.zones import Zone
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Character, Invention
from holdfast.games.robinson.log import INVENTIONS, MAP, TILES, last_cards, line
from holdfast.games.robinson.rules import START_SPACE
from holdfast.games.robinson.things.discovery import ready_item
from holdfast.games.robinson.world import PERSONAL, Island, Spot

START_TILE = 8
"""RC-120, RC-122."""
OPEN_ZONES = (
    "characters", "box-characters", "threat-left", "threat-right", "leaving", "resolving", "turned", "ignored",
    "ideas", "found", "found-items", "found-beasts", "looked-at", "placed", "future", "kept", "inventions",
    "items", "scenario", "scenario-items", "treasures", "discoveries", "starting", "event-discard",
    "building-adventure-discard", "gathering-adventure-discard", "exploration-adventure-discard",
    "mystery-discard", "beast-discard", "invention-discard", "discovery-gone", "starting-gone", "wreckage",
    "scenario-card", "box",
)  # fmt: skip
"""Zones whose cards everybody sees (RC-801)."""
HIDDEN_ZONES = (
    "event", "event-box", "building-adventure", "gathering-adventure", "exploration-adventure", "mystery",
    "beast", "hunting", "aside", "invention", "tile", "discovery", "starting-box", "wreckage-box",
    "character-box",
)  # fmt: skip
"""Zones whose cards nobody sees (RC-802, RC-803)."""
LAID_OUT = (
    "friday", "dog", "jenny", "marks", "score.goal-*", "uses.*", "camp", "gone", *MAP,
    "zones.scenario", "zones.scenario-card", "zones.box", "zones.personal-*", "zones.character-box",
    "zones.*-adventure", "zones.mystery", "zones.beast", "zones.discovery", "zones.event", "zones.event-box",
    "zones.starting", "zones.starting-box", "zones.threat-right", "zones.wreckage-box", *TILES, *INVENTIONS,
)  # fmt: skip
"""Everything that set-up puts in its place (RC-106 to RC-128)."""
WHOLE_DECKS = ("building-adventure", "gathering-adventure", "exploration-adventure", "mystery", "beast", "discovery")


@cache
def empty_zones(players: int) -> dict[str, Zone]:
    open_ones = dict.fromkeys((*OPEN_ZONES, *PERSONAL[:players]), Zone())
    return open_ones | dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))


def pick(w: Island, key: str, to: str) -> int:
    """A certain card is taken from the box openly."""
    card = w.content.index[key]
    w.take_out(card, to)
    return card


def pick_all(w: Island, cards: tuple[int, ...], to: str) -> None:
    """Certain cards of one pool are taken from the box openly."""
    pool = w.content.pool_of[cards[0]]
    w.pools[pool] = tuple([c for c in w.pools[pool] if c not in cards])
    z = w.zones[to]
    w.zones[to] = Zone((*z.top, *cards), z.mixed, z.bottom, z.sees)
    for card in cards:
        w.show(card, z.sees)


@cache
def default_inventions(content: Content) -> tuple[int, ...]:
    """RC-112."""
    found = [c for c in content.deck("invention") if isinstance(c, Invention) and c.type == "default"]
    return tuple([content.index[c.key] for c in found])


@cache
def scenario_inventions(content: Content, scenario: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The Inventions of this Scenario, and undecided ones of all others."""
    mine, others = f"scenario-invention-{scenario}", []
    for name in content.pool_names:
        if name.startswith("scenario-invention-") and name != mine:
            others += [~content.pool(name)] * len(content.pools[content.pool(name)])
    return content.pools[content.pool(mine)] if mine in content.pool_names else (), tuple(others)


def deck(w: Island, zone: str, pool: str, n: int = -1) -> None:
    """A face-down deck of a pool: of all its cards, or of n of them."""
    p = w.content.pool(pool)
    there = w.zones[zone]
    cards = (~p,) * (len(w.pools[p]) if n < 0 else n)
    w.zones[zone] = Zone(there.top, there.mixed + cards, there.bottom, there.sees)


class LayOut(Effect[Island]):
    """RC-106 to RC-128: one thing after the other; a Scenario lays some of it in its own way."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return LAID


class LayHelpers(Effect[Island]):
    """RC-731, RC-751: Friday and the Dog, by the number of players or by setting."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        lay_helpers(w)
        return ()


def lay_helpers(w: Island) -> None:
    w.friday = w.players < 3 or w.options["friday"] == "on"
    w.dog = w.players == 1 or w.options["dog"] == "on"


class LayInventions(Effect[Island]):
    """RC-106, RC-112 to RC-116: personal, nine default, five random, the rest a hidden deck."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        lay_inventions(w, w.rules.random_inventions)
        return ()


def lay_inventions(w: Island, random: int) -> list[int]:
    """All Inventions in their places; returns the random ones that came to the board."""
    for seat in range(w.players):
        pick(w, f"invention/{w.card(w.characters[seat], Character).invention}", PERSONAL[seat])
    pick_all(w, default_inventions(w.content), "inventions")
    deck(w, "invention", "invention")
    drawn = [w.draw("invention", "inventions") for _ in range(random)]
    mine, others = scenario_inventions(w.content, w.rules.scenario)
    if mine:
        pick_all(w, mine, "scenario")
    box = w.zones["box"]
    w.zones["box"] = Zone(box.top, box.mixed + others, box.bottom, box.sees)
    return drawn


class LayDecks(Effect[Island]):
    """RC-117 to RC-119, RC-127, RC-752, RC-754: the decks; half of the Events with a Book, half with an Adventure."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        for name in WHOLE_DECKS:
            deck(w, name, name)
        half = ceil(w.rounds / 2)
        wish = w.options["book_cards"]
        books = half if wish == "half" else min(int(wish), 2 * half)
        deck(w, "event", "event-book", books)
        deck(w, "event", "event-adventure", 2 * half - books)
        for pool, n in (("event-book", books), ("event-adventure", 2 * half - books)):
            deck(w, "event-box", pool, len(w.pools[w.content.pool(pool)]) - n)
        return ()


class LayTiles(Effect[Island]):
    """RC-120 to RC-123: the start tile with the Camp, the others a hidden stack."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        start_tile(w)
        deck(w, "tile", "tile")
        return ()


def start_tile(w: Island) -> None:
    """RC-011, RC-120, RC-122: the Camp on the Beach."""
    w.camp = START_SPACE
    w.place(START_SPACE, Spot(tile=pick(w, f"tile/tile-{START_TILE}", "placed")))


class LayItems(Effect[Island]):
    """RC-124: the Starting Items in the box."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        deck(w, "starting-box", "starting-item")
        return ()


class LayWreckage(Effect[Island]):
    """RC-128, RC-756: Food Crates, or a random card, on the right Threat space."""

    quiet = True
    accounts_for = LAID_OUT

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.options["wreckage"] == "fixed":
            pick(w, "wreckage/food-crates", "threat-right")
            deck(w, "wreckage-box", "wreckage")
        else:
            deck(w, "wreckage-box", "wreckage")
            w.draw("wreckage-box", "threat-right")
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("laid-out", cards=last_cards(w, "threat-right", 1))


class StartItems(Effect[Island]):
    """RC-124, RC-752, RC-754: the shared Items are drawn."""

    beat = "card"
    accounts_for = ("zones.starting", "zones.starting-box", "uses.*")

    def apply(self, w: Island, by: Cause) -> Effects:
        draw_items(w, int(w.options["starting_items"]))
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("start-items", cards=last_cards(w, "starting", 9)) if w.size("starting") else None


def draw_items(w: Island, n: int) -> None:
    for _ in range(n):
        card = w.draw("starting-box", "found-items")
        w.take(card, "found-items")
        ready_item(w, card)


LAID: Effects = (LayHelpers(), LayInventions(), LayDecks(), LayTiles(), LayItems(), LayWreckage())
