"""Labels and prompts of the phases: water, meals, tasks of the night."""

from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.cards import NightRaid
from holdfast.games.this_war.combat.text import bare_hit
from holdfast.games.this_war.flow.dusk import Eat, GoHungry, Meal, Water
from holdfast.games.this_war.flow.evening import Task, Tasks
from holdfast.games.this_war.flow.options import PairGoesWithout
from holdfast.games.this_war.flow.turns import BetweenTurns, Overtime, starving
from holdfast.games.this_war.options import GivenTo
from holdfast.games.this_war.people.text import fatigued, somebody, span
from holdfast.games.this_war.rules import BLOCKED, FATIGUE, HUNGER, ITEM, WATER, WORST, WOUNDS
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.nouns import amount, change, people, person
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def task(button: Button) -> str | None:
    """TW-502 to TW-509: what somebody does tonight, and what it does to Fatigue."""
    it = button.follows(Task)
    return button.say("tired-by", what=button.say(f"opt-{it.task}"), does=tired(button, it)) if it is not None else None


def tired(button: Button, it: Task) -> str:
    """TW-502 to TW-509: Fatigue before and after a night."""
    now = button.w.level(it.person, FATIGUE)
    then = (
        0
        if it.task == "bed"
        else max(0, now - button.w.rules.floor_rest)
        if it.task == "floor"
        else min(WORST, now + 1)
    )
    return fatigued(button, it.person, then)


def all_tasks(button: Button) -> str | None:
    """The same for all who have no task yet, by name."""
    each = [
        button.say("tired-by", what=person(button.localizer, button.w, it.person), does=tired(button, it))
        for it in button.option.then
        if isinstance(it, Task)
    ]
    return button.say(f"live-all-{button.it.what}", who=button.localizer.listed(each))


def night(button: Button) -> str | None:
    """TW-501: who goes out, who stands guard, and where the others sleep."""
    tasks = [step for step in button.option.then if isinstance(step, Task)]
    names = [person(button.localizer, button.w, step.person) for step in tasks]
    who = {
        step.task: button.say("tired-by", what=name, does=on_guard(button, step))
        for step, name in zip(tasks, names, strict=True)
    }
    beds = [
        button.say(f"asleep-{step.task}", who=name, does=tired(button, step))
        for step, name in zip(tasks, names, strict=True)
        if step.task in ("bed", "floor")
    ]
    return button.say(
        f"live-{button.deed}",
        out=who.get("scavenge", ""),
        guard=who["guard"],
        asleep=button.localizer.listed(beds),
        **{"asleep-is": "some" if beds else "none"},
    )


def on_guard(button: Button, step: Task) -> str:
    """TW-708: what the night does to somebody, also on guard."""
    does = tired(button, step)
    return button.say("guards-with", does=does, hit=bare_hit(button.w, step.person)) if step.task == "guard" else does


BY_DAY = ("morning", "day", "dusk")
"""TW-406, TW-410: when what is eaten counts as the meal of this day."""


def eat(button: Button) -> str | None:
    """TW-404, TW-1303: what is eaten, and what it does to hunger; any food spares one the hunger of the evening (TW-406)."""
    item = ITEM[button.it.what]
    what = amount(button.localizer, button.it.what, 1)
    who = button.w.person(button.it.who) if isinstance(button.it, GivenTo) else button.question.person
    hungry = button.w.level(who, HUNGER)
    now = max(0, hungry - button.w.rules.nourishes(item))
    falls = change(button.localizer, "hunger", now - hungry)
    meal = button.w.phase in BY_DAY and not button.w.has_eaten(who)
    words = {"n": hungry, "now": now, "meal": "yes" if meal else "no"}
    does = button.say("hunger-falls" if now < hungry else "only-fills", does=falls, **words)
    if isinstance(button.it, GivenTo):
        return button.say("live-eats", who=person(button.localizer, button.w, who), what=what, does=does)
    return button.say("live-eat", what=what, does=does)


def all_eat(button: Button) -> str | None:
    """TW-405: the same for everybody who is still to be asked."""
    table = [step.person for step in button.option.then if isinstance(step, Eat)]
    what = amount(button.localizer, button.it.what, len(table))
    return button.say("live-all-eat", who=people(button.localizer, button.w, table), what=what)


def drink(button: Button) -> str | None:
    """TW-401: everybody, or the rest."""
    return button.say("live-drink-rest") if button.question.dry else None


def nothing_to_eat(button: Button) -> str | None:
    """TW-404, TW-406: no meal at all makes hungry, and hunger may cost an action of tomorrow (TW-1004)."""
    return button.say("live-nothing", does=hungrier(button, button.question.person))


def hungrier(button: Button, p: int) -> str:
    """TW-404, TW-1004: what going without a meal does to somebody."""
    if button.w.has_eaten(p):
        return button.say("fed-today")
    n = button.w.level(p, HUNGER)
    return button.say("hunger-rises", n=n, now=n + 1, acts=3 - BLOCKED[HUNGER][n + 1], left=WORST - n - 1)


def nobody_eats(button: Button) -> str | None:
    """TW-404: what it does to each of those who are still to be asked."""
    return button.say("live-nobody-eats", who=unfed(button))


def unfed(button: Button) -> str:
    """The people who get nothing, grouped by what it does to them."""
    alike: dict[str, list[int]] = {}
    for step in button.option.then:
        if isinstance(step, GoHungry):
            alike.setdefault(hungrier(button, step.person), []).append(step.person)
    each = [
        button.say("tired-by", what=people(button.localizer, button.w, who), does=does) for does, who in alike.items()
    ]
    return "; ".join(each) if any(len(who) > 1 for who in alike.values()) else button.localizer.listed(each)


def hungriest(button: Button) -> str | None:
    """TW-405: who is fed of those who are still to be asked."""
    fed = [step.person for step in button.option.then if isinstance(step, Eat)]
    what = amount(button.localizer, button.it.what, len(fed))
    return button.say("live-hungry-eat", who=people(button.localizer, button.w, fed), what=what, others=unfed(button))


def dry(button: Button) -> str | None:
    """TW-402: who goes without."""
    if isinstance(button.it, PairGoesWithout):
        pair = [button.w.person(button.it.who), button.w.person(button.it.what)]
        return button.say("live-dry", who=people(button.localizer, button.w, pair))
    return button.say("live-dry", who=somebody(button))


def alone(button: Button) -> str | None:
    """TW-403: who alone drinks."""
    return button.say("live-alone", who=somebody(button))


# --- prompts ----------------------------------------------------------------------------------------------------


def between(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-207: the next turn; 0 after the third."""
    return {"nth": effect.turn}


def overtime(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1303, TW-1841 (6): by what somebody could still act."""
    shift, food = w.kept("extra-shift") >= 0, starving(w)
    return {"by": "both" if shift and food else "shift" if shift else "food"}


def water(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    need = len([p for p in w.here() if p not in effect.dry])
    have = w.storage[WATER]
    dry = localizer.listed([person(localizer, w, p) for p in effect.dry])
    some = {"dry": dry, "some": "yes" if effect.dry else "no"}
    return {"have": have, "need": need, "enough": "yes" if have >= need else "no", **some}


def meal(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    p = effect.person
    return {"hunger": w.level(p, HUNGER), "fed": "yes" if w.has_eaten(p) else "no"}


def tasks(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-704, TW-705, TW-709: the first question shows what a Raid does; red-cornered ones are worse."""
    p = effect.next(w)
    sheet = {"prowess": w.prowess(p), "inventory": w.character(p).inventory, "wounds": w.level(p, WOUNDS)}
    sheet["hit"] = bare_hit(w, p)
    raids = [
        card for card in w.content.deck("night-raid") if isinstance(card, NightRaid) and card.damage and not card.corner
    ]
    usual = {"damage": span([card.damage for card in raids]), "hurts": span([card.wounds for card in raids])}
    first = "no" if any(w.tasks[q] for q in w.here()) else "yes"
    return {"who": person(localizer, w, p), "fatigue": w.level(p, FATIGUE), "first": first, **usual, **sheet}


LABELS: dict[str, Live] = {
    "dry": dry,
    "alone": alone,
    "water-drink": drink,
    "eat": eat,
    "meal-nothing": nothing_to_eat,
    "nobody-eats": nobody_eats,
    "bed": task,
    "floor": task,
    "guard": task,
    "scavenge": task,
    "all": all_tasks,
    "all-eat": all_eat,
    "hungry-eat": hungriest,
    "night": night,
    "watch": night,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    BetweenTurns: between,
    Overtime: overtime,
    Water: water,
    Meal: meal,
    Tasks: tasks,
}
