"""What can be planned (RC-264, RC-269): every target whose requirements are met now."""

from functools import cache
from typing import Any

from holdfast.games.robinson.cards import Event, Invention, Price, ScenarioInvention, Wreckage
from holdfast.games.robinson.island.geography import BIT, SPACES
from holdfast.games.robinson.people.persons import ALL_PLAYERS
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import Target, target
from holdfast.games.robinson.planning.requirements import Survey, heavy, prices, reach, unavailable, weapon_price
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.world import PERSONAL, THREAT_ZONES, Island

BEAST_HUNT = target("hunt", "beast", least=2, most=2, again=True)
TREASURE_MAP = target("explore", "map", least=2, most=2)
ARRANGING = target("arrange", "camp", again=True)
RESTING = target("rest", "rest", again=True)
LEVELS = tuple((what, Begin("build", what, "wood"), f"cost-{what}") for what in ("shelter", "roof", "palisade"))
"""Buildings of wood or fur: the option that begins them, and the field of the tokens that make them dearer."""


def survey(w: Island, explain: bool = False) -> Survey:
    """RC-264, RC-269: all targets whose requirements are met now, whatever is already planned."""
    s = Survey(w, difference(w), explain)
    threats(w, s)
    hunts(w, s)
    buildings(w, s)
    inventions(w, s)
    gatherings(w, s)
    explorations(w, s)
    for special in s.differs.targets:
        special(w, s)
    if w.treasure("treasure-map"):
        s.open(TREASURE_MAP)
    s.found += (ARRANGING, RESTING)
    return s


def threats(w: Island, s: Survey) -> None:
    """RC-301 to RC-312: the cards on the two Threat spaces."""
    for side, zone in THREAT_ZONES.items():
        for card in w.zones[zone].top:
            threat = w.content.cards[card]
            if isinstance(threat, Wreckage):
                s.open(target("threat", side, "one", least=1, most=1))
                s.open(target("threat", side, "two", least=2, most=2))
                continue
            assert isinstance(threat, Event)
            need = threat.threat
            if need.items and (lacking := unavailable(w, need.items)):
                s.close(Begin("threat", side), "RC-301", "needs-item", item=f"invention/{lacking[0]}")
            elif w.levels["weapon"] < need.weapon:
                s.close(Begin("threat", side), "RC-301", "needs-weapon", n=need.weapon, have=w.levels["weapon"])
            else:
                prices(w, s, "threat", side, need.pay, need.pawns, need.pawns)


def hunts(w: Island, s: Survey) -> None:
    """RC-321, RC-323: as many hunts as there are cards in the Hunting deck."""
    if w.size("hunting"):
        s.found.append(BEAST_HUNT)
    else:
        s.close(Begin("hunt", "beast"), "RC-321", "no-beast")


def buildings(w: Island, s: Survey) -> None:
    """RC-341 to RC-347: Shelter, Roof, Palisade, Weapon."""
    extra = heavy(w.spots[w.camp])
    sheltered = w.sheltered()
    for what, begin, dearer in LEVELS:
        if what == "shelter" and w.shelter:
            s.close(begin, "RC-348", "already-built")
        elif what != "shelter" and not sheltered:
            s.close(begin, "RC-345", "needs-shelter")
        else:
            pay = home_price(w, s.differs, dearer)
            prices(w, s, "build", what, pay, 1 + extra, 2 + extra, what != "shelter")
    pay = weapon_price(w.rules.weapon_cost + w.token("cost-weapon", "wood"))
    prices(w, s, "build", "weapon", pay, 1 + extra, 2 + extra, True)


def home_price(w: Island, differs: Difference, dearer: str) -> tuple[Price, ...]:
    """RC-342, RC-743: the ways to pay for Shelter, Roof or Palisade, as the tokens on its cost have it."""
    wood, fur = w.rules.home_cost(w.players)
    return differs.prices(wood + w.token(dearer, "wood"), fur)


def inventions(w: Island, s: Survey) -> None:
    """RC-349 to RC-358: from the board and the Scenario card by anyone, from a Character card by its player alone."""
    terrains = w.terrains()
    items = () if "items-out" in w.today else w.built
    extra = heavy(w.spots[w.camp])
    anyone = w.zones["inventions"].top + w.zones["scenario"].top
    buildable(w, s, anyone, terrains, items, extra, -1)
    for seat in ALL_PLAYERS[w.players]:
        if own := w.zones[PERSONAL[seat]].top:
            buildable(w, s, own, terrains, items, extra, seat)


def buildable(
    w: Island, s: Survey, cards: tuple[int, ...], terrains: set[str], items: tuple[str, ...], extra: int, taker: int
) -> None:
    """RC-350: Inventions, whose terrain and Items must be there."""
    every: tuple[Any, ...] = w.content.cards
    for card in cards:
        it: Invention = every[card]
        if it.terrain and it.terrain not in terrains:
            if s.explain:
                s.close(Begin("build", it.id), "RC-350", "needs-terrain", terrain=it.terrain)
            continue
        for item in it.items:
            if item not in items:
                if s.explain:
                    s.close(Begin("build", it.id), "RC-350", "needs-item", item=f"invention/{item}")
                break
        else:
            invention(w, s, it, extra, taker)


def invention(w: Island, s: Survey, it: Invention, extra: int, taker: int) -> None:
    """RC-350: one Invention for which everything is there, unless its time has not come."""
    if (lock := s.differs.locks.get(it.id)) and (why := lock(w)):
        if s.explain:
            s.shut.append((Begin("build", it.id), why))
        return
    if not isinstance(it, ScenarioInvention):
        prices(w, s, "build", it.id, it.cost, 1 + extra, 2 + extra, False, taker)
    elif it.id in s.differs.placed:
        for name, more in s.differs.placed[it.id](w):
            prices(w, s, "build", name, it.cost, 1 + more, 2 + more, False, taker)
    else:
        prices(w, s, "build", it.id, it.cost, 1 + extra, 2 + extra, it.again, taker)


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
                s.close(Begin("gather", f"{space}-{source}"), "RC-277", "too-far")
            elif how != "exhausted":
                s.found.append(gathering(space, source, how, extra))
            elif s.explain:
                s.close(Begin("gather", f"{space}-{source}"), "RC-371", "exhausted")


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
    more = s.differs.explore_extra
    tiles = w.size("tile")
    for space in SPACES if s.explain else away:
        d = away.get(space, 99)
        if d > far and not s.explain:
            break
        spot = w.spots[space]
        if spot.tile >= 0 or w.gone & BIT[space]:
            continue
        if not tiles:
            s.close(Begin("explore", space), "RC-410", "no-tiles")
        elif d > far:
            s.close(Begin("explore", space), "RC-401", "too-far")
        else:
            s.found.append(exploring(space, d - 1 + heavy(spot) + more))


@cache
def exploring(space: str, extra: int) -> Target:
    return target("explore", space, least=1 + extra, most=2 + extra)
