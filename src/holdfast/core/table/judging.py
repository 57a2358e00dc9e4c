"""Judging positions that are not finished: the chance to win, from 0 to 1.

`stand_in` is a rule of thumb until a game has a judge that was learnt from played games: who is ahead of time and unhurt
wins more often, and time that passes without progress is lost.
"""

from math import exp

from holdfast.core.table.face import Face

STEEPNESS = 4.0
"""How much being ahead counts: a quarter of the way ahead of time makes even chances 73 %."""


def stand_in(progress: float, elapsed: float, danger: float) -> float:
    """The chance to win of a group that has come so far (0 to 1) in so much of its time (0 to 1), in such danger."""
    ahead = min(1.0, max(0.0, progress)) - min(1.0, max(0.0, elapsed))
    return (1.0 - min(1.0, max(0.0, danger))) / (1.0 + exp(-STEEPNESS * ahead))


def decided(face: Face) -> float | None:
    """What a finished game is worth to the seat; None while it goes on."""
    outcome = face.outcome
    if outcome is None:
        return None
    return float(face.seat in outcome.winners) if outcome.winners else float(outcome.won)


def even(face: Face) -> float:
    """The judge of a game that has none: how it ended, or nobody knows."""
    end = decided(face)
    return 0.5 if end is None else end
