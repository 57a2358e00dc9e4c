"""Log entries of effects of the core: the end of the game, votes, rolls that nobody changes."""

from typing import Any

from holdfast.core.definition import Presentation
from holdfast.core.engine.effect import Cause, Outcomes, tag_of
from holdfast.core.engine.effects import Ballot, Over, Window
from holdfast.core.state.world import BallotResult
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.dice.rolls import ROLLS, unchanged_roll
from holdfast.games.under_our_sun.flow.ending import traitor_seat
from holdfast.games.under_our_sun.log import CLOCK, Told, group, line, yes
from holdfast.games.under_our_sun.missions.course import NOBODY_DOES
from holdfast.games.under_our_sun.world import Sands

TRAITOR_WINS = ("saboteur", "executioner", "arsonist")


def ballot(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """US-804: told when all votes are cast, and how many each has."""
    cast = w.laid[-1]
    if not isinstance(cast, BallotResult):
        return None
    votes = [vote for _, vote in cast.votes]
    chosen = [phrases.count(f"the-{vote}", votes.count(vote)) for vote in sorted(set(votes))]
    return line("ballot", votes="|".join(chosen))


def over(effect: Any, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
    """US-901 to US-907: why, with the rating of a mission that was accomplished; all roles are open now (US-963)."""
    it = effect.outcome
    traitor = traitor_seat(w)
    told = not w.rules.semi or it.why in (*TRAITOR_WINS, "traitor-dead")
    role = "told" if told else "traitor" if traitor >= 0 else "nobody"
    stars = phrases.plain("★" * max(it.scores, default=0)) if it.won else ""
    gone = [char for char in range(w.crew) if w.gone >> char & 1] if it.won else []
    return line(
        "over",
        why=failure(w) if it.why == "failed" else it.why,
        stars=stars,
        lost="|".join([phrases.name(char) for char in gone]),
        gone=len(gone),
        late=yes(it.won and w.day >= w.days),
        role=role,
        **group(w, w.of_seat(traitor)),
    )


def failure(w: Sands) -> str:
    """By which of its conditions the mission failed."""
    for condition in w.mission_card().fail:
        if condition.holds(w, NOBODY_DOES):
            return f"failed-{tag_of(type(condition))}"
    return "failed"


CORE_EFFECTS: dict[type[Any], Presentation] = {
    Ballot: Presentation(log=ballot),
    Over: Presentation(log=over, accounts_for=(*CLOCK, "zones.team-*")),
    Window: Presentation(log=unchanged_roll, accounts_for=(*ROLLS, "water")),
}
