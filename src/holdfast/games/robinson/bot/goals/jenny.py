"""Jenny: Rope, Raft and rescue before she dies; then six wood and four fur for the Lifeboat (RC-940 to RC-955)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.bot.evaluation.worth import worth
from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.things.inventions import FreelyBuilt

if TYPE_CHECKING:
    from holdfast.core.cards.content import Content
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target

BOAT_WOOD, BOAT_FUR = 6, 4
"""What the Lifeboat costs."""
RAFT_WOOD = 2
WOOD_PAWNS, FUR_PAWNS = 1.2, 2.2
"""Pawns that a wood and a fur are likely to take."""
SPARE_PAWNS = 0.55
"""How many of all pawns there will be for the goal."""
MOST_HASTE = 2.5
CHAIN = ("rope", "jenny-raft", "knife")


@lru_cache(maxsize=64)
def totem_tiles(content: "Content") -> int:
    """How many tiles have a Totem."""
    return sum([isinstance(card, Tile) and card.totem for card in content.cards])


class Jenny(Goal):
    def haste(self, o: "Outlook") -> float:
        """The work left compared with the pawns left for it: wood that Production will not bring, hunts for fur, all
        that is to be built, and the rescue."""
        w = o.w
        made = sum([step in w.built for step in CHAIN]) + (w.jenny != "wreck")
        wood = BOAT_WOOD + RAFT_WOOD * ("jenny-raft" not in w.built) - w.stock["wood"] - (o.left - 1)
        work = 2.0 * (5 - made) + WOOD_PAWNS * max(0, wood) + FUR_PAWNS * max(0, BOAT_FUR - w.stock["fur"])
        pawns = (2 * o.n + w.friday) * max(1, o.left - 1)
        return min(MOST_HASTE, max(1.0, work / (SPARE_PAWNS * pawns)))

    def wood(self, o: "Outlook") -> float:
        w, base = o.w, o.numbers.wood_base
        if w.jenny != "wreck":
            return (base + 1.0) * self.haste(o) if w.stock["wood"] < BOAT_WOOD else 0.3
        return (base + (0.8 if w.stock["wood"] < 2 else 0.3)) * self.haste(o)

    def fur(self, o: "Outlook") -> float:
        return 2.2 * self.haste(o) if o.w.stock["fur"] < BOAT_FUR else 0.3

    def weapon(self, o: "Outlook", level: int) -> float:
        """RC-451: fur comes from hunts."""
        return 1.0 if level < 5 and o.w.stock["fur"] < BOAT_FUR else 0.2

    def gnawed(self, o: "Outlook") -> float:
        """RC-948: every other Event."""
        return 0.45 * (o.left - 1)

    def item(self, o: "Outlook", name: str) -> float:
        w = o.w
        match name:
            case "rope":
                return 9.0
            case "jenny-raft":
                return 14.0 + w.round if w.jenny == "wreck" else 0.0
            case "lifeboat":
                return 99.0
            case "knife":
                return 3.0 + 0.5 * w.round
        return 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.name == "rescue" or (p.kind == "build" and p.name in (*CHAIN, "lifeboat"))

    def keep(self, o: "Outlook", name: str) -> float:
        return 9.0 if name in CHAIN else 0.0

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        return 22.0 if p.name == "rescue" else super().explore(o, p, sketch) + o.numbers.totem * self.omen(o)

    def omen(self, o: "Outlook") -> float:
        """RC-949: what the next Totem is worth, as likely as a tile has one: the third is the Rope, the fourth brings fur."""
        if "omen" not in o.known:
            w = o.w
            met, totems = w.count("totems"), w.scenario_card().totems
            chance = (totem_tiles(w.content) - met) / max(1, w.size("tile"))
            o.known["omen"] = chance * self.told(o, totems[met]) if met < len(totems) else 0.0
        value: float = o.known["omen"]
        return value

    def told(self, o: "Outlook", effects: tuple[Any, ...]) -> float:
        """What a Totem does, as its explorer meets it."""
        w = o.w
        if any(isinstance(effect, FreelyBuilt) for effect in effects):
            return 0.0 if "rope" in w.built else self.item(o, "rope")
        return worth(o, effects, Cause(w.first, w.first, -1, "action"))

    def lacks(self, o: "Outlook") -> float:
        rope, knife = self.wanted(o.w, o.terrains)
        return super().lacks(o) + (4.0 + o.w.round) * rope + 2.0 * knife

    def wanted(self, w: Any, terrains: set[str]) -> tuple[bool, bool]:
        """Whether terrain is missing for the Rope, and for the Knife."""
        return (
            "plains" not in terrains and "rope" not in w.built,
            "mountains" not in terrains and "knife" not in w.built,
        )

    def tile(self, o: "Outlook", tile: Tile) -> float:
        rope, knife = self.wanted(o.w, o.terrains)
        value = super().tile(o, tile)
        return value + 5.0 * (rope and tile.terrain == "plains") + 3.0 * (knife and tile.terrain == "mountains")

    def scouts(self, o: "Outlook") -> bool:
        return self.wanted(o.w, o.terrains)[0]

    def builds(self, o: "Outlook") -> bool:
        return "rope" in o.w.built or "plains" in o.terrains
