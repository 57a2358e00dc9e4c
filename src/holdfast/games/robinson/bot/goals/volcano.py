"""Volcano Island: tiles and Totem sites, Rope and three wood, and away from the lava (RC-960 to RC-975)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.bot.goals.lava import LAND, LAST_FIND, NEVER, burns, way_cost
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS
from holdfast.games.robinson.scenarios.volcano import entered

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target

BOAT_WOOD = 3
TOTEMS, LANDING_TILE = 5, 10
"""RC-960: Totems among the tiles that are to be found; the one of the landing does not count."""
TILE_PAWNS, SITE_PAWNS, BOAT_PAWNS = 2.7, 3.3, 2.0
"""Pawns that a tile, a site, the Rope and the boat are likely to take (RC-965, RC-971)."""
SPARE_PAWNS = 0.55
"""How many of all pawns there will be for the goal: the others gather, build a home and rest."""
LEAST_HASTE, MOST_HASTE = 0.3, 1.4
LAST_HASTE = {2: 6.0, 3: 3.0}
"""RC-975: a find in the last round is too late for the boat: the haste by the rounds left."""
HURRIED = 5
"""The number of last rounds in which two finds with dice are better than one without."""
LAST_CALL = 4.0
"""How much longer the way is without a find that cannot be made tomorrow, in pawns."""
LAST_CHANCE = 40.0
"""RC-967: somewhere to go, when the lava takes the Camp tomorrow."""
WESTWARD = {"M4": 0, "N3": 1, "S3": 1, "N2": 2, "S2": 2, "M2": 3, "N1": 3, "S1": 3, "M1": 4}
"""The lava comes from the east."""


class Volcano(Goal):
    def wood(self, o: "Outlook") -> float:
        """The wood of the boat is put by from the middle of the game on."""
        w = o.w
        need = BOAT_WOOD + w.token("build", "wood") - w.stock["wood"]
        return o.numbers.wood_base * (1.0 if w.round < 4 else 2.5 if need >= 0 else 0.8)

    def lacking(self, w: Any) -> tuple[int, int]:
        """RC-962: tiles and sites that are still to be found."""
        tiles, sites = w.rules.tiles_and_sites(w.players)
        return max(0, tiles - w.count("tiles")), max(0, sites - w.count("site"))

    def pace(self, o: "Outlook") -> float:
        """The work left compared with the pawns left for it: a group that is ahead of time can look after itself."""
        w = o.w
        tiles, sites = self.lacking(w)
        work = TILE_PAWNS * tiles + SITE_PAWNS * sites + BOAT_PAWNS * (2 - ("rope" in w.built))
        pawns = (2 * o.n + w.friday + w.has("map")) * max(1, o.left - 1)
        return min(LAST_HASTE.get(o.left, MOST_HASTE), max(LEAST_HASTE, work / (SPARE_PAWNS * pawns)))

    def hurries(self, o: "Outlook") -> bool:
        """RC-975: a group that is sure of one find before the last round and lacks another is too late all the same."""
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
        found = [name for name in sketch.found if name != p.name]
        looked = sum([name.startswith("totem") for name in found])
        on_the_way = o.numbers.lead * (self.way(o, found) - self.way(o, [*found, p.name]))
        if p.name.startswith("totem"):
            return ((o.numbers.site if sites > looked else 0.0) + on_the_way) * o.numbers.goal * self.pace(o)
        value = 6.5 if tiles > len(found) - looked else 1.0
        return (value + on_the_way + self.lacks(o)) * o.numbers.goal * self.pace(o) + self.escape(w, p.name, sketch)

    def again(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", value: float) -> float:
        """It is tried again tomorrow with as many pawns, if there is a tomorrow for it."""
        found = [name for name in sketch.found if name != p.name]
        if o.left <= 2 or self.way(o, found) - self.way(o, [*found, p.name]) >= LAST_CALL:
            return 0.0
        return max(0.0, value - o.numbers.retry * p.least)

    def way(self, o: "Outlook", found: Sequence[str]) -> float:
        """RC-533, RC-967: what the best way costs that the Camp can take tonight, with these finds made today."""
        key = "way:" + ",".join(sorted(found))
        known = o.known.get(key)
        if known is None:
            w = o.w
            camps = [w.camp, *[s for s in NEIGHBOURS[w.camp] if w.open_land(s) or s in found]]
            wanted = self.wanted(o, found)
            known = o.known[key] = min([way_cost(camp, w.round + 1, *wanted) for camp in camps])
        cost: float = known
        return cost

    def wanted(self, o: "Outlook", found: Sequence[str] = ()) -> tuple[int, int, int, int]:
        """RC-962: spaces and sites that are still to be found after these, and how many of each can be spared."""
        w = o.w
        lacking, sites_lacking = self.lacking(w)
        done = {name.removeprefix("totem-") for name in found if name.startswith("totem-")}
        spaces = [s for s in LAND if w.spots[s].tile < 0 and not w.gone & BIT[s]]
        known = [s for s in w.explored() if unvisited(w, s)]
        hidden = TOTEMS - sum([totem_seen(w, s) for s in LAND])
        coming = hidden * len(spaces) / max(1, w.size("tile")) if w.round < LAST_FIND else 0.0
        spare_tiles = len(spaces) - lacking
        spare_sites = int(len(known) + coming - sites_lacking)
        return (
            sum([BIT[s] for s in spaces if s not in found]),
            spare_tiles,
            sum([BIT[s] for s in known if s not in done]),
            spare_sites,
        )

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
        """Not on a space that burns tomorrow; westward, with spaces to explore and sites to enter around."""
        w = o.w
        last = burns(space)
        if last <= w.round + 1:
            return -99.0
        value = -3.0 if last == w.round + 2 else 0.0
        return value - o.numbers.route * way_cost(space, w.round + 1, *self.wanted(o))

    def stays(self, o: "Outlook") -> int:
        """The Camp moves on with the finds; only at the end of the way it stays."""
        return o.left if burns(o.w.camp) == NEVER else 1

    def veil(self, o: "Outlook", space: str) -> float:
        """What the lava takes soon needs no ash of ours."""
        lasts = burns(space) - o.w.round
        if lasts <= 1 and space != o.w.camp:
            return -1.0
        return (super().veil(o, space) + 0.3 * WESTWARD.get(space, 0)) * min(1.0, lasts / 4)


def unvisited(w: Any, space: str) -> bool:
    """RC-970: a site that nobody has looked into."""
    spot, tile = w.spots[space], w.tile(space)
    if tile is None or not tile.totem or tile.number == LANDING_TILE:
        return False
    return not spot.totem and entered(tile) not in w.marks


def totem_seen(w: Any, space: str) -> bool:
    """RC-960: a tile with a Totem that was laid here, whether it burnt or not."""
    spot = w.spots[space]
    if spot.tile < 0:
        return False
    tile: Tile = w.card(spot.tile, Tile)
    return tile.totem and tile.number != LANDING_TILE
