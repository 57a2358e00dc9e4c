"""The friend wins games that random play never wins; a novice fewer."""

import holdfast
from holdfast.bots.rule_player import player_of
from holdfast.core.player import SeatPosition

DEFINITION = holdfast.definition("robinson")
SEEDS = range(100, 112)


def wins(skill: str) -> int:
    player = player_of(DEFINITION, skill)
    won = 0
    for seed in SEEDS:
        game = DEFINITION.new(2, {"scenario": "castaways" if seed % 2 else "cursed-island"}, seed)
        while game.asked:
            seat = game.asked[0]
            game.answer(player.weigh(SeatPosition(game, seat))[0].option)
        won += game.outcome.won
    return won


def test_a_friend_wins_often_enough():
    assert wins("friend") >= 3
