"""How good a position of Náufragos is for one castaway: a rule of thumb for being rescued."""

from typing import Any

from holdfast.core.table.judging import stand_in
from holdfast.games.naufragos.flow.ending import icons
from holdfast.games.naufragos.numbers import SUMMIT, TURNS

ICONS = 4
"""So many different signals are seen by most ships."""


def estimate(face: Any) -> float:
    """The chance that this castaway is rescued: signals and the summit beside the turns that are gone, and his strength."""
    seat = face.seat or 0
    outcome = face.outcome
    if outcome is not None:
        return float(outcome.won and not (face.dead | face.away) >> seat & 1)
    if face.is_dead(seat):
        return 0.0
    if not face.energy:
        return 0.5
    far = max([face.track[s] for s in range(face.players)]) / SUMMIT
    signals = min(1.0, len(icons(face)) / ICONS)
    weak = 1 - max(0, face.top(seat)) / 7
    danger = 0.7 * weak**2 + 0.2 * face.is_lost(seat)
    return stand_in(0.5 * far + 0.5 * signals, face.turn / TURNS[face.players], danger)
