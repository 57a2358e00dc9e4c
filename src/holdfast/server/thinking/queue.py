"""Who waits for a thinker: each person in a line of his own, and the lines take turns."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")
LONGEST = 20.0
"""Seconds that anybody waits."""


class TooLong(Exception):
    """Nothing became free in time."""


class Queue(Generic[T]):
    """Things that are lent out one at a time. Whoever asks a thousand times waits behind himself, not others behind him."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._lines: dict[str, deque[asyncio.Future[T]]] = {}
        """By whose line it is; the first line is the next to be served."""

    @asynccontextmanager
    async def one(self, whose: str) -> AsyncIterator[T]:
        thing = await self._get(whose)
        try:
            yield thing
        finally:
            self._give(thing)

    def waiting(self, whose: str) -> int:
        """How many stand in this line."""
        return len(self._lines.get(whose, ()))

    async def _get(self, whose: str) -> T:
        if self._free and not self._lines:
            return self._free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(whose, deque()).append(turn)
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.shield(turn)
        except (TimeoutError, asyncio.CancelledError) as error:
            self._leave(whose, turn)
            if isinstance(error, TimeoutError):
                raise TooLong from None
            raise

    def _leave(self, whose: str, turn: asyncio.Future[T]) -> None:
        """He waits no longer; what was given to him in that very moment goes to the next."""
        if turn.done():
            self._give(turn.result())
            return
        line = self._lines[whose]
        line.remove(turn)
        if not line:
            del self._lines[whose]

    def _give(self, thing: T) -> None:
        """To the first of the line whose turn it is; that line is then the last."""
        if not self._lines:
            self._free.append(thing)
            return
        whose = next(iter(self._lines))
        line = self._lines.pop(whose)
        line.popleft().set_result(thing)
        if line:
            self._lines[whose] = line
