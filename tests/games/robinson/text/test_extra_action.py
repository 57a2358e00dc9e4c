"""What the table shows of an Action that no slot of the plan holds."""

import pytest

from holdfast.games.robinson.display.view import action
from holdfast.games.robinson.planning.planned import Planned


@pytest.mark.parametrize("slot", ["extra", "", "build:rope"])
def test_an_action_that_a_card_brings_is_shown_like_any_other(slot: str) -> None:
    shown = action(Planned("build", "rope", "", 1, 0, 0, 1, 99, ("0a",), slot))
    assert (shown["kind"], shown["name"], shown["what"], shown["slot"]) == ("build", "rope", "rope", slot)
