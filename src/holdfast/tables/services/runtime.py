"""The environment of tables: ports, background tasks, system time."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from holdfast.tables.ports import Clock, Storage, Workers
from holdfast.tables.records import TableRow

log = logging.getLogger("holdfast.server")


class SystemClock:
    """The clock of the operating system."""

    now = staticmethod(time.time)
    monotonic = staticmethod(time.monotonic)
    sleep = staticmethod(asyncio.sleep)


SYSTEM_CLOCK = SystemClock()


class BackgroundTasks:
    """Tasks that run beside everything else; a failure is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    async def cancel(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("a task failed", exc_info=error)


def no_webhooks(row: TableRow) -> str | None:
    """No table has a webhook."""
    return None


@dataclass(frozen=True)
class Runtime:
    """What all tables of a process share."""

    storage: Storage
    workers: Workers
    clock: Clock = SYSTEM_CLOCK
    tasks: BackgroundTasks = field(default_factory=BackgroundTasks)
    name: str = field(default_factory=lambda: secrets.token_hex(6))
    """This process among those that share the storage."""
    webhook_state: Callable[[TableRow], str | None] = no_webhooks
    """The state of a table's webhook, for its host."""
