"""How good a position of Robinson Crusoe is: a rule of thumb from the Scenario's goal, the rounds and the wounds."""

from typing import Any

from holdfast.core.table.judging import decided, stand_in
from holdfast.games.robinson.scenarios.registry import difference

EARLY = 0.75
"""A goal is mostly reached late: so much of the time that has passed counts."""


def estimate(face: Any) -> float:
    """The chance to win: how far the goal is beside how many rounds are gone, and how near the weakest is to death."""
    end = decided(face)
    if end is not None:
        return end
    worst = max([face.wounds[seat] / face.life(seat) for seat in range(face.players)])
    hungry = face.players > face.stock["food"] + face.stock["ration"]
    danger = 0.8 * worst**2 + 0.08 * hungry + 0.08 * (not face.shelter)
    return stand_in(difference(face).progress(face), EARLY * (face.round - 1) / face.rounds, danger)
