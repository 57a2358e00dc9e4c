"""The ports of tables: everything they need from outside. Each adapter (server, tests) implements them."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

from holdfast.core.engine.effect import Seat
from holdfast.core.rng.committed import Commitment
from holdfast.tables.protocol.tasks import Result, ReviewKey, ReviewProgress, SaveCheck, Task
from holdfast.tables.records import Change, ChatLine, GameResult, SeatRow, Snapshot, TableRow

T = TypeVar("T")
Wanted = Callable[[], bool]
"""Whether anyone still waits for the result of a task."""


def always() -> bool:
    """The result is wanted, as far as is known."""
    return True


class Storage(Protocol):
    """Durable tables. Each call is one transaction and returns when it is durable; all raise StorageUnavailable.

    `event` is published to every process that shares the storage.
    """

    async def load(self, id: str) -> tuple[TableRow, list[SeatRow]] | None: ...
    async def snapshot(self, id: str) -> Snapshot | None: ...
    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None: ...

    async def changes_after(self, id: str, seq: int) -> list[Change]:
        """Return the changes after number `seq`; raise ChangesCompacted if the first of them are gone."""

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
        """Write change number `seq`; raise SeqTaken or TableDeleted."""

    async def commitment(self, id: str) -> Commitment | None: ...

    async def replace_commitment(self, id: str, old: Commitment, new: Commitment) -> Commitment | None:
        """Replace a key and return the valid one: another process may have replaced it first."""

    async def undo_request(self, id: str) -> tuple[str, list[tuple[Seat, bool]]]:
        """Return the open undo request as JSON, or nothing, and the agreements to it: seat, and whether by the host."""

    async def set_undo_request(self, id: str, seq: int, request: str, event: str) -> None:
        """Write or clear the request to undo change `seq` and drop earlier agreements."""

    async def agree_to_undo(
        self, id: str, seq: int, seats: Iterable[Seat], by_host: bool, event: str
    ) -> list[tuple[Seat, bool]]:
        """Write agreements and return all of them; of several processes exactly one sees the last."""

    async def chat(self, id: str) -> list[ChatLine]: ...
    async def add_chat(self, id: str, key: str, line: ChatLine, event: str) -> None: ...
    async def seat_holders(self, id: str) -> dict[Seat, frozenset[str]]: ...
    async def seats_of(self, device: str, id: str) -> list[Seat]: ...
    async def set_orders(self, id: str, seat: Seat, orders: dict[str, bool], event: str) -> None: ...

    async def publish(self, event: str) -> None:
        """Publish an event that is not stored."""

    async def check(self) -> None:
        """Raise StorageLost if the stored tables have been deleted or replaced."""

    def watch(self, on_event: Callable[[str], None], on_reconnect: Callable[[], None]) -> None:
        """Subscribe to events; `on_reconnect` is called when events may have been missed."""


class Outbox(Protocol):
    """One connected screen."""

    @property
    def ready(self) -> bool:
        """Whether the buffer takes another message."""

    def write(self, message: bytes) -> None: ...

    def close(self, code: int) -> None:
        """Close the connection after what was sent."""

    def abort(self) -> None:
        """Drop a connection that is not closed by the other end."""

    def resume(self) -> None:
        """Deliver further messages: the earlier ones have been handled."""

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that must end before the process does."""


class Workers(Protocol):
    """Computation that must not block tables: bots, coach, odds, summaries, reviews, foreign saves."""

    async def run(
        self, task: Task, owner: str, address: str = "", last: bool = False, wanted: Wanted = always
    ) -> Result | None:
        """Run a task; None if it failed or no worker was free in time. Owners and addresses take turns; `last` runs if
        no other task waits. Raises Dropped if the result is no longer wanted when the task would start."""

    def waiting(self, owner: str, address: str = "") -> int:
        """Count the waiting tasks of an owner."""

    def review(self, key: ReviewKey, make_task: Callable[[], Task], answers: int, owner: str) -> ReviewProgress:
        """Return a review's progress; the first call starts it. Raises TooManyReviews."""

    async def check_save(self, data: bytes, owner: str, address: str) -> SaveCheck:
        """Validate a foreign save; raise BadSave or QueueFull."""

    async def offload(self, function: Callable[..., T], *args: Any) -> T:
        """Run some milliseconds of pure computation beside the event loop."""


class Clock(Protocol):
    """Time; tests set it by hand."""

    def now(self) -> float: ...
    def monotonic(self) -> float: ...
    async def sleep(self, seconds: float) -> None: ...
