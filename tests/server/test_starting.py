"""A server that starts is ready before it listens: nothing is read for the first time by two threads at once."""

import contextlib
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import holdfast
from holdfast.core.cards import loader as packs
from holdfast.server import run as running
from holdfast.server.app import make_app
from holdfast.server.storage.database import database
from tests.ports import free_port
from tests.server.people import PATIENCE
from tests.tiny import DEFINITION

STARTS = 6
MANY = 50
PEOPLE = 4
"""Threads that ask from the first moment on."""
BUSY = "while True: pass"


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Processes that use the processors up meanwhile."""
    spinning = [subprocess.Popen([sys.executable, "-P", "-c", BUSY]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


def ask(base: str, game: str, done: threading.Event, answers: list[int]) -> None:
    """Open a table and read the catalogue again and again, from before there is anybody to answer."""
    wish = {"game": game, "seats": [{"kind": "me"}]}
    with httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE) as http:
        while not done.is_set():
            try:
                made = http.post("/api/tables", json=wish)
                answers.append(made.status_code)
                answers.append(http.get("/api/games", params={"lang": "it"}).status_code)
                answers.append(http.get(f"/api/tables/{made.json()['id']}/replay").status_code)
            except httpx.TransportError:
                time.sleep(0.002)


def start_once(folder: Path, n: int) -> None:
    """A real server, asked by several at once while it starts."""
    port = free_port()
    command = [sys.executable, "-P", "-m", "holdfast", "serve", "--no-browser", "--port", str(port)]
    env = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache")}
    said = folder / f"said-{n}"
    with said.open("wb") as out:
        process = subprocess.Popen(
            [*command, "--database", str(folder / f"{n}.sqlite3")], stdout=out, stderr=subprocess.STDOUT, env=env
        )
    done, answers = threading.Event(), list[int]()
    asking = [
        threading.Thread(target=ask, args=(f"http://127.0.0.1:{port}", game, done, answers))
        for game in [*holdfast.GAMES][:PEOPLE]
    ]
    try:
        for one in asking:
            one.start()
        until = time.monotonic() + PATIENCE
        while len(answers) < 3 * PEOPLE and process.poll() is None and time.monotonic() < until:
            time.sleep(0.02)
        assert process.poll() is None, f"it ended with {process.returncode}: {said.read_text()}"
    finally:
        done.set()
        for one in asking:
            one.join()
        process.kill()
        process.wait()
    assert set(answers) <= {200, 201, 429}, said.read_text()
    assert len(answers) >= 3 * PEOPLE, said.read_text()


def test_it_stands_whoever_asks_while_it_starts(tmp_path: Path) -> None:
    with busy(1):
        for n in range(STARTS):
            start_once(tmp_path, n)


@pytest.mark.long
def test_it_stands_fifty_times(tmp_path: Path) -> None:
    with busy(4):
        for n in range(MANY):
            start_once(tmp_path, n)


def test_nobody_is_let_in_before_all_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the games are read the port answers nobody, and there is no other thread."""
    door = running.listen("127.0.0.1", 0, exact=True)
    port = door.getsockname()[1]
    met: list[bool] = []

    def games(lang: str) -> list[Any]:
        with socket.socket() as visitor:
            visitor.settimeout(1)
            met.append(visitor.connect_ex(("127.0.0.1", port)) == 0)
        return []

    monkeypatch.setattr(running.catalog, "games", games)
    monkeypatch.setattr(running, "settle", lambda: None)
    app = make_app(database(str(tmp_path / "tables.sqlite3")))
    server = running.Server(running.config(app, app.state.context.settings.limits), "")
    serving = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    serving.start()
    until = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < until:
        time.sleep(0.01)
    try:
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        assert met
        assert not any(met)
    finally:
        server.should_exit = True
        serving.join(PATIENCE)


def test_cards_are_loaded_by_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Others wait for it, and get the same cards."""
    monkeypatch.setattr(DEFINITION, "_content", {})
    loads: list[int] = []
    real = packs.load_content

    def slowly(*args: Any) -> Any:
        loads.append(1)
        time.sleep(0.2)
        return real(*args)

    monkeypatch.setattr(packs, "load_content", slowly)
    found: list[Any] = []
    readers = [threading.Thread(target=lambda: found.append(DEFINITION.content())) for _ in range(6)]
    for one in readers:
        one.start()
    for one in readers:
        one.join()
    assert len(loads) == 1
    assert len(found) == 6
    assert len({id(content) for content in found}) == 1
