"""Options of cards that are laid on the camp board or looked at."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec


class LayOn(OptionSpec):
    """NA-500: a space of the camp board."""

    pattern = "lay:camp:{n}"
    n: int


class LookedAt(OptionSpec):
    """NA-812: the next of the cards that were looked at goes on top or under the deck; all have been read."""

    pattern = "{deed}"
    deed: Literal["top", "bottom", "seen"]


class DrawnNext(OptionSpec):
    """NA-812: which of the cards is drawn next."""

    pattern = "next:{n}"
    n: int
