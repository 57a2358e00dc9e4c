"""Nothing of the hidden world reaches a seat: worlds that differ only in hidden things give the same messages."""

import asyncio
import json
from functools import cache
from random import Random
from typing import Any, cast

import msgspec
import pytest

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.engine.game import Game
from holdfast.server.context import Settings, make_context
from holdfast.server.storage.database import database
from holdfast.tables.client import Client
from holdfast.tables.operations.new_table import TableDraft, create_draft
from holdfast.tables.ports import Outbox
from holdfast.tables.presenters.cards import cards_of_line
from holdfast.tables.protocol.inbound import NewSeat, NewTable
from holdfast.tables.records import Snapshot, VisibleLogEntry
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.recorder import Recorder
from holdfast.tables.table import Table
from holdfast.tables.table_state import open_position
from tests.server.people import Running, without_dice

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("under_our_sun", 4, {"mode": "semi", "characters": "random"}),
    ("naufragos", 3, {"ruleset": "2013"}),
    ("naufragos", 4, {"ruleset": "hr12"}),
    ("robinson", 3, {}),
    ("this_war", 3, {}),
]
ANSWERS = 80
ENGINE = {"seed", "opening", "chance", "stack", "pools", "seen", "content", "tokens", "journal"}


@cache
def new_table(name: str, players: int) -> TableDraft:
    return create_draft(NewTable(name, tuple(NewSeat("me") for _ in range(players))))


def table_with(hall: TableRegistry, game: Game, lines: list[VisibleLogEntry]) -> Table:
    new = new_table(game.definition.name, game.players)
    position = Snapshot(0, msgspec.Raw(game.save()), tuple(lines), ())
    return Table(hall.runtime, new.row, list(new.seats), open_position(position, ()))


def shown(hall: TableRegistry, game: Game, lines: list[VisibleLogEntry], seat: int | None, lang: str) -> dict[str, Any]:
    """All that this seat is told of a position, without what names the table itself."""
    table = table_with(hall, game, lines)
    connection = Client(table, cast(Outbox, None), "nobody", lang)
    connection.you = frozenset() if seat is None else frozenset({seat})
    connection.seat = seat
    state = json.loads(msgspec.json.encode(connection.state()))
    del state["table"]
    return cast(dict[str, Any], state)


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=lambda value: str(value))
def test_worlds_that_differ_in_hidden_things_are_told_alike(name: str, players: int, options: dict[str, str]) -> None:
    asyncio.run(compare(name, players, options))


async def compare(name: str, players: int, options: dict[str, str]) -> None:
    hall = make_context(database("nowhere.sqlite3"), Settings(), "").registry
    random = Random(f"{name} {players}")
    kind = holdfast.definition(name)
    recorder = Recorder(kind)
    game = kind.new(players, options, random.getrandbits(32), observers=(recorder,))
    compared = differed = 0
    for n in range(ANSWERS):
        if game.over:
            recorder = Recorder(kind)
            game = kind.new(players, options, random.getrandbits(32), observers=(recorder,))
        sealed = any(hasattr(effect, "unsealed") for effect, _ in game.world.stack)
        if n % 8 == 0 and not sealed:
            for seat in (None, *range(players)):
                twin = game.copy(seed=random.getrandbits(32), journal=True)
                twin.resample(seat)
                lang = random.choice(LANGUAGES)
                told = shown(hall, game, recorder.lines, seat, lang)
                assert told == shown(hall, twin, recorder.lines, seat, lang), f"seat {seat} at {game.question.tag}"
                compared += 1
                differed += any(game.view(s) != twin.view(s) for s in range(players) if s != seat)
        recorder.answer, recorder.seat = n + 1, -1
        game.choose(random.choice(game.question.options))
    assert compared > 20
    if name not in ("robinson", "this_war"):
        assert differed, "the worlds compared did not differ at all"


@pytest.mark.parametrize(("name", "players", "options"), GAMES, ids=lambda value: str(value))
def test_the_log_names_no_card_that_its_reader_has_not_seen(name: str, players: int, options: dict[str, str]) -> None:
    kind = holdfast.definition(name)
    index = kind.content().index

    class Watching(Recorder):
        world: Any = None

        def applied(self, effect: Any, by: Any, w: Any, outcomes: Any) -> None:
            before = len(self.lines)
            super().applied(effect, by, w, outcomes)
            for told in self.lines[before:]:
                for key in cards_of_line(told.line, w.content):
                    if (
                        key.partition("/")[0] in kind.components.pieces
                    ):  # pages of the book lie in no zone; who reads one, reads it out
                        continue
                    copies = kind.content().cards[index[key]].count
                    seen = [w.seen[index[key] + i] for i in range(copies)]
                    if EVERYBODY not in seen:
                        faults.append((type(effect).__name__, key, seen))

    faults: list[tuple[str, str, list[int]]] = []
    random = Random(f"{name} log")
    for seed in range(6):
        game = kind.new(players, options, seed, observers=(Watching(kind),))
        while not game.over:
            game.choose(random.choice(game.question.moves(random.choice(game.question.seats))))
    assert not faults, faults[:5]


def test_nothing_of_the_engine_is_sent(server: Running) -> None:
    """No key of the luck, no stack, no token of another seat, over a whole stretch of play."""
    host = server.person()
    others = [server.person() for _ in range(2)]
    made = host.create("under_our_sun", ("me", "link", "link", "bot"), options={"mode": "semi", "characters": "random"})
    seats = [host.socket(made["id"])]
    for i, person in enumerate(others):
        person.sit(made["links"][str(i + 1)])
        seats.append(person.socket(made["id"]))
    random = Random(3)
    for _ in range(40):
        seat = random.choice(seats)
        seat.send(type="ping")
        seat.until_type("pong")
        if not seat.state["over"] and seat.state["question"]["mine"]:
            seat.give(random.choice(seat.options))
    table = server.registry.tables[made["id"]]
    game = table.game
    for seat in seats:
        seat.until_seq(table.seq)
    assert table.luck is not None
    secret = [table.luck.key, *(s.token for s in table.seats if s.token)]
    secret += [table.row.host, table.row.spectator, *(link.rpartition("/")[2] for link in made["links"].values())]
    for seat in seats:
        for raw in seat.raw:
            assert not any(word in raw for word in secret)
            said = json.loads(raw)
            assert not ENGINE & set(said)
            assert not ENGINE & set(said.get("view", ()))
    teams = [game.view(i) for i in range(4)]
    for seat in seats:
        own = seat.state["seat"]
        assert without_dice(seat.state["view"]) == json.loads(json.dumps(teams[own]))


@pytest.mark.parametrize(
    ("name", "options", "hiding"),
    [("under_our_sun", {"mode": "semi"}, [0, 1, 2]), ("under_our_sun", {}, []), ("robinson", {}, [])],
)
def test_several_at_one_screen_know_who_has_something_to_hide(
    name: str, options: dict[str, str], hiding: list[int]
) -> None:
    hall = make_context(database("sqlite://"), Settings(), "").registry
    game = holdfast.new(name, 3, options, seed=3)
    table = table_with(hall, game, [])
    connection = Client(table, cast(Outbox, None), "nobody", "en")
    connection.you, connection.seat = frozenset({0, 1, 2}), 0
    assert connection.state()["secrets"] == hiding
    connection.you = frozenset({0})
    assert connection.state()["secrets"] == [], "who sits here alone need not hide anything"
