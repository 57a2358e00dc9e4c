"""How well the player plays, on a few fixed seeds: a guard against slips, no measure (that is `holdfast simulate`)."""

import pytest

from holdfast.core.player import SeatPosition
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.bot import player

SEEDS = range(9000, 9012)


@pytest.mark.parametrize(("skill", "least", "most"), [("friend", 3, 9), ("novice", 0, 5)])
def test_campaigns_that_are_won(skill: str, least: int, most: int) -> None:
    """TW-1402."""
    who, won = player(skill), 0
    for seed in SEEDS:
        game = DEFINITION.new(1, {}, seed)
        while game.asked:
            game.answer(who.weigh(SeatPosition(game, game.asked[0]))[0].option)
        assert game.outcome is not None
        won += game.outcome.won
    assert least <= won <= most
