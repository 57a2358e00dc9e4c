"""A server that is killed in mid-play (kill -9) loses no confirmed answer and confirms none twice."""

import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from websockets.exceptions import WebSocketException

from holdfast.tables.records import Change
from tests.ports import free_port
from tests.server.people import PATIENCE, Person, Seat

START = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--pace", "0"]


class Process:
    """The real thing, as a person starts it."""

    def __init__(self, url: str, port: int, *more: str) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 - closed when the process has ended
        command = [*START, "--port", str(port), "--database", url, *more]
        self.process = subprocess.Popen(command, stdout=self.said, stderr=subprocess.STDOUT)
        until = time.monotonic() + 2 * PATIENCE
        while True:
            try:
                httpx.get(f"{self.base}/healthz", timeout=PATIENCE)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.words()
                assert time.monotonic() < until, self.words()
                time.sleep(0.05)

    def words(self) -> str:
        self.said.seek(0)
        return self.said.read().decode()

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self.said.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        self.said.close()
        return self.process.returncode


class Played:
    """What was sent, and what the server confirmed."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, int, str]] = []
        self.confirmed: list[tuple[int, int, str]] = []
        self.tables: list[str] = []
        self.count = 0


def heard_after(seq: int) -> Callable[[dict[str, Any]], bool]:
    """The answer to an answer: refused, or a later state."""
    return lambda m: m["type"] == "refused" or (m["type"] == "state" and m["seq"] > seq)


def play(person: Person, played: Played, random: Random) -> None:
    """Answer until the connection breaks; an answer is confirmed by the next state that counts one more."""
    seat: Seat | None = None
    try:
        while True:
            if seat is None or seat.state["over"]:
                played.tables.append(person.create("robinson", ("me", "here"))["id"])
                played.sent.clear()
                played.confirmed.clear()
                seat = person.socket(played.tables[-1])
            seat.until_asked()
            if seat.state["over"]:
                continue
            answer = (seat.state["seq"], seat.state["seat"], random.choice(seat.options))
            played.sent.append(answer)
            seat.answer(answer[2])
            said = seat.until(heard_after(answer[0]))
            if said["type"] == "state":
                played.confirmed.append(answer)
                played.count += 1
            else:
                played.sent.pop()
    except (WebSocketException, httpx.TransportError, OSError, EOFError, TimeoutError):
        return


def go_on(person: Person, table: str, played: Played, random: Random) -> None:
    """After the restart: everything confirmed is there; the answer in doubt is sent again and counts once."""
    seat = person.socket(table)
    last = played.confirmed[-1][0] if played.confirmed else -1
    assert seat.state["seq"] > last
    if len(played.sent) > len(played.confirmed):
        seq, who, key = played.sent[-1]
        written = seat.state["seq"] > seq
        seat.answer(key, seq, who)
        said = seat.until(heard_after(seq))
        assert (said["type"] == "refused") == written
        played.confirmed.append(played.sent[-1])
    seat.close()


def ask(url: str, sql: str) -> list[tuple[Any, ...]]:
    """The database itself, past the server."""
    if "://" in url:
        with psycopg.connect(url) as postgres:
            return postgres.execute(sql.encode()).fetchall()
    with closing(sqlite3.connect(url)) as sqlite:
        return sqlite.execute(sql).fetchall()


def check(url: str, table: str, played: Played) -> None:
    """The rows follow one another, and each confirmed answer stands exactly once, in its place."""
    found = ask(url, f"select seq, entry from journal where table_id = '{table}' order by seq")
    rows = {seq: msgspec.json.decode(entry, type=Change) for seq, entry in found}
    assert list(rows) == list(range(1, len(rows) + 1))
    for seq, who, key in played.confirmed:
        later = [n for n, row in rows.items() if n > seq and (row.seat, row.key) == (who, key)]
        assert later, f"{key} of seat {who} at {seq} was confirmed and is lost"
    people = [row for row in rows.values() if not row.unasked]
    assert len(people) == len(played.confirmed), "an answer was counted twice, or one that nobody gave"


def killed(url: str, times: int, seed: int) -> None:
    """Each time after so many answers as chance has it, and at any moment of the next one."""
    random, port = Random(seed), free_port()
    server = Process(url, port)
    person = Person(server.base)
    try:
        for _ in range(times):
            played = Played()
            playing = threading.Thread(target=play, args=(person, played, Random(random.random())))
            playing.start()
            enough, until = random.randint(3, 40), time.monotonic() + 2 * PATIENCE
            while played.count < enough:
                assert playing.is_alive(), server.words()
                assert time.monotonic() < until, f"only {played.count} answers"
                time.sleep(0.001)
            time.sleep(random.random() * 0.03)
            server.kill()
            playing.join(PATIENCE)
            assert not playing.is_alive()
            server = Process(url, port)
            if played.tables[-1] in {table["id"] for table in person.get("/api/me")}:
                go_on(person, played.tables[-1], played, random)
            check(url, played.tables[-1], played)
        if "://" not in url:
            assert ask(url, "pragma integrity_check") == [("ok",)]
    finally:
        server.kill()


def test_a_few_kills(url: str) -> None:
    killed(url, 3, seed=5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_fifty_kills(url: str, seed: int) -> None:
    killed(url, 10, seed)


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    server = Process(str(tmp_path / "tables.sqlite3"), free_port())
    person = Person(server.base)
    seat = person.socket(person.create("robinson", ("me", "bot=rollout:100ms"))["id"])
    assert server.stop() in (0, 130)
    assert seat.closed() == 1012
    assert not (tmp_path / "tables.sqlite3-wal").exists() or os.name == "nt"
