"""A table: its commands, one after another.

An answer is tried on a copy of the game and stored; only then the copy becomes the game and clients are refreshed. If
anything fails, nothing has changed.
"""

import contextlib
import logging
from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Refused
from holdfast.core.engine.standing_orders import default_pass
from holdfast.core.idle_questions import idle_answer, search_budget
from holdfast.core.losing_answers import losing_answers
from holdfast.core.rng.committed import Commitment
from holdfast.tables.errors import Rejected, SeqTaken, Stale, StorageUnavailable, TableDeleted, reason
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import Change, SeatRow, cluster_event, to_json
from holdfast.tables.services import fair_dice as luck
from holdfast.tables.services.recorder import Recorder, ending_of
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.services.texts import preload
from holdfast.tables.table_state import BOT, TableState
from holdfast.tables.undo import UndoRequest

log = logging.getLogger("holdfast.server")
SNAPSHOT_EVERY = 40


def unattended_answer(game: Game, people: list[tuple[Seat, dict[str, bool]]]) -> tuple[Seat, str] | None:
    """Find a seat that need not be asked and its answer: by a standing order, or because all options are equivalent. The
    seats share one search budget; when it is spent, all are asked."""
    spend = search_budget()
    for seat, orders in people:
        if seat not in game.asked:
            continue
        option = default_pass(game, seat, orders) or idle_answer(game, seat, spend=spend)
        if option is not None:
            return seat, option.key
    return None


def seat_states(seats: Iterable[SeatRow], present: Collection[Seat]) -> list[wire.SeatState]:
    """Describe the seats of a table; a bot is always present."""
    return [
        {"seat": s.seat, "name": s.name, "kind": s.kind, "bot": s.bot, "present": s.kind == BOT or s.seat in present}
        for s in seats
    ]


class Table(TableState):
    """One table in memory with its commands."""

    on_change: Sequence[Callable[["Table"], None]] = ()
    """Called after each change by this process, and when a client joins or leaves."""
    _ordered: tuple[int, list[tuple[Seat, dict[str, bool]]], tuple[Seat, str] | None] = (-1, [], None)
    """The last result of `by_order`, with its change and orders."""

    # --- answers -------------------------------------------------------------------------------------------------

    async def answer(self, seat: Seat, key: str, seq: int, unasked: bool = False, careful: bool = False) -> None:
        """Try, store and apply an answer. Raises Refused or Rejected; then nothing has changed."""
        await self._give(seat, key, seq, Game.choose, unasked, careful)

    async def stand_in(self, seat: Seat, key: str, seq: int) -> None:
        """Answer for an absent player with an option that is in no menu."""
        await self._give(seat, key, seq, Game.stand_in)

    async def _give(
        self,
        seat: Seat,
        key: str,
        seq: int,
        give: Callable[[Game, str, Seat], None],
        unasked: bool = False,
        careful: bool = False,
    ) -> None:
        async with self.lock:
            await self.refresh()
            if not self.since.get(seat, (self.seq, ""))[0] <= seq <= self.seq:
                raise Stale
            trial = self.game.copy(journal=True)
            recorder = Recorder(self.definition, len(trial.journal or ()) + 1, seat, self.game.world)
            trial.watch(recorder)
            try:
                give(trial, key, seat)
            except Refused:
                raise
            except Exception as error:
                log.exception("table %s: %s of seat %s failed", self.id, key, seat)
                raise Rejected("rule-failed") from error
            if careful and trial.over and key in losing_answers(self.game, seat):
                raise Rejected("final")
            entry = (trial.journal or [])[-1]
            row = Change(
                seat, entry.key, entry.question, entry.outcomes, entry.masks, entry.secret, unasked, at=entry.at
            )
            await self._write(row, trial, recorder)

    async def _write(self, row: Change, trial: Game, heard: Recorder, held: Commitment | None = None) -> None:
        """Store a change, then apply it. If storing fails, nothing has changed."""
        seq = self.seq + 1
        if trial.over:
            await preload(self.runtime.workers, self.definition, trial.world.content, *LANGUAGES)
        ending = ending_of(trial)
        after = await run_sliced(self._after(row, len(trial.journal or ()), heard.lines))
        snapshot = None
        if not seq % SNAPSHOT_EVERY or trial.over:
            snapshot = await run_sliced(self._position(trial, after.lines, after.unasked, seq))
        self.stale, self.writing = True, seq
        try:
            told = cluster_event(self.id, "changed", seq=seq)
            await self.runtime.storage.commit(self.id, seq, row, told, trial.asked, ending, snapshot, held)
        except SeqTaken:
            await self.refresh()
            raise Stale from None
        except TableDeleted:
            self.close()
            raise Rejected("table-gone") from None
        except StorageUnavailable as error:
            log.warning("table %s: %s was not written: %s", self.id, seq, error)
            raise Rejected("not-kept", reason=reason(error)) from None
        finally:
            self.writing = 0
        self.stale = False
        self.luck = held or self.luck
        self._adopt(row, trial, heard, after)
        if not self.audience.clients or self.by_order() is None:  # otherwise it changes again at once
            self.audience.refresh()
        self.notify()

    def by_order(self) -> tuple[Seat, str] | None:
        """Find an answer that no person has to give, for one of the people asked."""
        game, people = self.game, [(seat.seat, dict(seat.orders)) for seat in self.seats if seat.kind != BOT]
        if self._ordered[:2] != (self.seq, people):
            self._ordered = (self.seq, people, unattended_answer(game, people))
        return self._ordered[2]

    # --- undo and redo -------------------------------------------------------------------------------------------

    def last_given(self) -> int:
        """Return the journal index of the last answer that a person gave, -1 if there is none."""
        people = self.people
        journal = self.game.journal or []
        for i in range(len(journal) - 1, -1, -1):
            if i not in self.unasked and journal[i].seat in people:
                return i
        return -1

    def free(self, seats: Iterable[Seat]) -> bool:
        """Whether these seats may undo the last answer without a request; never after the end, which shows all secrets."""
        i = self.last_given()
        return not self.game.over and i >= 0 and (self.game.journal or [])[i].seat in seats and i >= self.game.barrier

    def played(self) -> set[Seat]:
        """Return the people's seats that have answered something in a finished game: all must agree before its end is
        undone, even if no device holds the seat any more."""
        journal = self.game.journal or []
        answered = {entry.seat for i, entry in enumerate(journal) if i not in self.unasked}
        return answered & self.people if self.game.over else set()

    async def request_undo(self, by: Seat, seats: frozenset[Seat], seq: int) -> None:
        """Undo the last answer if that is free; otherwise ask everyone who holds a seat, present or not."""
        async with self.lock:
            await self.refresh()
            if seq != self.seq:
                raise Stale
            if self.last_given() < 0:
                raise Rejected("nothing-to-undo")
            needs = {seat for seat in self.people - seats if self.sitters.get(seat)} | (self.played() - seats)
            if (free := self.free(seats)) or not needs:
                await self._take_back(Change(by, consent=not free))
                return
            request = UndoRequest(by, self.seq, needs)
            with contextlib.suppress(StorageUnavailable):
                event = cluster_event(self.id, "undo", server=self.runtime.name)
                await self.runtime.storage.set_undo_request(self.id, seq, to_json(request), event)
                self._show_undo_request(request)

    async def agree_to_undo(self, seats: frozenset[Seat], yes: bool) -> None:
        """Agree to the undo request for these seats, or refuse it."""
        request = self.waiting
        if request is None or not (mine := request.needs & seats):
            raise Rejected("nobody-asks-undo")
        if yes:
            await self._write_agreements(request, mine, by_host=False)
        else:
            await self._end_undo_request(request, {"refused": sorted(mine)})

    async def override_undo(self) -> None:
        """Agree for all absent players; the log names them."""
        request = self.waiting
        away = request.open - self.audience.present if request is not None else set()
        if request is None or not away:
            raise Rejected("nobody-asks-undo")
        if self.game.over:
            raise Rejected("end-needs-all")
        await self._write_agreements(request, away, by_host=True)

    async def withdraw_undo(self, seats: frozenset[Seat]) -> None:
        """Withdraw the undo request of one of these seats."""
        request = self.waiting
        if request is None or request.by not in seats:
            raise Rejected("nobody-asks-undo")
        await self._end_undo_request(request, {"withdrawn": True})

    async def _write_agreements(self, request: UndoRequest, seats: set[Seat], by_host: bool) -> None:
        event = cluster_event(self.id, "undo", server=self.runtime.name)
        agreements = await self.runtime.storage.agree_to_undo(self.id, request.seq, seats, by_host, event)
        if self.waiting is not None and self.waiting.seq == request.seq:
            self.waiting.add(agreements)
            self._show_undo_request(self.waiting)
            await self.complete_undo()

    async def _end_undo_request(self, request: UndoRequest, how: dict[str, Any]) -> None:
        event = cluster_event(self.id, "undo-ended", server=self.runtime.name, seq=request.seq, how=how)
        await self.runtime.storage.set_undo_request(self.id, request.seq, "", event)
        self.undo_ended(request.seq, how)

    def undo_ended(self, seq: int, how: dict[str, Any]) -> None:
        """Drop the undo request, which was refused or withdrawn here or elsewhere."""
        request = self.waiting
        if request is not None and request.seq == seq:
            self.waiting = None
            self.audience.broadcast({"type": "undo", "by": request.by, "needs": []} | how)
            self.audience.refresh()

    async def load_undo_request(self) -> None:
        """Load the undo request and its agreements from storage."""
        async with self.lock:
            text, agreements = await self.runtime.storage.undo_request(self.id)
            request = msgspec.json.decode(text, type=UndoRequest) if text else None
            if request is not None and request.seq > self.seq:
                await self.follow()
            if request is not None and request.seq == self.seq:
                request.add(agreements)
                self._show_undo_request(request)

    def _show_undo_request(self, request: UndoRequest) -> None:
        self.waiting = request
        self.audience.broadcast({"type": "undo", "by": request.by, "needs": sorted(request.open)})
        self.audience.refresh()

    async def review_undo_request(self) -> None:
        """Adapt the undo request to changed seats: bots neither ask nor agree."""
        if self.waiting is None:
            return
        self.waiting.needs &= self.people
        if self.waiting.by not in self.people:
            self.waiting = None
        await self.complete_undo()

    async def complete_undo(self) -> None:
        """Undo the last answer if all have agreed; the seats for which the host has agreed are named in the log."""
        try:
            async with self.lock:
                request = self.waiting
                if request is None or request.seq != self.seq or request.open:
                    return
                decided = tuple(self.name(seat) for seat in sorted(request.decided - request.yes))
                await self._take_back(Change(request.by, consent=True, decided=decided))
        except Stale:
            pass  # another process has changed the table first
        except Rejected as error:
            self.audience.broadcast({"type": "error", "message": error.message})

    async def _take_back(self, row: Change) -> None:
        trial = self.game.copy(journal=True)
        n = len(trial.journal or ()) - self.last_given()
        if not await run_sliced(trial.undoing(n, row.consent)):
            raise Rejected("nothing-to-undo")
        row, heard, held = replace(row, back=n, by=self.name(row.seat)), Recorder(self.definition), None
        if self.game.over and self.luck is not None:
            held = luck.new_commitment(trial.world.chance.used, open=True)
            heard = self._play_on(trial, held)
        await self._write(row, trial, heard, held)

    async def redo(self, seats: frozenset[Seat], seq: int) -> None:
        """Redo what one of these seats undid last, with all answers that had followed it."""
        async with self.lock:
            await self.refresh()
            if seq != self.seq:
                raise Stale
            rows = self.redo_stack.next(seats)
            if not rows:
                raise Rejected("nothing-to-redo")
            for row in rows:
                trial = self.game.copy(journal=True)
                heard = Recorder(self.definition, len(trial.journal or ()) + 1, row.seat, self.game.world)
                trial.watch(heard)
                if not trial.replay((Entry(row.seat, row.question, row.key, secret=row.secret, at=row.at),)):
                    self.redo_stack.forget()
                    raise Rejected("nothing-to-redo")
                given = (trial.journal or [])[-1]
                await self._write(replace(row, outcomes=given.outcomes, masks=given.masks, at=given.at), trial, heard)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player, or the seat's number."""
        return next((one.name for one in self.seats if one.seat == seat and one.name), str(seat + 1))

    # --- presence and messages -----------------------------------------------------------------------------------

    def notify(self) -> None:
        """Call the subscribers."""
        for subscriber in self.on_change:
            subscriber(self)

    def presence(self) -> list[wire.SeatState]:
        return seat_states(self.seats, self.audience.present)

    def send_presence(self) -> None:
        self.audience.broadcast({"type": "presence", "seats": self.presence(), "watching": self.audience.watching})
