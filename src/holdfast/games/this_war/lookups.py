"""What is made once and looked up again and again."""

from collections.abc import Callable
from typing import Generic, TypeVar

from holdfast.core.content import Content
from holdfast.core.effect import Seat

T = TypeVar("T")
MOST_CONTENTS = 16


class PerContent(dict[Content, T], Generic[T]):
    """What is the same for all games with the same cards, made when it is first asked for; the oldest is forgotten."""

    def __init__(self, make: Callable[[Content], T]) -> None:
        self.make = make

    def __missing__(self, content: Content) -> T:
        if len(self) >= MOST_CONTENTS:
            self.pop(next(iter(self)), None)
        self[content] = made = self.make(content)
        return made


class Made(dict[int, T], Generic[T]):
    """Few things with numbers, each made when it is first asked for."""

    def __init__(self, make: Callable[[int], T]) -> None:
        self.make = make

    def __missing__(self, at: int) -> T:
        self[at] = made = self.make(at)
        return made


class PerSeat(dict[int, T], Generic[T]):
    """What a seat does with one of `n` people, kinds of token or the like, by `seat * n + i`; made when it is first asked
    for."""

    def __init__(self, n: int, make: Callable[[Seat, int], T]) -> None:
        self.n = n
        self.make = make

    def __missing__(self, at: int) -> T:
        self[at] = made = self.make(*divmod(at, self.n))
        return made
