"""People come and go: a seat moves to another device by a code, and whom the host removes stays out."""

import re
import threading
from pathlib import Path

import pytest

from holdfast.server import auth as seats
from holdfast.server.storage import seat_store as seating
from tests.server.conftest import Start
from tests.server.people import Person, Plain, Running
from tests.server.test_connection_limits import few
from tests.server.test_faults import sql
from tests.server.test_table import Two


def code_of(person: Person, table: str) -> str:
    made: Plain = person.post(f"/api/tables/{table}/code", status=201)
    return str(made["code"])


# --- by a code -------------------------------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device(start: Start, url: str) -> None:
    """The old device is told and holds nothing any more; play goes on from the new one."""
    two = Two(start(url))
    code = code_of(two.friend, two.table)
    assert re.fullmatch(rf"{two.table[:4]}-{two.table[4:8]}-{two.table[8:]}(-[a-z0-9]{{4}}){{2}}", code)
    phone = two.server.person()
    assert phone.post("/api/move", {"code": f" {code.upper().replace('-', ' ')} "}) == {"id": two.table, "seats": [1]}
    assert two.b.closed() == 1008
    assert [m["code"] for m in two.b.heard if m["type"] == "error"] == ["seat-moved"]
    two.friend.get(f"/api/tables/{two.table}/save", 404)
    assert two.friend.get("/api/me") == []
    again = phone.socket(two.table)
    assert again.state["you"] == [1]
    assert again.state["seats"][1]["name"] == "Ana"
    again.send(type="chat", text="by phone")
    assert two.a.until_type("chat")["seat"] == 1


def test_a_code_is_good_once(server: Running) -> None:
    two = Two(server)
    code = code_of(two.friend, two.table)
    found: list[int] = []

    def take() -> None:
        found.append(server.person().http.post("/api/move", json={"code": code}).status_code)

    racers = [threading.Thread(target=take) for _ in range(6)]
    for one in racers:
        one.start()
    for one in racers:
        one.join()
    assert sorted(found) == [200, 404, 404, 404, 404, 404]


def test_a_new_code_makes_the_old_one_void_and_only_its_hash_is_kept(server: Running) -> None:
    two = Two(server)
    old, new = code_of(two.friend, two.table), code_of(two.friend, two.table)
    kept = str(sql(server, "select * from codes"))
    assert new.replace("-", "") not in kept
    assert new[-9:].replace("-", "") not in kept
    server.person().post("/api/move", {"code": old}, 404)
    server.person().post("/api/move", {"code": new})


def test_a_code_is_good_for_some_minutes(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    two = Two(server)
    code = code_of(two.friend, two.table)
    now = seating.time.time()
    monkeypatch.setattr(seating.time, "time", lambda: now + 601)
    server.person().post("/api/move", {"code": code}, 404)
    assert two.friend.get("/api/me")


def test_codes_cannot_be_guessed_for_long(start: Start, tmp_path: Path) -> None:
    """So many tries for an address, and so many at a table, whoever makes them."""
    two = Two(start(str(tmp_path / "t.sqlite3")))
    right = code_of(two.friend, two.table)
    wrong = f"{two.table}{'a' * 8}"
    for _ in range(seating.MAX_TRIES):
        two.server.person().post("/api/move", {"code": wrong}, 404)
    two.server.person().post("/api/move", {"code": right}, 404)
    assert two.friend.get("/api/me"), "the seat is still his"
    slow = start(str(tmp_path / "u.sqlite3"), few(joining=(3, 0.001)))
    statuses = [slow.person().http.post("/api/move", json={"code": wrong}).status_code for _ in range(4)]
    assert statuses == [404, 404, 404, 429]


def test_codes_are_not_made_without_end(start: Start, tmp_path: Path) -> None:
    two = Two(start(str(tmp_path / "t.sqlite3"), few(moving=(2, 0.001))))
    for status in (201, 201, 429):
        two.friend.post(f"/api/tables/{two.table}/code", status=status)
    two.host.post(f"/api/tables/{two.table}/code", status=201)


@pytest.mark.parametrize("code", ["", "-", "abc", "x" * 80, "é" * 20, "0" * 20, "' or 1=1 --" * 3])
def test_what_is_no_code_leads_nowhere(server: Running, code: str) -> None:
    Two(server)
    server.person().post("/api/move", {"code": code}, 404)


def test_the_host_moves_with_his_table(server: Running) -> None:
    """With all his seats at this screen; the old device is a stranger."""
    host = server.person()
    made = host.create("robinson", ("me", "here", "link"))
    old = host.socket(made["id"])
    phone = server.person()
    assert phone.post("/api/move", {"code": code_of(host, made["id"])})["seats"] == [0, 1]
    assert old.closed() == 1008
    host.post(f"/api/tables/{made['id']}/name", {"name": "mine"}, 404)
    phone.post(f"/api/tables/{made['id']}/name", {"name": "mine"})
    assert phone.socket(made["id"]).state["host"]


def test_the_old_link_of_a_moved_seat_is_void(server: Running) -> None:
    """Whoever has the old device, with the link in its letters, does not come back."""
    two = Two(server)
    server.person().post("/api/move", {"code": code_of(two.friend, two.table)})
    table, token = two.made["links"]["1"].removeprefix("/#/sit/").split("/")
    two.friend.post("/api/sit", {"table": table, "token": token}, 404)
    assert two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})["link"]


def test_a_spectator_has_nothing_to_move(server: Running) -> None:
    two = Two(server)
    watcher, stranger = server.person(), server.person()
    watcher.sit(two.made["spectator"])
    watcher.post(f"/api/tables/{two.table}/code", status=409)
    stranger.post(f"/api/tables/{two.table}/code", status=404)


def test_the_same_device_may_use_its_own_code(server: Running) -> None:
    two = Two(server)
    assert two.friend.post("/api/move", {"code": code_of(two.friend, two.table)})["seats"] == [1]
    assert two.friend.socket(two.table).state["you"] == [1]


def test_parts_of_a_code() -> None:
    code = seats.new_code("abcdefghijkm")
    assert seats.parse_code(code) == seats.parse_code(code.upper().replace("-", ""))
    assert seats.parse_code(code + "2") is None
    assert seats.parse_code(code[:-1]) is None


def test_who_was_shown_out_has_nothing_left_to_move(server: Running) -> None:
    two = Two(server)
    code = code_of(two.friend, two.table)
    two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})
    server.person().post("/api/move", {"code": code}, 404)


# --- given back by the host ------------------------------------------------------------------------------------------


def test_a_seat_whose_person_is_gone_gets_a_new_link_or_another_person(server: Running) -> None:
    two = Two(server)
    two.b.close()
    link = two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})["link"]
    new = server.person()
    new.sit(link, "Bea")
    seat = new.socket(two.table)
    assert (seat.state["you"], seat.state["seats"][1]["name"]) == ([1], "Bea")
    two.host.post(f"/api/tables/{two.table}/seats", {"seat": 1, "kind": "bot", "bot": "random"})
    assert seat.closed() == 1008


# --- removed by the host ---------------------------------------------------------------------------------------------


def test_who_is_removed_does_not_come_back(start: Start, url: str) -> None:
    """Neither by his cookie, nor by the link he came by in another browser; the host has a new link at once."""
    two = Two(start(url))
    path = f"/api/tables/{two.table}"
    two.friend.get(f"{path}/people", 403)
    [one] = two.host.get(f"{path}/people")
    assert (one["seats"], one["present"]) == ([1], True)
    two.friend.post(f"{path}/remove", {"person": one["person"]}, 403)
    two.host.post(f"{path}/remove", {"person": "somebody else"}, 404)
    made = two.host.post(f"{path}/remove", {"person": one["person"]})
    assert two.b.closed() == 1008
    assert two.b.heard[-1]["code"] == "seat-removed"
    table, token = two.made["links"]["1"].removeprefix("/#/sit/").split("/")
    old = {"table": table, "token": token}
    two.friend.post("/api/sit", old, 404)
    two.server.person().post("/api/sit", old, 404)
    fresh = made["links"]["1"]
    table, token = fresh.removeprefix("/#/sit/").split("/")
    two.friend.post("/api/sit", {"table": table, "token": token}, 403)
    assert two.server.person().sit(fresh)["seats"] == [1]
    assert two.host.get(f"{path}/people")[0]["person"] != one["person"]


def test_one_spectator_is_removed_and_the_others_stay(server: Running) -> None:
    host = server.person()
    made = host.create("robinson", ("me",))
    path = f"/api/tables/{made['id']}"
    watchers = [server.person() for _ in range(3)]
    for one in watchers:
        one.sit(made["spectator"])
    lines = [one.socket(made["id"]) for one in watchers]
    people = host.get(f"{path}/people")
    assert [(one["seats"], one["present"]) for one in people] == [([], True)] * 3
    link = host.post(f"{path}/remove", {"person": people[0]["person"]})["spectator"]
    assert len(host.get(f"{path}/people")) == 2
    [gone] = [one for one in watchers if not one.get("/api/me")]
    gone.post("/api/sit", {"table": made["id"], "token": made["spectator"].rpartition("/")[2]}, 404)
    gone.post("/api/sit", {"table": made["id"], "token": link.rpartition("/")[2]}, 403)
    server.person().sit(link)
    for one, line in zip(watchers, lines, strict=True):
        if one is gone:
            assert line.closed() == 1008
        else:
            line.send(type="ping")
            line.until_type("pong")


def test_who_is_removed_takes_no_code_and_leaves_none(server: Running) -> None:
    two = Two(server)
    path = f"/api/tables/{two.table}"
    left = code_of(two.friend, two.table)
    [one] = two.host.get(f"{path}/people")
    two.host.post(f"{path}/remove", {"person": one["person"]})
    server.person().post("/api/move", {"code": left}, 404)
    own = two.host.create("robinson", ("me", "link"))
    two.friend.sit(own["links"]["1"])
    two.friend.post("/api/move", {"code": code_of(two.host, two.table)}, 403)


def test_the_host_is_not_in_the_list_and_not_removed(server: Running) -> None:
    two = Two(server)
    host = seats.hash_token(two.host.http.cookies["holdfast"])
    person = seats.hash_token(f"{two.table} {host}")[:16]
    two.host.post(f"/api/tables/{two.table}/remove", {"person": person}, 404)
