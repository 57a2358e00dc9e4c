"""Volcano Island: tiles and Totem sites, Rope and three wood, and away from the lava (RC-960 to RC-975)."""

from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS
from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.scenarios.volcano import CRATER, GOAL, LAVA, MISSING

if TYPE_CHECKING:
    from holdfast.games.robinson.planning.planned import Planned, Target
    from holdfast.games.robinson.player.judging.outlook import Outlook
    from holdfast.games.robinson.player.planning.sketch import Sketch

BURNS = {space: at for at, spaces in LAVA.items() for space in spaces}
"""RC-967: the round at whose beginning a space is lost."""
NEVER = 99
BOAT_WOOD = 3
TILE_PAWNS, SITE_PAWNS, BOAT_PAWNS = 2.7, 3.3, 2.0
"""Pawns that a tile, a site, the Rope and the boat are likely to take (RC-965, RC-971)."""
SPARE_PAWNS = 0.55
"""How many of all pawns there will be for the goal: the others gather, build a home and rest."""
LEAST_HASTE, MOST_HASTE = 0.3, 1.4
LAST_HASTE = {2: 6.0, 3: 3.0}
"""RC-975: what is not found before the last round is found too late for the boat: so much haste by the rounds left."""
HURRIED = 5
"""In so many last rounds it is better to begin two finds with dice than one without."""
LAST_CHANCE = 40.0
"""RC-967: somewhere to go, when the lava takes the Camp tomorrow."""
WESTWARD = {"M4": 0, "N3": 1, "S3": 1, "N2": 2, "S2": 2, "M2": 3, "N1": 3, "S1": 3, "M1": 4}
"""The lava comes from the east."""


def burns(space: str) -> int:
    return BURNS.get(space, NEVER)


class Volcano(Goal):
    def wood(self, o: "Outlook") -> float:
        """The wood of the boat is put by from the middle of the game on."""
        w = o.w
        need = BOAT_WOOD + w.token("build", "wood") - w.stock["wood"]
        return o.numbers.wood_base * (1.0 if w.round < 4 else 2.5 if need >= 0 else 0.8)

    def lacking(self, w: Any) -> tuple[int, int]:
        """RC-962: tiles and sites that are still to be found."""
        tiles, sites = GOAL[w.players]
        return max(0, tiles - w.score.get("tiles", 0)), max(0, sites - w.score.get("site", 0))

    def pace(self, o: "Outlook") -> float:
        """The work that is left beside the pawns that are left for it: who is ahead of time can look after himself."""
        w = o.w
        tiles, sites = self.lacking(w)
        work = TILE_PAWNS * tiles + SITE_PAWNS * sites + BOAT_PAWNS * (2 - ("rope" in w.built))
        pawns = (2 * o.n + w.friday + w.has("map")) * max(1, o.left - 1)
        return min(LAST_HASTE.get(o.left, MOST_HASTE), max(LEAST_HASTE, work / (SPARE_PAWNS * pawns)))

    def hurries(self, o: "Outlook") -> bool:
        """RC-975: whoever is sure of one find before the last round and short of another is too late all the same."""
        return o.left <= HURRIED and sum(self.lacking(o.w)) > 1

    def item(self, o: "Outlook", name: str) -> float:
        match name:
            case "jelly-boat":
                return 99.0
            case "rope":
                return 3.0 + o.w.round
            case "rope-ladder":
                return 1.2 * self.lacking(o.w)[1]
            case "map":
                return 0.8 * sum(self.lacking(o.w))
        return 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        if p.kind == "explore":
            return p.name.startswith("totem")
        return p.kind == "build" and p.name in ("rope", "jelly-boat")

    def keep(self, o: "Outlook", name: str) -> float:
        return 9.0 if name == "rope" else 0.0

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        w = o.w
        tiles, sites = self.lacking(w)
        entered = sum([name.startswith("totem") for name in sketch.found])
        if p.name.startswith("totem"):
            return (o.numbers.site if sites > entered else 0.0) * o.numbers.goal * self.pace(o)
        value = 6.5 if tiles > len(sketch.found) - entered else 1.0
        if burns(p.name) <= w.round + 1:
            value -= 2.0
        return (value + self.lacks(o)) * o.numbers.goal * self.pace(o) + self.escape(w, p.name, sketch)

    def escape(self, w: Any, space: str, sketch: "Sketch") -> float:
        """RC-967: somewhere to go before the Camp burns."""
        here = burns(w.camp)
        if here == NEVER or space not in NEIGHBOURS[w.camp] or burns(space) <= here:
            return 0.0
        if any(w.open_land(near) and burns(near) > here for near in NEIGHBOURS[w.camp]):
            return 0.0
        found = any(near in NEIGHBOURS[w.camp] for near in sketch.found)
        if here <= w.round + 1:
            return 4.0 if found else LAST_CHANCE
        return (6.0 if here <= w.round + 2 else 3.0) - (5.0 if found else 0.0)

    def lacks(self, o: "Outlook") -> float:
        return 2.5 if self.ropeless(o) else 0.0

    def ropeless(self, o: "Outlook") -> bool:
        return "plains" not in o.terrains and "rope" not in o.w.built

    def tile(self, o: "Outlook", tile: Tile) -> float:
        return super().tile(o, tile) + 3.0 * tile.totem + 3.0 * (tile.terrain == "plains" and self.ropeless(o))

    def scouts(self, o: "Outlook") -> bool:
        return True

    def site(self, o: "Outlook", space: str) -> float:
        """Not where it burns tomorrow; westward, with spaces to explore and sites to enter around."""
        w = o.w
        last = burns(space)
        if last <= w.round + 1:
            return -99.0
        value = -3.0 if last == w.round + 2 else 0.0
        near = [s for s in NEIGHBOURS[space] if burns(s) > w.round + 1 and s not in (CRATER, *MISSING)]
        value += 0.5 * sum([w.spots[s].tile < 0 and not w.gone & BIT[s] for s in near])
        value += (0.8 if w.round >= 3 else 0.3) * WESTWARD.get(space, 0)
        return value + sum(
            [1.0 for s in NEIGHBOURS[space] if (tile := w.tile(s)) and tile.totem and not w.spots[s].totem]
        )

    def veil(self, o: "Outlook", space: str) -> float:
        """What the lava takes soon needs no ash of ours."""
        lasts = burns(space) - o.w.round
        if lasts <= 1 and space != o.w.camp:
            return -1.0
        return (super().veil(o, space) + 0.3 * WESTWARD.get(space, 0)) * min(1.0, lasts / 4)
