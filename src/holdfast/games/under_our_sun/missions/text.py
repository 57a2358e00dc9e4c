"""Labels of tasks."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.missions.tasks import Deliver, wanted
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts
from holdfast.games.under_our_sun.text.nouns.names import amounts
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def task(ask: Ask) -> str | None:
    """US-365: a mission action with what it takes."""
    key = ask.it.what
    if key == "deliver":
        return ask.say("opt-mission", a=ask.say("task-deliver"))
    stage = ask.w.mission_card().stages[ask.w.stage]
    it = next((t for t in stage.tasks if t.key == key), None)
    if it is None:
        return None
    test = ask.say("needs-test", attribute=ask.say(f"attribute-{it.test}")) if it.test else ""
    notes = [note for note in (test, amounts(ask.localizer, it.pay)) if note]
    words = ask.say("opt-mission", a=task_name(ask.localizer, ask.w, key))
    return ask.say("mission-needs", what=words, needs=", ".join(notes)) if notes else words


def task_name(localizer: "Localizer", w: Sands | None, key: str) -> str:
    """A mission action by the mission's own word for it, or by the game's."""
    own = localizer.name(f"{w.mission_card().key}/word/{key}") if w is not None else None
    message = f"task-{key}"
    return own or (localizer.say(message) if localizer.has(message) else localizer.noun(key))


LABELS: Labels = {
    "mission": task,
}


def delivery(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"wanted": amounts(localizer, wanted(w))}


PROMPTS: Prompts = {
    Deliver: delivery,
}
