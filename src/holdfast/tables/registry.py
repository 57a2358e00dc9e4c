"""All tables of this server: opened when somebody comes, told what happens at other servers, put away when idle."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import msgspec

from holdfast.core.engine.effect import Record, Seat
from holdfast.server.connection_limits import ConnectionLimits
from holdfast.server.notifications.away_watcher import AwayWatcher
from holdfast.server.notifications.webhook import WebhookRules
from holdfast.server.proxy import PublicAddress
from holdfast.server.storage.database import Database
from holdfast.server.storage.seat_store import SeatStore
from holdfast.server.storage.table_store import TableStore
from holdfast.server.workers.fair_queue import FairQueue
from holdfast.server.workers.pool import WorkerPool
from holdfast.server.workers.review_jobs import ReviewJobs
from holdfast.tables.bot_runner import BotRunner
from holdfast.tables.errors import Rejected
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.records import SeatRow, cluster_event
from holdfast.tables.services.packs import Pack, PackLibrary
from holdfast.tables.services.rate_limits import Buckets, Limits
from holdfast.tables.services.save_check import SaveSandbox
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.storage_errors import StorageLost, StorageUnavailable
from holdfast.tables.table import Table
from holdfast.tables.table_state import BOT, open_position
from holdfast.tables.undo_requests import Undoing

log = logging.getLogger("holdfast.server")
HEARTBEAT = 10.0
FORGET_AFTER = 3 * HEARTBEAT
"""After this long without a word, whoever was present at another server is not any more."""
IDLE = 300.0
EVICTION_PAUSE = 3.0
"""Seconds without a change after which a table rests."""
WATCH = 0.4
"""Seconds between two looks at whether what is kept is still there."""


class Settings(Record):
    """How this server behaves."""

    hosts: tuple[str, ...] = ()
    """Names under which it may be addressed; any where there are none."""
    limits: Limits = Limits()
    pace: float = 0.15
    """Seconds that bots wait before an answer, so that people can follow."""
    packs: tuple[Pack, ...] = ()
    """What the host offers besides the cards of the games."""
    public: PublicAddress | None = None
    """Under which name it is reached by a proxy, where there is one."""
    hooks: WebhookRules = WebhookRules()
    """Whether groups may be told elsewhere that somebody must answer."""
    debug: bool = False
    """Whether a watchdog writes into the log what holds the event loop too long."""


class TableRegistry:
    """The tables in memory, by id."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.settings = settings
        self.database = database
        self.store = TableStore(database)
        self.seating = SeatStore(database)
        self.away = AwayWatcher(settings.hooks, self.later)
        self.thinkers = WorkerPool()
        self.shelf = PackLibrary(settings.packs)
        self.reader = SaveSandbox(settings.packs)
        self.looking = ReviewJobs(self.later)
        self.aside: FairQueue[None] = FairQueue([None])
        """Requests for a whole game (story, past, save, report) are answered one at a time, and people take turns."""
        self.name = secrets.token_hex(6)
        """This server among those that share the database."""
        self.driver = BotRunner(self.thinkers, settings.pace, self.later)
        self.undoing = Undoing(self.store, self.name, self.later, self.driver.drive)
        self.tables: dict[str, Table] = {}
        limits = settings.limits
        self.places = ConnectionLimits(limits)
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
        self.later(self._let_rest())

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
        opened = await asyncio.to_thread(open_position, position, packs)
        table = Table(self.store, row, sitting, opened, packs, await self.store.luck(id))
        table.idle_since = time.monotonic()
        table.written = self.away.look
        table.sitters = await self.seating.sitters(id)
        await table.follow()
        if table.notice is not None:
            await table.renew_luck()
            await self.store.keep(id, await run_sliced(table.position()))
        self.tables[id] = table
        self.undoing.remember(table)
        return table

    async def _housekeeping(self) -> None:
        """Say who is here, forget who has not been heard of, put away tables where nobody is."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for table in list(self.tables.values()):
                old = [name for name, (at, _, _) in table.elsewhere.items() if now - at > FORGET_AFTER]
                for name in old:
                    del table.elsewhere[name]
                if old:
                    self.tell_presence(table)
                if table.connections:
                    table.idle_since = now
                    await self.announce(table)
                elif now - table.idle_since > IDLE and not table.lock.locked():
                    del self.tables[table.id]

    async def _let_rest(self) -> None:
        """Most tables think: they hold no more than they must. Whoever answers meanwhile goes first."""
        while True:
            await asyncio.sleep(EVICTION_PAUSE)
            for table in list(self.tables.values()):
                if table.seen == table.seq and table.rest():
                    await asyncio.sleep(0)
                table.seen = table.seq

    async def _watch(self) -> None:
        """Notice at once when the database is taken away, and say so to everybody who plays."""
        lost = False
        while True:
            await asyncio.sleep(WATCH)
            try:
                await self.database.check()
            except StorageLost as error:
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
            case "moved" | "removed" | "left" as how:
                for connection in list(table.connections):
                    if connection.who == said["who"]:
                        connection.dismiss(f"seat-{how}")
            case "deleted":
                table.close()
                self.tables.pop(table.id, None)
            case "chat" | "suggest" as kind:
                table.broadcast({"type": kind} | said["message"])
                if kind == "suggest":
                    table.company.suggest(table.game, said["message"]["key"])
            case "undo" | "consent" | "withdrawn":
                self.undoing.hear(table, said)
            case "presence":
                self._hear_presence(table, said)

    def hear_all(self) -> None:
        """News may have been missed: look at every table."""
        for table in self.tables.values():
            self.later(self._catch_up(table))

    async def _catch_up(self, table: Table) -> None:
        async with table.lock:
            with contextlib.suppress(Rejected):
                await table.follow()
        self.driver.drive(table, own=False)

    async def _seats_again(self, table: Table) -> None:
        """Names, links, orders or who sits where have changed; whoever lost his seat leaves."""
        with contextlib.suppress(StorageUnavailable):
            found = await self.store.table(table.id)
            if found is None:
                return
            table.row, table.seats = found
            before, table.sitters = table.sitters, await self.seating.sitters(table.id)
            self._tell_company(table, before)
            for connection in list(table.connections):
                seats = await self.seating.seats_of(connection.who, table.id)
                connection.reseat(seats)
        self.undoing.look_again(table)
        table.changed()
        self.driver.drive(table)

    def _tell_company(self, table: Table, before: dict[Seat, frozenset[str]]) -> None:
        """Who sits somewhere is told when another browser has sat down there by the same link."""
        for connection in table.connections:
            if any(before.get(s) and table.sitters.get(s, before[s]) - before[s] for s in connection.you):
                connection.tell("second-browser")

    # --- who is here ---------------------------------------------------------------------------------------------

    def presence(self, table: Table | None, seats: list[SeatRow]) -> list[wire.SeatState]:
        """Everybody who sits at a table; where it is not open, no person is there."""
        present = table.present if table is not None else set()
        return [
            {
                "seat": s.seat,
                "name": s.name,
                "kind": s.kind,
                "bot": s.bot,
                "present": s.kind == BOT or s.seat in present,
            }
            for s in seats
        ]

    def tell_presence(self, table: Table) -> None:
        table.broadcast(
            {
                "type": "presence",
                "seats": self.presence(table, table.seats),
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
        with contextlib.suppress(StorageUnavailable):
            await self.store.tell(cluster_event(table.id, "presence", server=self.name, seats=here, watching=watching))

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
                self.later(self.undoing.ask_others(table, table.waiting))
        self.tell_presence(table)

    async def come(self, table: Table) -> None:
        """Somebody has come or gone."""
        table.idle_since = time.monotonic()
        self.tell_presence(table)
        await self.announce(table)
        self.driver.drive(table)
        self.away.look(table)
