"""Occasions at which a Scenario has its say. Alone they do nothing, or what most Scenarios do; the laws of a Scenario
replace them (RC-900)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, replace
from holdfast.core.engine.effects import Due
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


class CheckGoal(Effect[Island]):
    """RC-701: has the group won?"""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class RoundBegins(Effect[Island]):
    """RC-203: timers at the beginning of a round."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class BeforeActions(Effect[Island]):
    """After Production, before the Action phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class ActionsEnd(Effect[Island]):
    """RC-295, RC-353: scenario Items and what was put off to the end of the Action phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Due("actions-end"),)


class NightBegins(Effect[Island]):
    """Before the players eat."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class TotemFound(Effect[Island]):
    """RC-406, RC-902: the next number token on the tile, and that number's effect at once; where Totems have no numbers,
    all mean the same, or nothing."""

    space: Space

    def apply(self, w: Island, by: Cause) -> Effects:
        scenario = w.scenario_card()
        if not scenario.totems:
            return scenario.more_totems
        n = w.score["totems"] = w.score.get("totems", 0) + 1
        w.place(self.space, replace(w.spots[self.space], totem=n))
        return scenario.totems[n - 1] if n <= len(scenario.totems) else scenario.more_totems


class SiteExplored(Effect[Island]):
    """A successful Exploration of something that is no empty space."""

    name: str

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class HuntSite(Effect[Island]):
    """RC-990: a Hunting-type Action on a tile."""

    name: str

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class SpecialAction(Effect[Island]):
    """A special Action of the Scenario."""

    name: str

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()
