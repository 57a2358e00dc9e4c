"""Options about a card or token."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.robinson.vocabulary import CardId


class OfCard(OptionSpec):
    """One of several cards, by its id."""

    pattern = "{deed}:{what}"
    deed: Literal["beast", "build-free", "character", "discard", "flip", "item", "mark", "put", "take", "tile"]
    what: CardId


class KeepToken(OptionSpec):
    """RC-627: the nth of the Discovery tokens that were drawn."""

    pattern = "keep:{what}:{n}"
    what: CardId
    n: int
