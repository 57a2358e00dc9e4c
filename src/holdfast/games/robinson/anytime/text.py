"""Labels of uses and skills, and the prompts of the windows in which they are offered."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.actions.combat import Strike, blow
from holdfast.games.robinson.actions.gathering import MoreGathered
from holdfast.games.robinson.actions.options import DICE
from holdfast.games.robinson.anytime.options import UseOfSkill, UseThing
from holdfast.games.robinson.anytime.skills import UseSkill
from holdfast.games.robinson.rules import ACTION_DICE, face
from holdfast.games.robinson.text.amounts import amounts, effects_text
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.text.purpose import built
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt


USED_FROM = {
    "use": ("starting-item",),
    "token": ("discovery",),
    "treasure": ("mystery",),
    "kept": ("exploration-adventure", "gathering-adventure", "building-adventure"),
    "item": ("invention",),
}
"""The decks of what is used: ids are unique within a deck only (RC-1238)."""


def use(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: UseThing) -> str:
    """A thing and what it does."""
    key = next((f"{deck}/{it.what}" for deck in USED_FROM[it.deed] if localizer.name(f"{deck}/{it.what}")), it.what)
    name = localizer.noun(key, w=w)
    if w is not None and w.acting is not None and any(isinstance(effect, MoreGathered) for effect in option.then):
        what = "wood" if w.acting.name.endswith("-wood") else "food"
        return localizer.say("opt-more-gathered", name=name, what=amounts(localizer, {what: 1}))
    message = f"opt-use-{it.deed}" if localizer.has(f"opt-use-{it.deed}") else "opt-use"
    return localizer.say(message, name=name, does=effects_text(localizer, option.then))


def skill(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: UseOfSkill) -> str:
    seats = [w.character(option.seat).key] if w is not None and w.characters else []
    keys = [*seats, *[f"character/{name}" for name in ("carpenter", "cook", "explorer", "soldier")]]
    name = next((n for key in keys if (n := localizer.name(f"{key}/{it.what}"))), it.what)
    cost = next((e.cost for e in option.then if isinstance(e, UseSkill)), 0)
    return localizer.say("opt-skill", name=name, cost=cost, does=effects_text(localizer, option.then))


def window(localizer: "Localizer", w: Island, question: OpenQuestion, it: Window) -> str | None:
    who = question.by.who if question.by.who >= 0 else question.seats[0]
    actor = localizer.noun(f"the-who-{who}", w=w)
    said: dict[str, Any] | None = None
    match moment := it.at():
        case "dice":
            said = dice(localizer, w)
        case "fight":
            said = fight(w)
        case "clouds":
            said = clouds(w)
        case "night" if w.at_camp():
            said = night(w)
    if said is None:
        return None
    text = localizer.say(f"ask-{moment}", actor=actor, **said)
    return text[:1].upper() + text[1:]


def night(w: Island) -> dict[str, Any]:
    """RC-531, RC-555: the food, how many people eat, and whether everybody needs a second meal tonight."""
    food, people = w.free("food"), len(w.at_camp())
    twice = bool(w.token("night", "food"))
    lacks = max(0, people - food)
    return {"food": food, "people": people, "twice": "yes" if twice else "no", "need": 2 * people, "lacks": lacks}


def dice(localizer: "Localizer", w: Island) -> dict[str, Any] | None:
    """RC-441: what the three dice show."""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    shown: dict[str, str] = {
        d: localizer.noun(f"die-{d}-{face(rolled.kind, i, rolled.faces[i])}") for i, d in enumerate(DICE)
    }
    return {**shown, "action": under_way(localizer, w)}


def under_way(localizer: "Localizer", w: Island) -> str:
    """The Action for which the dice were rolled; for a Building also what it brings."""
    p = w.acting
    if p is None:
        return ""
    name = action(localizer, w, p.kind, p.name) or ""
    return localizer.say("plan", action=name, notes=built(localizer, w, p.name)) if p.kind == "build" else name


def fight(w: Island) -> dict[str, Any] | None:
    """RC-451: strength, Weapon level, and the Wounds that would follow."""
    strike = blow(w)
    if not isinstance(strike, Strike):
        return None
    return {"strength": strike.strength, "weapon": w.levels["weapon"] + w.temporary, "n": max(0, strike.wounds(w))}


def clouds(w: Island) -> dict[str, Any] | None:
    """RC-503 to RC-505: the clouds, the Roof, and what they would take."""
    if not w.at_camp():
        return None
    rain, winter, roof = w.clouds.get("rain", 0), w.clouds.get("winter", 0), w.levels["roof"]
    excess = max(0, rain + winter - roof)
    return {"rain": rain, "winter": winter, "roof": roof, "wood": winter + excess, "food": excess}


LABELS: "dict[type[Any], Label]" = {UseThing: use, UseOfSkill: skill}
PROMPTS: "dict[type[Any], Prompt]" = {Window: window}
