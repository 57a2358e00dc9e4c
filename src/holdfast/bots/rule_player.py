"""Bots around a game's rule player (`games/<game>/player`): friends and novices."""

from functools import cache
from importlib import import_module

from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget, Rollout
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.menu import Option
from holdfast.core.player import Player

WITHOUT = 60
"""Playouts per decision in a game without a rule player."""


@cache
def player_of(definition: GameDefinition, skill: str = "friend") -> Player | None:
    """Return the rule player of a game, created once; None if it has none."""
    if not definition.rules.player:
        return None
    made: Player = import_module(definition.rules.player).player(skill)
    return made


class RuleBot:
    """A bot that gives the rule player's best option; without a rule player, it searches."""

    def __init__(self, skill: str, seed: int = 0) -> None:
        self.skill = skill
        self._without = Rollout(PlayoutBudget(WITHOUT), seed)

    def choose(self, at: Perspective) -> Option:
        player = player_of(at.definition, self.skill)
        if player is None:
            return self._without.choose(at)
        return player.weigh(at)[0].option
