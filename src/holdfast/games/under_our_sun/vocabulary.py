"""All effects and conditions that cards and saves of this game may name."""

from functools import cache
from typing import Any

from holdfast.core.cards.vocabulary import vocabulary
from holdfast.games.under_our_sun import (
    actions,
    answers,
    attacks,
    barter,
    combat,
    conditions,
    crimes,
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
    actions, answers, attacks, barter, combat, conditions, crimes, day, dice, ending, enemies, events, goods, hooks,
    interactions, items, loot, map, missions, moving, night, offers, people, pvp, setup, stealth, teams, traders,
)  # fmt: skip


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(MODULES)
