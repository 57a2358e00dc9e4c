from pathlib import Path

import pytest

import holdfast
from tests.tiny.fixtures import tiny_table as tiny_table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def embers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example on the list of games, as PYTHONPATH=examples HOLDFAST_GAMES=embers puts it there."""
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.setitem(holdfast.GAMES, "embers", "embers")
