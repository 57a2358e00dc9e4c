"""Options of pawns (NA-240 to NA-258)."""

from typing import Annotated, Literal

from msgspec import Meta

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.facts import Facts

BoardAction = Annotated[str, Meta(pattern="^(forage|wood|diary|wreckage|campfire|build|explore)$")]


class ToAction(OptionSpec):
    """NA-246: a coloured pawn on the leftmost free space of an action."""

    pattern = "{deed}"
    deed: BoardAction


class ToSpace(OptionSpec):
    """NA-253, NA-450: a coloured pawn on a space of the camp board, or on a rest space."""

    pattern = "{deed}:{n}"
    deed: Literal["rest", "camp"]
    n: int

    @property
    def space(self) -> str:
        return self.key


class WhiteToAction(OptionSpec):
    """NA-762: the solo player's white pawn takes an action."""

    pattern = "white:{what}"
    what: Annotated[str, Meta(pattern="^(forage|wood|diary|wreckage|campfire|build|rest)$")]

    def facts(self) -> Facts:
        return Facts("white", what=self.what)


class WhiteToCamp(OptionSpec):
    """NA-240: the white pawn on a space of the camp board."""

    pattern = "white:camp:{n}"
    n: int

    def facts(self) -> Facts:
        return Facts("white-camp", n=self.n)


class ResolveWhitePawn(OptionSpec):
    """NA-241: [HR1.2] the waiting white pawn is resolved."""

    pattern = "{deed}"
    deed: Literal["resolve-white"] = "resolve-white"
