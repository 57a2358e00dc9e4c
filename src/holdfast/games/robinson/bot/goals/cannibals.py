"""Cannibal Island: a way to the City, weapons and burnt villages, until a person survives the attack (RC-985 to
RC-998)."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.actions.combat import TemporaryWeapon
from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.scenarios.cannibals import CITY, city_strength, strength_of

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.evaluation.outlook import Outlook
    from holdfast.games.robinson.bot.planning.sketch import Sketch
    from holdfast.games.robinson.planning.planned import Planned, Target

FAR = 9
NO_WAY = 99.0
TILE_PAWNS, FAR_PAWNS = {1: 2.0, 2: 3.0}, 5.0
"""Pawns that find a tile on the way without dice, by its distance from the Camp."""
POINT_PAWNS = 1.7
"""Pawns that a Weapon level or a Wound healed is likely to take."""
READY = 3.0
"""The haste to open the way for a fighter who would survive the attack now: raids cost Wounds."""
SPARE_PAWNS = 0.5
"""How many of all pawns there will be for that: the others find food, a home and villages."""
LEAST_HASTE, MOST_HASTE = 0.7, 2.5
STACK = 2
"""Wood a player that is worth saving up: no more weapons than that are made in a day."""
LIFE_OF_FRIDAY = 1.6
"""RC-1000: what Friday would still do in each round, if Friday dies burning a village."""


@lru_cache(maxsize=4096)
def way_pawns(camp: str, land: int) -> float:
    """RC-276, RC-277, RC-990: pawns for all tiles that a path from a Camp here to the City still lacks; what is out of reach
    takes a move of the Camp as well."""
    least = {camp: 0.0}
    edge = {camp: 0.0}
    for away in range(1, FAR):
        more: dict[str, float] = {}
        for space, pawns in edge.items():
            for near in NEIGHBOURS[space]:
                sum_ = pawns + (0.0 if near == CITY or land & BIT[near] else TILE_PAWNS.get(away, FAR_PAWNS))
                if sum_ < min(least.get(near, NO_WAY), more.get(near, NO_WAY)):
                    more[near] = sum_
        least |= more
        edge = {space: pawns for space, pawns in more.items() if space != CITY}
    return least[CITY]


def way(w: Any) -> bool:
    """RC-990: does a path of explored tiles lead to the City?"""
    there: bool = w.distance(CITY) < 99
    return there


def missing(o: "Outlook") -> int:
    """What Weapon levels and burnt villages still have to make good, so that the strongest survives the City."""
    w = o.w
    strength = city_strength(w)
    who = hero(o)
    left: int = strength - w.levels["weapon"] - o.spare(who) - boost(w, who)
    return left


def hero(o: "Outlook") -> int:
    """The person who will attack the City: the hardiest."""
    if "hero" not in o.known:
        o.known["hero"] = max(range(o.n), key=o.spare)
    who: int = o.known["hero"]
    return who


def boost(w: Any, taker: int) -> int:
    """RC-457: what weapons for one fight add, as far as they are ready for this person."""
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
    """Villages that are found and not burnt."""
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
        """The attacker is spared, most of all if the way to the City is open."""
        if seat != hero(o):
            return 1.0
        return o.numbers.hero * (2.0 if way(o.w) else 1.0)

    def haste(self, o: "Outlook") -> float:
        """The work left compared with the pawns left for it: a group that only survives is raided to death."""
        if "haste" not in o.known:
            work = POINT_PAWNS * max(0, missing(o)) + way_pawns(o.w.camp, o.w.land)
            pawns = (2 * o.n + o.w.friday) * max(1, o.left - 1)
            o.known["haste"] = min(MOST_HASTE, max(LEAST_HASTE, work / (SPARE_PAWNS * pawns)))
        haste: float = o.known["haste"]
        return haste

    def rest(self, o: "Outlook", taker: int) -> float:
        """One Wound less of the attacker is worth a Weapon level at the City, once they could survive the attack at
        all."""
        if taker != hero(o) or missing(o) <= 0 or missing(o) > o.w.wounds[taker]:
            return 0.0
        return o.numbers.mend * self.haste(o)

    def wood(self, o: "Outlook") -> float:
        """No weather comes: wood is for the Shelter and for weapons, as many as the hero still lacks."""
        w = o.w
        need = max(0, missing(o)) + (0 if w.sheltered() else o.w.rules.home_cost(o.n)[0])
        if w.stock["wood"] < min(need, STACK * o.n):
            return o.numbers.timber * self.haste(o)
        return 0.25

    def weapon(self, o: "Outlook", level: int) -> float:
        """Every level spares a Wound at each village and at the City."""
        lacking = missing(o) + o.w.levels["weapon"] - level
        return o.numbers.arms * self.haste(o) if lacking > 0 else 0.4 if lacking > -3 else 0.1

    def gnawed(self, o: "Outlook") -> float:
        """Roof and Palisade suffer with every flight (RC-534): a Palisade is hardly worth its wood."""
        return -0.8

    def item(self, o: "Outlook", name: str) -> float:
        return 1.0 if name == "ballista" else 0.0

    def wins(self, o: "Outlook", p: "Planned | Target") -> bool:
        return p.kind == "hunt" and p.name.startswith("burn-")

    def explore(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch") -> float:
        """Explore towards the City until there is a way; a village may be anywhere."""
        w = o.w
        value = super().explore(o, p, sketch)
        if way(w):
            return value + self.hope(o)
        planned = w.land | sum([BIT.get(space, 0) for space in sketch.found])
        nearer = way_pawns(w.camp, planned) - way_pawns(w.camp, planned | BIT.get(p.name, 0))
        return value + o.numbers.way * self.urgency(o) * nearer / TILE_PAWNS[1] + self.hope(o)

    def urgency(self, o: "Outlook") -> float:
        """How much haste there is to open the way."""
        return READY if missing(o) <= 0 else self.haste(o)

    def hope(self, o: "Outlook") -> float:
        """RC-988: every other tile has a village, which burns while there are few of them."""
        return o.numbers.seek if missing(o) > 2 and unburnt(o.w) < 2 else 0.0

    def site(self, o: "Outlook", space: str) -> float:
        """Within reach of what is to be explored on the way."""
        if way(o.w):
            return 0.0
        return -o.numbers.nearer * self.urgency(o) * way_pawns(space, o.w.land)

    def buried(self, o: "Outlook", space: str) -> float:
        """RC-990: a gap in the way to the City; a village that is buried cannot be burnt."""
        w = o.w
        gap = way_pawns(w.camp, w.land & ~BIT[space]) - way_pawns(w.camp, w.land)
        return o.numbers.way * gap / TILE_PAWNS[1] + o.numbers.village * bool(w.spots[space].totem)

    def action(self, o: "Outlook", p: "Planned | Target", sketch: "Sketch", taker: int) -> float:
        """RC-990: a fight against the Weapon level only; a player who dies in it loses the game, Friday only Friday."""
        w = o.w
        if not p.name.startswith("burn-"):
            return 0.0
        space = p.name.removeprefix("burn-")
        strength = strength_of(w, space) + w.token("hunt", "beast")
        if space == CITY:
            wounds = strength - w.rules.city_less * sketch.razed - w.levels["weapon"]
            survived = wounds - boost(w, taker) <= o.spare(taker)
            return 200.0 if survived and taker != FRIDAY else 190.0 if survived else 0.0
        wounds = max(0, strength - w.levels["weapon"])
        weaker = w.rules.city_less * o.numbers.razed * self.haste(o) if missing(o) > 0 else 0.0
        worth = o.numbers.village + weaker + self.raid(o)
        if taker == FRIDAY:
            return worth - (LIFE_OF_FRIDAY * o.left if wounds > o.spare(taker) else wounds * o.friday_price)
        return 0.0 if wounds > o.bears(taker) else worth - o.numbers.strike * o.toll(taker, wounds)

    def last(self, p: "Planned") -> bool:
        """RC-986: every village that burns before weakens the City."""
        return p.name == f"burn-{CITY}"

    def raid(self, o: "Outlook") -> float:
        """RC-993: every burnt village takes one Wound off each raid, and half of the Events are raids."""
        if o.w.count("village") >= o.w.rules.raid_wounds:
            return 0.0
        return o.numbers.raid * o.all_wound * (o.left - 1)
