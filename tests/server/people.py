"""People at the table, as programs: a browser with its cookie, and its sockets."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from holdfast.server.app import make_app
from holdfast.server.context import ServerContext, Settings
from holdfast.server.run import config, listen
from holdfast.server.storage.database import Database, database
from holdfast.tables.client import RARELY_CHANGING_FIELDS
from holdfast.tables.services.rate_limits import Limits

Plain = dict[str, Any]
EASY = Limits(
    creating=(1000, 1000), joining=(1000, 1000), asking=(1000, 1000), messages=(1000, 1000), chatting=(100, 100)
)
PATIENCE = 60.0
"""Seconds until something that must come is called missing; it costs nothing when it comes."""


def without_dice(view: Plain) -> Plain:
    """A view as the game gives it: what fell in the last answer is the server's own."""
    return {name: part for name, part in view.items() if name != "fell"}


class Running:
    """A real server on a free port, in a thread of this process."""

    def __init__(
        self, url: str, settings: Settings | None = None, made: Database | None = None, mark: str = ""
    ) -> None:
        self.database = made or database(url)
        settings = settings or Settings(limits=EASY, pace=0)
        app = make_app(self.database, settings, mark)
        self.context: ServerContext = app.state.context
        self.registry = self.context.registry
        door = listen("127.0.0.1", 0, exact=True)
        self.address = f"127.0.0.1:{door.getsockname()[1]}"
        self.base = f"http://{self.address}"
        self._server = uvicorn.Server(config(app, settings.limits))
        self.door: Any = self._server.config.http
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [door]}, daemon=True)
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until
            time.sleep(0.005)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    def person(self) -> "Person":
        return Person(self.base)


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    return next(iter(server.registry.runtime.tasks._tasks)).get_loop()


def run(server: Running, work: Any) -> Any:
    """In the loop of the server."""
    return asyncio.run_coroutine_threadsafe(work, loop_of(server)).result(PATIENCE)


class Person:
    """A browser: one cookie, all requests from the server's own page."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.Client(base_url=base, headers={"origin": base}, timeout=PATIENCE)
        self.seats: list[Seat] = []

    def at(self, base: str) -> "Person":
        """The same person at another server, or at the same one after a restart."""
        other = Person(base)
        for name, value in self.http.cookies.items():
            other.http.cookies.set(name, value)
        return other

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, game: str = "robinson", kinds: Sequence[str] = ("me",), **more: Any) -> Plain:
        seats = [
            {"kind": kind.partition("=")[0], "name": f"P{i}", "bot": kind.partition("=")[2]}
            for i, kind in enumerate(kinds)
        ]
        made: Plain = self.post("/api/tables", {"game": game, "seats": seats, **more}, 201)
        return made

    def sit(self, link: str, name: str = "") -> Plain:
        table, token = link.removeprefix("/#/sit/").split("/")
        sat: Plain = self.post("/api/sit", {"table": table, "token": token, "name": name})
        return sat

    def socket(
        self, table: str, seat: int | None = None, lang: str = "en", origin: str | None = None, patches: bool = False
    ) -> "Seat":
        wish = (f"&seat={seat}" if seat is not None else "") + ("&patches=1" if patches else "")
        url = f"{self.base.replace('http', 'ws')}/api/tables/{table}/socket?lang={lang}{wish}"
        headers = {"cookie": self.cookie} if self.cookie else {}
        made = connect(
            url,
            additional_headers=headers,
            origin=origin or self.base,
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            legacy=True,  # type: ignore[arg-type]
        )
        new = Seat(made)
        self.seats.append(new)
        return new


class Seat:
    """One socket; `state` is the last state heard, `heard` everything, `raw` as it came."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.heard: list[Plain] = []
        self.raw: list[str] = []
        self.log: list[str] = []
        self.codes: list[str] = []
        """What the lines of the log have the first digits of, whole."""
        self.cards: Plain = {}
        self.state: Plain = {}
        self.offered: list[Plain] = []
        self.until(lambda m: m["type"] == "state")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Plain:
        raw = self.socket.recv(timeout)
        message: Plain = json.loads(raw)
        self.raw.append(raw)
        self.heard.append(message)
        if message["type"] == "state":
            self._complete(message)
            self.state = message
            log = message["log"]
            del self.log[log["from"] :], self.codes[log["from"] :]
            self.log += [line["text"] for line in log["lines"]]
            self.codes += [line.get("code", "") for line in log["lines"]]
            self.cards |= message["cards"]
        return message

    def _complete(self, message: Plain) -> None:
        """What was told before is not told again where patches are wished."""
        for name in RARELY_CHANGING_FIELDS:
            message.setdefault(name, self.state.get(name))
        question = message["question"]
        if question and message["kept"] is not None:
            fresh = iter(question["options"])
            question["options"] = [next(fresh) if at < 0 else self.offered[at] for at in message["kept"]]
        self.offered = question["options"] if question else []

    def until(self, met: Callable[[Plain], bool], timeout: float = PATIENCE) -> Plain:
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if met(message):
                return message

    def until_type(self, kind: str) -> Plain:
        return self.until(lambda m: m["type"] == kind)

    def until_seq(self, seq: int) -> Plain:
        """The state after so many changes."""
        if self.state.get("seq", -1) >= seq:
            return self.state
        return self.until(lambda m: m["type"] == "state" and m["seq"] >= seq)

    def until_asked(self) -> Plain:
        """The state in which one of my seats must answer, looked at from that seat; or the end."""
        while not self.state["over"]:
            mine = [s for s in self.state["you"] if s in self.state["question"]["asked"]]
            if self.state["seat"] in mine:
                break
            if mine:
                self.send(type="seat", seat=mine[0])
            self.hear()
        return self.state

    @property
    def options(self) -> list[str]:
        return [o["key"] for o in self.state["question"]["options"] if o["open"]]

    def answer(self, key: str, seq: int | None = None, seat: int | None = None) -> None:
        self.send(
            type="answer",
            seq=self.state["seq"] if seq is None else seq,
            seat=self.state["seat"] if seat is None else seat,
            key=key,
        )

    def give(self, key: str) -> Plain:
        """An answer, and the state after it."""
        seq = self.state["seq"]
        self.answer(key)
        return self.until(lambda m: (m["type"] == "state" and m["seq"] > seq) or m["type"] == "refused")

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> int:
        """Listen until the socket is closed; the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed:
            code: int = self.socket.protocol.close_code
            return code
