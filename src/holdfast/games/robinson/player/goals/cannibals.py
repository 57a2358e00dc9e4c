"""Cannibal Island: a way to the City, weapons and burnt villages, until somebody survives the attack (RC-985 to RC-998)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.actions.combat import TemporaryWeapon
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS, distances
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.scenarios.cannibals import (
    CITY,
    CITY_LESS,
    CITY_STRENGTH,
    RAID_WOUNDS,
    strength_of,
)

if TYPE_CHECKING:
    from holdfast.games.robinson.planning.planned import Planned, Target
    from holdfast.games.robinson.player.judging.outlook import Outlook
    from holdfast.games.robinson.player.planning.sketch import Sketch

FAR = 9
DISTANCES = distances(CITY, sum(BIT.values()))
"""Spaces from each space to the City."""
LIFE_OF_FRIDAY = 1.6
"""RC-1000: what he would still do in each round, where he gives his life to burn a village."""


@lru_cache(maxsize=1024)
def to_explore(start: str, land: int) -> int:
    """RC-990: how many tiles a path from here to the City still lacks."""
    lacking = {start: 0}
    edge = [start]
    while edge:
        space = edge.pop(0)
        for near in NEIGHBOURS[space]:
            more = lacking[space] + (near != CITY and not land & BIT[near])
            if more < lacking.get(near, FAR):
                lacking[near] = more
                edge.append(near)
    return lacking[CITY]


def way(w: Any) -> bool:
    """RC-990: does a path of explored tiles lead to the City?"""
    there: bool = w.distance(CITY) < 99
    return there


def missing(o: "Outlook") -> int:
    """What Weapon levels and burnt villages still have to make good, so that the strongest survives the City."""
    w = o.w
    strength = CITY_STRENGTH - CITY_LESS * w.score.get("village", 0)
    who = hero(o)
    left: int = strength - w.levels["weapon"] - o.spare(who) - boost(w, who)
    return left


def hero(o: "Outlook") -> int:
    """Who will attack the City: the hardiest."""
    if "hero" not in o.known:
        o.known["hero"] = max(range(o.n), key=o.spare)
    who: int = o.known["hero"]
    return who


def boost(w: Any, taker: int) -> int:
    """RC-457: what weapons for one fight add, as far as they lie ready for this one."""
    found = 0
    for zone in ("discoveries", "starting", "treasures", "kept"):
        for card in w.zones[zone].top:
            use = usable(w, card)
            found += sum([effect.n for effect in use if isinstance(effect, TemporaryWeapon)])
    if taker < w.players:
        tokens = w.determination[taker]
        for skill in w.character(taker).skills:
            if "fight" in skill.at and skill.cost <= tokens:
                found += sum([effect.n for effect in skill.then if isinstance(effect, TemporaryWeapon)])
    return found


def unburnt(w: Any) -> int:
    """Villages that are found and stand."""
    return sum([bool(w.spots[space].totem) for space in w.explored() if space != CITY])


def usable(w: Any, card: int) -> tuple[Any, ...]:
    """What a card or token does in a fight."""
    it = w.content.cards[card]
    use = getattr(it, "use", None)
    if getattr(it, "sigil", ""):
        use = w.scenario_card().sigils[it.sigil].use
    return use.then if use is not None and "fight" in use.at else ()


class Cannibals(Goal):
    def dear(self, o: "Outlook", seat: int) -> float:
        """The hero is spared, most of all where the way to the City is open."""
        if seat != hero(o):
            return 1.0
        return o.numbers.hero * (2.0 if way(o.w) else 1.0)

    def wood(self, o: "Outlook") -> float:
        """No weather comes: wood is for the Shelter and for weapons."""
        return 0.5 if o.w.stock["wood"] < 2 else 0.25

    def weapon(self, o: "Outlook", level: int) -> float:
        """Every level spares a Wound at each village and at the City."""
        lacking = missing(o) + o.w.levels["weapon"] - level
        return o.numbers.arms if lacking > 0 else 0.4 if lacking > -3 else 0.1

    def gnawed(self, o: "Outlook") -> float:
        """Roof and Palisade suffer with every flight (RC-534): a Palisade is hardly worth its wood."""
        return -0.8

    def item(self, o: "Outlook", name: str) -> float:
        return 1.0 if name == "ballista" else 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "hunt" and p.name.startswith("burn-")

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """Towards the City until there is a way; a village may stand anywhere."""
        w = o.w
        value = super().explore(o, p, sketch)
        if way(w):
            return value + self.hope(o)
        planned = w.land | sum([BIT.get(space, 0) for space in sketch.found])
        lacking = to_explore(w.camp, planned)
        nearer = lacking > to_explore(w.camp, planned | BIT.get(p.name, 0))
        return value + o.numbers.way * nearer + self.hope(o)

    def hope(self, o: "Outlook") -> float:
        """RC-988: every other tile has a village, which burns while there are few of them."""
        return o.numbers.seek if missing(o) > 2 and unburnt(o.w) < 2 else 0.0

    def site(self, o: "Outlook", space: str) -> float:
        """Within reach of what is to be explored on the way."""
        if way(o.w):
            return 0.0
        return o.numbers.nearer * max(0, 4 - DISTANCES.get(space, FAR))

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """RC-990: a fight against the Weapon level only; whoever falls in it has lost the game, Friday himself."""
        w = o.w
        if not p.name.startswith("burn-"):
            return 0.0
        space = p.name.removeprefix("burn-")
        strength = strength_of(w, space) + w.token("hunt", "beast")
        if space == CITY:
            wounds = strength - CITY_LESS * sketch.razed - w.levels["weapon"]
            survived = wounds - boost(w, taker) <= o.spare(taker)
            return 200.0 if survived and taker != FRIDAY else 190.0 if survived else 0.0
        wounds = max(0, strength - w.levels["weapon"])
        worth = o.numbers.village + (CITY_LESS * o.numbers.razed if missing(o) > 0 else 0.0) + self.raid(o)
        if taker == FRIDAY:
            return worth - (LIFE_OF_FRIDAY * o.left if wounds > o.spare(taker) else wounds * o.friday_price)
        return 0.0 if wounds > o.bears(taker) else worth - o.numbers.strike * o.toll(taker, wounds)

    def last(self, p: "Planned") -> bool:
        """RC-986: every village that burns before weakens the City."""
        return p.name == f"burn-{CITY}"

    def raid(self, o: "Outlook") -> float:
        """RC-993: every burnt village takes one Wound off each raid, and half of the Events are raids."""
        if o.w.score.get("village", 0) >= RAID_WOUNDS:
            return 0.0
        return o.numbers.raid * o.all_wound * (o.left - 1)
