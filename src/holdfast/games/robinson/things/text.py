"""Labels and prompts about cards."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.text.card_text import card_text, sigil_text
from holdfast.games.robinson.text.purpose import item
from holdfast.games.robinson.things.mystery import GoOnDrawing
from holdfast.games.robinson.things.options import KeepToken, OfCard
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt


DECK_OF = {"beast": "beast", "character": "character", "put": "tile", "tile": "tile"}
"""The deck of a card by what is done with it; all others are Inventions."""
READ_OUT = frozenset({"put", "tile", "take"})
"""Deeds whose options include the text of the card."""
DOES = frozenset({"build-free", "discard", "flip", "mark", "item"})
"""Deeds about an Invention or Item whose options include what it does and which cards ask for it."""


def of_card(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: OfCard) -> str:
    """A card by its name, with its text or what it does."""
    key = card_key(localizer, DECK_OF.get(it.deed, "invention"), it.what)
    said = localizer.option_label(w, tag, option, it, what=localizer.name(key) or it.what)
    if not option.then:
        return said
    if w is not None and it.deed in DOES:
        return localizer.say("opt-told", what=said, text=item(localizer, w, it.what))
    card = localizer.card(key) if it.deed in READ_OUT else None
    return said if card is None else localizer.say("opt-told", what=said, text=card_text(localizer, card))


def card_key(localizer: "Localizer", deck: str, name: str) -> str:
    """The key of a card; an Invention may be one of the Scenario."""
    key = f"{deck}/{name}"
    return key if localizer.name(key) else f"scenario-{key}"


def keep_token(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: KeepToken) -> str:
    """RC-901: a Discovery token and its text, or what its sigil is in this Scenario."""
    key = f"discovery/{it.what}"
    said = localizer.option_label(w, tag, option, it, what=localizer.noun(key, w=w))
    card = localizer.card(key)
    if not option.then or card is None:
        return said
    if w is not None and it.what.startswith("sigil-"):
        return localizer.say("opt-told", what=said, text=sigil_text(localizer, w.scenario_card(), it.what[-1]))
    return localizer.say("opt-told", what=said, text=card_text(localizer, card))


def draw_on(localizer: "Localizer", w: Island, question: OpenQuestion, it: GoOnDrawing) -> str | None:
    """RC-693: no Treasure is left to find."""
    actor = localizer.noun(f"who-{question.seats[0]}", w=w)
    return None if it.rest.treasure else localizer.say("ask-draw-the-worst", actor=actor)


LABELS: "dict[type[Any], Label]" = {OfCard: of_card, KeepToken: keep_token}
PROMPTS: "dict[type[Any], Prompt]" = {GoOnDrawing: draw_on}
IMPLIED = frozenset({
    ("build-free", "items"), ("discard-inventions", "item-lost"), ("flip-item", "item-lost"), ("share", "determination"),
})  # fmt: skip
"""Stakes that a question states for all its options, by its tag."""
