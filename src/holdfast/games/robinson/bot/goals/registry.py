"""The goals by the names of their Scenarios; any other Scenario is survived."""

from holdfast.games.robinson.bot.goals.cannibals import Cannibals
from holdfast.games.robinson.bot.goals.castaways import Castaways
from holdfast.games.robinson.bot.goals.cursed_island import CursedIsland
from holdfast.games.robinson.bot.goals.family import Family
from holdfast.games.robinson.bot.goals.goal import Goal
from holdfast.games.robinson.bot.goals.jenny import Jenny
from holdfast.games.robinson.bot.goals.volcano import Volcano

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
