"""The rows that are kept, as they are read and written."""

from collections.abc import Sequence
from typing import Any

import msgspec

from holdfast.core.engine.effect import Record, Seat
from holdfast.core.state.save import StoredPosition
from holdfast.core.text.log import LogEntry

SPECTATOR = -1
"""The seat of a spectator."""


class Change(Record):
    """One change of a game: an answer with its outcomes, or so many answers taken back."""

    seat: Seat
    key: str = ""
    question: str = ""
    outcomes: tuple[int, ...] = ()
    masks: tuple[int, ...] = ()
    secret: bool = False
    unasked: bool = False
    """Given by a standing order."""
    back: int = 0
    consent: bool = False
    by: str = ""
    """The name of whoever took back."""
    decided: tuple[str, ...] = ()
    """The names of who was away and not asked: the host decided for them."""
    at: int = 0
    """How many outcomes there had been before this answer."""


class VisibleLogEntry(Record):
    """A line of the log, after which answer it was told, whose answer that was, and who may read it."""

    line: LogEntry
    answer: int
    seat: Seat
    sees: int = -1


class Snapshot(Record):
    """A whole game after `seq` changes: a save, the log, and which answers nobody had to give."""

    seq: int
    save: msgspec.Raw
    lines: tuple[VisibleLogEntry, ...]
    unasked: tuple[int, ...]
    past: tuple[StoredPosition, ...] = ()
    """Positions every 128 answers, to which undo comes back without playing all answers again."""


class GameResult(Record):
    """How a game ended, with the reason in words of every language."""

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
    """Who must answer now."""
    packs: tuple[str, ...] = ()
    """The host's packs with which it was made, by their names."""
    muted: tuple[Seat, ...] = ()
    """Who may not talk; -1 are the spectators."""
    password: str = ""
    """What is kept of the password that is asked of whoever sits down by a link; nothing where there is none."""
    hook: str = ""
    """Where the group is told that somebody who is away must answer; nothing where nowhere."""
    wish: str = ""
    """Who waits to take something back, and who has agreed; nothing where nobody does."""
    coach: int = 1
    """Whether the coach may be asked here, 1 or 0."""


class SeatRow(Record):
    """`kind` is me, here, link or bot; `token` is the hash of the seat link's token."""

    seat: Seat
    kind: str
    name: str
    bot: str = ""
    token: str = ""
    orders: dict[str, bool] = {}


class ChatLine(Record):
    """A line of the chat."""

    seat: Seat
    name: str
    text: str
    at: float


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def cluster_event(table: str, kind: str, **more: Any) -> str:
    """What every server on the database is told."""
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
