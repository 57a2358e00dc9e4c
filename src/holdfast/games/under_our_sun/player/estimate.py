"""How good a position of Under Our Sun is: a rule of thumb from the mission's stages, the days and the crew."""

from typing import Any

from holdfast.core.table.judging import decided, stand_in
from holdfast.games.under_our_sun.flow.ending import traitor_seat


def estimate(face: Any) -> float:
    """The chance to win: stages of the mission beside the days that are gone, and how well the crew is.

    A Son of Liberty, who knows what he is, wins where the others lose.
    """
    end = decided(face)
    if end is not None:
        return end
    if face.phase == "setup" or not face.hp:
        return 0.5
    living = face.living()
    health = sum([face.hp[c] / face.sheet(c).hp for c in living]) / face.crew
    stages = len(face.mission_card().stages)
    together = stand_in(face.stage / stages, (face.day - 1) / face.days, 0.7 * (1 - min(1.0, health)))
    return 1 - together if face.seat is not None and face.seat == traitor_seat(face) else together
