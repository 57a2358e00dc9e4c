"""Workers in processes: tasks, reviews and checks of foreign saves."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from holdfast.server.workers import process as isolated
from holdfast.server.workers.review_jobs import ReviewJobs
from holdfast.server.workers.save_sandbox import SaveSandbox
from holdfast.tables.errors import Dropped
from holdfast.tables.ports import Wanted, always
from holdfast.tables.protocol.tasks import Result, Task
from holdfast.tables.services.fair_queue import FairQueue, QueueFull
from holdfast.tables.services.packs import Pack
from holdfast.tables.services.runtime import BackgroundTasks

log = logging.getLogger("holdfast.server")
WORKER_TIMEOUT = 15.0
"""Seconds after which a worker is killed."""
T = TypeVar("T")


class Worker:
    """One process, started for its first task and restarted after a failure."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._gone: list[asyncio.subprocess.Process] = []

    async def run(self, task: Task) -> Result:
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await isolated.process("holdfast.tables.services.tasks")
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), WORKER_TIMEOUT)
            return msgspec.json.decode(line, type=Result)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
            self._gone = [one for one in self._gone if one.returncode is None] + [process]

    async def ended(self) -> None:
        """Wait until its processes have ended."""
        for process in self._gone:
            assert process.stdin is not None
            process.stdin.close()
            await process.wait()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()


class WorkerPool:
    """The `Workers` of a server."""

    def __init__(self, n: int = 0, packs: tuple[Pack, ...] = ()) -> None:
        """Create a pool of at most `n` workers; by default the number depends on the processors."""
        self._workers = [Worker() for _ in range(n or max(1, min(4, (os.cpu_count() or 2) - 1)))]
        self._queue: FairQueue[Worker] = FairQueue(self._workers)
        self._tasks = BackgroundTasks()
        self.review = ReviewJobs(self._tasks.start).progress
        self.check_save = SaveSandbox(packs).check

    async def run(
        self, task: Task, owner: str, address: str = "", last: bool = False, wanted: Wanted = always
    ) -> Result | None:
        try:
            async with self._queue.one(owner, address, last) as worker:
                if not wanted():
                    raise Dropped
                result = await worker.run(task)
        except QueueFull:
            return None
        except (TimeoutError, OSError, msgspec.MsgspecError, ValueError) as error:
            log.warning("a worker was stopped: %r", error)
            return None
        if result.wrong:
            log.warning("a worker failed: %s", result.wrong)
            return None
        return result

    def waiting(self, owner: str, address: str = "") -> int:
        return self._queue.waiting(owner, address)

    async def offload(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.to_thread(function, *args)

    async def stop(self) -> None:
        await self._tasks.cancel()
        for worker in self._workers:
            worker.stop()
            await worker.ended()
