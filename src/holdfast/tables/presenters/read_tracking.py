"""What words rest on: a world that notes which of its fields are read. While those are as they were, so are the words."""

from collections.abc import Callable
from functools import cache
from typing import Any

from holdfast.core.engine.game import Game
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.state.world import World

Fields = int
"""Several fields of a world as bits of a number, in the order in which they are declared."""
EVERYTHING: Fields = -1
"""More was read than fields of a world, or nobody knows what."""


class Reading:
    """A world to be read only, under the same names; each field that somebody looks at is noted. What its methods reckon,
    they reckon from what is noted too."""

    __slots__ = ("_reads", "_world")

    def __init__(self, world: World) -> None:
        self._world = world
        self._reads: Fields = 0


def _noted(field: Fields, get: Callable[[World], Any]) -> property:
    def read(self: Reading) -> Any:
        self._reads |= field
        return get(self._world)

    return property(read)


@cache
def _kind(kind: type[World]) -> type[Reading]:
    """How a kind of world is read: its fields are noted, its methods and constants are its own."""
    names = {
        name: value for base in kind.__mro__[::-1] for name, value in vars(base).items() if not name.startswith("__")
    }
    for i, name in enumerate(kind.__struct_fields__):
        names[name] = _noted(1 << i, getattr(kind, name).__get__)
    names |= {"__slots__": (), "__class__": property(lambda _: kind)}
    return type(f"Reading{kind.__name__}", (Reading,), names)


def reading(world: World) -> Reading:
    return _kind(type(world))(world)


def changed(before: World, after: World) -> Fields:
    """The fields in which two worlds of a game differ; what was read besides them has always changed."""
    fields = type(after).__struct_fields__
    found = 1 << len(fields)
    for i, name in enumerate(fields):
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and (old != new or (isinstance(new, dict) and [*old] != [*new])):
            found |= 1 << i
    return found


class Noting:
    """A game whose world notes what is read of it; who asks the game for anything else has read everything."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.kind = game.definition
        self.world: Any = reading(game.world)

    def __getattr__(self, name: str) -> Any:
        self.world._reads = EVERYTHING
        return getattr(self._game, name)

    def begin(self) -> None:
        """Nothing has been read yet."""
        self.world._reads = 0

    def noted(self) -> Fields:
        """What has been read."""
        found: Fields = self.world._reads
        return found


def reads_of(game: Game) -> Fields:
    """What was read of a game; nobody knows of one that does not note it."""
    return game.noted() if isinstance(game, Noting) else EVERYTHING


class Posing(OpenQuestion):
    """A question to such a game; who looks at whom else it asks has read everything."""

    __slots__ = ()

    def __init__(self, game: Any, question: OpenQuestion) -> None:
        self._game = game
        self._common = None
        self.effect = question.effect
        self.by = question.by

    @property
    def seats(self) -> tuple[int, ...]:  # type: ignore[override]
        asked: tuple[int, ...] = self._game.asked
        return asked
