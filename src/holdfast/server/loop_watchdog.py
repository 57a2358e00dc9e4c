"""Measurement of the time for which each callback blocks an event loop.

While the watchdog runs, every callback of every event loop in this process is timed. A thread looks at the loops every
few milliseconds and reads the stack of a blocked one, so that the report names the blocking line and not only the task.
A callback that never releases the interpreter is reported by its own name.
"""

import contextlib
import functools
import heapq
import itertools
import logging
import sys
import threading
import time
from asyncio import Handle, Task
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import holdfast

log = logging.getLogger("holdfast.server")
MAX_HOLD = 0.020
"""Seconds for which a callback may block the loop."""
SAMPLE_EVERY = 0.005
"""Seconds between two looks at the loops."""
MAX_HOLDS = 10_000
"""Number of the longest holds that are stored with the name of their callback."""
PACKAGE = str(Path(holdfast.__file__).parent)


class Hold(NamedTuple):
    """The seconds for which a callback blocked the loop, and its name."""

    seconds: float
    caller: str

    def __str__(self) -> str:
        return f"{self.seconds * 1000:.1f} ms by {self.caller}"


class Report(NamedTuple):
    """The callbacks that ran while the watchdog watched."""

    callbacks: int
    too_long: int
    """The number of callbacks that blocked the loop longer than the limit."""
    longest: tuple[Hold, ...]
    """The longest holds, the longest first."""

    def percentile(self, percent: float) -> Hold | None:
        """Return the hold at this percentile; the shortest stored one if that hold is not stored."""
        rank = round(self.callbacks * (100 - percent) / 100)
        return self.longest[min(rank, len(self.longest) - 1)] if self.longest else None

    def lines(self) -> list[str]:
        """Format the report as text."""
        if not self.longest:
            return ["no callback ran"]
        return [
            f"longest hold {self.longest[0]}",
            f"99.9th percentile {self.percentile(99.9)}",
            f"{self.too_long} of {self.callbacks} callbacks held the loop longer than {MAX_HOLD * 1000:.0f} ms",
        ]


def merge_reports(reports: list[Report]) -> Report:
    """Merge the reports of several processes."""
    longest = sorted(itertools.chain.from_iterable(one.longest for one in reports), reverse=True)
    callbacks, too_long = (sum(counts) for counts in zip(*[one[:2] for one in reports], strict=True))
    return Report(callbacks, too_long, tuple(longest[:MAX_HOLDS]))


class CurrentCallback:
    """The callback that a thread is running."""

    __slots__ = ("begun", "seen")

    def __init__(self, begun: float) -> None:
        self.begun = begun
        self.seen = ""
        """The line that blocks the loop, once the watchdog has looked."""


class Watchdog:
    """A timer of callbacks; `hold` is called with each that blocked its loop longer than `limit` seconds."""

    def __init__(self, hold: Callable[[Hold], None] | None = None, limit: float = MAX_HOLD) -> None:
        self.limit = limit
        self._hold = hold
        self._callbacks = 0
        self._too_long = 0
        self._longest: list[Hold] = []
        self._running: dict[int, CurrentCallback] = {}
        self._lock = threading.Lock()
        self._stopped = threading.Event()

    def report(self) -> Report:
        """Return the measurements until now."""
        with self._lock:
            return Report(self._callbacks, self._too_long, tuple(sorted(self._longest, reverse=True)))

    @contextlib.contextmanager
    def watching(self) -> Iterator["Watchdog"]:
        """Time all callbacks of this process inside the context."""
        handles: Any = Handle
        plain = handles._run

        def timed(handle: Any) -> None:
            thread = threading.get_ident()
            outer = self._running.get(thread)
            running = self._running[thread] = CurrentCallback(time.perf_counter())
            called = handle._callback
            try:
                plain(handle)
            finally:
                self._note(running, time.perf_counter() - running.begun, called)
                if outer is None:
                    self._running.pop(thread, None)
                else:
                    self._running[thread] = outer

        looking = threading.Thread(target=self._look, name="loop watchdog", daemon=True)
        self._stopped.clear()
        handles._run = timed
        looking.start()
        try:
            yield self
        finally:
            handles._run = plain
            self._stopped.set()
            looking.join()

    def _note(self, running: CurrentCallback, seconds: float, called: Any) -> None:
        long = seconds > self.limit
        with self._lock:
            self._callbacks += 1
            self._too_long += long
            full = len(self._longest) >= MAX_HOLDS
            if full and seconds <= self._longest[0].seconds:
                return
            held = Hold(
                seconds, f"{running.seen} in {callback_name(called)}" if running.seen else callback_name(called)
            )
            (heapq.heappushpop if full else heapq.heappush)(self._longest, held)
        if long and self._hold is not None:
            self._hold(held)

    def _look(self) -> None:
        """Read the stack of each blocked loop, once per callback."""
        while not self._stopped.wait(SAMPLE_EVERY):
            now = time.perf_counter()
            late = [(t, one) for t, one in list(self._running.items()) if not one.seen and now - one.begun > self.limit]
            frames = sys._current_frames() if late else {}
            for thread, running in late:
                frame = frames.get(thread)
                if frame is not None and self._running.get(thread) is running:
                    running.seen = line_of(frame)


def line_of(frame: FrameType) -> str:
    """Return the innermost line of Holdfast in a stack; the innermost of all if there is none."""
    ours: FrameType | None = frame
    while ours is not None and (not ours.f_code.co_filename.startswith(PACKAGE) or ours.f_code.co_filename == __file__):
        ours = ours.f_back
    found = ours or frame
    return f"{_place(found.f_code)}:{found.f_lineno}"


def _place(code: CodeType) -> str:
    file = code.co_filename
    return f"{code.co_qualname} ({Path(file).relative_to(PACKAGE).as_posix() if file.startswith(PACKAGE) else Path(file).name})"


def callback_name(called: Any) -> str:
    """Return the qualified name of a callback; for a step of a task, the name of its coroutine."""
    task = getattr(called, "__self__", None)
    if isinstance(task, Task):
        coroutine = task.get_coro()
        return f"task {getattr(coroutine, '__qualname__', repr(coroutine))}"
    while isinstance(called, functools.partial):
        called = called.func
    return str(getattr(called, "__qualname__", None) or type(called).__qualname__)


def warn(held: Hold) -> None:
    """Log that the loop was blocked too long."""
    log.warning("the event loop was held for %s", held)
