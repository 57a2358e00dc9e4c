"""The host keeps order: who is silent, who is shown out, and who gets in."""

from pathlib import Path

import pytest

from holdfast.server import auth as seats
from tests.server.conftest import Start
from tests.server.people import Person, Running
from tests.server.test_connection_limits import few
from tests.server.test_faults import sql
from tests.server.test_table import Two


def refused(seat: object, **message: object) -> str:
    seat.send(**message)  # type: ignore[attr-defined]
    code: str = seat.until_type("refused")["code"]  # type: ignore[attr-defined]
    return code


def test_who_is_muted_plays_on_in_silence(start: Start, url: str) -> None:
    two = Two(start(url))
    path = f"/api/tables/{two.table}/mute"
    two.friend.post(path, {"seat": 0, "muted": True}, 403)
    two.host.post(path, {"seat": 9, "muted": True}, 400)
    assert two.host.post(path, {"seat": 1, "muted": True}) == {"muted": [1]}
    two.b.until(lambda m: m["type"] == "state" and m["muted"] == [1])
    assert refused(two.b, type="chat", text="but") == "muted"
    assert refused(two.b, type="suggest", key="x", text="but") == "muted"
    again = two.friend.socket(two.table)
    assert refused(again, type="chat", text="but") == "muted"
    two.a.send(type="chat", text="peace")
    assert two.b.until_type("chat")["text"] == "peace"
    two.host.post(path, {"seat": 1, "muted": False})
    two.b.until(lambda m: m["type"] == "state" and m["muted"] == [])
    two.b.send(type="chat", text="sorry")
    assert two.a.until(lambda m: m["type"] == "chat" and m["text"] == "sorry")["seat"] == 1


def test_who_takes_the_seat_over_may_talk(server: Running) -> None:
    two = Two(server)
    two.host.post(f"/api/tables/{two.table}/mute", {"seat": 1, "muted": True})
    two.a.until(lambda m: m["type"] == "state" and m["muted"] == [1])
    two.host.post(f"/api/tables/{two.table}/seats", {"seat": 1, "kind": "link"})
    two.a.until(lambda m: m["type"] == "state" and m["muted"] == [])


def test_spectators_are_muted_together(server: Running) -> None:
    host, watcher = server.person(), server.person()
    made = host.create("robinson", ("me",))
    watcher.sit(made["spectator"])
    seat = watcher.socket(made["id"])
    host.post(f"/api/tables/{made['id']}/mute", {"muted": True})
    seat.until(lambda m: m["type"] == "state" and m["muted"] == [-1])
    assert refused(seat, type="chat", text="but") == "muted"
    mine = host.socket(made["id"])
    mine.send(type="chat", text="peace")
    mine.until_type("chat")


def test_who_is_removed_is_gone_with_his_link(server: Running) -> None:
    two = Two(server)
    two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})
    assert two.b.closed() == 1008
    assert two.b.heard[-1]["code"] == "seat-gone"
    assert two.friend.get("/api/me") == []


@pytest.fixture
def locked(start: Start, tmp_path: Path) -> tuple[Running, Person, dict[str, str]]:
    server = start(str(tmp_path / "t.sqlite3"), few(guessing=(3, 0.001)))
    host = server.person()
    made = host.create("robinson", ("me", "link", "link"))
    assert host.post(f"/api/tables/{made['id']}/password", {"password": "Freitag"}) == {"password": True}
    return server, host, made


def wish(link: str, password: str = "") -> dict[str, str]:
    table, token = link.removeprefix("/#/sit/").split("/")
    return {"table": table, "token": token, "password": password}


def test_a_table_may_have_a_password(locked: tuple[Running, Person, dict[str, dict[str, str]]]) -> None:
    server, host, made = locked
    link = made["links"]["1"]
    friend = server.person()
    for password in ("", "freitag"):
        friend.post("/api/sit", wish(link, password), 401)
    assert friend.get("/api/me") == []
    server.person().post("/api/sit", wish(made["spectator"]), 401)  # type: ignore[arg-type]
    assert friend.post("/api/sit", wish(link, "Freitag"))["seats"] == [1]
    assert friend.sit(link, "Ana")["seats"] == [1], "who sits already is not asked again"
    assert "Freitag" not in str(sql(server, "select * from tables"))
    friend.post(f"/api/tables/{made['id']}/password", {"password": ""}, 403)
    host.post(f"/api/tables/{made['id']}/password", {"password": ""})
    assert server.person().sit(made["links"]["2"])["seats"] == [2]


def test_a_password_cannot_be_guessed_for_long(locked: tuple[Running, Person, dict[str, dict[str, str]]]) -> None:
    """And who guesses at one seat keeps nobody from another."""
    server, _, made = locked
    for i in range(3):
        server.person().post("/api/sit", wish(made["links"]["1"], f"guess {i}"), 401)
    server.person().post("/api/sit", wish(made["links"]["1"], "Freitag"), 429)
    assert server.person().post("/api/sit", wish(made["links"]["2"], "Freitag"))["seats"] == [2]


def test_what_is_kept_of_a_password_differs_each_time() -> None:
    one, two = seats.hash_password("Freitag"), seats.hash_password("Freitag")
    assert one != two
    assert seats.verify_password("Freitag", one)
    assert seats.verify_password("Freitag", two)
    assert not seats.verify_password("freitag", one)
