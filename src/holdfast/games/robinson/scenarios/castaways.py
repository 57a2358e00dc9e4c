"""Scenario 1, Castaways: a woodpile in five stages, and a Fire, in the last three rounds (RC-910 to RC-919)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.flow.ending import won
from holdfast.games.robinson.log import decider, line, log_decision
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import BeforeActions, CheckGoal, RoundBegins
from holdfast.games.robinson.scenarios.options import AddToPile
from holdfast.games.robinson.world import Island


def stage_needs(w: Island) -> int:
    """RC-911, RC-912: what the current stage still needs."""
    stage = w.count("stage")
    return 0 if stage >= w.rules.stages else stage + 1 - w.count("pile")


class CastawaysGoal(CheckGoal):
    """RC-910: Fire and the whole pile in round 10, 11 or 12."""

    def apply(self, w: Island, by: Cause) -> Effects:
        done = w.count("stage") >= w.rules.stages and "fire" in w.built and w.round >= w.rules.first_sight
        return (won(w, "RC-910"),) if done else ()


class CastawaysRound(RoundBegins):
    """The tenth round may begin with everything ready."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (CheckGoal(),)


class Woodpile(BeforeActions):
    def apply(self, w: Island, by: Cause) -> Effects:
        return (PileUp(),)


class PileUp(Question[Island]):
    """RC-912, RC-913: any amount of Available wood on the current stage, one stage per round."""

    def most(self, w: Island) -> int:
        return min(stage_needs(w), w.stock["wood"])

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.most(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(self.most(w) + 1):
            menu.add(AddToPile(n), *((SpendWood(n), PileWood(n)) if n else ()))

    def log_answer(self, w: Island, by: Cause, entry: Entry) -> LogEntry | None:
        if entry.key == "pile:0":
            return line("no-wood-piled", who=decider(w, entry.seat))
        return log_decision(self, w, by, entry)


class SpendWood(Effect[Island]):
    n: int
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        w.stock["wood"] -= self.n
        return ()


class PileWood(Effect[Island]):
    """RC-913 to RC-915: wood on the current stage; what one effect brings too much is lost."""

    n: int
    beat = "build"
    accounts_for = ("stock.wood", "score.pile", "score.stage")

    def apply(self, w: Island, by: Cause) -> Effects:
        needs = stage_needs(w)
        if self.n >= needs > 0:
            w.count_up("stage")
            w.score["pile"] = 0
        else:
            w.score["pile"] = w.count("pile") + (self.n if needs else 0)
        return (CheckGoal(),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("pile-wood", n=self.n, stage=w.count("stage"), pile=w.count("pile"))


def progress(w: Island) -> float:
    """How much of the goal is reached, from 0 to 1."""
    stage = w.count("stage")
    wood = stage * (stage + 1) // 2 + w.count("pile")
    return 0.7 * wood / 15 + 0.3 * ("fire" in w.built)


def shows(w: Island) -> dict[str, int]:
    """How far the goal is."""
    pile = {"stage": w.count("stage"), "pile": w.count("pile")}
    return pile | {"stages": w.rules.stages, "fire": int("fire" in w.built)}


SCENARIO = Difference(
    rounds=12,
    laws={CheckGoal: CastawaysGoal, RoundBegins: CastawaysRound, BeforeActions: Woodpile},
    progress=progress,
    shows=shows,
)
