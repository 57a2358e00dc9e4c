"""Labels and prompts of meals."""

from typing import TYPE_CHECKING, Any

from holdfast.games.naufragos.night.meals import OwnFood, Piece
from holdfast.games.naufragos.night.options import FeedSomeone, GiveOwnFood
from holdfast.games.naufragos.text.labels import spoken
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def piece(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Piece) -> str:
    """NA-305, NA-312: what lies there, and who has not eaten yet."""
    wounds = w.rules.starving_wounds
    return localizer.say("ask-piece", cubes=w.cubes, food=w.food, wounds=wounds, **still_hungry(localizer, w))


def own_food(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: OwnFood) -> str:
    """NA-308: the counters in hand, and who has not eaten yet."""
    return localizer.say("ask-own-food", n=w.held[question.seat], **still_hungry(localizer, w))


def still_hungry(localizer: "Localizer", w: Shore) -> dict[str, Any]:
    hungry = [localizer.noun(f"who-{seat}", w=w) for seat in w.not_lost() if not w.fed >> seat & 1]
    return {"hungry": localizer.listed(hungry) if hungry else "", "people": len(hungry)}


LABELS: "dict[type[Any], Label]" = {FeedSomeone: spoken, GiveOwnFood: spoken}
PROMPTS: "dict[type[Any], Prompt]" = {Piece: piece, OwnFood: own_food}
