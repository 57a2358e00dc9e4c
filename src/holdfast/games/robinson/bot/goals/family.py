"""Family Robinson: a home, nine Inventions, and children to feed (RC-1010 to RC-1020)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.cards import Tile
from holdfast.games.robinson.scenarios.family import goal_inventions
from holdfast.games.robinson.things.resources import Level

if TYPE_CHECKING:
    from holdfast.core.cards.content import Content
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target

TRACKS = ("roof", "palisade", "weapon")
BUILD_PAWNS, TERRAIN_PAWNS = 2.0, 2.5
"""Pawns that a piece of the goal, and a terrain that is missing, are likely to take."""
SPARE_PAWNS = 0.5
"""How many of all pawns there will be for the goal: the others gather, explore for food and rest."""
FEW = 3
"""The number of pieces that can be finished in a round or two."""
COVERED = 0.5
"""RC-1013: what a terrain is worth that is found under a Totem, and has to be reclaimed."""
LEAST_HASTE, MOST_HASTE = 0.7, 3.0
MOUTHS_FROM = 2
"""RC-1014: in the last rounds three children eat before anybody else; everything should be built this number of rounds
before the end."""


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
def raises(content: "Content", name: str) -> frozenset[str]:
    """RC-653: the tracks of the home that an Item raises."""
    key = f"invention/{name}" if f"invention/{name}" in content.index else f"scenario-invention/{name}"
    it: Any = content.cards[content.index[key]]
    return frozenset([effect.track for effect in it.gives if isinstance(effect, Level) and effect.n > 0])


@lru_cache(maxsize=4096)
def price(content: "Content", name: str) -> tuple[int, int]:
    """Wood and fur that an Invention takes; wood if it is one or the other."""
    it: Any = content.cards[content.index[f"invention/{name}"]]
    cost = it.cost
    return max([one.wood for one in cost], default=0), min([one.fur for one in cost], default=0)


class Family(Goal):
    prizes = (
        "sigil-a", "candles", "fallen-tree", "goat", "sigil-b", "treasure", "nourishing-larvae", "old-machete",
        "thorny-bushes", "sigil-d",
    )  # fmt: skip

    def children(self, w: Any) -> int:
        born: int = w.count("child")
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

    def missing(self, o: "Outlook") -> list[str]:
        """What of the home is to be built for its own sake: what the nine rest on raises Palisade and Weapon as well."""
        if "missing" not in o.known:
            w, wanted = o.w, self.wanted(o)
            soon = [item for item in self.asked(o) if w.invention(item).terrain not in wanted]
            coming = {track for item in soon for track in raises(w.content, item)}
            o.known["missing"] = [one for one in self.lacking(w) if one not in coming]
        left: list[str] = o.known["missing"]
        return left

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
        """The work left compared with the pawns left for it."""
        if "haste" not in o.known:
            work = BUILD_PAWNS * (len(self.asked(o)) + len(self.missing(o))) + TERRAIN_PAWNS * len(self.wanted(o))
            pawns = (2 * o.n + o.w.friday) * max(1, o.left - MOUTHS_FROM)
            o.known["haste"] = min(MOST_HASTE, max(LEAST_HASTE, work / (SPARE_PAWNS * pawns)))
        haste: float = o.known["haste"]
        return haste

    def piece(self, o: "Outlook") -> float:
        """What one piece of the goal more is worth: the more the less time there is, and the last ones most."""
        pieces = len(self.unbuilt(o)) + len(self.lacking(o.w))
        hurry: float = self.haste(o) ** o.numbers.hurry
        return 0.6 * o.numbers.family * hurry * (1 + o.numbers.last_pieces / max(1, pieces))

    def full_piece(self, o: "Outlook") -> float:
        """The haste for the goal compared with other things."""
        return o.numbers.goal * self.piece(o)

    def over(self, o: "Outlook") -> bool:
        """RC-703: nobody has to survive after the last piece or the last round."""
        return o.left <= 1

    def needs(self, o: "Outlook", name: str) -> bool:
        return name in self.asked(o)

    def ideas(self, o: "Outlook") -> bool:
        """Only what the nine rest on, and what was lost."""
        there = o.w.ids("inventions")
        return any(item not in there for item in self.asked(o))

    def spent(self, o: "Outlook", p: "Planned | Target") -> float:
        """Fur that one of the nine waits for must be hunted again."""
        if p.name in self.unbuilt(o):
            return 0.0
        need, there = sum([price(o.w.content, name)[1] for name in self.unbuilt(o)]), o.w.stock["fur"]
        short = min(p.fur, max(0, need - (there - p.fur)))
        return o.numbers.pelt * self.full_piece(o) * short

    def level(self, o: "Outlook", track: str, level: int) -> float:
        """RC-1011: without one of its levels the home is not finished."""
        return o.numbers.brings * self.full_piece(o) if level == 0 else 0.0

    def hunted(self, o: "Outlook") -> float:
        """RC-451: a Weapon that breaks has to be made again."""
        level = o.w.levels["weapon"]
        beasts = o.hunted()
        if not level or not beasts:
            return 0.0
        return self.level(o, "weapon", 0) * sum([beast.weapon >= level for beast in beasts]) / len(beasts)

    def item(self, o: "Outlook", name: str) -> float:
        """One of the nine Inventions, or what they need and must be built before, and what it brings for the home."""
        resting = self.asked(o).get(name, 0)
        rests = self.piece(o) * (1 + o.numbers.resting * min(3, resting - 1)) if resting else 0.0
        return rests + o.numbers.brings * self.piece(o) * len(self.brought(o, name))

    def brought(self, o: "Outlook", name: str) -> list[str]:
        """RC-653: what of the home that is still lacking an Item brings; a Fence is one that costs no wood."""
        tracks = raises(o.w.content, name) & set(self.lacking(o.w))
        return [track for track in tracks if track == "weapon" or o.w.sheltered()]

    def home(self, o: "Outlook", name: str, level: int) -> float:
        """RC-1011: each of the home is a piece like each of the nine; the wood that was saved up for it is not missed."""
        if name == "palisade" and level == 1:
            return self.second(o)
        if level or name not in self.missing(o):
            return 0.0
        saved = 0.0 if name == "weapon" else o.w.rules.home_cost(o.n)[0] * o.wood_price
        return o.numbers.home * self.piece(o) + saved

    def second(self, o: "Outlook") -> float:
        """RC-506: Hungry Animals gnaw at the last level of the Palisade, when little else is missing."""
        pieces = len(self.unbuilt(o)) + len(self.lacking(o.w))
        return o.numbers.buffer * self.full_piece(o) if pieces <= FEW and o.left > 1 else 0.0

    def wood(self, o: "Outlook") -> float:
        """The wood of the home and of the nine is saved up in time."""
        w = o.w
        home = o.w.rules.home_cost(o.n)[0] * sum([one != "weapon" for one in self.missing(o)])
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

    def tokens(self, o: "Outlook") -> float:
        """In the last rounds Determination is not spent any more."""
        return min(1.0, (o.left - 1) / o.numbers.fade)

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

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """A terrain that is missing must be found as long as there is a round to build there."""
        found = self.finds(o) * 0.8 ** len(sketch.found) if o.left > 1 else 0.0
        return super().explore(o, p, sketch) + found

    def lacks(self, o: "Outlook") -> float:
        return 0.0

    def finds(self, o: "Outlook") -> float:
        """What of the terrains that are missing the next tile is likely to show; a Totem covers the first of its kind."""
        if "finds" not in o.known:
            w, wanted = o.w, self.wanted(o)
            seen = {tile.terrain for space in w.explored() if (tile := w.tile(space)) is not None}
            unseen = o.face.unseen("tile")
            waiting = 0.0
            for tile in unseen:
                covered = tile.totem and tile.terrain not in seen
                waiting += min(3, wanted.get(tile.terrain, 0)) * (COVERED if covered else 1.0)
            o.known["finds"] = o.numbers.terrain * self.full_piece(o) * waiting / max(1, len(unseen))
        value: float = o.known["finds"]
        return value

    def tile(self, o: "Outlook", tile: Tile) -> float:
        return super().tile(o, tile) + 2.0 * (tile.terrain in self.wanted(o))

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """RC-1018: a black marker less."""
        space, _, what = p.name.removeprefix("reclaim-").partition("-")
        return self.cleared(o, space, what)

    def cleared(self, o: "Outlook", space: str, what: str) -> float:
        """What it is worth that a terrain or a source is free again."""
        if what == "terrain":
            tile = o.w.tile(space)
            waiting = self.wanted(o).get(tile.terrain, 0) if tile else 0
            return o.numbers.reclaim * self.full_piece(o) * min(3, waiting) if o.left > 1 else 0.0
        return 2.2 if space == o.w.camp else 1.2
