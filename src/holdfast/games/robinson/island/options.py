"""Options about a space of the island."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.robinson.vocabulary import CampPlus, Space


class AtSpace(OptionSpec):
    """A space or its tile: to camp there, to cover or turn it, to put fog or the Shortcut on it."""

    pattern = "{deed}:{where}"
    deed: Literal["move-camp", "tile", "fog", "ash", "clear", "shortcut"]
    where: Space


class OnSpace(OptionSpec):
    """A source, token or black marker on a space (RC-661, RC-1018, RC-1131, RC-1219)."""

    pattern = "{deed}:{where}-{what}"
    deed: Literal["exhaust", "remove", "reclaim", "corral"]
    where: Space
    what: str


class Stay(OptionSpec):
    """RC-533: the Camp does not move."""

    pattern = "stay"


class PlusToken(OptionSpec):
    """RC-538: a +1 token comes along with the Camp, or is left."""

    pattern = "{deed}:{what}"
    deed: Literal["carry", "leave"]
    what: CampPlus
