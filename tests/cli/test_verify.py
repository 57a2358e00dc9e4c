"""`holdfast verify`: says what is certified of a finished game's luck, and plainly where nothing is."""

from pathlib import Path

import pytest

from holdfast.core.rng.committed import CommittedStream, commit
from tests.cli.test_cli import read, run
from tests.cli.test_cli import save as save
from tests.core.test_luck import play
from tests.tiny import DEFINITION

KEY = bytes(range(32))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    file.write_bytes(play(DEFINITION.new(2, {"language": "en"}, stream=CommittedStream.of(KEY))).save())
    return file


def test_a_finished_game_is_certified(finished: Path) -> None:
    told = run("verify", finished)
    assert told.exit_code == 0, told.stderr
    assert told.stdout.startswith("Certified from the opening on: ")
    assert commit(KEY) in told.stdout
    assert run("verify", finished, "--promise", commit(KEY)).exit_code == 0
    proof = read("verify", finished)
    assert (proof["certified"], proof["promise"], proof["first"]) == (True, commit(KEY), 0)


def test_what_is_not_certified_is_said_plainly(finished: Path, save: Path) -> None:
    other = run("verify", finished, "--promise", "0" * 64)
    assert (other.exit_code, other.stdout[:38]) == (1, "Not certified: another luck was promis")
    plain = run("verify", save)
    assert plain.exit_code == 1
    assert "no luck was promised in this game" in plain.stdout
    finished.write_bytes(play(DEFINITION.new(2, {}, stream=CommittedStream.of(KEY)), 1).save())
    assert "the key of its luck is told at the end" in run("verify", finished).stdout


def test_a_file_that_is_no_save_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    told = run("verify", file)
    assert told.exit_code == 2
    assert "not a save" in told.stderr or "damaged" in told.stderr
