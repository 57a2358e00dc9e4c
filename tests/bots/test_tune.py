"""Tuning turns a friend's numbers, and nothing else of it."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import tune


@pytest.mark.parametrize("name", [*tune.GAMES, "robinson-volcano-3", "robinson-family-1"])
def test_a_friend_whose_numbers_are_not_moved_is_the_friend(name: str) -> None:
    own = tune.tuned(name)
    friend = own.friend()
    still = tune.turned(friend, dict.fromkeys(tune.leaves(friend, own.kept), 0.0), own)
    assert close(still, friend)
    cell = own.cells[0]
    assert tune.played(own.game, cell, 5, own.made(still)) == tune.played(own.game, cell, 5, own.made(friend))


def close(one: object, other: object) -> bool:
    """The same shape, and the same numbers but for the last digits."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(close(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(close(a, b) for a, b in zip(one, other, strict=True))
    return one == pytest.approx(other) if isinstance(one, float) else one == other


def test_numbers_move_by_their_kind() -> None:
    own = tune.GAMES["naufragos"]
    moves = {("numbers", "explore"): 2.0, ("numbers", "push"): 40.0, ("numbers", "keep"): 1.4, ("worth", "wound"): 1.0}
    friend = own.friend()
    found = tune.turned(friend, moves, own)
    assert found["numbers"]["explore"] == pytest.approx(friend["numbers"]["explore"] * 2 ** (2 * own.spread))
    assert friend["numbers"]["push"] < found["numbers"]["push"] <= 1
    assert found["numbers"]["keep"] == friend["numbers"]["keep"] + 1
    assert found["worth"]["wound"] < friend["worth"]["wound"]
    assert found["worth"]["food"] == friend["worth"]["food"]


def test_a_habit_is_not_turned() -> None:
    own = tune.GAMES["under_our_sun"]
    places = set(tune.leaves(own.friend(), own.kept))
    assert ("mission", "rescue") in places
    assert ("life", 1) in places
    assert not [place for place in places if place[0] in ("skill", "foresight", "forgets", "crew", "crews")]


def test_a_table_of_robinson_is_tuned_by_the_weights_that_its_scenario_asks_for() -> None:
    own = tune.tuned("robinson-volcano-3")
    places = {place[0] for place in tune.leaves(own.friend(), own.kept)}
    assert {"site", "route", "hungry"} <= places
    assert not places & {"cross", "family", "village", "arms"}
    assert own.cells == [(3, {"scenario": "volcano"})]


def test_a_game_that_is_lost_was_more_or_less_hopeful() -> None:
    own = tune.tuned("robinson-castaways-2")
    careless = own.made({**own.friend(), "hungry": 0.0, "shelter": 0.0, "wood": 0.0})
    ends = [
        [tune.played("robinson", own.cells[0], seed, player) for seed in range(4)]
        for player in (own.made(own.friend()), careless)
    ]
    own_hope, other_hope = [sum([hope for _, hope in each]) for each in ends]
    assert 0 < other_hope < own_hope


def test_a_difference_is_told_with_its_interval() -> None:
    assert tune.told([1.0, 0.0, 0.0, -1.0] * 25, 40.0) == "40.0 % → 40.0 %: +0.0 ± 13.9, 100 pairs"
