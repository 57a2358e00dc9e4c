"""The names that cards and saves may use: those of a game's modules and those of all games."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from holdfast.core.engine import effects
from holdfast.core.engine.effect import Condition, Effect, tag_of


def vocabulary(modules: tuple[ModuleType, ...]) -> dict[str, type[Any]]:
    """Return the classes of effects and conditions by name in data. A game may replace a shared effect by a
    subclass."""
    found: dict[str, type[Any]] = {}
    for module in (effects, *modules):
        for kind in _defined(module):
            known = found.get(tag_of(kind), kind)
            if not issubclass(kind, known):
                raise TypeError(f"two effects are called {tag_of(kind)}")
            found[tag_of(kind)] = kind
    return found


def _defined(module: ModuleType) -> Iterator[type[Any]]:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Effect | Condition) and thing.__module__ == module.__name__:
            yield thing
