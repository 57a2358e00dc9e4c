"""The Day Actions: three turns, each assigned, then resolved (TW-301 to TW-304)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.jobs import able
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.book.objectives import pay_options
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.people.states import change, settle
from holdfast.games.this_war.rules import BLOCKED, CANNED, FATIGUE, HUNGER, NOBODY, RAW
from holdfast.games.this_war.world import City


class DayPhase(Effect[City]):
    """TW-301: three turns; what somebody promised to do longer tires him afterwards (TW-1842)."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "day"
        return (ActionTurn(1), ActionTurn(2), ActionTurn(3), BetweenTurns(), DayOver())


class DayOver(Effect[City]):
    """TW-1842: the Fatigue of an Extra Shift comes at the end of the Day Actions."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.shifts = ()
        for word in w.today:
            if word.startswith("extra-shift:"):
                change(w, w.person(word.removeprefix("extra-shift:")), FATIGUE, 1)
        w.turn = 0
        return (*settle(w), PassOn())


class ActionTurn(Effect[City]):
    """TW-301: first all are assigned, then all is resolved, then the Journal passes; the last pass is the phase's."""

    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn = self.n
        w.jobs = ()
        w.idle = 0
        then: Effects = (Assign(), ResolveTurn(), PassOn()) if self.n < 3 else (Assign(), ResolveTurn())
        if has_price(w):
            return (BetweenTurns(self.n), Overtime(), *then)
        return (Overtime(), *then) if w.kept("extra-shift") != NOBODY or starving(w) else then


def has_price(w: City) -> bool:
    goal = w.goal()
    return goal is not None and not w.done and bool(goal.cost)


class BetweenTurns(Decision):
    """TW-207: before, between and after the turns an Objective may be paid for."""

    turn: int = 0
    """The turn that comes; nought after the third."""

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
