"""Stored rows."""

from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast.core.engine.effect import Record, Seat
from holdfast.core.state.save import StoredPosition
from holdfast.core.text.log import LogEntry

SPECTATOR = -1
"""The seat of a spectator."""


class Change(Record):
    """One change of a game: an answer with its outcomes, or a number of undone answers."""

    seat: Seat
    key: str = ""
    question: str = ""
    outcomes: tuple[int, ...] = ()
    masks: tuple[int, ...] = ()
    secret: bool = False
    unasked: bool = False
    """Whether a standing order gave the answer."""
    back: int = 0
    consent: bool = False
    by: str = ""
    """The name of the person who undid the answers."""
    decided: tuple[str, ...] = ()
    """The names of absent players for whom the host agreed."""
    at: int = 0
    """The number of outcomes before this answer."""


class VisibleLogEntry(Record):
    """A log entry with the answer that caused it, the seat that gave that answer, and its readers."""

    line: LogEntry
    answer: int
    seat: Seat
    sees: int = -1


class Snapshot(Record):
    """A whole game after `seq` changes: a save, the log, and the answers that nobody had to give."""

    seq: int
    save: msgspec.Raw
    lines: tuple[VisibleLogEntry, ...]
    unasked: tuple[int, ...]
    past: tuple[StoredPosition, ...] = ()
    """Positions every 128 answers, from which an undo replays."""


class GameResult(Record):
    """The result of a game, with the reason in every language."""

    won: bool
    rule: str
    why: dict[str, str]
    scores: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


class TableRow(Record):
    id: str
    name: str
    game: str
    players: int
    options: dict[str, str]
    lang: str
    host: str
    spectator: str
    made: float
    changed: float
    ending: GameResult | None = None
    asked: tuple[Seat, ...] = ()
    """The seats that must answer now."""
    packs: tuple[str, ...] = ()
    """The names of the host's packs that the game uses."""
    muted: tuple[Seat, ...] = ()
    """The muted seats; -1 are the spectators."""
    password: str = ""
    """The hash of the password that links require; empty if there is none."""
    hook: str = ""
    """The webhook that notifies the group when an absent player must answer; may be empty."""
    wish: str = ""
    """The open undo request as JSON; empty if there is none."""
    coach: int = 1
    """1 if the coach may be used at this table, otherwise 0."""


class SeatRow(Record):
    """A seat. `kind` is me, here, link or bot; `token` is the hash of the seat link's token."""

    seat: Seat
    kind: str
    name: str
    bot: str = ""
    token: str = ""
    orders: dict[str, bool] = {}


class ChatLine(Record):
    seat: Seat
    name: str
    text: str
    at: float


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def cluster_event(table: str, kind: str, **more: Any) -> str:
    """Encode an event for every server on the database."""
    return to_json({"table": table, "news": kind, **more})


TABLE = (
    "select id, name, game, players, options, lang, host, spectator, made, changed, outcome, asked, packs, muted,"
    " password, hook, wish, coach from tables"
)


def table_row(row: Sequence[Any]) -> TableRow:
    options = msgspec.json.decode(row[4], type=dict[str, str])
    id, name, game, players, _, lang, host, spectator, made, changed, outcome, asked, packs, muted, password, *more = (
        row
    )
    ending = msgspec.json.decode(outcome, type=GameResult) if outcome else None
    must, silent = (msgspec.json.decode(seats, type=tuple[int, ...]) for seats in (asked, muted))
    own = msgspec.json.decode(packs, type=tuple[str, ...])
    head = (id, name, game, players, options, lang, host, spectator, made, changed)
    return TableRow(*head, ending, must, own, silent, password, *more)


def seat_row(seat: Seat, kind: str, name: str, bot: str, token: str, orders: str) -> SeatRow:
    return SeatRow(seat, kind, name, bot, token, msgspec.json.decode(orders, type=dict[str, bool]))
