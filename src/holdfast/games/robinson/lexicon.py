"""The words that cards and saves of this game may use: all effects and conditions, by the rooms that define them."""

from functools import cache
from typing import Any

from holdfast.core.cards.vocabulary import vocabulary
from holdfast.games.robinson.actions import (
    adventures,
    arranging,
    building,
    combat,
    dice,
    exploration,
    gathering,
    hunting,
    threat,
)
from holdfast.games.robinson.anytime import conditions, skills, uses
from holdfast.games.robinson.flow import action, arrivals, event, extra_building, night, production, round, weather
from holdfast.games.robinson.flow import morale as morale_phase
from holdfast.games.robinson.island import camp, sources, tiles, tokens
from holdfast.games.robinson.people import deciding, determination, lasting, morale, wounds
from holdfast.games.robinson.planning import pawns, plan, question
from holdfast.games.robinson.scenarios import cannibals, castaways, cursed_island, family, jenny, occasions, volcano
from holdfast.games.robinson.setup import layout, table
from holdfast.games.robinson.things import discovery, inventions, items, mystery, resources

MODULES = (
    adventures, arranging, building, combat, dice, exploration, gathering, hunting, threat,
    conditions, skills, uses,
    action, arrivals, event, extra_building, morale_phase, night, production, round, weather,
    camp, sources, tiles, tokens,
    deciding, determination, lasting, morale, wounds,
    pawns, plan, question,
    occasions, castaways, cursed_island, jenny, volcano, cannibals, family,
    layout, table,
    discovery, inventions, items, mystery, resources,
)  # fmt: skip


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(MODULES)
