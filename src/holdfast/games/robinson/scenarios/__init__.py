"""The six Scenarios: each a table of differences, its goal, and what it adds to planning (RC-900 to RC-1020)."""

from typing import Any

from holdfast.games.robinson.scenarios import cannibals, castaways, cursed_island, family, jenny, volcano
from holdfast.games.robinson.world import Island

LAWS: dict[str, dict[type[Any], type[Any]]] = {
    "castaways": castaways.LAWS,
    "cursed-island": cursed_island.LAWS,
    "jenny": jenny.LAWS,
    "volcano": volcano.LAWS,
    "cannibals": cannibals.LAWS,
    "family": family.LAWS,
}


def laws(w: Island) -> dict[type[Any], type[Any]]:
    return LAWS[w.rules.scenario]
