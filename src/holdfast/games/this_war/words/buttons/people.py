"""Buttons about people: who it is, what he needs, what he eats and where he sleeps."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.flow.dusk import NOURISHES
from holdfast.games.this_war.numbers import FATIGUE, HUNGER, ITEM, STATES, WORST
from holdfast.games.this_war.words.nouns import change, person, weapon
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller
from holdfast.games.this_war.words.buttons.button import Ask

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
