"""Servers and databases for the tests: SQLite in a file, and a real PostgreSQL started for the purpose."""

import os
import secrets
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from holdfast.server.context import Settings
from holdfast.server.loop_watchdog import Watchdog
from holdfast.tables.services import fair_dice as luck
from tests.conftest import reports
from tests.seeds import LONG, SEED
from tests.server.people import Running

INSTALL = "PostgreSQL is not installed: apt-get install -y postgresql"
Start = Callable[..., Running]


class Cluster:
    """PostgreSQL with its own folder, on a socket in it; no port is taken."""

    def __init__(self, folder: Path) -> None:
        homes = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
        found = shutil.which("pg_ctl") or next((str(home / "pg_ctl") for home in homes), "")
        assert found, INSTALL
        self.bin = Path(found).resolve().parent
        self.folder = folder
        self.data = folder / "data"
        self.user = {"user": "postgres"} if os.geteuid() == 0 else {}  # PostgreSQL refuses to run as root
        if self.user:
            shutil.chown(folder, "postgres")
        self.do("initdb", "-D", self.data, "-A", "trust", "-U", "holdfast", "-E", "UTF8", "--no-sync")
        self.start()

    def do(self, program: str, *args: object) -> None:
        done = subprocess.run(
            [self.bin / program, *map(str, args)], capture_output=True, text=True, cwd=self.folder, **self.user
        )
        assert not done.returncode, done.stdout + done.stderr

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=100"
        self.do("pg_ctl", "-D", self.data, "-w", "-l", self.folder / "log", "-o", options, "start")

    def stop(self) -> None:
        self.do("pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")

    def url(self, name: str) -> str:
        return f"postgresql://holdfast@/{name}?host={self.folder}"

    def new(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(4)}"
        self.do("createdb", "-h", self.folder, "-U", "holdfast", name)
        return self.url(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    import tempfile

    with tempfile.TemporaryDirectory(prefix="hfpg") as folder:  # short: the name of a socket has little room
        os.chmod(folder, 0o755)
        cluster = Cluster(Path(folder))
        yield cluster
        cluster.stop()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new()


@pytest.fixture(autouse=True, scope="package")
def watched(request: pytest.FixtureRequest) -> Iterator[None]:
    """Measure how long callbacks hold the event loops of the servers; the summary reports it."""
    watchdog = Watchdog()
    with watchdog.watching():
        yield
    reports(request.config).append(watchdog.report())


@pytest.fixture(autouse=True)
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """All new tables begin alike."""
    if not LONG:
        monkeypatch.setattr(luck, "token_bytes", lambda n: SEED.to_bytes(n))


@pytest.fixture
def start() -> Iterator[Start]:
    """Starts servers and stops them after the test."""
    running: list[Running] = []

    def begin(url: str, settings: Settings | None = None, **more: object) -> Running:
        running.append(Running(url, settings, **more))  # type: ignore[arg-type]
        return running[-1]

    yield begin
    for one in running:
        one.stop()


@pytest.fixture
def server(start: Start, tmp_path: Path) -> Running:
    """A server with SQLite."""
    return start(str(tmp_path / "tables.sqlite3"))
