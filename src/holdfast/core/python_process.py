"""Python subprocesses that do not import modules from the working directory."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SAFE = "PYTHONSAFEPATH"
"""The environment variable that keeps Python from importing modules from the working directory."""


def python_command(module: str, *args: str) -> list[str]:
    """Return the command that runs one of our modules with this Python."""
    return [sys.executable, "-P", "-m", module, *args]


def safe_environment() -> dict[str, str]:
    """Return the environment for such a process and its children."""
    return {**os.environ, SAFE: "1"}


@contextmanager
def safe_path() -> Iterator[None]:
    """Set the environment of this process so that libraries start their subprocesses in the same way."""
    before = os.environ.get(SAFE)
    os.environ[SAFE] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop(SAFE, None)
        else:
            os.environ[SAFE] = before
