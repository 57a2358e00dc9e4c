"""Evaluation of unfinished positions: the win probability, from 0 to 1.

`progress_estimate` is a heuristic for games without a win model trained on played games: progress ahead of time and
health win more often; time without progress loses.
"""

from collections.abc import Mapping
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.state.observed_world import ObservedWorld

STEEPNESS = 4.0
"""The weight of progress: a quarter of the way ahead of time raises even chances to 73 %."""


def progress_estimate(progress: float, elapsed: float, danger: float) -> float:
    """Return the win probability of a group from its progress, elapsed time and danger, each from 0 to 1."""
    ahead = min(1.0, max(0.0, progress)) - min(1.0, max(0.0, elapsed))
    return (1.0 - min(1.0, max(0.0, danger))) / (1.0 + exp(-STEEPNESS * ahead))


def decided_value(face: ObservedWorld) -> float | None:
    """Return the value of a finished game to the seat; None while it continues."""
    outcome = face.outcome
    if outcome is None:
        return None
    return float(face.seat in outcome.winners) if outcome.winners else float(outcome.won)


def no_estimate(face: ObservedWorld) -> float:
    """Evaluate a game without a win model: its result if finished, otherwise unknown."""
    end = decided_value(face)
    return 0.5 if end is None else end


def yaml(file: Path) -> dict[str, Any]:
    """Read a YAML file of trained weights."""
    found: dict[str, Any] = msgspec.yaml.decode(file.read_bytes())
    return found


class WinModel:
    """A win model trained on played games: one weight per feature of a position, in a file beside its game.

    The file is read on first use.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._bias = 0.0
        self._parts: list[tuple[str, float, float]] | None = None

    def __bool__(self) -> bool:
        """Return whether the model has been trained."""
        return self._file.exists() if self._parts is None else bool(self._parts)

    def chance(self, features: Mapping[str, float]) -> float:
        """Return the win probability from named features; features without a weight are ignored."""
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
