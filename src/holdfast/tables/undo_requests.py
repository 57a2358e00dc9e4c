"""Taking back with the consent of all: who asks, who agrees, and that each server on the database hears of it."""

import contextlib
from collections.abc import Callable
from typing import Any

import msgspec

from holdfast.core.engine.effect import Seat
from holdfast.tables.errors import Rejected, Stale, StorageUnavailable
from holdfast.tables.records import cluster_event, to_json
from holdfast.tables.services.runtime import Runtime
from holdfast.tables.table import Table
from holdfast.tables.undo_request import UndoRequest


class UndoRequests:
    """For all tables of a server, which has a `name` among those on the database."""

    def __init__(
        self,
        runtime: Runtime,
        name: str,
        drive: Callable[[Table], None],
    ) -> None:
        self._storage = runtime.storage
        self._start = runtime.tasks.start
        self._name = name
        self._drive = drive

    async def ask(self, table: Table, by: Seat, seats: frozenset[Seat], seq: int) -> None:
        """Take back at once where that is free, else ask the others."""
        waiting = await table.undo(by, seats, seq)
        if waiting is None:
            self._drive(table)
            return
        await self.ask_others(table, waiting)

    async def ask_others(self, table: Table, waiting: UndoRequest) -> None:
        """Everybody is asked at whichever server he sits, and once more where one opens the table later."""
        asked = {"needs": sorted(waiting.needs), "yes": sorted(waiting.yes), "decided": sorted(waiting.decided)}
        told = cluster_event(table.id, "undo", server=self._name, by=waiting.by, seq=waiting.seq, **asked)
        with contextlib.suppress(StorageUnavailable):
            await self._storage.set_undo_request(table.id, waiting.seq, to_json(waiting), told)

    def hear(self, table: Table, said: dict[str, Any]) -> None:
        """News of this or another server."""
        match said["news"]:
            case "undo":
                self._hear_undo(table, said)
            case "consent":
                self._hear_consent(table, said)
            case "withdrawn":
                self._hear_withdrawn(table, said)

    def _hear_undo(self, table: Table, said: dict[str, Any]) -> None:
        if said["seq"] != table.seq:
            return
        here = said["server"] == self._name
        needs, yes, decided = set(said["needs"]), set(said["yes"]), set(said["decided"])
        known = table.waiting
        if known is not None and (known.by, known.seq) == (said["by"], said["seq"]):
            yes |= known.yes  # who agreed while it was asked once more has agreed
            decided |= known.decided
        table.waiting = UndoRequest(said["by"], said["seq"], needs, yes, decided, here=here)
        table.broadcast({"type": "undo", "by": said["by"], "needs": sorted(table.waiting.open)})
        table.changed()
        if here and not table.waiting.open:
            self._start(self._agreed(table))

    async def consent(self, table: Table, seats: frozenset[Seat], yes: bool) -> None:
        waiting = table.waiting
        if waiting is None or not waiting.needs & seats:
            raise Rejected("nobody-asks-undo")
        told = cluster_event(table.id, "consent", seats=sorted(waiting.needs & seats), yes=yes, seq=waiting.seq)
        agreed = msgspec.structs.replace(waiting, yes=waiting.yes | (waiting.needs & seats))
        await self._storage.set_undo_request(table.id, waiting.seq, to_json(agreed) if yes else "", told)

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
            self._start(self._agreed(table))

    async def decide(self, table: Table) -> None:
        """The host decides for all who are asked and away; the log will say so."""
        waiting = table.waiting
        away = waiting.open - table.present if waiting is not None else set()
        if waiting is None or not away:
            raise Rejected("nobody-asks-undo")
        if table.game.over:
            raise Rejected("end-needs-all")
        said = cluster_event(table.id, "consent", seats=sorted(away), yes=True, decided=True, seq=waiting.seq)
        await self._storage.set_undo_request(
            table.id, waiting.seq, to_json(msgspec.structs.replace(waiting, decided=waiting.decided | away)), said
        )

    async def withdraw(self, table: Table, seats: frozenset[Seat]) -> None:
        """Whoever asked to take something back does not wish it any more."""
        waiting = table.waiting
        if waiting is None or waiting.by not in seats:
            raise Rejected("nobody-asks-undo")
        await self._storage.set_undo_request(
            table.id, waiting.seq, "", cluster_event(table.id, "withdrawn", seq=waiting.seq)
        )

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
        except Stale:
            pass  # another server was first
        except Rejected as no:
            table.broadcast({"type": "error", "message": no.message})
        self._drive(table)

    def look_again(self, table: Table) -> None:
        """Where somebody waits to take something back: only people are asked, and a bot asks for nothing."""
        waiting = table.waiting
        if waiting is None:
            return
        waiting.needs &= table.people
        if waiting.by not in table.people:
            table.waiting = None
        elif waiting.here and not waiting.open:
            self._start(self._agreed(table))

    def remember(self, table: Table) -> None:
        """Somebody waited to take something back when the table was put away, or the server ended: he still does."""
        if not table.row.wish:
            return
        waiting = msgspec.json.decode(table.row.wish, type=UndoRequest)
        if waiting.seq == table.seq:
            table.waiting = msgspec.structs.replace(waiting, here=True)
            self.look_again(table)
