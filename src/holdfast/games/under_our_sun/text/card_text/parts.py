"""Parts of cards that boards show apart: of a mission card its objective."""

from typing import TYPE_CHECKING

from holdfast.core.cards.content import Card
from holdfast.core.text.localizer import sentence
from holdfast.games.under_our_sun.cards import Mission, Other
from holdfast.games.under_our_sun.text.card_text.speech import Speaker

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def card_parts(localizer: "Localizer", card: Card) -> dict[str, str]:
    """US-1213: what a mission card wants, by itself; how the table is laid out for it stands in its text."""
    match card:
        case Other(kind="mission", mission=number, order=order):
            mission = next((one for one in missions(localizer) if f"m{one.number}" == number), None)
        case _:
            return {}
    if mission is None or not 1 <= order <= len(mission.stages):
        return {}
    return {"goal": sentence(Speaker(localizer, mission.words).condition(mission.stages[order - 1].objective))}


def missions(localizer: "Localizer") -> list[Mission]:
    found = [localizer.card(f"mission/{id}") for id in localizer.ids("mission")]
    return [card for card in found if isinstance(card, Mission)]
