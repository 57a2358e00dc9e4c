"""Several processes behind one port: a table is at home in one of them, and any of them may be killed."""

import asyncio
import os
import shutil
import signal
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from click.testing import CliRunner
from websockets.exceptions import WebSocketException

from holdfast.cli import main
from holdfast.server.app import make_app
from holdfast.server.cluster.socket_handoff import MOST, SocketHandoff
from holdfast.server.cluster.supervisor import CouldNotStart, Supervisor
from holdfast.server.cluster.worker_process import WorkerConfig
from holdfast.server.context import Settings
from holdfast.server.run import listen
from holdfast.server.storage.database import database
from holdfast.server.websocket import http_protocol as door
from holdfast.server.websocket.http_protocol import TRIES
from holdfast.tables.records import Change
from holdfast.tables.services.rate_limits import Limits, share_of
from tests.ports import free_port
from tests.server.conftest import Cluster
from tests.server.people import PATIENCE, Person, Running, Seat
from tests.server.test_kills import Process, ask, heard_after

BROKEN = (WebSocketException, httpx.TransportError, OSError, EOFError)
ID = b"abcdefgh2345"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_a_file_is_kept_by_one_process(tmp_path: Path) -> None:
    wish = ["serve", "--processes", "2", "--port", "0", "--database", str(tmp_path / "tables.sqlite3")]
    refused = CliRunner().invoke(main, wish, prog_name="holdfast")
    assert refused.exit_code == 2
    assert "needs PostgreSQL" in refused.stderr
    assert not list(tmp_path.iterdir())


def test_guesses_are_shared_out(tmp_path: Path) -> None:
    """Who tries passwords at one process after the other has no more tries than at one."""
    assert share_of((10, 0.5), 2) == (5, 0.25)
    assert share_of((2, 1), 8)[0] == 1
    app = make_app(database(str(tmp_path / "x")), Settings(limits=Limits(guessing=(10, 1)), processes=5))
    guessing = app.state.context.rates["guessing"]
    assert [guessing.take("a door") for _ in range(3)] == [True, True, False]


def test_where_one_cannot_start_none_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is wrong is wrong for all of them; nothing is left behind."""
    monkeypatch.setattr(sys, "executable", shutil.which("false"))
    told = WorkerConfig("postgresql://nowhere/none", Settings(processes=2), "")
    at_first = signal.getsignal(signal.SIGTERM)
    with Supervisor(told, listen("127.0.0.1", 0, exact=True)) as parent:
        folder = parent.folder
        assert folder.stat().st_mode & 0o077 == 0
        with pytest.raises(CouldNotStart):
            parent.serve(lambda: pytest.fail("it is not ready"))
    assert not folder.exists()
    assert signal.getsignal(signal.SIGTERM) is at_first


# --- handing on ------------------------------------------------------------------------------------------------------


def test_all_that_is_asked_of_a_table_leads_to_the_same_process() -> None:
    homes = [SocketHandoff(Path(), me, 4) for me in range(4)]
    socket_of, save = (b"GET /api/tables/%b/%b HTTP/1.1\r\n" % (ID, what) for what in (b"socket?lang=en", b"save"))
    cards = b"GET /api/cards/robinson?lang=en&table=%b HTTP/1.1\r\n" % ID
    assert len({one.home(said) for one in homes for said in (socket_of, save, cards)}) == 1
    for said in (b"GET / HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\n", b"GET /api/tab", b"\0\xff", b""):
        assert [one.home(said) for one in homes] == [0, 1, 2, 3]
    spread = {homes[0].home(b"GET /api/tables/%012d/socket" % n) for n in range(40)}
    assert spread == {0, 1, 2, 3}


@pytest.mark.anyio
async def test_a_socket_is_handed_on_with_what_was_said(tmp_path: Path) -> None:
    first, second = (SocketHandoff(tmp_path, me, 2) for me in range(2))
    said = b"GET /api/tables/%b/socket HTTP/1.1\r\n" % ID
    here, there = (first, second) if first.home(said) else (second, first)
    given: list[tuple[socket.socket, bytes]] = []
    mine, his = socket.socketpair()
    with mine, his:
        assert not here.hand_on(his.fileno(), said), "before there is a letter box"
        here.open(lambda *one: given.append(one))
        assert not here.hand_on(his.fileno(), said), "nobody is there"
        there.open(lambda *one: given.append(one))
        assert not there.hand_on(his.fileno(), said), "it is at home"
        assert not here.hand_on(his.fileno(), said + b"x" * MOST), "too much to carry"
        assert here.hand_on(his.fileno(), said)
        his.close()
        while not given:
            await asyncio.sleep(0.001)
        [(taken, heard)] = given
        assert heard == said
        with taken:
            taken.sendall(b"welcome")
            assert mine.recv(100) == b"welcome"
        with pytest.raises(BlockingIOError):
            all(here.hand_on(mine.fileno(), said) for _ in range(10_000))
        here.close()
        there.close()
        for one, _ in given[1:]:
            one.close()
    assert not list(tmp_path.iterdir())
    here.leave()
    there.leave()
    assert not tmp_path.exists()


class Busy:
    """Others who have no time for the first so many times, and then are not there."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.asked = 0

    def hand_on(self, descriptor: int, data: bytes) -> bool:
        self.asked += 1
        if self.asked <= self.times:
            raise BlockingIOError
        return False


@pytest.mark.parametrize(("busy", "asked"), [(2, 3), (1000, TRIES + 1)])
def test_who_cannot_be_handed_on_is_served_here(
    server: Running, monkeypatch: pytest.MonkeyPatch, busy: int, asked: int
) -> None:
    others = Busy(busy)
    monkeypatch.setattr(door, "AGAIN", 0.001)
    monkeypatch.setattr(server.door, "neighbours", others)
    assert server.person().get("/healthz")["holdfast"] == "ok"
    assert others.asked == asked


# --- the real thing --------------------------------------------------------------------------------------------------


class Together(Process):
    """`holdfast serve --processes 2`, as a host starts it; its children by their numbers."""

    def workers(self) -> dict[int, int]:
        found = {}
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            words = Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            if b"holdfast.server.cluster.worker_process" in words:
                found[int(words[-3])] = int(pid)
        return found

    def holder(self, seat: Seat) -> int:
        """The process that holds the other end of a socket."""
        ends = tuple([f":{end[1]:04X}" for end in (seat.socket.remote_address, seat.socket.local_address)])
        lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        [inode] = [line[9] for line in lines if (line[1][-5:], line[2][-5:]) == ends]
        for number, pid in self.workers().items():
            for link in Path(f"/proc/{pid}/fd").iterdir():
                with suppress(FileNotFoundError):  # a file may be closed while they are looked through
                    if os.readlink(link) == f"socket:[{inode}]":
                        return number
        raise AssertionError("nobody holds it")

    def kill_one(self, number: int) -> int:
        pid = self.workers()[number]
        os.kill(pid, signal.SIGKILL)
        return pid

    def back(self, number: int, instead_of: int) -> None:
        """Until the process that was killed has another in its place."""
        until = time.monotonic() + PATIENCE
        while self.workers().get(number, instead_of) == instead_of:
            assert time.monotonic() < until, self.words()
            time.sleep(0.02)


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture
def together(postgres: Cluster) -> Iterator[tuple[Together, str]]:
    url = postgres.new()
    server = Together(url, free_port(), "--processes", "2")
    yield server, url
    left = list(server.workers().values())
    server.kill()
    until = time.monotonic() + PATIENCE
    while any(runs(pid) for pid in left):  # nobody outlives the parent, even where it cannot say that it is gone
        assert time.monotonic() < until
        time.sleep(0.02)


def again(person: Person, table: str) -> Seat:
    """A browser comes again until it is let in."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return person.socket(table)
        except BROKEN:
            assert time.monotonic() < until
            time.sleep(0.02)


def turn(seats: list[Seat]) -> Seat:
    """Whoever must answer; everybody has heard the last."""
    top = max(seat.state["seq"] for seat in seats)
    for seat in seats:
        seat.until_seq(top)
    asked = seats[0].state["question"]["asked"]
    return next(seat for seat in seats if set(seat.state["you"]) & set(asked))


def sees_everybody(seat: Seat) -> None:
    """Whoever is present elsewhere is told of too, sooner or later."""
    full = lambda m: m["type"] == "presence" and all(one["present"] for one in m["seats"])  # noqa: E731
    if not any(full(message) for message in seat.heard):
        seat.until(full)


def written(url: str, table: str) -> list[Change]:
    """The rows, which follow one another."""
    found: list[tuple[Any, ...]] = ask(url, f"select seq, entry from journal where table_id = '{table}' order by seq")
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [msgspec.json.decode(entry, type=Change) for _, entry in found]


def test_seats_in_different_processes_one_of_which_is_killed(together: tuple[Together, str]) -> None:
    """Whichever it is, and whatever it was doing: nothing that was confirmed is lost, nothing counts twice."""
    server, url = together
    random = Random(7)
    people = [Person(server.base), Person(server.base)]
    for name in ("One", "Two", "Three", "Four", "Five"):  # over one connection, from process to process
        other = people[0].create("robinson", ("me",))["id"]
        assert people[0].post(f"/api/tables/{other}/name", {"name": name}) == {"name": name}
    made = people[0].create("robinson", ("me", "link"))
    table = made["id"]
    people[1].sit(made["links"]["1"])
    seats = [person.socket(table) for person in people]
    home = server.holder(seats[0])
    assert server.holder(seats[1]) == home, "a table is at home in one process"
    given: list[tuple[int, str]] = []
    for round_ in range(2):
        for _ in range(6):
            seat = turn(seats)
            key = random.choice(seat.options)
            assert seat.give(key)["type"] == "state"
            given.append((seat.state["you"][0], key))
        seat = turn(seats)
        seq, who, key = seat.state["seq"], seat.state["you"][0], random.choice(seat.options)
        seat.answer(key)
        time.sleep(random.random() * 0.03)
        lost = server.holder(seat) if round_ else home
        held = [server.holder(one) for one in seats]
        pid = server.kill_one(lost)
        for i, one in enumerate(seats):
            if held[i] == lost:
                assert one.closed() == 1006
                seats[i] = again(people[i], table)
        seat = next(one for one in seats if who in one.state["you"])
        seat.send(type="ping")
        seat.until_type("pong")
        there = seat.state["seq"] > seq
        seat.answer(key, seq, who)
        assert (seat.until(heard_after(seq))["type"] == "refused") == there
        given.append((who, key))
        if not round_:
            assert server.holder(seats[0]) == server.holder(seats[1]) != home
            server.back(home, pid)
            until = time.monotonic() + PATIENCE
            while server.holder(seats[1]) != home:  # as soon as it takes tables again
                assert time.monotonic() < until
                seats[1].close()
                seats[1] = again(people[1], table)
            assert server.holder(seats[0]) != home, "now they sit in different processes"
            seats[0].send(type="chat", text="are you there?")
            assert seats[1].until(lambda m: m["type"] == "chat" and not m.get("old"))["text"] == "are you there?"
            sees_everybody(seats[1])
    for one in seats:
        one.close()
    rows = written(url, table)
    assert [(row.seat, row.key) for row in rows if not row.unasked] == given
    until = time.monotonic() + PATIENCE
    while server.words().count("is started anew") < 2:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert "Traceback" not in server.words()
