"""A table as it is kept: its position as far as it is written down, and what others write, followed row by row.

Other servers on the same database are told by news. Whoever cannot follow begins from the last whole position.
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
"""Lines of the log that are packed in one step."""


class OpenedTable(NamedTuple):
    """A position that was read, as a table takes it up."""

    game: Game
    seq: int
    lines: CompactList[VisibleLogEntry]
    unasked: set[int]


def open_position(position: Snapshot, packs: tuple[Path, ...]) -> OpenedTable:
    """Read a whole position. It takes a moment after a long evening: do it beside the event loop."""
    game = holdfast.load(bytes(position.save), packs)
    restore_past(game, position.past)
    return OpenedTable(game, position.seq, CompactList(VisibleLogEntry, position.lines), set(position.unasked))


class AfterChange(NamedTuple):
    """What a change makes of the log: the first `same` lines stay as they are."""

    lines: CompactList[VisibleLogEntry]
    same: int
    unasked: set[int]


class TableState:
    """One table in memory, as far as it is written down."""

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
        """The evening in figures by language, and after how many changes it was that."""
        self.luck = held
        """The key under which it rolls; nothing at a table that began before there were keys."""
        self.redo_stack = RedoStack()
        """What was taken back and may be given again."""
        self.cache = PresenterCache(opened.game)
        self._take_up(opened)
        self.lock = asyncio.Lock()
        self.stale = False
        """There may be rows that are not known here."""
        self.writing = 0
        """The number of the row that is just being written from here."""
        self.audience = Audience()
        self.waiting: UndoRequest | None = None
        self.called: dict[Seat, tuple[int, str]] = {}
        """Who was away when he was asked, and his group was told."""
        self.since: dict[Seat, tuple[int, str]] = {}
        """For each seat asked, since which change it has been asked this."""
        self.sitters: dict[Seat, frozenset[str]] = {}
        """Which browsers hold each seat."""
        self.deleted = False
        self.thinking: asyncio.Task[None] | None = None
        """Bots and standing orders at work."""
        self.patient = False
        """They let another server go first."""
        self.company = SuggestionBox()
        """What people suggest to bots, and why those did what they did last."""
        self.seen = -1
        """After how many changes it was when somebody saw to it last."""
        self._note_asked(None)

    def _take_up(self, opened: "OpenedTable") -> None:
        """Begin from a whole position."""
        self.game: Game = opened.game
        if self.luck is not None:
            luck.use_commitment(self.luck, self.game)
        self.seq = opened.seq
        self.lines = opened.lines
        self.unasked = opened.unasked
        self.fell: tuple[Rolled, ...] = ()
        """The dice of the last answer that somebody gave."""
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
        """The seats that no bot answers for."""
        return {seat.seat for seat in self.seats if seat.kind != BOT}

    def _position(
        self, game: Game, lines: CompactList[VisibleLogEntry], unasked: set[int], seq: int
    ) -> Steps[Snapshot]:
        """Make a whole position in steps."""
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
        """Find in steps what the log is after a change that leaves `n` answers, and which answers nobody had to give."""
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
        """The table as it is presented now."""
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
        """What is just taken back may be given again."""
        journal = self.game.journal or []
        to = len(journal) - row.back
        self.redo_stack.push(row.seat, journal[to:], [i in self.unasked for i in range(to, len(journal))])

    def _note_asked(self, answered: Seat | None) -> None:
        """Several seats may be asked at once: an answer of one does not make those of the others late.

        Whoever has answered himself, or is asked something else, must have seen that; so must all when something was
        taken back (then `answered` is nobody).
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
        """Follow what others have written, where there may be something."""
        if self.stale:
            await self.follow()

    async def follow(self) -> None:
        """Apply the rows after the last one known."""
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
        """Apply rows in steps, as far as they fit."""
        for row in rows:
            if not (yield from self._follow(row)):
                log.error("table %s: change %s does not fit", self.id, self.seq + 1)
                self.notice = (len(self.game.journal or ()), len(self.game.journal or ()) + len(rows))
                self.seq += len(rows)
                self._pass_over(rows)
                break
            yield

    async def _begin_again(self) -> list[Change]:
        """So much has changed elsewhere that it is not kept one by one: from the last whole position, and what followed."""
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
        """What cannot be followed has been seen elsewhere: its luck is used up."""
        chance = self.game.world.chance
        chance.used = max([chance.used, *(row.at + len(row.outcomes) for row in rows)])

    async def renew_luck(self) -> None:
        """Another key, where the answers of the old one do not all fit any more: nobody knows how far it was used."""
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
        """The end is undone after the key and all secrets were shown: the game goes on under another key, and the log says
        once that nothing is certified from here on."""
        luck.use_commitment(held, trial)
        heard = Recorder(self.definition, len(trial.journal or ()))
        if all(told.line.message != luck.OPEN for told in self.lines):
            heard.tell(luck.commitment_line(held))
        return heard

    def _follow(self, row: Change) -> Steps[bool]:
        """One row that somebody has written, in steps; false where it does not fit the rules of today."""
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
        """Forget what every client was sent; later clients get the whole state."""
        self.cache.beats.let_go(self.audience.oldest(self.seq))
        if self.audience.up_to_date(self.seq):
            self.moment.encoded.clear()

    def rest(self) -> bool:
        """Free what can be computed again, unless a client still needs it; whether there was anything to free."""
        idle = self.cache.used and self.audience.up_to_date(self.seq)
        if idle:
            self.cache.reset(self.game)
        return idle

    def close(self) -> None:
        """Disconnect all clients: the table was deleted."""
        self.deleted = True
        self.audience.dismiss("table-gone")

    def position(self) -> Steps[Snapshot]:
        """Make the whole position of now in steps."""
        return self._position(self.game, self.lines, self.unasked, self.seq)
