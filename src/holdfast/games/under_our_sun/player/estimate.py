"""How good a position of Under Our Sun is: the chance to win, learnt from games of the player itself (`estimate.yaml`)."""

from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.engine.effect import Plain
from holdfast.core.table.judging import decided
from holdfast.games.under_our_sun.flow.ending import is_sol
from holdfast.games.under_our_sun.missions.progress import progress

FILE = Path(__file__).with_name("estimate.yaml")
CUPS, MEALS = 5, 3
"""More water or food in one hand is not counted."""


class Model(Plain, kw_only=True):
    """Weights of a logistic regression; a mission that nobody has learnt is `other`."""

    missions: dict[str, float]
    other: float
    weights: dict[str, float]
    sol: float
    """Of the games that survivors lose, so many are won by a Son of Liberty."""


@cache
def model() -> Model:
    return msgspec.yaml.decode(FILE.read_bytes(), type=Model)


def features(face: Any) -> dict[str, float]:
    """What a position is judged by, each from 0 to about 1."""
    card, crew = face.mission_card(), face.crew
    stages = len(card.stages)
    figures = progress(face) if face.stage < stages else []
    done = [min(1.0, have / max(1, want)) for what, have, want in figures if what != "integrity"]
    living = face.living()
    health = [face.hp[c] / face.sheet(c).hp for c in living]
    part = sum(done) / len(done) if done else 0.0
    return {
        "progress": (face.stage + part) / stages,
        "elapsed": (face.count - 1) / (3 * face.days),
        "health": sum(health) / crew,
        "weakest": min(health, default=0.0),
        "dead": (crew - len(living) - face.crossed.bit_count()) / crew,
        "water": sum([min(CUPS, face.water[c]) for c in living]) / (CUPS * crew),
        "food": sum([min(MEALS, face.have(c, "food")) for c in living]) / (MEALS * crew),
        "foes": len(face.foes) / crew,
        "walls": face.score.get("integrity", 0) / max(1, face.score.get("walls", 1)),
        "crew": crew / 4,
    }


def estimate(face: Any) -> float:
    """The chance to win by what a seat knows; a Son of Liberty wins only where the others lose."""
    end = decided(face)
    if end is not None:
        return end
    if face.phase == "setup" or not face.hp:
        return 0.5
    m = model()
    logit = m.missions.get(face.mission_card().id, m.other)
    for name, value in features(face).items():
        logit += m.weights[name] * value
    together = 1 / (1 + exp(-max(-20.0, min(20.0, logit))))
    sol = face.seat is not None and is_sol(face, face.seat)
    return m.sol * (1 - together) if sol else together
