"""Prompts of the day."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.flow.drinking import DrinkFrom
from holdfast.games.under_our_sun.flow.night import ChooseVictim, IgnoreAnimal
from holdfast.games.under_our_sun.flow.preparation import Meal
from holdfast.games.under_our_sun.text.labels import Labels, Prompts, described
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def meal(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"hp": w.hp[char], "food": w.have(char, "food")}


def waters(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"water": w.water[char], "stored": w.spots[w.pos[char]].stored_water}


def ignored(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"thing": localizer.noun(w.content.cards[effect.card].key)}


def night_card(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-262: the card with what it does to the chosen character."""
    return {"does": described(localizer, w.content.cards[effect.card].key)}


PROMPTS: Prompts = {
    Meal: meal,
    DrinkFrom: waters,
    IgnoreAnimal: ignored,
    ChooseVictim: night_card,
}

LABELS: Labels = {}
