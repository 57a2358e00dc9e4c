"""Prompts of the Scenarios."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.flow.weather import most_clouds
from holdfast.games.robinson.planning.targets import home_price
from holdfast.games.robinson.scenarios.castaways import PileUp, stage_needs
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.text.card_text import prices
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer, Prompt


def piling(localizer: "Localizer", w: Island, question: OpenQuestion, it: PileUp) -> str:
    """RC-341, RC-503 to RC-505, RC-541, RC-912: what the stage lacks, and what wood is needed for before the Night."""
    stage = w.count("stage")
    clouds, roof = most_clouds(w), w.levels["roof"]
    home = "roof" if w.sheltered() else "shelter"
    asked = localizer.say(
        "ask-pile-up", needs=stage_needs(w), stage=stage + 1, wood=w.stock["wood"], more=w.rules.stages - stage - 1
    )
    if home == "roof" and clouds <= roof:
        return asked
    price = prices(localizer, home_price(w, difference(w), f"cost-{home}"))
    return f"{asked} {localizer.say(f'wood-for-{home}', price=price, clouds=clouds, roof=roof)}"


PROMPTS: "dict[type[Any], Prompt]" = {PileUp: piling}
