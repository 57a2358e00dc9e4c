"""What can be planned (RC-264, RC-269): every target whose requirements are met now, and what Scenarios change about it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from holdfast.core.engine.menu import Block, block
from holdfast.games.robinson.cards import Event, Invention, Price, ScenarioInvention, Wreckage
from holdfast.games.robinson.geography import BIT, SPACES, distances
from holdfast.games.robinson.numbers import BUILD_COST, WEAPON_COST
from holdfast.games.robinson.world import ALL_PLAYERS, Island, Spot, Target, target

FARTHEST = 2
"""RC-277."""
HEAVY = frozenset({"pawn", "fog", "ash"})
"""RC-478, RC-926, RC-969: what makes every Action on a tile need one more pawn."""
PERSONAL = tuple(f"personal-{seat}" for seat in range(4))


HUNT = target("hunt", "beast", least=2, most=2, again=True)
TREASURE_MAP = target("explore", "map", least=2, most=2)
ARRANGE = target("arrange", "camp", again=True)
REST = target("rest", "rest", again=True)
THREAT_SPACES = (("left", "threat-left"), ("right", "threat-right"))
LEVELS = tuple((what, f"build:{what}:wood", f"cost-{what}") for what in ("shelter", "roof", "palisade"))
"""What is built of wood or fur, its key, and where tokens that make it dearer lie."""


class Survey:
    """Collects what can be planned; where somebody wants to know, also what cannot, and why."""

    __slots__ = ("away", "explain", "food", "found", "fur", "shut", "thrifty", "wood")

    def __init__(self, w: Island, explain: bool = False) -> None:
        self.explain = explain
        self.found: list[Target] = []
        self.shut: list[tuple[str, Block]] = []
        self.wood = w.stock["wood"]
        self.fur = w.stock["fur"]
        self.food = w.stock_for("food")
        self.thrifty = carpenter(w)
        self.away = distances(w.camp, w.land)
        """How far each space is from the Camp, the nearest first."""

    def open(self, found: Target) -> None:
        self.found.append(found)

    def close(self, key: str, rule: str, says: str, **args: int | str) -> None:
        if self.explain:
            self.shut.append((key, block(rule, says, **args)))


# --- what Scenarios change: filled by the modules of `scenarios` --------------------------------------------------------

EXTRA_TARGETS: dict[str, tuple[Callable[[Island, Survey], None], ...]] = {}
"""Targets a Scenario adds."""
GOAL_LOCKS: dict[str, Callable[[Island], Block | None]] = {}
"""Scenario Inventions that cannot be planned before their time."""
BUILD_PRICES: dict[str, Callable[[int, int], tuple[Price, ...]]] = {}
"""How Shelter, Roof and Palisade may be paid where a Scenario differs."""
PLACED: dict[str, Callable[[Island], list[tuple[str, int]]]] = {}
"""Inventions built on a tile of one's choice."""
EXPLORE_EXTRA: dict[str, int] = {}
"""RC-965: one pawn more for every Exploration."""


# --- what can be planned ----------------------------------------------------------------------------------------------


def survey(w: Island, explain: bool = False) -> Survey:
    """RC-264, RC-269: all targets whose requirements are met now, whatever is already planned."""
    s = Survey(w, explain)
    threats(w, s)
    hunts(w, s)
    buildings(w, s)
    inventions(w, s)
    gatherings(w, s)
    explorations(w, s)
    for special in EXTRA_TARGETS.get(w.rules.scenario, ()):
        special(w, s)
    if w.treasure("treasure-map"):
        s.open(TREASURE_MAP)
    s.found += (ARRANGE, REST)
    return s


def threats(w: Island, s: Survey) -> None:
    """RC-301 to RC-312: the cards on the two Threat spaces."""
    for side, zone in THREAT_SPACES:
        for card in w.zones[zone].top:
            threat = w.content.cards[card]
            if isinstance(threat, Wreckage):
                s.open(target("threat", side, "one", least=1, most=1))
                s.open(target("threat", side, "two", least=2, most=2))
                continue
            assert isinstance(threat, Event)
            need = threat.threat
            if need.items and (lacking := unavailable(w, need.items)):
                s.close(f"threat:{side}", "RC-301", "needs-item", item=f"invention/{lacking[0]}")
            elif w.levels["weapon"] < need.weapon:
                s.close(f"threat:{side}", "RC-301", "needs-weapon", n=need.weapon, have=w.levels["weapon"])
            else:
                prices(w, s, "threat", side, need.pay, need.pawns, need.pawns)


def unavailable(w: Island, items: tuple[str, ...]) -> list[str]:
    return [item for item in items if not w.has(item)]


def prices(
    w: Island,
    s: Survey,
    kind: str,
    name: str,
    pay: tuple[Price, ...],
    least: int,
    most: int,
    again: bool = False,
    taker: int = -1,
) -> None:
    """RC-302, RC-303, RC-624: each way to pay is a target of its own; the Carpenter may save one wood."""
    one = len(pay) == 1
    for price in pay:
        wood, fur, food = price.wood, price.fur, price.food
        if price.item and not w.has(price.item):
            how = "" if one else price_name(price)
            s.close(target_key(kind, name, how), "RC-303", "needs-item", item=f"invention/{price.item}")
            continue
        if fur <= s.fur and food <= s.food:
            if wood and s.thrifty >= 0 and taker in (-1, s.thrifty) and wood - 1 <= s.wood:
                saved = f"thrift-{fur}" if fur else "thrift"
                s.open(target(kind, name, saved, wood - 1, fur, food, least, most, again, s.thrifty))
            if wood <= s.wood:
                how = "" if one else price_name(price)
                s.found.append(target(kind, name, how, wood, fur, food, least, most, again, taker))
                continue
        if s.explain:
            lacking = [("wood", wood, s.wood), ("fur", fur, s.fur), ("food", food, s.food)]
            what, n, have = next(item for item in lacking if item[1] > item[2])
            how = "" if one else price_name(price)
            s.close(target_key(kind, name, how), "RC-269", f"needs-{what}", n=n, have=have)


def target_key(*parts: str) -> str:
    """The readable key of a target: kind, name and, where there is a choice, how it is paid."""
    return ":".join([part for part in parts if part])


def price_name(price: Price) -> str:
    if price.item:
        return price.item
    if price.wood and price.fur:
        return f"mixed-{price.fur}"
    return "wood" if price.wood else "fur" if price.fur else "food"


def carpenter(w: Island) -> int:
    """RC-605, RC-632: the seat that can use Economical construction now, or -1."""
    if "economical-construction" in w.used:
        return -1
    cards = w.content.cards
    for seat, character in enumerate(w.characters):
        if cards[character].id == "carpenter":
            able = w.determination[seat] >= 2 and f"no-skills:{seat}" not in w.today
            return seat if able else -1
    return -1


def hunts(w: Island, s: Survey) -> None:
    """RC-321, RC-323: as many hunts as there are cards in the Hunting deck."""
    if w.size("hunting"):
        s.found.append(HUNT)
    else:
        s.close("hunt:beast", "RC-321", "no-beast")


def buildings(w: Island, s: Survey) -> None:
    """RC-341 to RC-347: Shelter, Roof, Palisade, Weapon."""
    extra = heavy(w.spots[w.camp])
    sheltered = w.sheltered()
    price = BUILD_PRICES.get(w.rules.scenario, either)
    wood, fur = BUILD_COST[w.players]
    for what, key, dearer in LEVELS:
        if what == "shelter" and w.shelter:
            s.close(key, "RC-348", "already-built")
        elif what != "shelter" and not sheltered:
            s.close(key, "RC-345", "needs-shelter")
        else:
            pay = price(wood + w.token(dearer, "wood"), fur)
            prices(w, s, "build", what, pay, 1 + extra, 2 + extra, what != "shelter")
    pay = weapon_price(WEAPON_COST + w.token("cost-weapon", "wood"))
    prices(w, s, "build", "weapon", pay, 1 + extra, 2 + extra, True)


@cache
def weapon_price(wood: int) -> tuple[Price, ...]:
    """RC-007: never fur."""
    return (Price(wood=wood),)


@cache
def either(wood: int, fur: int) -> tuple[Price, ...]:
    """RC-342: entirely in wood or entirely in fur, never mixed."""
    return (Price(wood=wood), Price(fur=fur))


def inventions(w: Island, s: Survey) -> None:
    """RC-349 to RC-358: from the board and the Scenario card by anyone, from a Character card by him alone."""
    terrains = w.terrains()
    items = () if "items-out" in w.today else w.built
    extra = heavy(w.spots[w.camp])
    anyone = w.zones["inventions"].top + w.zones["scenario"].top
    buildable(w, s, anyone, terrains, items, extra, -1)
    for seat in ALL_PLAYERS[w.players]:
        if own := w.zones[PERSONAL[seat]].top:
            buildable(w, s, own, terrains, items, extra, seat)


def buildable(
    w: Island,
    s: Survey,
    cards: tuple[int, ...],
    terrains: set[str],
    items: tuple[str, ...],
    extra: int,
    taker: int,
) -> None:
    """RC-350: Inventions, whose terrain and Items must be there."""
    every: tuple[Any, ...] = w.content.cards
    for card in cards:
        it: Invention = every[card]
        if it.terrain and it.terrain not in terrains:
            if s.explain:
                s.close(f"build:{it.id}", "RC-350", "needs-terrain", terrain=it.terrain)
            continue
        for item in it.items:
            if item not in items:
                if s.explain:
                    s.close(f"build:{it.id}", "RC-350", "needs-item", item=f"invention/{item}")
                break
        else:
            invention(w, s, it, extra, taker)


def invention(w: Island, s: Survey, it: Invention, extra: int, taker: int) -> None:
    """RC-350: one Invention for which everything is there, unless its time has not come."""
    if (lock := GOAL_LOCKS.get(it.id)) and (why := lock(w)):
        if s.explain:
            s.shut.append((f"build:{it.id}", why))
        return
    if not isinstance(it, ScenarioInvention):
        prices(w, s, "build", it.id, it.cost, 1 + extra, 2 + extra, False, taker)
    elif it.id in PLACED:
        for name, more in PLACED[it.id](w):
            prices(w, s, "build", name, it.cost, 1 + more, 2 + more, False, taker)
    else:
        prices(w, s, "build", it.id, it.cost, 1 + extra, 2 + extra, it.again, taker)


def heavy(spot: Spot) -> int:
    """RC-278, RC-478: minus-one-pawn tokens of a tile or space."""
    if not spot.tokens:
        return 0
    return sum(token in HEAVY for token in spot.tokens)


def reach(w: Island) -> int:
    return 99 if w.rules.far_actions else FARTHEST


def gatherings(w: Island, s: Survey) -> None:
    """RC-371, RC-375, RC-276, RC-277: sources of other tiles in reach; an exhausted one only for its +1 token."""
    away, far = s.away, reach(w)
    for space in SPACES if s.explain else away:
        if not w.land & BIT[space] or space == w.camp:
            continue
        d = away.get(space, 99)
        if d > far and not s.explain:
            break
        spot = w.spots[space]
        extra = d - 1 + heavy(spot) + (bool(spot.totem) and "village" in w.marks)
        for source, how in gatherable(w, space):
            if d > far:
                s.close(f"gather:{space}-{source}", "RC-277", "too-far")
            elif how != "exhausted":
                s.found.append(gathering(space, source, how, extra))
            elif s.explain:
                s.close(f"gather:{space}-{source}", "RC-371", "exhausted")


@cache
def gathering(space: str, source: str, how: str, extra: int) -> Target:
    return target("gather", f"{space}-{source}", how, least=1 + extra, most=2 + extra)


def gatherable(w: Island, space: str) -> list[tuple[str, str]]:
    """Each source of a tile: free, exhausted, or exhausted with a +1 token of its kind."""
    tile = w.tile(space)
    assert tile is not None
    spot = w.spots[space]
    found = []
    for source in tile.symbols:
        if source == "beast":
            continue
        if source not in spot.exhausted:
            found.append((source, ""))
        else:
            kind = "wood" if source == "wood" else "food"
            tokens = ("wood", "hatchet") if kind == "wood" else ("food",)
            covered = not w.rules.token_on_exhausted or not any(t in spot.tokens for t in tokens)
            found.append((source, "exhausted" if covered else "token"))
    if "flock" in spot.tokens and "flock" not in spot.exhausted:
        found.append(("flock", ""))
    return found


def explorations(w: Island, s: Survey) -> None:
    """RC-401, RC-402, RC-410: empty spaces next to the Camp, or with one tile between."""
    away, far = s.away, reach(w)
    more = EXPLORE_EXTRA.get(w.rules.scenario, 0)
    tiles = w.size("tile")
    for space in SPACES if s.explain else away:
        d = away.get(space, 99)
        if d > far and not s.explain:
            break
        spot = w.spots[space]
        if spot.tile >= 0 or w.gone & BIT[space]:
            continue
        if not tiles:
            s.close(f"explore:{space}", "RC-410", "no-tiles")
        elif d > far:
            s.close(f"explore:{space}", "RC-401", "too-far")
        else:
            s.found.append(exploring(space, d - 1 + heavy(spot) + more))


@cache
def exploring(space: str, extra: int) -> Target:
    return target("explore", space, least=1 + extra, most=2 + extra)
