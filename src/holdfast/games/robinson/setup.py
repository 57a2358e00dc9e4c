"""Setting the table (RC-101 to RC-139) and what the Scenarios change about it."""

from functools import cache
from math import ceil
from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.table.chance import Chance
from holdfast.core.table.zones import Zone
from holdfast.games.robinson.cards import Character, Invention, Scenario, Tile
from holdfast.games.robinson.discovery import ready_item
from holdfast.games.robinson.geography import BIT, SPACES
from holdfast.games.robinson.inventions import GainItem
from holdfast.games.robinson.numbers import RANDOM_INVENTIONS, START_SPACE
from holdfast.games.robinson.round import Round
from holdfast.games.robinson.scenarios.cannibals import CITY, CITY_TILE
from holdfast.games.robinson.scenarios.family import GOAL_INVENTIONS
from holdfast.games.robinson.scenarios.volcano import CRATER, LANDING, MISSING
from holdfast.games.robinson.survey import PERSONAL
from holdfast.games.robinson.world import Island, Spot, Switches

START_TILE = 8
"""RC-120, RC-122."""
OPEN_ZONES = (
    "characters",
    "box-characters",
    "threat-left",
    "threat-right",
    "leaving",
    "resolving",
    "turned",
    "ignored",
    "ideas",
    "found",
    "found-items",
    "found-beasts",
    "looked-at",
    "placed",
    "future",
    "kept",
    "inventions",
    "items",
    "scenario",
    "scenario-items",
    "treasures",
    "discoveries",
    "starting",
    "event-discard",
    "building-adventure-discard",
    "gathering-adventure-discard",
    "exploration-adventure-discard",
    "mystery-discard",
    "beast-discard",
    "invention-discard",
    "discovery-gone",
    "starting-gone",
    "wreckage",
    "scenario-card",
    "box",
)
"""Zones in which everybody sees what comes to lie there (RC-801)."""
HIDDEN_ZONES = (
    "event",
    "event-box",
    "building-adventure",
    "gathering-adventure",
    "exploration-adventure",
    "mystery",
    "beast",
    "hunting",
    "aside",
    "invention",
    "tile",
    "discovery",
    "starting-box",
    "wreckage-box",
    "character-box",
)
"""Zones whose cards nobody sees (RC-802, RC-803)."""


@cache
def empty_zones(players: int) -> dict[str, Zone]:
    open_ones = dict.fromkeys((*OPEN_ZONES, *PERSONAL[:players]), Zone())
    return open_ones | dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))


def set_up(players: int, options: dict[str, str], chance: Chance, content: Content) -> Island:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    rules = Switches(
        options["scenario"],
        options["far_actions"] == "on",
        int(options["pit_food"]),
        int(options["soldier_level_cost"]),
        options["token_on_exhausted"] == "on",
        options["flip_at_once"] == "on",
    )
    w = Island(players=players, content=content, chance=chance, rules=rules, options=options)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = empty_zones(players).copy()
    w.stack = [(SetUp(), Cause())]
    return w


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


class SetUp(Effect[Island]):
    """RC-101 to RC-139 in order; the Characters are drawn or chosen on the way."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.scenario = pick(w, f"scenario/{w.rules.scenario}", "scenario-card")
        w.rounds = w.card(w.scenario, Scenario).rounds
        deck(w, "box", "scenario")
        first = w.options["first_player"]
        w.first = w.chance.below(w.players) if first == "random" else int(first) - 1
        if w.players < 3:
            pick(w, "character/soldier", "box-characters")
        chosen = w.options["characters"] == "chosen"
        return (ChooseCharacters() if chosen else DrawCharacters(), LayOut(), StartItems(), Window("setup"), Round())


class DrawCharacters(Effect[Island]):
    """RC-104, RC-105, RC-741."""

    def apply(self, w: Island, by: Cause) -> Effects:
        deck(w, "character-box", "character")
        for _ in range(w.players):
            w.draw("character-box", "characters")
        w.characters = w.zones["characters"].top
        return ()


class ChooseCharacters(Question[Island]):
    """The players choose one after the other, from the First Player on."""

    taken: tuple[int, ...] = ()

    def left(self, w: Island) -> list[int]:
        people = [w.content.index[card.key] for card in w.content.deck("character")]
        return [c for c in people if c not in self.taken and not w.holds("box-characters", c)]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return ((w.first + len(self.taken)) % w.players,) if len(self.taken) < w.players else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.left(w):
            menu.add(f"character:{w.content.cards[card].id}", ChooseCharacters((*self.taken, card)))

    def apply(self, w: Island, by: Cause) -> Effects:
        order = [self.taken[(seat - w.first) % w.players] for seat in range(w.players)]
        for card in order:
            pick(w, w.content.cards[card].key, "characters")
        deck(w, "character-box", "character")
        w.characters = tuple(order)
        return ()


class LayOut(Effect[Island]):
    """The board, the decks and the helpers."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.friday = w.players < 3 or w.options["friday"] == "on"
        w.dog = w.players == 1 or w.options["dog"] == "on"
        self._inventions(w)
        for name in (
            "building-adventure",
            "gathering-adventure",
            "exploration-adventure",
            "mystery",
            "beast",
            "discovery",
        ):
            deck(w, name, name)
        self._events(w)
        self._tiles(w)
        self._items(w)
        self._wreckage(w)
        if w.rules.scenario == "jenny":
            w.jenny = "wreck"
        if w.rules.scenario == "cannibals":
            w.marks = (*w.marks, "village")
        if w.rules.scenario == "family":
            w.marks = (*w.marks, "many-food")
        return ()

    def _inventions(self, w: Island) -> None:
        """RC-106, RC-112 to RC-116, RC-1010: personal, nine default, five (nine) random, the rest a hidden deck."""
        for seat in range(w.players):
            pick(w, f"invention/{w.card(w.characters[seat], Character).invention}", PERSONAL[seat])
        pick_all(w, default_inventions(w.content), "inventions")
        deck(w, "invention", "invention")
        family = w.rules.scenario == "family"
        for _ in range(GOAL_INVENTIONS if family else RANDOM_INVENTIONS):
            card_drawn = w.draw("invention", "inventions")
            if family:
                w.score[f"goal-{w.content.cards[card_drawn].id}"] = 1
        mine, others = scenario_inventions(w.content, w.rules.scenario)
        if mine:
            pick_all(w, mine, "scenario")
        box = w.zones["box"]
        w.zones["box"] = Zone(box.top, box.mixed + others, box.bottom, box.sees)

    def _events(self, w: Island) -> None:
        """RC-127, RC-752, RC-754: half Book, half Adventure icons; the rest goes to the box unseen."""
        half = ceil(w.rounds / 2)
        wish = w.options["book_cards"]
        books = half if wish == "half" else int(wish)
        deck(w, "event", "event-book", books)
        deck(w, "event", "event-adventure", 2 * half - books)
        for pool, n in (("event-book", books), ("event-adventure", 2 * half - books)):
            deck(w, "event-box", pool, len(w.pools[w.content.pool(pool)]) - n)

    def _tiles(self, w: Island) -> None:
        """RC-120 to RC-123, RC-960, RC-985: the start tile with the Camp, the others a hidden stack."""
        if w.rules.scenario == "volcano":
            w.camp = LANDING
            w.place(LANDING, Spot(tile=pick(w, "tile/tile-10", "placed")))
            w.place(CRATER, Spot(tile=pick(w, "tile/tile-8", "placed"), down=True))
            for space in (CRATER, *MISSING):
                w.gone |= BIT[space]
        else:
            w.camp = START_SPACE
            w.place(START_SPACE, Spot(tile=pick(w, f"tile/tile-{START_TILE}", "placed")))
        if w.rules.scenario == "cannibals":
            w.place(CITY, Spot(tile=pick(w, f"tile/tile-{CITY_TILE}", "placed"), down=True))
        deck(w, "tile", "tile")

    def _items(self, w: Island) -> None:
        """RC-124, RC-752, RC-754, RC-940, RC-985: shared Items, the others in the box."""
        if w.rules.scenario == "cannibals":
            for item in ("flask-of-rum", "pipe-and-tobacco"):
                card = pick(w, f"starting-item/{item}", "found-items")
                w.take(card, "found-items")
                ready_item(w, card)
        if w.rules.scenario == "jenny":
            pick(w, "starting-item/storm-glass", "box")
        deck(w, "starting-box", "starting-item")

    def _wreckage(self, w: Island) -> None:
        """RC-128, RC-756: Food Crates, or a random card, on the right Threat space."""
        if w.options["wreckage"] == "fixed":
            pick(w, "wreckage/food-crates", "threat-right")
            deck(w, "wreckage-box", "wreckage")
        else:
            deck(w, "wreckage-box", "wreckage")
            w.draw("wreckage-box", "threat-right")


class StartItems(Effect[Island]):
    """RC-124, RC-961: the Starting Items are drawn; on Volcano Island Knife and Shovel are built."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.rules.scenario != "cannibals":
            for _ in range(int(w.options["starting_items"])):
                card = w.draw("starting-box", "found-items")
                w.take(card, "found-items")
                ready_item(w, card)
        if w.rules.scenario != "volcano":
            return ()
        return tuple([GainItem(w.find("inventions", item)) for item in ("knife", "shovel")])


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
