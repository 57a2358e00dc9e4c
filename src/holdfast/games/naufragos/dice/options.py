"""Options that change a roll under way."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.naufragos.options import CardId


class ChangeRoll(OptionSpec):
    """NA-635, NA-680, NA-791: the roll is repeated, luck is added, the cannon is fired."""

    pattern = "{deed}"
    deed: Literal["repeat", "luck", "cannon"]


class BlowUp(OptionSpec):
    """NA-635: a powder barrel."""

    pattern = "powder:{what}"
    what: CardId
