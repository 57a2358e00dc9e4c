"""Processes that run Python: none of them takes a file in the working folder for a library."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SAFE = "PYTHONSAFEPATH"
"""With it in the environment Python does not look for libraries in the working folder."""


def python_command(module: str, *args: str) -> list[str]:
    """Run a module of ours with this Python."""
    return [sys.executable, "-P", "-m", module, *args]


def safe_environment() -> dict[str, str]:
    """The environment for such a process, and for those that it starts itself."""
    return {**os.environ, SAFE: "1"}


@contextmanager
def safe_path() -> Iterator[None]:
    """Let libraries start processes of their own only in this way: they get the environment of this process."""
    before = os.environ.get(SAFE)
    os.environ[SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(SAFE, None)
        else:
            os.environ[SAFE] = before
