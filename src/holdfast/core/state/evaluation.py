"""Judging positions that are not finished: the chance to win, from 0 to 1.

`stand_in` is a rule of thumb until a game has a judge that was learnt from played games: who is ahead of time and unhurt
wins more often, and time that passes without progress is lost.
"""

from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.state.observed_world import ObservedWorld

STEEPNESS = 4.0
"""How much being ahead counts: a quarter of the way ahead of time makes even chances 73 %."""


def progress_estimate(progress: float, elapsed: float, danger: float) -> float:
    """The chance to win of a group that has come so far (0 to 1) in so much of its time (0 to 1), in such danger."""
    ahead = min(1.0, max(0.0, progress)) - min(1.0, max(0.0, elapsed))
    return (1.0 - min(1.0, max(0.0, danger))) / (1.0 + exp(-STEEPNESS * ahead))


def decided_value(face: ObservedWorld) -> float | None:
    """What a finished game is worth to the seat; None while it goes on."""
    outcome = face.outcome
    if outcome is None:
        return None
    return float(face.seat in outcome.winners) if outcome.winners else float(outcome.won)


def no_estimate(face: ObservedWorld) -> float:
    """The judge of a game that has none: how it ended, or nobody knows."""
    end = decided_value(face)
    return 0.5 if end is None else end


def yaml(file: Path) -> dict[str, Any]:
    """A file of numbers that was written by learning."""
    found: dict[str, Any] = msgspec.yaml.decode(file.read_bytes())
    return found


class WinModel:
    """A judge that was learnt from played games: so much for each feature of a position, in a file beside its game.

    The file is read when somebody judges, not when a game is only played.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._bias = 0.0
        self._parts: list[tuple[str, float, float]] | None = None

    def __bool__(self) -> bool:
        """Has anything been learnt?"""
        return self._file.exists() if self._parts is None else bool(self._parts)

    def chance(self, features: Mapping[str, float]) -> float:
        """From 0 to 1, by features of these names; whatever the judge has not learnt does not count."""
        parts = self._read() if self._parts is None else self._parts
        total = self._bias
        for name, mean, weight in parts:
            total += weight * (features.get(name, 0.0) - mean)
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

    def _read(self) -> list[tuple[str, float, float]]:
        learnt: dict[str, Any] = yaml(self._file) if self._file.exists() else {"bias": 0.0, "features": {}}
        self._bias = learnt["bias"]
        self._parts = [(name, one["mean"], one["weight"]) for name, one in learnt["features"].items()]
        return self._parts
