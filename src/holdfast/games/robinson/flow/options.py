"""Options of the phases."""

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts
from holdfast.games.robinson.vocabulary import Yielded


class AllInOrder(OptionSpec):
    """RC-292: all planned Actions, in the usual order."""

    pattern = "in-order"


class KeepHalf(OptionSpec):
    """RC-249: what is left of a halved Production."""

    pattern = "keep:{wood}:{food}"
    wood: int
    food: int

    def facts(self) -> Facts:
        return Facts("halve", n=self.wood, what=str(self.food))


class ShortcutGives(OptionSpec):
    """RC-245: the resource that the Shortcut produces."""

    pattern = "shortcut:{what}"
    what: Yielded

    def facts(self) -> Facts:
        return Facts("shortcut-yields", what=self.what)
