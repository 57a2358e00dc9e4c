"""Long work on the event loop in short slices: all other work gets a turn after each of them.

In each turn of the loop at most one slice runs, however much work is under way; the works take turns.
"""

import asyncio
import time
from typing import TypeVar
from weakref import WeakKeyDictionary

from holdfast.core.slices import Steps

T = TypeVar("T")
SLICE = 0.004
"""Seconds after which a slice ends with the step that runs then."""
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""The lock that is held while a slice runs, per loop."""


async def run_sliced(work: Steps[T]) -> T:
    """Do all steps of a work and return its result; others get the loop after every few milliseconds."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    while True:
        async with turn:
            until = time.perf_counter() + SLICE
            try:
                next(work)
                while time.perf_counter() < until:
                    next(work)
            except StopIteration as done:
                result: T = done.value
                return result
            await asyncio.sleep(0)
