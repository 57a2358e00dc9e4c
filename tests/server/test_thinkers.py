"""Thinkers are few: they are shared fairly, waiting for one ends, and one that fails says so."""

import asyncio
from pathlib import Path

import pytest

import holdfast
from holdfast.bots.expert import ThinkingBudget
from holdfast.core.cards.content import LANGUAGES
from holdfast.server.context import Settings
from holdfast.server.workers import pool as bots
from holdfast.server.workers import process as isolated
from holdfast.server.workers.pool import WorkerPool
from holdfast.tables.protocol.tasks import Result, Task
from holdfast.tables.services import fair_queue as queue
from holdfast.tables.services.computations import choose_move
from holdfast.tables.services.fair_queue import FairQueue, QueueFull
from holdfast.tables.services.rate_limits import Limits
from holdfast.tables.services.texts import table_texts
from tests.server.conftest import Start
from tests.server.people import EASY, Running, Seat


@pytest.mark.parametrize("bot", ["rollout:9999999ms", "nobody", "random:1", "rollout"])
def test_the_bots_of_a_loaded_table_are_checked(server: Running, bot: str) -> None:
    host = server.person()
    save = holdfast.definition("robinson").new(2, {}, 5).save()
    answer = host.http.post("/api/tables/load", params={"seats": f"me,bot:{bot}"}, content=save)
    assert answer.status_code == 400
    assert "there is no bot" in answer.json()["error"]
    assert host.get("/api/me") == []
    fine = host.http.post("/api/tables/load", params={"seats": "me,bot:rollout:100ms"}, content=save)
    assert fine.status_code == 201


def test_a_bot_that_was_seated_before_that_plays_at_random() -> None:
    game = holdfast.definition("robinson").new(2, {}, 5)

    async def choose() -> str:
        thinkers = WorkerPool(1)

        async def never(task: Task, whose: str) -> Result | None:
            raise AssertionError("it was let think")

        thinkers.run = never  # type: ignore[method-assign]
        return (await choose_move(thinkers, "rollout:9999999ms", game, game.asked[0], "host")).key

    key = asyncio.run(choose())
    assert key in [option.key for option in game.menu(game.asked[0])]


def test_an_expert_goes_on_with_what_it_saved(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table keeps its purse from answer to answer."""
    server = start(str(tmp_path / "t.sqlite3"), Settings(limits=EASY, pace=0))
    given: list[ThinkingBudget | None] = []
    think = bots.Worker.run

    async def noted(self: bots.Worker, task: Task) -> Result:
        if task.bot:
            given.append(task.purse)
        return await think(self, task)

    monkeypatch.setattr(bots.Worker, "run", noted)
    host = server.person()
    seat = host.socket(host.create("robinson", ("me", "bot=expert:300ms"))["id"])
    while len(given) < 3:
        seat.until_asked()
        seat.give(seat.options[0])
    assert given[0] is None
    assert all(isinstance(purse, ThinkingBudget) and purse.price > 0 for purse in given[1:])


def test_lines_take_turns() -> None:
    """One asks a thousand times; whoever comes then is the next but one."""

    async def order() -> list[str]:
        lent: FairQueue[str] = FairQueue(["thinker"])
        served: list[str] = []

        async def ask(whose: str) -> None:
            async with lent.one(whose):
                served.append(whose)
                await asyncio.sleep(0)

        greedy = [asyncio.create_task(ask("greedy")) for _ in range(1000)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(ask(name)) for name in ("Ana", "Ben")]
        await asyncio.gather(*others)
        got = served[:]
        await asyncio.gather(*greedy)
        assert len(served) == 1002
        return got

    got = asyncio.run(order())
    assert got.index("Ben") <= 5


def test_waiting_ends_and_who_gives_up_keeps_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "LONGEST", 0.05)

    async def wait() -> None:
        lent: FairQueue[str] = FairQueue(["thinker"])
        async with lent.one("Ana"):
            with pytest.raises(QueueFull):
                async with lent.one("Ben"):
                    pytest.fail("there was one only")
            gone = asyncio.create_task(lent.one("Cyd").__aenter__())
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)
            assert (lent.waiting("Ben"), lent.waiting("Cyd")) == (0, 0)
        async with lent.one("Ben") as thing:
            assert thing == "thinker"

    asyncio.run(wait())


def test_a_thousand_odds_of_one_person_hold_up_nobody(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the bucket lets through: others hear their odds, and bots elsewhere play on."""
    limits = Limits(
        creating=EASY.creating, joining=EASY.joining, asking=EASY.asking, messages=(5000, 5000), thinking=(5000, 5000)
    )
    server = start(str(tmp_path / "t.sqlite3"), Settings(limits=limits, pace=0))
    server.context.workers._queue = FairQueue([bots.Worker()])
    asked: list[str] = []

    async def slow(self: object, task: Task) -> Result:
        asked.append(task.key)
        await asyncio.sleep(0.05)
        return Result(task.key, 10)

    monkeypatch.setattr(bots.Worker, "run", slow)
    greedy, other = seated(server), seated(server)
    for _ in range(10):
        for _ in range(100):
            greedy.send(type="odds", key=greedy.options[0])
        greedy.send(type="ping")
        greedy.until_type("pong")
    before = len(asked)
    other.send(type="odds", key=other.options[0])
    assert "failed" not in other.until_type("odds")
    assert len(asked) - before < 100, "of a thousand"
    greedy.send(type="ping")
    greedy.until_type("pong")
    assert len(asked) < 200, "most are told at once that there are no odds now"


def test_odds_are_limited_for_a_person_not_for_a_socket(start: Start, tmp_path: Path) -> None:
    limits = Limits(creating=EASY.creating, joining=EASY.joining, messages=(1000, 1000), thinking=(3, 0.001))
    server = start(str(tmp_path / "t.sqlite3"), Settings(limits=limits, pace=0))
    host = server.person()
    table = host.create("robinson", ("me",))["id"]
    refused = 0
    for _ in range(4):
        seat = host.socket(table)
        seat.until_asked()
        for _ in range(3):
            seat.send(type="odds", key=seat.options[0])
        seat.send(type="ping")
        seat.until_type("pong")
        refused += sum(m["type"] == "refused" for m in seat.heard)
        seat.close()
    assert refused == 9


def seated(server: Running) -> Seat:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",))["id"])
    seat.until_asked()
    return seat


@pytest.mark.parametrize("result", [Result(wrong="a fault"), Result("key", 0), None])
def test_a_thinker_that_fails_does_not_say_that_no_chance_decides(
    server: Running, monkeypatch: pytest.MonkeyPatch, result: Result | None
) -> None:
    async def fails(self: object, task: Task) -> Result:
        if result is None:
            raise TimeoutError
        return result

    seat = seated(server)
    monkeypatch.setattr(bots.Worker, "run", fails)
    seat.send(type="odds", key=seat.options[0])
    told = seat.until_type("odds")
    assert told["text"] == table_texts("en").say("odds-not-now")
    assert told["failed"]
    assert "lines" not in told


def test_no_odds_now_is_said_in_every_language() -> None:
    assert len({table_texts(lang).say("odds-not-now") for lang in LANGUAGES}) == len(LANGUAGES)
    assert all(table_texts(lang).say("odds-not-now") != table_texts(lang).say("odds-none") for lang in LANGUAGES)


def test_processes_beside_know_no_password(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOLDFAST_DATABASE", "postgresql://me:secret@db/holdfast")
    monkeypatch.setenv("PGPASSWORD", "secret")
    (tmp_path / "tell_environment.py").write_text("import os\nprint(os.environ)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def told() -> bytes:
        process = await isolated.process("tell_environment")
        said, _ = await process.communicate()
        return said

    said = asyncio.run(told())
    assert b"PYTHONPATH" in said
    assert b"secret" not in said
