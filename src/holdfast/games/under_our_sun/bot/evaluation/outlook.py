"""A position as its player sees it: who is in danger of what, how much time is left, what the mission still wants."""

from typing import Any

from holdfast.core.player import SeatPosition
from holdfast.games.under_our_sun.bot.evaluation.worth import Weights, use_worth, weapon_worth
from holdfast.games.under_our_sun.cards import Gear, Mission, Stage
from holdfast.games.under_our_sun.combat.weapons import arms, attack_dice, enemy_dice, loaded
from holdfast.games.under_our_sun.dice.odds import at_least, mean
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.missions.conditions import Crossed, amount, waiting_there
from holdfast.games.under_our_sun.pieces import PHASES, PLACE, Foe
from holdfast.games.under_our_sun.rules import HAVEN

FIGHTS = frozenset({"gate", "boss"})
"""Perks of missions that are fights."""


class Outlook:
    """What is computed once for a decision."""

    def __init__(self, at: SeatPosition, k: Weights) -> None:
        self.at = at
        self.w: Any = at.face
        w = self.w
        self.k = k
        self.pos: list[str] = w.pos
        self.hp: list[int] = w.hp
        self.water: list[int] = w.water
        self.ap: list[int] = w.ap
        self.spots: dict[str, Any] = w.spots
        self.goods: list[tuple[int, ...]] = w.goods
        self.foes: tuple[Foe, ...] = w.foes
        self.cards: tuple[Any, ...] = w.content.cards
        self.living: list[int] = w.living()
        self._hidden: int = w.hidden
        self.dark: bool = w.phase == "night"
        self.card: Mission = w.mission_card()
        self.stage: int = w.stage
        self.left: int = 3 * (w.days - w.day) + (2 - PHASES.index(w.phase) if w.phase in PHASES else 3)
        """Phases after this one."""
        self.caution = 1.0
        """How much more than others this seat's own lives are worth to it."""
        self.fight = k.weapon["fight"] if FIGHTS.intersection(self.card.perks) else 1.0
        self.fighters: dict[str, list[Foe]] = {}
        for foe in self.foes:
            if not foe.only:
                self.fighters.setdefault(foe.pos, []).append(foe)
        self.point = k.errand["idle"] if self.idle_days() else 1.0
        """What an action point is worth; less while there is time for everything."""
        self._harm: dict[tuple[int, bool], float] = {}
        self._symbols: dict[str, int] = {}
        self._blow: dict[tuple[int, bool], float] = {}
        self._test: dict[tuple[int, str, bool], float] = {}
        self._wants: tuple[dict[str, int], dict[str, int]] | None = None
        self._goal: str | None = None
        self._overrun: bool | None = None
        self._quest: tuple[str, float] | None = None
        self._shoots: dict[int, bool] = {}

    # --- life and danger ---------------------------------------------------------------------------------------------

    def life(self, char: int) -> float:
        """What one of his health points is worth in action points; less when the end is near."""
        hp = self.hp[char]
        high, middle, low = self.k.life
        haste = min(1.0, max(0.35, self.left / self.k.haste))
        return (high if hp >= 5 else middle if hp >= 3 else low) * haste * self.caution

    @property
    def urgency(self) -> float:
        return 1.0 + 0.8 * (1 - self.left / (3 * float(self.w.days)))

    def harm(self, foe: Foe, first: bool = False) -> float:
        """What its attack costs on average."""
        key = foe.id, first
        found = self._harm.get(key)
        if found is None:
            dice = enemy_dice(self.w, foe, self.w.fighter(foe), False, first)
            found = self._harm[key] = mean(dice) if dice else 0.0
        return found

    def harms(self, foes: list[Foe]) -> float:
        return sum([self.harm(foe) for foe in foes])

    def symbols(self, pos: str) -> int:
        """US-513: how many enemies may come on a revealed tile."""
        found = self._symbols.get(pos)
        if found is None:
            spot = self.spots[pos]
            bare = spot.tile < 0 or self.cards[spot.tile].enemies <= spot.covered
            found = self._symbols[pos] = 0 if bare else self.w.open_symbols(pos)
        return found

    def exposed(self, char: int) -> bool:
        return char in self.living and not self._hidden >> char & 1

    def strangers(self, pos: str) -> list[Foe]:
        """Enemies of everybody on a tile."""
        return self.fighters.get(pos, [])

    def against(self, char: int) -> list[Foe]:
        """Enemies on his tile that fight him."""
        return self.w.against(char) if self.foes else []

    def danger(self, char: int, pos: str) -> float:
        """Health points that entering a tile costs who is seen there, its way out included."""
        foes, symbols = self.strangers(pos), self.symbols(pos)
        if not foes and not symbols:
            return 0.0
        near = guarded = False
        for other in self.living:
            if other != char:
                where = self.pos[other]
                if distance(where, pos) <= 1:
                    near = True
                    guarded = guarded or (where == pos and not self._hidden >> other & 1)
        way = (1 + self.k.way) * (1.0 if near else self.k.alone)
        harm = self.harms(foes)
        new = symbols * self.k.unknown * (1.3 if self.dark else 1.0)
        return (harm if guarded else way * harm) + way * new

    def blow(self, char: int, first: bool = False) -> float:
        """His best attack on his own tile, on average."""
        key = char, first
        found = self._blow.get(key)
        if found is None:
            w, here = self.w, self.pos[char]
            weapons = arms(w, char, here, w.kit(char))
            found = max([mean(attack_dice(w, char, card, here, first, False, False)) for card in weapons])
            self._blow[key] = found
        return found

    def passes(self, char: int, attribute: str, sneaking: bool = False) -> float:
        """How likely he passes a test."""
        key = char, attribute, sneaking
        found = self._test.get(key)
        if found is None:
            found = self._test[key] = at_least(dice_for(self.w, char, attribute, sneaking))
        return found

    def shoots(self, char: int) -> bool:
        """Has he a loaded weapon for shots?"""
        found = self._shoots.get(char)
        if found is None:
            kit = self.w.kit(char)
            found = self._shoots[char] = bool(kit.ranged and loaded(self.w, char, kit.ranged))
        return found

    def remaining(self, foe: Foe) -> int:
        """The HP an enemy has left."""
        return self.w.life(foe) - foe.damage  # type: ignore[no-any-return]

    def boss(self) -> Foe | None:
        return next((foe for foe in self.foes if "boss" in self.w.fighter(foe).perks), None)

    # --- the mission -------------------------------------------------------------------------------------------------

    def ahead(self) -> tuple[Stage, ...]:
        """The cards that are not done yet, as far as he looks."""
        return self.card.stages[self.stage : self.stage + self.k.foresight]

    def goal(self) -> str:
        """Where the mission's only target lies, if it lies there."""
        if self._goal is None:
            targets = self.card.targets
            self._goal = self.w.where(targets[0]) if len(targets) == 1 else ""
        return self._goal

    def overrun(self) -> bool:
        """Do enemies hold a crossing, which nobody passes under their eyes, who would cost those around it too much, while there is
        a morning to come on which they may have gone (US-530, US-534)?"""
        if self._overrun is None:
            waits = self.w.day < self.w.days and isinstance(self.card.stages[-1].objective, Crossed)
            foes = self.strangers(self.goal()) if waits else []
            self._overrun = bool(foes) and self._too_strong(foes)
        return self._overrun

    def _too_strong(self, foes: list[Foe]) -> bool:
        near = [c for c in self.living if distance(self.pos[c], self.goal()) <= 1]
        strength = sum([self.blow(c) for c in near])
        rounds = max(1.0, sum([self.remaining(foe) for foe in foes]) / max(0.3, strength))
        suffered = self.harms(foes) * (rounds + 1) / 2
        return suffered > self.k.stand * sum([self.hp[c] for c in near])

    def quest(self) -> tuple[str, float]:
        """What unknown tiles are looked at for, and what that is worth at New Haven."""
        if self._quest is None:
            self._quest = self._reckon_quest()
        return self._quest

    def _reckon_quest(self) -> tuple[str, float]:
        w, card = self.w, self.card
        if "tracks" in card.perks:
            known = sum(["track" in spot.tokens for spot in self.spots.values()])
            searching = self.stage == 0 and w.score.get("laid", 0) < 3 and known < 2 - w.score.get("tracks", 0)
            return ("far", 12.0) if searching else ("", 0.0)
        if len(w.hostages) < len(card.targets) and not all(w.where(tile) for tile in card.targets):
            return "far", 14.0
        if "parts" in card.perks and w.score.get("parts", 0) < self.parts_wanted():
            return "parts", 13.0
        if self.idle_days():
            return "goods", self.k.errand["supplies"]
        if self.need:
            return "goods", (5 + sum(self.need.values())) * self.urgency
        return "", 0.0

    def parts_wanted(self) -> int:
        """M3: how many filter parts the mission's cards ask for."""
        return sum([amount(self.w, stage.deliver.get("part", 0)) for stage in self.card.stages])

    def wants(self) -> tuple[dict[str, int], dict[str, int]]:
        """Goods that have not been delivered yet, and those of them that nobody has; the goal's own cubes count."""
        if self._wants is None:
            self._wants = self._reckon_wants()
        return self._wants

    def _reckon_wants(self) -> tuple[dict[str, int], dict[str, int]]:
        w, useful = self.w, dict[str, int]()
        to = 0
        for stage in self.ahead():
            for what, n in stage.deliver.items():
                if what in PLACE:
                    useful[what] = useful.get(what, 0) + amount(w, n)
            to = stage.deliver_to or to
        if not useful:
            return useful, {}
        where = w.where(to)
        spot = self.spots[where] if where else None
        need: dict[str, int] = {}
        for what in useful:
            place = PLACE[what]
            useful[what] -= waiting_there(w, what)
            missing = useful[what] - sum([self.goods[c][place] for c in self.living])
            if spot is not None:
                missing -= spot.printed[place] + spot.dropped[place]
            if missing > 0:
                need[what] = missing
        return useful, need

    @property
    def useful(self) -> dict[str, int]:
        return self.wants()[0]

    @property
    def need(self) -> dict[str, int]:
        return self.wants()[1]

    def carried(self, what: str) -> int:
        """How much of a kind the crew has in hand."""
        place = PLACE[what]
        return sum([self.goods[c][place] for c in self.living])

    # --- worth -------------------------------------------------------------------------------------------------------

    def good_worth(self, char: int, what: str) -> float:
        """One cube, or one filter part."""
        useful = self.useful.get(what, 0)
        if useful and what in PLACE and self.carried(what) < useful:
            return self.k.errand["wanted"]
        if what == "food":
            base = self.k.goods["food"] + ("gate" in self.card.perks)
            return base if self.w.have(char, "food") < max(2, self.meals()) else 1.5
        if what in ("cartridge", "arrow"):
            fits = any(place == PLACE[what] for _, place, _ in self.w.kit(char).guns)
            return 2.0 if fits else self.k.goods[what]
        if "gate" in self.card.perks and what in ("wood", "metal"):
            return 2.2
        return self.k.goods.get(what, 0.3)

    def card_worth(self, char: int, card: int, parts: bool = False) -> float:
        """A card in somebody's hands; `parts`: also what can be made of it, taken apart."""
        w, k = self.w, self.k
        gear: Gear = w.gear(card)
        if gear.hero and gear.hero != w.sheet(char).id:
            return 0.5
        worth = use_worth(k, w.content, card)
        if gear.dice:
            kit = w.kit(char)
            melee = max([mean(w.gear(c).dice) for c in kit.melee if c != card], default=0.0)
            ranged = max([mean(w.gear(c).dice) for c in kit.ranged if c != card], default=0.0)
            shots = k.weapon["first"] if "boss" in self.card.perks else 0.0
            worth += weapon_worth(k, gear, melee, ranged, self.fight, shots)
        if parts and gear.recipe:
            worth = max(worth, 3.2 * self.parts(gear) - 1)
        return worth

    def parts(self, gear: Gear) -> int:
        """How many of a card's resources the mission still wants."""
        return sum([min(n, self.need.get(what, 0)) for what, n in gear.recipe.items()])

    def home(self, char: int) -> int:
        return distance(self.pos[char], HAVEN)

    # --- time --------------------------------------------------------------------------------------------------------

    def soon_over(self) -> bool:
        """The last card of a mission without a fight at its end."""
        return self.stage >= len(self.card.stages) - 1 and not FIGHTS.intersection(self.card.perks)

    def forgets(self, char: int) -> bool:
        """A novice does not think of his body in every phase; which, follows from the day and from who he is."""
        every = self.k.forgets
        return every > 0 and (7 * self.w.count + 3 * char) % every == 0

    def meals(self) -> int:
        """US-221: how many are still to come for each."""
        return int(self.w.days - self.w.day)

    def idle_days(self) -> bool:
        """By day there is time to fetch things for the gate, as long as nobody stands before it."""
        if "gate" not in self.card.perks or self.dark:
            return False
        return not any(foe.wave and distance(foe.pos, HAVEN) <= 2 for foe in self.foes)
