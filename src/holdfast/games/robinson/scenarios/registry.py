"""The six Scenarios by their names, in the order of the rulebook (RC-910 to RC-1020)."""

from holdfast.core.engine.rule_overrides import Laws
from holdfast.games.robinson.scenarios import cannibals, castaways, cursed_island, family, jenny, volcano
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.own import own_scenario
from holdfast.games.robinson.world import Island

SCENARIOS: dict[str, Difference] = {
    "castaways": castaways.SCENARIO,
    "cursed-island": cursed_island.SCENARIO,
    "jenny": jenny.SCENARIO,
    "volcano": volcano.SCENARIO,
    "cannibals": cannibals.SCENARIO,
    "family": family.SCENARIO,
}


def difference(w: Island) -> Difference:
    """The Scenario that is played: one of the box, or one of a pack."""
    name = w.rules.scenario
    return SCENARIOS[name] if name in SCENARIOS else own_scenario(w.content, w.content.index[f"scenario/{name}"])


def laws(w: Island) -> Laws:
    return difference(w).laws


def worth(w: Island, seat: int) -> float:
    """What a finished game is worth to search: a win is 1, a defeat the more the farther the group came."""
    if w.outcome is not None and w.outcome.won:
        return 1.0
    life = sum(1 - w.wounds[s] / w.life(s) for s in range(w.players)) / w.players
    return 0.4 * difference(w).progress(w) + 0.25 * w.round / w.rounds + 0.05 * life
