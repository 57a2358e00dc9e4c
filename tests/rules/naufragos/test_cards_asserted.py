"""Every card does exactly what the tables of rules-cards.md say, and nothing else."""

import pytest

from tests.rules.naufragos.deeds import Line, forbidden, happens, written
from tests.rules.naufragos.expectations import LINES


@pytest.mark.parametrize("line", [ln for ln in LINES if not ln.how.startswith("no-")], ids=str)
def test_a_card_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line) == written(line)


@pytest.mark.parametrize("line", [ln for ln in LINES if ln.how.startswith("no-")], ids=str)
def test_a_card_asks_for_what_the_catalogue_says(line: Line) -> None:
    assert forbidden(line) == {line.result}
