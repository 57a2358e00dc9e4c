"""Options about single characters and Sons of Liberty."""

from typing import Annotated

from holdfast.core.engine.option_spec import NamedAs, OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.under_our_sun.options import Person
from holdfast.games.under_our_sun.vocabulary import Position


class NameCharacter(OptionSpec):
    """US-262: the character whom a card hits."""

    pattern = "char-{who}"
    who: Person

    def facts(self) -> Facts:
        return Facts("name", who=self.who)


class MoveSon(OptionSpec):
    """US-965: a Son of Liberty moves an enemy."""

    pattern = "sol-move:foe-{foe}:{where}"
    foe: Annotated[int, NamedAs("foe-{}")]
    where: Position

    def facts(self) -> Facts:
        return Facts("sol-move", f"foe-{self.foe}", self.where)
