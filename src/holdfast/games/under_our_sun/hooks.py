"""Moments at which missions and the Sons of Liberty have their say; `missions.py` and `teams.py` fill them."""

from collections.abc import Callable
from typing import ClassVar

from holdfast.core.effect import Cause, Effect, Effects
from holdfast.games.under_our_sun.world import Sands

ON_DEATH: list[Callable[[Sands, int], Effects]] = []
ON_GONE: list[Callable[[Sands, int], Effects]] = []
ON_CHECK: list[Callable[[Sands], Effects]] = []


class CharacterDied(Effect[Sands]):
    """US-970: what a death means to mission and teams."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([e for hear in ON_DEATH for e in hear(w, self.char)])


class CharacterGone(Effect[Sands]):
    """US-902, US-903: what an elimination means."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([e for hear in ON_GONE for e in hear(w, self.char)])


class CheckMission(Effect[Sands]):
    """US-1213: objectives and failures are checked after every action, at the end of phases and after Preparation."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([e for hear in ON_CHECK for e in hear(w)])


ON_REVEAL: list[Callable[[Sands, str], Effects]] = []


class TileRevealed(Effect[Sands]):
    """US-1226: what the mission does when a tile is turned up."""

    pos: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([e for hear in ON_REVEAL for e in hear(w, self.pos)])


ON_DEALER_BEATEN: list[Callable[[Sands, int, int], Effects]] = []
"""US-719: what it means that this enemy, a dealer, was beaten by this character."""
ON_FIGHT_OVER: list[Callable[[Sands, str, int], Effects]] = []


class FightOver(Effect[Sands]):
    """What follows a combat turn: a waiting event (US-508), a dealer left alone (US-738), mission triggers."""

    pos: str
    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([e for hear in ON_FIGHT_OVER for e in hear(w, self.pos, self.char)])
