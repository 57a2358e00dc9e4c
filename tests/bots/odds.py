"""What odds say of an answer at a test table, beside a count of all ways in which dice may fall."""

from itertools import product
from typing import Any

import pytest

from holdfast.bots.odds import Odds, estimate_odds
from holdfast.bots.perspective import Perspective
from tests.games.common import GameTable

FEW = 40


def odds(t: GameTable[Any], key: str, seat: int | None = None, worlds: int = FEW) -> Odds:
    return estimate_odds(Perspective(t.game, t.seat if seat is None else seat), key, worlds=worlds)


def said(found: Odds, success: float, partial: float, failure: float) -> None:
    """The shares are exact, and these."""
    assert found.counted, found
    shares = tuple([found.of(kind) for kind in ("success", "partial", "failure")])
    assert shares == pytest.approx((success, partial, failure)), shares


def ways(*dice: Any) -> list[tuple[Any, ...]]:
    """All ways in which these dice may fall."""
    return list(product(*dice))


def share(falls: list[tuple[Any, ...]], fits: Any) -> float:
    return sum(bool(fits(fall)) for fall in falls) / len(falls)
