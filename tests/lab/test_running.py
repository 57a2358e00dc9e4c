"""Games of an experiment come to the same whoever plays them; nothing is played twice; a lost worker is no loss."""

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import holdfast
import holdfast.lab
from holdfast.lab import results as keeping
from holdfast.lab.batch import Job, play
from holdfast.lab.experiment import parse_experiment
from holdfast.lab.results import Results, run_experiment
from holdfast.simulation import executor as running
from holdfast.simulation import extras
from holdfast.simulation.executor import ExecutionTarget, Fingerprint, VersionMismatch, check_same_version, run_batches
from holdfast.simulation.extras import MissingExtra
from holdfast.simulation.runner import simulate
from tests.tiny import DEFINITION

TEXT = """\
title: Does a shorter stay hurt?
cells:
  - {game: tiny, players: [1, 2], options: {doors: [1, 3]}, bots: random}
variants:
  as it is: {}
  shorter: {numbers: {rounds: 2}}
games: 24
decisions: true
"""


PLAIN = TEXT.replace("  shorter: {numbers: {rounds: 2}}\n", "")


def rows(results: Results) -> list[tuple[Any, ...]]:
    return results.ask("FROM games ORDER BY cell, number")


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[tuple[Any, ...]]]:
    """The rows as one process makes them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(holdfast.GAMES, "tiny", "tests.tiny")
        yield rows(run_experiment(parse_experiment(TEXT), tmp_path_factory.mktemp("alone"), ExecutionTarget(1)))


def test_a_run_on_processes_is_the_same_to_the_last_digit(alone: list[tuple[Any, ...]], tmp_path: Path) -> None:
    results = run_experiment(parse_experiment(TEXT), tmp_path, ExecutionTarget(2))
    assert results.played == len(alone) == 8 * 24
    assert rows(results) == alone
    decisions = f"FROM '{tmp_path}/decisions/*.parquet'"
    [(kept, games)] = results.ask(f"SELECT count(*), count(DISTINCT (cell, number)) {decisions}")
    assert (kept, games) == (sum(r[0] for r in results.ask("SELECT decisions FROM games")), 8 * 24)


def test_each_variant_plays_with_its_own_numbers(alone: list[tuple[Any, ...]], tmp_path: Path) -> None:
    results = run_experiment(parse_experiment(TEXT), tmp_path, ExecutionTarget(1))
    found = dict(results.ask("SELECT numbers, max(figures['last_round']) FROM games GROUP BY numbers"))
    assert found == {"{}": 3, '{"rounds":2}': 2}
    first, second = parse_experiment(TEXT).rows[0]
    assert results.difference(first, second).pairs == 24
    assert results.difference(first, second).better == 0


def test_nothing_is_played_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[str, int]] = []
    kept = keeping.ResultsWriter.keep

    def keep(self: keeping.ResultsWriter, job: Any, batch: Any) -> None:
        played.extend((job.cell.key, n) for n in range(job.first, job.last))
        kept(self, job, batch)
        if len(played) > 30 and not (tmp_path / "cut").exists():
            (tmp_path / "cut").touch()
            raise KeyboardInterrupt

    monkeypatch.setattr(keeping.ResultsWriter, "keep", keep)
    text = PLAIN.replace("decisions: true", "")
    first = run_experiment(parse_experiment(text), tmp_path, ExecutionTarget(1))
    assert first.cut
    assert 30 < first.played < 96
    second = run_experiment(parse_experiment(text), tmp_path, ExecutionTarget(1))
    assert (second.cut, second.played) == (False, 96)
    third = run_experiment(
        parse_experiment(text.replace("24", "26").replace("[1, 3]", "[1, 3, 2]")), tmp_path, ExecutionTarget(1)
    )
    assert third.played == 6 * 26
    assert len(played) == len(set(played)) == 6 * 26


def test_a_precision_is_reached_and_the_same_games_are_played_for_it(tmp_path: Path) -> None:
    text = PLAIN.replace("games: 24\ndecisions: true", "precision: {points: 12, least: 40, most: 400}")
    text = text.replace("players: [1, 2]", "players: 1")
    one, other = (run_experiment(parse_experiment(text), tmp_path / str(n), ExecutionTarget(n)) for n in (1, 2))
    assert rows(one) == rows(other)
    assert all(one.rate(cell).half <= 0.12 for cell in one.design.cells)
    assert {one.rate(cell).games for cell in one.design.cells} <= {40, 60, 90, 135, 203, 305, 400}


def test_a_broken_game_is_kept_with_its_save(tmp_path: Path) -> None:
    text = "title: Broken\ncells:\n  - {game: tiny, players: 1, options: {fault: true}, bots: random}\ngames: 12\n"
    results = run_experiment(parse_experiment(text), tmp_path, ExecutionTarget(1))
    assert results.failed
    assert "the raft fell apart" in results.failed[0][2]
    assert "games did not end as they should" in results.said()
    assert len(list((tmp_path / "errors").iterdir())) == len(results.failed)


# --- workers that go, workers that are strangers ------------------------------------------------------------------------


def mortal(job: tuple[Path, int]) -> int:
    """Ends its process the first time it is asked for the third job."""
    folder, n = job
    if n == 3 and not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.02)
    return n * n


def test_what_a_lost_process_had_is_played_again(tmp_path: Path) -> None:
    found = list(run_batches(mortal, iter([(tmp_path, n) for n in range(12)]), ExecutionTarget(2)))
    assert (tmp_path / "died").exists()
    assert sorted(result for _, result in found) == [n * n for n in range(12)]


def test_a_dask_worker_is_killed_and_the_figures_are_the_same(alone: list[tuple[Any, ...]], tmp_path: Path) -> None:
    """Two workers in processes of their own; one is killed while it plays."""
    from distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0", silence_logs=50
        ) as cluster,
        Client(cluster) as client,
    ):
        pids = list(client.run(os.getpid).values())
        kills = iter([pids[0]])

        def progress(played: int, planned: int) -> None:
            pid = next(kills, None) if played > 20 else None
            if pid is not None:
                os.kill(pid, signal.SIGKILL)

        results = run_experiment(
            parse_experiment(PLAIN), tmp_path, ExecutionTarget(cluster=cluster.scheduler_address), progress
        )
        assert next(kills, None) is None
        far = simulate(DEFINITION, 30, [1, 2], seed=4, cluster=cluster.scheduler_address)
    assert rows(results) == [row for row in alone if row[6] == "{}"]
    assert far.groups == simulate(DEFINITION, 30, [1, 2], seed=4).groups


def test_strangers_do_not_play() -> None:
    mine = Fingerprint("1.0", "rules", "cards")
    check_same_version(mine, mine)
    with pytest.raises(VersionMismatch, match=r"has other cards \(others, not cards\)"):
        check_same_version(mine, mine._replace(cards="others"))


@pytest.mark.parametrize("which", [0, 1])
def test_a_worker_with_other_cards_is_refused_before_it_plays(which: int) -> None:
    """Also if its variant has other numbers."""
    cell = parse_experiment(TEXT).rows[0][which]
    version, rules, _ = cell.print
    job = Job(replace(cell, print=(version, rules, "other")), 1, 0, 2)
    with pytest.raises(
        VersionMismatch, match=r"has other cards .* nothing was played there: install the same Holdfast"
    ):
        list(run_batches(play, iter([job]), ExecutionTarget(1)))


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.3)
    with pytest.raises(holdfast.UnknownName, match="no Dask scheduler answers at tcp"):
        list(run_batches(mortal, iter(()), ExecutionTarget(cluster="tcp://127.0.0.1:9")))


# --- simulate goes the same way -----------------------------------------------------------------------------------------


def test_a_simulation_that_is_cut_reports_what_it_has() -> None:
    heard = 0

    def progress(games: int) -> None:
        nonlocal heard
        heard += games
        if heard >= 40:
            raise KeyboardInterrupt

    report = simulate(DEFINITION, 400, [1, 2], processes=1, progress=progress)
    assert report.cut
    assert 40 <= report.games < 400
    assert report.games == sum(group.games for group in report.groups)


def test_without_the_extra_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nothing(package: str) -> None:
        raise ModuleNotFoundError(f"No module named {package!r}", name=package)

    monkeypatch.setattr(extras, "import_module", nothing)
    with pytest.raises(MissingExtra, match=r'duckdb is missing\): pip install "holdfast\[lab\]"'):
        run_experiment(parse_experiment(TEXT), tmp_path, ExecutionTarget(1))
