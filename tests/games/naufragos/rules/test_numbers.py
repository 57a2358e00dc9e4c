"""Numbers of the rules that one table replaces (`kind.new(numbers=...)`)."""

import pytest

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.pawns.placing import PlacePawn
from holdfast.games.naufragos.rules import STANDARD, Rules
from holdfast.games.naufragos.world import Shore
from tests.games.naufragos.table import Table


def test_a_table_plays_and_saves_its_own_numbers() -> None:
    game = DEFINITION.new(2, {"characters": "random"}, 1, numbers={"sand": 9, "rest": [[1, 1]] * 5})
    w = game.world
    assert isinstance(w, Shore)
    assert (w.rules.size("sand"), w.rules.size("bonfire"), w.rules.rest[4]) == (9, 8, (1, 1))
    loaded = holdfast.load(game.save()).world
    assert isinstance(loaded, Shore)
    assert loaded.rules == w.rules != STANDARD


def test_every_space_has_the_price_of_its_table() -> None:
    dear = [[5, 5, 5, 5], [4, 4, 4], [0] * 3, [3], [0], [0, 0], [2] * 4]
    games = {
        n: DEFINITION.new(2, {"characters": "random"}, 1, numbers=numbers)
        for n, numbers in enumerate(({}, {"prices": dear}))
    }
    for n, game in games.items():
        while not isinstance(game.question.effect, PlacePawn):
            game.answer(game.moves(game.asked[0])[-1])
        paid = {
            option.key: option.then[0].price for option in game.moves(game.asked[0]) if hasattr(option.then[0], "price")
        }
        assert paid["forage"] == (5 if n else 1)
        assert paid["wood"] == (4 if n else 1)


def test_unknown_numbers_and_wrong_types_are_refused() -> None:
    with pytest.raises(UnknownName, match="there is no number 'sandy'"):
        DEFINITION.new(1, numbers={"sandy": 1})
    with pytest.raises(UnknownName, match="sand: "):
        DEFINITION.new(1, numbers={"sand": "many"})


def test_the_two_rule_sets_are_values_of_one_struct() -> None:
    original, house = Table(1, "2013").w.rules, Table(1, "hr12").w.rules
    assert type(original) is type(house) is Rules
    assert original == STANDARD
    assert (house.bags, house.each_rolls, house.paid_late, house.fire_takes_wood) == (True, True, True, False)
