"""What may be done at any time: eating, laying medicine, kept cards; and which of it cannot wait (TW-1301 to TW-1305, TW-1841)."""

from typing import Any, NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo, MemoPerContent
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.jobs import extra_shift, works_longer
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.flow.dusk import Eat
from holdfast.games.this_war.log import KEPT, line, one, top
from holdfast.games.this_war.options import GivenTo, Someone
from holdfast.games.this_war.people.health import AssignMeds
from holdfast.games.this_war.rules import (
    BANDAGES,
    CANNED,
    FOOD,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    ITEM,
    MEDICAL,
    MEDS,
    RAW,
    VEGETABLE,
    WOUNDS,
)
from holdfast.games.this_war.world import City

EATING = frozenset({"day", "dusk", "evening", "scavenging", "carrying", "meds"})
"""Moments at which somebody may eat: not in a fight and not while a Script is open (TW-1301)."""
ABROAD = ("scavenging", "carrying")
STARVING = 3
"""One level more, and the Character is lost (TW-1006)."""


class Helpings(NamedTuple):
    """What one Character may eat or be given, as one seat offers it."""

    eat: dict[int, Option]
    treat: dict[int, Option]


def helpings(content: Content) -> Memo[int, list[Helpings]]:
    """By seat and Character: made once and kept."""

    def make(seat: Seat) -> list[Helpings]:
        found = []
        for p, name in enumerate(SHEETS[content].id):
            eat = {i: option(GivenTo("eat", name, IDS[i]), seat, (Eat(p, i),), stay=True) for i in FOOD}
            treat = {i: option(GivenTo("assign", name, IDS[i]), seat, (AssignMeds(p, i),), stay=True) for i in MEDICAL}
            found.append(Helpings(eat, treat))
        return found

    return Memo(make)


HELPINGS = MemoPerContent(helpings)


def offers(w: City, moment: str, seat: Seat, menu: Menu) -> None:
    """TW-1302: those in the Shelter use Storage, scavengers the Findings Pile; who stopped is there again when findings are
    chosen (TW-630). What can wait for its own time stands apart from the answers, unless there is only one."""
    outside = moment in ABROAD
    stock = w.pile if outside else w.storage
    food, drugs = stock[CANNED] or stock[RAW] or stock[VEGETABLE], stock[MEDS] or stock[HERBAL] or stock[BANDAGES]
    extra = moment == "day" and w.zones["kept"].top and w.kept("extra-shift") >= 0
    if not (food or drugs or extra):
        return
    who = w.at_home() if not outside else w.searching() if moment == "scavenging" else w.scavengers
    if drugs and moment == "meds":
        medicine(w, who, stock, HELPINGS[w.content][seat], apart(menu))
    if food and moment in EATING:
        eating(w, who, moment, stock, menu, apart(menu))
    if drugs and moment != "meds":
        medicine(w, who, stock, HELPINGS[w.content][seat], apart(menu))
    if extra:
        for p in who:
            if w.actions(p) < 3 and not works_longer(w, p):
                menu.add(Someone("extra-shift", w.id(p)), ExtraShift(p), stay=True)


def apart(menu: Menu) -> list[Option]:
    """The list for offers that can wait: the answers if there is only one, otherwise a list apart."""
    moves = len([option for option in menu.options if not option.blocks]) if menu.explain else len(menu.options)
    return menu.backs if moves > 1 else menu.options


def eating(w: City, who: tuple[int, ...], moment: str, stock: list[int], menu: Menu, waits: list[Option]) -> None:
    """TW-1303: food that helps now: it stills hunger, or it counts as today's meal (TW-406)."""
    helpings = HELPINGS[w.content][menu.seat]
    cooked = stock[CANNED] or stock[RAW]
    fresh = stock[VEGETABLE] and moment == "day"
    for p in who:
        hunger = w.level(p, HUNGER)
        if cooked and hunger:
            eat = helpings[p].eat
            options = menu.options if hunger >= STARVING else waits
            if stock[CANNED]:
                options.append(eat[CANNED])
            if stock[RAW]:
                options.append(eat[RAW])
        if fresh and not w.has_eaten(p):
            waits.append(helpings[p].eat[VEGETABLE])


def medicine(w: City, who: tuple[int, ...], stock: list[int], helpings: list[Helpings], options: list[Option]) -> None:
    """TW-802, TW-803, TW-1304: for the ill and the wounded, one of each kind."""
    for p in who:
        if w.level(p, ILLNESS) and w.meds[p] < 0:
            treat = helpings[p].treat
            if stock[MEDS]:
                options.append(treat[MEDS])
            if stock[HERBAL]:
                options.append(treat[HERBAL])
        if w.level(p, WOUNDS) and stock[BANDAGES] and not w.has_bandages(p):
            options.append(helpings[p].treat[BANDAGES])


def kept_card_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-1841: a kept card has its moment."""
    who = one(w, effect.person) if hasattr(effect, "person") else {"who": "", "people": 0, "sex": "m"}
    return line("use-kept", card=top(w, "narrative-discard"), **who)


class ExtraShift(Effect[City]):
    """TW-1841 (6), TW-1842: one Character ignores black circles today; the Fatigue comes later."""

    person: int
    accounts_for = (*KEPT, "today")
    log = kept_card_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("extra-shift"), "kept", "narrative-discard")
        w.remember(extra_shift(w, self.person))
        return ()


def matters(w: City, moment: str, option: Option) -> bool:
    """Whether an offer cannot wait for its own time."""
    match option.spec or GivenTo.read(option.key):
        case GivenTo(
            "eat", who, item
        ):  # TW-404, TW-1303: until the meal at Dusk, and after it, only the starving cannot wait
            return w.level(w.person(who), HUNGER) >= STARVING and w.rules.nourishes(ITEM[item]) > 0
        case GivenTo(
            "assign"
        ):  # TW-802, TW-1304: it acts when the Fate card is resolved, and Dawn asks about it in time
            return moment == "meds"
    return True
