"""The example game at every table there is: in plain lines, in the browser, simulated, and under scrutiny."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import holdfast
from holdfast.cli import main
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import UnknownName
from holdfast.simulation.runner import simulate
from holdfast.tables.operations import catalog
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.services.texts import localizer_for, table_texts
from holdfast.testing import check_game
from tests.examples.conftest import EXAMPLES


def test_it_keeps_every_promise() -> None:
    assert check_game(holdfast.definition("embers")) == []


def test_a_session_in_plain_lines() -> None:
    answers = "why huddle\nsearch\nundo\ny\nsearch\nfeed\nsleep\nwatch\nboard\nquit\n"
    args = ["play", "embers", "--plain", "--players", "2", "--seed", "3"]
    session = CliRunner().invoke(main, args, input=answers, prog_name="holdfast")
    assert session.exit_code == 0, session.output
    for said in (
        "Welcome to Embers.",
        "What does Ash do?",
        "Ash searches the forest.",
        "Birch puts 1 wood on the fire.",
        "Night 2 of 4 falls.",
    ):
        assert said in session.output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_table_in_the_browser_is_told(lang: str) -> None:
    kind = holdfast.definition("embers")
    shown = catalog.game(kind, lang)
    assert shown["about"]
    assert all(value["label"] for setting in shown["settings"] for value in setting["values"])
    game = kind.new(2, {"language": lang}, seed=3)
    told = SeatPresenter(game, localizer_for(kind, lang, game.world.content), table_texts(lang), seat=0)
    question = told.question()
    assert question is not None
    assert question["mine"]
    assert question["options"][0]["key"] == "search"
    assert all(option["label"] for option in question["options"] if option["open"])
    assert all(option["label"] and option["reasons"] for option in told.looked_at(game.question, 0).values())
    view = json.loads(json.dumps(game.view(0)))
    assert view["heat"] == game.world.heat
    assert view["zones"]["hand-0"] != ["?find"]
    assert view["zones"]["hand-1"] == ["?find"]


def test_simulated_games_are_won_and_lost() -> None:
    report = simulate(holdfast.definition("embers"), 60, [1, 2, 3], {"wind": "any"})
    assert not report.errors
    assert 0 < report.wins < 60


def test_the_environment_names_games_from_outside() -> None:
    env = os.environ | {"PYTHONPATH": str(EXAMPLES), "HOLDFAST_GAMES": "embers"}
    command = [sys.executable, "-m", "holdfast", "games"]
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout
    assert "embers: 1 to 3 players" in said


def test_so_does_an_installed_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "embers-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: embers\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[holdfast.games]\nembers = embers\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert holdfast.external_games()["embers"] == "embers"


def test_a_game_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(holdfast.GAMES, "cinders", "cinders")
    with pytest.raises(UnknownName, match="no module cinders for the game 'cinders'; put its folder on PYTHONPATH"):
        holdfast.definition("cinders")
