"""What is asked in the phases."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.flow.night import Meals
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer, Prompt


def meals(localizer: "Localizer", w: Island, question: OpenQuestion, it: Meals) -> str:
    """RC-531, RC-532: how much food there is for how many, and how many have nothing."""
    food, mouths = w.free("food"), len(w.at_camp())
    return localizer.say("ask-meals", food=food, mouths=mouths, lacking=mouths - food, nth=len(it.hungry) + 1)


PROMPTS: "dict[type[Any], Prompt]" = {Meals: meals}
