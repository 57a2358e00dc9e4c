"""The six Scenarios: each a table of differences, its goal, and what it adds to planning (RC-900 to RC-1020)."""

from collections.abc import Callable
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


PROGRESS: dict[str, Callable[[Island], float]] = {
    "castaways": castaways.progress,
    "cursed-island": cursed_island.progress,
    "jenny": jenny.progress,
    "volcano": volcano.progress,
    "cannibals": cannibals.progress,
    "family": family.progress,
}


def worth(w: Island, seat: int) -> float:
    """What a finished game is worth to search: a win is 1, a defeat the more the farther the group came."""
    if w.outcome is not None and w.outcome.won:
        return 1.0
    life = sum(1 - w.wounds[s] / w.life(s) for s in range(w.players)) / w.players
    return 0.4 * PROGRESS[w.rules.scenario](w) + 0.25 * w.round / w.rounds + 0.05 * life


def laws(w: Island) -> dict[type[Any], type[Any]]:
    return LAWS[w.rules.scenario]
