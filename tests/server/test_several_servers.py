"""Several servers on one PostgreSQL behind nginx with deploy/nginx.conf: a table is served by one, and any may be killed."""

import ssl
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import WebSocketException

from holdfast.tables.records import Change
from tests.ports import free_port
from tests.server.conftest import Cluster
from tests.server.people import PATIENCE, Seat
from tests.server.test_crash_recovery import Process, ask, heard_after
from tests.server.test_proxy import Front, Visitor, certificate, nginx_with, program, put, running_proxy

CONFIGURATION = Path(__file__).resolve().parent.parent.parent / "deploy" / "nginx.conf"
BROKEN = (WebSocketException, httpx.TransportError, OSError, EOFError)
SERVED_BY = "x-served-by"


@dataclass
class Deployment:
    """Two servers, by the ports at which they listen, and nginx in front of them."""

    url: str
    front: Front
    servers: dict[int, Process]

    def start(self, port: int) -> None:
        self.servers[port] = Process(self.url, port, "--public-url", self.front.origin)

    def kill(self, port: int) -> None:
        self.servers.pop(port).kill()


def served_by(headers: Any) -> int:
    """The port of the server that answered; nginx names those that it tried, the last one answered."""
    return int(headers[SERVED_BY].rpartition(":")[2])


def server_of(seat: Seat) -> int:
    return served_by(seat.socket.response.headers)


@pytest.fixture
def deployment(postgres: Cluster, tmp_path: Path) -> Iterator[Deployment]:
    program("nginx")
    cert, key = certificate(tmp_path)
    port, *behind = free_ports(3)
    text = CONFIGURATION.read_text(encoding="utf-8")
    for i, server in enumerate(behind):
        text = put(text, f"holdfast-{i + 1}:8765", f"127.0.0.1:{server}")
    text = put(text, "location / {", f"location / {{ add_header {SERVED_BY} $upstream_addr always;")
    command = nginx_with(text, tmp_path, port, cert, key)
    front = Front(None, port, ssl.create_default_context(cafile=str(cert)))
    made = Deployment(postgres.new(), front, {})
    try:
        for server in behind:
            made.start(server)
        with running_proxy(command, tmp_path, port):
            yield made
    finally:
        for running in made.servers.values():
            assert "Traceback" not in running.words()
            running.kill()


def free_ports(n: int) -> list[int]:
    """Different free ports."""
    found: list[int] = []
    while len(found) < n:
        found.append(free_port(above=max(found, default=0)))
    return found


def reconnect(person: Visitor, table: str) -> Seat:
    """A browser comes again until it is let in."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return person.socket(table)
        except BROKEN:
            assert time.monotonic() < until
            time.sleep(0.02)


def asked_seat(seats: list[Seat]) -> Seat:
    """The seat that must answer, once every client has the last state."""
    top = max(seat.state["seq"] for seat in seats)
    for seat in seats:
        seat.until_seq(top)
    asked = seats[0].state["question"]["asked"]
    return next(seat for seat in seats if set(seat.state["you"]) & set(asked))


def until_all_present(seat: Seat) -> None:
    """Seats at the other server are shown as present too."""
    full = lambda m: m["type"] == "presence" and all(one["present"] for one in m["seats"])  # noqa: E731
    if not any(full(message) for message in seat.heard):
        seat.until(full)


def stored(url: str, table: str) -> list[Change]:
    """The stored changes, which are numbered without a gap."""
    found: list[tuple[Any, ...]] = ask(url, f"select seq, entry from journal where table_id = '{table}' order by seq")
    assert [seq for seq, _ in found] == list(range(1, len(found) + 1))
    return [msgspec.json.decode(entry, type=Change) for _, entry in found]


def test_every_request_for_a_table_goes_to_the_same_server(deployment: Deployment) -> None:
    """Whoever asks, from wherever; the tables are spread over both servers."""
    host, friend = deployment.front.visitor("127.0.0.2"), deployment.front.visitor("127.0.0.3")
    homes = set()
    for _ in range(8):
        table = host.create()["id"]
        seat = host.socket(table)
        home = server_of(seat)
        homes.add(home)
        for person in (host, friend):
            for path in (f"/api/tables/{table}/save", f"/api/cards/robinson?lang=en&table={table}"):
                assert served_by(person.http.get(path).headers) == home, path
        escaped = "".join(f"%{ord(letter):02x}" for letter in "tables")
        assert served_by(host.http.get(f"/api/{escaped}/{table}/save").headers) == home
        seat.close()
    assert homes == set(deployment.servers)


def test_guesses_at_a_password_count_once(deployment: Deployment) -> None:
    """Visitors from many addresses have no more tries at two servers than at one."""
    host = deployment.front.visitor()
    made = host.create("robinson", ("me", "link"))
    host.post(f"/api/tables/{made['id']}/password", {"password": "right"})
    table, token = made["links"]["1"].rpartition("/#/sit/")[2].split("/")
    guess = {"table": table, "token": token, "password": "wrong"}
    statuses, servers = [], set()
    for i in range(12):
        answer = deployment.front.visitor(f"127.0.1.{i + 1}").http.post(
            "/api/%73it" if i % 2 else "/api/sit", json=guess
        )
        statuses.append(answer.status_code)
        servers.add(served_by(answer.headers))
    assert statuses == [401] * 10 + [429] * 2
    assert len(servers) == 1


def test_seats_go_on_at_the_other_server_when_one_is_killed(deployment: Deployment) -> None:
    """Whichever is killed, and whatever it was doing: nothing that was confirmed is lost, nothing counts twice."""
    random = Random(7)
    people = [deployment.front.visitor("127.0.0.2"), deployment.front.visitor("127.0.0.3")]
    made = people[0].create("robinson", ("me", "link"))
    table = made["id"]
    people[1].sit(made["links"]["1"].removeprefix(deployment.front.origin))
    seats = [person.socket(table) for person in people]
    home = server_of(seats[0])
    assert server_of(seats[1]) == home
    given: list[tuple[int, str]] = []
    for round_ in range(2):
        for _ in range(6):
            seat = asked_seat(seats)
            key = random.choice(seat.options)
            assert seat.give(key)["type"] == "state"
            given.append((seat.state["you"][0], key))
        seat = asked_seat(seats)
        seq, who, key = seat.state["seq"], seat.state["you"][0], random.choice(seat.options)
        seat.answer(key)
        time.sleep(random.random() * 0.03)  # the server is killed at any moment of the answer
        lost = server_of(seat) if round_ else home
        held = [server_of(one) for one in seats]
        deployment.kill(lost)
        for i, one in enumerate(seats):
            if held[i] == lost:
                assert one.closed() == 1006
                seats[i] = reconnect(people[i], table)
        assert lost not in {server_of(one) for one in seats}
        seat = next(one for one in seats if who in one.state["you"])
        seat.send(type="ping")
        seat.until_type("pong")
        there = seat.state["seq"] > seq
        seat.answer(key, seq, who)
        assert (seat.until(heard_after(seq))["type"] == "refused") == there
        given.append((who, key))
        if not round_:
            deployment.start(home)
            until = time.monotonic() + PATIENCE
            while server_of(seats[1]) != home:  # as soon as nginx tries it again
                assert time.monotonic() < until
                seats[1].close()
                seats[1] = reconnect(people[1], table)
            assert server_of(seats[0]) != home, "now the seats are at different servers"
            seats[0].send(type="chat", text="are you there?")
            assert seats[1].until(lambda m: m["type"] == "chat" and not m.get("old"))["text"] == "are you there?"
            until_all_present(seats[1])
    for one in seats:
        one.close()
    assert [(row.seat, row.key) for row in stored(deployment.url, table) if not row.unasked] == given
