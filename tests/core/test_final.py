"""Final answers: who gives one has lost the game for everybody at once, whatever falls (TW-505 and its like in every game)."""

from random import Random

import pytest

import holdfast
from holdfast.core.engine.game import Game
from holdfast.core.losing_answers import losing_answers
from holdfast.games import on_the_shelf

STEPS = 1500
SEEDS = {"naufragos": 1, "robinson": 6, "this_war": 0, "under_our_sun": 4}


def played(game: str) -> list[tuple[Game, frozenset[str]]]:
    """Positions of random games in which something is final."""
    seed, random, found = SEEDS.get(game, 0), Random(7), []
    table = holdfast.new(game, players=1, seed=seed)
    for _ in range(STEPS):
        if table.over:
            seed += 1
            table = holdfast.new(game, players=1, seed=seed)
        if keys := losing_answers(table, table.asked[0]):
            found.append((table.copy(), keys))
        table.choose(random.choice(table.question.moves(table.asked[0])))
    return found


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_whoever_gives_a_final_answer_has_lost_for_everybody_and_another_would_not(game: str) -> None:
    found = played(game)
    assert found, "there are such answers in every game"
    for table, keys in found:
        seat = table.asked[0]
        for option in table.menu(seat):
            after = table.copy(seed=99)
            after.choose(option)
            if option.key in keys:
                assert after.outcome is not None
                assert not after.outcome.won
                assert not after.outcome.winners
        assert any(option.key not in keys for option in table.moves(seat))


def test_where_several_are_asked_no_answer_of_one_is_final() -> None:
    table = holdfast.new("robinson", players=3, seed=1)
    while len(table.asked) < 2:
        table.choose(table.question.moves(table.asked[0])[0])
    assert losing_answers(table, table.asked[0]) == frozenset()
