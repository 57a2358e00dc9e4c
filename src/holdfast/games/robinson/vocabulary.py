"""All effects and conditions that cards and saves of this game may name."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from holdfast.core import effects as core_effects
from holdfast.core.effect import Condition, Effect, tag_of
from holdfast.games.robinson import (
    actions,
    adventures,
    arrivals,
    camp,
    combat,
    conditions,
    dice,
    discovery,
    event,
    exploration,
    hooks,
    inventions,
    morale,
    mystery,
    night,
    offers,
    people,
    planning,
    production,
    resolving,
    resources,
    round,
    setup,
    specials,
    tiles,
    tokens,
    weather,
)
from holdfast.games.robinson.scenarios import cannibals, castaways, cursed_island, family, jenny, volcano

MODULES = (
    core_effects, actions, adventures, arrivals, camp, combat, conditions, dice, discovery, event, exploration, hooks,
    inventions, morale, mystery, night, offers, people, planning, production, resolving, resources, round, setup,
    specials, tiles, tokens, weather, cannibals, castaways, cursed_island, family, jenny, volcano,
)  # fmt: skip


def _kinds() -> Iterator[type[Any]]:
    for module in MODULES:
        for thing in vars(module).values():
            if (
                isinstance(thing, type)
                and issubclass(thing, Effect | Condition)
                and thing.__module__ == module.__name__
            ):
                yield thing


@cache
def registry() -> dict[str, type[Any]]:
    """The name of each effect and condition in data; two of the same name would be a mistake."""
    found: dict[str, type[Any]] = {}
    for kind in _kinds():
        tag = tag_of(kind)
        if tag in found and found[tag] is not kind:
            raise TypeError(f"two effects are called {tag}")
        found[tag] = kind
    return found
