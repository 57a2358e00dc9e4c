"""How a game ended for the people at this screen."""

import pytest

from holdfast.core.state.world import Outcome
from holdfast.terminal.seats import verdict

BOTS = {1: "friend"}


@pytest.mark.parametrize(
    ("outcome", "message"),
    [
        (Outcome(True, "rescued", "NA-736", (9, 4), (0,)), "won"),
        (Outcome(True, "rescued", "NA-736", (4, 9), (1,)), "won-by-another"),
        (Outcome(True, "rescued", "NA-736", (9, 9), (0, 1)), "won"),
        (Outcome(True, "won", "RC-001"), "won"),
        (Outcome(False, "died", "RC-001"), "lost"),
    ],
)
def test_who_won_is_said_as_it_is_for_those_who_sit_here(outcome: Outcome, message: str) -> None:
    assert verdict(outcome, BOTS) == message
