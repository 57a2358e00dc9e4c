"""A Scenario of a pack: its card has everything that it changes (RC-900, RC-1020)."""

from functools import lru_cache, partial

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyCondition, Cause, Effects
from holdfast.core.engine.menu import Block, block
from holdfast.core.engine.rule_overrides import Laws
from holdfast.games.robinson.cards import Scenario
from holdfast.games.robinson.flow.ending import won
from holdfast.games.robinson.scenarios.difference import Difference
from holdfast.games.robinson.scenarios.occasions import CheckGoal, RoundBegins
from holdfast.games.robinson.world import Island


class CardGoal(CheckGoal):
    """RC-701: the goal is the condition on the card."""

    def apply(self, w: Island, by: Cause) -> Effects:
        reached = w.scenario_card().reached
        return (won(w, "RC-701"),) if reached is not None and reached.holds(w, by) else ()


class CardRound(RoundBegins):
    """RC-203: what each round begins with; a round may begin with the goal reached."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (*w.scenario_card().begins, CheckGoal())


LAWS: Laws = {CheckGoal: CardGoal, RoundBegins: CardRound}


def locked(until: AnyCondition, w: Island) -> Block | None:
    """An Invention whose time has not come."""
    return None if until.holds(w, Cause(w.first, w.first)) else block("RC-350", "not-yet")


def progress(w: Island) -> float:
    """A condition holds or not; the round measures how far the group came."""
    return 0.0


def shows(w: Island) -> dict[str, int]:
    return {}


@lru_cache(maxsize=64)
def own_scenario(content: Content, card: int) -> Difference:
    """The difference that a card makes."""
    scenario = content.cards[card]
    assert isinstance(scenario, Scenario)
    return Difference(
        rounds=scenario.rounds,
        laws=LAWS,
        progress=progress,
        shows=shows,
        locks={item: partial(locked, until) for item, until in scenario.locks.items()},
        explore_extra=scenario.explore_extra,
    )
