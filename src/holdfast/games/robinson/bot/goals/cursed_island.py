"""Cursed Island: five Crosses of two wood each on five tiles, before the fog is everywhere (RC-920 to RC-934)."""

from typing import TYPE_CHECKING

from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.scenarios.cursed_island import cross_sites

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target


class CursedIsland(Goal):
    def left(self, o: "Outlook") -> int:
        crosses: int = o.w.rules.crosses - o.w.count("cross")
        return crosses

    def room(self, o: "Outlook") -> int:
        """RC-922: how many tiles in reach still lack a Cross."""
        if "room" not in o.known:
            o.known["room"] = len(cross_sites(o.w))
        sites: int = o.known["room"]
        return sites

    def wood(self, o: "Outlook") -> float:
        """Two for each Cross; wood is dear if tiles wait for it."""
        lacking = 2 * self.left(o) - o.w.stock["wood"]
        if lacking <= 0:
            return o.numbers.wood_done
        waiting = 2 * min(self.left(o), self.room(o)) > o.w.stock["wood"]
        return (o.numbers.wood_base + 0.5) * (o.numbers.lumber if waiting else 1.0)

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

    def over(self, o: "Outlook") -> bool:
        """RC-703."""
        return o.left <= 1

    def builders(self, o: "Outlook") -> int:
        """A pawn that builds once is saved up until there is wood for a Cross."""
        crosses: int = min(self.left(o), self.room(o), o.w.stock["wood"] // 2)
        return crosses

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """RC-922: each Cross needs a tile of its own; more tiles than that can wait."""
        value = super().explore(o, p, sketch)
        short = self.left(o) - self.room(o) - len(sketch.found)
        return value + o.numbers.ground if short > 0 else o.numbers.sated * value

    def buried(self, o: "Outlook", space: str) -> float:
        """RC-934: its Cross would have to be built again, elsewhere."""
        return o.numbers.cross if "cross" in o.w.spots[space].tokens else 0.0

    def veil(self, o: "Outlook", space: str) -> float:
        w = o.w
        if "cross" not in w.spots[space].tokens or space == w.camp:
            return super().veil(o, space) + (1.0 if w.open_land(space) else 0.0)
        return 0.8 + (1.0 if w.distance(space) == 1 else 0.3) * len(w.sources(space))
