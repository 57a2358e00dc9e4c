"""Share out what is scarce: addresses take turns, the people of one address take turns, and each waits in a line of their own."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T")
LONGEST = 20.0
"""Seconds that anybody waits."""


class QueueFull(Exception):
    """Nothing became free in time."""


class FairQueue(Generic[T]):
    """Lends things out one at a time. A person who asks a thousand times, under whatever names, waits behind themselves."""

    def __init__(self, things: Iterable[T]) -> None:
        self._free = deque(things)
        self._lines: dict[tuple[bool, str], dict[str, deque[asyncio.Future[T]]]] = {}
        """By address, and at each of them by whose line it is; the first is the next to be served. Lines that wait until
        nobody else does are apart."""

    @asynccontextmanager
    async def one(self, whose: str, where: str = "", last: bool = False) -> AsyncIterator[T]:
        """Borrow a thing: `whose` line it is, at which address (`where`), and whether it waits until nobody else does."""
        thing = await self._get(whose, (last, where))
        try:
            yield thing
        finally:
            self._give(thing)

    def waiting(self, whose: str, where: str = "") -> int:
        """How many stand in this line."""
        return len(self._lines.get((False, where), {}).get(whose, ()))

    def waiting_at(self, where: str) -> int:
        """Count those who wait at an address."""
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
        """Wait no longer; what was given in that very moment goes to the next."""
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
        """To the first of the line whose turn it is; that line and its address are then the last."""
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
