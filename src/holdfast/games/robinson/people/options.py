"""Options about one person."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.robinson.vocabulary import Person


class Somebody(OptionSpec):
    """One person who goes hungry, is healed, gets tokens or a Wound (RC-532, RC-555, RC-740, RC-917, RC-1217), and the
    number."""

    pattern = "{deed}:who-{who}[:{n}]"
    deed: Literal["hungry", "eat", "wound", "heal", "give", "cover", "marker"]
    who: Person
    n: int = 0
