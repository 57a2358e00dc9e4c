"""Setting the table (TW-101 to TW-120, TW-1502 to TW-1507)."""

from functools import lru_cache
from typing import NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.zones import Zone
from holdfast.games.this_war.flow.day import Day
from holdfast.games.this_war.house.spaces import BOARDS, FITTING, TYPES, accessible
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.printed import SHEETS
from holdfast.games.this_war.rules import (
    ADVANCED_START,
    CHAPTER_EVENTS,
    COUNT,
    EASIER_START,
    HARDER_START,
    HUNGER,
    ITEM,
    MISERY,
    MOST_BLANKS,
    MOST_COLD,
    MOST_PENDING,
    NOBODY,
    PEOPLE,
    START,
    UNARMED,
    WAIT_TOKENS,
)
from holdfast.games.this_war.things.stores import gain, miscounted
from holdfast.games.this_war.world import City, empty

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
BOXED = frozenset({"script"})
"""Pools that never lie on the table."""


def set_up(players: int, options: dict[str, str], stream: RandomStream, content: Content) -> City:
    """The table before the first question: nothing is shuffled, decks are undecided."""
    w = City(players=players, content=content, chance=stream, options=options)
    w.stack = [(SetUp(), Cause())]
    return w


class Layout(NamedTuple):
    """Where all cards lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int


@lru_cache(maxsize=16)
def layout(content: Content, short: bool) -> Layout:
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
    _events(w, short)
    _objectives(w)
    for i, card in enumerate(content.cards):
        if card.deck == "fitting":
            w.take_out(i, "fittings" if w.fitting(i).green else "ideas")
    return Layout(w.zones, w.pools, w.seen, w.reveals)


def _events(w: City, short: bool) -> None:
    """TW-109, TW-110, TW-1507: from the bottom: three Ending Events, Chapter III, Events, Chapter II, Events, Chapter I."""
    content = w.content
    event, last = ~content.pool("event"), ~content.pool("ending-event")
    first, second = (n - short for n in CHAPTER_EVENTS)
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


class SetUp(Effect[City]):
    """TW-101 to TW-120: everything on its place, then the people, then the first Morning."""

    def apply(self, w: City, by: Cause) -> Effects:
        options = w.options
        first = options["first_player"]
        w.leader = w.chance.below(w.players) if first == "random" else int(first) - 1
        start = layout(w.content, options["short"] == "on")
        w.zones, w.pools, w.seen, w.reveals = start.zones.copy(), start.pools[:], start.seen[:], start.reveals
        advanced = options["board"] == "advanced"
        w.house = list(BOARDS[advanced])
        w.reach = accessible(w.house)
        w.levels = [0] * (PEOPLE * 5)
        w.held, w.meds = [UNARMED] * PEOPLE, [NOBODY] * PEOPLE
        w.tasks = [""] * PEOPLE
        w.storage, w.pile, w.waste, w.box = empty(), empty(), empty(), list(COUNT)
        goods = dict(START)
        if advanced:
            goods |= ADVANCED_START
        if options["difficulty"] == "easier":
            goods |= EASIER_START
        elif options["difficulty"] == "harder":
            goods |= HARDER_START
        for item, n in goods.items():
            gain(w, w.storage, ITEM[item], n)
        for space in ("far", "medium", "near"):
            w.draw("location", space)
        return (*gather(w), Begin(), Day())


def gather(w: City) -> Effects:
    """TW-104, TW-1505: one red-bordered and two black-bordered Characters, drawn or chosen."""
    if w.options["group"] == "chosen":
        return (ChooseCharacter(True), ChooseCharacter(False), ChooseCharacter(False))
    for pool in ("character-red", "character-black", "character-black"):
        welcome(w, w.decide(~w.content.pool(pool)))
    return ()


def welcome(w: City, card: int) -> None:
    """TW-108: a Character leaves the deck, whose order nobody knows, and joins the group."""
    entry = ~w.content.pool_of[card]
    z = w.zones["characters"]
    at = z.mixed.index(entry)
    w.zones["characters"] = Zone(mixed=z.mixed[:at] + z.mixed[at + 1 :], sees=0)
    w.put(card, "group")
    w.group = (*w.group, SHEETS[w.content].person[card])


class ChooseCharacter(Decision):
    """TW-1505: the players pick the group."""

    red: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.pools[w.content.pool("character-red" if self.red else "character-black")]:
            menu.add(f"character:{w.content.cards[card].id}", TakeCharacter(card))


class TakeCharacter(Effect[City]):
    """TW-1505: a picked Character leaves the deck for the group."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        pool = w.content.pool_of[self.card]
        left = w.pools[pool]
        at = left.index(self.card)
        w.pools[pool] = left[:at] + left[at + 1 :]
        welcome(w, self.card)
        return ()


class Begin(Effect[City]):
    """TW-105, TW-1503, TW-1504: their States at the start; their names go on the Save sheet."""

    def apply(self, w: City, by: Cause) -> Effects:
        difficulty = w.options["difficulty"]
        w.starting = w.group
        for p in w.group:
            w.levels[p * 5 + HUNGER] = 1 if difficulty == "easier" else 2
            w.levels[p * 5 + MISERY] = 1 if difficulty == "harder" else 0
        return ()


def faults(w: City) -> list[str]:
    """What would make this position impossible: every card and token in exactly one place, every number in its bounds."""
    if not w.levels:
        return []
    wrong = w.misplaced(boxed=BOXED) + miscounted(w)
    if not all(0 <= level <= 4 for level in w.levels):
        wrong.append("a State is off its scale")
    if not 0 <= w.cold <= MOST_COLD or not 1 <= w.noise <= 10 or w.unknown < 0:
        wrong.append("a track is left")
    if len(w.group) > 4 or len(set(w.group)) != len(w.group) or not set(w.scavengers) <= set(w.group):
        wrong.append("somebody is in the group twice, or outside it")
    cards = sorted([SHEETS[w.content].card[p] for p in (*w.group, *[p for p, _ in w.fallen])])
    if w.outcome is None and cards != sorted(w.zones["group"].top):
        wrong.append("the cards on the table are not the people of the group")
    built = sorted([kind - FITTING for kind in w.house if kind >= FITTING])
    if built != sorted(w.zones["built"].top):
        wrong.append("the Fittings in the house are not those that were built")
    if len(w.tokens) > MOST_BLANKS or len(w.pending) > MOST_PENDING or len(w.waits) > WAIT_TOKENS:
        wrong.append("more tokens than the box has")
    if w.reach != accessible(w.house):
        wrong.append("what can be reached in the house is not what is open")
    return wrong
