"""How the game ends, and the points (RC-701 to RC-712)."""

from typing import Any

from holdfast.core.engine import effects
from holdfast.core.engine.effect import Cause, Outcomes
from holdfast.core.state.world import Outcome
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.log import ROUND_OVER, STORE
from holdfast.games.robinson.rules import POINTS, SCENARIO_POINTS
from holdfast.games.robinson.world import Island


class Over(effects.Over, tag="over"):
    """The game ends here; also after children have eaten all the food (RC-1014)."""

    beat = "end"
    accounts_for = (*ROUND_OVER, *STORE, "score.child")

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> LogEntry:
        return LogEntry(f"why-{self.outcome.why}")


def points(w: Island, won: bool) -> int:
    """RC-710 to RC-712: the point table, also after a defeat."""
    total = POINTS["win"] if won else 0
    total += sum((w.life(s) - w.wounds[s]) * POINTS["life"] for s in range(w.players))
    total += sum(w.levels[track] * POINTS[track] for track in ("roof", "palisade", "weapon"))
    total += POINTS["item"] * len(w.built) + POINTS["treasure"] * w.size("treasures")
    if won:
        total += POINTS["round"] * (w.rounds - w.round)
    return total + sum(n * w.count(what) for what, n in SCENARIO_POINTS.items())


def finished(w: Island, won: bool, why: str, rule: str) -> Over:
    """RC-704: all players share the result."""
    scores = (points(w, won),) * w.players
    return Over(Outcome(won, why, rule, scores, tuple(range(w.players)) if won else ()))


def lost(w: Island, why: str, rule: str) -> Over:
    return finished(w, False, why, rule)


def won(w: Island, rule: str) -> Over:
    return finished(w, True, "goal", rule)
