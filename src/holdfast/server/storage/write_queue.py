"""Waiting writes, which share a transaction and get their results after it."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

Statement = tuple[str, Sequence[Any]]
Rows = list[tuple[Any, ...]]
Outcome = list[Rows] | BaseException
AT_ONCE = 64
"""Writes per transaction."""


class PendingWrite(NamedTuple):
    """Statements that are executed together or not at all, their events, and the future of their results."""

    statements: Sequence[Statement]
    news: Sequence[str]
    found: asyncio.Future[list[Rows]]


def take_batch(waiting: deque[PendingWrite]) -> list[PendingWrite]:
    """Take the next writes; another thread may add some meanwhile."""
    batch: list[PendingWrite] = []
    while waiting and len(batch) < AT_ONCE:
        batch.append(waiting.popleft())
    return batch


def statements_of(batch: Iterable[PendingWrite]) -> list[Statement]:
    return [statement for one in batch for statement in one.statements]


def distribute(found: list[Rows], batch: Sequence[PendingWrite]) -> list[Outcome]:
    """Give each write the results of its own statements."""
    ends = accumulate([len(one.statements) for one in batch])
    return [found[end - len(one.statements) : end] for one, end in zip(batch, ends, strict=True)]


def notify(batch: Sequence[PendingWrite], outcomes: Sequence[Outcome]) -> None:
    for one, outcome in zip(batch, outcomes, strict=True):
        if one.found.done():
            continue  # the caller no longer waits
        if isinstance(outcome, BaseException):
            one.found.set_exception(outcome)
        else:
            one.found.set_result(outcome)
