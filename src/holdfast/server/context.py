"""The parts of a server that requests use."""

from dataclasses import dataclass

from holdfast.core.engine.effect import Record
from holdfast.server.connection_limits import ConnectionLimits
from holdfast.server.notifications.away_watcher import AwayWatcher
from holdfast.server.notifications.webhook import WebhookRules
from holdfast.server.proxy import PublicAddress
from holdfast.server.storage.database import Database
from holdfast.server.storage.seat_store import SeatStore
from holdfast.server.storage.table_store import TableStore
from holdfast.server.workers.pool import WorkerPool
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.packs import Pack
from holdfast.tables.services.rate_limits import Buckets, Limits
from holdfast.tables.services.runtime import SYSTEM_CLOCK, BackgroundTasks, Runtime

RATES = ("creating", "joining", "asking", "moving", "reporting", "guessing")
"""The rates of HTTP requests."""


class Settings(Record):
    """The configuration of a server."""

    hosts: tuple[str, ...] = ()
    """Host names under which it may be addressed; any if empty."""
    limits: Limits = Limits()
    pace: float = 0.15
    """Seconds that bots wait before an answer, so that people can follow."""
    packs: tuple[Pack, ...] = ()
    """The packs on offer besides the cards of the games."""
    public: PublicAddress | None = None
    """The public address of the proxy, if there is one."""
    hooks: WebhookRules = WebhookRules()
    """Which webhooks may be called."""
    debug: bool = False
    """Whether a watchdog logs callbacks that block the event loop too long."""


@dataclass(frozen=True)
class ServerContext:
    """The parts of one server process."""

    settings: Settings
    registry: TableRegistry
    store: TableStore
    seats: SeatStore
    workers: WorkerPool
    connections: ConnectionLimits
    away: AwayWatcher
    rates: dict[str, Buckets]
    mark: str
    """Identifies this server to a second start on the same computer."""

    async def open(self) -> None:
        await self.store.open()
        self.registry.start()

    async def close(self) -> None:
        await self.registry.close()
        await self.workers.stop()
        await self.store.close()


def make_context(database: Database, settings: Settings, mark: str) -> ServerContext:
    """Connect the parts of a server."""
    store, tasks, limits = TableStore(database), BackgroundTasks(), settings.limits
    workers = WorkerPool(packs=settings.packs)
    away = AwayWatcher(settings.hooks, tasks, SYSTEM_CLOCK)
    runtime = Runtime(store, workers, SYSTEM_CLOCK, tasks, webhook_state=away.state)
    registry = TableRegistry(runtime, limits, settings.pace, settings.packs)
    registry.on_change.append(away.look)
    rates = {name: Buckets(getattr(limits, name)) for name in RATES}
    return ServerContext(
        settings, registry, store, SeatStore(database), workers, ConnectionLimits(limits), away, rates, mark
    )
