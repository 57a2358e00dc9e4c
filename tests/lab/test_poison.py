"""Wherever Python is started, a file in the working folder is never run in the place of a library."""

import ast
import asyncio
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

import holdfast
from holdfast.bots import train
from holdfast.core.python_process import SAFE
from holdfast.core.state.save import save
from holdfast.server.workers import process as isolated
from holdfast.simulation import executor as running
from holdfast.simulation.executor import ExecutionTarget, run_batches

SOURCE = Path(holdfast.__file__).parent
STARTS = frozenset({"Popen", "create_subprocess_exec", "ProcessPoolExecutor", "LocalCluster", "Process", "run", "Pool"})
MODULES = frozenset({"subprocess", "asyncio", "multiprocessing", "distributed"})
PLACES = {
    "bots/train.py": "ProcessPoolExecutor",
    "simulation/executor.py": "LocalCluster ProcessPoolExecutor ProcessPoolExecutor",
    "server/workers/process.py": "create_subprocess_exec",
}
"""Where src/ starts Python; each has a test here."""
POISON = """\
import pathlib, sys
pathlib.Path({mark!r}).write_text(" ".join(sys.argv))
raise SystemExit("poisoned")
"""


def starts(text: str) -> list[str]:
    """The calls of a module by which a process may be started."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Attribute(value=ast.Name(id=module), attr=name) if module in MODULES and name in STARTS:
                if (module, name) != ("asyncio", "run"):
                    found.append(name)
            case ast.Attribute(value=ast.Name(id="os"), attr=name) if name.startswith(
                ("exec", "spawn", "popen", "system")
            ):
                found.append(name)
            case ast.Name(id=name) if name in STARTS - {"run", "Pool", "Process"}:
                found.append(name)
    return sorted(found)


def test_all_places_are_known() -> None:
    """A new one needs a test too."""
    found = {}
    for file in SOURCE.rglob("*.py"):
        if here := starts(file.read_text(encoding="utf-8")):
            found[file.relative_to(SOURCE).as_posix()] = " ".join(here)
    assert found == PLACES


@pytest.fixture
def mark(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A working folder that somebody else has filled; the mark is there when something of it was run."""
    folder, file = tmp_path / "folder", tmp_path / "mark"
    folder.mkdir()
    for name in ("msgspec", "pickle", "json", "distributed", "yaml"):
        (folder / f"{name}.py").write_text(POISON.format(mark=str(file)))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    monkeypatch.delenv(SAFE, raising=False)
    monkeypatch.chdir(folder)
    yield file
    assert not file.exists(), file.read_text()


def test_the_poison_works(mark: Path) -> None:
    subprocess.run([sys.executable, "-c", "import msgspec"], check=False, stderr=subprocess.DEVNULL)
    assert mark.exists()
    mark.unlink()


@pytest.mark.parametrize(
    "module", ["server.workers.review_jobs", "server.workers.save_sandbox", "tables.services.tasks"]
)
def test_processes_beside_the_server(mark: Path, module: str) -> None:
    data = save(holdfast.definition("robinson").new(1))

    async def told() -> bytes:
        process = await isolated.process(f"holdfast.{module}")
        return (await process.communicate(data + b"\n"))[0]

    assert b"{" in asyncio.run(told()), "it has said something"


@pytest.fixture
def spawning(monkeypatch: pytest.MonkeyPatch) -> Callable[..., ProcessPoolExecutor]:
    """Processes are started from nothing, as they are on other systems and by newer Pythons."""
    return lambda *args, **more: ProcessPoolExecutor(*args, **more, mp_context=multiprocessing.get_context("spawn"))


def double(n: int) -> int:
    return 2 * n


def test_processes_of_the_laboratory(
    mark: Path, spawning: Callable[..., ProcessPoolExecutor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "ProcessPoolExecutor", spawning)
    assert sorted(run_batches(double, iter(range(4)), ExecutionTarget(2))) == [(0, 0), (1, 2), (2, 4), (3, 6)]
    assert SAFE not in os.environ


def test_processes_that_learn(
    mark: Path, spawning: Callable[..., ProcessPoolExecutor], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "ProcessPoolExecutor", spawning)
    assert train.played(holdfast.definition("naufragos"), 1, train.FIRST, 1)


def listening() -> set[tuple[str, int]]:
    """Where this process and those that it has started can be reached."""
    us = psutil.Process()
    found = set()
    for process in (us, *us.children(recursive=True)):
        for line in process.net_connections("tcp"):
            if line.status == psutil.CONN_LISTEN:
                found.add((line.laddr.ip, process.pid))
    return found


def test_workers_of_dask_and_what_they_show(mark: Path) -> None:
    """They run nothing of the working folder, and only this computer reaches them."""
    before = listening()
    found: dict[int, int] = {}
    reached: set[tuple[str, int]] = set()
    for job, result in run_batches(double, iter(range(4)), ExecutionTarget(workers=1)):
        found[job] = result
        reached |= listening() - before
    assert found == {0: 0, 1: 2, 2: 4, 3: 6}
    assert reached
    assert {ip for ip, _ in reached} == {"127.0.0.1"}


def test_the_dashboard_is_where_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    asked: list[dict[str, Any]] = []

    class Cluster:
        def __init__(self, **more: Any) -> None:
            asked.append(more)
            raise RuntimeError("enough")

    monkeypatch.setattr(distributed, "LocalCluster", Cluster)
    for where in (ExecutionTarget(workers=1), ExecutionTarget(workers=1, dashboard="0.0.0.0:8787")):
        with pytest.raises(RuntimeError, match="enough"):
            list(run_batches(double, iter([1]), where))
    assert [one["dashboard_address"] for one in asked] == ["127.0.0.1:0", "0.0.0.0:8787"]
    assert [one["worker_dashboard_address"] for one in asked] == ["127.0.0.1:0"] * 2
