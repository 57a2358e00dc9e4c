"""Small holes: who may not see a table opens none, a wish outlives the server, going to and fro fills no disk, and a host takes
home no secrets of others."""

import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from holdfast.core.text.log import LogEntry
from holdfast.server.storage import table_store as store
from holdfast.tables.records import Change, VisibleLogEntry
from holdfast.tables.services import recorder as recording
from holdfast.tables.services.recorder import MAX_UNDO_LINES, UNDO, log_after_undo
from tests.server.conftest import Cluster, Start
from tests.server.people import PATIENCE, Person, Running, loop_of, run
from tests.server.test_faults import sql
from tests.server.test_table import Two, play
from tests.server.test_undo import over_the_friend

# --- who may not see a table ---------------------------------------------------------------------------------------------


def test_a_stranger_opens_no_table(start: Start, tmp_path: Path) -> None:
    """A browser that is known here, but not at this table, nor as its host."""
    server = start(str(tmp_path / "t.sqlite3"))
    two = Two(server)
    stranger = server.person()
    stranger.create()
    server.stop()
    again = start(str(tmp_path / "t.sqlite3"))
    other = stranger.at(again.base)
    for path in ("save", "replay", "people"):
        other.get(f"/api/tables/{two.table}/{path}", 404)
    for path in ("code", "name", "links", "seats", "mute", "report"):
        other.post(f"/api/tables/{two.table}/{path}", status=404)
    other.get("/api/cards/robinson", 404, table=two.table)
    with pytest.raises(InvalidStatus):
        other.socket(two.table)
    friend = two.friend.at(again.base)
    friend.post(f"/api/tables/{two.table}/name", {"name": "mine"}, 403)
    assert again.registry.tables == {}
    friend.socket(two.table)
    assert list(again.registry.tables) == [two.table]


# --- a wish outlives the server ------------------------------------------------------------------------------------------


def wishing(server: Running) -> tuple[Two, int]:
    """The host waits for the friend, who is away, to let him take back."""
    two = Two(server)
    over_the_friend(two)
    answers: int = two.a.state["answers"]
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="undo", seq=two.a.state["seq"])
    two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    return two, answers


def test_a_wish_to_take_back_outlives_a_restart(start: Start, url: str) -> None:
    server = start(url)
    two, answers = wishing(server)
    server.stop()
    again = start(url)
    back = two.friend.at(again.base).socket(two.table)
    assert back.state["answers"] == answers
    assert back.state["undo"]["waiting"] == {"by": 0, "needs": [1], "yes": [], "decide": False}
    back.send(type="consent", yes=True)
    back.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert back.log[-1].endswith("; all agreed.")
    again.stop()
    third = start(url)
    assert two.host.at(third.base).socket(two.table).state["undo"]["waiting"] is None, "it was done, once"


@pytest.mark.parametrize("how", ["no", "withdrawn", "answered"])
def test_a_wish_that_is_over_stays_over(start: Start, tmp_path: Path, how: str) -> None:
    server = start(str(tmp_path / "t.sqlite3"))
    two, answers = wishing(server)
    back = two.friend.socket(two.table)
    match how:
        case "no":
            back.send(type="consent", yes=False)
            two.a.until(lambda m: m["type"] == "state" and not m["undo"]["waiting"])
        case "withdrawn":
            two.a.send(type="withdraw")
            two.a.until(lambda m: m["type"] == "state" and not m["undo"]["waiting"])
        case _:
            play([two.a, back], 1)
    assert sql(server, "select wish from tables") == [("",)]
    server.stop()
    again = start(str(tmp_path / "t.sqlite3"))
    state = two.host.at(again.base).socket(two.table).state
    assert (state["undo"]["waiting"], state["answers"] >= answers) == (None, True)


# --- going to and fro ----------------------------------------------------------------------------------------------------


def to_and_fro(person: Person, table: str, times: int) -> Any:
    """An answer and its undo, as often as wished; the first that can be taken back freely."""
    seat = person.socket(table)
    for _ in range(30):
        seat.until_asked()
        seat.give(seat.options[0])
        if seat.state["undo"]["free"]:
            break
    for _ in range(times):
        seq = seat.state["seq"]
        seat.send(type="undo", seq=seq)
        seat.until_seq(seq + 1)
        seat.until_asked()
        seat.give(seat.options[0])
    return seat


def test_going_to_and_fro_fills_no_disk(start: Start, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many changes are kept one by one, and nothing is lost by it."""
    monkeypatch.setattr(store, "MAX_CHANGES", 50)
    server = start(url)
    host = server.person()
    table = host.create("robinson", ("me",), options={"starting_items": "0"})["id"]
    seat = to_and_fro(host, table, 120)
    assert seat.state["seq"] > 240
    server.stop()
    again = start(url)
    new = host.at(again.base).socket(table)
    assert new.state["seq"] == seat.state["seq"]
    assert new.log == seat.log
    kept = again.context.store.changes_after
    rows = len(list(run(again, kept(table, seat.state["seq"] - 40))))
    assert rows == 40
    with pytest.raises(store.ChangesCompacted):
        run(again, kept(table, 0))


def test_a_server_that_lags_far_behind_begins_again(
    start: Start, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it has not heard of is no longer kept one by one: it takes up the last whole position."""
    monkeypatch.setattr(store, "MAX_CHANGES", 10)
    url = postgres.new()
    one, other = start(url), start(url)
    host = one.person()
    table = host.create("robinson", ("me",), options={"starting_items": "0"})["id"]
    far = host.at(other.base).socket(table)
    other.database.on_news = lambda news: None
    seat = to_and_fro(host, table, 60)
    assert other.registry.tables[table].seq < 20
    loop_of(other).call_soon_threadsafe(other.registry.on_reconnect)
    far.until_seq(seat.state["seq"])
    assert far.log == seat.log
    assert far.state["question"] == seat.state["question"]


def test_taking_back_in_turns_does_not_fill_the_log_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recording, "MAX_UNDO_LINES", 20)
    lines: list[VisibleLogEntry] = [VisibleLogEntry(LogEntry("log-answer"), 1, 0)]
    for i in range(300):
        who = i % 3
        lines = log_after_undo(
            [*lines, VisibleLogEntry(LogEntry("x"), 2, who)], Change(who, back=1, by=f"P{who}", consent=i % 2 == 0), 1
        )
    undone = [dict(told.line.args) for told in lines if told.line.message == UNDO]
    assert len(undone) == 20
    assert sum(int(one["n"]) for one in undone) == 300, "how much was taken back stays told"
    assert {sum(int(one["n"]) for one in undone if one["who"] == f"P{who}") for who in range(3)} == {100}
    assert lines[0].line.message == "log-answer"
    assert MAX_UNDO_LINES >= 100


# --- what a host takes home ----------------------------------------------------------------------------------------------


def traitor(server: Running) -> tuple[Person, str, list[Any]]:
    """Three at a table with a traitor among them, some answers on."""
    host, ana, ben = (server.person() for _ in range(3))
    made = host.create("under_our_sun", ("me", "link", "link"), options={"mode": "semi", "characters": "random"})
    for seat, friend in enumerate((ana, ben), 1):
        friend.sit(made["links"][str(seat)], f"F{seat}")
    sockets = [person.socket(made["id"]) for person in (host, ana, ben)]
    play(sockets, 12)
    return host, made["id"], sockets


def test_a_host_takes_home_no_secrets_of_others(server: Running) -> None:
    """What he gets is what his seat may see, in the file and in a report; the whole game only where all seats are his."""
    host, table, _ = traitor(server)
    game = server.registry.tables[table].game
    assert any(game.view(seat) != game.view(None) for seat in (1, 2)), "somebody has a secret"
    part = host.get(f"/api/tables/{table}/save")
    assert part["seat"] == 0
    assert "world" not in part
    assert "save" not in host.post(f"/api/tables/{table}/report", {"text": "odd"})
    for seat in (1, 2):
        host.post(f"/api/tables/{table}/seats", {"seat": seat, "kind": "here" if seat == 1 else "bot", "bot": "random"})
    until = time.monotonic() + PATIENCE
    while "world" not in host.get(f"/api/tables/{table}/save"):
        assert time.monotonic() < until
        time.sleep(0.05)


def test_where_nobody_has_secrets_the_host_takes_the_whole_game(server: Running) -> None:
    two = Two(server, "robinson")
    play([two.a, two.b], 6)
    assert "world" in two.host.get(f"/api/tables/{two.table}/save")
    assert "world" not in two.friend.get(f"/api/tables/{two.table}/save")
