"""Family Robinson: a home, nine Inventions, and children to feed (RC-1010 to RC-1020)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.numbers import BUILD_COST
from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.scenarios.family import goal_inventions

if TYPE_CHECKING:
    from holdfast.core.cards.content import Content
    from holdfast.games.robinson.planning.planned import Planned, Target
    from holdfast.games.robinson.player.judging.outlook import Outlook
    from holdfast.games.robinson.player.planning.sketch import Sketch

TRACKS = ("roof", "palisade", "weapon")
BUILD_PAWNS, TERRAIN_PAWNS = 2.0, 2.5
"""Pawns that a piece of the goal, and a terrain that is missing, are likely to take."""
SPARE_PAWNS = 0.5
"""How many of all pawns there will be for the goal: the others gather, explore for food and rest."""
LEAST_HASTE, MOST_HASTE = 0.7, 3.0
MOUTHS_FROM = 2
"""RC-1014: in the last rounds three children eat before anybody else; all should stand so many rounds before the end."""


@lru_cache(maxsize=4096)
def needs(content: "Content", name: str) -> tuple[frozenset[str], frozenset[str]]:
    """All Items and all terrains that an Invention rests on, itself included."""
    it: Any = content.cards[content.index[f"invention/{name}"]]
    items, terrains = {name}, {it.terrain} - {""}
    for item in it.items:
        more, lands = needs(content, item)
        items |= more
        terrains |= lands
    return frozenset(items), frozenset(terrains)


@lru_cache(maxsize=4096)
def price(content: "Content", name: str) -> tuple[int, int]:
    """Wood and fur that an Invention takes; where it is one or the other, wood."""
    it: Any = content.cards[content.index[f"invention/{name}"]]
    cost = it.cost
    return max([one.wood for one in cost], default=0), min([one.fur for one in cost], default=0)


class Family(Goal):
    def children(self, w: Any) -> int:
        born: int = w.score.get("child", 0)
        return born

    def unbuilt(self, o: "Outlook") -> list[str]:
        """RC-1010: what of the nine is still to be built."""
        if "unbuilt" not in o.known:
            w = o.w
            away = {*w.built, *[w.content.cards[card].id for card in w.zones["future"].top if card >= 0]}
            o.known["unbuilt"] = [name for name in goal_inventions(w) if name not in away]
        left: list[str] = o.known["unbuilt"]
        return left

    def lacking(self, w: Any) -> list[str]:
        """RC-1011: what of the home is still to be built."""
        return [*(["shelter"] if not w.shelter else []), *[track for track in TRACKS if not w.levels[track]]]

    def asked(self, o: "Outlook") -> dict[str, int]:
        """All Items that are still to be built, and how many of the nine rest on each, itself included."""
        if "asked" not in o.known:
            found: dict[str, int] = {}
            for goal in self.unbuilt(o):
                for item in needs(o.w.content, goal)[0]:
                    if item not in o.w.built:
                        found[item] = found.get(item, 0) + 1
            o.known["asked"] = found
        items: dict[str, int] = o.known["asked"]
        return items

    def haste(self, o: "Outlook") -> float:
        """The work that is left beside the pawns that are left for it."""
        if "haste" not in o.known:
            work = BUILD_PAWNS * (len(self.asked(o)) + len(self.lacking(o.w))) + TERRAIN_PAWNS * len(self.wanted(o))
            pawns = (2 * o.n + o.w.friday) * max(1, o.left - MOUTHS_FROM)
            o.known["haste"] = min(MOST_HASTE, max(LEAST_HASTE, work / (SPARE_PAWNS * pawns)))
        haste: float = o.known["haste"]
        return haste

    def piece(self, o: "Outlook") -> float:
        """What one piece of the goal more is worth: the more the less time there is, and the last ones most."""
        pieces = len(self.unbuilt(o)) + len(self.lacking(o.w))
        return 0.6 * o.numbers.family * self.haste(o) * (1 + o.numbers.last_pieces / max(1, pieces))

    def item(self, o: "Outlook", name: str) -> float:
        """One of the nine, or what they rest on, which must stand as well, and before them."""
        resting = self.asked(o).get(name, 0)
        return self.piece(o) * (1 + o.numbers.resting * min(3, resting - 1)) if resting else 0.0

    def home(self, o: "Outlook", name: str, level: int) -> float:
        """RC-1011: each of the home is a piece like each of the nine; the wood that was saved up for it is not missed."""
        if level or name not in self.lacking(o.w):
            return 0.0
        saved = 0.0 if name == "weapon" else BUILD_COST[o.n][0] * o.wood_price
        return o.numbers.home * self.piece(o) + saved

    def wood(self, o: "Outlook") -> float:
        """The wood of the home and of the nine is saved up in time."""
        w = o.w
        home = BUILD_COST[o.n][0] * sum([one != "weapon" for one in self.lacking(w)])
        lacking = home + sum([price(w.content, name)[0] for name in self.unbuilt(o)]) - w.stock["wood"]
        return 0.6 if lacking <= 0 else 0.8 + o.numbers.home_wood * lacking / o.left

    def fur(self, o: "Outlook") -> float:
        lacking = sum([price(o.w.content, name)[1] for name in self.unbuilt(o)]) - o.w.stock["fur"]
        return 2.0 if lacking > 0 else 0.8

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "build" and p.name in self.unbuilt(o)

    def keep(self, o: "Outlook", name: str) -> float:
        """One of the nine would have to be built again; so would what others rest on that are still to be built."""
        waiting = any(name in needs(o.w.content, goal)[0] for goal in self.unbuilt(o))
        return 6.0 if f"goal-{name}" in o.w.score or waiting else 0.5

    def weapon(self, o: "Outlook", level: int) -> float:
        return 2.0 if level == 0 else 0.3

    def builds(self, o: "Outlook") -> bool:
        return True

    def wanted(self, o: "Outlook") -> dict[str, int]:
        """Terrains that are missing, and how many of the nine wait for each."""
        if "wanted" not in o.known:
            o.known["wanted"] = self.wanting(o)
        found: dict[str, int] = o.known["wanted"]
        return found

    def wanting(self, o: "Outlook") -> dict[str, int]:
        found: dict[str, int] = {}
        for goal in self.unbuilt(o):
            for terrain in needs(o.w.content, goal)[1] - o.terrains:
                items = [item for item in needs(o.w.content, goal)[0] if item not in o.w.built]
                if any(o.w.invention(item).terrain == terrain for item in items):
                    found[terrain] = found.get(terrain, 0) + 1
        return found

    def lacks(self, o: "Outlook") -> float:
        wanted = self.wanted(o)
        return self.haste(o) * sum([1.0 + 0.5 * min(3, n) for n in wanted.values()])

    def tile(self, o: "Outlook", tile: Tile) -> float:
        return super().tile(o, tile) + 2.0 * (tile.terrain in self.wanted(o))

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """RC-1018: a black marker less."""
        space, _, what = p.name.removeprefix("reclaim-").partition("-")
        if what == "terrain":
            tile = o.w.tile(space)
            waiting = self.wanted(o).get(tile.terrain, 0) if tile else 0
            return o.numbers.reclaim * self.haste(o) * min(4, waiting)
        return 2.2 if space == o.w.camp else 1.2
