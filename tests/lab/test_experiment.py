"""Experiments as they are written: factors are crossed, variants share their seeds, mistakes are named by their place."""

from pathlib import Path

import pytest

import holdfast
from holdfast.lab import experiment
from holdfast.lab.experiment import BadExperiment, parse_experiment

PLAIN = """\
title: Does a longer stay help?
cells:
  - game: tiny
    players: [1, 2]
    options: {doors: [1, 2]}
    bots: [random, friend]
variants:
  as it is: {}
  longer: {numbers: {rounds: 6}}
games: 20
"""


def test_all_factors_are_crossed_and_variants_stand_side_by_side() -> None:
    design = parse_experiment(PLAIN)
    assert len(design.cells) == 16
    assert len({cell.key for cell in design.cells}) == 16
    assert [[cell.variant for cell in row] for row in design.rows] == [["as it is", "longer"]] * 8
    assert {design.label(cell) for cell in design.cells} >= {"1, 1 player, random", "2, 2 players, friend"}
    first, second = design.rows[0]
    assert (first.numbers, second.numbers) == ({}, {"rounds": 6})


def test_a_bot_a_seat() -> None:
    design = parse_experiment(
        PLAIN.replace("[1, 2]\n    options", "2\n    options").replace("[random, friend]", "[[random, friend]]")
    )
    assert {cell.bots for cell in design.cells} == {("random", "friend")}


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ("tiny", "tine", "experiment.yaml:3:5: there is no game 'tine'"),
        ("[1, 2]\n    options", "[1, 9]\n    options", "experiment.yaml:4:5: tiny is for 1 to 3 players, not 9"),
        ("doors:", "windows:", "experiment.yaml:5:15: tiny has no option 'windows'"),
        ("friend]", "frend]", "experiment.yaml:6:11: there is no bot 'frend'"),
        ("friend]", "[friend, friend, friend]]", "3 bots are not 1 players"),
        ("rounds:", "round:", "experiment.yaml:9:22: there is no number 'round'; did you mean 'rounds'?"),
        ("rounds: 6", "rounds: many", "rounds: 'many' does not fit there (Expected `int`, got `str`"),
        ("rounds: 6", "weather/sun.count: 3", "tiny has no card weather/sun"),
        (
            "games: 20",
            "gamez: 20",
            "experiment.yaml:10:1: object contains unknown field `gamez`; did you mean 'games'?",
        ),
        ("games: 20", "seed: 3", "say either games"),
        ("as it is: {}", "as it is: {packs: [nowhere]}", "experiment.yaml:8:21: "),
        ("games: 20", "games: [", "experiment.yaml:"),
    ],
)
def test_mistakes_are_named_by_their_place(wrong: str, right: str, says: str) -> None:
    with pytest.raises(BadExperiment) as error:
        parse_experiment(PLAIN.replace(wrong, right))
    assert says in str(error.value)


def test_a_key_holds_all_that_games_depend_on(tmp_path: Path) -> None:
    keys = {cell.key for cell in parse_experiment(PLAIN).cells}
    assert keys == {cell.key for cell in parse_experiment(PLAIN.replace("games: 20", "games: 30")).cells}
    assert keys.isdisjoint({cell.key for cell in parse_experiment(PLAIN + "seed: 2\n").cells})


def test_weights_of_a_player_are_part_of_what_games_depend_on(tmp_path: Path) -> None:
    game = tmp_path / "atoll"
    (game / "bot" / "evaluation").mkdir(parents=True)
    weights = game / "bot" / "evaluation" / "weights.yaml"
    weights.write_text("hunger: 1\n")
    before = experiment._players(game)
    experiment._players.cache_clear()
    weights.write_text("hunger: 2\n")
    assert experiment._players(game) != before
    assert experiment._players(holdfast.definition("robinson").folder) != experiment._players(tmp_path)
