"""How the game ends, and the points (RC-701 to RC-712)."""

from holdfast.core.engine.effects import Over
from holdfast.core.state.world import Outcome
from holdfast.games.robinson.rules import POINTS, SCENARIO_POINTS
from holdfast.games.robinson.world import Island


def points(w: Island, won: bool) -> int:
    """RC-710 to RC-712: the point table, also after a defeat."""
    total = POINTS["win"] if won else 0
    total += sum((w.life(s) - w.wounds[s]) * POINTS["life"] for s in range(w.players))
    total += sum(w.levels[track] * POINTS[track] for track in ("roof", "palisade", "weapon"))
    total += POINTS["item"] * len(w.built) + POINTS["treasure"] * w.size("treasures")
    if won:
        total += POINTS["round"] * (w.rounds - w.round)
    return total + sum(n * w.score.get(what, 0) for what, n in SCENARIO_POINTS.items())


def finished(w: Island, won: bool, why: str, rule: str) -> Over:
    """RC-704: all players share the result."""
    scores = (points(w, won),) * w.players
    return Over(Outcome(won, why, rule, scores, tuple(range(w.players)) if won else ()))


def lost(w: Island, why: str, rule: str) -> Over:
    return finished(w, False, why, rule)


def won(w: Island, rule: str) -> Over:
    return finished(w, True, "goal", rule)
