"""Batches of games in processes of this machine or in a Dask cluster, with identical results.

A batch that is lost with its process or worker is played again. Batches are requested one by one, so that their size
may follow from the duration of the last ones.
"""

import gc
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from itertools import count
from typing import Any, NamedTuple, TypeVar

from holdfast.core.definition import UnknownName
from holdfast.core.python_process import safe_path
from holdfast.simulation.extras import require_package

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 2
"""Batches in progress per worker, so that none is idle."""
MAX_CRASHES = 3
"""The number of times a batch may be lost with its process before it counts as the cause."""
STALL_TIMEOUT = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"
"""The first command of local workers: ignore Ctrl-C, which is for the parent process."""
LOOPBACK = "127.0.0.1"
SINGLE = f"{LOOPBACK}:0"
"""A free port on the loopback interface."""
PATIENCE = 20
"""Seconds in which a scheduler must answer."""


class ExecutionTarget(NamedTuple):
    """The place of execution: a number of processes, a number of local Dask workers, or a cluster address."""

    processes: int | None = None
    workers: int | None = None
    cluster: str = ""
    dashboard: str = ""
    """The Dask dashboard of local workers as HOST:PORT; by default a free port of this computer only."""

    @property
    def hands(self) -> int:
        return self.workers or self.processes or os.cpu_count() or 1


class Fingerprint(NamedTuple):
    """The versions that determine results: Holdfast, rules, cards."""

    version: str
    rules: str
    cards: str


class VersionMismatch(UnknownName):
    """A worker with other rules or cards than requested."""


class WorkerCrashed(RuntimeError):
    """A batch that crashed its process every time it was played."""


@cache
def holdfast_version() -> str:
    return version("holdfast")


def check_same_version(expected: Fingerprint, found: Fingerprint) -> None:
    """Raise VersionMismatch if rules or cards differ."""
    for name, one, other in zip(Fingerprint._fields, expected, found, strict=True):
        if one != other:
            raise VersionMismatch(
                f"a worker on {os.uname().nodename if hasattr(os, 'uname') else 'another machine'} has other {name} "
                f"({other[:12]}, not {one[:12]}); nothing was played there: install the same Holdfast and the same packs on all "
                "workers, start them anew and go on"
            )


def run_batches(play: Callable[[J], R], jobs: Iterator[J], where: ExecutionTarget) -> Iterator[tuple[J, R]]:
    """Yield every job with its result, in order of completion."""
    if where.hands == 1 and not where.cluster and not where.workers:
        for job in jobs:
            yield job, play(job)
        return
    with safe_path():
        if where.cluster or where.workers:
            yield from _on_dask(play, jobs, where)
        else:
            yield from _on_processes(play, jobs, where.hands)


# --- processes --------------------------------------------------------------------------------------------------------


def _begin() -> None:
    """Initialise a process: ignore Ctrl-C, which is for the parent, and exclude inherited objects from garbage
    collection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()


def _on_processes(play: Callable[[J], R], jobs: Iterator[J], hands: int) -> Iterator[tuple[J, R]]:
    pool = ProcessPoolExecutor(hands, initializer=_begin)
    under_way: dict[Future[R], tuple[J, int]] = {}
    again: list[tuple[J, int]] = []
    try:
        while True:
            while len(under_way) < AHEAD * hands:
                job, lost = again.pop() if again else (next(jobs, None), 0)
                if job is None:
                    break
                under_way[pool.submit(play, job)] = job, lost
            if not under_way:
                return
            ended, _ = wait(under_way, return_when=FIRST_COMPLETED)
            broken = False
            for future in ended:
                job, lost = under_way.pop(future)
                try:
                    result = future.result()
                except BrokenProcessPool:
                    broken = True
                    again.append((job, lost + 1))
                    continue
                yield job, result
            if broken:
                again += [(job, lost + 1) for job, lost in under_way.values()]
                under_way.clear()
                if max(lost for _, lost in again) >= MAX_CRASHES * AHEAD * hands:
                    raise WorkerCrashed(
                        "processes that played this experiment were ended again and again; is there memory enough?"
                    )
                pool.shutdown(wait=False)
                pool = ProcessPoolExecutor(hands, initializer=_begin)
    finally:
        pool.shutdown(cancel_futures=True)


# --- Dask -------------------------------------------------------------------------------------------------------------


def _on_dask(play: Callable[[J], R], jobs: Iterator[J], where: ExecutionTarget) -> Iterator[tuple[J, R]]:
    distributed = require_package("distributed")
    client = _client(distributed, where)
    under_way: dict[Any, J] = {}
    numbers = count()
    done = distributed.as_completed(loop=client.loop)
    name = f"holdfast-{os.getpid()}-{id(under_way)}"

    def begin_more() -> None:
        while len(under_way) < AHEAD * max(1, _workers(client, where)):
            job = next(jobs, None)
            if job is None:
                return
            future = client.submit(play, job, key=f"{name}-{next(numbers)}", pure=False, retries=0)
            under_way[future] = job
            done.add(future)

    try:
        begin_more()
        while under_way:
            future = next(done)
            job = under_way.pop(future)
            try:
                # Gathered by the client: a result whose worker was just lost is awaited again.
                result = client.gather(future)
            except ImportError as error:
                raise VersionMismatch(
                    f"a worker cannot play ({error}); install the same Holdfast on all workers, start them anew and go on"
                ) from error
            yield job, result
            begin_more()
    finally:
        with suppress(Exception):
            client.cancel(list(under_way))
        client.close()
        if client.cluster is not None:
            client.cluster.close()


def _workers(client: Any, where: ExecutionTarget) -> int:
    """Return the number of worker threads at present; others may join."""
    return sum(client.nthreads().values()) or where.hands


def _client(distributed: Any, where: ExecutionTarget) -> Any:
    if not where.cluster:
        cluster = distributed.LocalCluster(
            n_workers=where.workers,
            threads_per_worker=1,
            processes=True,
            host=LOOPBACK,
            dashboard_address=where.dashboard or SINGLE,
            worker_dashboard_address=SINGLE,
            silence_logs=50,
            preload=[STALL_TIMEOUT],
        )
        return distributed.Client(cluster)
    try:
        client = distributed.Client(where.cluster, timeout=PATIENCE)
    except (OSError, TimeoutError, ValueError) as error:
        raise UnknownName(
            f"no Dask scheduler answers at {where.cluster} ({error}); begin one with: dask scheduler"
        ) from None
    if not client.nthreads():
        client.close()
        raise UnknownName(
            f"the cluster at {where.cluster} has no workers; begin some with: dask worker {where.cluster}"
        )
    return client
