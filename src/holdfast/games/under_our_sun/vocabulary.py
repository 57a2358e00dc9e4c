"""All effects and conditions that cards and saves of this game may name."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from holdfast.core import effects as core_effects
from holdfast.core.effect import Condition, Effect, tag_of
from holdfast.games.under_our_sun import (
    actions,
    barter,
    combat,
    conditions,
    day,
    dice,
    ending,
    enemies,
    events,
    goods,
    hooks,
    interactions,
    items,
    loot,
    map,
    missions,
    moving,
    night,
    offers,
    people,
    pvp,
    setup,
    stealth,
    teams,
    traders,
)

MODULES = (
    core_effects, actions, barter, combat, conditions, day, dice, ending, enemies, events, goods, hooks, interactions, items, loot, map, missions, moving, night, offers, people, pvp, setup, stealth, teams, traders,
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
