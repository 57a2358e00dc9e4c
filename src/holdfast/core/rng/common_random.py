"""Common random numbers of sampled worlds: diverged games get the same outcomes for the same actions.

A single stream would diverge as soon as one game rolls one die more than the other. Here every place in the rules that
rolls has its own stream, and so has every size of pool that is drawn from; all restart with each round. Answers that
are tried in copies of one world differ by their effects and hardly by luck, so their differences need two to three
times fewer worlds. For search only: nothing can be dictated or saved.
"""

import sys
from types import CodeType
from typing import Any
from zlib import crc32

from msgspec import field

from holdfast.core.engine.effect import mutable_struct
from holdfast.core.rng.stream import INCREMENT, MASK, MAX_OUTCOMES, MULTIPLIER, EndlessRolls, RandomStream, splitmix64

Place = tuple[CodeType | None, int]
"""The code that rolls (none for draws) and the number of outcomes."""


@mutable_struct
class CommonRandomStream(RandomStream):
    """A generator with one stream per place. `state` seeds all of them."""

    streams: dict[Any, int] = field(default_factory=dict)

    def below(self, n: int) -> int:
        return self._next((sys._getframe(1).f_code, n), n)

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        place = (sys._getframe(1).f_code, sides)
        return tuple([self._next(place, sides) for _ in range(dice)])

    def lot(self, n: int, told: list[int]) -> int:
        self.closed.append(len(self.record))
        return self._next((None, n), n)

    def _next(self, place: Place, n: int) -> int:
        if len(self.record) >= MAX_OUTCOMES:
            raise EndlessRolls
        state = self.streams.get(place)
        if state is None:
            state = self._begun(place)
        self.streams[place] = state = (state * MULTIPLIER + INCREMENT) & MASK
        self.used += 1
        outcome = (state >> 32) * n >> 32
        self.record.append(outcome)
        return outcome

    def _begun(self, place: Place) -> int:
        """Return the start of a stream, derived from names so that it is the same in every process."""
        code, n = place
        return splitmix64(self.state ^ crc32(f"{code.co_qualname if code else ''} {n}".encode()))

    def begin(self, clock: int) -> None:
        """Start a new round with the same luck in all games, regardless of their earlier draws."""
        self.state = splitmix64(self.state + clock)
        self.streams.clear()

    def branch(self, seed: int | None) -> RandomStream:
        if seed is not None:
            return RandomStream(splitmix64(seed * 2 + 1) ^ self.state, self.used)
        return CommonRandomStream(self.state, self.used, streams=self.streams.copy())
