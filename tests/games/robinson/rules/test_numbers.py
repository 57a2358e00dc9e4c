"""The numbers of a table: given to a new game, followed by the rules, and stored in its save."""

import pytest

import holdfast
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.actions.arranging import rested
from holdfast.games.robinson.flow.night import GoHungry
from holdfast.games.robinson.people.wounds import Heal, Wound
from holdfast.games.robinson.rules import STANDARD, Rules
from holdfast.games.robinson.scenarios.cannibals import city_strength

ROBINSON = holdfast.definition("robinson")
NUMBERS = {"hunger_wounds": 1, "rest_heals": 3, "city_strength": 15, "build_cost": [[1, 1]] * 4}


def test_the_rules_of_a_table_follow_its_numbers():
    w = ROBINSON.new(2, {"scenario": "cannibals"}, seed=5, numbers=NUMBERS).world
    assert GoHungry("0").apply(w, Cause()) == (Wound("0", 1),)
    assert rested(w, 0) == (Heal("taker", 3),)
    assert city_strength(w) == 15
    assert w.rules.home_cost(2) == (1, 1)


def test_a_save_keeps_the_numbers_of_its_table():
    game = ROBINSON.new(2, {"scenario": "cannibals"}, seed=5, numbers=NUMBERS)
    loaded = holdfast.load(game.save())
    assert loaded.world.rules == game.world.rules
    assert loaded.world.rules.hunger_wounds == 1


def test_without_numbers_the_rules_are_those_of_the_rulebook():
    rules = ROBINSON.new(3, {"scenario": "family"}, seed=1).world.rules
    assert rules == Rules("family")
    assert (rules.hunger_wounds, rules.births) == (STANDARD.hunger_wounds, STANDARD.births)


@pytest.mark.parametrize("numbers", [{"hunger": 1}, {"hunger_wounds": "much"}])
def test_an_unknown_or_mistyped_number_is_refused(numbers):
    with pytest.raises(UnknownName):
        ROBINSON.new(2, {}, seed=1, numbers=numbers)
