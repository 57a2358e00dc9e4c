"""A new table: its game, its seats and their links."""

import time
from collections.abc import Sequence

import msgspec

import holdfast
from holdfast.core.engine.effect import Plain, Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.kind import Unknown
from holdfast.core.table.luck import Luck
from holdfast.core.words.log import Line, Log
from holdfast.server.keeping.store import Position, SeatRow, TableRow, Told
from holdfast.server.tables import seats
from holdfast.server.tables.luck import fresh, lend, promised, stream
from holdfast.server.tables.recording import Recorder
from holdfast.server.tables.table import ending_of
from holdfast.server.thinking.bots import NAMES
from holdfast.server.web.messages import NewSeat, NewTable, clean

ON_TRUST = "log-on-trust"
HERE = ("me", "here")
"""Kinds of seats that the host's browser holds."""


class New(Plain):
    """What is written down of a new table, and the tokens that are told only now."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    here: tuple[Seat, ...]
    links: dict[Seat, str]
    spectator: str
    position: Position
    luck: Luck


def created(wish: NewTable, who: str) -> New:
    """A new game as it was wished. Its luck is promised before anything is dealt, and nobody's to know."""
    kind = holdfast.kind(wish.game)
    recorder = Recorder(kind)
    options = {**wish.options, "language": wish.lang}
    luck = fresh()
    recorder.tell(promised(luck))
    game = kind.new(len(wish.seats), options, observers=(recorder,), chance=stream(luck))
    game.observers.clear()
    return _new(game, luck, tuple(recorder.lines), (), clean(wish.name), wish.lang, wish.seats, who)


def from_save(data: bytes, trust: bool, name: str, lang: str, kinds: Sequence[str], who: str) -> New:
    """A saved game goes on: `kinds` says who sits where (me, here, link, bot:NAME), the first seat is mine else.

    The save has been read before (`reader.py`); where its position is taken on trust, the log says so. Luck begins anew:
    nobody has seen the key, whatever somebody may know of how this game has been played on elsewhere.
    """
    game = holdfast.load(data)
    wished = [one.partition(":") for one in kinds if one]
    if len(wished) > game.players:
        raise Unknown(f"this game has {game.players} seats, not {len(wished)}")
    sitting = [_sitting(kind, bot) for kind, _, bot in wished]
    sitting += [NewSeat("here" if i else "me") for i in range(len(sitting), game.players)]
    lines, unasked = _past(game)
    if trust:
        lines += (Told(Line(ON_TRUST), len(game.journal or ()), -1),)
    luck = fresh(game.world.chance.used)
    lend(luck, game)
    if not game.over:
        lines += (Told(promised(luck), len(game.journal or ()), -1),)
    return _new(game, luck, lines, unasked, name, lang, sitting, who)


def _sitting(kind: str, bot: str) -> NewSeat:
    try:
        return msgspec.convert({"kind": kind, "bot": bot}, NewSeat)
    except msgspec.ValidationError:
        raise Unknown(f"a seat is me, here, link or bot:NAME, not {kind!r}") from None


def _past(game: Game) -> tuple[tuple[Told, ...], tuple[int, ...]]:
    """The log of a loaded game, by giving the recorded answers again."""
    recorder = Recorder(game.kind)
    again = game.kind.opened(game.players, game.options, game.seed, game.opening, (), (recorder,))
    for i, entry in enumerate(game.journal or ()):
        recorder.answer, recorder.seat = i + 1, entry.seat
        before = len(recorder.lines)
        if not again.replay((entry,)):
            del recorder.lines[before:]
            break
    return tuple(recorder.lines), ()


def _new(
    game: Game,
    luck: Luck,
    lines: tuple[Told, ...],
    unasked: tuple[int, ...],
    name: str,
    lang: str,
    sitting: Sequence[NewSeat],
    who: str,
) -> New:
    links = {i: seats.new_token() for i, seat in enumerate(sitting) if seat.kind == "link"}
    spectator = seats.new_token()
    now = time.time()
    rows = tuple(
        SeatRow(
            i,
            seat.kind,
            clean(seat.name),
            (seat.bot or NAMES[0]) if seat.kind == "bot" else "",
            seats.hashed(links[i]) if i in links else "",
        )
        for i, seat in enumerate(sitting)
    )
    row = TableRow(
        seats.new_id(), name, game.kind.name, game.players, game.options, lang, who, seats.hashed(spectator), now, now
    )
    row = replace(row, asked=game.asked, ending=ending_of(game, list(lines[-1:])))
    here = tuple(i for i, seat in enumerate(sitting) if seat.kind in HERE)
    return New(row, rows, here, links, spectator, Position(0, msgspec.Raw(game.save()), lines, unasked), luck)


__all__ = ["Log", "New", "created", "from_save"]
