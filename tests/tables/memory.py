"""Ports in memory: tables without a server, files, processes or time."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from holdfast.core.engine.effect import Seat, replace
from holdfast.core.rng.committed import Commitment
from holdfast.tables.errors import SeqTaken
from holdfast.tables.operations.new_table import create_draft
from holdfast.tables.ports import Wanted, always
from holdfast.tables.protocol.inbound import NewSeat, NewTable
from holdfast.tables.protocol.tasks import Result, ReviewKey, ReviewProgress, SaveCheck, Task
from holdfast.tables.records import Change, ChatLine, GameResult, SeatRow, Snapshot, TableRow
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.rate_limits import Limits
from holdfast.tables.services.runtime import Runtime

T = TypeVar("T")
Agreements = dict[Seat, bool]


class MemoryStorage:
    """One table, shared by several registries like a database by several processes."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], snapshot: Snapshot, commitment: Commitment) -> None:
        self.row, self.seats = row, list(seats)
        self.first, self.key = snapshot, commitment
        self.changes: list[Change] = []
        self.agreements: Agreements = {}
        self.watchers: list[Callable[[str], None]] = []

    async def load(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        return (self.row, self.seats) if id == self.row.id else None

    async def snapshot(self, id: str) -> Snapshot | None:
        return self.first

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        raise AssertionError("every change fits")

    async def changes_after(self, id: str, seq: int) -> list[Change]:
        return self.changes[seq:]

    async def commit(
        self,
        id: str,
        seq: int,
        change: Change,
        event: str,
        asked: tuple[Seat, ...] = (),
        ending: GameResult | None = None,
        snapshot: Snapshot | None = None,
        commitment: Commitment | None = None,
    ) -> None:
        if seq != len(self.changes) + 1:
            raise SeqTaken
        self.changes.append(change)
        self.row = replace(self.row, wish="")
        await self.publish(event)

    async def commitment(self, id: str) -> Commitment | None:
        return self.key

    async def replace_commitment(self, id: str, old: Commitment, new: Commitment) -> Commitment | None:
        self.key = new
        return new

    async def undo_request(self, id: str) -> tuple[str, list[tuple[Seat, bool]]]:
        return self.row.wish, [*self.agreements.items()]

    async def set_undo_request(self, id: str, seq: int, request: str, event: str) -> None:
        self.row = replace(self.row, wish=request)
        self.agreements.clear()
        await self.publish(event)

    async def agree_to_undo(
        self, id: str, seq: int, seats: Iterable[Seat], by_host: bool, event: str
    ) -> list[tuple[Seat, bool]]:
        self.agreements |= dict.fromkeys(seats, by_host)
        await self.publish(event)
        return [*self.agreements.items()]

    async def chat(self, id: str) -> list[ChatLine]:
        return []

    async def add_chat(self, id: str, key: str, line: ChatLine, event: str) -> None:
        await self.publish(event)

    async def seat_holders(self, id: str) -> dict[Seat, frozenset[str]]:
        return {seat.seat: frozenset({f"device {seat.seat}"}) for seat in self.seats}

    async def seats_of(self, device: str, id: str) -> list[Seat]:
        return [int(device.removeprefix("device "))]

    async def set_orders(self, id: str, seat: Seat, orders: dict[str, bool], event: str) -> None:
        await self.publish(event)

    async def publish(self, event: str) -> None:
        for watcher in self.watchers:
            watcher(event)

    async def check(self) -> None:
        """Nothing is ever lost."""

    def watch(self, on_event: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        self.watchers.append(on_event)


class NoWorkers:
    """Computes at once what needs no worker."""

    async def run(
        self, task: Task, owner: str, address: str = "", last: bool = False, wanted: Wanted = always
    ) -> Result | None:
        return None

    def waiting(self, owner: str, address: str = "") -> int:
        return 0

    def review(self, key: ReviewKey, make_task: Callable[[], Task], answers: int, owner: str) -> ReviewProgress:
        raise AssertionError("no reviews here")

    async def check_save(self, data: bytes, owner: str, address: str) -> SaveCheck:
        raise AssertionError("no saves here")

    async def offload(self, function: Callable[..., T], *args: Any) -> T:
        return function(*args)


class StoppedClock:
    """A clock that stands still; nobody may wait."""

    def now(self) -> float:
        return 1000.0

    def monotonic(self) -> float:
        return 1000.0

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("this waits")


def memory_storage(game: str, players: int) -> MemoryStorage:
    draft = create_draft(NewTable(game, tuple(NewSeat("link", f"P{i}") for i in range(players))))
    return MemoryStorage(replace(draft.row, id="table", host="device 0"), draft.seats, draft.position, draft.luck)


def registry_on(storage: MemoryStorage) -> TableRegistry:
    """One of the processes that share a storage."""
    registry = TableRegistry(Runtime(storage, NoWorkers(), StoppedClock()), Limits())
    storage.watch(registry.on_event, registry.on_reconnect)
    return registry
