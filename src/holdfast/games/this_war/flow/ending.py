"""The end of the campaign (TW-1401 to TW-1408)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Over
from holdfast.core.state.world import Outcome
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.pages import LastPage
from holdfast.games.this_war.log import group, line
from holdfast.games.this_war.vocabulary import Defeated, Reason, Result
from holdfast.games.this_war.world import City


def band(w: City, p: int) -> str:
    """TW-1406: how a survivor comes out of it, by the sum of the States."""
    total = sum(w.states(p))
    return "whole" if total <= 3 else "marked" if total <= 7 else "broken"


class Ceasefire(Effect[City]):
    """TW-1401, TW-1402, TW-1404: the campaign ends at once; a starting Character makes it a victory."""

    accounts_for = ("phase", "done", "goals")

    def apply(self, w: City, by: Cause) -> Effects:
        won = any(p in w.starting for p in w.group)
        if won:
            w.goals += 1
            w.done = True
        if not w.group:
            return (Defeat("nobody-left", "TW-1403"),)
        return _epilogue(w, "victory" if won else "survival", "TW-1402" if won else "TW-1404")

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1401; with nobody left it is logged as a defeat."""
        return line("ceasefire", n=w.day) if w.group else None


class Defeat(Effect[City]):
    """TW-1403, TW-505: nobody is left, or nobody stood guard."""

    why: Defeated
    rule: str
    beat = "end"
    accounts_for = ("phase",)

    def apply(self, w: City, by: Cause) -> Effects:
        return _epilogue(w, self.why, self.rule)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("defeat", why=self.why, n=w.day)


def _epilogue(w: City, why: Reason, rule: str) -> Effects:
    """TW-1405, TW-1406: first what was noted, in the order noted; then a page for each survivor."""
    w.phase = "end"
    w.stack.clear()
    closing = {"victory": "end-victory", "survival": "end-survival"}.get(why, "end-defeat")
    pages = [closing, *w.notes]
    if closing != "end-defeat":
        pages += [f"epi-{w.id(p)}-{band(w, p)}" for p in w.group]
    outcome = Outcome(closing == "end-victory", why, rule)
    return (*[LastPage(page) for page in pages], CampaignOver(outcome))


class CampaignOver(Over, tag="over"):
    """TW-1402 to TW-1404: the campaign is over."""

    beat = "end"
    accounts_for = ("outcome",)

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("over", why=self.outcome.why, n=w.day, **group(w, w.group))


class GameOver(Effect[City]):
    """A Script ends the campaign."""

    result: Result
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        if self.result == "ceasefire":
            return (Ceasefire(),)
        return (Defeat(self.result, "TW-505" if self.result == "no-guard" else "TW-1403"),)
