"""What is said of an experiment: the page, what a card does, a data set with its card, the contracts of the games."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

import holdfast
from holdfast.cli import main
from holdfast.lab import card_effect as card
from holdfast.lab import dataset as games
from holdfast.lab.experiment import parse_experiment, read_experiment
from holdfast.lab.report import ReportPage, judge_contracts, write
from holdfast.lab.results import Results, open_results, run_experiment
from holdfast.simulation.executor import ExecutionTarget

ROOT = Path(__file__).resolve().parents[2]
TEXT = """\
title: Does a shorter stay <b>hurt</b>?
cells:
  - game: tiny
    players: [1, 2]
    options: {doors: 3}
    bots: random
    bands: [{rule: TY-02, from: 40, to: 60}, {rule: TY-03, measure: last_round, of: lost, take: median, from: 0, to: 9}]
variants:
  as it is: {}
  no end: {options: {doors: 5}}
games: 60
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Results]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(holdfast.GAMES, "tiny", "tests.tiny")
        yield run_experiment(parse_experiment(TEXT), tmp_path_factory.mktemp("results"), ExecutionTarget(1))


def test_the_page_says_all_of_it_and_needs_nothing_else(results: Results) -> None:
    page = write(results.out).read_text(encoding="utf-8")
    assert "Does a shorter stay &lt;b&gt;hurt&lt;/b&gt;?" in page
    for title in (
        "In one sentence",
        "Won, by cell",
        "Paired difference",
        "How games were lost, and when",
        "Seeds, versions",
    ):
        assert title in page, title
    assert "no cause" in page or "that go with winning" not in page
    assert "<script" not in page
    assert not re.search(r"""(?:src|href)=["'](?!#)""", page)
    assert not re.search(r"url\((?!#)", page)
    for cell in results.design.cells:
        assert f">{round(100 * results.rate(cell).mean, 1)}<" in page


def test_contracts_are_judged_by_their_band(results: Results) -> None:
    found = judge_contracts(results)
    assert len(found) == 8
    for one in found:
        if one.band.rule == "TY-02":
            assert (one.verdict == "kept") == (0.4 <= one.found.mean <= 0.6)
        else:
            assert one.verdict == ("kept" if one.found.games else "missed")


def test_a_folder_without_results_is_refused(tmp_path: Path) -> None:
    with pytest.raises(holdfast.UnknownName, match="holds no results"):
        open_results(tmp_path)
    empty = run_experiment(
        parse_experiment(TEXT.replace("games: 60", "games: 1")), tmp_path / "some", ExecutionTarget(1)
    )
    for file in (tmp_path / "some" / "games").iterdir():
        file.unlink()
    with pytest.raises(holdfast.UnknownName, match="no games"):
        ReportPage(open_results(empty.out))


def test_what_goes_with_winning_is_found_within_cells(results: Results) -> None:
    rows = ReportPage(results).going_with("map_keys(actions)")
    assert all(row["with"] >= 20 and row["without"] >= 20 for row in rows)
    assert all(row["low"] > 0 or row["high"] < 0 for row in rows)


def test_what_does_my_card_do(tmp_path: Path) -> None:
    pack = tmp_path / "wreck"
    pack.mkdir()
    (pack / "weather.yaml").write_text(
        "cards:\n  wreck:\n    name: {en: Wreck, it: Relitto, es: Pecio}\n    flavour: {en: a, it: a, es: a}\n"
        "    count: 9\n    then: [{do: wood, n: 3}]\n"
    )
    found = card.ask(pack, tmp_path / "out", "tiny", [1], {"doors": "1"}, ["random"], 40, where=ExecutionTarget(1))
    said = card.summary_text(found)
    assert re.match(
        r"wreck (helps|makes no difference that shows|hurts) for random with 1 player: [\d.]+ % won with it", said
    )
    assert "in 40 paired games" in said


def test_a_data_set_has_a_card(tmp_path: Path) -> None:
    found = games.write(tmp_path, 8, ["random"], True, ["naufragos"], ExecutionTarget(1))
    assert found.played == 8
    said = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "8 games of survival board games" in said
    for column in (*games.GAMES, *games.DECISIONS):
        assert f"| `{column}` |" in said
    assert "What it is not" in said


def test_from_the_command_line(tmp_path: Path) -> None:
    folder = tmp_path / "o'clock"
    folder.mkdir()
    file = folder / "stay.yaml"
    file.write_text(TEXT.replace("games: 60", "games: 5"), encoding="utf-8")
    said = CliRunner().invoke(main, ["lab", "run", str(file), "--processes", "1"])
    assert said.exit_code == 0, said.output
    assert "2 players  no end" in said.stdout
    folder /= "stay-results"
    assert CliRunner().invoke(main, ["lab", "report", str(folder)]).stdout.strip() == str(folder / "report.html")
    file.write_text(TEXT.replace("doors: 3", "doors: 30"), encoding="utf-8")
    wrong = CliRunner().invoke(main, ["lab", "run", str(file)])
    assert wrong.exit_code == 2
    assert "stay.yaml:5:15: option doors of tiny is one of" in wrong.stderr


@pytest.mark.parametrize(
    "file", sorted([*ROOT.glob("balance/*.yaml"), *ROOT.glob("examples/lab/*.yaml")]), ids=lambda f: f.stem
)
def test_every_experiment_of_ours_can_be_played(file: Path) -> None:
    assert read_experiment(file).cells
