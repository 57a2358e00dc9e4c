"""Buttons that answer for several at once: a whole night, a pack, a meal, a price; they name everything they stand for."""

from collections.abc import Iterable

from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.city.packing import TakeToPile
from holdfast.games.this_war.city.unknown import SortUnknown
from holdfast.games.this_war.combat.weapons import TakeWeapon
from holdfast.games.this_war.flow.dusk import Eat
from holdfast.games.this_war.flow.evening import Task
from holdfast.games.this_war.people.health import AssignMeds
from holdfast.games.this_war.rules import ITEM
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.labels.people import tired, unfed
from holdfast.games.this_war.text.nouns import amount, paid, people, person, weapon
from holdfast.games.this_war.text.prospects import bare_hit
from holdfast.games.this_war.things.barter import GiveGoods
from holdfast.games.this_war.things.stores import GiveUp


def rummagers(button: Button) -> str | None:
    """TW-315: everybody who has nothing to do yet."""
    who = [step.job.person for step in button.option.then if isinstance(step, Assigned)]
    return button.say("live-rummage-all", who=people(button.localizer, button.w, who))


def hungriest(button: Button) -> str | None:
    """TW-405: who is fed of those who are still to be asked."""
    fed = [step.person for step in button.option.then if isinstance(step, Eat)]
    what = amount(button.localizer, button.rest[0], len(fed))
    return button.say("live-hungry-eat", who=people(button.localizer, button.w, fed), what=what, others=unfed(button))


def thirsty(button: Button) -> str | None:
    """TW-402: the two who go without."""
    who = [button.w.person(name) for name in button.rest[0].split("+")]
    return button.say("live-dry", who=people(button.localizer, button.w, who)) if len(who) > 1 else None


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
        f"live-{button.head}",
        out=who.get("scavenge", ""),
        guard=who["guard"],
        asleep=button.localizer.listed(beds),
        **{"asleep-is": "some" if beds else "none"},
    )


def on_guard(button: Button, step: Task) -> str:
    """TW-708: what the night does to somebody, and what he does on guard."""
    does = tired(button, step)
    return button.say("guards-with", does=does, hit=bare_hit(button.w, step.person)) if step.task == "guard" else does


def pack(button: Button) -> str | None:
    """TW-603: what is taken along."""
    goods = [(step.item, step.n) for step in button.option.then if isinstance(step, TakeToPile)]
    return button.say(f"live-{button.head}", what=paid(button.localizer, goods))


def doses(button: Button) -> str | None:
    """TW-803: which medicine for whom."""
    given = [step for step in button.option.then if isinstance(step, AssignMeds)]
    return button.say("live-treat-all", doses=handed(button, [(step.person, step.item) for step in given]))


def arms(button: Button) -> str | None:
    """TW-701, TW-905: which weapon for whom."""
    given = [step for step in button.option.then if isinstance(step, TakeWeapon)]
    return button.say("live-arm-all", what=handed(button, [(step.person, step.item) for step in given]))


def handed(button: Button, given: Iterable[tuple[int, int]]) -> str:
    """One thing each."""
    each = [
        button.say("armed-with", who=person(button.localizer, button.w, p), what=weapon(button.localizer, item))
        for p, item in given
    ]
    return button.localizer.listed(each)


def looked_at(button: Button) -> str | None:
    """TW-625: all cards that were looked at and are not decided yet."""
    question = button.question
    if not isinstance(question, SortUnknown):
        return None
    names = [button.localizer.noun(button.w.content.cards[card].key) for card in question.cards]
    return button.say(f"live-{button.head}", what=", ".join(names))


def swap(button: Button) -> str | None:
    """TW-963: a thing on offer, and what is given for it."""
    item = button.rest[0]
    gives = [(step.item, step.n) for step in button.option.then if isinstance(step, GiveGoods)]
    what, price = amount(button.localizer, item, 1), paid(button.localizer, gives)
    return button.say("live-buy", what=what, value=button.w.worth(ITEM[item]), price=price)


def all_given(button: Button) -> str | None:
    """TW-706, TW-962: everything that is asked for, at once."""
    goods = [(step.item, step.n) for step in button.option.then if isinstance(step, GiveUp)]
    value = sum([button.w.worth(item) * n for item, n in goods])
    return button.say(f"live-{button.head}", what=paid(button.localizer, goods), value=value)
