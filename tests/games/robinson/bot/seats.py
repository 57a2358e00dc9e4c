"""The player at the table: asked for one answer, or left to plan with all seats."""

from typing import NamedTuple

from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Seat
from holdfast.core.player import RankedOption, Reason, SeatPosition
from holdfast.games.robinson.planning.planned import Planned
from tests.games.robinson.table import Table

MOST_ANSWERS = 80
"""A round is planned in fewer answers than this, or somebody runs in circles."""


class Plan(NamedTuple):
    """What was planned, and why each Action was begun or joined."""

    actions: dict[str, Planned]
    reasons: dict[str, Reason]
    answers: list[str]


def weighed(t: Table, seat: Seat | None = None, skill: str = "friend") -> RankedOption:
    """The answer that the player of this seat holds to be the best."""
    player = player_of(t.game.definition, skill)
    assert player is not None
    asked = t.game.asked[0] if seat is None else seat
    return player.weigh(SeatPosition(t.game, asked))[0]


def best(t: Table, seat: Seat | None = None) -> str:
    return weighed(t, seat).option.key


def why(t: Table, seat: Seat | None = None) -> Reason:
    reason = weighed(t, seat).why
    assert reason is not None
    return reason


def plans(t: Table) -> Plan:
    """All seats plan until nobody is asked any more; the last answer is not given, so that the plan lies there."""
    reasons: dict[str, Reason] = {}
    answers: list[str] = []
    for _ in range(MOST_ANSWERS):
        seat = t.game.asked[0]
        one = weighed(t, seat)
        key = one.option.key
        answers.append(key)
        if key == "ready" and len(t.game.asked) == 1:
            break
        if one.why is not None:
            reasons.setdefault(slot(key), one.why)
        t.game.choose(key, seat)
    else:
        raise AssertionError(f"no end of planning: {answers}")
    return Plan({p.slot: p for p in t.w.plan}, reasons, answers)


def slot(key: str) -> str:
    """The Action that an answer begins or joins."""
    parts = key.removeprefix("friday:").removeprefix("both:").removeprefix("join:").split(":")
    return ":".join(parts[:2])
