"""Buttons about people: who it is, what he needs, what he eats and where he sleeps."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.flow.dusk import NOURISHES, Eat, GoHungry
from holdfast.games.this_war.flow.evening import Task
from holdfast.games.this_war.people.health import CURES, AssignMeds
from holdfast.games.this_war.people.spirit import STRENGTH, DrinkUp, spirit
from holdfast.games.this_war.rules import (
    BANDAGES,
    BLOCKED,
    FATIGUE,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    ITEM,
    STATES,
    WORST,
    WOUNDS,
)
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.nouns import amount, change, people, person, weapon
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


# --- people ---------------------------------------------------------------------------------------------------------


def states(localizer: "Localizer", w: City, p: int) -> str:
    """What ails somebody: his States above nought."""
    return ", ".join([f"{localizer.noun(name)} {w.level(p, s)}" for s, name in enumerate(STATES) if w.level(p, s)])


def somebody(button: Button) -> str | None:
    """A Character with his States."""
    p = button.w.person(button.rest[0])
    ails = states(button.localizer, button.w, p)
    name = person(button.localizer, button.w, p)
    return button.say("person-now", who=name, states=ails) if ails else name


def brooding(button: Button) -> str | None:
    """TW-1102: a Character, and what the Spirit line asks of him."""
    p = button.w.person(button.rest[0])
    does = said(button.localizer, spirit(button.w, p, button.question.line))
    return button.say("card-does", name=somebody(button) or "", does=does)


def guard(button: Button) -> str | None:
    """TW-708: a guard with what he holds."""
    p = button.w.person(button.rest[0])
    return button.say(
        "person-armed", who=person(button.localizer, button.w, p), what=weapon(button.localizer, button.w.held[p])
    )


def reader(button: Button) -> str | None:
    """TW-1223: who may step forward, with Prowess and Empathy."""
    p = button.w.person(button.rest[0])
    return button.say(
        "person-able",
        who=person(button.localizer, button.w, p),
        prowess=button.w.prowess(p),
        empathy=button.w.empathy(p),
    )


def task(button: Button) -> str | None:
    """TW-502 to TW-509: what somebody does tonight, and what it does to Fatigue."""
    it = button.follows(Task)
    return button.say("tired-by", what=button.say(f"opt-{it.task}"), does=tired(button, it)) if it is not None else None


def tired(button: Button, it: Task) -> str:
    """TW-502 to TW-509: Fatigue before and after a night."""
    now = button.w.level(it.person, FATIGUE)
    then = 0 if it.task == "bed" else max(0, now - 2) if it.task == "floor" else min(WORST, now + 1)
    return fatigued(button, it.person, then)


def fatigued(button: Button, p: int, then: int, by: int = 0) -> str:
    """TW-1004: somebody's Fatigue as it will be, and how many actions of tomorrow it leaves; `by` how much, where not all of it has
    room."""
    now = button.w.level(p, FATIGUE)
    if then == now:
        return button.say("fatigue-stays", now=now)
    does = change(button.localizer, "fatigue", by or then - now)
    return button.say("fatigue-changes", does=does, now=now, then=then, acts=3 - BLOCKED[FATIGUE][then])


def all_tasks(button: Button) -> str | None:
    """The same for all who have no task yet, by name."""
    each = [
        button.say("tired-by", what=person(button.localizer, button.w, it.person), does=tired(button, it))
        for it in button.option.then
        if isinstance(it, Task)
    ]
    return button.say(f"live-all-{button.rest[0]}", who=button.localizer.listed(each))


def music(button: Button) -> str | None:
    """TW-1715: for one, or with a Guitar for all."""
    return button.say("live-music", all="yes" if button.w.storage[ITEM["guitar"]] else "no")


# --- eating and medicine --------------------------------------------------------------------------------------------


BY_DAY = ("morning", "day", "dusk")
"""TW-406, TW-410: when what is eaten counts as the meal of this day."""


def eat(button: Button) -> str | None:
    """TW-404, TW-1303: what is eaten, and what it does to hunger; any food spares one the hunger of the evening (TW-406)."""
    item = ITEM[button.rest[-1]]
    what = amount(button.localizer, button.rest[-1], 1)
    who = button.question.person if len(button.rest) == 1 else button.w.person(button.rest[0])
    hungry = button.w.level(who, HUNGER)
    now = max(0, hungry - NOURISHES[item])
    falls = change(button.localizer, "hunger", now - hungry)
    meal = button.w.phase in BY_DAY and not button.w.fed >> who & 1
    words = {"n": hungry, "now": now, "meal": "yes" if meal else "no"}
    does = button.say("hunger-falls" if now < hungry else "only-fills", does=falls, **words)
    if len(button.rest) == 1:
        return button.say("live-eat", what=what, does=does)
    return button.say("live-eats", who=person(button.localizer, button.w, who), what=what, does=does)


def all_eat(button: Button) -> str | None:
    """TW-405: the same for everybody who is still to be asked."""
    table = [step.person for step in button.option.then if isinstance(step, Eat)]
    what = amount(button.localizer, button.rest[0], len(table))
    return button.say("live-all-eat", who=people(button.localizer, button.w, table), what=what)


def medicine(button: Button) -> str | None:
    """TW-1803: what a medicine will do for somebody at Dawn; more than there is it cannot take off."""
    it = button.follows(AssignMeds)
    if it is None:
        return None
    state = WOUNDS if it.item == BANDAGES else ILLNESS
    now, most = button.w.level(it.person, state), CURES[it.item]
    off = min(now, most)
    words = {"what": button.localizer.noun(IDS[it.item]), "who": person(button.localizer, button.w, it.person)}
    does = change(button.localizer, STATES[state], -off)
    sure = "no" if it.item == HERBAL else "part" if off < most else "yes"
    words |= {"sure": sure, "when": "now" if button.w.phase == "dawn" else "later"}
    return button.say("live-assign", does=does, now=now, then=now - off, most=most, **words)


def spirits(button: Button) -> str | None:
    """TW-810: what a drink does to somebody."""
    it = button.follows(DrinkUp)
    if it is None:
        return None
    by = STRENGTH[it.item]
    fatigue = fatigued(button, it.person, min(WORST, button.w.level(it.person, FATIGUE) + by), by)
    words = {"misery": change(button.localizer, "misery", -1), "fatigue": fatigue}
    who = person(button.localizer, button.w, it.person)
    return button.say("live-drink", who=who, what=button.localizer.noun(IDS[it.item]), **words)


def drink(button: Button) -> str | None:
    """TW-401: everybody, or whoever is left."""
    return button.say("live-drink-rest") if button.question.dry else None


def nothing_to_eat(button: Button) -> str | None:
    """TW-404, TW-406: no meal at all makes hungry, and hunger may cost an action of tomorrow (TW-1004)."""
    return button.say("live-nothing", does=hungrier(button, button.question.person))


def hungrier(button: Button, p: int) -> str:
    """TW-404, TW-1004: what going without a meal does to somebody."""
    if button.w.fed >> p & 1:
        return button.say("fed-today")
    n = button.w.level(p, HUNGER)
    return button.say("hunger-rises", n=n, now=n + 1, acts=3 - BLOCKED[HUNGER][n + 1], left=WORST - n - 1)


def nobody_eats(button: Button) -> str | None:
    """TW-404: what it does to each of those who are still to be asked."""
    return button.say("live-nobody-eats", who=unfed(button))


def unfed(button: Button) -> str:
    """Who gets nothing, and what it does to them: told together of those to whom it does the same."""
    alike: dict[str, list[int]] = {}
    for step in button.option.then:
        if isinstance(step, GoHungry):
            alike.setdefault(hungrier(button, step.person), []).append(step.person)
    each = [
        button.say("tired-by", what=people(button.localizer, button.w, who), does=does) for does, who in alike.items()
    ]
    return "; ".join(each) if any(len(who) > 1 for who in alike.values()) else button.localizer.listed(each)
