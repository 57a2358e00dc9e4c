"""Cursed Island: five Crosses of two wood each on five tiles, before the fog is everywhere (RC-920 to RC-934)."""

from typing import TYPE_CHECKING

from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.scenarios.cursed_island import CROSSES

if TYPE_CHECKING:
    from holdfast.games.robinson.planning.planned import Planned, Target
    from holdfast.games.robinson.player.judging.outlook import Outlook
    from holdfast.games.robinson.player.planning.sketch import Sketch


class CursedIsland(Goal):
    def left(self, o: "Outlook") -> int:
        crosses: int = CROSSES - o.w.score.get("cross", 0)
        return crosses

    def wood(self, o: "Outlook") -> float:
        lacking = 2 * self.left(o) - o.w.stock["wood"]
        return o.numbers.wood_base + 0.5 if lacking > 0 else o.numbers.wood_done

    def item(self, o: "Outlook", name: str) -> float:
        if name.startswith("cross-"):
            last = 20.0 if self.left(o) == 1 else 0.0
            return o.numbers.cross + 0.6 * o.w.round + last
        if name == "sacred-bell":
            foggy = sum(["fog" in o.w.spots[space].tokens for space in o.w.explored()])
            return 1.5 * min(3, foggy) if foggy >= 2 else 0.0
        return 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "build" and p.name.startswith("cross-")

    def builds(self, o: "Outlook") -> bool:
        enough: bool = o.w.stock["wood"] >= 2
        return enough

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """RC-924: each Cross needs a tile of its own."""
        found = len(o.w.explored()) + len(sketch.found)
        return super().explore(o, p, sketch) + (2.5 if found < CROSSES else 0.0)

    def buried(self, o: "Outlook", space: str) -> float:
        """RC-934: its Cross would have to be built again, elsewhere."""
        return o.numbers.cross if "cross" in o.w.spots[space].tokens else 0.0

    def veil(self, o: "Outlook", space: str) -> float:
        w = o.w
        if "cross" not in w.spots[space].tokens or space == w.camp:
            return super().veil(o, space) + (1.0 if w.open_land(space) else 0.0)
        return 0.8 + (1.0 if w.distance(space) == 1 else 0.3) * len(w.sources(space))
