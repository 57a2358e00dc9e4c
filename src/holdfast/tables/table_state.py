"""The stored state of a table and the changes that other processes write.

Events announce the changes of other servers. A table that cannot apply them starts from the last snapshot.
"""

import asyncio
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple, cast

import msgspec

import holdfast
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.rng.committed import Commitment
from holdfast.core.slices import Steps
from holdfast.core.state.save import pack_past, restore_past, save_in_steps
from holdfast.core.state.world import Rolled
from holdfast.review.summary import GameSummary
from holdfast.tables.audience import Audience
from holdfast.tables.errors import ChangesCompacted, Rejected, StorageUnavailable, reason
from holdfast.tables.presenters.beats import AnsweredBeats, TableMoment, split_into_beats
from holdfast.tables.presenters.cache import PresenterCache
from holdfast.tables.presenters.compact_list import CompactList
from holdfast.tables.records import Change, SeatRow, Snapshot, TableRow, VisibleLogEntry
from holdfast.tables.services import fair_dice as luck
from holdfast.tables.services.recorder import Recorder, common_prefix, log_after_undo
from holdfast.tables.services.runtime import Runtime
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.services.suggestions import SuggestionBox
from holdfast.tables.undo import RedoStack, UndoRequest

log = logging.getLogger("holdfast.server")
BOT = "bot"
LINES = 256
"""Log entries that are compressed in one step."""


class OpenedTable(NamedTuple):
    """A snapshot that was read, ready for a table."""

    game: Game
    seq: int
    lines: CompactList[VisibleLogEntry]
    unasked: set[int]


def open_position(position: Snapshot, packs: tuple[Path, ...]) -> OpenedTable:
    """Read a snapshot; long games take a moment, so run this beside the event loop."""
    game = holdfast.load(bytes(position.save), packs)
    restore_past(game, position.past)
    return OpenedTable(game, position.seq, CompactList(VisibleLogEntry, position.lines), set(position.unasked))


class AfterChange(NamedTuple):
    """The effect of a change on the log: the first `same` entries stay."""

    lines: CompactList[VisibleLogEntry]
    same: int
    unasked: set[int]


class TableState:
    """The stored state of one table in memory."""

    def __init__(
        self,
        runtime: Runtime,
        row: TableRow,
        seats: list[SeatRow],
        opened: "OpenedTable",
        packs: tuple[Path, ...] = (),
        held: Commitment | None = None,
    ) -> None:
        self.runtime = runtime
        self.row = row
        self.id = row.id
        self.seats = seats
        self.packs = packs
        self.evenings: dict[str, tuple[int, GameSummary]] = {}
        """The summaries by language, each with the number of changes before it."""
        self.luck = held
        """The key of its dice and draws; None for tables that are older than keys."""
        self.redo_stack = RedoStack()
        """Undone answers that can be redone."""
        self.cache = PresenterCache(opened.game)
        self._take_up(opened)
        self.lock = asyncio.Lock()
        self.stale = False
        """Whether there may be stored changes that are not applied here."""
        self.writing = 0
        """The number of the change that this process is writing."""
        self.audience = Audience()
        self.waiting: UndoRequest | None = None
        self.called: dict[Seat, tuple[int, str]] = {}
        """The absent players that were notified by webhook, and the question."""
        self.since: dict[Seat, tuple[int, str]] = {}
        """The change since which each seat has been asked its question."""
        self.sitters: dict[Seat, frozenset[str]] = {}
        """The browsers that hold each seat."""
        self.deleted = False
        self.thinking: asyncio.Task[None] | None = None
        """The task of bots and standing orders."""
        self.patient = False
        """Whether they let another process answer first."""
        self.company = SuggestionBox()
        """Suggestions to bots and the bots' reasons."""
        self.seen = -1
        """The number of changes at the last check for idle tables."""
        self._note_asked(None)

    def _take_up(self, opened: "OpenedTable") -> None:
        """Start from a snapshot."""
        self.game: Game = opened.game
        if self.luck is not None:
            luck.use_commitment(self.luck, self.game)
        self.seq = opened.seq
        self.lines = opened.lines
        self.unasked = opened.unasked
        self.fell: tuple[Rolled, ...] = ()
        """The dice of the last answer that a person gave."""
        self.cache.reset(self.game)
        self.notice: tuple[int, int] | None = self.game.notice
        self.redo_stack.forget()

    @property
    def definition(self) -> GameDefinition:
        return self.game.definition

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.game.asked

    @property
    def people(self) -> set[Seat]:
        """Return the seats without a bot."""
        return {seat.seat for seat in self.seats if seat.kind != BOT}

    def _position(
        self, game: Game, lines: CompactList[VisibleLogEntry], unasked: set[int], seq: int
    ) -> Steps[Snapshot]:
        """Make a snapshot in steps."""
        parts: list[bytes] = []
        for part in lines.parts():
            if part:
                parts.append(msgspec.json.encode(part)[1:-1])
            yield
        log = msgspec.Raw(b"[%b]" % b",".join(parts))
        save = yield from save_in_steps(game)
        past = yield from pack_past(game)
        return Snapshot(seq, msgspec.Raw(save), cast(Any, log), tuple(sorted(unasked)), past)

    def _after(self, row: Change, n: int, lines: list[VisibleLogEntry]) -> Steps["AfterChange"]:
        """Compute in steps the log after a change that leaves `n` answers, and the answers that nobody had to give."""
        if not row.back:
            log = self.lines.copy()
            log.extend(lines)
            return AfterChange(log, len(self.lines), self.unasked | {n - 1} if row.unasked else self.unasked)
        before: list[VisibleLogEntry] = []
        for part in self.lines.parts():
            before += part
            yield
        after = log_after_undo(before, row, n) + lines
        same = common_prefix(before, after)
        log = self.lines.copy()
        log.cut(same)
        for i in range(same, len(after), LINES):
            log.extend(after[i : i + LINES])
            yield
        return AfterChange(log, same, {i for i in self.unasked if i < n})

    @property
    def moment(self) -> TableMoment:
        """Return the table as it is presented now."""
        return self.cache.moment(self.game, self.fell)

    def _adopt(self, row: Change, trial: Game, heard: Recorder, after: "AfterChange") -> None:
        trial.observers.clear()
        before = self.moment
        self.fell = (*self.fell, *heard.fell) if row.unasked else tuple(heard.fell)
        if row.back:
            self._note_taken(row)
            self.cache.cut_log(after.same, self.lines.since(after.same))
        else:
            self.redo_stack.answered(row)
        self.lines, self.unasked = after.lines, after.unasked
        self.game = trial
        self.seq += 1
        if row.back or heard.beats is None:
            self.cache.beats.forget()
        else:
            parts = split_into_beats(
                heard.beats.found, heard.lines, heard.rolls, before, self.moment, len(self.lines) - len(heard.lines)
            )
            self.cache.beats.add(AnsweredBeats(self.seq, parts))
        self.waiting = None
        self._note_asked(None if row.back else row.seat)

    def _note_taken(self, row: Change) -> None:
        """Push undone answers on the redo stack."""
        journal = self.game.journal or []
        to = len(journal) - row.back
        self.redo_stack.push(row.seat, journal[to:], [i in self.unasked for i in range(to, len(journal))])

    def _note_asked(self, answered: Seat | None) -> None:
        """Note the change since which each seat is asked; another seat's answer does not make its answers stale.

        The seat that answered, and seats with another question, must have seen the change; after an undo all must
        (`answered` is None).
        """
        since: dict[Seat, tuple[int, str]] = {}
        tag = self.game.question.tag if self.asked else ""
        for seat in self.asked:
            known = self.since.get(seat)
            if known is not None and known[1] == tag and answered not in (None, seat):
                since[seat] = known
            else:
                since[seat] = (self.seq, tag)
        self.since = since

    async def refresh(self) -> None:
        """Apply the changes of other processes, if there may be any."""
        if self.stale:
            await self.follow()

    async def follow(self) -> None:
        """Apply the changes after the last known one."""
        try:
            try:
                rows = await self.runtime.storage.changes_after(self.id, self.seq)
            except ChangesCompacted:
                rows = await self._begin_again()
            if self.luck is not None and any(row.back for row in rows):
                self.luck = await self.runtime.storage.commitment(self.id)
        except StorageUnavailable as error:
            self.stale = True
            raise Rejected("not-kept", reason=reason(error)) from error
        self.stale = False
        await run_sliced(self._follow_all(rows))
        if rows:
            self.audience.refresh()

    def _follow_all(self, rows: list[Change]) -> Steps[None]:
        """Apply changes in steps, as far as they fit."""
        for row in rows:
            if not (yield from self._follow(row)):
                log.error("table %s: change %s does not fit", self.id, self.seq + 1)
                self.notice = (len(self.game.journal or ()), len(self.game.journal or ()) + len(rows))
                self.seq += len(rows)
                self._pass_over(rows)
                break
            yield

    async def _begin_again(self) -> list[Change]:
        """Restart from the last snapshot, because earlier changes are no longer stored; return the changes after it."""
        position = await self.runtime.storage.snapshot(self.id)
        if position is None:
            return []
        self.luck = await self.runtime.storage.commitment(self.id)
        self._take_up(await self.runtime.workers.offload(open_position, position, self.packs))
        self.cache.restart_log()
        self.waiting = None
        self._note_asked(None)
        self.audience.refresh()
        return await self.runtime.storage.changes_after(self.id, self.seq)

    def _pass_over(self, rows: Iterable[Change]) -> None:
        """Skip changes that cannot be applied; their dice have been seen elsewhere and are used up."""
        chance = self.game.world.chance
        chance.used = max([chance.used, *(row.at + len(row.outcomes) for row in rows)])

    async def renew_luck(self) -> None:
        """Replace the key if its answers no longer fit, because its use is unknown."""
        if self.luck is None:
            return
        held = await self.runtime.storage.replace_commitment(
            self.id, self.luck, luck.new_commitment(self.game.world.chance.used, self.luck.open)
        )
        if held is not None:
            self.luck = held
            luck.use_commitment(held, self.game)
            self.lines.extend([VisibleLogEntry(luck.commitment_line(held), len(self.game.journal or ()), -1)])

    def _play_on(self, trial: Game, held: Commitment) -> Recorder:
        """Continue under another key after the end was undone, because the key and all secrets were shown; log once
        that nothing is certified from here on."""
        luck.use_commitment(held, trial)
        heard = Recorder(self.definition, len(trial.journal or ()))
        if all(told.line.message != luck.OPEN for told in self.lines):
            heard.tell(luck.commitment_line(held))
        return heard

    def _follow(self, row: Change) -> Steps[bool]:
        """Apply one stored change in steps; return False if it does not fit today's rules."""
        trial = self.game.copy(journal=True)
        recorder = Recorder(self.definition, len(trial.journal or ()) + 1, row.seat, self.game.world)
        if row.back:
            fits = yield from trial.undoing(row.back, row.consent)
            if self.game.over and self.luck is not None:
                recorder = self._play_on(trial, self.luck)
        else:
            trial.watch(recorder)
            entry = Entry(row.seat, row.question, row.key, row.outcomes, row.masks, row.secret, row.at)
            fits = trial.replay((entry,)) == 1
        if fits:
            after = yield from self._after(row, len(trial.journal or ()), recorder.lines)
            self._adopt(row, trial, recorder, after)
        return fits

    def let_go(self) -> None:
        """Forget what every client was sent; later clients receive the whole state."""
        self.cache.beats.let_go(self.audience.oldest(self.seq))
        if self.audience.up_to_date(self.seq):
            self.moment.encoded.clear()

    def rest(self) -> bool:
        """Free data that can be computed again, unless a client needs it; return whether there was any."""
        idle = self.cache.used and self.audience.up_to_date(self.seq)
        if idle:
            self.cache.reset(self.game)
        return idle

    def close(self) -> None:
        """Disconnect all clients of a deleted table."""
        self.deleted = True
        self.audience.dismiss("table-gone")

    def position(self) -> Steps[Snapshot]:
        """Make a snapshot of the current position in steps."""
        return self._position(self.game, self.lines, self.unasked, self.seq)
