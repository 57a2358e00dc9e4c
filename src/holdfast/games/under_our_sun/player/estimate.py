"""How good a position of Under Our Sun is: the chance to win, learnt from games of the player itself (`estimate.yaml`)."""

from pathlib import Path
from typing import Any

from holdfast.core.table.judging import Judge, decided
from holdfast.games.under_our_sun.flow.ending import is_sol
from holdfast.games.under_our_sun.missions.progress import progress

JUDGE = Judge(Path(__file__).parent / "estimate.yaml")
CUPS, MEALS = 5, 3
"""More water or food in one hand is not counted."""
SOL = 0.5
"""Of the games that survivors lose, so many are won by a Son of Liberty."""


def features(face: Any) -> dict[str, float]:
    """What a position is judged by, each from 0 to about 1; nothing before the mission has begun."""
    if face.phase == "setup" or not face.hp:
        return {}
    card, crew = face.mission_card(), face.crew
    stages = len(card.stages)
    figures = progress(face) if face.stage < stages else []
    done = [min(1.0, one["n"] / max(1, one["wanted"])) for one in figures if one["what"] != "integrity"]
    living = face.living()
    health = [face.hp[c] / face.sheet(c).hp for c in living]
    part = sum(done) / len(done) if done else 0.0
    far, gone = (face.stage + part) / stages, (face.count - 1) / (3 * face.days)
    return {
        f"mission_{card.id}": 1.0,
        f"far_{card.id}": far,
        f"gone_{card.id}": gone,
        "progress": far,
        "elapsed": gone,
        "ahead": (far - gone) * gone,
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
    seen = features(face)
    if not seen:
        return 0.5
    together = JUDGE.chance(seen)
    sol = face.seat is not None and is_sol(face, face.seat)
    return SOL * (1 - together) if sol else together
