"""How good a position of Robinson Crusoe is: the chance to win, learnt from games of the friend (`estimate.yaml`)."""

from pathlib import Path
from typing import Any

from holdfast.core.state.evaluation import WinModel, decided_value, progress_estimate
from holdfast.games.robinson.scenarios.registry import difference

EARLY = 0.75
"""A goal is mostly reached late: the share of the elapsed time that counts."""
JUDGE = WinModel(Path(__file__).parent / "estimate.yaml")


def features(face: Any) -> dict[str, float]:
    """The features of a position: the goal against the rounds, life and food of all, the camp, what is known and
    built."""
    if not face.characters:
        return {}
    gone = (face.round - 1) / face.rounds
    hurt = [face.wounds[seat] / face.life(seat) for seat in range(face.players)]
    progress = difference(face).progress(face)
    levels, story = face.levels, face.scenario_card().id
    return {
        f"cell_{story}_{face.players}": 1.0,
        f"goal_{story}": progress - EARLY * gone,
        f"gone_{story}": gone,
        f"gone_squared_{story}": gone * gone,
        f"worst_{story}": max(hurt),
        "gone": gone,
        "progress": progress,
        "ahead": (progress - gone) * gone,
        "worst": max(hurt),
        "worst_squared": max(hurt) ** 2,
        "hurt": sum(hurt) / len(hurt),
        "hurt_late": sum(hurt) / len(hurt) * (1 - gone),
        "food": min(2.0, (face.stock["food"] + face.stock["ration"]) / face.players),
        "wood": min(6, face.stock["wood"]) / 6,
        "shelter": float(bool(face.shelter)),
        "roof": min(4, levels["roof"]) / 4,
        "palisade": min(4, levels["palisade"]) / 4,
        "weapon": min(6, levels["weapon"]) / 6,
        "morale": face.morale / 3,
        "explored": min(10, face.land.bit_count()) / 10,
        "built": min(10, len(face.built)) / 10,
    }


def estimate(face: Any) -> float:
    """The chance to win, as positions like this one were won; by a rule of thumb if nothing was learnt."""
    end = decided_value(face)
    if end is not None:
        return end
    if JUDGE and (seen := features(face)):
        return JUDGE.chance(seen)
    return thumb(face)


def thumb(face: Any) -> float:
    """The progress of the goal against the rounds gone, and how near the weakest is to death."""
    worst = max([face.wounds[seat] / face.life(seat) for seat in range(face.players)])
    hungry = face.players > face.stock["food"] + face.stock["ration"]
    danger = 0.8 * worst**2 + 0.08 * hungry + 0.08 * (not face.shelter)
    return progress_estimate(difference(face).progress(face), EARLY * (face.round - 1) / face.rounds, danger)
