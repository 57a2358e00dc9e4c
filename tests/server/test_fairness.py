"""What is scarce is shared out by person and by address, and nothing is done for somebody who is gone."""

import asyncio
import socket
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

import holdfast
from holdfast.core.state.save import BadSave
from holdfast.server.context import Settings
from holdfast.server.workers import pool as bots
from holdfast.server.workers import process as isolated
from holdfast.server.workers import save_sandbox
from holdfast.server.workers.pool import WorkerPool
from holdfast.server.workers.save_sandbox import SaveSandbox
from holdfast.tables import bot_runner
from holdfast.tables.errors import Dropped
from holdfast.tables.ports import Workers
from holdfast.tables.protocol.tasks import Result, SaveCheck, Task
from holdfast.tables.services import fair_queue as queues
from holdfast.tables.services.computations import choose_move, compute_odds
from holdfast.tables.services.fair_queue import FairQueue, QueueFull
from tests.server.conftest import Start
from tests.server.people import EASY, PATIENCE, Running, loop_of

GAME = holdfast.definition("robinson").new(2, {}, 5)


def served(asked: list[tuple[str, str, bool]]) -> list[tuple[str, str]]:
    """In which order those who asked in this order are served, one after another."""

    async def order() -> list[tuple[str, str]]:
        lent: FairQueue[int] = FairQueue([1])
        got: list[tuple[str, str]] = []

        async def ask(whose: str, where: str, last: bool) -> None:
            async with lent.one(whose, where, last):
                got.append((whose, where))
                await asyncio.sleep(0)

        await asyncio.gather(*[ask(*one) for one in asked])
        return got

    return asyncio.run(order())


def test_many_names_at_one_address_are_one_turn() -> None:
    crowd = [(f"name {n}", "crowd", False) for n in range(100)]
    got = served([*crowd, ("Ana", "home", False), ("Ben", "home", False)])
    assert len(got) == 102
    assert got.index(("Ana", "home")) <= 2
    assert got.index(("Ben", "home")) <= 4


def test_the_people_of_one_address_take_turns() -> None:
    got = served([("greedy", "home", False)] * 50 + [("Ana", "home", False)])
    assert got.index(("Ana", "home")) <= 2


def test_who_waits_last_waits_until_nobody_else_does() -> None:
    got = served([*[(f"table {n}", f"net {n}", True) for n in range(20)], *[("Ana", "home", False)] * 5])
    assert [whose for whose, _ in got[1:6]] == ["Ana"] * 5
    assert len(got) == 25


class Slow:
    """In the place of thinkers: notes who was thought for, a moment each."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float = 0.05) -> None:
        self.tasks: list[Task] = []

        async def think(thinker: bots.Worker, task: Task) -> Result:
            self.tasks.append(task)
            await asyncio.sleep(seconds)
            return Result(wrong="not today")

        monkeypatch.setattr(bots.Worker, "run", think)


def test_tables_of_bots_alone_hold_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty tables without people, of twenty hosts: a bot at a table with people waits for one thought at most."""

    async def waited() -> int:
        slow = Slow(monkeypatch)
        thinkers = WorkerPool(1)
        crowd = [
            asyncio.create_task(
                choose_move(thinkers, "friend", GAME, GAME.asked[0], f"host {n}", address=f"net {n}", last=True)
            )
            for n in range(20)
        ]
        while not slow.tasks:
            await asyncio.sleep(0)
        before = len(slow.tasks)
        await choose_move(thinkers, "friend", GAME, GAME.asked[0], "Ana", address="home")
        thoughts = len(slow.tasks) - before
        await asyncio.gather(*crowd)
        return thoughts

    assert asyncio.run(waited()) <= 2, "its own, and one that was begun while it came"


def test_the_server_says_who_waits_last_and_at_which_address(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(str(tmp_path / "t.sqlite3"), Settings(limits=EASY, pace=0))
    asked: list[tuple[str, bool]] = []

    async def choose(workers: Workers, name: str, *args: Any) -> Any:
        asked.append((args[6], args[7]))
        return await choose_move(workers, "random", *args)

    monkeypatch.setattr(bot_runner, "choose_move", choose)
    host = server.person()
    bare = host.create("naufragos", ("bot=friend", "bot=friend"))
    watching = host.socket(bare["id"])
    watching.until(lambda m: m["type"] == "state" and m["answers"] > 2)
    watching.close()
    assert set(asked) == {("127.0.0.1", True)}
    asked.clear()
    seat = host.socket(host.create("naufragos", ("me", "bot=friend"))["id"])
    for _ in range(30):
        if asked:
            break
        seat.until_asked()
        seat.give(seat.options[0])
    until = time.monotonic() + PATIENCE
    while ("127.0.0.1", False) not in asked:
        assert time.monotonic() < until
        time.sleep(0.01)


def test_what_nobody_waits_for_any_more_is_not_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def thought() -> list[str]:
        slow = Slow(monkeypatch)
        thinkers = WorkerPool(1)
        first = asyncio.create_task(compute_odds(thinkers, GAME, GAME.asked[0], "a", "en", "Ana", address="home"))
        while not slow.tasks:
            await asyncio.sleep(0)
        gone = asyncio.create_task(
            compute_odds(thinkers, GAME, GAME.asked[0], "b", "en", "Ben", address="home", wanted=lambda: False)
        )
        bot = asyncio.create_task(
            choose_move(thinkers, "friend", GAME, GAME.asked[0], "Cyd", address="home", wanted=lambda: False)
        )
        assert await gone is None
        with pytest.raises(Dropped):
            await bot
        await first
        return [task.key for task in slow.tasks]

    assert asyncio.run(thought()) == ["a"]


def test_a_bot_thinks_for_nobody_who_has_left(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The thinker was busy elsewhere; when it is the bot's turn nobody is at the table, and nothing is answered."""
    asked: list[Any] = []

    async def choose(*args: Any) -> Any:
        asked.append(args[10])
        while args[10]():
            await asyncio.sleep(0.01)
        raise Dropped

    monkeypatch.setattr(bot_runner, "choose_move", choose)
    host = server.person()
    made = host.create("naufragos", ("bot=friend", "bot=friend"))
    seat = host.socket(made["id"])
    until = time.monotonic() + PATIENCE
    while not asked and time.monotonic() < until:
        time.sleep(0.01)
    table = server.registry.tables[made["id"]]
    assert asked[0]()
    seat.close()
    while (table.thinking is None or not table.thinking.done()) and time.monotonic() < until:
        time.sleep(0.01)
    assert table.thinking is not None
    assert table.thinking.done()
    assert table.thinking.exception() is None
    assert not table.game.journal


# --- saves -----------------------------------------------------------------------------------------------------------


class Heavy:
    """In the place of a process: a save that is read until `done` is set; notes which were read and which were ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read: list[bytes] = []
        self.ended = 0
        self.done = asyncio.Event()
        heavy = self

        class Process:
            returncode = None

            async def communicate(self, data: bytes) -> tuple[bytes, bytes]:
                heavy.read.append(data)
                await heavy.done.wait()
                return msgspec.json.encode(SaveCheck(wrong="too heavy")), b""

            def kill(self) -> None:
                heavy.ended += 1

            async def wait(self) -> None:
                return

        async def process(*args: str) -> Process:
            return Process()

        monkeypatch.setattr(isolated, "process", process)


def test_heavy_saves_of_one_address_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    async def loads() -> tuple[list[str], list[bytes]]:
        heavy, reader = Heavy(monkeypatch), SaveSandbox()
        said: list[str] = []

        async def load(data: bytes, whose: str, where: str) -> None:
            try:
                await reader.check(data, whose, where)
            except QueueFull:
                said.append("busy")
            except BadSave:
                said.append("read")

        crowd = [asyncio.create_task(load(b"heavy", f"name {n}", "crowd")) for n in range(30)]
        while said.count("busy") < 30 - save_sandbox.AT_ONCE - save_sandbox.PER_ADDRESS:  # the others are read, or wait
            await asyncio.sleep(0)
        honest = asyncio.create_task(load(b"honest", "Ana", "home"))
        for _ in range(10):
            await asyncio.sleep(0)
        heavy.done.set()
        await honest
        before = heavy.read[:]
        await asyncio.gather(*crowd)
        return said, before

    said, before = asyncio.run(loads())
    assert before.index(b"honest") <= save_sandbox.AT_ONCE + 1, "the next but one"
    assert said.count("busy") == 30 - save_sandbox.AT_ONCE - save_sandbox.PER_ADDRESS


def test_one_person_does_not_fill_the_queue_of_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async def loads() -> int:
        heavy, reader = Heavy(monkeypatch), SaveSandbox()
        sent = [asyncio.create_task(reader.check(b"x", "greedy", "home")) for _ in range(10)]
        for _ in range(10):
            await asyncio.sleep(0)
        heavy.done.set()
        told = await asyncio.gather(*sent, return_exceptions=True)
        return sum(isinstance(one, QueueFull) for one in told)

    assert asyncio.run(loads()) == 10 - save_sandbox.AT_ONCE - save_sandbox.PER_DEVICE


def test_a_save_whose_client_has_gone_is_not_read(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty send one and hang up: what was begun is ended, the rest is not begun."""
    heavy = Heavy(monkeypatch)
    host, port = server.address.split(":")
    for _ in range(6):
        with socket.create_connection((host, int(port))) as line:
            head = f"POST /api/tables/load HTTP/1.1\r\nhost: {server.address}\r\norigin: {server.base}\r\n"
            line.sendall(f"{head}content-length: 5\r\n\r\nheavy".encode())
            until = time.monotonic() + PATIENCE
            while not heavy.read and time.monotonic() < until:
                time.sleep(0.01)
    while heavy.ended < len(heavy.read) and time.monotonic() < until:
        time.sleep(0.01)
    assert heavy.read
    assert heavy.ended == len(heavy.read), "not one of them is read to its end"
    monkeypatch.undo()
    made = server.person().http.post("/api/tables/load", content=GAME.save())
    assert made.status_code == 201, made.text


def test_who_must_wait_too_long_is_told_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    heavy = Heavy(monkeypatch)
    monkeypatch.setattr(queues, "LONGEST", 0.05)
    people = [server.person() for _ in range(3)]

    async def load() -> list[int]:
        sends = [
            asyncio.create_task(asyncio.to_thread(one.http.post, "/api/tables/load", content=b"heavy"))
            for one in people
        ]
        await asyncio.wait(sends, return_when=asyncio.FIRST_COMPLETED)  # the one that waited
        loop_of(server).call_soon_threadsafe(heavy.done.set)
        return sorted([answer.status_code for answer in await asyncio.gather(*sends)])

    assert asyncio.run(load()) == [400, 400, 429]
