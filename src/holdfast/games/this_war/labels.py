"""What stands on the buttons: who does what where, what it costs, what a card says about it."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from holdfast.core.engine.effect import Cause, tag_of
from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions import Assigned, ChooseSlot
from holdfast.games.this_war.barter import Barter
from holdfast.games.this_war.cards import BOOKS, NightRaid
from holdfast.games.this_war.checks import Hurt, row
from holdfast.games.this_war.dice import raid
from holdfast.games.this_war.dusk import NOURISHES
from holdfast.games.this_war.house import FITTING, SPACE
from holdfast.games.this_war.jobs import Sorted
from holdfast.games.this_war.naming import (
    Bound,
    amount,
    amounts,
    change,
    described,
    face,
    filled,
    key_of,
    lies_at,
    named,
    paid,
    person,
    signed,
    weapon,
    where,
)
from holdfast.games.this_war.numbers import CARDS_AT, FATIGUE, HARDER_CARDS_AT, HUNGER, ITEM, STATES, WEIGHT, WORST
from holdfast.games.this_war.raid import MoreCrime, Shielded
from holdfast.games.this_war.stores import Lose, LoseValue
from holdfast.games.this_war.world import City, Job

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller

CHOICES = ("choose", "offered", "meet", "ballot")
"""Questions whose answers have words of their own on the card."""


class Ask(NamedTuple):
    """An open option: whoever asks, and what it is about."""

    teller: "Teller"
    w: City
    tag: str
    option: Option
    rest: list[str]
    card: str

    def say(self, message: str, **args: Any) -> str:
        return self.teller.say(message, **args)

    def name(self, word: str) -> str:
        return named(self.teller, self.w, word)

    @property
    def head(self) -> str:
        return self.option.key.partition(":")[0]

    @property
    def question(self) -> Any:
        """The question on the table."""
        return self.w.stack[-1][0]

    @property
    def job(self) -> Job | None:
        """What somebody would be assigned to."""
        return next((e.job for e in self.option.then if isinstance(e, Assigned | ChooseSlot)), None)


def label(teller: "Teller", w: City | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, with its price where it is open."""
    head, *rest = option.key.split(":")
    if tag in CHOICES and (own := teller.name(f"{card}/choice/{option.key}")) is not None:
        return filled(teller, w, own, bound(w, tag))
    live = (
        bool(option.then or option.blocks) and w is not None and bool(w.stack) and tag_of(type(w.stack[-1][0])) == tag
    )
    if live and w is not None:
        make = LIVE.get(f"{tag}-{head}") or LIVE.get(head)
        if make is not None and (words := make(Ask(teller, w, tag, option, rest, card))) is not None:
            return words
    return answer(teller, w, tag, head, rest)


def bound(w: City | None, tag: str) -> Bound:
    """TW-1223: who is called how in the Script that is open."""
    if w is None or not w.stack or tag_of(type(w.stack[-1][0])) != tag:
        return ()
    by: Cause = w.stack[-1][1]
    return by.bound


def answer(teller: "Teller", w: City | None, tag: str, head: str, rest: list[str]) -> str | None:
    """By its message: parts of the key are said as people, places, cards and goods."""
    message = f"{tag}-{head}" if teller.has(f"{tag}-{head}") else f"opt-{head}"
    if not teller.has(message):
        return None
    args: dict[str, Any] = {"a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    for name, part in zip("abc", rest, strict=False):
        number = part.isdigit()
        args[name] = int(part) if number else named(teller, w, part.partition("+")[0])
        args[f"{name}-is"] = int(part) if number else part
    return teller.say(message, n=1, kept=teller.name(f"narrative-action/{head}") or "", **args)


# --- what follows, in words ----------------------------------------------------------------------------------------------


def said(teller: "Teller", effects: Iterable[Any]) -> str:
    """What follows, in words; nothing where a part of it has none."""
    some = [e for e in effects if not type(e).quiet or teller.has(f"fx-{tag_of(type(e))}")]
    return teller.clause(some) if all(teller.spoken(e) for e in some) else ""


def price(teller: "Teller", cost: Iterable[Any]) -> str:
    """What is discarded for something."""
    parts = [amount(teller, e.item, e.n) for e in cost if isinstance(e, Lose)]
    parts += [teller.say("tokens-worth", n=e.n) for e in cost if isinstance(e, LoseValue)]
    return teller.listed(parts)


# --- people ----------------------------------------------------------------------------------------------------------------


def states(teller: "Teller", w: City, p: int) -> str:
    """What ails somebody: his States above nought."""
    return ", ".join([f"{teller.noun(name)} {w.level(p, s)}" for s, name in enumerate(STATES) if w.level(p, s)])


def somebody(ask: Ask) -> str | None:
    """A Character with his States."""
    p = ask.w.person(ask.rest[0])
    ails = states(ask.teller, ask.w, p)
    name = person(ask.teller, ask.w, p)
    return ask.say("person-now", who=name, states=ails) if ails else name


def guard(ask: Ask) -> str | None:
    """TW-708: a guard with what he holds."""
    p = ask.w.person(ask.rest[0])
    return ask.say("person-armed", who=person(ask.teller, ask.w, p), what=weapon(ask.teller, ask.w.held[p]))


def reader(ask: Ask) -> str | None:
    """TW-1223: who may step forward, with Prowess and Empathy."""
    p = ask.w.person(ask.rest[0])
    return ask.say("person-able", who=person(ask.teller, ask.w, p), prowess=ask.w.prowess(p), empathy=ask.w.empathy(p))


def task(ask: Ask) -> str | None:
    """TW-502 to TW-506: an Evening task with the Fatigue it brings."""
    who = ask.question.next(ask.w)
    tired = ask.w.level(who, FATIGUE)
    after = {"bed": 0, "floor": max(0, tired - 2)}.get(ask.head, min(WORST, tired + 1))
    return ask.say(f"tasks-{ask.head}-now", before=tired, after=after)


# --- Day Actions -------------------------------------------------------------------------------------------------------------


def at_card(ask: Ask) -> str | None:
    """TW-318 to TW-323: a card in the house, by what it is and where it lies."""
    space = ask.rest[0]
    with_ = person(ask.teller, ask.w, ask.w.person(ask.rest[1])) if len(ask.rest) > 1 else ""
    job = ask.job
    return ask.say(
        f"live-{ask.head}",
        what=lies_at(ask.teller, ask.w, space),
        where=where(ask.teller, space),
        who=with_,
        tool="no" if job is not None and job.tool < 0 else "yes",
    )


def work(ask: Ask) -> str | None:
    """TW-317: a Fitting, and what can be done there; its price, where the card's own words do not say it."""
    space, key = ask.rest
    kind = ask.w.house[SPACE[space]]
    if kind < FITTING:
        return None
    fitting = ask.w.content.cards[kind - FITTING]
    bare, _, extra = key.partition("+")
    job = ask.job
    if bare.startswith("heat-"):
        does = heat(ask, kind - FITTING, bare)
    else:
        does = ask.teller.name(f"{fitting.key}/work/{bare}") or ask.teller.noun(bare)
    changed = bool(extra) or bare.startswith("heat-")
    pays = paid(ask.teller, job.paid) if job is not None and changed else ""
    if extra:
        helper = ask.teller.noun({"flour": "sack-of-flour", "coal": "sack-of-coal"}[extra])
        does = ask.say("with-help", what=does, help=helper)
    words = ask.say("live-use", fitting=ask.teller.noun(fitting.key), code=space.upper(), does=does)
    return ask.say("priced", what=words, price=pays) if pays else words


def heat(ask: Ask, card: int, key: str) -> str:
    """TW-1734: what is burnt, and how much Cold it takes."""
    wood, book = int(key[5]), int(key[7])
    fuel = ask.w.fitting(card).fuel
    warmth = fuel.wood * wood + fuel.book * book if fuel is not None else 0
    return ask.say("live-heat", what=amounts(ask.teller, {"wood": wood, "book": book}), cold=signed(-warmth))


def build(ask: Ask) -> str | None:
    """TW-326: a Fitting with its price, and what makes it cheaper."""
    id, *helps = ask.rest[0].split("+")
    key = f"fitting/{id}"
    job = ask.job
    words = ask.say("live-build", what=ask.teller.noun(key))
    for name in helps:
        words = ask.say("with-help", what=words, help=ask.teller.noun(name))
    cost = getattr(ask.teller.card(key), "cost", {})
    pays = paid(ask.teller, job.paid) if job is not None else amounts(ask.teller, cost)
    return ask.say("priced", what=words, price=pays)


def shift(ask: Ask) -> str | None:
    """TW-329, TW-331: which Fitting, and where it stands."""
    space = ask.rest[0]
    return ask.say(f"live-{ask.head}", what=lies_at(ask.teller, ask.w, space), where=where(ask.teller, space))


def idea(ask: Ask) -> str | None:
    """TW-313: a Fitting with its price, and what it is good for."""
    key = f"fitting/{ask.rest[0]}"
    words = ask.say(
        "priced", what=ask.teller.noun(key), price=amounts(ask.teller, getattr(ask.teller.card(key), "cost", {}))
    )
    card = ask.teller.card(key)
    does = ask.teller.kind.words.card(ask.teller, card) if card is not None and ask.teller.kind is not None else ""
    return ask.say("card-does", name=ask.teller.noun(key), does=does) if does else words


def objective(ask: Ask) -> str | None:
    """TW-207: the Objective with its price."""
    goal = ask.w.goal()
    if goal is None:
        return None
    nth = int(ask.rest[0]) - 1 if ask.rest else 0
    return ask.say("live-objective", what=ask.teller.noun(goal.key), price=price(ask.teller, goal.cost[nth]))


def sort(ask: Ask) -> str | None:
    """TW-316."""
    it = next((e for e in ask.option.then if isinstance(e, Sorted)), None)
    return amounts(ask.teller, {"wood": it.wood, "component": it.components}) if it is not None else None


# --- eating and medicine -------------------------------------------------------------------------------------------------------


def eat(ask: Ask) -> str | None:
    """TW-404, TW-1303: what is eaten, and what it does to hunger."""
    item = ITEM[ask.rest[-1]]
    does = change(ask.teller, "hunger", -NOURISHES[item]) if NOURISHES[item] else ask.say("only-fills")
    what = ask.teller.noun(ask.rest[-1])
    if len(ask.rest) == 1:
        return ask.say("live-eat", what=what, does=does)
    who = ask.w.person(ask.rest[0])
    hungry = ask.w.level(who, HUNGER)
    return ask.say("live-eats", who=person(ask.teller, ask.w, who), what=what, does=does, n=hungry)


def drink(ask: Ask) -> str | None:
    """TW-401: everybody, or whoever is left."""
    return ask.say("live-drink-rest") if ask.question.dry else None


def nothing_to_eat(ask: Ask) -> str | None:
    """TW-404, TW-406: no meal at all makes hungry."""
    return ask.say("live-nothing", fed="yes" if ask.w.fed >> ask.question.person & 1 else "no")


# --- goods ---------------------------------------------------------------------------------------------------------------------


def packed(ask: Ask) -> str | None:
    """TW-603, TW-636: a thing with its weight and how many there are."""
    item = ask.rest[0]
    outside = ask.head == "leave"
    stock = ask.w.pile if outside else ask.w.storage if ask.tag == "equip" else ask.w.box
    what = ask.teller.noun(item, 2 if ask.head == "fill" else 1)
    return ask.say(f"{ask.tag}-{ask.head}-now", what=what, weight=WEIGHT[ITEM[item]], n=stock[ITEM[item]])


def valued(ask: Ask) -> str | None:
    """TW-963: a thing with its barter value."""
    item = ITEM[ask.rest[0]]
    stock = ask.w.box if ask.head == "take" else ask.w.stock()
    left = stock[item]
    if ask.head == "take" and ask.w.deal is not None:
        left -= ask.w.deal.given.count(item)
    return ask.say(f"live-{ask.head}", what=ask.teller.noun(ask.rest[0]), value=ask.w.worth(item), n=left)


def given(ask: Ask) -> str | None:
    """TW-706: a thing that is given up, and how many there are."""
    stock = ask.w.stock(ask.question.where)
    return ask.say("live-lose", what=ask.teller.noun(ask.rest[0]), n=stock[ITEM[ask.rest[0]]])


def worth(ask: Ask) -> str | None:
    """TW-962: a thing that pays for something, with its value."""
    item = ITEM[ask.rest[0]]
    stock = ask.w.stock(ask.question.where)
    return ask.say("live-give", what=ask.teller.noun(ask.rest[0]), value=ask.w.worth(item), n=stock[item])


# --- outside -------------------------------------------------------------------------------------------------------------------


def go(ask: Ask) -> str | None:
    """TW-042, TW-601: a Location with its danger and the cards there are."""
    if not ask.rest:
        return None
    space = ask.rest[0]
    place = ask.w.place(ask.w.places()[space])
    cards = (HARDER_CARDS_AT if ask.w.options["difficulty"] == "harder" else CARDS_AT)[space]
    return ask.say(
        "live-go",
        name=ask.teller.noun(place.key),
        space=ask.teller.noun(space),
        danger=ask.say(f"danger-{place.danger}"),
        n=cards - 2 if "curfew" in ask.w.tonight else cards,
    )


def swap(ask: Ask) -> str | None:
    """TW-808: a Location that would be exchanged."""
    space = ask.rest[0]
    name = ask.teller.noun(ask.w.content.cards[ask.w.places()[space]].key)
    return ask.say("live-exchange", name=name, space=ask.teller.noun(space))


def reveal(ask: Ask) -> str | None:
    return ask.say("live-reveal", n=ask.w.unknown)


def trade(ask: Ask) -> str | None:
    """TW-627: the market of a Location, with what it costs to reach it."""
    deal = ask.w.place(ask.w.location).trade
    barter = next((e for e in ask.option.then if isinstance(e, Barter)), None)
    if deal is None:
        return None
    fee = barter.price(ask.w) if barter is not None else deal.commission
    return ask.say("live-trade", cards=deal.cards, fee=fee, goods=offer(ask.teller, deal.offer))


def offer(teller: "Teller", families: Iterable[str]) -> str:
    """What is for sale, by the colours of the tokens."""
    return teller.listed([teller.say(f"goods-{f}") if teller.has(f"goods-{f}") else teller.noun(f) for f in families])


def leave(ask: Ask) -> str | None:
    """TW-617: nothing is chosen; for a Night Raid it means to stand up to it."""
    raid_card = isinstance(ask.teller.card(ask.card), NightRaid)
    return ask.say("offered-stand" if raid_card else "offered-leave")


def finding(ask: Ask) -> str | None:
    return described(ask.teller, f"findings/{ask.rest[0]}")


def roll_noise(ask: Ask) -> str | None:
    return ask.say("live-roll", n=ask.w.noise)


# --- fights and Raids ------------------------------------------------------------------------------------------------------------


def foe_named(teller: "Teller", w: City, i: int) -> str:
    """An enemy by its letter and number, with weapon, Prowess and Wounds."""
    assert w.fight is not None
    foe = w.fight.foes[i]
    return teller.say(
        "foe",
        n=i + 1,
        letter=foe.letter.upper(),
        weapon=weapon(teller, foe.weapon),
        prowess=foe.prowess,
        wounds=foe.wounds,
    )


def foe(ask: Ask) -> str | None:
    return foe_named(ask.teller, ask.w, int(ask.rest[0]) - 1) if ask.w.fight is not None else None


def again(ask: Ask) -> str | None:
    return ask.say("live-again", n=getattr(ask.question, "again", 1))


def keep_roll(ask: Ask) -> str | None:
    """TW-1208: what the number on the table brings; what stands in a Script is not told before it is read."""
    it = ask.question
    does = "" if ask.card.startswith(BOOKS) else said(ask.teller, row(it.rows, it.rolled))
    return ask.say("live-keep-roll", n=it.rolled, does=does, known="yes" if does else "no")


def keep_hurt(ask: Ask) -> str | None:
    hurt = next((e.n for e in ask.option.then if isinstance(e, Hurt)), 0)
    return ask.say("live-keep-hurt", does=change(ask.teller, "wounds", hurt))


def keep_blow(ask: Ask) -> str | None:
    return ask.say("live-keep-blow", face=face(ask.teller, ask.question.face))


def shields(ask: Ask) -> str | None:
    """TW-717: what is warded off, and what is left."""
    it = next((e for e in ask.option.then if isinstance(e, Shielded)), None)
    if it is None:
        return None
    now = raid(ask.w)
    return ask.say(
        "live-shields", wounds=it.wounds, damage=it.damage, hurt=now.wounds - it.wounds, lost=now.damage - it.damage
    )


def crime(ask: Ask) -> str | None:
    it = next((e for e in ask.option.then if isinstance(e, MoreCrime)), None)
    return ask.say("live-wave", raids=it.raids, residents=it.residents) if it is not None else None


# --- cards ------------------------------------------------------------------------------------------------------------------------


def card_named(ask: Ask) -> str | None:
    """A card with what it does."""
    decks = {"narrative": "narrative-action", "raid": "night-raid", "character": "character"}
    key = key_of(ask.teller, ask.rest[0], (decks[ask.head],))
    return described(ask.teller, key) if key else None


def unknown(ask: Ask) -> str | None:
    """TW-625: a card that was looked at."""
    return ask.say(f"live-{ask.head}-card", what=described(ask.teller, f"exploration/{ask.rest[0]}"))


def way(ask: Ask) -> str | None:
    """One of several bundles: what it costs or does."""
    words = price(ask.teller, ask.option.then) or said(ask.teller, ask.option.then)
    return words[:1].upper() + words[1:] if words else None


def fitting(ask: Ask) -> str | None:
    return ask.say("live-fitting", what=lies_at(ask.teller, ask.w, ask.rest[0]), where=where(ask.teller, ask.rest[0]))


LIVE: dict[str, Callable[[Ask], str | None]] = {
    "person": somebody,
    "guards-roll-person": guard,
    "bind-person": reader,
    "dry": lambda ask: ask.say("live-dry", who=somebody(ask) or ""),
    "water-drink": drink,
    "first": lambda ask: ask.say("live-first", who=ask.name(ask.rest[0])),
    "bed": task,
    "floor": task,
    "guard": task,
    "scavenge": task,
    "search": at_card,
    "dig": at_card,
    "dig-with": at_card,
    "pick": at_card,
    "unlock": at_card,
    "saw": at_card,
    "assign-use": work,
    "build": build,
    "move": shift,
    "demolish": shift,
    "idea": idea,
    "objective": objective,
    "sort-wood": sort,
    "eat": eat,
    "meal-nothing": nothing_to_eat,
    "equip-take": packed,
    "equip-leave": packed,
    "carry-take": packed,
    "carry-fill": packed,
    "carry-leave": packed,
    "haggle-take": valued,
    "haggle-give": valued,
    "pick-loss-give": given,
    "pick-value-give": worth,
    "choose-location-go": go,
    "exchange": swap,
    "reveal": reveal,
    "trade": trade,
    "offered-leave": leave,
    "findings": finding,
    "before-noise-roll": roll_noise,
    "foe": foe,
    "again": again,
    "rolled-keep": keep_roll,
    "danger-rolled-keep": keep_hurt,
    "blow-keep": keep_blow,
    "off-wounds": shields,
    "raids": crime,
    "narrative": card_named,
    "raid": card_named,
    "character": card_named,
    "next": unknown,
    "return": unknown,
    "way": way,
    "fitting": fitting,
}
"""Answers whose consequences, or whose table, have more to say than their key."""
