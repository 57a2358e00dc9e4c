"""A new table: its game, its seats and their links."""

import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

import holdfast
from holdfast.bots import table_bot
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Record, Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.rng.committed import Commitment
from holdfast.core.state.save import StoredPosition
from holdfast.core.text.log import LogEntry
from holdfast.tables.protocol.inbound import NewSeat, NewTable, Rematch, clean
from holdfast.tables.protocol.tasks import SaveCheck
from holdfast.tables.records import SeatRow, Snapshot, TableRow, VisibleLogEntry
from holdfast.tables.services.fair_dice import commitment_line, new_commitment, stream, use_commitment
from holdfast.tables.services.packs import PackLibrary
from holdfast.tables.services.recorder import Recorder, ending_of, replay_with_log
from holdfast.tables.services.save_check import NOTHING_OFFERED

REPLAYED = "log-played-again"
HOST_KINDS = ("me", "here")
"""Kinds of seats that the host's browser holds."""


class TableDraft(Record):
    """A new table, before it gets an id, a host and its links."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    here: tuple[Seat, ...]
    position: Snapshot
    luck: Commitment


def create_draft(wish: NewTable, shelf: PackLibrary = NOTHING_OFFERED) -> TableDraft:
    """Create the requested game; its key is committed to before anything is dealt."""
    kind = holdfast.definition(wish.game)
    packs = _pack_folders(shelf, wish.game, wish.packs)
    recorder = Recorder(kind)
    options = {**wish.options, "language": wish.lang}
    luck = new_commitment()
    recorder.tell(commitment_line(luck))
    game = kind.new(len(wish.seats), options, packs=packs, observers=(recorder,), stream=stream(luck))
    game.observers.clear()
    new = _new(game, luck, tuple(recorder.lines), (), clean(wish.name), wish.lang, wish.seats)
    return with_packs(new, wish.packs)


def with_packs(new: TableDraft, packs: Iterable[str]) -> TableDraft:
    """Add the names of its packs to a table."""
    return replace(new, row=replace(new.row, packs=tuple(sorted(set(packs)))))


def _pack_folders(shelf: PackLibrary, game: str, packs: Iterable[str]) -> tuple[Path, ...]:
    if missing := shelf.missing(game, packs):
        there = ", ".join([pack.name for pack in shelf.of(game)]) or "none"
        raise UnknownName(f"this server offers no pack {', '.join(missing)} for {game}; it offers {there}")
    return shelf.folders(game, packs)


def from_save(
    read: SaveCheck, name: str, lang: str, kinds: Sequence[str], shelf: PackLibrary = NOTHING_OFFERED
) -> TableDraft:
    """Continue a saved game. `kinds` names the kind of each seat (me, here, link, bot:NAME); by default the device
    holds the first.

    The file itself is not opened here: the position is the one that a separate process reached by its answers
    (`save_check.py`). The log says if that differs from the position in the file. A new key is used, which nobody has
    seen, however the game was continued elsewhere.
    """
    packs = shelf.folders(read.game, read.packs)
    game = holdfast.load(bytes(read.save), packs)
    wished = [one.partition(":") for one in kinds if one]
    if len(wished) > game.players:
        raise UnknownName(f"this game has {game.players} seats, not {len(wished)}")
    sitting = [_new_seat(kind, bot) for kind, _, bot in wished]
    sitting += [NewSeat("here" if i else "me") for i in range(len(sitting), game.players)]
    lines = read.lines
    if read.differs:
        counts = (("fitted", str(read.fitted)), ("answers", str(read.answers)))
        lines += (VisibleLogEntry(LogEntry(REPLAYED, counts), len(game.journal or ()), -1),)
    luck = new_commitment(game.world.chance.used, open=read.uncertified)
    use_commitment(luck, game)
    if not game.over:
        lines += (VisibleLogEntry(commitment_line(luck), len(game.journal or ()), -1),)
    return with_packs(_new(game, luck, lines, read.past, name, lang, sitting), read.packs)


def rematch(game: Game, wish: Rematch, row: TableRow, packs: tuple[Path, ...], lang: str) -> TableDraft:
    """Deal a game again from its opening; all later dice and draws use a new key."""
    opening = game.copy(journal=True)
    answers = len(opening.journal or ())
    if answers and not opening.undo(answers, consent=True):
        raise UnknownName("this game began under other rules: it cannot be dealt again")
    if len(wish.seats) != opening.players:
        raise UnknownName(f"this game has {opening.players} seats, not {len(wish.seats)}")
    luck = new_commitment(opening.world.chance.used)
    use_commitment(luck, opening)
    _, _, lines = replay_with_log(opening, packs)
    lines += (VisibleLogEntry(commitment_line(luck), 0, -1),)
    return with_packs(_new(opening, luck, lines, (), row.name, lang, wish.seats), row.packs)


def _new_seat(kind: str, bot: str) -> NewSeat:
    try:
        return msgspec.convert({"kind": kind, "bot": bot}, NewSeat)
    except msgspec.ValidationError:
        raise UnknownName(f"a seat is me, here, link or bot:NAME, not {kind!r}") from None


def _new(
    game: Game,
    luck: Commitment,
    lines: tuple[VisibleLogEntry, ...],
    past: tuple[StoredPosition, ...],
    name: str,
    lang: str,
    sitting: Sequence[NewSeat],
) -> TableDraft:
    now = time.time()
    rows = tuple(
        SeatRow(i, seat.kind, clean(seat.name), table_bot(seat.bot) if seat.kind == "bot" else "")
        for i, seat in enumerate(sitting)
    )
    row = TableRow("", name, game.definition.name, game.players, game.options, lang, "", "", now, now)
    row = replace(row, asked=game.asked, ending=ending_of(game))
    here = tuple(i for i, seat in enumerate(sitting) if seat.kind in HOST_KINDS)
    return TableDraft(row, rows, here, Snapshot(0, msgspec.Raw(game.save()), lines, (), past), luck)
