"""Objectives (TW-206 to TW-208, TW-1832 to TW-1834)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.log import line, top
from holdfast.games.this_war.options import Number
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City, under


class Reached(Effect[City]):
    """TW-207, TW-208: the status token is set to *done*, the reward is given at once."""

    accounts_for = ("done", "goals")

    def apply(self, w: City, by: Cause) -> Effects:
        goal = w.goal()
        if goal is None or w.done:
            return ()
        w.done = True
        w.goals += 1
        return under(w, goal_cause(w), goal.reward)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        card = top(w, "objective-now")
        return line("reached", card=card) if card else None


def goal_cause(w: City) -> Cause:
    return Cause(card=w.zones["objective-now"].top[-1], place="objective")


class ObjectiveDone(Effect[City]):
    """A Script fulfils the Objective."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return (Reached(),)


def reached(w: City) -> tuple[AnyEffect, ...]:
    """TW-208: an Objective with a condition is done the first moment it holds; asked wherever that can change."""
    if w.done:
        return ()
    goal = w.goal()
    if goal is None or goal.when is None or not goal.when.holds(w, Cause()):
        return ()
    return (Reached(),)


def pay_options(w: City, menu: Menu) -> None:
    """TW-207: an Objective with a cost is paid from Storage during the Day Actions, between the turns."""
    goal = w.goal()
    if goal is None or w.done or not goal.cost:
        return
    for i, price in enumerate(goal.cost):
        key = "objective" if len(goal.cost) == 1 else Number("objective", i + 1)
        blocks = unpayable(w, Cause(), price)
        menu.add(key, *price, Reached(), stay=True, blocks=blocks, by=goal_cause(w))


class NextObjective(Effect[City]):
    """TW-206: the Objective of the last Chapter is settled, the next one is revealed."""

    beat = "card"
    accounts_for = ("zones.objective-now", "zones.waste")

    def apply(self, w: City, by: Cause) -> Effects:
        goal = w.goal()
        if goal is None or w.done:
            return (RevealObjective(),)
        w.stack.append((RevealObjective(), by))
        return under(w, goal_cause(w), goal.penalty)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-206: the one of the last Chapter was not done."""
        card = top(w, "objective-now")
        return line("missed", card=card) if card and not w.done else None


class RevealObjective(Effect[City]):
    """TW-206: the last Objective leaves the game, the next one is revealed, open."""

    beat = "card"
    accounts_for = ("done", "zones.objective-now", "zones.objectives", "zones.waste")

    def apply(self, w: City, by: Cause) -> Effects:
        if w.zones["objective-now"].top:
            w.move(w.zones["objective-now"].top[-1], "objective-now", "waste")
        w.done = False
        if w.size("objectives"):
            w.draw("objectives", "objective-now")
        return reached(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        card = top(w, "objective-now")
        return line("objective", card=card, text=phrases.flavour(card)) if card else None
