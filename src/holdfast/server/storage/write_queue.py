"""What waits to be written: all of it goes in one transaction, and whoever asked is told after it."""

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

Statement = tuple[str, Sequence[Any]]
Rows = list[tuple[Any, ...]]
Outcome = list[Rows] | BaseException
AT_ONCE = 64
"""So much of what waits is written in one transaction."""


class PendingWrite(NamedTuple):
    """Statements that are done together or not at all, the news of it, and who waits for what they find."""

    statements: Sequence[Statement]
    news: Sequence[str]
    found: asyncio.Future[list[Rows]]


def take_batch(waiting: deque[PendingWrite]) -> list[PendingWrite]:
    """What is written next; another thread may put something on it meanwhile."""
    batch: list[PendingWrite] = []
    while waiting and len(batch) < AT_ONCE:
        batch.append(waiting.popleft())
    return batch


def statements_of(batch: Iterable[PendingWrite]) -> list[Statement]:
    return [statement for one in batch for statement in one.statements]


def distribute(found: list[Rows], batch: Sequence[PendingWrite]) -> list[Outcome]:
    """To each what its own statements have found."""
    ends = accumulate([len(one.statements) for one in batch])
    return [found[end - len(one.statements) : end] for one, end in zip(batch, ends, strict=True)]


def notify(batch: Sequence[PendingWrite], outcomes: Sequence[Outcome]) -> None:
    for one, outcome in zip(batch, outcomes, strict=True):
        if one.found.done():
            continue  # nobody waits any more
        if isinstance(outcome, BaseException):
            one.found.set_exception(outcome)
        else:
            one.found.set_result(outcome)
