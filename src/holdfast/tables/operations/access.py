"""Access of a device to a table, and long requests in turn."""

from dataclasses import dataclass
from typing import TypeVar

from holdfast.core.engine.effect import Seat
from holdfast.core.slices import Steps
from holdfast.tables.errors import Busy
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.fair_queue import QueueFull
from holdfast.tables.services.slices import run_sliced
from holdfast.tables.table import Table

T = TypeVar("T")


@dataclass(frozen=True)
class TableAccess:
    """A table as a device may use it: the seats that it holds, and whether it is the host."""

    table: Table
    device: str
    you: list[Seat]

    @property
    def host(self) -> bool:
        return self.device == self.table.row.host

    @property
    def seat(self) -> Seat | None:
        return self.you[0] if self.you else None


async def in_turn(registry: TableRegistry, device: str, work: Steps[T]) -> T:
    """Do long work in slices, one at a time: devices take turns, and play goes first."""
    try:
        async with registry.long_requests.one(device):
            return await run_sliced(work)
    except QueueFull:
        raise Busy("many people are asking for long games now; ask again in a moment") from None
