"""Family Robinson: a home, nine Inventions, and children to feed (RC-1010 to RC-1020)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.scenarios.family import goal_inventions

if TYPE_CHECKING:
    from holdfast.core.cards.content import Content
    from holdfast.games.robinson.planning.planned import Planned, Target
    from holdfast.games.robinson.player.judging.outlook import Outlook
    from holdfast.games.robinson.player.planning.sketch import Sketch


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


class Family(Goal):
    def children(self, w: Any) -> int:
        born: int = w.score.get("child", 0)
        return born

    def unbuilt(self, w: Any) -> list[str]:
        """RC-1010: what of the nine is still to be built."""
        waiting = {w.content.cards[card].id for card in w.zones["future"].top if card >= 0}
        return [name for name in goal_inventions(w) if name not in w.built and name not in waiting]

    def item(self, o: "Outlook", name: str) -> float:
        """One of the nine, or what so many of them rest on; a home and food come first, later this."""
        w = o.w
        if f"invention/{name}" not in w.content.index:
            return 0.0
        late = 0.45 + 0.08 * w.round
        left = self.unbuilt(w)
        resting = sum([name in needs(w.content, goal)[0] for goal in left if goal != name])
        return late * o.numbers.family * ((name in left) + 0.6 * min(2, resting))

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "build" and p.name in self.unbuilt(o.w)

    def keep(self, o: "Outlook", name: str) -> float:
        return 6.0 if f"goal-{name}" in o.w.score else 1.0

    def weapon(self, o: "Outlook", level: int) -> float:
        return 2.0 if level == 0 else 0.3

    def builds(self, o: "Outlook") -> bool:
        return True

    def wanted(self, o: "Outlook") -> dict[str, int]:
        """Terrains that are missing, and how many of the nine wait for each."""
        found: dict[str, int] = {}
        for goal in self.unbuilt(o.w):
            for terrain in needs(o.w.content, goal)[1] - o.terrains:
                items = [item for item in needs(o.w.content, goal)[0] if item not in o.w.built]
                if any(o.w.invention(item).terrain == terrain for item in items):
                    found[terrain] = found.get(terrain, 0) + 1
        return found

    def lacks(self, o: "Outlook") -> float:
        wanted = self.wanted(o)
        return sum([1.0 + 0.5 * min(3, n) for n in wanted.values()])

    def tile(self, o: "Outlook", tile: Tile) -> float:
        return super().tile(o, tile) + 2.0 * (tile.terrain in self.wanted(o))

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """RC-1018: a black marker less."""
        space, _, what = p.name.removeprefix("reclaim-").partition("-")
        if what == "terrain":
            tile = o.w.tile(space)
            waiting = self.wanted(o).get(tile.terrain, 0) if tile else 0
            return o.numbers.reclaim * min(4, waiting)
        return 2.2 if space == o.w.camp else 1.2
