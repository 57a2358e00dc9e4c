"""How good a position of Náufragos is for one castaway: the chance to be rescued, learnt from games of the friend."""

from pathlib import Path
from typing import Any

from holdfast.core.state.evaluation import WinModel, progress_estimate
from holdfast.games.naufragos.flow.ending import icons
from holdfast.games.naufragos.rules import SUMMIT

ICONS = 4
"""So many different signals are seen by most ships."""
STRONG = 7
JUDGE = WinModel(Path(__file__).parent / "estimate.yaml")


def features(face: Any) -> dict[str, float]:
    """What a judge looks at: the way to the summit, signals, turns, the strength of this castaway and of all."""
    if not face.energy or face.seat is None:
        return {}
    seat = face.seat
    gone = face.turn / face.rules.turns[face.players - 1]
    far = max([face.track[s] for s in range(face.players)]) / SUMMIT
    signals = min(1.0, len(icons(face)) / ICONS)
    living = [s for s in range(face.players) if not face.is_dead(s)]
    top = max(0, face.top(seat)) / STRONG
    return {
        f"players_{face.players}": 1.0,
        f"rules_{face.rules.name}": 1.0,
        "gone": gone,
        "gone_squared": gone * gone,
        "far": far,
        "far_early": far * (1 - gone),
        "signals": signals,
        "signals_late": signals * gone,
        "both": far * signals,
        "top": top,
        "top_squared": top * top,
        "energy": face.energy[seat] / STRONG,
        "dead": float(face.is_dead(seat)),
        "lost": float(face.is_lost(seat)),
        "living": len(living) / face.players,
        "fire": float(bool(face.fire)),
    }


def estimate(face: Any) -> float:
    """The chance that this castaway is rescued, learnt from games; without a fitted judge by a rule of thumb."""
    seat = face.seat or 0
    outcome = face.outcome
    if outcome is not None:
        return float(outcome.won and not (face.dead | face.away) >> seat & 1)
    if face.is_dead(seat):
        return 0.0
    if not face.energy:
        return 0.5
    if JUDGE and (seen := features(face)):
        return JUDGE.chance(seen)
    return thumb(face)


def thumb(face: Any) -> float:
    """Signals and the summit beside the turns that are gone, and strength."""
    seat = face.seat or 0
    far = max([face.track[s] for s in range(face.players)]) / SUMMIT
    signals = min(1.0, len(icons(face)) / ICONS)
    weak = 1 - max(0, face.top(seat)) / STRONG
    danger = 0.7 * weak**2 + 0.2 * face.is_lost(seat)
    return progress_estimate(0.5 * far + 0.5 * signals, face.turn / face.rules.turns[face.players - 1], danger)
