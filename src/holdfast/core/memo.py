"""Memo tables: values computed on first access and stored.

A look-up costs a third of an `lru_cache` hit (bench/README.md). Store only values that never change.
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
    """Values computed per key; above the size limit the oldest is dropped."""

    most = MAX_ENTRIES

    def __init__(self, make: Callable[[K], T]) -> None:
        self.make = make

    def __missing__(self, key: K) -> T:
        if len(self) >= self.most:
            self.pop(next(iter(self)), None)
        self[key] = made = self.make(key)
        return made


class MemoPerContent(Memo[Content, T]):
    """Values that are equal for all games with the same cards."""

    most = MAX_CONTENTS


class MemoPerSeat(Memo[tuple[Seat, int], T]):
    """Values per seat and number, such as what a seat does with one of several people or kinds of token."""

    def __init__(self, make: Callable[[Seat, int], T]) -> None:
        super().__init__(lambda at: make(*at))
