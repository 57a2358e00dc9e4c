"""How the table in the browser bears a crowd: 200 tables with four sockets each, all on this machine.

    python bench/server.py [--tables 200] [--seconds 15] [--database URL] [--json]
    python bench/server.py --grow 100,500,1000,2000

The server runs in a process of its own, the people in this one. First all
answer as fast as they are told (answers per second), then at the pace of a busy evening, one answer a table every two seconds
(the delay from an answer until the last of the four seats has heard of it). The people and PostgreSQL need the processor too:
how much is told beside what the server needs.

With `--grow` nobody answers: tables are opened until there are so many, and the memory of the server is told at each number.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Callable
from functools import partial
from math import inf
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import msgspec

SEATS = 4
PACE = 2.0
"""Seconds from one answer at a table to the next, at the pace of people."""


class Option(msgspec.Struct):
    key: str
    open: bool
    back: bool = False


class Question(msgspec.Struct):
    asked: list[int]
    options: list[Option]


class State(msgspec.Struct):
    """As much of a message as a player must read."""

    type: str
    seq: int = -1
    question: Question | None = None
    kept: list[int] | None = None


DECODER = msgspec.json.Decoder(State)
UPGRADE = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: aG9sZGZhc3QgaG9sZGZhcw=="
Hear, Lost = Callable[[bytes], None], Callable[[Exception], None]
TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""How whole frames begin."""


def serve(port: int, url: str, game: str) -> None:
    """The server alone, without the limits that keep one person from doing what a crowd does. What every process reads
    once, the words in which games end, it has read."""
    import uvicorn

    import holdfast
    from holdfast.core.cards.content import LANGUAGES
    from holdfast.core.engine.effect import replace
    from holdfast.server.app import make_app
    from holdfast.server.context import Settings
    from holdfast.server.run import config, descriptors, listen, settle
    from holdfast.server.storage.database import database
    from holdfast.tables.services.rate_limits import Limits
    from holdfast.tables.services.texts import localizer_for

    for lang in LANGUAGES:
        localizer_for(holdfast.definition(game), lang, holdfast.new(game).world.content)
    settle()
    many = (1e9, 1e9)
    limits = Limits(creating=many, joining=many, asking=many, messages=many)
    limits = replace(limits, tables=1_000_000, places=100_000, visitors=10_000)
    descriptors()
    door = listen("127.0.0.1", port, exact=True)
    app = make_app(database(url), Settings(limits=limits))
    server = uvicorn.Server(config(app, limits))
    asyncio.run(server.serve(sockets=[door]))


class Person:
    """One browser at one seat."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookie = ""

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json", "origin": self.base, "cookie": self.cookie}
        request = urllib.request.Request(self.base + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
            return json.load(answer)

    async def socket(self, table: str, hear: Hear, lost: Lost) -> "Socket":
        at = urllib.parse.urlsplit(self.base)
        headers = f"Host: {at.netloc}\r\nOrigin: {self.base}\r\nCookie: {self.cookie}"
        asks = f"GET /api/tables/{table}/socket?patches=1 HTTP/1.1\r\n{headers}\r\n{UPGRADE}\r\n\r\n".encode()
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(asks, hear, lost), at.hostname, at.port)
        return socket


class Socket(asyncio.Protocol):
    """As little of a WebSocket as the people need: the processor is for the server. Every frame is taken, and every message
    heard whole."""

    def __init__(self, asks: bytes, hear: Hear, lost: Lost) -> None:
        self._asks = asks
        self._hear = hear
        self._lost = lost
        self._came = bytearray()
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._asks)

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self._open:
            head, found, rest = bytes(self._came).partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._open, self._came = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            kind, message = frame
            if kind == PING:
                self._send(PONG, message)
            else:
                assert kind == TEXT, frame
                self._hear(message)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next frame and what kind it is of, where it is all there."""
        came = self._came
        if len(came) < 2:
            return None
        begins, size = {126: (4, came[2:4]), 127: (10, came[2:10])}.get(came[1], (2, came[1:2]))
        ends = begins + int.from_bytes(size)
        if len(came) < max(begins, ends):
            return None
        frame = (came[0], bytes(came[begins:ends]))
        del came[:ends]
        return frame

    def say(self, message: bytes) -> None:
        self._send(TEXT, message)

    def _send(self, kind: int, message: bytes) -> None:
        """Something short; masked, as the protocol asks of browsers, by a mask that changes nothing."""
        assert len(message) < 126
        self._transport.write(bytes((kind, 128 | len(message), 0, 0, 0, 0)) + message)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost(error or ConnectionError("the server has hung up"))

    def close(self) -> None:
        self._transport.close()


class Table:
    """Four people; whoever is asked answers at random."""

    def __init__(self, base: str, game: str, seed: int) -> None:
        self.people = [Person(base) for _ in range(SEATS)]
        self.game = game
        self.random = Random(seed)
        self.sockets: list[Socket] = []
        self.states: list[State | None] = [None] * SEATS
        self.delays: list[float] = []
        self.offered: list[list[Option]] = [[] for _ in range(SEATS)]
        self.heard = 0
        """Bytes that its four seats were told."""
        self._after = -1
        self._told: asyncio.Future[None] | None = None
        """Waits until all have been told a change after that one."""

    def open(self) -> None:
        seats = [{"kind": "me" if not i else "link"} for i in range(SEATS)]
        made = self.people[0].post("/api/tables", {"game": self.game, "seats": seats})
        self.id = made["id"]
        for seat, link in made["links"].items():
            token = link.rpartition("/")[2]
            self.people[int(seat)].post("/api/sit", {"table": self.id, "token": token})

    async def sit(self) -> None:
        told = self.told(-1)
        for seat, person in enumerate(self.people):
            self.sockets.append(await person.socket(self.id, partial(self.hear, seat), self.lost))
        await told

    def told(self, after: int) -> "asyncio.Future[None]":
        """When all four have been told the same change, later than that one: standing orders may have answered on."""
        self._after, self._told = after, asyncio.get_running_loop().create_future()
        return self._told

    def hear(self, seat: int, message: bytes) -> None:
        self.heard += len(message)
        said = DECODER.decode(message)
        if said.type == "refused":
            self.lost(AssertionError(message))
        if said.type != "state":
            return
        self.complete(seat, said)
        self.states[seat] = said
        reached = {-1 if state is None else state.seq for state in self.states}
        if len(reached) == 1 and reached.pop() > self._after and self._told is not None and not self._told.done():
            self._told.set_result(None)

    def lost(self, error: Exception) -> None:
        """A socket is gone, or what was answered is refused: nobody waits without end."""
        if self._told is not None and not self._told.done():
            self._told.set_exception(error)

    def complete(self, seat: int, said: State) -> None:
        """Options that were told before are not told again."""
        if said.question is not None and said.kept is not None:
            fresh = iter(said.question.options)
            said.question.options = [next(fresh) if at < 0 else self.offered[seat][at] for at in said.kept]
        self.offered[seat] = said.question.options if said.question is not None else []

    async def play(self, until: float, answers: float, pace: float) -> None:
        """Until that moment, or so many answers."""
        if pace:
            await asyncio.sleep(self.random.random() * pace)
        while time.perf_counter() < until and len(self.delays) < answers:
            began = time.perf_counter()
            answer = self.answer()
            if answer is None:
                return
            await answer
            took = time.perf_counter() - began
            self.delays.append(took)
            if pace:
                await asyncio.sleep(max(0.0, pace - took))

    def answer(self) -> "asyncio.Future[None] | None":
        """Whoever is asked says something; nobody does where the game is over."""
        asked = next((state.question.asked for state in self.states if state and state.question), None)
        if asked is None:
            return None
        seat = asked[0]
        mine = self.states[seat]
        assert mine is not None
        assert mine.question is not None
        options = [o.key for o in mine.question.options if o.open and not o.back]
        options = options or [o.key for o in mine.question.options if o.open]
        answer = {"type": "answer", "seq": mine.seq, "seat": seat, "key": self.random.choice(options)}
        told = self.told(mine.seq)
        self.sockets[seat].say(msgspec.json.encode(answer))
        return told


def all_of(pid: int) -> list[int]:
    """A process and its children."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def memory(pid: int) -> float:
    """MB that a process and its children hold."""
    found = [Path(f"/proc/{one}/status").read_text() for one in all_of(pid)]
    return sum(int(line.split()[1]) for text in found for line in text.splitlines() if line.startswith("VmRSS")) / 1024


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its children have used."""
    found = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in all_of(pid)]
    return sum(int(fields[11]) + int(fields[12]) for fields in found) / os.sysconf("SC_CLK_TCK")


def of_postgres() -> float:
    """Seconds of processor time that all processes of PostgreSQL on this machine have used."""
    total = 0.0
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            before, _, after = status.read_text().rpartition(")")
            if before.partition("(")[2].startswith("postgres"):
                total += sum(map(int, after.split()[11:13])) / os.sysconf("SC_CLK_TCK")
    return total


async def seat(tables: list[Table]) -> None:
    for table in tables:
        await asyncio.to_thread(table.open)
        await table.sit()


async def warm_up(base: str, wished: argparse.Namespace) -> list[Table]:
    """What every process loads once does not count."""
    warm = [Table(base, wished.game, -n) for n in range(1, 6)]
    await seat(warm)
    return warm


async def grow(port: int, pid: int, wished: argparse.Namespace) -> dict[str, float]:
    """The memory of so many tables, with their sockets."""
    base = f"http://127.0.0.1:{port}"
    tables = await warm_up(base, wished)
    empty, open_ones, last = memory(pid), 0, memory(pid)
    figures: dict[str, float] = {}
    for most in map(int, wished.grow.split(",")):
        more = [Table(base, wished.game, n + 1) for n in range(open_ones, most)]
        await seat(more)
        tables += more
        full = memory(pid)
        figures[f"kib_per_table_at_{most}"] = (full - empty) * 1024 / most
        figures[f"kib_per_table_from_{open_ones}_to_{most}"] = (full - last) * 1024 / (most - open_ones)
        open_ones, last = most, full
    return figures


async def measure(port: int, pid: int, wished: argparse.Namespace) -> dict[str, float]:
    base = f"http://127.0.0.1:{port}"
    warm = await warm_up(base, wished)
    empty = memory(pid)
    tables = [Table(base, wished.game, i + 1) for i in range(wished.tables)]
    await seat(tables)
    full = memory(pid)
    figures = {"memory_kib_per_table": (full - empty) * 1024 / len(tables), "server_mb": full}
    for name, pace in (("fast", 0.0), ("evening", PACE)):
        for table in tables:
            table.delays.clear()
            table.heard = 0
        began, used = time.perf_counter(), (processor(pid), time.process_time(), of_postgres())
        ends, most = (inf, wished.answers) if wished.answers and not pace else (began + wished.seconds, inf)
        await asyncio.gather(*(table.play(ends, most, pace) for table in tables))
        spent = time.perf_counter() - began
        delays = [delay * 1000 for table in tables for delay in table.delays]
        cuts = quantiles(delays, n=100)
        figures |= {f"{name}_answers_per_second": len(delays) / spent}
        now = (processor(pid), time.process_time(), of_postgres())
        server, people, postgres = [
            (after - before) * 1000 / len(delays) for before, after in zip(used, now, strict=True)
        ]
        figures[f"{name}_cpu_ms_per_answer"] = server
        figures |= {f"{name}_people_cpu_ms_per_answer": people, f"{name}_postgres_cpu_ms_per_answer": postgres}
        figures[f"{name}_kb_per_seat"] = sum(table.heard for table in tables) / len(delays) / SEATS / 1000
        figures |= {f"{name}_p{p}_ms": cuts[p - 1] for p in (50, 95, 99)}
    figures["server_mb_played"] = memory(pid)
    for table in (*warm, *tables):
        for line in table.sockets:
            line.close()
    return figures


def run(wished: argparse.Namespace) -> dict[str, float]:
    from holdfast.server.run import descriptors, listen

    descriptors()
    with listen("127.0.0.1", 0, exact=True) as door:
        port = door.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        url = wished.database or f"{folder}/tables.sqlite3"
        command = [sys.executable, __file__, "--serve", str(port), "--database", url, "--game", wished.game]
        server = subprocess.Popen(command)
        try:
            for _ in range(400):
                try:
                    urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()
                    break
                except OSError:
                    time.sleep(0.05)
            return asyncio.run((grow if wished.grow else measure)(port, server.pid, wished))
        finally:
            server.terminate()
            server.wait()


def grown(figures: dict[str, float], wished: argparse.Namespace) -> str:
    """The same figures in words."""
    lines = [f"tables of {wished.game} with {SEATS} sockets each"]
    lines += [
        f"  {kib:6.0f} KiB a table, {name.removeprefix('kib_per_table_').replace('_', ' ')}"
        for name, kib in figures.items()
    ]
    return "\n".join(lines)


def shown(figures: dict[str, float], wished: argparse.Namespace) -> str:
    lines = [f"{wished.tables} tables of {wished.game} with {SEATS} sockets each, server and people on this machine"]
    for name, words in (("fast", "as fast as they can"), ("evening", f"one answer a table every {PACE:g} s")):
        delays = " / ".join(f"{figures[f'{name}_p{p}_ms']:.1f}" for p in (50, 95, 99))
        rate = figures[f"{name}_answers_per_second"]
        lines.append(f"  {words:<34} {rate:8.0f} answers/s   {delays} ms to the last seat (p50 / p95 / p99)")
    lines.append(
        f"  memory: {figures['memory_kib_per_table']:.0f} KiB a table with its sockets, {figures['server_mb']:.0f} MB in all"
    )
    cpu, told = figures["fast_cpu_ms_per_answer"], figures["fast_kb_per_seat"]
    people, postgres = figures["fast_people_cpu_ms_per_answer"], figures["fast_postgres_cpu_ms_per_answer"]
    lines.append(
        f"  processor time of the server: {cpu:.1f} ms an answer, told to {SEATS} seats: {1000 / cpu:.0f} a second of it"
    )
    lines.append(f"  besides, of the people {people:.1f} ms an answer, of PostgreSQL {postgres:.1f} ms")
    lines.append(f"  told with its beats: {told:.1f} kB a seat an answer, uncompressed")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="A crowd at the table in the browser.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument(
        "--answers", type=int, default=0, help="as fast as they can: so many of each table, however long"
    )
    parser.add_argument("--game", default="robinson")
    parser.add_argument("--database", default="", help="PostgreSQL by its URL; a new SQLite file where you do not say")
    parser.add_argument("--grow", default="", help="the memory of so many tables: numbers with commas between")
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    wished = parser.parse_args()
    if wished.serve:
        serve(wished.serve, wished.database, wished.game)
        return
    figures = run(wished)
    print(json.dumps(figures, indent=2) if wished.json else (grown if wished.grow else shown)(figures, wished))


if __name__ == "__main__":
    main()
