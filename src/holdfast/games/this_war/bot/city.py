"""Scavenging: where to go, what to take along, when to stop (TW-601 to TW-645)."""

from typing import Any, get_args

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.menu import Option
from holdfast.core.memo import MemoPerContent
from holdfast.core.player import Reason
from holdfast.games.this_war.book.checks import row
from holdfast.games.this_war.bot import effects
from holdfast.games.this_war.bot.judgement import Judgement, because, once, steps, then
from holdfast.games.this_war.bot.night import bread, medicine, why_offer
from holdfast.games.this_war.cards import Findings
from holdfast.games.this_war.city.encounters import Hide
from holdfast.games.this_war.city.listening import Listen, RollNoise, Sneak
from holdfast.games.this_war.city.obstacles import PickLock
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.city.searching import DrawFindings, Search, search_noise
from holdfast.games.this_war.city.unknown import AddUnknown, EndScavenging, ReturnCards
from holdfast.games.this_war.house.spaces import DOOR
from holdfast.games.this_war.rules import BLACK, FOOD, IDS, ITEM, LOCKPICK, STANDARD, VALUE, WEIGHT, WOUNDS
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import there
from holdfast.games.this_war.things.tracks import Noise, NoiseSet, heard
from holdfast.games.this_war.vocabulary import Row

BRIBE = 8
"""What most of those who are met outside let one go for."""


# --- setting out ----------------------------------------------------------------------------------------------------


def location(s: Judgement, option: Option) -> float:
    """What is there for a group that needs what we need, and what it costs to get it."""
    space = s.deed(option).where
    card, numbers = s.w.place(s.w.places()[space]), s.mind.city
    value: float = STANDARD.unknown_at(space) * numbers["card"] + numbers["danger"][card.danger]
    special = sum([effects.worth(s, row(card.specials, face), s.by) for face in range(1, BLACK + 1)]) / BLACK
    value += numbers["special"] * special
    value -= numbers["open"] * ("open-space" in card.obstacles)
    value += numbers["door"] * ("closed-door" in card.obstacles and s.storage[LOCKPICK] > 0)
    value -= numbers["start"] * bool(card.start)
    if card.trade is not None:
        gain = numbers["trade"] * s.junk(s.storage) * (1.0 if card.trade.cards <= 4 else 0.7)
        value += max(0.0, gain + effects.worth(s, card.trade.after, s.by))
    return value


def why_location(s: Judgement, option: Option) -> Reason:
    card = s.w.place(s.w.places()[s.deed(option).where])
    return because("location", what=card.key, food=sum([s.storage[i] for i in FOOD]))


def equip(s: Judgement, option: Option) -> float:
    """Goods for a market, a Lockpick where there are doors, and something light to buy a way out with."""
    facts = s.deed(option)
    if facts.deed == "set-out":
        return 0.0
    if facts.deed in ("as-before", "pack"):
        return 99.0 if {e.item: e.n for e in steps(option)} == wished(s) else -1.0
    return along(s, ITEM[facts.what], then(option).n, s.w.pile) if facts.deed == "take" else -1.0


@once
def wished(s: Judgement) -> dict[int, int]:
    """What would be packed one after the other."""
    pile, storage, room = [0] * len(s.storage), list(s.storage), capacity(s.w)
    while True:
        fits = [i for i in there(storage, "any-token") if WEIGHT[i] <= room]
        ways = [(along(s, i, n, pile), -i, n) for i in fits for n in range(1, storage[i] + 1) if WEIGHT[i] * n <= room]
        best, item, n = max(ways, default=(0.0, 0, 0))
        if best <= 0:
            return {i: k for i, k in enumerate(pile) if k}
        pile[-item] += n
        storage[-item] -= n
        room -= WEIGHT[-item] * n


def along(s: Judgement, item: int, n: int, pile: list[int]) -> float:
    """What it is worth to take `n` of a kind along, beside what is packed."""
    place = s.w.place(s.w.location)
    light = WEIGHT[item] == 0 and item not in FOOD
    if place.trade is not None and light and s.worths[item] < VALUE[item]:
        return float(10.0 + VALUE[item] + 0.01 * n)
    if n > 1:
        return -1.0
    if light and s.want(item) < VALUE[item] and sum([VALUE[i] * n for i, n in enumerate(pile)]) < BRIBE:
        return 4.0 + 0.1 * VALUE[item]
    if item == LOCKPICK and "closed-door" in place.obstacles and not pile[LOCKPICK] and not doors(s):
        return 5.0
    bare = not any(n and VALUE[i] for i, n in enumerate(pile))
    return 3.0 - 0.05 * s.want(item) if bare and light and VALUE[item] else -1.0


def doors(s: Judgement) -> bool:
    """Is there a door at home that the Lockpick could open?"""
    return any(kind == DOOR and s.w.can_reach(i) for i, kind in enumerate(s.w.house))


def why_equip(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    return because("set-out") if facts.deed == "set-out" else because("take-along", item=IDS[then(option).item])


# --- card by card ---------------------------------------------------------------------------------------------------


def explore(s: Judgement, option: Option) -> float:
    for found in (medicine(s, option), bread(s, option)):
        if found is not None:
            return found
    facts = s.deed(option)
    match facts.deed:
        case "reveal":
            return 5.0
        case "reveal-on":
            return 4.0  # TW-134: after each card somebody else may lead, who decides whether they go on
        case "stop":
            return 10.0 if spent(s) >= 0 or content(s) else 0.0
        case "map":
            return 6.0 if s.w.unknown >= 3 else -1.0
        case "trade" | "visit":
            return 7.0 if market(s, option.then) > 0 else -1.0
    return -1.0


def market(s: Judgement, then: tuple[AnyEffect, ...]) -> float:
    """What a barter may bring with what is carried, and what comes after it: some traders are watched."""
    after = [effect for effect in then if not isinstance(effect, Barter | ReturnCards)]
    return 0.6 * s.junk(s.w.pile) - 6.0 + effects.worth(s, after, s.by)


def spent(s: Judgement) -> int:
    """Somebody for whom the next encounter may be the last, or nobody."""
    if s.w.noise < 2:
        return -1
    return next((p for p in s.w.searching() if s.level(p, WOUNDS) >= 3), -1)


def content(s: Judgement) -> bool:
    """A novice goes home with something to eat for tomorrow."""
    return s.lapse("content") and any(s.w.pile[i] for i in FOOD)


def why_explore(s: Judgement, option: Option) -> Reason:
    deed = s.deed(option).deed
    if deed in ("assign", "eat"):
        return why_offer(s, option)
    if deed == "stop":
        p = spent(s)
        if p >= 0:
            return because("stop-wounded", who=s.name(p), wounds=s.level(p, WOUNDS), noise=s.w.noise)
        return because("stop", cards=s.w.unknown)
    if deed in ("trade", "visit"):
        return because("market", value=int(s.junk(s.w.pile)))
    return because("map" if deed == "map" else "reveal", cards=s.w.unknown, noise=s.w.noise)


def sort_unknown(s: Judgement, option: Option) -> float:
    """What is welcome comes next, what is not goes back."""
    facts = s.deed(option)
    if facts.deed in ("as-they-lie", "return-all"):
        values = [card_worth(s, s.card(card)) for card in s.q.cards]
        keep = facts.deed == "as-they-lie" and values == sorted(values, reverse=True) and min(values) >= 0
        return 99.0 if keep or (facts.deed == "return-all" and max(values) < 0) else -99.0
    card = next(c for c in s.q.cards if s.card(c).id == facts.what)
    value = card_worth(s, s.card(card))
    return value if facts.deed == "next" else -value - 0.1


def card_worth(s: Judgement, card: Any) -> float:
    """An Exploration card that will be turned over here."""
    if card.keep:
        return 3.0
    if card.obstacle is not None and card.obstacle not in s.w.place(s.w.location).obstacles:
        return 0.0
    choices = [effects.worth(s, (*choice.cost, *choice.effects), s.by) for choice in card.choices]
    if not card.must:
        choices.append(0.0)
    return effects.worth(s, card.effects, s.by) + max(choices, default=0.0)


def why_unknown(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    what = facts.what or s.card(s.q.cards[0]).id
    return because("card-next" if facts.deed in ("next", "as-they-lie") else "card-back", what=f"exploration/{what}")


def find_one(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "draw-two" else 0.0


def why_find(s: Judgement, option: Option) -> Reason:
    return because("draw-two" if s.deed(option).deed == "draw-two" else "go-on")


def take_one(s: Judgement, option: Option) -> float:
    card = s.w.findings(then(option).card)
    return float(effects.worth(s, card.rows[s.q.row], s.by) + 2.0 * card.star)


def why_take(s: Judgement, option: Option) -> Reason:
    return because("take-findings", what=f"findings/{s.deed(option).what}")


def again(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "again" else 0.0


def why_again(s: Judgement, option: Option) -> Reason:
    return because("again" if s.deed(option).deed == "again" else "go-on")


def before_noise(s: Judgement, option: Option) -> float:
    """A thief's quiet, or careful steps, for a loud moment."""
    deed = s.deed(option).deed
    if deed == "roll":
        return 1.0
    return (3.0 if deed == "stealth" else 2.0) if s.w.noise >= 4 else 0.0


def why_noise(s: Judgement, option: Option) -> Reason:
    return because("roll-noise" if s.deed(option).deed == "roll" else "quietly", noise=s.w.noise)


def exchange(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "none" else 0.0


def why_exchange(s: Judgement, option: Option) -> Reason:
    return because("no-exchange")


# --- what it costs and brings -------------------------------------------------------------------------------------------------------


@effects.walks(ReturnCards)
def return_cards(s: Judgement, e: ReturnCards, by: Cause, depth: int) -> float:
    return float(-s.mind.effects["card"] * min(e.n, s.w.unknown))


@effects.walks(Hide)
def hide(s: Judgement, e: Hide, by: Cause, depth: int) -> float:
    return float(-s.mind.effects["card"] * min(1, s.w.unknown))


@effects.walks(AddUnknown)
def add_unknown(s: Judgement, e: AddUnknown, by: Cause, depth: int) -> float:
    return s.mind.effects["added"]


@effects.walks(EndScavenging)
def end_scavenging(s: Judgement, e: EndScavenging, by: Cause, depth: int) -> float:
    return float(-s.mind.effects["left"] * s.w.unknown)


@effects.walks(Noise)
def noise(s: Judgement, e: Noise, by: Cause, depth: int) -> float:
    if s.w.phase != "scavenging":
        return 0.0
    before, s.noise = s.noise, heard(s.noise, e.n)
    return -s.mind.effects["noise"] * (s.noise - before)


@effects.walks(NoiseSet)
def noise_set(s: Judgement, e: NoiseSet, by: Cause, depth: int) -> float:
    return noise(s, Noise(e.n - s.noise), by, depth)


@effects.walks(RollNoise, Listen)
def roll_noise(s: Judgement, e: AnyEffect, by: Cause, depth: int) -> float:
    return -met(s) * s.noise / BLACK if s.w.phase == "scavenging" else 0.0


def met(s: Judgement) -> float:
    """What it costs to be met outside: more where the red-cornered are about, and for the wounded."""
    numbers = s.mind.city
    weak = max([s.level(p, WOUNDS) for p in s.present], default=0)
    return float(numbers["met"] + numbers["met_red"] * s.red + numbers["met_weak"][weak])


@effects.walks(Sneak)
def sneak(s: Judgement, e: Sneak, by: Cause, depth: int) -> float:
    s.noise = heard(s.noise, -s.rules.stealth)
    return float(-s.mind.city["sneak"])


def found(content: Content) -> dict[str, tuple[tuple[AnyEffect, ...], ...]]:
    """TW-1775: what all Findings cards have in each row."""
    cards = [card for card in content.cards if isinstance(card, Findings)]
    return {row: tuple([card.rows[row] for card in cards]) for row in ROWS}


def stars(content: Content) -> float:
    """TW-619: how many of them have a star."""
    cards = [card for card in content.cards if isinstance(card, Findings)]
    return len([card for card in cards if card.star]) / max(1, len(cards))


ROWS: tuple[Row, ...] = get_args(Row)
FOUND, STARS = MemoPerContent(found), MemoPerContent(stars)


@once
def findings(s: Judgement) -> dict[str, float]:
    """What a Findings card is worth here, by the row: on average, with the Location's own table for the stars."""
    here = s.w.place(s.w.location).specials if s.w.location >= 0 else {}
    special = sum([effects.worth(s, row(here, face), s.by, 1) for face in range(1, BLACK + 1)]) / BLACK
    average = {name: sum([effects.worth(s, one, s.by, 1) for one in cards]) for name, cards in FOUND[s.content].items()}
    return {name: total / len(FOUND[s.content][name]) + STARS[s.content] * special for name, total in average.items()}


@effects.walks(Search)
def search(s: Judgement, e: Search, by: Cause, depth: int) -> float:
    """TW-618: what may be found, less what may be met."""
    value = findings(s)[e.row]
    return value + noise(s, Noise(search_noise(s.w)), by, depth) + roll_noise(s, e, by, depth)


@effects.walks(DrawFindings)
def draw_findings(s: Judgement, e: DrawFindings, by: Cause, depth: int) -> float:
    return e.n * sum([findings(s)[name] for name in e.rows])


@effects.walks(PickLock)
def pick_lock(s: Judgement, e: PickLock, by: Cause, depth: int) -> float:
    return (1 - s.rules.lock_holds / BLACK) * (effects.worth(s, e.then, by, depth + 1) - s.item(ITEM["lockpick"]))
