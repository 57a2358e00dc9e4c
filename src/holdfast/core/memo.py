"""Tables that fill themselves: what is made when it is first asked for, and kept.

A look-up costs a third of a hit in an `lru_cache` (bench/README.md). Keep only what never changes.
"""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Seat

K = TypeVar("K", bound=Hashable)
T = TypeVar("T")
MAX_ENTRIES = 1 << 16
MAX_CONTENTS = 16


class Memo(dict[K, T], Generic[K, T]):
    """What is made of a key; should there ever be too many, the oldest is forgotten."""

    most = MAX_ENTRIES

    def __init__(self, make: Callable[[K], T]) -> None:
        self.make = make

    def __missing__(self, key: K) -> T:
        if len(self) >= self.most:
            self.pop(next(iter(self)), None)
        self[key] = made = self.make(key)
        return made


class MemoPerContent(Memo[Content, T]):
    """What is the same for all games with the same cards."""

    most = MAX_CONTENTS


class MemoPerSeat(Memo[tuple[Seat, int], T]):
    """What a seat does with one of several people, kinds of token or the like, by seat and number."""

    def __init__(self, make: Callable[[Seat, int], T]) -> None:
        super().__init__(lambda at: make(*at))
