"""Scenario 3, Jenny: rescue her from the wreck, then build the Lifeboat (RC-940 to RC-955)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.engine.effects import Due
from holdfast.core.engine.menu import Block, block
from holdfast.games.robinson.ending import won
from holdfast.games.robinson.hooks import ActionsEnd, CheckGoal, NightBegins, SiteExplored
from holdfast.games.robinson.people import Wound
from holdfast.games.robinson.survey import EXTRA_TARGETS, GOAL_LOCKS, Survey
from holdfast.games.robinson.world import JENNY, Island, target

WRECK_WOUNDS = 2
"""RC-944."""


class JennyGoal(CheckGoal):
    """RC-941: Jenny in the Camp and the Lifeboat built."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (won(w, "RC-941"),) if w.jenny == "camp" and "lifeboat" in w.built else ()


class JennyNight(NightBegins):
    """RC-944: until rescued she gets Wounds each Night and is affected by nothing else."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(str(JENNY), WRECK_WOUNDS),) if w.jenny == "wreck" else ()


class JennyArrives(ActionsEnd):
    """RC-954: from the end of the Action phase of her rescue she is in the Camp."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.jenny == "raft":
            w.jenny = "camp"
            w.score["jenny"] = 1
        return (Due("actions-end"),)


class Rescued(SiteExplored):
    """RC-942: the Raft comes back with her."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.jenny = "raft"
        return ()


def rescue(w: Island, s: Survey) -> None:
    """RC-942: with the Raft, an Exploration of its own: one pawn with dice, two pawns sure; an Item like others that
    catastrophe keeps from use (RC-1202)."""
    if w.jenny != "wreck":
        return
    if w.has("jenny-raft"):
        s.open(target("explore", "rescue", least=1, most=2))
    else:
        s.close("explore:rescue", "RC-942", "needs-item", item="scenario-invention/jenny-raft")


def lifeboat(w: Island) -> Block | None:
    """RC-951."""
    return None if w.jenny == "camp" else block("RC-951", "jenny-first")


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    steps = ("rope" in w.built, "jenny-raft" in w.built, w.jenny != "wreck", "knife" in w.built)
    return sum(steps) / 5


EXTRA_TARGETS["jenny"] = (rescue,)
GOAL_LOCKS["lifeboat"] = lifeboat
LAWS: dict[type[Any], type[Any]] = {
    CheckGoal: JennyGoal,
    NightBegins: JennyNight,
    ActionsEnd: JennyArrives,
    SiteExplored: Rescued,
}
