"""The Day Actions: three turns, each assigned, then resolved (TW-301 to TW-304)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.jobs import able, extra_shift
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.book.objectives import pay_options
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.log import STATE, TURN, Args, group, leads, line, phase_entry, yes
from holdfast.games.this_war.people.states import change, settle
from holdfast.games.this_war.rules import BLOCKED, CANNED, FATIGUE, HUNGER, NOBODY, RAW
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.world import City


class DayPhase(Effect[City]):
    """TW-301: three turns; what somebody promised to do longer tires him afterwards (TW-1842)."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")
    log = phase_entry("day")

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "day"
        return (ActionTurn(1), ActionTurn(2), ActionTurn(3), BetweenTurns(), DayOver())


class DayOver(Effect[City]):
    """TW-1842: the Fatigue of an Extra Shift comes at the end of the Day Actions."""

    quiet: ClassVar[bool] = True
    beat = "phase"
    accounts_for = (*STATE, *TURN)

    def apply(self, w: City, by: Cause) -> Effects:
        w.shifts = ()
        words = {extra_shift(w, p): p for p in w.group}
        for word in w.today:
            if word in words:
                change(w, words[word], FATIGUE, 1)
        w.turn = 0
        return (*settle(w), PassOn())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1842: beyond the last level of Fatigue it is Misery (TW-408)."""
        if not w.shifts:
            return None
        return line("shift-over", crew="|".join([phrases.shift(w, p, state, n) for p, state, n in w.shifts]))


class ActionTurn(Effect[City]):
    """TW-301: first all are assigned, then all is resolved, then the Journal passes; the last pass is the phase's."""

    n: int
    beat = "move"
    accounts_for = TURN

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn = self.n
        w.jobs = ()
        w.idle = 0
        then: Effects = (Assign(), ResolveTurn(), PassOn()) if self.n < 3 else (Assign(), ResolveTurn())
        if has_price(w):
            return (BetweenTurns(self.n), Overtime(), *then)
        return (Overtime(), *then) if w.kept("extra-shift") != NOBODY or starving(w) else then

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-303: the turn, and whether somebody can still do something in it; the entry of the phase says who leads in the first."""
        weak = [p for p in w.here() if not able(w, p)]
        words: Args = {"n": self.n, "idle": yes(len(weak) == len(w.here())), **leads(w)}
        if self.n == 1:
            words["several"] = "no"
        return line("action-turn", **words, **group(w, weak))


def has_price(w: City) -> bool:
    goal = w.goal()
    return goal is not None and not w.done and bool(goal.cost)


class BetweenTurns(Decision):
    """TW-207: before, between and after the turns an Objective may be paid for."""

    turn: int = 0
    """The next turn; 0 after the third."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if has_price(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        pay_options(w, menu)


def starving(w: City) -> bool:
    """TW-1303, TW-1004: is there food for somebody whom hunger may keep from acting?"""
    if not (w.storage[CANNED] or w.storage[RAW]):
        return False
    return any(BLOCKED[HUNGER][w.level(p, HUNGER)] for p in w.here())


class Overtime(Decision):
    """TW-1841 (6), TW-1303: where nobody can act in this turn, an Extra Shift or a meal may still let somebody."""

    moment: ClassVar[str] = "day"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if w.kept("extra-shift") < 0 and not starving(w):
            return ()
        return () if not w.here() or any(able(w, p) for p in w.here()) else (w.leader,)

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
