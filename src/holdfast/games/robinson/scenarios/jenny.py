"""Scenario 3, Jenny: rescue her from the wreck, then build the Lifeboat (RC-940 to RC-955)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Due
from holdfast.core.engine.menu import Block, block
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.flow.ending import won
from holdfast.games.robinson.log import fields, line
from holdfast.games.robinson.people.persons import JENNY
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.planning.options import Begin
from holdfast.games.robinson.planning.planned import target
from holdfast.games.robinson.planning.requirements import Survey
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import ActionsEnd, CheckGoal, NightBegins, SiteExplored
from holdfast.games.robinson.setup.layout import LayHelpers, LayItems, deck, lay_helpers, pick
from holdfast.games.robinson.world import Island


class JennyOnTheWreck(LayHelpers):
    """RC-940: she waits on the wreck."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.jenny = "wreck"
        lay_helpers(w)
        return ()


class WithoutStormGlass(LayItems):
    """RC-940: the storm glass stays in the box."""

    def apply(self, w: Island, by: Cause) -> Effects:
        pick(w, "starting-item/storm-glass", "box")
        deck(w, "starting-box", "starting-item")
        return ()


class JennyGoal(CheckGoal):
    """RC-941: Jenny in the Camp and the Lifeboat built."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (won(w, "RC-941"),) if w.jenny == "camp" and "lifeboat" in w.built else ()


class JennyNight(NightBegins):
    """RC-944: until rescued she gets Wounds each Night and is affected by nothing else."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(str(JENNY), w.rules.wreck_wounds),) if w.jenny == "wreck" else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("jenny-waits") if w.jenny == "wreck" else None


class JennyArrives(ActionsEnd):
    """RC-954: from the end of the Action phase of her rescue she is in the Camp."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (JennyAshore(), Due("actions-end")) if w.jenny == "raft" else (Due("actions-end"),)


class JennyAshore(Effect[Island]):
    """RC-954: she is in the Camp."""

    beat = "move"
    accounts_for = ("jenny", "score.jenny")
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.jenny = "camp"
        w.score["jenny"] = 1
        return ()


class Rescued(SiteExplored):
    """RC-942: the Raft comes back with her."""

    accounts_for = ("jenny",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.jenny = "raft"
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("rescue")


def rescue(w: Island, s: Survey) -> None:
    """RC-942: with the Raft, an Exploration of its own: one pawn with dice, two pawns sure; an Item like others that
    catastrophe keeps from use (RC-1202)."""
    if w.jenny != "wreck":
        return
    if w.has("jenny-raft"):
        s.open(target("explore", "rescue", least=1, most=2))
    else:
        s.close(Begin("explore", "rescue"), "RC-942", "needs-item", item="scenario-invention/jenny-raft")


def lifeboat(w: Island) -> Block | None:
    """RC-951."""
    return None if w.jenny == "camp" else block("RC-951", "jenny-first")


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    steps = ("rope" in w.built, "jenny-raft" in w.built, w.jenny != "wreck", "knife" in w.built)
    return sum(steps) / 5


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    return {"rescued": int(w.jenny == "camp"), "lifeboat": int("lifeboat" in w.built)}


SCENARIO = Difference(
    rounds=8,
    laws={
        LayItems: WithoutStormGlass,
        LayHelpers: JennyOnTheWreck,
        CheckGoal: JennyGoal,
        NightBegins: JennyNight,
        ActionsEnd: JennyArrives,
        SiteExplored: Rescued,
    },
    progress=progress,
    shows=shows,
    targets=(rescue,),
    locks={"lifeboat": lifeboat},
)
