"""The numbers of a table (US-107, US-233): a table may replace them, and its saves keep them."""

import pytest

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.rules import Rules


def test_a_table_plays_with_its_own_numbers() -> None:
    game = DEFINITION.new(2, {"characters": "random"}, seed=3, numbers={"ap": 4, "karma": 1, "lawrence_water": 9})
    assert game.world.karma == [1, 1]
    while game.world.phase != "morning" or game.question.tag != "take-turn":
        game.choose(game.menu(game.asked[0])[0])
    assert game.world.ap[game.world.turn] == 4
    assert game.world.lawrence_water == 9


def test_a_save_keeps_the_numbers_of_its_table() -> None:
    game = DEFINITION.new(2, seed=3, numbers={"cooked_food": 5})
    again = holdfast.load(game.save())
    assert again.world.rules == game.world.rules != Rules("missing-two")
    assert again.world.rules.cooked_food == 5


def test_a_number_that_does_not_exist_is_refused() -> None:
    with pytest.raises(UnknownName, match="no number 'sleep'"):
        DEFINITION.new(2, numbers={"sleep": 1})
