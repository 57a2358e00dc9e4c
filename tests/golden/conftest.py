import pytest

import holdfast
from tests.core.conftest import own_cache as own_cache


@pytest.fixture(autouse=True)
def under_our_sun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its goldens do not wait until the game is on the list."""
    monkeypatch.setitem(holdfast.GAMES, "under_our_sun", "holdfast.games.under_our_sun")
