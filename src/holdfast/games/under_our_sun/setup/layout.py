"""Where all cards and cubes lie at the beginning (US-113 to US-121, US-1212)."""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.state.zones import Zone
from holdfast.games.under_our_sun.cards import Character, Tile
from holdfast.games.under_our_sun.map.tiles import put_tile
from holdfast.games.under_our_sun.pieces import GEAR, ITEMS, OPEN_DECKS, TEAMS, Spot
from holdfast.games.under_our_sun.rules import BAG, CUBES, HAVEN, RESOURCES, Rules
from holdfast.games.under_our_sun.world import Sands

OPEN_ZONES = (
    "characters",
    "item",
    "equipment",
    "enemies",
    "enemy-discard",
    "night-discard",
    "event-discard",
    "loot-discard",
    "sun-now",
    "map",
    "ground",
    "camps",
    "found",
    "offer",
    "lawrence",
    "dealer-1",
    "dealer-2",
    "mission-open",
    "box",
)
HIDDEN_ZONES = ("enemy", "night", "event", "loot", "sun", "stack", "mission-cards", "team-rest", "team-box", "tile-box")


def empty_table(players: int, content: Content, rules: Rules) -> Sands:
    """How many play what with which options."""
    crew = crew_size(players, rules)
    mission = content.index[f"mission/{rules.mission}"]
    owner = tuple([c % players for c in range(crew)])
    return Sands(players=players, content=content, rules=rules, mission=mission, crew=crew, owner=owner)


def crew_size(players: int, rules: Rules) -> int:
    """US-951, US-954: two characters alone, four by the option of two players, otherwise one each."""
    if players == 1:
        return 2
    return 4 if players == 2 and rules.crew_of_four else players


def deal(w: Sands, pool: str, to: str) -> None:
    """All undecided cards of a pool into a deck."""
    p = w.content.pool(pool)
    z = w.zones[to]
    w.zones[to] = Zone(z.top, (*z.mixed, *(~p,) * len(w.pools[p])), z.bottom, z.sees)


class Layout(NamedTuple):
    """Where all cards and cubes lie at the beginning, and who has seen them."""

    zones: dict[str, Zone]
    pools: list[tuple[int, ...]]
    seen: list[int]
    reveals: int
    spots: dict[str, Spot]
    supply: dict[str, int]


@lru_cache(maxsize=256)
def layout(content: Content, players: int, rules: Rules) -> Layout:
    """US-113 to US-121: the same for all games of so many with the same options, as long as nothing is rolled or drawn;
    so it is laid out once and copied."""
    w = empty_table(players, content, rules)
    w.pools = list(content.pools)
    w.seen = [0] * len(content.cards)
    w.zones = dict.fromkeys((*OPEN_ZONES, *ITEMS[: w.crew], *GEAR[: w.crew]), Zone())
    w.zones |= dict.fromkeys(HIDDEN_ZONES, Zone(sees=0))
    w.zones |= {f"finds-{seat}": Zone(sees=1 << seat) for seat in range(players)}
    w.zones |= {TEAMS[seat]: Zone(sees=1 << seat) for seat in range(players)}
    w.supply = dict(CUBES)
    for what in RESOURCES:
        w.supply[what] -= BAG[what]
    _decks(w)
    haven = content.index["tile/tile-1"]
    w.take_out(haven, "map")
    put_tile(w, HAVEN, haven)
    _stack(w)
    spare = [i for i in content.of_deck("character") if w.card(i, Character).expansion and not rules.expansion]
    w.take_all_out([i for i in content.of_deck("character") if i not in spare], "characters")
    w.take_all_out(spare, "box")
    if rules.semi:
        w.take_all_out(content.of_deck("team"), "team-box")
    return Layout(w.zones, w.pools, w.seen, w.reveals, w.spots, w.supply)


def _decks(w: Sands) -> None:
    """US-113, US-114: face-down decks, open item and equipment decks."""
    for name in ("enemy", "night", "event", "loot", "sun"):
        deal(w, name, name)
    content, places = w.content, defaultdict[str, list[int]](list)
    for deck in OPEN_DECKS:
        for i in content.of_deck(deck):
            gone = w.rules.no_defibrillator and content.cards[i].id == "defibrillator"
            places["box" if gone else deck].append(i)
    mission = f"m{w.mission_card().number}-"
    for i in content.of_deck("mission-and-other"):
        places["mission-cards" if content.cards[i].id.startswith(mission) else "box"].append(i)
    places["box"] += content.of_deck("mission")
    for zone, cards in places.items():
        w.take_all_out(sorted(cards), zone)


def target_tiles(w: Sands) -> list[int]:
    """US-1212: the target tiles of the mission."""
    return [w.content.index[f"tile/tile-{n}"] for n in w.mission_card().targets]


def _stack(w: Sands) -> None:
    """US-121, US-1212: the exploration stack as the mission builds it."""
    mission = w.mission_card()
    p = w.content.pool("tile")
    size = len(w.pools[p])
    w.take_all_out([i for i in w.content.of_deck("tile") if w.card(i, Tile).kind == "target"], "tile-box")
    if mission.distance or not mission.mix:
        w.zones["stack"] = Zone(mixed=(~p,) * size, sees=0)
        return
    found = target_tiles(w)
    for card in found:
        w.take(card, "tile-box")
    rest = size - mission.top - mission.mix
    w.zones["stack"] = Zone((~p,) * mission.top, (*found, *(~p,) * mission.mix), (~p,) * rest, 0)
