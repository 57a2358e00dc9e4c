"""What may be used besides answering (RC-601 to RC-610): skills, Items, tokens, Treasures. Is it worth it now?

Each effect knows its moment; what belongs to all is not spent without need.
"""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import SeatPosition
from holdfast.games.robinson.actions.arranging import Bible
from holdfast.games.robinson.actions.combat import Fight, TemporaryWeapon
from holdfast.games.robinson.actions.dice import RerollDie
from holdfast.games.robinson.actions.gathering import MoreGathered
from holdfast.games.robinson.actions.hunting import BeastAppears, LookAtTopBeast
from holdfast.games.robinson.anytime.matters import within
from holdfast.games.robinson.anytime.skills import FridayPays, UseSkill
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.evaluation.things import build_ready
from holdfast.games.robinson.bot.evaluation.worth import worth
from holdfast.games.robinson.cards import Beast
from holdfast.games.robinson.flow.weather import ConvertCloud, IgnoreCloud, RerollAnimals, RollWeatherNow
from holdfast.games.robinson.island.tiles import LookAtTiles, RemoveAnyToken
from holdfast.games.robinson.people.determination import Share
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.people.wounds import Heal, HealAmong
from holdfast.games.robinson.planning.pawns import AddPawn
from holdfast.games.robinson.rules import faces
from holdfast.games.robinson.scenarios.cannibals import strength_of
from holdfast.games.robinson.scenarios.castaways import PileWood
from holdfast.games.robinson.scenarios.cursed_island import RemoveFog
from holdfast.games.robinson.scenarios.family import ClearMarker
from holdfast.games.robinson.scenarios.volcano import FewerMysteries
from holdfast.games.robinson.things.discovery import ScoutDiscovery
from holdfast.games.robinson.things.inventions import BuildFree, NewIdea, SearchInventions
from holdfast.games.robinson.things.mystery import DrawMystery, IgnoreMystery
from holdfast.games.robinson.things.resources import Gain, Level, Lose
from holdfast.games.robinson.world import Island

NIGHT = ("night", "before-rot")
LATE = 4
"""In the last rounds nothing has to be saved up."""


class Offer:
    """Something that may be used now."""

    __slots__ = ("at", "cost", "face", "moment", "o", "option", "seat")

    def __init__(self, at: SeatPosition, o: Outlook, option: Option, moment: str) -> None:
        self.at, self.o, self.option, self.moment = at, o, option, moment
        self.face, self.seat = at.face, option.seat
        self.cost = sum([effect.cost for effect in option.then if isinstance(effect, UseSkill)])
        """Determination that it takes, if it is a skill."""

    def tokens_left(self) -> int:
        left: int = self.face.determination[self.seat] - self.cost
        return left

    def wanted(self) -> float:
        """What using it now is worth; not above 0, if it had better wait."""
        total = 0.0
        paid = [effect for effect in self.option.then if isinstance(effect, Lose)]
        for effect in within(self.option.then):
            judge = MOMENTS.get(type(effect))
            if judge is not None:
                total += judge(self, effect)
        if total > 0 and paid:
            total += min(0.0, self.meal_paid())
        return total

    def meal_paid(self) -> float:
        """Food that is spent must not be missing on a plate, unless it would rot."""
        if self.moment == "before-rot":
            return 0.0
        return 0.0 if self.o.food > self.o.eat else -9.0


# --- healing and feeding -----------------------------------------------------------------------------------------------------


def heal(x: Offer, e: Any) -> float:
    """At night, when the damage is known; the near dead at once."""
    o, w = x.o, x.face
    total = sum([w.wounds[who] for who in w.everyone()])
    worst = max([w.wounds[who] / w.life(who) for who in w.everyone()])
    if total < e.n:
        return 0.0
    rots = x.moment == "before-rot" and w.stock["food"] > 0 and not o.keeps
    if any(isinstance(effect, Lose) for effect in x.option.then):
        return 1.0 if rots or (worst > 0.75 and x.moment in NIGHT and o.at_hand("food") > 0) else 0.0
    return 1.0 if x.moment in (*NIGHT, "planning") and worst >= 0.4 else 0.0


def gain(x: Offer, e: Gain) -> float:
    """Food if somebody would go hungry, everything else as soon as possible."""
    o = x.o
    if e.what not in ("food", "ration"):
        return 0.0 if in_vain(x) else 1.0
    if len(x.option.then) > 2 and any(isinstance(effect, Gain) and effect.what == "fur" for effect in x.option.then):
        return 0.0
    missing = o.eat - x.face.free("food")
    if x.moment == "night" and x.face.phase == "night" and missing > 0:
        return 1.0
    return 1.0 if x.moment == "clouds" and excess(x.face) > x.face.free("food") else 0.0


def in_vain(x: Offer) -> bool:
    """RC-542: would the food that comes with it only rot? Then it waits for a day with hunger."""
    o = x.o
    feeds = any(isinstance(effect, Gain) and effect.what == "food" for effect in x.option.then)
    return feeds and not o.keeps and o.left > LATE and x.face.free("food") >= o.eat


def share(x: Offer, e: Share) -> float:
    """Before the First Player would pay with Wounds; in the end in any case."""
    if x.moment == "before-morale":
        return 1.0 if x.o.next_first()[1] else 0.0
    poor = min(x.face.determination[: x.o.n]) == 0
    return 1.0 if x.moment == "planning" and poor and x.o.left <= LATE else 0.0


# --- weather -----------------------------------------------------------------------------------------------------------------


def excess(w: Island) -> int:
    """Clouds above the Roof."""
    return max(0, sum(w.clouds.values()) - w.levels["roof"])


def cloud(x: Offer, e: Any) -> float:
    """RC-512: what one cloud less saves."""
    w, o = x.face, x.o
    if not w.clouds:
        return 0.0
    missing_wood = w.clouds.get("winter", 0) + excess(w) > w.free("wood")
    if isinstance(e, ConvertCloud):
        return 1.0 if missing_wood and w.clouds.get("winter", 0) else 0.0
    if not w.clouds.get(e.kind, 0):
        return 0.0
    if x.cost and not missing_wood and excess(w) + o.eat <= w.free("food"):
        return 0.0
    return 1.0 if excess(w) > 0 or (e.kind == "winter" and missing_wood) else 0.0


def foresee_weather(x: Offer, e: RollWeatherNow) -> float:
    return 1.0 if x.face.scenario_card().weather[x.face.round - 1] else 0.0


def animals_again(x: Offer, e: RerollAnimals) -> float:
    shown = x.face.animals_face()
    harmless = shown in ("", "blank") or (shown == "palisade" and x.face.levels["palisade"] > 1)
    return 0.0 if harmless else 1.0


# --- planning ----------------------------------------------------------------------------------------------------------------


def builder(x: Offer, e: AddPawn) -> float:
    if e.colour != "brown":
        return 1.0
    ready = build_ready(x.o) and x.o.goal.builders(x.o) > sum([extra.startswith("brown") for extra in x.face.extras])
    return 1.0 if ready else 0.0


def speech(x: Offer, e: Morale) -> float:
    if e.n <= 0 or x.face.morale >= x.face.rules.morale_high:
        return 0.0
    if not x.cost:
        return 1.0
    return 1.0 if x.moment in ("planning", "before-morale") and (x.face.morale < 1 or x.tokens_left() >= 2) else 0.0


def arms(x: Offer, e: Level) -> float:
    """A permanent level: at once if it is free; for Determination if it counts."""
    if e.n <= 0:
        return 0.0
    if not x.cost:
        return 1.0 if e.track == "weapon" or x.face.sheltered() else 0.0
    needed = x.face.levels["weapon"] < 3 or x.tokens_left() >= 2 or x.o.goal.weapon(x.o, x.face.levels["weapon"]) > 1
    return 1.0 if x.moment == "planning" and needed else 0.0


def idea(x: Offer, e: Any) -> float:
    late = x.o.left <= 5 or not x.o.goal.ideas(x.o)
    return 1.0 if x.moment == "planning" and x.tokens_left() >= 3 and not late else 0.0


def scout(x: Offer, e: ScoutDiscovery) -> float:
    return 1.0 if x.moment == "planning" and x.tokens_left() >= 1 and x.face.size("discovery") else 0.0


def reconnoitre(x: Offer, e: LookAtTiles) -> float:
    return 1.0 if x.moment == "planning" and x.o.goal.scouts(x.o) and x.face.size("tile") >= 2 else 0.0


def lure(x: Offer, e: BeastAppears) -> float:
    ready = not x.face.size("hunting") and x.face.levels["weapon"] >= 3
    return 1.0 if x.moment == "planning" and ready else 0.0


def track(x: Offer, e: LookAtTopBeast) -> float:
    """The only Beast there is met in any case."""
    hunting = x.face.size("hunting") > 1 and any(p.kind == "hunt" and p.name == "beast" for p in x.face.plan)
    return 0.5 if hunting and x.tokens_left() >= 0 and x.moment == "before-action" else 0.0


# --- dice and fights ---------------------------------------------------------------------------------------------------------


def reroll(x: Offer, e: RerollDie) -> float:
    return 1.0 if die_to_reroll(x.o) else 0.0


def die_to_reroll(o: Outlook) -> str:
    """RC-623: the die that should be rolled again, or nothing."""
    rolled = o.w.rolled()
    if rolled is None:
        return ""
    wound, success, adventure = faces(rolled.kind, rolled.faces)
    taker = rolled.by.who
    if success != "success" and not rolled.fixed >> 1 & 1:
        return "success"
    if adventure == "adventure" and rolled.kind == "build" and not rolled.fixed >> 2 & 1 and taker != FRIDAY:
        return "adventure"
    weak = taker >= 0 and o.w.wounds[taker] / o.w.life(taker) > 0.4
    return "wound" if wound == "wound" and weak and not rolled.fixed & 1 else ""


def armed(x: Offer, e: TemporaryWeapon) -> float:
    """RC-457: for a fight that hurts."""
    wounds = strength_now(x.at) - x.face.levels["weapon"] - x.face.temporary
    who = x.at.by.who
    deadly = 0 <= who < x.o.n and wounds > x.o.spare(who)
    return 1.0 if wounds >= 2 or deadly else 0.0


def strength_now(at: SeatPosition) -> int:
    """RC-451: the strength in the present fight: of a Beast, a village, or as its card says."""
    w: Island = at.face
    by = at.by
    if by.target.startswith("burn-"):
        return strength_of(w, by.target.removeprefix("burn-")) + w.token("hunt", "beast")
    if by.card < 0:
        return 1
    card = w.content.cards[by.card]
    if isinstance(card, Beast):
        return card.strength + (by.place == "action" and w.token("hunt", "beast"))
    halves = [getattr(card, half, ()) for half in ("effect", "event", "slide", "later")]
    return max([e.strength for half in halves for e in within(half) if isinstance(e, Fight)], default=1)


# --- things of the Scenarios ---------------------------------------------------------------------------------------------------


def oil(x: Offer, e: PileWood) -> float:
    return 1.0 if x.o.goal.piles(x.o, e.n) >= e.n else 0.0


def clear(x: Offer, e: RemoveFog) -> float:
    w = x.face
    foggy = [space for space in w.explored() if "fog" in w.spots[space].tokens]
    return 1.0 if len(foggy) >= min(2, e.n) else 0.0


def clear_any(x: Offer, e: Any) -> float:
    return 1.0 if x.moment == "planning" and x.face.round >= 4 else 0.0


def helps(x: Offer, e: Any) -> float:
    """Good whenever it may be used."""
    return max(0.1, worth(x.o, (e,)))


MOMENTS: dict[type[Any], Callable[[Offer, Any], float]] = {
    Heal: heal,
    HealAmong: heal,
    Gain: gain,
    Share: share,
    IgnoreCloud: cloud,
    ConvertCloud: cloud,
    RollWeatherNow: foresee_weather,
    RerollAnimals: animals_again,
    AddPawn: builder,
    Morale: speech,
    Level: arms,
    NewIdea: idea,
    SearchInventions: idea,
    ScoutDiscovery: scout,
    LookAtTiles: reconnoitre,
    BeastAppears: lure,
    LookAtTopBeast: track,
    RerollDie: reroll,
    TemporaryWeapon: armed,
    PileWood: oil,
    RemoveFog: clear,
    ClearMarker: clear_any,
    RemoveAnyToken: clear_any,
    BuildFree: helps,
    DrawMystery: helps,
    Bible: helps,
    MoreGathered: helps,
    FewerMysteries: helps,
    IgnoreMystery: helps,
    FridayPays: lambda x, e: 0.0,
}
"""When each effect is worth its use; effects that are not listed wait."""
