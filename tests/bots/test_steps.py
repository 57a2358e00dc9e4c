"""Playouts stop at a moment, and nobody is asked where nothing matters."""

from random import Random

import pytest

import holdfast
from holdfast.bots.playthrough import at_question, next_round, play_until
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option


def any_move(random: Random):
    def choose(game: Game, seat: int) -> Option:
        return random.choice(game.moves(seat))

    return choose


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_a_playout_stops_at_the_first_question_of_the_next_round(name: str) -> None:
    kind = holdfast.definition(name)
    for seed in range(5):
        game = kind.new(2, {}, seed)
        clock = kind.rules.clock
        while not game.over:
            before = clock(game.world)
            play_until(game, any_move(Random(seed)), next_round(game))
            assert game.over or clock(game.world) == before + 1


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_a_playout_without_a_moment_goes_to_the_end(name: str) -> None:
    game = holdfast.definition(name).new(2, {}, 7)
    assert play_until(game, any_move(Random(7))) > 0
    assert game.over


def test_a_playout_stops_at_a_question() -> None:
    game = holdfast.definition("robinson").new(2, {}, 7)
    play_until(game, any_move(Random(7)), at_question("planning"))
    assert game.question.tag == "planning"


def test_windows_in_which_nothing_matters_are_passed() -> None:
    """The same game asks fewer questions than there are."""
    game = holdfast.definition("robinson").new(4, {}, 3)
    chosen = play_until(game, any_move(Random(3)))
    assert chosen < len(game.journal or ())
