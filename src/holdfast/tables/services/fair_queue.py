"""Fair sharing of scarce resources: addresses take turns, and so do the people of one address."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")
LONGEST = 20.0
"""Seconds that anybody waits at most."""


class QueueFull(Exception):
    """No resource became free in time."""


class FairQueue(Generic[T]):
    """A queue that lends resources one at a time; many requests of one person delay only that person."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._lines: dict[tuple[bool, str], dict[str, deque[asyncio.Future[T]]]] = {}
        """The waiting requests by address and owner; the first is served next. Requests that run only when no other
        waits have keys of their own."""

    @asynccontextmanager
    async def one(self, whose: str, where: str = "", last: bool = False) -> AsyncIterator[T]:
        """Borrow a resource for the owner `whose` at the address `where`; with `last`, only when no other request
        waits."""
        thing = await self._get(whose, (last, where))
        try:
            yield thing
        finally:
            self._give(thing)

    def waiting(self, whose: str, where: str = "") -> int:
        """Count the waiting requests of an owner."""
        return len(self._lines.get((False, where), {}).get(whose, ()))

    def waiting_at(self, where: str) -> int:
        """Count the waiting requests of an address."""
        return sum(len(line) for line in self._lines.get((False, where), {}).values())

    async def _get(self, whose: str, place: tuple[bool, str]) -> T:
        if self._free and not self._lines:
            return self._free.popleft()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(place, {}).setdefault(whose, deque()).append(turn)
        try:
            async with asyncio.timeout(LONGEST):
                return await asyncio.shield(turn)
        except (TimeoutError, asyncio.CancelledError) as error:
            self._leave(whose, place, turn)
            if isinstance(error, TimeoutError):
                raise QueueFull from None
            raise

    def _leave(self, whose: str, place: tuple[bool, str], turn: asyncio.Future[T]) -> None:
        """Remove a request; pass a resource that was granted at this moment to the next request."""
        if turn.done():
            self._give(turn.result())
            return
        lines = self._lines[place]
        lines[whose].remove(turn)
        if not lines[whose]:
            del lines[whose]
        if not lines:
            del self._lines[place]

    def _give(self, thing: T) -> None:
        """Give a resource to the next request; its owner and address then go to the end."""
        if not self._lines:
            self._free.append(thing)
            return
        place = next((one for one in self._lines if not one[0]), next(iter(self._lines)))
        lines = self._lines.pop(place)
        whose = next(iter(lines))
        line = lines.pop(whose)
        line.popleft().set_result(thing)
        if line:
            lines[whose] = line
        if lines:
            self._lines[place] = lines
