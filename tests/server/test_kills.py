"""A server that is killed in mid-play (kill -9) loses no confirmed answer and confirms none twice."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from holdfast.server.running import listen
from holdfast.server.store import Row
from tests.server.people import Person, Seat

START = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--pace", "0"]


def free_port() -> int:
    with listen("127.0.0.1", 0, exact=True) as door:
        port: int = door.getsockname()[1]
    return port


class Process:
    """The real thing, as a person starts it."""

    def __init__(self, file: Path, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [*START, "--port", str(port), "--database", str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
        until = time.monotonic() + 60
        while True:
            try:
                httpx.get(f"{self.base}/healthz")
                return
            except httpx.TransportError:
                assert self.process.poll() is None, self.process.communicate()[0].decode()
                assert time.monotonic() < until
                time.sleep(0.05)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=30)
        return self.process.returncode


class Played:
    """What was sent, and what the server confirmed."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, int, str]] = []
        self.confirmed: list[tuple[int, int, str]] = []
        self.tables: list[str] = []


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


def check(file: Path, table: str, played: Played) -> None:
    """The rows follow one another, and each confirmed answer stands exactly once, in its place."""
    with sqlite3.connect(file) as db:
        found = db.execute("select seq, entry from journal where table_id = ? order by seq", (table,)).fetchall()
    rows = {seq: msgspec.json.decode(entry, type=Row) for seq, entry in found}
    assert list(rows) == list(range(1, len(rows) + 1))
    for seq, who, key in played.confirmed:
        later = [n for n, row in rows.items() if n > seq and (row.seat, row.key) == (who, key)]
        assert later, f"{key} of seat {who} at {seq} was confirmed and is lost"
    people = [row for row in rows.values() if not row.unasked]
    assert len(people) == len(played.confirmed), "an answer was counted twice, or one that nobody gave"


def killed(file: Path, times: int, seed: int) -> None:
    random, port = Random(seed), free_port()
    server = Process(file, port)
    person = Person(server.base)
    confirmed = 0
    try:
        for _ in range(times):
            played = Played()
            playing = threading.Thread(target=play, args=(person, played, Random(random.random())))
            playing.start()
            time.sleep(0.2 + random.random() * 0.8)
            server.kill()
            playing.join(30)
            assert not playing.is_alive()
            server = Process(file, port)
            if played.tables:
                if played.tables[-1] in {table["id"] for table in person.get("/api/me")}:
                    go_on(person, played.tables[-1], played, random)
                check(file, played.tables[-1], played)
            confirmed += len(played.confirmed)
        assert confirmed > times, "hardly anything was played"
        with sqlite3.connect(file) as db:
            assert db.execute("pragma integrity_check").fetchall() == [("ok",)]
    finally:
        server.kill()


def test_five_kills(tmp_path: Path) -> None:
    killed(tmp_path / "tables.sqlite3", 5, seed=5)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_fifty_kills(tmp_path: Path, seed: int) -> None:
    killed(tmp_path / "tables.sqlite3", 10, seed)


def test_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.sqlite3", free_port())
    person = Person(server.base)
    seat = person.socket(person.create("robinson", ("me", "bot=rollout:100ms"))["id"])
    assert server.stop() in (0, 130)
    assert seat.closed() == 1012
    assert not (tmp_path / "tables.sqlite3-wal").exists() or os.name == "nt"
