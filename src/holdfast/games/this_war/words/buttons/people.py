"""Buttons about people: who it is, what he needs, what he eats and where he sleeps."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.flow.dusk import NOURISHES, Eat
from holdfast.games.this_war.numbers import HUNGER, ITEM, STATES
from holdfast.games.this_war.people.spirit import spirit
from holdfast.games.this_war.words.buttons.button import Button
from holdfast.games.this_war.words.cards.effects import said
from holdfast.games.this_war.words.nouns import amount, change, people, person, weapon
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller


# --- people ---------------------------------------------------------------------------------------------------------


def states(teller: "Teller", w: City, p: int) -> str:
    """What ails somebody: his States above nought."""
    return ", ".join([f"{teller.noun(name)} {w.level(p, s)}" for s, name in enumerate(STATES) if w.level(p, s)])


def somebody(button: Button) -> str | None:
    """A Character with his States."""
    p = button.w.person(button.rest[0])
    ails = states(button.teller, button.w, p)
    name = person(button.teller, button.w, p)
    return button.say("person-now", who=name, states=ails) if ails else name


def brooding(button: Button) -> str | None:
    """TW-1102: a Character, and what the Spirit line asks of him."""
    p = button.w.person(button.rest[0])
    does = said(button.teller, spirit(button.w, p, button.question.line))
    return button.say("card-does", name=somebody(button) or "", does=does)


def guard(button: Button) -> str | None:
    """TW-708: a guard with what he holds."""
    p = button.w.person(button.rest[0])
    return button.say(
        "person-armed", who=person(button.teller, button.w, p), what=weapon(button.teller, button.w.held[p])
    )


def reader(button: Button) -> str | None:
    """TW-1223: who may step forward, with Prowess and Empathy."""
    p = button.w.person(button.rest[0])
    return button.say(
        "person-able", who=person(button.teller, button.w, p), prowess=button.w.prowess(p), empathy=button.w.empathy(p)
    )


def all_tasks(button: Button) -> str | None:
    """The same for all who have no task yet, by name."""
    left = [p for p in button.w.here() if not button.w.tasks[p]]
    return button.say(f"live-all-{button.rest[0]}", who=people(button.teller, button.w, left))


# --- eating and medicine --------------------------------------------------------------------------------------------


def eat(button: Button) -> str | None:
    """TW-404, TW-1303: what is eaten, and what it does to hunger."""
    item = ITEM[button.rest[-1]]
    does = change(button.teller, "hunger", -NOURISHES[item]) if NOURISHES[item] else button.say("only-fills")
    what = button.teller.noun(button.rest[-1])
    if len(button.rest) == 1:
        return button.say("live-eat", what=what, does=does)
    who = button.w.person(button.rest[0])
    hungry = button.w.level(who, HUNGER)
    return button.say("live-eats", who=person(button.teller, button.w, who), what=what, does=does, n=hungry)


def all_eat(button: Button) -> str | None:
    """TW-405: the same for everybody who is still to be asked."""
    table = [step.person for step in button.option.then if isinstance(step, Eat)]
    what = amount(button.teller, button.rest[0], len(table))
    return button.say("live-all-eat", who=people(button.teller, button.w, table), what=what)


def drink(button: Button) -> str | None:
    """TW-401: everybody, or whoever is left."""
    return button.say("live-drink-rest") if button.question.dry else None


def nothing_to_eat(button: Button) -> str | None:
    """TW-404, TW-406: no meal at all makes hungry."""
    return button.say("live-nothing", fed="yes" if button.w.fed >> button.question.person & 1 else "no")
