"""What effects are worth to the group: cards, Threats, tokens and skills are judged by walking their structs.

Positive is good. An effect that nobody knows is worth nothing, so that cards of packs are judged as far as they speak the
common words.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import If, Under
from holdfast.games.robinson.actions.combat import Fight, TemporaryWeapon
from holdfast.games.robinson.actions.exploration import NightOutside
from holdfast.games.robinson.actions.hunting import (
    AsideIntoHunting,
    BeastAppears,
    DiscardTopBeast,
    FightTopBeast,
    LookAtTopBeast,
    SetBeastAside,
    StrongestBeastOnTop,
    TakeTopBeast,
    TopToBottom,
)
from holdfast.games.robinson.bot.evaluation.kept import least_kept
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.cards import Event
from holdfast.games.robinson.flow.event import Book, EventAgain, IntoEventDeck, LookAtEvent, StrokeOfFate
from holdfast.games.robinson.flow.extra_building import ExtraBuilding
from holdfast.games.robinson.flow.night import EatMoreTonight
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.island.sources import Exhaust, ExhaustTile, Uncover
from holdfast.games.robinson.island.tiles import CoverTerrain, LookAtTiles, TurnDown, TurnUp, UncoverTerrain
from holdfast.games.robinson.island.tokens import PlaceFog, PutToken
from holdfast.games.robinson.people.deciding import Decide, resolve_people
from holdfast.games.robinson.people.determination import Determination, DiscardAllDetermination, Share
from holdfast.games.robinson.people.lasting import Mark, PutOff, Today, Tomorrow
from holdfast.games.robinson.people.morale import CoverArrows, Morale
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.people.wounds import Heal, HealAmong, Scarred, SpecialWound, Wound
from holdfast.games.robinson.planning.pawns import AddPawn
from holdfast.games.robinson.scenarios.cannibals import CannibalRaid
from holdfast.games.robinson.scenarios.castaways import PileWood
from holdfast.games.robinson.scenarios.cursed_island import RemoveFog
from holdfast.games.robinson.scenarios.volcano import PlaceAsh
from holdfast.games.robinson.things.discovery import DrawDiscovery, DrawStartingItem, ScoutDiscovery
from holdfast.games.robinson.things.inventions import (
    BuildFree,
    DiscardInventions,
    DiscardItem,
    DrawInvention,
    FlipItem,
    FreelyBuilt,
    NewIdea,
    SearchInventions,
)
from holdfast.games.robinson.things.items import CampToken, Corral, PlaceShortcut
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.things.resources import Gain, Halve, Level, Lose, LoseAllResources, SetLevel

Judge = Callable[[Outlook, Any, Cause], float]
GROUP = Cause()
"""Nobody in particular: the First Player if a card means one person."""

TOKENS = {
    "rain": -2.2, "winter": -3.0, "animals": -1.2, "storm": -1.0, "pawn": -0.8, "adventure": -0.4, "reroll": -0.4,
    "wood": -1.0, "beast": -0.4, "food": -1.0, "blocked": -0.5,
}  # fmt: skip
"""What a token on its field costs (RC-471 to RC-487)."""
TODAY = {"skip-production": -2.2, "no-wood": -1.2, "no-food": -1.2, "half-production": -1.2, "wood-more": 1.0}
"""What holds for a round (RC-202)."""


def worth(o: Outlook, effects: Iterable[Any], by: Cause = GROUP) -> float:
    """What all of these are worth together."""
    total = 0.0
    for effect in effects:
        judge = JUDGES.get(type(effect))
        if judge is not None:
            total += judge(o, effect, by)
    return total


# --- people --------------------------------------------------------------------------------------------------------------


def wounds(o: Outlook, e: Wound, by: Cause) -> float:
    return -sum([o.toll(who, e.n) for who in resolve_people(o.w, by, e.who)])


def heals(o: Outlook, e: Heal, by: Cause) -> float:
    return sum([min(e.n, o.w.wounds[who]) * 0.7 * o.wound(who) for who in resolve_people(o.w, by, e.who)])


def heals_among(o: Outlook, e: HealAmong, by: Cause) -> float:
    """The worst wounded are healed first."""
    prices = sorted([o.wound(who) for who in o.w.everyone() for _ in range(o.w.wounds[who])], reverse=True)
    return 0.7 * sum(prices[: e.n])


def determination(o: Outlook, e: Determination, by: Cause) -> float:
    total = 0.0
    for who in resolve_people(o.w, by, e.who):
        if who == FRIDAY:
            total += 0.1 * e.n
            continue
        have = o.w.determination[who]
        missing = max(0, -e.n - have)
        if e.n > 0 and who == o.next_first()[0]:
            total += o.despair() - o.despair(e.n)
        total += o.numbers.det * max(e.n, -have) - missing * o.wound(who)
    return total


def all_determination(o: Outlook, e: DiscardAllDetermination, by: Cause) -> float:
    return -o.numbers.det * sum([o.w.determination[who] for who in resolve_people(o.w, by, e.who)])


def morale(o: Outlook, e: Morale, by: Cause) -> float:
    """RC-004: the lower it is, the more a step counts; it never leaves the track."""
    now = o.w.morale
    total = 0.0
    for _ in range(abs(e.n)):
        if (e.n > 0 and now >= 3) or (e.n < 0 and now <= -3):
            break
        total += o.morale_step(now if e.n > 0 else now - 1)
        now += 1 if e.n > 0 else -1
    return total if e.n > 0 else -total


# --- resources and levels --------------------------------------------------------------------------------------------------


def unit(o: Outlook, what: str) -> float:
    """What one more of a resource is worth now."""
    match what:
        case "wood":
            return o.wood_price
        case "fur":
            return o.fur_price
    stock = o.w.stock["wood"]
    more = o.night(stock, o.food, o.roof) - o.night(stock, o.food + 1, o.roof)
    return max(more, 1.0) if what == "ration" else more


def gains(o: Outlook, e: Gain, by: Cause) -> float:
    return unit(o, e.what) * e.total(o.w)


def loses(o: Outlook, e: Lose, by: Cause) -> float:
    """RC-645: what is missing is Wounds."""
    there = min(e.n, max(0, o.at_hand(e.what)))
    missing = 0 if e.if_possible else e.n - there
    price = {"wood": o.wood_price, "fur": o.fur_price}.get(e.what, max(0.8, unit(o, "food")))
    hit = o.all_wound if by.place not in ("action", "fight") else o.wound(max(0, by.who))
    return -0.8 * there * price - missing * hit


def everything_lost(o: Outlook, e: LoseAllResources, by: Cause) -> float:
    stock = o.w.stock
    return -1.0 - 0.8 * (stock["wood"] + stock["fur"])


def level(o: Outlook, e: Level, by: Cause) -> float:
    """RC-652: what cannot be taken away is Wounds for all; Roof and Palisade need a Shelter."""
    have: int = o.w.levels[e.track]
    if e.n > 0:
        if e.track != "weapon" and not o.w.sheltered():
            return 0.0
        return sum([o.level_value(e.track, have + i) + o.goal.level(o, e.track, have + i) for i in range(e.n)])
    lost = min(have, -e.n)
    missing = 0 if e.if_possible else -e.n - lost
    gone = [have - 1 - i for i in range(lost)]
    cost = sum([0.6 * o.level_value(e.track, level) + o.goal.level(o, e.track, level) + 0.4 for level in gone])
    return -cost - missing * o.all_wound


def halves(o: Outlook, e: Halve, by: Cause) -> float:
    return -2.0 * (o.w.levels[e.track] // 2)


def set_to(o: Outlook, e: SetLevel, by: Cause) -> float:
    return -1.5 * max(0, o.w.levels[e.track] - e.n)


# --- the island --------------------------------------------------------------------------------------------------------------


def token(o: Outlook, e: PutToken, by: Cause) -> float:
    if e.at in ("target", "camp"):
        return 0.8 if e.token == "food" else -0.8
    if o.w.token(e.at, e.token):
        return 0.0
    price = TOKENS.get(e.token, -0.5)
    if e.token in ("rain", "winter") and o.roof >= 4:
        price += 1.2
    if e.token == "blocked" and e.at == "arrange":
        price = -0.4
    return o.numbers.token * price


def today(o: Outlook, e: Any, by: Cause) -> float:
    return TODAY.get(e.what, -0.6)


def tokens_of(o: Outlook, e: DrawDiscovery, by: Cause) -> float:
    return 0.6 * min(e.n, o.w.size("discovery"))


def search(o: Outlook, e: DrawMystery, by: Cause) -> float:
    """RC-692: Treasures are good, all else is not."""
    return 1.2 * e.treasure - 1.0 * (e.trap + e.monster + e.either) - 0.2 * e.any


def flips(o: Outlook, e: Any, by: Cause) -> float:
    if o.w.built:
        return -max(1.0, least_kept(o))
    return 0.0 if getattr(e, "if_possible", True) else -o.all_wound


def fight(o: Outlook, e: Fight, by: Cause) -> float:
    """RC-451: strength against Weapon level, then the spoils."""
    w = o.w
    hurt = max(0, e.strength - w.levels["weapon"] - w.temporary)
    fighter = by.who if by.place == "action" and by.who >= 0 else w.first
    spoils = e.food * unit(o, "food") + e.fur * o.fur_price - e.weapon * o.blunted()
    return spoils - o.toll(fighter, hurt)


def fight_top(o: Outlook, e: FightTopBeast, by: Cause) -> float:
    if not o.w.size("hunting"):
        return 0.0
    hurt, food, fur, loss = o.hunt()
    return food * 0.4 + fur * o.fur_price - hurt * o.mean - loss * o.blunted()


# --- what holds others -------------------------------------------------------------------------------------------------------


def under(o: Outlook, e: Under, by: Cause) -> float:
    return worth(o, e.then, e.by)


def branch(o: Outlook, e: If, by: Cause) -> float:
    cond: Any = e.cond
    return worth(o, e.then if cond.holds(o.w, by) else e.otherwise, by)


def decision(o: Outlook, e: Decide, by: Cause) -> float:
    return max([worth(o, choice.then, by) for choice in e.choices], default=0.0)


def later(o: Outlook, e: PutOff, by: Cause) -> float:
    return worth(o, e.then, by)


def again(o: Outlook, e: EventAgain, by: Cause) -> float:
    card = o.w.content.cards[by.card] if by.card >= 0 else None
    return worth(o, card.event, by) if isinstance(card, Event) else -1.6


def book(o: Outlook, e: Book, by: Cause) -> float:
    return worth(o, o.w.scenario_card().book, by)


def pile(o: Outlook, e: PileWood, by: Cause) -> float:
    return o.wood_price * o.goal.piles(o, e.n)


def built_free(o: Outlook, e: BuildFree, by: Cause) -> float:
    return 2.0 if any(o.w.find("inventions", item) >= 0 for item in e.items) else 0.0


def worth_so(value: float) -> Judge:
    """The same wherever it happens."""
    return lambda o, e, by: value


def worth_each(value: float) -> Judge:
    return lambda o, e, by: value * e.n


JUDGES: dict[type[Any], Judge] = {
    Wound: wounds,
    Heal: heals,
    HealAmong: heals_among,
    Determination: determination,
    DiscardAllDetermination: all_determination,
    Share: lambda o, e, by: o.numbers.det * e.n,
    Morale: morale,
    CoverArrows: worth_each(0.4),
    SpecialWound: worth_so(-0.5),
    Scarred: lambda o, e, by: 0.15 * worth(o, e.then, by),
    Mark: worth_so(-1.0),
    Gain: gains,
    Lose: loses,
    LoseAllResources: everything_lost,
    Level: level,
    Halve: halves,
    SetLevel: set_to,
    TemporaryWeapon: worth_each(0.3),
    PutToken: token,
    Today: today,
    Tomorrow: today,
    Exhaust: worth_each(-2.0),
    ExhaustTile: worth_so(-2.5),
    Uncover: worth_so(1.0),
    UncoverTerrain: worth_so(0.8),
    CoverTerrain: worth_so(-0.5),
    TurnDown: worth_so(-2.0),
    TurnUp: worth_so(1.0),
    FlipItem: flips,
    DiscardItem: flips,
    DiscardInventions: worth_each(-0.25),
    DrawInvention: worth_each(0.2),
    NewIdea: worth_so(0.8),
    SearchInventions: worth_so(0.8),
    BuildFree: built_free,
    FreelyBuilt: worth_so(2.0),
    ExtraBuilding: worth_so(1.0),
    DrawDiscovery: tokens_of,
    ScoutDiscovery: worth_so(0.8),
    DrawStartingItem: worth_each(1.2),
    DrawMystery: search,
    Fight: fight,
    FightTopBeast: fight_top,
    TakeTopBeast: worth_so(2.0),
    AsideIntoHunting: worth_so(1.5),
    SetBeastAside: worth_so(-1.5),
    StrongestBeastOnTop: worth_so(-0.5),
    DiscardTopBeast: lambda o, e, by: -0.8 if o.w.size("hunting") else 0.0,
    BeastAppears: worth_so(0.5),
    LookAtTopBeast: worth_so(0.2),
    TopToBottom: worth_so(0.2),
    LookAtTiles: worth_so(0.5),
    LookAtEvent: worth_so(0.1),
    IntoEventDeck: worth_so(-0.7),
    NightOutside: worth_so(-2.6),
    EatMoreTonight: lambda o, e, by: -0.8 * o.n,
    StrokeOfFate: worth_so(-2.0),
    MoveCamp: worth_so(-1.5),
    CannibalRaid: lambda o, e, by: -o.all_wound * max(0, 3 - o.w.count("village")) - 1.0,
    PlaceFog: lambda o, e, by: -0.4 * e.n,
    PlaceAsh: worth_each(-0.4),
    RemoveFog: worth_each(0.6),
    AddPawn: worth_so(0.9),
    CampToken: lambda o, e, by: 0.9 * (o.left - 1),
    Corral: lambda o, e, by: 0.4 * (o.left - 1),
    PlaceShortcut: lambda o, e, by: 0.9 * (o.left - 1),
    PileWood: pile,
    Under: under,
    If: branch,
    Decide: decision,
    PutOff: later,
    EventAgain: again,
    Book: book,
}
"""One worth table for all effects of cards."""
