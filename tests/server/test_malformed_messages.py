"""Malformed, oversized, out-of-order, replayed and forged messages never change a game, crash the server or reveal anything."""

import json
import os
from collections.abc import Iterator
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

from holdfast.core.cards.content import LANGUAGES
from holdfast.server.context import Settings
from holdfast.tables.services.rate_limits import Limits
from tests.server.people import EASY, Person, Running, Seat

BATCH = 20
LONG = bool(os.environ.get("HOLDFAST_LONG"))
MESSAGES = 10_000 if LONG else 1_000
KINDS = ("answer", "undo", "consent", "chat", "suggest", "language", "seat", "order", "odds", "ping", "state", "", "x")

words = st.text(max_size=30) | st.sampled_from(
    ["go-on", "ready", "*", "en", "it", "{}", "null", "' or 1=1 --", "\x00", "🏝"]
)
scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | words
values = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3), max_leaves=6
)
wild = st.binary(max_size=200) | st.text(max_size=200) | values.map(lambda v: json.dumps(v))
fields = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "seq": st.integers(-3, 400) | values,
        "seat": st.integers(-2, 5) | values,
        "key": words | values,
        "text": words | values,
        "yes": st.booleans() | values,
        "lang": st.sampled_from([*LANGUAGES, "xx"]) | values,
        "offer": words | values,
        "ask": st.none() | st.booleans() | values,
        "extra": values,
    },
).map(json.dumps)
huge = st.sampled_from(
    [
        json.dumps({"type": "chat", "text": "x" * 5_000}),
        json.dumps({"type": "answer", "seq": 0, "seat": 0, "key": "k" * 60_000}),
        "[" * 30_000,
        '{"type":' * 5_000,
    ]
)


@st.composite
def forged(draw: st.DrawFn) -> dict[str, Any]:
    """An answer that is legal but for one thing: who sends it, or when."""
    return {"type": "answer", "forged": draw(st.sampled_from(["seat", "early", "late", "replayed", "blocked"]))}


class Target:
    """A table where seat 0 is asked; the nonsense comes from seat 1 and from a spectator."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.host, self.friend, self.watcher = server.person(), server.person(), server.person()
        while True:
            made = self.host.create("naufragos", ("me", "link"))
            self.id = made["id"]
            self.friend.sit(made["links"]["1"])
            self.watcher.sit(made["spectator"])
            self.seat = self.host.socket(self.id)
            if self.seat.state["question"]["asked"] == [0]:
                break
        self.seat.until_asked()
        self.given = (self.seat.state["seq"], self.seat.options[0])
        self.seat.give(self.seat.options[0])
        while self.seat.state["question"]["asked"] != [0]:
            other = self.friend.socket(self.id)
            other.until_asked()
            other.give(other.options[0])
            other.close()
            self.seat.until_seq(other.state["seq"])
        self.sockets: dict[str, Seat] = {}
        self.sent = 0
        table = server.registry.tables[self.id]
        self.before = (table.game.save(), table.seq)
        assert table.luck is not None
        self.secret = [table.luck.key]
        self.secret += [table.row.host, table.row.spectator, *(s.token for s in table.seats if s.token)]

    def socket(self, who: str, person: Person) -> Seat:
        if who not in self.sockets:
            self.sockets[who] = person.socket(self.id)
        return self.sockets[who]

    def send(self, who: str, person: Person, batch: list[Any]) -> None:
        """One after the other; a socket that was closed on us is opened again."""
        for message in batch:
            if isinstance(message, dict):
                message = self.forge(message["forged"], who)
            try:
                self.socket(who, person).socket.send(message)
            except ConnectionClosed:
                del self.sockets[who]
                self.socket(who, person).socket.send(message)
            self.sent += 1
        try:
            seat = self.socket(who, person)
            seat.send(type="ping")
            seat.until_type("pong")
        except ConnectionClosed:
            del self.sockets[who]

    def forge(self, how: str, who: str) -> str:
        state, keys = self.seat.state, self.seat.options
        answer = {"type": "answer", "seq": state["seq"], "seat": 0, "key": keys[0]}
        match how:
            case "early":
                answer["seq"] += 1
            case "late":
                answer["seq"] -= 1
            case "replayed":
                answer |= {"seq": self.given[0], "key": self.given[1]}
            case "blocked":
                answer |= {"seat": 1, "key": "fly"}
        return json.dumps(answer)

    def check(self) -> None:
        table = self.server.registry.tables[self.id]
        assert (table.game.save(), table.seq) == self.before, "the game has changed"
        self.seat.send(type="ping")
        self.seat.until_type("pong")
        for seat in self.sockets.values():
            for raw in seat.raw:
                assert not any(word in raw for word in self.secret)
                assert "Traceback" not in raw
                assert ".py" not in raw
            seat.raw.clear()
            seat.heard.clear()


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    limits = Limits(
        creating=EASY.creating, joining=EASY.joining, asking=EASY.asking, messages=(10_000, 10_000), chatting=(5, 1)
    )
    server = Running(str(tmp_path_factory.mktemp("nonsense") / "t.sqlite3"), Settings(limits=limits, pace=0))
    yield Target(server)
    server.stop()


def test_nonsense_over_the_socket(target: Target) -> None:
    """So much of it, and after all that the table is played on."""

    @settings(
        max_examples=MESSAGES // BATCH + 1,
        deadline=None,
        derandomize=not LONG,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(
        st.sampled_from(["friend", "watcher"]),
        st.lists(fields | fields | wild | forged() | huge, min_size=BATCH, max_size=BATCH),
    )
    def nonsense(who: str, batch: list[Any]) -> None:
        target.send(who, target.friend if who == "friend" else target.watcher, batch)
        target.check()

    nonsense()
    assert target.sent >= MESSAGES
    assert target.seat.give(target.seat.options[0])["type"] == "state"


def test_a_message_too_large_ends_the_socket(target: Target) -> None:
    seat = target.friend.socket(target.id)
    seat.send(type="chat", text="x" * (64 << 10))
    assert seat.closed() == 1009


def test_a_socket_that_talks_nonsense_for_long_is_closed(target: Target) -> None:
    seat = target.friend.socket(target.id)
    for _ in range(60):
        seat.send(type="nonsense")
    assert seat.closed() == 1008
