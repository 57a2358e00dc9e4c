"""Every card does exactly what the tables of rules-cards.md say, and nothing else."""

import pytest

from tests.games.robinson.cards.expectations import LINES
from tests.games.robinson.deeds import Line, forbidden, happens, written


@pytest.mark.parametrize("line", [ln for ln in LINES if not ln.half.startswith("no-")], ids=str)
def test_a_card_does_what_the_catalogue_says(line: Line) -> None:
    assert happens(line)[0] == written(line.result)


@pytest.mark.parametrize("line", [ln for ln in LINES if ln.half.startswith("no-")], ids=str)
def test_a_card_asks_for_what_the_catalogue_says(line: Line) -> None:
    assert forbidden(line) == {line.result}
