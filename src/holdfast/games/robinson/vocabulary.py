"""All effects and conditions that cards and saves of this game may name."""

from functools import cache
from typing import Any

from holdfast.core.cards.vocabulary import vocabulary
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
    plan,
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
    actions, adventures, arrivals, camp, combat, conditions, dice, discovery, event, exploration, hooks, inventions,
    morale, mystery, night, offers, people, plan, planning, production, resolving, resources, round, setup, specials,
    tiles, tokens, weather, cannibals, castaways, cursed_island, family, jenny, volcano,
)  # fmt: skip


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(MODULES)
