"""What an answer costs, brings, rolls and risks, by what follows from it; the rules' own functions say how much."""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import Ballot
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Amount, Facts
from holdfast.games.naufragos.display.forecasts.consequences import CARDS
from holdfast.games.naufragos.display.forecasts.doings import RULES
from holdfast.games.naufragos.display.forecasts.spending import LUCK
from holdfast.games.naufragos.display.forecasts.tally import Tally
from holdfast.games.naufragos.plot.decisions import Decide, being_voted, branch
from holdfast.games.naufragos.world import Shore

TELLINGS = {**CARDS, **RULES, **LUCK}
BRANCHES = ("pass", "seen", "stay-out", "cannon")
"""Words that a rule says and a card too: where a card asks, they are branches of it."""


def stakes(w: Shore, asking: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an answer with what is not written in its key."""
    by = option.by or asking.by
    told = Tally(w, option.seat, TELLINGS)
    then: Iterable[Any] = option.then
    question = asking.effect
    if isinstance(question, Decide | Ballot):
        told.card = w.content.cards[by.card].key if by.card >= 0 else ""
        if facts.what == "" and facts.deed in BRANCHES and by.card >= 0:
            facts = Facts("choose", what=facts.deed)
        if isinstance(question, Ballot) and (vote := being_voted(w)) is not None:
            told.team = vote.voters
            then = next((branch(choice) for choice in vote.choices if choice.key == option.key), ())
    told.follow(then, by)
    told.exhaustion()
    return written(told, facts)


def written(told: Tally, facts: Facts) -> Facts:
    """As facts; what is nothing is left out."""
    return replace(
        facts,
        what=facts.what or told.what,
        card=told.card,
        team=told.team,
        price=amounts(told.price),
        gains=amounts(told.gains),
        roll=told.roll,
        risks=tuple(told.risks),
    )


def amounts(counted: dict[str, int]) -> tuple[Amount, ...]:
    return tuple([Amount(what, n) for what, n in counted.items() if n])
