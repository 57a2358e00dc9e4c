"""Crowds: spectators, sockets, chat, half-sent requests and reports are bounded for each person; players find room."""

import asyncio
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from holdfast.server import log_filter as logs
from holdfast.server import run as running
from holdfast.server.context import Settings
from holdfast.server.websocket import http_protocol as door
from holdfast.tables.services.rate_limits import Buckets, Limits, client_network
from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.people import EASY, PATIENCE, Person, Running
from tests.server.test_faults import sql
from tests.server.test_table import Two


def few(**more: object) -> Settings:
    limits = {name: getattr(EASY, name) for name in ("creating", "joining", "asking", "messages", "chatting")}
    return Settings(limits=Limits(**{**limits, **more}), pace=0)


# --- places at a table -----------------------------------------------------------------------------------------------


def test_spectators_do_not_lock_the_players_out(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    inside = 0
    for _ in range(66):
        watcher = server.person()
        watcher.sit(made["spectator"])
        try:
            watcher.socket(made["id"])
            inside += 1
        except InvalidStatus:
            break
    assert inside == 32
    friend.sit(made["links"]["1"], "Ana")
    host.socket(made["id"])
    assert friend.socket(made["id"]).state["you"] == [1]


def test_a_browser_has_so_many_sockets_and_a_seat_its_share(server: Running) -> None:
    """Also where somebody comes by the link of his seat with one new browser after the other."""
    host = server.person()
    made = host.create("robinson", ("me", "link", "link", "link"))
    inside = 0
    for _ in range(8):
        greedy = server.person()
        greedy.sit(made["links"]["1"])
        for _ in range(9):
            try:
                greedy.socket(made["id"])
                inside += 1
            except InvalidStatus:
                break
    assert inside == 8
    friend = server.person()
    friend.sit(made["links"]["2"], "Ben")
    assert friend.socket(made["id"]).state["you"] == [2]
    for _ in range(8):
        host.socket(made["id"])
    with pytest.raises(InvalidStatus):
        host.socket(made["id"])
    host.seats[0].close()
    until = time.monotonic() + PATIENCE
    while len(server.context.connections._at[server.registry.tables[made["id"]]]) > 16:
        assert time.monotonic() < until
        time.sleep(0.02)
    host.socket(made["id"])


def test_who_does_not_listen_keeps_no_place_when_he_is_shown_out(server: Running) -> None:
    """He cannot even be told why: what he was told before still waits for him."""
    two = Two(server)
    table = server.registry.tables[two.table]
    [deaf] = [one for one in table.audience.clients if 1 in one.you]
    until = time.monotonic() + PATIENCE
    while not deaf.outbox.full:
        assert time.monotonic() < until
        two.b.send(type="whole")
        time.sleep(0.002)
    two.host.post(f"/api/tables/{two.table}/seats", {"seat": 1, "kind": "link"})
    while deaf in server.context.connections._taken:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert deaf not in table.audience.clients
    assert two.host.socket(two.table).state["seats"][1]["present"] is False


def test_the_places_of_the_server_are_shared(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(places=8))
    host, watcher = server.person(), server.person()
    tables = [host.create("robinson", ("me",)) for _ in range(2)]
    for made in tables:
        watcher.sit(made["spectator"])
    watcher.socket(tables[0]["id"])
    watcher.socket(tables[1]["id"])
    with pytest.raises(InvalidStatus):
        watcher.socket(tables[1]["id"])
    for i in range(6):
        host.socket(tables[i % 2]["id"])
    with pytest.raises(InvalidStatus):
        host.socket(tables[0]["id"])


# --- talk --------------------------------------------------------------------------------------------------------------


def said(person: Person, table: str, sockets: int, lines: int) -> None:
    for _ in range(sockets):
        seat = person.socket(table)
        for i in range(lines):
            seat.send(type="chat", text=f"line {i}")
        seat.send(type="ping")
        seat.until_type("pong")
        seat.close()


def test_who_comes_again_has_not_been_silent(start: Start, tmp_path: Path) -> None:
    """Over however many sockets, and however many browsers on the same seat."""
    server = start(str(tmp_path / "t.sqlite3"), few(chatting=(6, 0.001)))
    host, friend, second = server.person(), server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    friend.sit(made["links"]["1"], "Ana")
    second.sit(made["links"]["1"])
    said(friend, made["id"], sockets=10, lines=8)
    said(second, made["id"], sockets=2, lines=8)
    assert sql(server, "select count(*) from chat") == [(6,)]
    said(host, made["id"], sockets=1, lines=2)
    assert sql(server, "select count(*) from chat") == [(8,)]


def test_spectators_share_what_they_may_say(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(chatting=(6, 0.001), murmuring=(10, 0.001)))
    host = server.person()
    made = host.create("robinson", ("me",))
    for _ in range(6):
        watcher = server.person()
        watcher.sit(made["spectator"])
        said(watcher, made["id"], sockets=2, lines=6)
    assert sql(server, "select count(*) from chat") == [(10,)]


def test_old_talk_is_not_kept_for_ever(start: Start, url: str) -> None:
    server = start(url, few(chatting=(1000, 1000)))
    host = server.person()
    table = host.create("robinson", ("me",))["id"]
    said(host, table, sockets=1, lines=230)
    seat = host.socket(table)
    old = [m["text"] for m in seat.heard if m["type"] == "chat" and m.get("old")]
    assert old == [f"line {i}" for i in range(30, 230)]
    if url.startswith("postgresql"):
        return
    assert sql(server, "select count(*) from chat") == [(200,)]


def test_whole_networks_are_one_neighbour() -> None:
    assert client_network("2001:db8:1:2::5") == client_network("2001:db8:1:2:ffff::9")
    assert client_network("2001:db8:1:2::5") != client_network("2001:db8:1:3::5")
    assert client_network("::ffff:10.0.0.7") == client_network("10.0.0.7") == "10.0.0.7"
    assert client_network("testclient") == "testclient"


def test_buckets_are_not_collected_without_end() -> None:
    buckets = Buckets((1, 0.001), most=100)
    for i in range(1000):
        assert buckets.take(f"2001:db8::{i}")
    assert len(buckets._buckets) <= 100
    assert not buckets.take("2001:db8::999")


# --- a second browser, and reports -----------------------------------------------------------------------------------


def test_a_second_browser_on_a_seat_is_told_and_renames_nobody(start: Start, url: str) -> None:
    two = Two(start(url))
    link = two.host.post(f"/api/tables/{two.table}/links", {"seat": 1})["link"]
    two.friend.sit(link, "Ana")  # at once: the old link is void and the new one good from that moment
    b = two.friend.socket(two.table)
    assert not [m for m in b.heard if m["type"] == "notice"]
    second = Person(two.host.base)
    second.sit(link, "Impostor")
    assert b.until_type("notice")["code"] == "second-browser"
    c = second.socket(two.table)
    assert c.state["seats"][1]["name"] == "Ana"
    assert [m["code"] for m in c.heard if m["type"] == "notice"] or c.until_type("notice")
    again = two.friend.socket(two.table)
    assert [m["code"] for m in again.heard if m["type"] == "notice"] or again.until_type("notice")
    assert not [m for m in two.a.heard if m["type"] == "notice"], "it is nobody else's seat"


def test_the_first_browser_may_call_itself_otherwise(server: Running) -> None:
    host, friend = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    friend.sit(made["links"]["1"], "Ana")
    friend.sit(made["links"]["1"], "Anna")
    assert friend.socket(made["id"]).state["seats"][1]["name"] == "Anna"


def test_a_link_is_not_for_any_number_of_browsers(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(browsers=3, watchers=4))
    host, friend = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    friend.sit(made["links"]["1"], "Ana")
    for link, more in ((made["links"]["1"], 2), (made["spectator"], 4)):
        table, token = link.removeprefix("/#/sit/").split("/")
        for _ in range(more):
            server.person().sit(link)
        server.person().post("/api/sit", {"table": table, "token": token}, 409)
    assert friend.sit(made["links"]["1"])["seats"] == [1], "who sits there already may sit down again"


def test_reports_keep_no_game_of_others_and_are_few(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(reporting=(12, 0.001), reports=5))
    two = Two(server, "naufragos")
    path = f"/api/tables/{two.table}/report"
    two.friend.post(path, {"text": "odd"})
    [(kept,)] = sql(server, "select data from reports")
    held = server.registry.tables[two.table].luck
    assert held is not None
    assert held.key
    assert held.key not in kept
    assert "save" not in json.loads(kept)
    assert json.loads(kept)["seen"]["seat"] == 1
    two.host.post(path, {"text": "mine"})
    for i in range(11):
        two.friend.post(path, {"text": f"again {i}"})
    two.friend.post(path, {"text": "once more"}, 429)
    assert sql(server, "select said from reports order by at") == [(f"again {i}",) for i in range(6, 11)]
    two.host.post(f"/api/tables/{two.table}/delete")
    assert sql(server, "select count(*) from reports") == [(0,)]


def test_a_report_is_bounded_in_size(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(report=2000))
    two = Two(server)
    assert "seen" in two.friend.post(f"/api/tables/{two.table}/report", {"text": "odd"})
    [(kept,)] = sql(server, "select data from reports")
    assert (len(kept) < 2000, json.loads(kept)["text"]) == (True, "odd")


# --- the door ----------------------------------------------------------------------------------------------------------


def half_sent(address: str, data: bytes) -> socket.socket:
    host, _, port = address.rpartition(":")
    made = socket.create_connection((host, int(port)), timeout=PATIENCE)
    made.sendall(data)
    return made


HEAD = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/json\r\n"
BODY += b"Content-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("data", [b"", HEAD, BODY], ids=["nothing", "head", "body"])
def test_a_request_must_be_spoken_in_time(server: Running, monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    monkeypatch.setattr(door, "HEAD", 0.3)
    monkeypatch.setattr(door, "WHOLE", 0.3)
    with closing(half_sent(server.address, data)) as slow:
        slow.settimeout(5)
        try:
            while slow.recv(1000):
                pass
        except ConnectionResetError:
            pass


def test_a_drop_now_and_then_does_not_help(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in the first request nor in the one after an answer."""
    monkeypatch.setattr(door, "HEAD", 0.5)
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for before in (b"", whole):
        with closing(half_sent(server.address, before)) as slow:
            if before:
                assert b"200" in slow.recv(1000)
            slow.sendall(HEAD)
            until = time.monotonic() + PATIENCE
            with suppress(OSError):
                while True:  # a byte comes more often than the time is long
                    assert time.monotonic() < until, "it is not closed"
                    slow.sendall(b"x")
                    time.sleep(0.1)


def test_sockets_and_answered_requests_are_not_timed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    connections: list[door.GuardedHttpProtocol] = []
    made = door.GuardedHttpProtocol.connection_made

    def noted(self: door.GuardedHttpProtocol, transport: asyncio.Transport) -> None:
        connections.append(self)
        made(self, transport)
        assert self._timer is not None, "the first request is timed"

    monkeypatch.setattr(door.GuardedHttpProtocol, "connection_made", noted)
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",))["id"])
    seat.send(type="ping")
    seat.until_type("pong")
    assert host.get("/healthz")["holdfast"] == "ok"
    until = time.monotonic() + PATIENCE
    while any(one._timer is not None for one in connections):
        assert time.monotonic() < until
        time.sleep(0.01)
    assert len(connections) == 2, "the requests and the socket"


def taken(there: socket.socket, data: bytes, most: int) -> int:
    """How many bytes of this they take, again and again, until they take no more."""
    much, sent = data * 2000, 0
    while sent < most:
        try:
            there.sendall(much)
        except OSError:
            break
        sent += len(much)
    return sent


def test_who_does_not_listen_is_not_listened_to(server: Running) -> None:
    """Pings are answered at once, so whoever sends them without end and reads nothing would fill the memory."""
    host = server.person()
    seat = host.socket(host.create("robinson", ("me",))["id"])
    path, cookie = f"/api/tables/{seat.state['table']['id']}/socket", host.cookie
    head = f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\nOrigin: {server.base}\r\nCookie: {cookie}\r\n"
    head += "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    with closing(half_sent(server.address, head.encode())) as deaf:
        assert b"101" in deaf.recv(20)
        deaf.settimeout(2)
        assert taken(deaf, b"\x89\xfd\0\0\0\0" + b"x" * 125, 60 << 20) < 50 << 20
    seat.send(type="ping")
    seat.until_type("pong")


def test_reading_is_limited_too(start: Start, tmp_path: Path) -> None:
    server = start(str(tmp_path / "t.sqlite3"), few(asking=(3, 0.001)))
    person = server.person()
    for _ in range(3):
        person.get("/api/rules/robinson", q="night")
    person.get("/api/rules/robinson", 429, q="night")
    person.get("/api/me", 429)


class Process:
    """The real thing with few descriptors; what it logs goes to a file."""

    def __init__(self, folder: Path, descriptors: int) -> None:
        port = free_port()
        self.base = f"http://127.0.0.1:{port}"
        self.address = f"127.0.0.1:{port}"
        self.said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        command = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--port", str(port)]
        self.process = subprocess.Popen(
            [*command, "--database", str(folder / "t.sqlite3")],
            stdout=self.said,
            stderr=subprocess.STDOUT,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors)),
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                httpx.get(f"{self.base}/healthz", timeout=PATIENCE)
                return
            except httpx.TransportError:
                assert time.monotonic() < until
                time.sleep(0.05)

    def logged(self) -> int:
        return os.fstat(self.said.fileno()).st_size


@contextmanager
def process(folder: Path, descriptors: int) -> Iterator[Process]:
    made = Process(folder, descriptors)
    try:
        yield made
    finally:
        made.process.kill()
        made.process.wait()
        made.said.close()


def test_half_sent_requests_do_not_hold_all_descriptors(tmp_path: Path) -> None:
    with process(tmp_path, 160) as server:
        host = Person(server.base)
        made = host.create("robinson", ("me", "link"))
        seat = host.socket(made["id"])
        held = []
        for i in range(400):
            held.append(half_sent(server.address, (HEAD, BODY)[i % 2]))
        friend = Person(server.base)
        friend.sit(made["links"]["1"], "Ana")
        assert friend.socket(made["id"]).state["you"] == [1]
        seat.send(type="ping")
        seat.until_type("pong")
        for one in held:
            one.close()


def test_the_log_stays_short_whatever_is_sent(tmp_path: Path) -> None:
    with process(tmp_path, 1024) as server:
        host = Person(server.base)
        table = host.create("robinson", ("me",))["id"]
        before = server.logged()
        for data in (
            b"nonsense\r\n\r\n",
            b"GET /%0aERROR%20forged HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
            BODY,
            b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
        ):
            for _ in range(400):
                half_sent(server.address, data).close()
        for _ in range(30):
            seat = host.socket(table)
            seat.socket.send(b"\xff\xfe", text=True)
            seat.closed()
        assert host.get("/healthz")["holdfast"] == "ok"
        assert server.logged() - before < 60_000


def test_alike_lines_are_counted_not_told(caplog: pytest.LogCaptureFixture) -> None:
    import logging

    sparing = logs.RepeatFilter()

    def record(line: int) -> logging.LogRecord:
        return logging.LogRecord("x", logging.WARNING, "file.py", line, "it failed: %s", ("a\nb\x1b[2J",), None)

    assert sum(sparing.filter(record(1)) for _ in range(1000)) == 5
    assert sparing.filter(record(2)), "another fault is told"
    sparing._alike = Buckets((1, 1))
    again = record(1)
    assert sparing.filter(again)
    assert "995 more" in again.getMessage()
    assert logs.ShortFormatter().format(record(1)) == "WARNING it failed: a b [2J"
    long = logging.LogRecord("x", logging.WARNING, "f", 1, "y" * 100_000, (), None)
    assert len(logs.ShortFormatter().format(long)) < logs.LONGEST + 100


def test_descriptors_are_shared_out() -> None:
    limits = running.share_descriptors(Limits(), 1000)
    assert (limits.places, limits.visitors) == (500, 250)
    assert running.descriptors() > 0
