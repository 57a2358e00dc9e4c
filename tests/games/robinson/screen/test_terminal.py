"""Robinson at the terminal: a real game is played, kept, opened again and told."""

from pathlib import Path

import pytest

import holdfast
from holdfast.terminal.session import Session
from tests.terminal.playing import play_and_save, play_in_plain_lines

DEFINITION = holdfast.definition("robinson")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_the_same_after_it_was_saved(players: int, tmp_path: Path) -> None:
    table = Session.new(DEFINITION, players, {}, seed=players)
    play_and_save(table, players, tmp_path, often=0.2)


def test_a_person_can_play_a_whole_game_in_plain_lines() -> None:
    table = Session.new(DEFINITION, 2, {}, seed=4)
    table.seat({1: "random"})
    play_in_plain_lines(table)
