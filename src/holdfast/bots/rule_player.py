"""Players that know their game, as its own module says (`games/<game>/player`): friends and novices."""

from functools import cache
from importlib import import_module

from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget, Rollout
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.menu import Option
from holdfast.core.player import Player

WITHOUT = 60
"""Playouts a decision at a game that nobody has written a player for."""


@cache
def player_of(definition: GameDefinition, skill: str = "friend") -> Player | None:
    """The player of a game, made once; nothing where nobody has written one."""
    if not definition.rules.player:
        return None
    made: Player = import_module(definition.rules.player).player(skill)
    return made


class RuleBot:
    """Gives the answer that the player of the game holds to be the best; where there is none, it tries them out."""

    def __init__(self, skill: str, seed: int = 0) -> None:
        self.skill = skill
        self._without = Rollout(PlayoutBudget(WITHOUT), seed)

    def choose(self, at: Perspective) -> Option:
        player = player_of(at.definition, self.skill)
        if player is None:
            return self._without.choose(at)
        return player.weigh(at)[0].option
