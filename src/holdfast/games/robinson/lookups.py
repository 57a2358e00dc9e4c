"""What is made once and kept."""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(dict[str, T], Generic[T]):
    """What is made of a word when it is first asked for, and kept."""

    def __init__(self, make: Callable[[str], T]) -> None:
        self.make = make

    def __missing__(self, word: str) -> T:
        self[word] = made = self.make(word)
        return made
