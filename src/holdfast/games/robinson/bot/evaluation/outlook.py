"""What the table looks like in the numbers that judgements need. The currency is one Wound of a healthy player."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effects import If
from holdfast.games.robinson.bot.evaluation.parameters import Numbers
from holdfast.games.robinson.cards import Beast
from holdfast.games.robinson.flow.morale import item_bonus
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.rules import WEATHER_DICE
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.games.robinson.bot.goals.goal import Goal

Skies = tuple[tuple[float, int, int], ...]
"""Rain and winter clouds that may come, each with how likely they are."""
FRIDAY_PRICES = (0.8, 0.9, 1.3, 4.0)
"""RC-739: the cost of a Wound of Friday, by the Wounds that Friday has."""
MORALE_LASTS = 4
"""The number of rounds after which Morale cannot be predicted."""
DEATH = 60.0
"""RC-702: one who dies ends the game."""
AFTER_MORALE = ("production", "action", "actions-end", "weather", "night")
"""Phases in which the First Player of this round already has the tokens of the Morale phase."""


def sky_faces(die: str) -> tuple[tuple[int, int, float], ...]:
    """Rain and winter clouds of each face of a Weather die, with its chance."""
    faces = WEATHER_DICE[die]
    found = []
    for face in dict.fromkeys(faces):
        kind, _, n = face.partition("-")
        clouds = int(n or 1)
        found.append((clouds * (kind == "rain"), clouds * (kind == "winter"), faces.count(face) / len(faces)))
    return tuple(found)


SKY_FACES = {die: sky_faces(die) for die in ("rain", "winter")}


@lru_cache(maxsize=4096)
def skies(dice: tuple[str, ...], rain: int = 0, winter: int = 0) -> Skies:
    """RC-501: how likely each sky is that these dice may show, with clouds that come in any case."""
    found = {(rain, winter): 1.0}
    for die in dice:
        if die not in SKY_FACES:
            continue
        more: dict[tuple[int, int], float] = {}
        for (r, v), p in found.items():
            for a, b, q in SKY_FACES[die]:
                more[r + a, v + b] = more.get((r + a, v + b), 0.0) + p * q
        found = more
    return tuple([(p, r, v) for (r, v), p in found.items()])


@lru_cache(maxsize=1024)
def ahead(weather: tuple[tuple[str, ...], ...], at: int) -> tuple[tuple[float, ...], int]:
    """In how many of the coming rounds there are more than 0, 1, 2 … clouds, and how many have Hungry Animals."""
    more = [0.0] * 8
    for dice in weather[at:]:
        for p, rain, winter in skies(dice):
            for roof in range(min(rain + winter, 8)):
                more[roof] += p
    return tuple(more), sum("animals" in dice for dice in weather[max(0, at - 1) :])


class Outlook:
    """A position through a player's eyes."""

    w: Island
    """The world as its seat knows it (a `ObservedWorld`), read like the world itself."""
    face: Any
    numbers: Numbers
    goal: "Goal"
    planning: bool
    n: int
    left: int
    exposed: bool
    """Is a night in the open air to come?"""
    price: list[float]
    worn: float
    base: float
    mean: float
    all_wound: float
    friday_price: float
    jenny_price: float
    terrains: set[str]
    near_sources: int
    over: bool
    """Is it all the same what comes after this Action phase?"""
    kids: int
    prowl: float
    """RC-506: how likely Hungry Animals take a food tonight."""
    mouths: int
    eat: int
    food: int
    roof: int
    keeps: bool
    sky: Skies
    cloudy: tuple[float, ...]
    animals: int
    wood_price: float
    fur_price: float
    nights: dict[tuple[float, float, float], float]
    known: dict[str, Any]
    """What the goal has found out about this position."""
    tolls: dict[int, float]
    __slots__ = (*__annotations__, "_hunt")

    def __init__(self, w: Any, numbers: Numbers, goal: "Goal", planning: bool = False) -> None:
        self.w = self.face = w
        self.numbers, self.goal, self.planning = numbers, goal, planning
        self.n = n = w.players
        self.left = w.rounds - w.round + 1
        self.exposed = not w.sheltered()
        self.known = {}
        self.tolls = {}
        self._hunt: tuple[float, float, float, float] | None = None
        self._people()
        self.terrains = w.terrains()
        self.near_sources = sum([len(w.sources(space)) for space in w.adjacent()])
        self.over = goal.over(self)
        self.kids = goal.children(w)
        self.prowl = thieves(w) if self.kids else 0.0
        self.mouths = len(w.everyone()) + self.kids
        self.food = w.stock_for("food")
        self.roof = w.levels["roof"]
        self.eat = self.mouths * (2 if w.token("night", "food") else 1)
        self.keeps = w.has("cellar") or w.treasure("boxes")
        self.sky = tonight(w)
        self.cloudy, self.animals = ahead(w.scenario_card().weather, w.round)
        self.wood_price = numbers.wood * goal.wood(self) + self.saved_up()
        self.fur_price = numbers.fur * goal.fur(self) * (1.0 if n <= 2 else 0.75)
        self.nights = {}

    def saved_up(self) -> float:
        """RC-006, RC-541: what a wood more is worth while it is saved up for the Shelter."""
        if self.w.sheltered() or self.left < 3:
            return 0.0
        return self.numbers.saving * self.shelter_value() / self.w.rules.home_cost(self.n)[0]

    def _people(self) -> None:
        """What a Wound costs each: the more the nearer to death, and the longer the game still is."""
        w, numbers = self.w, self.numbers
        worn: float = numbers.drain * (self.left - 1) / 12 - numbers.free_life
        base: float = numbers.wound0 * (self.left / 12) ** 0.5
        sheets = w.lives_and_arrows()
        self.worn, self.base = worn, base

        first, lacking = self.next_first()

        def priced(who: int) -> float:
            foreseen = numbers.morning * lacking if who == first else 0.0
            return self.next_wound((w.wounds[who] + foreseen) / sheets[who][0])

        self.price = [priced(seat) for seat in range(self.n)]
        self.mean = sum(self.price) / self.n
        if self.n > 1:
            self.price = [price * self.goal.dear(self, seat) for seat, price in enumerate(self.price)]
        saddens = self.morale_step(max(w.rules.morale_low, w.morale - 1)) if w.morale > w.rules.morale_low else 0.0
        for seat in range(self.n):
            now = w.wounds[seat]
            if any(now < arrow <= now + 2 and (seat, arrow) not in w.arrows_covered for arrow in sheets[seat][1]):
                self.price[seat] += 0.5 * saddens
        self.mean = sum(self.price) / self.n
        self.jenny_price = priced(JENNY) if w.jenny == "camp" else 0.0
        self.all_wound = sum(self.price) + self.jenny_price
        self.price[self.next_first()[0]] += self.despair()
        self.friday_price = numbers.friday * FRIDAY_PRICES[min(3, w.wounds[FRIDAY])]

    def next_wound(self, hurt: float) -> float:
        """The cost of one more Wound for a person who has lost this share of their life."""
        near = max(0.0, hurt + self.worn)
        return self.base + self.numbers.hurt * 4 * near * near

    def toll(self, who: int, n: int) -> float:
        """The cost of several Wounds at once: each costs more than the one before, and death most of all."""
        if n <= 0:
            return 0.0
        if who >= self.n:
            return n * self.wound(who)
        life, had = self.w.life(who), self.w.wounds[who]
        more = sum([self.next_wound((had + i) / life) for i in range(1, min(n, life - had))])
        return self.price[who] + more * self.goal.dear(self, who) + (DEATH if n > self.bears(who) else 0.0)

    def morale_step(self, level: int) -> float:
        """RC-005, RC-645: what the step from this level up is worth: a token of each First Player to come, or a Wound of
        one who has none."""
        rounds = min(self.left - 1, MORALE_LASTS)
        if rounds <= 0 or level >= self.w.rules.morale_high:
            return 0.0
        each = self.numbers.morale_low * self.mean * 0.5 if level < 0 else self.numbers.det
        return self.numbers.morale * rounds * each * (0.5 if level == self.w.rules.morale_high - 1 else 1.0)

    def next_first(self, tokens: int = 0, morale: int = 0) -> tuple[int, int]:
        """RC-232, RC-235, RC-745: the First Player of the next round, and the number of tokens that they will lack,
        given more tokens and a change of Morale."""
        w = self.w
        if self.left <= 1:
            return w.first, 0
        who = (w.first + 1) % w.players if w.phase in AFTER_MORALE else w.first
        level = min(w.rules.morale_high, w.morale + morale + (self.n == 1))
        return who, max(0, -w.rules.gain_at(level) - item_bonus(w) - w.determination[who] - tokens)

    def despair(self, tokens: int = 0, morale: int = 0) -> float:
        """RC-645: the cost if the next First Player would not survive the Morale phase."""
        first, lacking = self.next_first(tokens, morale)
        return DEATH / 2 if lacking > self.bears(first) else 0.0

    def wound(self, who: int) -> float:
        """What one Wound of this person costs."""
        if who < self.n:
            return self.price[who]
        return self.friday_price if who == FRIDAY else self.jenny_price

    def spare(self, who: int) -> int:
        """The Wounds that this person survives."""
        left: int = self.w.life(who) - self.w.wounds[who] - 1
        return left

    def bears(self, who: int) -> int:
        """The Wounds that this person survives today, with the night in the open air that is to come (RC-541)."""
        return self.spare(who) - (self.exposed if who < self.n else 0)

    def at_hand(self, what: str) -> int:
        """RC-656: what can be spent; while all plan, whatever is assigned can still be moved."""
        w = self.w
        there: int = w.stock_for(what) if self.planning else w.free(what)
        return there

    def hungry(self) -> int:
        """How many will go hungry tonight with what is at hand."""
        return max(0, self.eat - self.food)

    def night(self, wood: float, food: float, roof: float) -> float:
        """RC-503 to RC-505, RC-531: what Weather and Night cost with these stores; what is left counts against it."""
        if self.over:
            return 0.0
        key = (wood, food, roof)
        known = self.nights.get(key)
        if known is not None:
            return known
        numbers = self.numbers
        total = 0.0
        keep = 0.9 if self.keeps else numbers.spare_food
        hunger = self.w.rules.hunger_wounds * numbers.hungry * self.mean
        for p, rain, winter in self.sky:
            excess = max(0, rain + winter - roof)
            burnt = winter + excess
            missing = max(0.0, burnt - wood) + max(0.0, excess - food)
            left = max(0.0, food - excess)
            cost = missing * self.all_wound * numbers.storm + max(0.0, self.eat - left) * hunger
            cost -= max(0.0, wood - burnt) * self.wood_price + max(0.0, left - self.eat) * keep
            if self.kids:
                thief = max(0.0, self.kids - max(0.0, left - 1))
                starved = max(0.0, self.kids - left)
                cost += numbers.child * (starved + self.prowl * (thief - starved))
            total += p * cost
        self.nights[key] = total
        return total

    # --- levels --------------------------------------------------------------------------------------------------------

    def roof_value(self, level: int) -> float:
        """One more level of the Roof: what it saves in all the weather to come."""
        cost = self.wood_price + self.numbers.cloud_food + 0.15 * self.n
        nights = self.cloudy[min(7, level)]
        if not self.w.shelter:
            nights = min(nights, self.goal.stays(self))
        return self.numbers.roof * cost * (nights + 0.15)

    def palisade_value(self, level: int) -> float:
        """One more level of the Palisade: Hungry Animals and Threats lower it, and wound everybody if there is none."""
        uses = 0.4 * self.animals + 0.12 * self.left + self.goal.gnawed(self)
        return self.numbers.palisade * max(0.05, min(1.0, uses - level)) * self.all_wound

    def weapon_value(self, level: int) -> float:
        """One more Weapon level: against the beast in the weather, for the hunt, and for what the Scenario asks."""
        beast = self.animals / 6 * self.all_wound * 0.8 if level < self.w.rules.weather_beast else 0.0
        hunting = self.goal.weapon(self, level) * self.numbers.weapon_hunt / 0.35
        return self.numbers.weapon * (beast + hunting + max(0.0, 0.8 - 0.15 * level))

    def blunted(self) -> float:
        """What a Weapon level lost costs."""
        return self.numbers.blunt * self.weapon_value(max(0, self.w.levels["weapon"] - 1))

    def level_value(self, track: str, level: int) -> float:
        match track:
            case "roof":
                return self.roof_value(level)
            case "palisade":
                return self.palisade_value(level)
        return self.weapon_value(level)

    def shelter_value(self) -> float:
        """RC-541: a Wound less for everybody, each night."""
        nights = min(self.left, 5)
        if self.w.natural_shelter():
            nights -= self.goal.stays(self)
            return 1.0 + self.numbers.shelter * self.all_wound * max(0, nights)
        return self.numbers.shelter * (self.all_wound * nights + 3.0)

    # --- hunting -------------------------------------------------------------------------------------------------------

    def hunted(self) -> list[Beast]:
        """RC-324: the Beasts that may be met next, by what everybody knows of the deck."""
        w = self.w
        top = w.zones["hunting"].top
        known = top[-1:] if top and top[-1] >= 0 else ()
        return [w.card(card, Beast) for card in known] or self.face.unseen("beast")

    def bites(self, beast: Beast) -> int:
        """RC-451 to RC-455: the Wounds of its hunter: of the fight, of a Weapon that is not there, of its venom."""
        w = self.w
        weapon = w.levels["weapon"]
        fight = max(0, beast.strength + w.token("hunt", "beast") - weapon - w.treasure("helmet"))
        return fight + max(0, beast.weapon - weapon) + venom(beast.extra, w.has("cure"))

    def hunt(self) -> tuple[float, float, float, float]:
        """Expected Wounds, food, fur and Weapon loss of the next hunt."""
        if self._hunt is None:
            beasts = self.hunted()
            n = max(1, len(beasts))
            wounds = sum([self.bites(b) for b in beasts]) / n
            loss = sum([min(b.weapon, self.w.levels["weapon"]) for b in beasts]) / n
            self._hunt = wounds, sum([b.food for b in beasts]) / n, sum([b.fur for b in beasts]) / n, loss
        return self._hunt

    def hunt_toll(self, who: int) -> float:
        """What the next hunt is likely to cost this hunter."""
        if who not in self.tolls:
            beasts = self.hunted()
            self.tolls[who] = sum([self.toll(who, self.bites(b)) for b in beasts]) / max(1, len(beasts))
        return self.tolls[who]


def venom(effects: Any, cured: bool) -> int:
    """RC-455: Wounds that a Beast adds; some of them only without a Cure."""
    total = 0
    for effect in effects:
        match effect:
            case Wound():
                total += effect.n
            case If() if not cured:
                total += venom(effect.then, cured)
    return total


def thieves(w: Any) -> float:
    """RC-501, RC-506: how likely Hungry Animals take a food this round."""
    if shown := w.animals_face():
        return float(shown == "food")
    comes = "animals" in w.scenario_card().weather[w.round - 1] or w.token("weather", "animals")
    return WEATHER_DICE["animals"].count("food") / 6 if comes else 0.0


def tonight(w: Any) -> Skies:
    """RC-501, RC-511: the skies that may come this round; what was rolled already is known."""
    dice = () if "weather-rolled" in w.today else w.scenario_card().weather[w.round - 1]
    if w.clouds:
        return ((1.0, w.clouds.get("rain", 0), w.clouds.get("winter", 0)),)
    rolled = w.clouds_rolled()
    rain, winter = [rolled[kind] + w.token("weather", kind) for kind in ("rain", "winter")]
    found = skies(dice, rain, winter)
    if not w.has("furnace"):
        return found
    return tuple([(p, r, max(0, v - 1)) for p, r, v in found])
