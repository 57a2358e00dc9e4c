"""Moments at which missions and the Sons of Liberty have their say; `missions.py` and `teams.py` fill them."""

from collections.abc import Callable, Iterable
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.games.under_our_sun.world import Sands


def heard(hooks: Iterable[Callable[..., Effects]], *what: object) -> Effects:
    """What all who listen have to say, one after the other."""
    found: Effects = ()
    for hear in hooks:
        found += hear(*what)
    return found


ON_DEATH: list[Callable[[Sands, int], Effects]] = []
ON_GONE: list[Callable[[Sands, int], Effects]] = []
ON_CHECK: list[Callable[[Sands], Effects]] = []
"""US-1213: one only, what the mission says."""


class CharacterDied(Effect[Sands]):
    """US-970: what a death means to mission and teams; in older saves only."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return heard(ON_DEATH, w, self.char)


class CharacterGone(Effect[Sands]):
    """US-902, US-903: what an elimination means."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return heard(ON_GONE, w, self.char)


class CheckMission(Effect[Sands]):
    """US-1213: objectives and failures are checked after every action, at the end of phases and after Preparation."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.phase == "setup" or w.outcome is not None:
            return ()
        return ON_CHECK[0](w)


CHECK = CheckMission()
THEN_CHECK: Effects = (CHECK,)
ON_REVEAL: list[Callable[[Sands, str], Effects]] = []
"""US-1226: one only, what the mission does when a tile is turned up."""
ON_DEALER_BEATEN: list[Callable[[Sands, int, int], Effects]] = []
"""US-719: what it means that this enemy, a dealer, was beaten by this character."""
ON_FIGHT_OVER: list[Callable[[Sands, str, int], Effects]] = []
"""US-508: one only, what a fight that has just ended leaves to him who ended it."""


class FightOver(Effect[Sands]):
    """What follows a combat turn: a waiting event (US-508)."""

    pos: str
    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ON_FIGHT_OVER[0](w, self.pos, self.char)
