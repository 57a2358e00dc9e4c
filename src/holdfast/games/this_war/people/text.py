"""Labels and prompts about people: who they are, what they need, whom a card means."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.book.checks import DangerRoll
from holdfast.games.this_war.cards import Fate
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.leader import ChoosePeople
from holdfast.games.this_war.people.health import AssignMeds, DawnMeds
from holdfast.games.this_war.people.joining import Away, StartingSwap
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.spirit import DrinkUp, HabitChoice, spirit
from holdfast.games.this_war.people.states import SetState, State
from holdfast.games.this_war.people.whom import OneAndAnother
from holdfast.games.this_war.rules import (
    BANDAGES,
    BLOCKED,
    CANNED,
    FATIGUE,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    RAW,
    STATES,
    WORST,
    WOUNDS,
)
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.nouns import change, person, weapon
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def states(localizer: "Localizer", w: City, p: int) -> str:
    """The States of somebody that are above 0."""
    return ", ".join([f"{localizer.noun(name)} {w.level(p, s)}" for s, name in enumerate(STATES) if w.level(p, s)])


def somebody(button: Button) -> str:
    """A Character with their States."""
    p = button.w.person(button.it.who)
    ails = states(button.localizer, button.w, p)
    name = person(button.localizer, button.w, p)
    return button.say("person-now", who=name, states=ails) if ails else name


def brooding(button: Button) -> str | None:
    """TW-1102: a Character, and what the Spirit line asks of them."""
    p = button.w.person(button.it.who)
    does = said(button.localizer, spirit(button.w, p, button.question.line))
    return button.say("card-does", name=somebody(button), does=does)


def reader(button: Button) -> str | None:
    """TW-1223: who may step forward, with Prowess and Empathy."""
    p = button.w.person(button.it.who)
    return button.say(
        "person-able",
        who=person(button.localizer, button.w, p),
        prowess=button.w.prowess(p),
        empathy=button.w.empathy(p),
    )


def medicine(button: Button) -> str | None:
    """TW-1803: what a medicine will do for somebody at Dawn; more than there is it cannot take off."""
    it = button.follows(AssignMeds)
    if it is None:
        return None
    state = WOUNDS if it.item == BANDAGES else ILLNESS
    now, most = button.w.level(it.person, state), button.w.rules.cures(it.item)
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
    by = button.w.rules.tires(it.item)
    fatigue = fatigued(button, it.person, min(WORST, button.w.level(it.person, FATIGUE) + by), by)
    words = {"misery": change(button.localizer, "misery", -1), "fatigue": fatigue}
    who = person(button.localizer, button.w, it.person)
    return button.say("live-drink", who=who, what=button.localizer.noun(IDS[it.item]), **words)


def doses(button: Button) -> str | None:
    """TW-803: which medicine for whom."""
    given = [step for step in button.option.then if isinstance(step, AssignMeds)]
    return button.say("live-treat-all", doses=handed(button, [(step.person, step.item) for step in given]))


def handed(button: Button, given: Iterable[tuple[int, int]]) -> str:
    """One thing each."""
    each = [
        button.say("armed-with", who=person(button.localizer, button.w, p), what=weapon(button.localizer, item))
        for p, item in given
    ]
    return button.localizer.listed(each)


def fatigued(button: Button, p: int, then: int, by: int = 0) -> str:
    """TW-1004: somebody's Fatigue as it will be, and how many actions of tomorrow it leaves; `by` how much, where not all of it has
    room."""
    now = button.w.level(p, FATIGUE)
    if then == now:
        return button.say("fatigue-stays", now=now)
    does = change(button.localizer, "fatigue", by or then - now)
    return button.say("fatigue-changes", does=does, now=now, then=then, acts=3 - BLOCKED[FATIGUE][then])


# --- prompts ----------------------------------------------------------------------------------------------------


def dawn(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1802, TW-1303: what any Fate card may do to the untreated, and whether there is food for the hungry."""
    here = w.here()
    ill = [p for p in here if w.level(p, ILLNESS) and w.meds[p] < 0]
    hurt = [p for p in here if w.level(p, WOUNDS) and not w.has_bandages(p)]
    cards = [card for card in w.content.deck("fate") if isinstance(card, Fate)]
    turns = [card.illness for card in cards if ill] + [card.wounds for card in cards if hurt]
    up, down = [turn.up for turn in turns], [turn.down for turn in turns]
    food = any(w.storage[item] for item in (CANNED, RAW)) and any(w.level(p, HUNGER) for p in here)
    spans = {"worse": span(up), "better": span(down)} if turns else {"worse": "", "better": ""}
    return {"ails": "yes" if turns else "no", "food": "yes" if food else "no", "bed": w.rules.bed_bonus, **spans}


def habit(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": localizer.noun(effect.item)}


def picked(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    comforts = [isinstance(it, State) and it.state == "misery" and it.n < 0 for it in effect.then]
    good = "misery" if comforts and all(comforts) else "other"
    return {
        "n": effect.n - len(effect.picked),
        "good": good,
        **raiders(w, effect),
        **borne(happening(localizer, effect.then)),
    }


def one_and_another(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return borne(happening(localizer, effect.one))


def happening(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """What the picked will have to bear, in short."""
    parts = [happens(localizer, effect) for effect in effects]
    return ", ".join(parts) if all(parts) else said(localizer, effects)


def happens(localizer: "Localizer", effect: Any) -> str:
    if isinstance(effect, State):
        return change(localizer, effect.state, effect.n)
    if isinstance(effect, SetState):
        return f"{localizer.noun(effect.state)} {effect.level}"
    if isinstance(effect, DangerRoll):
        return localizer.say(f"die-{effect.colour}")
    if isinstance(effect, RemoveCharacter):
        return localizer.say("leaves-for-good")
    if isinstance(effect, Away):
        return localizer.say("away-for", n=effect.days)
    return localizer.say("on-the-save-sheet") if isinstance(effect, StartingSwap) else ""


def borne(does: str) -> dict[str, Any]:
    return {"does": does, "does-is": "some" if does else "none"}


def raiders(w: City, effect: Any) -> dict[str, Any]:
    """TW-704, TW-705: of how many Wounds of a Raid this is one, and what it takes afterwards."""
    hurts = w.raid is not None and any(isinstance(it, State) and it.state == "wounds" for it in effect.then)
    now = raid(w) if hurts else None
    return {"raid": "yes" if now else "no", "total": now.wounds if now else 0, "damage": now.damage if now else 0}


def span(numbers: list[int]) -> str:
    """From the least to the most of them."""
    return "–".join([str(n) for n in sorted({min(numbers), max(numbers)})])


LABELS: dict[str, Live] = {
    "person": somebody,
    "spirits-person": brooding,
    "bind-person": reader,
    "alcohol-drink": spirits,
    "assign": medicine,
    "treat-all": doses,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    DawnMeds: dawn,
    HabitChoice: habit,
    ChoosePeople: picked,
    OneAndAnother: one_and_another,
}
