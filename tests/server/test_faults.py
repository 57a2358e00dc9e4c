"""A full disk, a lost database, a rule that fails, a slow bot: it is said plainly, nothing changes, and play goes on."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.engine.game import Game
from holdfast.server.storage.database import Sqlite, database
from holdfast.server.storage.table_store import TableStore
from holdfast.tables.errors import SeqTaken, StorageUnavailable, TableDeleted
from holdfast.tables.records import Change
from holdfast.tables.table import SNAPSHOT_EVERY
from tests.server.conftest import Cluster, Start
from tests.server.people import PATIENCE, Person, Running, Seat, without_dice


def sql(server: Running, statement: str) -> list[tuple[Any, ...]]:
    """In the thread of the server's own connection."""
    store = server.database
    assert isinstance(store, Sqlite)
    db = store._db
    assert db is not None
    return store._thread.submit(lambda: db.execute(statement).fetchall()).result()


def move(seat: Seat) -> dict[str, Any]:
    """One answer of whoever is asked."""
    seat.until_asked()
    options = [o["key"] for o in seat.state["question"]["options"] if o["open"] and not o["back"]]
    return seat.give((options or seat.options)[0])


def test_a_full_disk_is_told_and_play_goes_on_when_there_is_room(server: Running) -> None:
    host = server.person()
    seat = host.socket(host.create("naufragos", ("me", "here"))["id"])
    move(seat)
    [(pages,)] = sql(server, "pragma page_count")
    sql(server, f"pragma max_page_count = {pages}")
    for _ in range(60):
        before = seat.state
        said = move(seat)
        if said["type"] == "refused" and said["code"] != "late":
            break
    assert said["code"] == "not-kept"
    assert "full" in said["message"]
    after = seat.until_type("state")
    assert (after["seq"], without_dice(after["view"])) == (before["seq"], without_dice(seat.state["view"]))
    host.post("/api/tables", {"game": "robinson", "seats": [{"kind": "me"}]}, 503)
    sql(server, "pragma max_page_count = 1000000")
    said = move(seat)
    assert said["type"] == "state"
    assert said["seq"] > before["seq"]
    host.create()


def test_a_lost_database_is_told_and_play_goes_on_when_it_is_back(start: Start, postgres: Cluster) -> None:
    server = start(postgres.new())
    server.database._pool.timeout = 1.0  # type: ignore[attr-defined]
    host = server.person()
    made = host.create("naufragos", ("me", "here"))
    seat = host.socket(made["id"])
    move(seat)
    before = seat.until_asked()
    postgres.stop()
    try:
        said = seat.give(seat.options[0])
        assert said["code"] == "not-kept"
        assert seat.until_type("state")["seq"] == before["seq"]
        assert server.person().post("/api/sit", {"table": "x" * 12, "token": "x"}, 503)["error"]
        host.get("/healthz")
    finally:
        postgres.start()
    until = time.monotonic() + PATIENCE
    while move(seat)["type"] != "state":
        assert time.monotonic() < until
        time.sleep(0.2)
    assert seat.state["seq"] > before["seq"]
    assert host.socket(made["id"]).log == seat.log


def test_a_rule_that_fails_changes_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",))["id"])
    seat.until_asked()
    before = server.registry.tables[seat.state["table"]["id"]].game.save()

    def fail(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Game, "choose", fail)
        assert seat.give(seat.options[0])["code"] == "rule-failed"
    assert server.registry.tables[seat.state["table"]["id"]].game.save() == before
    assert seat.give(seat.options[0])["type"] == "state"


def test_a_thinking_bot_holds_nobody_up(server: Running) -> None:
    host = server.person()
    made = host.create("naufragos", ("bot=rollout:2000ms", "me"))
    seat = host.socket(made["id"], seat=1)
    heard = asked = 0
    while asked < 10 and not seat.state["over"]:
        if seat.state["question"]["asked"] != [0]:
            move(seat)
            continue
        seq, asked = seat.state["seq"], asked + 1
        seat.send(type="ping")
        seat.until_type("pong")
        heard += seat.state["seq"] == seq
        time.sleep(0.05)
    assert heard > asked / 2, "answered only when the bot had thought"


TABLE = (
    "insert into tables (id, name, game, players, options, lang, host, spectator, made, changed)"
    " values ('t', '', 'robinson', 1, '{}', 'en', 'h', 's', 0, 0)",
    (),
)


async def test_rows_are_written_once_and_in_order(url: str) -> None:
    store = database(url)
    await store.open()
    tables = TableStore(store)
    try:
        with pytest.raises(TableDeleted):
            await tables.commit("nowhere", 1, Change(0, "x"), "")
        await store.run(TABLE)
        for seq in (1, 2, 3):
            await tables.commit("t", seq, Change(0, f"key-{seq}", outcomes=(seq,)), "")
        with pytest.raises(SeqTaken):
            await tables.commit("t", 3, Change(1, "other"), "")
        assert [row.key for row in await tables.changes_after("t", 1)] == ["key-2", "key-3"]
        await tables.delete("t", "")
        assert await tables.changes_after("t", 0) == []
        assert await tables.load("t") is None
    finally:
        await store.close()


async def test_of_what_is_written_together_each_fails_for_itself(url: str) -> None:
    """One who was late, one whose table is gone, one who says what cannot be written: the others' answers count."""
    store = database(url)
    await store.open()
    tables = TableStore(store)
    nonsense = ("update tables set nowhere = ? where id = 't'", (1,))
    try:
        await store.run(TABLE)
        done = await asyncio.gather(
            *[tables.commit("t", seq, Change(0, f"key-{seq}"), "") for seq in range(1, 100)],
            tables.commit("t", 7, Change(1, "other"), ""),
            tables.commit("nowhere", 1, Change(0, "x"), ""),
            store.run(nonsense),
            tables.commit("t", 100, Change(0, "key-100"), ""),
            tables.changes_after("t", 98),
            return_exceptions=True,
        )
        assert done[:99] == [None] * 99
        assert [type(one) for one in done[99:102]] == [SeqTaken, TableDeleted, StorageUnavailable]
        assert done[102:] == [None, [Change(0, "key-99"), Change(0, "key-100")]]
        assert [row.key for row in await tables.changes_after("t", 0)] == [f"key-{seq}" for seq in range(1, 101)]
    finally:
        await store.close()


LINE_END = "\u2028"
"""Ends a line for Python, though not in JSON."""


async def test_all_news_are_heard_however_many_are_told_at_once(url: str) -> None:
    store = database(url)
    heard: list[str] = []
    store.on_news = heard.append
    await store.open()
    told = [f"{n} {LINE_END * n}" for n in range(150)]
    try:
        await asyncio.gather(*[TableStore(store).publish(one) for one in told])
        async with asyncio.timeout(PATIENCE):
            while len(heard) < len(told):
                await asyncio.sleep(0.01)
        assert heard == told
    finally:
        await store.close()


async def test_where_the_connection_is_cut_nothing_is_written_twice(postgres: Cluster) -> None:
    """Nobody knows what of it was written: all who waited are told so, and it is not tried again."""
    store = database(postgres.new())
    await store.open()
    tables = TableStore(store)
    try:
        await store.run(TABLE)
        done = await asyncio.gather(
            tables.commit("t", 1, Change(0, "one"), ""),
            store.run(("select pg_terminate_backend(pg_backend_pid())", ())),
            tables.commit("t", 2, Change(0, "two"), ""),
            return_exceptions=True,
        )
        assert all(isinstance(one, StorageUnavailable) for one in done), done
        assert await tables.changes_after("t", 0) == []
        await tables.commit("t", 1, Change(0, "again"), "")
        assert [row.key for row in await tables.changes_after("t", 0)] == ["again"]
    finally:
        await store.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


pytestmark = pytest.mark.anyio


def test_positions_are_kept_now_and_then(server: Running) -> None:
    host = server.person()
    made = host.create("naufragos", ("me", "here"))
    seat = host.socket(made["id"])
    while seat.state["seq"] < SNAPSHOT_EVERY + 5 and not seat.state["over"]:
        move(seat)
    [(seq,)] = sql(server, "select seq from snapshots")
    assert seq == SNAPSHOT_EVERY or seat.state["over"]
    [(rows,)] = sql(server, "select count(*) from journal")
    assert rows == seat.state["seq"]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # the server ends as it should
def test_an_older_database_file_is_not_opened_as_ours(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"this is no database" * 100)
    with pytest.raises(AssertionError, match="did not start"):
        Running(str(file))
    assert file.read_bytes().startswith(b"this is no database")


# --- several servers -------------------------------------------------------------------------------------------------


class Pair:
    """Two servers on one database: the host sits at one, a friend at the other."""

    def __init__(self, start: Start, postgres: Cluster, kinds: tuple[str, ...] = ("me", "link")) -> None:
        url = postgres.new()
        self.one, self.two = start(url), start(url)
        self.host = self.one.person()
        self.friend = Person(self.two.base)
        made = self.host.create("naufragos", kinds)
        self.table = made["id"]
        self.friend.sit(made["links"]["1"], "Ana")
        self.a, self.b = self.host.socket(self.table), self.friend.socket(self.table)

    def level(self) -> None:
        while self.a.state["seq"] != self.b.state["seq"]:
            top = max(self.a.state["seq"], self.b.state["seq"])
            self.a.until_seq(top)
            self.b.until_seq(top)

    def play(self, answers: int) -> None:
        for _ in range(answers):
            self.level()
            while not self.a.state["over"] and self.a.state["question"]["asked"] == [2]:  # the bot's turn
                self.a.until_seq(self.a.state["seq"] + 1)
                self.level()
            if self.a.state["over"]:
                return
            asked = self.a.state["question"]["asked"]
            move(self.a if 0 in asked else self.b)
        self.level()


def test_two_servers_keep_one_table_in_step(start: Start, postgres: Cluster) -> None:
    pair = Pair(start, postgres)
    pair.a.until(lambda m: m["type"] == "presence" and m["seats"][1]["present"])
    pair.play(12)
    assert pair.a.log == pair.b.log
    assert pair.a.state["question"]["prompt"] == pair.b.state["question"]["prompt"]
    one, two = pair.one.registry.tables[pair.table], pair.two.registry.tables[pair.table]
    assert one.game.save() == two.game.save()
    pair.b.send(type="chat", text="over here")
    assert pair.a.until_type("chat")["text"] == "over here"
    answers = pair.a.state["answers"]
    asker, other = (pair.b, pair.a) if pair.a.state["undo"]["free"] else (pair.a, pair.b)
    asker.send(type="undo", seq=asker.state["seq"])
    other.until_type("undo")
    other.send(type="consent", yes=True)
    for seat in (pair.a, pair.b):
        seat.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    pair.level()
    assert one.game.save() == two.game.save()
    pair.host.post(f"/api/tables/{pair.table}/delete")
    assert pair.b.closed() == 1008


def test_of_two_answers_at_two_servers_one_counts(start: Start, postgres: Cluster) -> None:
    pair = Pair(start, postgres, ("me", "link"))
    also = pair.host.at(pair.two.base).socket(pair.table)
    tried = 0
    for _ in range(12):
        pair.play(1)
        if 0 not in pair.a.state["question"]["asked"]:
            continue
        seq = pair.a.state["seq"]
        pair.a.until_asked()
        also.until_seq(seq)
        key = pair.a.options[0]
        pair.a.answer(key, seq)
        also.answer(key, seq, seat=0)
        tried += 1
        for seat in (pair.a, also, pair.b):
            seat.send(type="ping")
            seat.until_type("pong")
            seat.until_seq(seq + 1)
    counts = [sum(m["type"] == "refused" for m in seat.heard) for seat in (pair.a, also)]
    assert sum(counts) == tried > 0
    assert pair.one.registry.tables[pair.table].game.save() == pair.two.registry.tables[pair.table].game.save()


def test_bots_play_on_whichever_server(start: Start, postgres: Cluster) -> None:
    pair = Pair(start, postgres, ("me", "link", "bot"))
    pair.play(15)
    assert pair.a.log == pair.b.log


def test_the_store_is_a_plain_sqlite_file(server: Running, tmp_path: Path) -> None:
    host = server.person()
    host.create()
    db = sqlite3.connect(tmp_path / "tables.sqlite3")
    assert db.execute("select game from tables").fetchall() == [("robinson",)]
    assert host.cookie.partition("=")[2] not in "\n".join(db.iterdump())
