"""All tables of this server: opened when somebody comes, driven on by bots and standing orders, put away when idle."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import msgspec

from holdfast.core.engine.effect import Plain, Seat
from holdfast.core.engine.menu import Refused
from holdfast.server.hooks import Hooks
from holdfast.server.keeping.database import Database
from holdfast.server.keeping.faults import Lost, Unavailable
from holdfast.server.keeping.seating import Seating
from holdfast.server.keeping.store import SeatRow, Store, plain
from holdfast.server.packs import Pack, Shelf
from holdfast.server.tables import wire
from holdfast.server.tables.away import Away
from holdfast.server.tables.places import Places
from holdfast.server.tables.table import BOT, Late, No, Table, Waiting, news
from holdfast.server.thinking.bots import Thinkers
from holdfast.server.thinking.reader import Reader
from holdfast.server.web.limits import Buckets, Limits
from holdfast.server.web.public import Public

log = logging.getLogger("holdfast.server")
HEARTBEAT = 10.0
FORGOTTEN = 3 * HEARTBEAT
"""After this long without a word, whoever was present at another server is not any more."""
IDLE = 300.0
RETRY = 1.0
WATCH = 0.4
"""Seconds between two looks at whether what is kept is still there."""


class Settings(Plain):
    """How this server behaves."""

    hosts: tuple[str, ...] = ()
    """Names under which it may be addressed; any where there are none."""
    limits: Limits = Limits()
    pace: float = 0.15
    """Seconds that bots wait before an answer, so that people can follow."""
    packs: tuple[Pack, ...] = ()
    """What the host offers besides the cards of the games."""
    public: Public | None = None
    """Under which name it is reached by a proxy, where there is one."""
    hooks: Hooks = Hooks()
    """Whether groups may be told elsewhere that somebody must answer."""


class Hall:
    """The tables in memory, by id."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.settings = settings
        self.database = database
        self.store = Store(database)
        self.seating = Seating(database)
        self.away = Away(settings.hooks, self.later)
        self.thinkers = Thinkers()
        self.shelf = Shelf(settings.packs)
        self.reader = Reader(settings.packs)
        self.name = secrets.token_hex(6)
        """This server among those that share the database."""
        self.tables: dict[str, Table] = {}
        limits = settings.limits
        self.places = Places(limits)
        self.messages = Buckets(limits.messages)
        self.chatting = Buckets(limits.chatting)
        self.murmuring = Buckets(limits.murmuring)
        self.thinking = Buckets(limits.thinking)
        self.reporting = Buckets(limits.reporting)
        self.moving = Buckets(limits.moving)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.database.on_news = self.hear
        self.database.on_return = self.hear_all
        await self.database.open()
        self.later(self._housekeeping())
        self.later(self._watch())

    async def close(self) -> None:
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.leave(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinkers.stop()
        await self.database.close()

    def later(self, work: Any) -> asyncio.Task[None]:
        """Something to do besides; a fault in it is logged, not lost."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)

    # --- tables --------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table | None:
        """A table, from memory or rebuilt from its last position and the rows after it.

        Raises NotOffered where it is played with a pack that is not offered now; it waits as it is.
        """
        if table := self.tables.get(id):
            return table
        lock = self._opening.setdefault(id, asyncio.Lock())
        async with lock:
            try:
                return self.tables.get(id) or await self._load(id)
            finally:
                self._opening.pop(id, None)

    async def _load(self, id: str) -> Table | None:
        found = await self.store.table(id)
        position = await self.store.position(id)
        if found is None or position is None:
            return None
        row, sitting = found
        packs = self.shelf.folders(row.game, row.packs)
        table = Table(self.store, row, sitting, position, packs, await self.store.luck(id))
        table.idle_since = time.monotonic()
        table.written = self.away.look
        table.sitters = await self.store.sitters(id)
        await table.follow()
        if table.notice is not None:
            await table.renew_luck()
            await self.store.keep(id, table.position())
        self.tables[id] = table
        self._wish_again(table)
        return table

    def _wish_again(self, table: Table) -> None:
        """Somebody waited to take something back when the table was put away, or the server ended: he still does."""
        if not table.row.wish:
            return
        waiting = msgspec.json.decode(table.row.wish, type=Waiting)
        if waiting.seq == table.seq:
            table.waiting = msgspec.structs.replace(waiting, here=True)
            self._consent_again(table)

    async def _housekeeping(self) -> None:
        """Say who is here, forget who has not been heard of, put away tables where nobody is."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for table in list(self.tables.values()):
                old = [name for name, (at, _, _) in table.elsewhere.items() if now - at > FORGOTTEN]
                for name in old:
                    del table.elsewhere[name]
                if old:
                    self.tell_presence(table)
                if table.connections:
                    table.idle_since = now
                    await self.announce(table)
                elif now - table.idle_since > IDLE and not table.lock.locked():
                    del self.tables[table.id]

    async def _watch(self) -> None:
        """Notice at once when the database is taken away, and say so to everybody who plays."""
        lost = False
        while True:
            await asyncio.sleep(WATCH)
            try:
                await self.database.check()
            except Lost as error:
                if not lost:
                    log.error("%s; answers are refused until it is back or the server is started anew", error)
                    self._tell_lost()
                lost = True
            else:
                lost = False

    def _tell_lost(self) -> None:
        for table in self.tables.values():
            for connection in table.connections:
                why = connection.say("why-lost")
                connection.send(
                    {"type": "error", "message": connection.say("not-kept-now", why=why), "code": "not-kept-now"}
                )

    # --- news ----------------------------------------------------------------------------------------------------

    def hear(self, payload: str) -> None:
        """News of this or another server."""
        said = msgspec.json.decode(payload, type=dict[str, Any])
        table = self.tables.get(said["table"])
        if table is None:
            return
        match said["news"]:
            case "changed":
                if said["seq"] > table.seq and said["seq"] != table.writing:
                    self.later(self._catch_up(table))
            case "seats":
                self.later(self._seats_again(table))
            case "moved" | "removed" as how:
                for connection in list(table.connections):
                    if connection.who == said["who"]:
                        connection.dismiss(f"seat-{how}")
            case "deleted":
                table.close()
                self.tables.pop(table.id, None)
            case "chat" | "suggest" as kind:
                table.broadcast({"type": kind} | said["message"])
            case "undo":
                self._hear_undo(table, said)
            case "consent":
                self._hear_consent(table, said)
            case "withdrawn":
                self._hear_withdrawn(table, said)
            case "presence":
                self._hear_presence(table, said)

    def hear_all(self) -> None:
        """News may have been missed: look at every table."""
        for table in self.tables.values():
            self.later(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        async with table.lock:
            with contextlib.suppress(No):
                await table.follow()
        self.drive(table, own=False)

    async def _seats_again(self, table: Table) -> None:
        """Names, links, orders or who sits where have changed; whoever lost his seat leaves."""
        with contextlib.suppress(Unavailable):
            found = await self.store.table(table.id)
            if found is None:
                return
            table.row, table.seats = found
            before, table.sitters = table.sitters, await self.store.sitters(table.id)
            self._tell_company(table, before)
            for connection in list(table.connections):
                seats = await self.store.seats_of(connection.who, table.id)
                connection.reseat(seats)
        self._consent_again(table)
        table.changed()
        self.drive(table)

    def _tell_company(self, table: Table, before: dict[Seat, frozenset[str]]) -> None:
        """Who sits somewhere is told when another browser has sat down there by the same link."""
        for connection in table.connections:
            if any(before.get(s) and table.sitters.get(s, before[s]) - before[s] for s in connection.you):
                connection.tell("second-browser")

    def _consent_again(self, table: Table) -> None:
        """Where somebody waits to take something back: only people are asked, and a bot asks for nothing."""
        waiting = table.waiting
        if waiting is None:
            return
        waiting.needs &= table.people
        if waiting.by not in table.people:
            table.waiting = None
        elif waiting.here and not waiting.open:
            self.later(self._agreed(table))

    # --- who is here ---------------------------------------------------------------------------------------------

    def presence(self, table: Table | None, seats: list[SeatRow], asked: tuple[Seat, ...]) -> list[wire.SeatState]:
        """Everybody who sits at a table; where it is not open, no person is there."""
        present = table.present if table is not None else set()
        return [
            {
                "seat": s.seat,
                "name": s.name,
                "kind": s.kind,
                "bot": s.bot,
                "present": s.kind == BOT or s.seat in present,
                "asked": s.seat in asked,
            }
            for s in seats
        ]

    def tell_presence(self, table: Table) -> None:
        table.broadcast(
            {
                "type": "presence",
                "seats": self.presence(table, table.seats, table.asked),
                "watching": self.watching(table),
            }
        )

    def watching(self, table: Table) -> int:
        here = sum(not connection.you for connection in table.connections)
        return here + sum(n for _, _, n in table.elsewhere.values())

    async def announce(self, table: Table) -> None:
        """Tell the other servers who is here; where that fails, the next heartbeat does."""
        here = sorted({seat for connection in table.connections for seat in connection.you})
        watching = sum(not connection.you for connection in table.connections)
        with contextlib.suppress(Unavailable):
            await self.store.tell(news(table.id, "presence", server=self.name, seats=here, watching=watching))

    def _hear_presence(self, table: Table, said: dict[str, Any]) -> None:
        if said["server"] == self.name:
            return
        new = said["server"] not in table.elsewhere
        table.elsewhere[said["server"]] = (time.monotonic(), frozenset(said["seats"]), said["watching"])
        if not said["seats"] and not said["watching"]:
            del table.elsewhere[said["server"]]
        elif new and table.connections:
            self.later(self.announce(table))
            if table.waiting is not None and table.waiting.here:
                self.later(self._ask_others(table, table.waiting))
        self.tell_presence(table)

    async def come(self, table: Table) -> None:
        """Somebody has come or gone."""
        table.idle_since = time.monotonic()
        self.tell_presence(table)
        await self.announce(table)
        self.drive(table)
        self.away.look(table)

    # --- taking back ---------------------------------------------------------------------------------------------

    async def ask_undo(self, table: Table, by: Seat, seats: frozenset[Seat], seq: int) -> None:
        """Take back at once where that is free, else ask the others."""
        waiting = await table.undo(by, seats, seq)
        if waiting is None:
            self.drive(table)
            return
        await self._ask_others(table, waiting)

    async def _ask_others(self, table: Table, waiting: Waiting) -> None:
        """Everybody is asked at whichever server he sits, and once more where one opens the table later."""
        asked = {"needs": sorted(waiting.needs), "yes": sorted(waiting.yes), "decided": sorted(waiting.decided)}
        told = news(table.id, "undo", server=self.name, by=waiting.by, seq=waiting.seq, **asked)
        with contextlib.suppress(Unavailable):
            await self.store.wish(table.id, waiting.seq, plain(waiting), told)

    def _hear_undo(self, table: Table, said: dict[str, Any]) -> None:
        if said["seq"] != table.seq:
            return
        here = said["server"] == self.name
        needs, yes, decided = set(said["needs"]), set(said["yes"]), set(said["decided"])
        table.waiting = Waiting(said["by"], said["seq"], needs, yes, decided, here=here)
        table.broadcast({"type": "undo", "by": said["by"], "needs": sorted(table.waiting.open)})
        table.changed()

    async def consent(self, table: Table, seats: frozenset[Seat], yes: bool) -> None:
        waiting = table.waiting
        if waiting is None or not waiting.needs & seats:
            raise No("nobody-asks-undo")
        told = news(table.id, "consent", seats=sorted(waiting.needs & seats), yes=yes, seq=waiting.seq)
        agreed = msgspec.structs.replace(waiting, yes=waiting.yes | (waiting.needs & seats))
        await self.store.wish(table.id, waiting.seq, plain(agreed) if yes else "", told)

    def _hear_consent(self, table: Table, said: dict[str, Any]) -> None:
        waiting = table.waiting
        if waiting is None or waiting.seq != said["seq"]:
            return
        if not said["yes"]:
            table.waiting = None
            table.broadcast({"type": "undo", "by": waiting.by, "needs": [], "refused": said["seats"]})
            table.changed()
            return
        (waiting.decided if said.get("decided") else waiting.yes).update(said["seats"])
        left = sorted(waiting.open)
        table.broadcast({"type": "undo", "by": waiting.by, "needs": left})
        table.changed()
        if waiting.here and not left:
            self.later(self._agreed(table))

    async def decide(self, table: Table) -> None:
        """The host decides for all who are asked and away; the log will say so."""
        waiting = table.waiting
        away = waiting.open - table.present if waiting is not None else set()
        if waiting is None or not away:
            raise No("nobody-asks-undo")
        said = news(table.id, "consent", seats=sorted(away), yes=True, decided=True, seq=waiting.seq)
        await self.store.wish(
            table.id, waiting.seq, plain(msgspec.structs.replace(waiting, decided=waiting.decided | away)), said
        )

    async def withdraw(self, table: Table, seats: frozenset[Seat]) -> None:
        """Whoever asked to take something back does not wish it any more."""
        waiting = table.waiting
        if waiting is None or waiting.by not in seats:
            raise No("nobody-asks-undo")
        await self.store.wish(table.id, waiting.seq, "", news(table.id, "withdrawn", seq=waiting.seq))

    def _hear_withdrawn(self, table: Table, said: dict[str, Any]) -> None:
        waiting = table.waiting
        if waiting is None or waiting.seq != said["seq"]:
            return
        table.waiting = None
        table.broadcast({"type": "undo", "by": waiting.by, "needs": [], "withdrawn": True})
        table.changed()

    async def _agreed(self, table: Table) -> None:
        try:
            await table.agreed()
        except Late:
            pass  # another server was first
        except No as no:
            table.broadcast({"type": "error", "message": no.message})
        self.drive(table)

    # --- bots and standing orders --------------------------------------------------------------------------------

    def drive(self, table: Table, own: bool = True) -> None:
        """Let bots and standing orders answer while somebody is there; `own`: the last change was made here.

        Where another server made it, that one goes on; should it be gone, we do after a while.
        """
        if not table.connections or table.game.over or table.deleted:
            return
        if table.thinking is not None and not table.thinking.done():
            if not own or not table.patient:
                return
            table.thinking.cancel()
        table.patient = not own
        table.thinking = self.later(self._drive(table))

    async def _drive(self, table: Table) -> None:
        seq = -1
        while table.patient and seq != table.seq:
            seq = table.seq
            await asyncio.sleep(HEARTBEAT)
        table.patient = False
        while table.connections and not table.deleted:
            seq = table.seq
            answer = await self._unasked(table)
            if answer is None:
                return
            seat, key, order = answer
            if not order and seat in table.people:
                continue  # while the bot thought, somebody sat down in its place
            try:
                await table.answer(seat, key, seq, unasked=order)
            except Late:
                continue
            except Refused as refused:
                if table.seq != seq:
                    continue  # somebody else answered meanwhile
                log.error("table %s: a bot was refused: %s", table.id, refused)
                table.changed()
                return
            except No as no:
                table.changed()
                if no.message != "not-kept":
                    return
                await asyncio.sleep(RETRY)

    async def _unasked(self, table: Table) -> tuple[Seat, str, bool] | None:
        """The next answer that no person has to give: who, what, and whether by a standing order."""
        game = table.game
        if (order := table.by_order()) is not None:
            return *order, True
        for seat in table.seats:
            if seat.kind == BOT and seat.seat in game.asked:
                if self.settings.pace:
                    await asyncio.sleep(self.settings.pace)
                return (
                    seat.seat,
                    await self.thinkers.choose(seat.bot, game, seat.seat, table.row.host, table.packs),
                    False,
                )
        return None
