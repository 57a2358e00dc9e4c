"""A live table: its game, who is there, answers in order, and what was taken back.

An answer is tried on a copy of the game and written down; only then the copy becomes the game and everybody hears of it.
So whatever fails, nothing has changed. Other servers on the same database are told by news and follow row by row.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

import holdfast
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Refused
from holdfast.core.engine.orders import needless
from holdfast.core.idle import idle
from holdfast.core.kind import GameKind
from holdfast.core.luck.keyed import Luck
from holdfast.core.table.world import Rolled
from holdfast.review.evening import Evening
from holdfast.server.keeping.faults import Conflict, Gap, Gone, Unavailable
from holdfast.server.keeping.rows import Position, Row, SeatRow, TableRow, Told, news
from holdfast.server.keeping.store import Store
from holdfast.server.tables import luck
from holdfast.server.tables.company import Company
from holdfast.server.tables.refusing import Late, No, reason
from holdfast.server.tables.waiting import Waiting
from holdfast.server.telling.beats import Beaten, Played, Stand
from holdfast.server.telling.recording import Recorder, alike, ending_of, told_back

if TYPE_CHECKING:
    from holdfast.server.sockets.connection import Connection

log = logging.getLogger("holdfast.server")
SNAPSHOT_EVERY = 40
BOT = "bot"


class Table:
    """One table in memory, as far as it is written down."""

    def __init__(
        self,
        store: Store,
        row: TableRow,
        seats: list[SeatRow],
        position: Position,
        packs: tuple[Path, ...] = (),
        held: Luck | None = None,
    ) -> None:
        self.store = store
        self.row = row
        self.id = row.id
        self.seats = seats
        self.packs = packs
        self.evenings: dict[str, tuple[int, Evening]] = {}
        """The evening in figures by language, and after how many changes it was that."""
        self.luck = held
        """The key under which it rolls; nothing at a table that began before there were keys."""
        self._take_up(position)
        self.lock = asyncio.Lock()
        self.stale = False
        """There may be rows that are not known here."""
        self.writing = 0
        """The number of the row that is just being written from here."""
        self.connections: set[Connection] = set()
        self.places: set[Connection] = set()
        """Who is here or just coming; a place is taken before anything is said."""
        self.elsewhere: dict[str, tuple[float, frozenset[Seat], int]] = {}
        """Who is present at other servers: when they said so last, the seats, and how many watch."""
        self.waiting: Waiting | None = None
        self.called: dict[Seat, tuple[int, str]] = {}
        """Who was away when he was asked, and his group was told."""
        self.written: Callable[[Table], None] = nobody
        """Hears of each change that was made at this server."""
        self.since: dict[Seat, tuple[int, str]] = {}
        """For each seat asked, since which change it has been asked this."""
        self.told: dict[str, list[str]] = {}
        """The log in the languages in which it has been read."""
        self.shown: dict[tuple[Seat | None, str], tuple[int, msgspec.Raw, msgspec.Raw, frozenset[str]]] = {}
        """View and question as they were shown last, by seat and language."""
        self.cuts: list[int] = []
        """Each time that lines were taken back, how many stayed as they were."""
        self.sitters: dict[Seat, frozenset[str]] = {}
        """Which browsers hold each seat."""
        self.deleted = False
        self.thinking: asyncio.Task[None] | None = None
        """Bots and standing orders at work."""
        self.patient = False
        """They let another server go first."""
        self.company = Company()
        """What people suggest to bots, and why those did what they did last."""
        self.idle_since = 0.0
        self._note_asked(None)

    def _take_up(self, position: Position) -> None:
        """Begin from a whole position."""
        self.game: Game = holdfast.load(bytes(position.save), self.packs)
        if self.luck is not None:
            luck.lend(self.luck, self.game)
        self.seq = position.seq
        self.lines = list(position.lines)
        self.unasked = set(position.unasked)
        self.fell: tuple[Rolled, ...] = ()
        """The dice of the last answer that somebody gave."""
        self.beaten = Beaten(self.game.kind)
        """The last answers, beat by beat."""
        self.notice: tuple[int, int] | None = self.game.notice

    @property
    def kind(self) -> GameKind:
        return self.game.kind

    @property
    def asked(self) -> tuple[Seat, ...]:
        return self.game.asked

    @property
    def people(self) -> set[Seat]:
        """The seats that no bot answers for."""
        return {seat.seat for seat in self.seats if seat.kind != BOT}

    @property
    def present(self) -> set[Seat]:
        here = {seat for connection in self.connections for seat in connection.you}
        return here.union(*(seats for _, seats, _ in self.elsewhere.values()))

    # --- answers -------------------------------------------------------------------------------------------------

    async def answer(self, seat: Seat, key: str, seq: int, unasked: bool = False) -> None:
        """Take an answer: tried, written down, then true. Raises Refused or No, and nothing has changed."""
        await self._give(seat, key, seq, Game.choose, unasked)

    async def stand_in(self, seat: Seat, key: str, seq: int) -> None:
        """The same for somebody who is away: an answer that stands in nobody's menu."""
        await self._give(seat, key, seq, Game.stand_in)

    async def _give(
        self, seat: Seat, key: str, seq: int, give: Callable[[Game, str, Seat], None], unasked: bool = False
    ) -> None:
        async with self.lock:
            await self.refresh()
            if not self.since.get(seat, (self.seq, ""))[0] <= seq <= self.seq:
                raise Late
            trial = self.game.copy(journal=True)
            recorder = Recorder(self.kind, len(trial.journal or ()) + 1, seat, self.game.world)
            trial.watch(recorder)
            try:
                give(trial, key, seat)
            except Refused:
                raise
            except Exception as error:
                log.exception("table %s: %s of seat %s failed", self.id, key, seat)
                raise No("rule-failed") from error
            entry = (trial.journal or [])[-1]
            row = Row(seat, entry.key, entry.question, entry.outcomes, entry.masks, entry.secret, unasked, at=entry.at)
            await self._write(row, trial, recorder)

    async def _write(self, row: Row, trial: Game, heard: Recorder, held: Luck | None = None) -> None:
        """Written down first, then true. Where that fails, nothing has changed, as far as anybody knows."""
        seq, lines = self.seq + 1, heard.lines
        ending = ending_of(trial)
        snapshot = self._position(trial, row, lines, seq) if not seq % SNAPSHOT_EVERY or trial.over else None
        self.stale, self.writing = True, seq
        try:
            told = news(self.id, "changed", seq=seq)
            await self.store.append(self.id, seq, row, told, trial.asked, ending, snapshot, held)
        except Conflict:
            await self.refresh()
            raise Late from None
        except Gone:
            self.close()
            raise No("table-gone") from None
        except Unavailable as error:
            log.warning("table %s: %s was not written: %s", self.id, seq, error)
            raise No("not-kept", reason=reason(error)) from None
        finally:
            self.writing = 0
        self.stale = False
        self.luck = held or self.luck
        self._adopt(row, trial, heard)
        if not self.connections or self.by_order() is None:  # else it is about to change again
            self.changed()
        self.written(self)

    def _position(self, game: Game, row: Row | None, lines: list[Told], seq: int) -> Position:
        kept, unasked = self._after(row, game, lines)
        return Position(seq, msgspec.Raw(game.save()), tuple(kept), tuple(sorted(unasked)))

    def _after(self, row: Row | None, game: Game, lines: list[Told]) -> tuple[list[Told], set[int]]:
        """The log and the answers nobody had to give, after a change."""
        n = len(game.journal or ())
        if row is None:
            return self.lines, self.unasked
        if row.back:
            return told_back(self.lines, row, n) + lines, {i for i in self.unasked if i < n}
        return self.lines + lines, self.unasked | {n - 1} if row.unasked else self.unasked

    def _stand(self) -> Stand:
        """The table as it is shown now."""
        game = self.game
        return Stand(game.world, game.asked, "" if game.over else game.question.tag, self.fell)

    def _adopt(self, row: Row, trial: Game, heard: Recorder) -> None:
        trial.observers.clear()
        before = self._stand()
        self.fell = (*self.fell, *heard.fell) if row.unasked else tuple(heard.fell)
        if row.back:
            lines = self.lines
            self.lines, self.unasked = self._after(row, trial, heard.lines)
            same = alike(lines, self.lines)
            for texts in self.told.values():
                del texts[same:]
            self.cuts.append(same)
        else:
            self.lines.extend(heard.lines)
            if row.unasked:
                self.unasked.add(len(trial.journal or ()) - 1)
        self.game = trial
        self.seq += 1
        if row.back or heard.beats is None:
            self.beaten.forget()
        else:
            self.beaten.add(Played(self.seq, heard.beats.found, heard.lines, heard.rolls, before, self._stand()))
        self.waiting = None
        self._note_asked(None if row.back else row.seat)

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
                rows = await self.store.rows(self.id, self.seq)
            except Gap:
                rows = await self._begin_again()
            if self.luck is not None and any(row.back for row in rows):
                self.luck = await self.store.luck(self.id)
        except Unavailable as error:
            self.stale = True
            raise No("not-kept", reason=reason(error)) from error
        self.stale = False
        for row in rows:
            if not self._follow(row):
                log.error("table %s: change %s does not fit", self.id, self.seq + 1)
                self.notice = (len(self.game.journal or ()), len(self.game.journal or ()) + len(rows))
                self.seq += len(rows)
                self._pass_over(rows)
                break
        if rows:
            self.changed()

    async def _begin_again(self) -> list[Row]:
        """So much has changed elsewhere that it is not kept one by one: from the last whole position, and what followed."""
        position = await self.store.position(self.id)
        if position is None:
            return []
        self.luck = await self.store.luck(self.id)
        self._take_up(position)
        self.told.clear()
        self.cuts.append(0)
        self.waiting = None
        self._note_asked(None)
        self.changed()
        return await self.store.rows(self.id, self.seq)

    def _pass_over(self, rows: Iterable[Row]) -> None:
        """What cannot be followed has been seen elsewhere: its luck is used up."""
        chance = self.game.world.chance
        chance.used = max([chance.used, *(row.at + len(row.outcomes) for row in rows)])

    async def renew_luck(self) -> None:
        """Another key, where the answers of the old one do not all fit any more: nobody knows how far it was used."""
        if self.luck is None:
            return
        held = await self.store.renew_luck(self.id, self.luck, luck.fresh(self.game.world.chance.used))
        if held is not None:
            self.luck = held
            luck.lend(held, self.game)
            self.lines.append(Told(luck.promised(held), len(self.game.journal or ()), -1))

    def _play_on(self, trial: Game, held: Luck) -> Recorder:
        """The end was taken back, and with it the key was told: the game goes on under another."""
        luck.lend(held, trial)
        heard = Recorder(self.kind, len(trial.journal or ()))
        heard.tell(luck.promised(held))
        return heard

    def _follow(self, row: Row) -> bool:
        """One row that somebody has written; false where it does not fit the rules of today."""
        trial = self.game.copy(journal=True)
        recorder = Recorder(self.kind, len(trial.journal or ()) + 1, row.seat, self.game.world)
        if row.back:
            fits = trial.undo(row.back, row.consent)
            if self.game.over and self.luck is not None:
                recorder = self._play_on(trial, self.luck)
        else:
            trial.watch(recorder)
            entry = Entry(row.seat, row.question, row.key, row.outcomes, row.masks, row.secret, row.at)
            fits = trial.replay((entry,)) == 1
        if fits:
            self._adopt(row, trial, recorder)
        return fits

    def by_order(self) -> tuple[Seat, str] | None:
        """The answer that a standing order gives now for one of the people asked."""
        game = self.game
        for seat in self.seats:
            if seat.kind != BOT and seat.seat in game.asked:
                option = needless(game, seat.seat, seat.orders) or idle(game, seat.seat)
                if option is not None:
                    return seat.seat, option.key
        return None

    # --- taking back ---------------------------------------------------------------------------------------------

    def last_given(self) -> int:
        """The place in the journal of the last answer that a person gave, -1 where there is none."""
        people = self.people
        journal = self.game.journal or []
        for i in range(len(journal) - 1, -1, -1):
            if i not in self.unasked and journal[i].seat in people:
                return i
        return -1

    def free(self, seats: Iterable[Seat]) -> bool:
        """May these seats take back the last answer without asking anybody?"""
        i = self.last_given()
        return i >= 0 and (self.game.journal or [])[i].seat in seats and i >= self.game.barrier

    async def undo(self, by: Seat, seats: frozenset[Seat], seq: int) -> Waiting | None:
        """Take back the last answer, or say who must agree first: everybody who sits here, also who is away now."""
        async with self.lock:
            await self.refresh()
            if seq != self.seq:
                raise Late
            if self.last_given() < 0:
                raise No("nothing-to-undo")
            if self.free(seats):
                await self._take_back(Row(by))
                return None
            needs = {seat for seat in self.people - seats if self.sitters.get(seat)}
            if not needs:
                await self._take_back(Row(by, consent=True))
                return None
            return Waiting(by, self.seq, needs)

    async def agreed(self) -> bool:
        """Take back what all have agreed to; for those who are away the host may have decided."""
        async with self.lock:
            waiting = self.waiting
            if waiting is None or not waiting.here or waiting.seq != self.seq or waiting.open:
                return False
            decided = sorted(waiting.decided - waiting.yes)
            await self._take_back(Row(waiting.by, consent=True, decided=tuple(self.name(seat) for seat in decided)))
            return True

    async def _take_back(self, row: Row) -> None:
        trial = self.game.copy(journal=True)
        n = len(trial.journal or ()) - self.last_given()
        if not trial.undo(n, row.consent):
            raise No("nothing-to-undo")
        row, heard, held = replace(row, back=n, by=self.name(row.seat)), Recorder(self.kind), None
        if self.game.over and self.luck is not None:
            held = luck.fresh(trial.world.chance.used)
            heard = self._play_on(trial, held)
        await self._write(row, trial, heard, held)

    def name(self, seat: Seat) -> str:
        """Who sits there; where he has told no name, the number of the seat."""
        return next((one.name for one in self.seats if one.seat == seat and one.name), str(seat + 1))

    # --- news ----------------------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Everybody at this server is shown the table anew."""
        for connection in self.connections:
            connection.refresh()

    def broadcast(self, message: dict[str, Any]) -> None:
        for connection in self.connections:
            connection.send(message)

    def close(self) -> None:
        """The table is gone."""
        self.deleted = True
        for connection in list(self.connections):
            connection.dismiss("table-gone")

    def position(self) -> Position:
        return self._position(self.game, None, [], self.seq)


def nobody(table: Table) -> None:
    """Nobody is told."""
