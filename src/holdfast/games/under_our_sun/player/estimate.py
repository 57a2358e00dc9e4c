"""How good a position of Under Our Sun is: the chance to win, learnt from games of the friend (`estimate.yaml`)."""

from pathlib import Path
from typing import Any

from holdfast.core.table.judging import Judge, decided, stand_in
from holdfast.games.under_our_sun.flow.ending import traitor_seat

JUDGE = Judge(Path(__file__).parent / "estimate.yaml")
PHASES = {"preparation": 0.0, "morning": 0.25, "afternoon": 0.5, "night": 0.75}


def features(face: Any) -> dict[str, float]:
    """What a judge looks at: the mission and its stages beside the days, the crew's life and what it carries."""
    if face.phase == "setup" or not face.hp:
        return {}
    living = face.living()
    stages = len(face.mission_card().stages)
    gone = min(1.0, (face.day - 1 + PHASES.get(face.phase, 0.0)) / max(1, face.days))
    health = [face.hp[c] / face.sheet(c).hp for c in living] or [0.0]
    stage = face.stage / stages
    return {
        f"mission_{face.mission}": 1.0,
        f"gone_{face.mission}": gone,
        f"stage_{face.mission}": stage,
        f"crew_{face.crew}": 1.0,
        "gone": gone,
        "gone_squared": gone * gone,
        "stage": stage,
        "ahead": (stage - gone) * gone,
        "living": len(living) / face.crew,
        "health": sum(health) / len(health),
        "weakest": min(health),
        "weakest_late": min(health) * (1 - gone),
    }


def estimate(face: Any) -> float:
    """The chance to win, as positions like this one were won; else by a rule of thumb.

    A Son of Liberty, who knows what he is, wins where the others lose.
    """
    end = decided(face)
    if end is not None:
        return end
    if face.phase == "setup" or not face.hp:
        return 0.5
    together = JUDGE.chance(seen) if JUDGE and (seen := features(face)) else thumb(face)
    return 1 - together if face.seat is not None and face.seat == traitor_seat(face) else together


def thumb(face: Any) -> float:
    """Stages of the mission beside the days that are gone, and how well the crew is."""
    health = sum([face.hp[c] / face.sheet(c).hp for c in face.living()]) / face.crew
    stages = len(face.mission_card().stages)
    return stand_in(face.stage / stages, (face.day - 1) / face.days, 0.7 * (1 - min(1.0, health)))
