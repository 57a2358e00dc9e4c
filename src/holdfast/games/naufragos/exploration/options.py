"""Options of the expedition, its way home and the summit."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.naufragos.vocabulary import AnyDeck


class FromDeck(OptionSpec):
    """NA-540: a card of a deck is drawn; a deck is looked at."""

    pattern = "{deed}:{where}"
    deed: Literal["draw", "look"]
    where: AnyDeck


class OnTheWay(OptionSpec):
    """NA-541, NA-580: a step forward; the return is declared or joined."""

    pattern = "{deed}"
    deed: Literal["advance", "return", "join-return"]


class ChooseTurn(OptionSpec):
    """NA-720: which turn is the last."""

    pattern = "last-turn:{what}"
    what: Literal["this", "next"]
