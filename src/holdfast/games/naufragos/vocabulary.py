"""All effects and conditions that cards and saves of this game may name."""

from functools import cache
from typing import Any

from holdfast.core.cards.vocabulary import vocabulary
from holdfast.games.naufragos import (
    belongings,
    building,
    campboard,
    castaways,
    conditions,
    death,
    decisions,
    dice,
    ending,
    event,
    exploration,
    house_rules,
    looking,
    lost,
    offers,
    placing,
    plot,
    resolving,
    returning,
    setup,
    specials,
    stores,
    story,
    strength,
    survival,
    tracks,
    trade,
    turn,
    weather,
    wounds,
    wreckage,
)

MODULES = (
    belongings, building, campboard, castaways, conditions, death, decisions, dice, ending, event, exploration,
    house_rules, looking, lost, offers, placing, plot, resolving, returning, setup, specials, stores, story,
    strength, survival, tracks, trade, turn, weather, wounds, wreckage,
)  # fmt: skip


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(MODULES)
