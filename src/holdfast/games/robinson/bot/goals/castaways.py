"""Castaways: fifteen wood in five stages and a Fire, in rounds 10 to 12 (RC-910 to RC-919)."""

from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.scenarios.castaways import stage_needs

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.planning.planned import Planned, Target


def lacking(w: Any) -> int:
    """RC-911: wood that the pile still needs."""
    stage = w.count("stage")
    left: int = w.rules.stages * (w.rules.stages + 1) // 2 - stage * (stage + 1) // 2 - w.count("pile")
    return left


class Castaways(Goal):
    def wood(self, o: "Outlook") -> float:
        w = o.w
        need = lacking(w) - w.stock["wood"] + max(0, 3 - w.levels["roof"]) * w.rules.home_cost(w.players)[0]
        if need <= 0:
            return o.numbers.wood_done
        return min(2.2, o.numbers.wood_base + o.numbers.wood_pace * need / max(1, w.rounds - w.round))

    def item(self, o: "Outlook", name: str) -> float:
        w = o.w
        match name:
            case "fire":
                late = max(0, w.round - 5)
                soon = 1.0 if w.sheltered() else 0.3
                return (
                    o.numbers.fire * soon
                    + o.numbers.fire_late * late
                    + (8.0 if w.round >= w.rules.first_sight else 0.0)
                )
            case "mast":
                return 1.1 * o.wood_price * self.piles(o, 3) if stage_needs(w) >= 3 else 0.2
            case "rope":
                return 0.6
            case "hatchet":
                return 0.0
        return 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "build" and p.name == "fire"

    def keep(self, o: "Outlook", name: str) -> float:
        return 9.0 if name == "fire" else 0.0

    def builds(self, o: "Outlook") -> bool:
        return self.unlit(o) and "mountains" in o.terrains and o.w.round >= 7

    def scouts(self, o: "Outlook") -> bool:
        return self.unlit(o) and "mountains" not in o.terrains

    def lacks(self, o: "Outlook") -> float:
        late = o.numbers.mountains + o.numbers.scout_late * max(0, o.w.round - 3)
        return super().lacks(o) + (late if self.scouts(o) else 0.0)

    def tile(self, o: "Outlook", tile: Tile) -> float:
        return super().tile(o, tile) + (4.0 if tile.terrain == "mountains" and self.scouts(o) else 0.0)

    def unlit(self, o: "Outlook") -> bool:
        return "fire" not in o.w.built

    def piles(self, o: "Outlook", n: int) -> float:
        """RC-914: what is too much for a stage is lost."""
        return min(n, stage_needs(o.w))

    def pile(self, o: "Outlook") -> int:
        """RC-912: one stage a round; what the roof needs first stays, while there is time."""
        w, numbers = o.w, o.numbers
        needs, wood = stage_needs(w), w.stock["wood"]
        slack = (w.rounds - w.round + 1) - (w.rules.stages - w.count("stage"))
        if slack <= 0:
            return int(min(needs, wood))
        reserve = self.reserve(w, numbers.roof_by, numbers.reserve)
        if slack <= 2:
            reserve = min(reserve, 2.0)
        return max(0, min(needs, int(wood - reserve)))

    def reserve(self, w: Any, roof_by: float, late: float) -> float:
        """Wood to keep for Shelter and Roof, and for winter nights."""
        price: int = w.rules.home_cost(w.players)[0]
        roof = 3 if w.round >= roof_by else 2 if w.round >= roof_by - 1 else 1 if w.round >= roof_by - 3 else 0
        if not w.sheltered() or w.levels["roof"] < roof:
            return price
        if w.round < 4:
            return 1.0
        return late if w.round >= 7 else 0.0
