"""Work in small steps: a generator that yields after each step and returns its result.

A server runs the steps in short slices (`tables/services/slices.py`), other callers run them at once.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]


def run_at_once(work: Steps[T]) -> T:
    """Run all steps without a pause and return the result."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
