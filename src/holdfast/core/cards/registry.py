"""The names that cards and saves may use: what a game's modules define, and what every game has."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any

from holdfast.core.engine import effects
from holdfast.core.engine.effect import Condition, Effect, tag_of


def vocabulary(modules: tuple[ModuleType, ...]) -> dict[str, type[Any]]:
    """The name of each effect and condition in data; two of the same name would be a mistake."""
    found: dict[str, type[Any]] = {}
    for module in (effects, *modules):
        for kind in _defined(module):
            if found.setdefault(tag_of(kind), kind) is not kind:
                raise TypeError(f"two effects are called {tag_of(kind)}")
    return found


def _defined(module: ModuleType) -> Iterator[type[Any]]:
    for thing in vars(module).values():
        if isinstance(thing, type) and issubclass(thing, Effect | Condition) and thing.__module__ == module.__name__:
            yield thing
