"""A plan in the making: what one Action more is worth, given those that are in it already."""

from typing import Any

from holdfast.games.robinson.actions.gathering import gathering
from holdfast.games.robinson.actions.options import DICE
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.evaluation.things import item_value, threat_value
from holdfast.games.robinson.island.tokens import lurks
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.rules import ACTION_DICE

CHANCES = {
    kind: tuple([faces.count(face) / 6 for faces, face in zip(dice, DICE, strict=True)])
    for kind, dice in ACTION_DICE.items()
}
"""RC-002: how likely a Wound, a Success, an Adventure is."""
Action = Planned | Target
PLENTY = 4
"""Determination that one player will hardly spend."""


class Sketch:
    """What the group will have, as far as it is planned."""

    __slots__ = (
        "arranges", "counts", "food", "found", "known", "o", "palisade", "razed", "rests", "rolls", "roof", "weapon", "wood",
        "yields",
    )  # fmt: skip

    def __init__(self, o: Outlook, known: dict[str, float]) -> None:
        self.o = o
        self.known = known
        """Values of Items that do not depend on the plan, shared by all sketches of a position."""
        self.food: float = o.food
        self.wood: float = o.w.stock["wood"]
        self.roof: int = o.roof
        self.palisade: int = o.w.levels["palisade"]
        self.weapon: int = o.w.levels["weapon"]
        self.arranges = self.razed = 0
        self.found: list[str] = []
        """Spaces that are to be explored."""
        self.rests: dict[int, int] = {}
        self.counts: dict[str, int] = {}
        self.rolls: dict[tuple[str, bool, int, bool], tuple[float, float]] = {}
        """What dice come to, by the kind of Action, whether it needs none, its taker, and whether it is the first."""
        self.yields: dict[tuple[str, str], tuple[str, int]] = {}
        """What is gathered, by source and how."""

    def value(self, p: Action, sure: bool, taker: int) -> float:
        """RC-264: what this Action is worth with its pawns: without dice, or with them."""
        match p.kind:
            case "rest":
                return self.rest(taker)
            case "arrange":
                return self.arrange(taker)
        cost = self.cost(p)
        match p.kind:
            case "threat":
                return self.item(f"threat-{p.name}-{p.how}-{taker}", p, taker) - cost
            case "hunt" if p.name == "beast":
                return self.hunt(taker)
            case "hunt" | "special":
                return self.o.goal.action(self.o, p, self, taker)
        success, risk = self.dice(p, sure, taker)
        match p.kind:
            case "gather":
                return success * self.gather(p) - risk
            case "explore":
                found = self.o.goal.explore(self.o, p, self)
                return success * found + (1 - success) * self.o.goal.again(self.o, p, self, found) - risk
        return success * (self.build(p, taker) - cost) - risk

    def cost(self, p: Action) -> float:
        """What is assigned to it is missing tonight."""
        o = self.o
        cost = p.fur * o.fur_price + o.goal.spent(o, p) if p.fur else 0.0
        if p.wood or p.food:
            spent = o.night(self.wood - p.wood, self.food - p.food, self.roof)
            cost += spent - o.night(self.wood, self.food, self.roof)
        return cost + 2 * o.numbers.det if p.how.startswith("thrift") else cost

    def dice(self, p: Action, sure: bool, taker: int) -> tuple[float, float]:
        """RC-441 to RC-448, RC-471 to RC-476: how likely it succeeds, and what it is likely to cost."""
        kind = p.kind
        how = kind, sure, taker, not self.counts.get(kind)
        if how not in self.rolls:
            self.rolls[how] = self.rolled(*how)
        success, risk = self.rolls[how]
        if kind != "build" and self.weapon < 1 and lurks(self.o.w, p.name):
            risk += self.o.wound(taker)
        return success, risk

    def rolled(self, kind: str, sure: bool, taker: int, first: bool) -> tuple[float, float]:
        """The same for all Actions of a kind."""
        o, w, numbers = self.o, self.o.w, self.o.numbers
        price = o.wound(taker)
        adventure_cost = {"build": numbers.adv_build, "gather": numbers.adv_gather}.get(kind, numbers.adv_explore)
        tokens = w.fields.get(kind, ()) if first else ()
        risk, success = 0.0, 1.0
        if not sure:
            wound, success, adventure = CHANCES[kind]
            if "reroll" in tokens:
                success *= success
            risk = wound * price
            if taker == FRIDAY:
                risk += adventure * price - (1 - success) * 0.2
            else:
                risk += adventure * adventure_cost * (0.6 + 0.5 * price) - (1 - success) * 2 * numbers.det
            if o.bears(taker) < 2:
                risk += wound * (20.0 if taker != FRIDAY else 1.0)
        elif "adventure" in tokens:
            risk += adventure_cost
        return success, risk

    def rest(self, taker: int) -> float:
        """RC-435: a Wound healed; the Bed and the hammock give more."""
        o, w = self.o, self.o.w
        if taker == FRIDAY:
            return 0.7 if w.wounds[FRIDAY] >= 2 else 0.35 if w.wounds[FRIDAY] else 0.02
        left = w.wounds[taker] - self.rests.get(taker, 0)
        bed = w.has("bed")
        each = o.price[taker] * o.numbers.rest + o.goal.rest(o, taker)
        value = min(2 if bed else 1, left) * each if left > 0 else 0.0
        return value + o.numbers.det * (bed or w.treasure("hammock")) + 0.01

    def arrange(self, taker: int) -> float:
        """RC-431: Determination for the taker and Morale for all; with four players one of the two."""
        o, w, numbers = self.o, self.o.w, self.o.numbers
        if w.token("arrange", "blocked") and not self.arranges:
            return 0.1
        gain = o.morale_step(min(w.rules.morale_high, w.morale + self.arranges))
        tokens = 0.1 if taker == FRIDAY else 2 * numbers.det * (0.4 if w.determination[taker] >= PLENTY else 1.0)
        tokens *= o.goal.tokens(o)
        first, lacking = o.next_first()
        if taker == first and not self.arranges:
            tokens += min(2, lacking) * (o.price[first] - numbers.det)
        if o.n == 4:
            return numbers.arrange * max(gain, tokens) + 0.3
        despair = o.despair(0, self.arranges) - o.despair(2 * (taker == first), self.arranges + 1)
        return numbers.arrange * (gain + tokens) + despair

    def hunt(self, taker: int) -> float:
        """RC-321: food and fur for Wounds and blunt weapons; never to the death."""
        o, w = self.o, self.o.w
        if self.counts.get("hunt"):
            return 0.0
        wounds, food, fur, loss = o.hunt()
        if taker == FRIDAY and wounds + w.wounds[FRIDAY] > 3:
            return 0.0
        if taker != FRIDAY and 6 - w.levels["weapon"] > o.bears(taker):
            return 0.0
        toll = 1.5 * wounds * o.friday_price if taker == FRIDAY else o.hunt_toll(taker)
        fed = o.night(self.wood, self.food, self.roof) - o.night(self.wood, self.food + round(food), self.roof)
        value = fed + fur * o.fur_price - toll - loss * o.blunted() - o.goal.hunted(o)
        return value * o.numbers.hunt

    def gather(self, p: Action) -> float:
        """RC-372 to RC-376: what it brings tonight and for later."""
        o, w = self.o, self.o.w
        kind, n = self.gathered(p)
        if not self.counts.get("gather"):
            n += w.has("basket") + w.has("sack")
        now = o.night(self.wood, self.food, self.roof)
        if kind == "wood":
            return now - o.night(self.wood + n, self.food, self.roof)
        return now - o.night(self.wood, self.food + n, self.roof)

    def gathered(self, p: Action) -> tuple[str, int]:
        found = self.yields.get((p.name, p.how))
        if found is None:
            found = self.yields[p.name, p.how] = gathering(p.name, p.how).yields(self.o.w)
        return found

    def build(self, p: Action, taker: int) -> float:
        o = self.o
        match p.name:
            case "shelter":
                return o.shelter_value() + o.goal.home(o, "shelter", 0)
            case "roof":
                tonight = o.night(self.wood, self.food, self.roof) - o.night(self.wood, self.food, self.roof + 1)
                return o.roof_value(self.roof) + tonight + o.goal.home(o, "roof", self.roof)
            case "palisade":
                return o.palisade_value(self.palisade) + o.goal.home(o, "palisade", self.palisade)
            case "weapon":
                return o.weapon_value(self.weapon) + o.goal.home(o, "weapon", self.weapon)
        return self.item(p.name, p, taker)

    def level(self, track: str) -> int:
        """How high a track will be; whatever is none is not there yet."""
        return {"roof": self.roof, "palisade": self.palisade, "weapon": self.weapon}.get(track, 0)

    def item(self, key: str, p: Action, taker: int) -> float:
        """A value that does not depend on the plan, computed once."""
        value = self.known.get(key)
        if value is None:
            o = self.o
            value = threat_value(o, p.name, p.how, taker) if p.kind == "threat" else item_value(o, p.name)
            self.known[key] = value
        return value

    def take(self, p: Action, sure: bool, taker: int) -> None:
        """The Action is in the plan."""
        kind, o = p.kind, self.o
        self.counts[kind] = self.counts.get(kind, 0) + 1
        likely = 1.0 if sure or kind not in CHANCES else CHANCES[kind][1]
        self.food -= p.food
        self.wood -= p.wood * likely
        match kind:
            case "gather":
                what, n = self.gathered(p)
                if what == "wood":
                    self.wood += likely * n
                else:
                    self.food += likely * n
            case "hunt" if p.name == "beast":
                self.food += o.hunt()[1]
            case "hunt":
                self.razed += 1
            case "build":
                self.roof += p.name == "roof"
                self.palisade += p.name == "palisade"
                self.weapon += p.name == "weapon"
            case "explore":
                self.found.append(p.name)
            case "arrange":
                self.arranges += 1
            case "rest":
                self.rests[taker] = self.rests.get(taker, 0) + (2 if o.w.has("bed") else 1)
            case "threat":
                self.food += self.eaten(p)

    def eaten(self, p: Action) -> float:
        """RC-308: Food Crates feed tonight."""
        cards: Any = self.o.w.zones[f"threat-{p.name}"].top
        return 1.0 if cards and self.o.w.content.cards[cards[-1]].deck == "wreckage" else 0.0
