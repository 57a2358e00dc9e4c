"""What any Scenario asks of a player; one overrides what it changes. A Scenario of a pack: survive, and build its things."""

from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.cards import ScenarioInvention, Tile
from holdfast.games.robinson.island.geography import NEIGHBOURS

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target

TERRAINS = frozenset({"mountains", "hills", "plains", "river"})


class Goal:
    """General survival: a home, an island to live from, whatever the Scenario card offers to build."""

    prizes: tuple[str, ...] = (
        "treasure", "fallen-tree", "sigil-b", "sigil-c", "old-machete", "nourishing-larvae", "candles", "goat",
    )  # fmt: skip
    """Which Discovery token to keep, the best first."""
    own_inventions = 4.0
    """The value of an Invention of the Scenario card if its use is unknown."""

    def wood(self, o: "Outlook") -> float:
        """The price of wood, relative to its common price."""
        return 1.0

    def fur(self, o: "Outlook") -> float:
        return 1.0

    def children(self, w: Any) -> int:
        """RC-1014: people who eat besides the players."""
        return 0

    def weapon(self, o: "Outlook", level: int) -> float:
        """What one more Weapon level is worth for hunting and the goal."""
        return 0.35 if level < 4 else 0.1

    def gnawed(self, o: "Outlook") -> float:
        """How often the Book will still take a level of the Palisade."""
        return 0.0

    def dear(self, o: "Outlook", seat: int) -> float:
        """How much dearer the Wounds of this one are than those of others."""
        return 1.0

    def rest(self, o: "Outlook", taker: int) -> float:
        """What a Wound of this one that is healed brings the goal nearer."""
        return 0.0

    def item(self, o: "Outlook", name: str) -> float:
        """What building this brings the goal nearer."""
        return self.own_inventions if scenario_invention(o.w, name) else 0.0

    def home(self, o: "Outlook", name: str, level: int) -> float:
        """What Shelter, or a level more of a track, brings the goal nearer."""
        return 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        """Whether this Action, if it succeeds, wins the game or is the next thing the goal asks for."""
        return p.kind == "build" and scenario_invention(o.w, p.name)

    def keep(self, o: "Outlook", name: str) -> float:
        """What an Item that is built is worth to the goal."""
        return 0.0

    def tokens(self, o: "Outlook") -> float:
        """How much of the price of Determination is still worth while."""
        return 1.0

    def builds(self, o: "Outlook") -> bool:
        """Is a pawn for building wanted for the goal?"""
        return False

    def builders(self, o: "Outlook") -> int:
        """How many pawns that build but once are of use today."""
        return 9

    def scouts(self, o: "Outlook") -> bool:
        """Is it worth looking at tiles before they are drawn?"""
        return False

    def tile(self, o: "Outlook", tile: Tile) -> float:
        """What a tile is worth to be found."""
        sources = len([symbol for symbol in tile.symbols if symbol != "beast"])
        return sources + 0.3 * tile.discovery + 2.0 * (tile.terrain not in o.terrains)

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """What a successful Exploration is worth."""
        numbers = o.numbers
        found = len(o.w.explored()) + len(sketch.found)
        new = numbers.explore if found < 4 else numbers.explore_more * (1.0 if found < 7 else 0.4)
        poor = max(0.0, 1 - (o.near_sources + 1.3 * len(sketch.found)) / (1.5 * o.n + 1))
        return (new + numbers.sources * poor + self.lacks(o)) * min(1.0, o.left / 5)

    def again(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", value: float) -> float:
        """What a failed Exploration of this value is still worth tomorrow."""
        return 0.0

    def hurries(self, o: "Outlook") -> bool:
        """Is it better to begin many Explorations with dice than few without?"""
        return False

    def lacks(self, o: "Outlook") -> float:
        """What terrain that is not explored yet is worth."""
        return 0.35 * len(TERRAINS - o.terrains)

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """What an Action of the Scenario is worth."""
        return 0.0

    def over(self, o: "Outlook") -> bool:
        """Is it all the same what comes after this Action phase?"""
        return False

    def spent(self, o: "Outlook", p: "Planned | Target") -> float:
        """What the goal loses by fur that is spent on this."""
        return 0.0

    def level(self, o: "Outlook", track: str, level: int) -> float:
        """What the step from this level up is worth to the goal, however it is made."""
        return 0.0

    def hunted(self, o: "Outlook") -> float:
        """What the goal is likely to lose by the next hunt."""
        return 0.0

    def needs(self, o: "Outlook", name: str) -> bool:
        """Can the goal not be reached without this Invention?"""
        return False

    def ideas(self, o: "Outlook") -> bool:
        """Are more Inventions wanted than are on the board?"""
        return True

    def cleared(self, o: "Outlook", space: str, what: str) -> float:
        """What it is worth that a black marker is taken off a terrain or a source."""
        return self.veil(o, space)

    def last(self, p: "Planned") -> bool:
        """Is this better resolved after all others of its kind?"""
        return False

    def site(self, o: "Outlook", space: str) -> float:
        """What a Camp on this space is worth to the goal."""
        return 0.0

    def stays(self, o: "Outlook") -> int:
        """RC-535: how many nights the Camp is likely to stay at a natural shelter, whose Roof it cannot take along."""
        return o.left

    def buried(self, o: "Outlook", space: str) -> float:
        """What the goal loses with a tile that is turned face down."""
        return 0.0

    def veil(self, o: "Outlook", space: str) -> float:
        """How much a marker of fog or ash on this space hurts."""
        w = o.w
        if space == w.camp:
            return 6.0
        away = w.distance(space)
        if w.open_land(space):
            return (3.0 if away == 1 else 1.5 if away == 2 else 0.7) + 0.3 * len(w.sources(space))
        return (1.5 if away == 1 else 0.6 if away == 2 else 0.0) if w.size("tile") else 0.0

    def pile(self, o: "Outlook") -> int:
        """How much wood to pile up now."""
        return 0

    def piles(self, o: "Outlook", n: int) -> float:
        """How much of wood that comes on the pile counts."""
        return 0.0


def scenario_invention(w: Any, name: str) -> bool:
    """RC-353: is it on the Scenario card?"""
    key = f"scenario-invention/{name.partition('-')[0] if name.startswith('cross-') else name}"
    return key in w.content.index and isinstance(w.content.cards[w.content.index[key]], ScenarioInvention)


def unexplored_near(w: Any, space: str) -> int:
    """Spaces next to this one that could still be explored."""
    return sum([w.spots[near].tile < 0 for near in NEIGHBOURS[space]])
