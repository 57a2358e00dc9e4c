"""The open tables of one process: opened on request, kept up to date with other processes, evicted when idle."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.tables.bot_runner import BotRunner
from holdfast.tables.client import Client
from holdfast.tables.errors import Rejected, StorageLost, StorageUnavailable
from holdfast.tables.records import cluster_event
from holdfast.tables.services.fair_queue import FairQueue
from holdfast.tables.services.packs import Pack, PackLibrary
from holdfast.tables.services.rate_limits import Buckets, Limits
from holdfast.tables.services.runtime import Runtime
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.table import Table
from holdfast.tables.table_state import open_position

log = logging.getLogger("holdfast.server")
HEARTBEAT = 10.0
FORGET_AFTER = 3 * HEARTBEAT
"""Seconds without a heartbeat after which the clients of another process count as gone."""
IDLE = 300.0
"""Seconds without clients after which a table is evicted."""
REST_INTERVAL = 3.0
"""Seconds without a change after which a table drops what it can compute again."""
STORAGE_CHECK = 0.4
"""Seconds between two checks of the storage."""
RATES = ("messages", "chatting", "murmuring", "thinking")
"""The rates that tables limit."""


class TableRegistry:
    """The tables in memory, by id."""

    def __init__(self, runtime: Runtime, limits: Limits, pace: float = 0.15, packs: Iterable[Pack] = ()) -> None:
        self.runtime = runtime
        self.packs = PackLibrary(packs)
        self.bots = BotRunner(runtime, pace)
        self.tables: dict[str, Table] = {}
        self.rates = {name: Buckets(getattr(limits, name), clock=runtime.clock) for name in RATES}
        self.long_requests: FairQueue[None] = FairQueue([None])
        """Requests for a whole game (story, replay, save, report) run one at a time; devices take turns."""
        self.on_change: list[Callable[[Table], None]] = []
        """Called with each table that changes, and when a client joins or leaves."""
        self._opening: dict[str, asyncio.Lock] = {}

    def start(self) -> None:
        self.runtime.storage.watch(self.on_event, self.on_reconnect)
        for work in (self._housekeeping(), self._check_storage(), self._let_rest()):
            self.runtime.tasks.start(work)

    async def close(self) -> None:
        """Disconnect all clients and end all work."""
        for table in list(self.tables.values()):
            for client in list(table.audience.clients):
                client.leave(1012)
        await self.runtime.tasks.cancel()

    # --- tables --------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table | None:
        """Return a table from memory, or rebuild it from its snapshot and the changes after it.

        Raises PackUnavailable if the table is played with a pack that is not offered now.
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
        storage = self.runtime.storage
        found = await storage.load(id)
        snapshot = await storage.snapshot(id)
        if found is None or snapshot is None:
            return None
        row, seats = found
        packs = self.packs.folders(row.game, row.packs)
        opened = await self.runtime.workers.offload(open_position, snapshot, packs)
        table = Table(self.runtime, row, seats, opened, packs, await storage.commitment(id))
        table.audience.idle_since = self.runtime.clock.monotonic()
        table.on_change = self.on_change
        table.sitters = await storage.seat_holders(id)
        await table.follow()
        if table.notice is not None:
            await table.renew_luck()
            await storage.save_snapshot(id, await run_sliced(table.position()))
        self.tables[id] = table
        if row.wish:
            self.runtime.tasks.start(self._resume_undo(table))
        return table

    async def _housekeeping(self) -> None:
        """Announce presence, forget silent processes, evict idle tables."""
        clock = self.runtime.clock
        while True:
            await clock.sleep(HEARTBEAT)
            now = clock.monotonic()
            for table in list(self.tables.values()):
                if table.audience.forget_silent(now - FORGET_AFTER):
                    table.send_presence()
                if table.audience.clients:
                    table.audience.idle_since = now
                    await self.announce(table)
                elif now - table.audience.idle_since > IDLE and not table.lock.locked():
                    del self.tables[table.id]

    async def _let_rest(self) -> None:
        """Let tables without recent changes free memory; answers go first."""
        while True:
            await self.runtime.clock.sleep(REST_INTERVAL)
            for table in list(self.tables.values()):
                if table.seen == table.seq and table.rest():
                    await asyncio.sleep(0)
                table.seen = table.seq

    async def _check_storage(self) -> None:
        """Detect a lost database at once and warn all clients."""
        lost = False
        while True:
            await self.runtime.clock.sleep(STORAGE_CHECK)
            try:
                await self.runtime.storage.check()
            except StorageLost as error:
                if not lost:
                    log.error("%s; answers are refused until it is back or the server is started anew", error)
                    self._warn_of_lost_storage()
                lost = True
            else:
                lost = False

    def _warn_of_lost_storage(self) -> None:
        for table in self.tables.values():
            for client in table.audience.clients:
                text = client.say("not-kept-now", why=client.say("why-lost"))
                client.send({"type": "error", "message": text, "code": "not-kept-now"})

    # --- events --------------------------------------------------------------------------------------------------

    def on_event(self, payload: str) -> None:
        """Handle an event of this or another process."""
        event = msgspec.json.decode(payload, type=dict[str, Any])
        table = self.tables.get(event["table"])
        if table is None:
            return
        match event["news"]:
            case "changed":
                if event["seq"] > table.seq and event["seq"] != table.writing:
                    self.runtime.tasks.start(self._catch_up(table))
            case "seats":
                self.runtime.tasks.start(self._seats_again(table))
            case "moved" | "removed" | "left" as how:
                for client in list(table.audience.clients):
                    if client.who == event["who"]:
                        client.dismiss(f"seat-{how}")
            case "deleted":
                table.close()
                self.tables.pop(table.id, None)
            case "chat" | "suggest" as kind:
                table.audience.broadcast({"type": kind} | event["message"])
                if kind == "suggest":
                    table.company.suggest(table.game, event["message"]["key"])
            case "undo" | "undo-ended" if event["server"] == self.runtime.name:
                pass
            case "undo":
                self.runtime.tasks.start(table.load_undo_request())
            case "undo-ended":
                table.undo_ended(event["seq"], event["how"])
            case "presence":
                self._on_presence(table, event)

    def on_reconnect(self) -> None:
        """Follow all tables: events may have been missed."""
        for table in self.tables.values():
            self.runtime.tasks.start(self._catch_up(table))

    async def _resume_undo(self, table: Table) -> None:
        """Load the undo request of a table that was opened; it may be complete since the seats have changed."""
        await table.load_undo_request()
        await table.review_undo_request()
        self.bots.drive(table)

    async def _catch_up(self, table: Table) -> None:
        async with table.lock:
            with contextlib.suppress(Rejected):
                await table.follow()
        self.bots.drive(table, own=False)

    async def _seats_again(self, table: Table) -> None:
        """Apply changed names, links, orders or players of seats; disconnect clients that lost their seats."""
        with contextlib.suppress(StorageUnavailable):
            found = await self.runtime.storage.load(table.id)
            if found is None:
                return
            table.row, table.seats = found
            before, table.sitters = table.sitters, await self.runtime.storage.seat_holders(table.id)
            self._tell_company(table, before)
            for client in list(table.audience.clients):
                seats = await self.runtime.storage.seats_of(client.who, table.id)
                client.reseat(seats)
        await table.review_undo_request()
        table.audience.refresh()
        self.bots.drive(table)

    def _tell_company(self, table: Table, before: dict[Seat, frozenset[str]]) -> None:
        """Notify the clients of a seat when another browser has claimed it by the same link."""
        for client in table.audience.clients:
            if any(before.get(s) and table.sitters.get(s, before[s]) - before[s] for s in client.you):
                client.tell("second-browser")

    # --- presence ------------------------------------------------------------------------------------------------

    async def announce(self, table: Table) -> None:
        """Publish the seats that are present here; if that fails, the next heartbeat repeats it."""
        here, watching = sorted(table.audience.seats), table.audience.spectators
        with contextlib.suppress(StorageUnavailable):
            event = cluster_event(table.id, "presence", server=self.runtime.name, seats=here, watching=watching)
            await self.runtime.storage.publish(event)

    def _on_presence(self, table: Table, event: dict[str, Any]) -> None:
        if event["server"] == self.runtime.name:
            return
        new = event["server"] not in table.audience.elsewhere
        now = self.runtime.clock.monotonic()
        table.audience.elsewhere[event["server"]] = (now, frozenset(event["seats"]), event["watching"])
        if not event["seats"] and not event["watching"]:
            del table.audience.elsewhere[event["server"]]
        elif new and table.audience.clients:
            self.runtime.tasks.start(self.announce(table))
        table.send_presence()

    async def join(self, client: Client) -> None:
        """Add a client to its table."""
        client.table.audience.clients.add(client)
        await self._presence_changed(client.table)

    async def leave(self, client: Client) -> None:
        """Remove a client from its table, if it has joined."""
        table = client.table
        if client in table.audience.clients:
            table.audience.clients.discard(client)
            table.let_go()
            await self._presence_changed(table)

    async def _presence_changed(self, table: Table) -> None:
        table.audience.idle_since = self.runtime.clock.monotonic()
        table.send_presence()
        await self.announce(table)
        self.bots.drive(table)
        table.notify()
