"""The smaller questions: starting cards, dice, goods, meals, votes, and the choices of cards."""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun.actions.building import Build
from holdfast.games.under_our_sun.actions.gathering import Gather
from holdfast.games.under_our_sun.actions.standard import Discard
from holdfast.games.under_our_sun.bot.errands import build_worth, look_worth
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.evaluation.worth import effects_worth
from holdfast.games.under_our_sun.bot.fights import reason
from holdfast.games.under_our_sun.combat.enemy_attacks import ChooseDodge
from holdfast.games.under_our_sun.combat.first_combat_turn import Greeting
from holdfast.games.under_our_sun.combat.hits import Soften, TakeHit
from holdfast.games.under_our_sun.dice.tests import GhillieNet
from holdfast.games.under_our_sun.flow.drinking import DrinkFrom
from holdfast.games.under_our_sun.flow.events import Gamble
from holdfast.games.under_our_sun.flow.night import ChooseVictim, IgnoreAnimal
from holdfast.games.under_our_sun.flow.preparation import FirstToAct, Meal
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import Tunnel
from holdfast.games.under_our_sun.map.tiles import Reveal, RevealAny
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.people.characters import (
    CalmOne,
    Cure,
    CureOne,
    Heal,
    HealOne,
    HealOrCure,
    WellBeing,
)
from holdfast.games.under_our_sun.people.death import Revive
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import FIT
from holdfast.games.under_our_sun.setup.opening import PickCharacter
from holdfast.games.under_our_sun.setup.starting_items import Buying, PoolPoints
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.goods import FillWater, Gain, LoseResources, TakeCard
from holdfast.games.under_our_sun.things.loot import ChooseLoot, KeepFind
from holdfast.games.under_our_sun.world import me

Answer = Callable[[Outlook, SeatPosition, Any, Sequence[Option]], list[RankedOption]]


def best(found: list[RankedOption]) -> list[RankedOption]:
    return sorted(found, key=lambda it: -it.worth)


def card_in(option: Option) -> int:
    """The card that an answer is about, by what follows from it."""
    return next((effect.card for effect in option.then if hasattr(effect, "card")), -1)


def by_facts(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    """Any other question: what an answer gives less what it takes, and what its effects are worth."""
    char = me(o.w, at.by)
    found = []
    for option in options:
        facts = at.facts(option)
        worth = sum([o.good_worth(char, it.what) * it.n for it in facts.gains if it.what in PLACE], 0.0)
        worth -= sum([price_worth(o, char, it.what) * it.n for it in facts.price])
        worth += effects_worth(o.k, option.then)
        found.append(RankedOption(option, worth, reason("choice", hp=o.hp[char] if char < len(o.hp) else 0)))
    return best(found)


def price_worth(o: Outlook, char: int, what: str) -> float:
    if what == "hp":
        return o.life(char)
    if what == "water":
        return 1.2 if o.water[char] > 3 else 2.5
    return o.good_worth(char, what) if what in PLACE else 0.0


# --- set-up --------------------------------------------------------------------------------------------------------------


def pick(o: Outlook, at: SeatPosition, question: PickCharacter, options: Sequence[Option]) -> list[RankedOption]:
    """Who is good at what this mission wants, in a crew of this size."""
    crews, mission = o.k.crews, o.card.id
    more = crews.get(f"{mission}-{o.w.crew}") or crews.get(mission) or {}
    found = []
    for option in options:
        sheet: Any = o.w.content.cards[card_in(option)]
        worth = o.k.crew.get(sheet.id, 0.0) + more.get(sheet.id, 0.0)
        found.append(RankedOption(option, worth, reason("character", card=sheet.key)))
    return best(found)


def buying(o: Outlook, at: SeatPosition, question: Buying, options: Sequence[Option]) -> list[RankedOption]:
    """US-111: the most for a starting point."""
    found = []
    for option in options:
        card = card_in(option)
        if card < 0:
            found.append(RankedOption(option, 0.5, reason("pass")))
            continue
        facts = at.deed(option)
        char = facts.who if facts.who >= 0 else o.w.of_seat(option.seat)[0]
        worth = o.card_worth(char, card, parts=True) / o.w.gear(card).stars
        found.append(RankedOption(option, worth, reason("buy", card=o.w.gear(card).key)))
    return best(found)


def pool(o: Outlook, at: SeatPosition, question: PoolPoints, options: Sequence[Option]) -> list[RankedOption]:
    """US-111: a point that is left is worth nothing."""
    card = o.w.gear(question.card).key
    return best([RankedOption(option, at.deed(option).n, reason("buy", card=card)) for option in options])


# --- fights --------------------------------------------------------------------------------------------------------------


def choose_dodge(o: Outlook, at: SeatPosition, question: ChooseDodge, options: Sequence[Option]) -> list[RankedOption]:
    hits = dict(o.w.fights[-1].hits)
    found = []
    for option in options:
        n = hits.get(getattr(option.then[0], "foe", -1), 0)
        found.append(RankedOption(option, n, reason("cancel", n=n)))
    return best(found)


def take_hit(o: Outlook, at: SeatPosition, question: TakeHit, options: Sequence[Option]) -> list[RankedOption]:
    """US-1104: for who is weaker, if three health points are left then."""
    guard = o.w.having("bulwark")
    brave = o.hp[guard] - question.n >= 3 and o.hp[question.char] < o.hp[guard]
    hp, n = o.hp[question.char], question.n
    why = {
        True: reason("bulwark", hp=hp, n=n),
        False: reason("no-bulwark", hp=hp, n=n, who=f"the-char-{question.char}"),
    }
    steps_in = {option.key: at.deed(option).deed == "bulwark" for option in options}
    return best([RankedOption(it, float(steps_in[it.key] == brave), why[steps_in[it.key]]) for it in options])


def soften(o: Outlook, at: SeatPosition, question: Soften, options: Sequence[Option]) -> list[RankedOption]:
    """US-645: what comes back by itself goes first."""
    order = {"tough-hide": 3.0, "armour": 2.0}
    why = reason("soften", hp=o.hp[question.char], n=question.n)
    return best([RankedOption(option, order.get(at.deed(option).deed, 1.0), why) for option in options])


def greeting(o: Outlook, at: SeatPosition, question: Greeting, options: Sequence[Option]) -> list[RankedOption]:
    """Two cups where there is more of it."""
    rich = o.water[question.char] >= 4 and o.spots[o.pos[question.char]].water > 0
    found = []
    for option in options:
        deed = at.deed(option).deed
        found.append(RankedOption(option, float((deed == "bribe") == rich), reason(deed, water=o.water[question.char])))
    return best(found)


def net(o: Outlook, at: SeatPosition, question: GhillieNet, options: Sequence[Option]) -> list[RankedOption]:
    return [RankedOption(options[0], 1.0, reason("net")), RankedOption(options[1])]


# --- goods ---------------------------------------------------------------------------------------------------------------


def thing_worth(o: Outlook, char: int, option: Option, what: str) -> float:
    if what in PLACE or what == "part":
        return o.good_worth(char, what)
    card = card_in(option)
    return o.card_worth(char, card) if card >= 0 else 0.5


def gather(o: Outlook, at: SeatPosition, question: Gather, options: Sequence[Option]) -> list[RankedOption]:
    found = []
    for option in options:
        facts = at.deed(option)
        worth = 0.05 if facts.deed == "done" else thing_worth(o, question.char, option, facts.what)
        if facts.to:
            worth += max(0.0, thing_worth(o, question.char, option, facts.to)) - (worth < 0)
        why = reason("take", what=facts.what) if facts.what else reason("done")
        found.append(RankedOption(option, worth, why))
    return best(found)


def overflow(
    o: Outlook, at: SeatPosition, question: Overflow | Discard, options: Sequence[Option]
) -> list[RankedOption]:
    """US-049: what is worth least; nothing that the mission wants."""
    found = []
    for option in options:
        facts = at.deed(option)
        if facts.deed == "done":
            found.append(RankedOption(option, 0.0, reason("keep")))
            continue
        wanted = facts.what in PLACE and o.useful.get(facts.what, 0) > 0
        worth = 9.0 if wanted else thing_worth(o, question.char, option, facts.what) + 0.5 * (facts.what not in PLACE)
        found.append(RankedOption(option, -worth - 0.1, reason("drop", what=facts.what)))
    return best(found)


def choose_loot(o: Outlook, at: SeatPosition, question: ChooseLoot, options: Sequence[Option]) -> list[RankedOption]:
    w, char = o.w, question.char
    found = []
    for option in options:
        keep = option.then[0]
        assert isinstance(keep, KeepFind)
        card = w.zones[f"finds-{option.seat}"].top[keep.nth]
        gear = w.gear(card)
        worth = o.card_worth(char, card) if gear.kind != "goods" else goods_worth(o, char, gear.then)
        found.append(RankedOption(option, worth, reason("find", card=gear.key)))
    return best(found)


def goods_worth(o: Outlook, char: int, effects: Sequence[Any]) -> float:
    """US-1182: goods, at once."""
    worth = 0.0
    for effect in effects:
        if isinstance(effect, Gain):
            worth += effect.n * (o.good_worth(char, effect.what) if effect.what in PLACE else o.k.goods["water"])
        else:
            worth += effects_worth(o.k, effect)
    return worth


def build(o: Outlook, at: SeatPosition, question: Build, options: Sequence[Option]) -> list[RankedOption]:
    found = []
    for option in options:
        card = card_in(option)
        spared = 0.6 if at.deed(option).by else 0.0
        worth = build_worth(o, question.char, card) + spared
        found.append(RankedOption(option, worth, reason("build", card=o.w.gear(card).key)))
    return best(found)


def lose(o: Outlook, at: SeatPosition, question: LoseResources, options: Sequence[Option]) -> list[RankedOption]:
    char = me(o.w, at.by)
    found = []
    for option in options:
        what = at.deed(option).what
        found.append(RankedOption(option, -o.good_worth(char, what), reason("drop", what=what)))
    return best(found)


def take(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    """One card of several."""
    char = me(o.w, at.by)
    found = []
    for option in options:
        card = next((effect.card for effect in option.then if isinstance(effect, TakeCard)), -1)
        worth = o.card_worth(char, card) if card >= 0 else 0.0
        found.append(RankedOption(option, worth, reason("take", what=at.deed(option).what)))
    return best(found)


# --- bodies --------------------------------------------------------------------------------------------------------------


def meal(o: Outlook, at: SeatPosition, question: Meal, options: Sequence[Option]) -> list[RankedOption]:
    """US-221: food at hand is eaten; what the camp has goes before what is carried."""
    order = {"camp": 2.0, "eat": 1.0}
    food = o.w.have(question.char, "food")
    why = reason("meal", food=food, hp=o.hp[question.char])
    return best([RankedOption(option, order.get(at.deed(option).by, 0.0), why) for option in options])


def drink(o: Outlook, at: SeatPosition, question: DrinkFrom, options: Sequence[Option]) -> list[RankedOption]:
    why = reason("drink", water=o.water[question.char])
    return best([RankedOption(option, float(at.deed(option).by == "camp"), why) for option in options])


def patient(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    """The character who needs it most: a cure, then health, then rest."""
    found = []
    for option in options:
        char = at.deed(option).who
        worth = 0.0
        for effect in option.then:
            match effect:
                case Heal():
                    worth += min(effect.n, o.w.sheet(char).hp - o.hp[char]) * o.life(char)
                case Cure():
                    worth += 6.0
                case WellBeing():
                    worth += 2.0 * (FIT - o.w.well[char])
        hp = o.hp[char] if char >= 0 else 0
        found.append(RankedOption(option, worth, reason("heal", who=f"the-char-{char}", hp=hp)))
    return best(found)


def victim(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    """Who can bear it best."""
    found = []
    for option in options:
        char = at.deed(option).who
        hp = o.hp[char] if 0 <= char < len(o.hp) else 0
        found.append(RankedOption(option, hp, reason("bear", who=f"the-char-{char}", hp=hp)))
    return best(found)


def first(o: Outlook, at: SeatPosition, question: FirstToAct, options: Sequence[Option]) -> list[RankedOption]:
    found = []
    for option in options:
        char = at.deed(option).who
        found.append(RankedOption(option, o.hp[char] + 2 * o.blow(char), reason("first", who=f"the-char-{char}")))
    return best(found)


def deliver(o: Outlook, at: SeatPosition, question: Deliver, options: Sequence[Option]) -> list[RankedOption]:
    return best([RankedOption(option, float(bool(option.then)), reason("hand-in")) for option in options])


# --- cards ---------------------------------------------------------------------------------------------------------------


def stay(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    """Neither tunnels nor games of chance."""
    rest = next(option for option in options if not option.then)
    return [RankedOption(rest, 0.0, reason("decline"))]


def ignore(o: Outlook, at: SeatPosition, question: IgnoreAnimal, options: Sequence[Option]) -> list[RankedOption]:
    return [RankedOption(options[0], 1.0, reason("ignore")), RankedOption(options[1])]


def reveal(o: Outlook, at: SeatPosition, question: Any, options: Sequence[Option]) -> list[RankedOption]:
    found = []
    for option in options:
        where = at.deed(option).where
        found.append(RankedOption(option, look_worth(o, where) if where else 0.0, reason("look", left=o.left)))
    return best(found)


ANSWERS: dict[type[Any], Answer] = {
    PickCharacter: pick,
    Buying: buying,
    PoolPoints: pool,
    ChooseDodge: choose_dodge,
    TakeHit: take_hit,
    Soften: soften,
    Greeting: greeting,
    GhillieNet: net,
    Gather: gather,
    Overflow: overflow,
    Discard: overflow,
    ChooseLoot: choose_loot,
    Build: build,
    LoseResources: lose,
    Meal: meal,
    DrinkFrom: drink,
    HealOne: patient,
    CureOne: patient,
    HealOrCure: patient,
    CalmOne: patient,
    Revive: patient,
    ChooseVictim: victim,
    FirstToAct: first,
    Deliver: deliver,
    Gamble: stay,
    Tunnel: stay,
    IgnoreAnimal: ignore,
    Reveal: reveal,
    RevealAny: reveal,
}


# --- items ---------------------------------------------------------------------------------------------------------------


def use_now(o: Outlook, char: int, card: int) -> str:
    """Why an item is for now, or nothing: by what its effects are."""
    w, here = o.w, o.pos[char]
    gear = w.gear(card)
    low = [c for c in w.here(here) if o.hp[c] <= w.sheet(c).hp - 2 and o.hp[c] <= 4]
    for effect in gear.use.then if gear.use is not None else ():
        match effect:
            case HealOne() | HealOrCure() | Heal():
                if low and o.ap[char] and not w.threatened(char):
                    return "heal-item"
            case CureOne():
                if w.infected >> char & 1:
                    return "cure-item"
            case Gain() | FillWater():
                if o.water[char] <= w.water_room(char) - 2:
                    return "water-item"
            case Revive():
                return "revive"
            case Reveal():
                if any(look_worth(o, place) > 0 for place in neighbours(here) if place not in o.spots):
                    return "look-item"
    return ""
