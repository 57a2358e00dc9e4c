"""The player knows no more than its seat: the same answers in worlds that its seat cannot tell apart."""

from pathlib import Path

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from holdfast.core.player import Player, SeatPosition
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.bot import player
from tests.seeds import LONG

DECISIONS = 2_000 if LONG else 200
PACK = Path(DEFINITION.folder) / "pack-example"


def answer(who: Player, game: Game, seat: int) -> tuple[str, object]:
    best = who.weigh(SeatPosition(game, seat))[0]
    return best.option.key, best.why


@pytest.mark.parametrize("skill", ["friend", "novice"])
def test_the_same_answer_in_all_worlds_that_look_alike(skill: str) -> None:
    """One question in three, over whole campaigns, in another world each."""
    who, asked, seed = player(skill), 0, 0
    while asked < DECISIONS:
        seed += 1
        game = DEFINITION.new(
            2, {"difficulty": ("standard", "harder")[seed % 2], "open_votes": ("off", "on")[seed % 2]}, seed
        )
        step = 0
        while game.asked and asked < DECISIONS:
            seat, step = game.asked[0], step + 1
            mine = answer(who, game, seat)
            if step % 3 == 0 and len(game.question.options_for(seat)) > 1:
                other = Perspective(game, seat).world(1000 * seed + step)
                assert answer(who, other, seat) == mine, (seed, step, game.question.tag)
                asked += 1
            game.choose(mine[0], seat)
    assert asked == DECISIONS


@pytest.mark.parametrize("skill", ["friend", "novice"])
def test_cards_that_nobody_has_seen_before(skill: str) -> None:
    """A pack of one's own: every question is answered, to the end."""
    who = player(skill)
    for seed in range(3):
        game = DEFINITION.new(1, {"board": ("standard", "advanced")[seed % 2]}, seed, packs=[PACK])
        while game.asked:
            game.answer(who.weigh(SeatPosition(game, game.asked[0]))[0].option)
        assert game.over


@pytest.mark.parametrize("players", [1, 3, 6])
def test_several_come_to_the_same_plan(players: int) -> None:
    """TW-1501: the number of players changes nothing; whoever leads goes on with what was begun."""
    alone, many = DEFINITION.new(1, {}, 7), DEFINITION.new(players, {}, 7)
    who = player("friend")
    while alone.asked:
        one, other = who.weigh(SeatPosition(alone, 0))[0], who.weigh(SeatPosition(many, many.asked[0]))[0]
        assert one.option.key == other.option.key
        alone.answer(one.option)
        many.answer(other.option)
    assert many.over
