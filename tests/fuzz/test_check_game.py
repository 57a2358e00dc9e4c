"""What a stranger's test is told: each finding once, with its promise, seed and question, and a save to look at."""

import subprocess
import sys
from pathlib import Path

from holdfast.core.state import save as saves
from holdfast.testing import check_game
from tests import tiny
from tests.core import toy


def test_a_sound_game_has_no_findings() -> None:
    assert check_game(toy.DEFINITION, games=6) == []


def test_a_fault_is_named_with_its_promise_seed_and_question_and_leaves_a_save(tmp_path: Path) -> None:
    [finding] = [words for words in check_game(tiny.DEFINITION, games=12, folder=tmp_path) if "'break'" in words]
    assert finding.startswith("tiny for ")
    assert "fault=on: accepted, at turn: seat " in finding
    assert "is offered 'break', but it fails: ZeroDivisionError: the raft fell apart" in finding
    [file] = [file for file in tmp_path.iterdir() if str(file) in finding]
    assert f" with seed {file.stem.removeprefix('tiny-')} " in finding
    assert not saves.load(file.read_bytes(), lambda name: tiny.DEFINITION).over


def test_another_seed_plays_other_games_and_the_same_one_the_same() -> None:
    found = [check_game(tiny.DEFINITION, games=6, seed=seed) for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


def test_it_needs_no_pytest() -> None:
    code = "import sys; sys.modules['pytest'] = None; from holdfast.testing import check_game"
    subprocess.run([sys.executable, "-c", code], check=True)
