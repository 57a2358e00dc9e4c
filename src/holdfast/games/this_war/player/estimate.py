"""How good a position of This War of Mine is: a rule of thumb from the days that are left and the people's states."""

from typing import Any

from holdfast.core.table.judging import decided, stand_in
from holdfast.games.this_war.numbers import HUNGER, ILLNESS, MISERY, WOUNDS

LONGEST = 13
"""No campaign goes on for more days."""
STATES = (HUNGER, ILLNESS, WOUNDS, MISERY)
WORST = 4


def estimate(face: Any) -> float:
    """The chance to see the ceasefire with one of those who began: every day that is over without harm brings it nearer."""
    end = decided(face)
    if end is not None:
        return end
    first = [p for p in face.starting if p in face.group]
    if not first:
        return 0.0 if face.starting else 0.5
    worst = [max([face.level(p, state) for state in STATES]) / WORST for p in first]
    danger = 1.0
    for one in worst:
        danger *= 0.25 + 0.75 * one**2
    return stand_in(1.0, 1.0 - 0.8 * min(face.day, LONGEST) / LONGEST, danger)
