"""Luck at a table with people: promised at the beginning, hidden while it is played, proved at the end."""

import gzip
import json
import re
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.core.rng.committed import CommittedStream
from holdfast.core.rng.fairness_proof import Unproved, verify
from holdfast.core.state.save import read_document
from holdfast.tables.services.texts import table_texts
from tests.server.conftest import Cluster, Start
from tests.server.people import Person, Running, Seat
from tests.server.test_table import Two, level

HASH = re.compile(r"\b[0-9a-f]{64}\b")
SAVES = Path(__file__).parent.parent / "saves"


def play(seat: Seat, answers: int = 100_000, seed: int = 1) -> None:
    """One person answers for everybody, until the end or so many times."""
    random = Random(seed)
    for _ in range(answers):
        if seat.until_asked()["over"]:
            return
        assert seat.give(random.choice(onward(seat)))["type"] == "state"


def onward(seat: Seat) -> list[str]:
    """The answers that bring the game on, where there are such."""
    return [o["key"] for o in seat.state["question"]["options"] if o["open"] and not o["back"]] or seat.options


def alone(server: Running, game: str = "robinson") -> tuple[Person, str, Seat]:
    host = server.person()
    made = host.create(game, ("me", "here"))
    return host, made["id"], host.socket(made["id"])


def downloaded(person: Person, table: str) -> bytes:
    return person.http.get(f"/api/tables/{table}/save").content


def test_the_dice_of_a_table_cannot_be_computed_from_a_download(server: Running) -> None:
    """The host takes the game home, gives the same answers there and sees other dice than at the table."""
    host, table, seat = alone(server)
    play(seat, 10)
    home = holdfast.load(downloaded(host, table))
    at = len(home.journal or ())
    play(seat, 20)
    journal = (server.registry.tables[table].game.journal or [])[at:]
    for entry in journal:
        if home.explain(entry.key, entry.seat):
            return  # other cards or dice have led elsewhere
        home.choose(entry.key, entry.seat)
    assert [e.outcomes for e in journal] != [e.outcomes for e in (home.journal or [])[at:]]


def test_luck_is_promised_then_told_then_proved(start: Start, url: str, tmp_path: Path) -> None:
    server = start(url)
    host, table, seat = alone(server)
    promise = seat.codes[0]
    play(seat, 60)
    server.stop()
    again = start(url)
    seat = host.at(again.base).socket(table)
    play(seat)
    assert seat.state["over"]
    [key] = [code for code in seat.codes[1:] if code]
    assert sha256(bytes.fromhex(key)).hexdigest() == promise
    assert not seat.codes[-1], "the last line says how the game ended"
    data = downloaded(host.at(again.base), table)
    proof = verify(data, holdfast.definition)
    assert (proof.promise, proof.first) == (promise, 0)
    assert proof.outcomes > 20


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_everybody_reads_the_promise(server: Running, lang: str) -> None:
    host, watcher = server.person(), server.person()
    made = host.create("naufragos", ("me", "link"))
    watcher.sit(made["spectator"])
    mine, theirs = (one.socket(made["id"], lang=lang) for one in (host, watcher))
    assert HASH.fullmatch(mine.codes[0])
    assert mine.codes[0] == theirs.codes[0]
    assert f"{mine.codes[0][:8]}…" in mine.log[0], "the line has its first digits"
    assert not HASH.search(mine.log[0]), "and no more of them"


def test_the_key_is_nowhere_while_a_game_is_played(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    two = Two(server, "under_our_sun")
    random = Random(2)
    for _ in range(30):
        level(two.a, two.b)
        asked = two.a.state["question"]["asked"][0]
        seat = (two.a, two.b)[asked]
        seat.until_asked()
        seat.give(random.choice(seat.options))
    level(two.a, two.b)
    held = server.registry.tables[two.table].luck
    assert held is not None
    said: list[str] = [*two.a.raw, *two.b.raw, caplog.text]
    for person in (two.host, two.friend):
        for path in ("save", "replay", "replay?at=3"):
            said.append(person.http.get(f"/api/tables/{two.table}/{path}").text)
        said.append(person.http.post(f"/api/tables/{two.table}/report", json={"text": "odd"}).text)
        said.append(person.http.get("/api/me").text)
    assert not any(held.key in text for text in said)
    game = server.registry.tables[two.table].game
    saved: dict[str, Any] = json.loads(downloaded(two.host, two.table))
    assert saved["world"]["chance"] == {
        "state": 0, "used": game.world.chance.used, "record": [], "closed": [], "dictated": [], "wanted": [], "faces": []
    }  # fmt: skip
    assert saved["seed"] == 0
    assert saved["luck"] == {"promise": held.promise}


def test_taking_back_never_deals_the_same_again_and_is_counted(server: Running) -> None:
    host, table, seat = alone(server)
    play(seat, 20)
    live = server.registry.tables[table]
    assert not live.game.over
    while not live.game.undone:
        used, seq = live.game.world.chance.used, seat.state["seq"]
        seat.send(type="undo", seq=seq)
        seat.until_seq(seq + 1)
        assert live.game.world.chance.used == used
    play(seat)
    proof = verify(downloaded(host, table), holdfast.definition)
    assert proof.first == 0
    assert proof.taken_back > 0


def test_after_the_end_is_undone_nothing_is_certified(start: Start, url: str) -> None:
    """The key and all secrets were shown: the game goes on under another key, which is never told."""
    server = start(url)
    host, table, seat = alone(server)
    play(seat)
    assert verify(downloaded(host, table), holdfast.definition).first == 0
    assert not seat.state["undo"]["free"]
    seat.send(type="undo", seq=seat.state["seq"])
    seat.until(lambda m: m["type"] == "state" and not m["over"])
    held = server.registry.tables[table].luck
    assert held is not None
    assert held.open
    said = [line for line in seat.log if "nothing is certified" in line]
    assert len(said) == 1
    assert not any(held.promise in code for code in seat.codes[1:] if code), "nothing is promised under it"
    later = read_document(downloaded(host, table)).luck
    assert later is not None
    assert (later.key, later.open) == ("", True)
    log = seat.log
    server.stop()
    again = start(url)
    seat = host.at(again.base).socket(table)
    assert seat.log == log
    play(seat, seed=8)
    assert [line for line in seat.log if "nothing is certified" in line] == said
    assert held.key not in "".join(seat.raw)
    data = downloaded(host.at(again.base), table)
    assert held.key.encode() not in data
    with pytest.raises(Unproved, match=r"from answer \d+ on nothing is certified"):
        verify(data, holdfast.definition)


def test_that_nothing_is_certified_stays_told(server: Running) -> None:
    """Neither more undoing nor loading the game at another table removes it."""
    host, table, seat = alone(server)
    play(seat)
    for _ in range(4):
        seq = seat.state["seq"]
        seat.send(type="undo", seq=seq)
        seat.until_seq(seq + 1)
    assert sum("nothing is certified" in line for line in seat.log) == 1
    made = host.http.post("/api/tables/load?seats=me,here", content=downloaded(host, table)).json()
    other = host.socket(made["id"])
    assert sum("nothing is certified" in line for line in other.log) == 1
    play(other)
    with pytest.raises(Unproved, match="nothing is certified"):
        verify(downloaded(host, made["id"]), holdfast.definition)


def finished_by_two(server: Running) -> Two:
    """A game of two people, to its end; the last answers of a game that rolls no dice at its end."""
    two = Two(server)
    random = Random(5)
    while True:
        level(two.a, two.b)
        if two.a.state["over"]:
            return two
        seat = (two.a, two.b)[two.a.state["question"]["asked"][0]]
        seat.until_asked()
        seat.give(random.choice(onward(seat)))


@pytest.mark.parametrize("lang", ["en", "it", "es"])
def test_the_end_is_undone_only_when_everybody_agrees(server: Running, lang: str) -> None:
    """Also where no die fell at the end; people who are away are asked too, and nobody decides for them."""
    two = finished_by_two(server)
    live = server.registry.tables[two.table]
    live.game.barrier = 0
    answers = two.a.state["answers"]
    assert not live.free({0, 1})
    assert not two.a.state["undo"]["free"]
    two.b.close()
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    two.a.send(type="language", lang=lang)
    two.a.until_type("state")
    two.a.send(type="undo", seq=two.a.state["seq"])
    waiting = two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    assert (waiting["answers"], waiting["undo"]["waiting"]["needs"]) == (answers, [1])
    assert not waiting["undo"]["waiting"]["decide"]
    two.a.send(type="decide")
    refused = two.a.until_type("refused")
    assert refused["code"] == "end-needs-all"
    assert refused["message"] == table_texts(lang).say("end-needs-all")
    back = two.friend.socket(two.table, lang=lang)
    back.send(type="consent", yes=True)
    back.until(lambda m: m["type"] == "state" and m["answers"] < answers)
    assert table_texts(lang).say("log-luck-open") in back.log


def test_who_is_shown_out_after_the_end_has_not_agreed(server: Running) -> None:
    """The host removes a friend and undoes the end alone: the seat has played, so it is asked all the same."""
    two = finished_by_two(server)
    [friend] = two.host.get(f"/api/tables/{two.table}/people")
    two.host.post(f"/api/tables/{two.table}/remove", {"person": friend["person"]})
    two.a.until(lambda m: m["type"] == "presence" and not m["seats"][1]["present"])
    answers = two.a.state["answers"]
    two.a.send(type="undo", seq=two.a.state["seq"])
    waiting = two.a.until(lambda m: m["type"] == "state" and m["undo"]["waiting"])
    assert (waiting["answers"], waiting["undo"]["waiting"]["needs"]) == (answers, [1])


def seat_base(seat: Seat) -> str:
    host, port = seat.socket.remote_address[:2]
    return f"http://{host}:{port}"


def test_a_loaded_game_has_luck_of_its_own_and_is_certified_from_there(server: Running) -> None:
    host, table, seat = alone(server)
    play(seat, 30)
    made = host.http.post("/api/tables/load?seats=me,here", content=downloaded(host, table)).json()
    other = host.socket(made["id"])
    anew = other.codes[-1]
    play(other)
    proof = verify(downloaded(host, made["id"]), holdfast.definition)
    assert proof.promise == anew
    assert 1 < proof.first <= len(read_document(downloaded(host, table)).journal) + 1


def test_servers_that_share_a_table_roll_under_one_key(start: Start, postgres: Cluster) -> None:
    url = postgres.new()
    one, two = start(url), start(url)
    host = one.person()
    made = host.create("robinson", ("me", "link"))
    friend = two.person()
    friend.sit(made["links"]["1"])
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    random = Random(4)
    while True:
        level(a, b)
        if a.state["over"]:
            break
        seat = (a, b)[a.state["question"]["asked"][0]]
        seat.until_asked()
        seat.give(random.choice(onward(seat)))
    assert a.log == b.log
    assert verify(downloaded(friend, made["id"]), holdfast.definition).first == 0


def test_an_old_table_goes_on_with_its_generator_and_hands_out_nothing_of_it(start: Start, tmp_path: Path) -> None:
    kept = json.loads((SAVES / "tables-1.json").read_text())
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(gzip.decompress((SAVES / "tables-1.db.gz").read_bytes()))
    server = start(str(database))
    person = server.person()
    for name, value in kept["cookies"].items():
        person.http.cookies.set(name, value)
    for table in kept["tables"].values():
        person.socket(table["id"])
        game = server.registry.tables[table["id"]].game
        assert not isinstance(game.world.chance, CommittedStream)
        data = downloaded(person, table["id"])
        assert str(game.world.chance.state) not in data.decode()
        assert holdfast.load(data).view(0) == game.view(0)
