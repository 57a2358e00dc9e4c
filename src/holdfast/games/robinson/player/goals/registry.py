"""The goals by the names of their Scenarios; any other Scenario is survived."""

from holdfast.games.robinson.player.goals.cannibals import Cannibals
from holdfast.games.robinson.player.goals.castaways import Castaways
from holdfast.games.robinson.player.goals.cursed_island import CursedIsland
from holdfast.games.robinson.player.goals.family import Family
from holdfast.games.robinson.player.goals.goal import Goal
from holdfast.games.robinson.player.goals.jenny import Jenny
from holdfast.games.robinson.player.goals.volcano import Volcano

GOALS: dict[str, Goal] = {
    "castaways": Castaways(),
    "cursed-island": CursedIsland(),
    "jenny": Jenny(),
    "volcano": Volcano(),
    "cannibals": Cannibals(),
    "family": Family(),
}
PLAIN = Goal()


def goal_of(scenario: str) -> Goal:
    return GOALS.get(scenario, PLAIN)
