"""Occasions at which a Scenario has its say. Alone they do nothing, or what most Scenarios do; the laws of a Scenario
replace them (RC-900)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, replace
from holdfast.core.engine.effects import Due
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.log import line
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


class CheckGoal(Effect[Island]):
    """RC-701: has the group won?"""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class RoundBegins(Effect[Island]):
    """RC-203: timers at the beginning of a round."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class BeforeActions(Effect[Island]):
    """After Production, before the Action phase."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class ActionsEnd(Effect[Island]):
    """RC-295, RC-353: scenario Items and what was put off to the end of the Action phase."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Due("actions-end"),)


class NightBegins(Effect[Island]):
    """Before the players eat."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class TotemFound(Effect[Island]):
    """RC-406, RC-902: the next number token and its effect; without numbers all Totems mean the same, or nothing."""

    space: Space
    beat = "tile"
    accounts_for = ("spots.*", "score.totems")

    def apply(self, w: Island, by: Cause) -> Effects:
        scenario = w.scenario_card()
        if not scenario.totems:
            return scenario.more_totems
        n = w.count_up("totems")
        w.place(self.space, replace(w.spots[self.space], totem=n))
        return scenario.totems[n - 1] if n <= len(scenario.totems) else scenario.more_totems

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-406: there are Scenarios in which Totems mean nothing."""
        scenario = w.scenario_card()
        return line("totem-found", space=self.space, idle="no" if scenario.totems or scenario.more_totems else "yes")


class SiteExplored(Effect[Island]):
    """A successful Exploration of something that is no empty space."""

    name: str
    beat = "tile"
    accounts_for: ClassVar[tuple[str, ...]] = ("spots.*", "marks", "today", "score.site")

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("site-explored", space=self.name.partition("-")[2])

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class HuntSite(Effect[Island]):
    """RC-990: a Hunting-type Action on a tile."""

    name: str
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()


class SpecialAction(Effect[Island]):
    """A special Action of the Scenario."""

    name: str
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return ()
