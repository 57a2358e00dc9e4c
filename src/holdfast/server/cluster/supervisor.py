"""The parent of several processes behind one port: it holds the port, starts them, and starts anew whoever was lost.

It keeps no table and answers nobody. Who comes while a process is missing is answered by another.
"""

import contextlib
import logging
import pickle
import selectors
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from subprocess import PIPE
from types import FrameType, TracebackType

from holdfast.core.engine.effect import replace
from holdfast.core.python_process import python_command, safe_environment
from holdfast.server.cluster.worker_process import WorkerConfig

log = logging.getLogger("holdfast.server")
SOON = 1.0
"""Seconds from one start of a process to the next, where it is lost again and again."""
FAREWELL = 10.0
"""Seconds that a process has to end before it is ended."""


class CouldNotStart(Exception):
    """One of the processes ended before all were ready; it has said why."""


class Child:
    """One process. What it is told comes by its input, which stays open as long as we live; it says one line, when it is ready."""

    def __init__(self, told: WorkerConfig, number: int, door: socket.socket) -> None:
        self.number = number
        self.ready = False
        self.began = time.monotonic()
        at = door.fileno()
        run = python_command("holdfast.server.cluster.worker_process", str(number), str(at))
        self.process = subprocess.Popen(run, stdin=PIPE, stdout=PIPE, pass_fds=(at,), env=safe_environment())
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.says = self.process.stdout
        with contextlib.suppress(BrokenPipeError):
            pickle.dump(told, self.process.stdin)
            self.process.stdin.flush()

    def hear(self) -> bool:
        """Whether it is there still."""
        said = bool(self.says.readline())
        self.ready = self.ready or said
        return said

    def gone(self) -> None:
        """Until nothing is left of it."""
        assert self.process.stdin is not None
        with contextlib.suppress(OSError):
            self.process.stdin.close()
        try:
            self.process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.says.close()


class Supervisor:
    """Serves until it is told to stop; `with` it, so that whatever happens no child is left."""

    def __init__(self, told: WorkerConfig, door: socket.socket) -> None:
        self._rooms = tempfile.TemporaryDirectory(prefix="holdfast-")  # for this user alone
        self.folder = Path(self._rooms.name)
        self._told = replace(told, folder=self._rooms.name)
        self._door = door
        self._children: list[Child] = []
        self._lines = selectors.DefaultSelector()

    def __enter__(self) -> "Supervisor":
        self._before = signal.signal(signal.SIGTERM, _interrupt)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for child in self._children:
            child.process.terminate()
        for child in self._children:
            child.gone()
        self._lines.close()
        self._door.close()
        self._rooms.cleanup()
        signal.signal(signal.SIGTERM, self._before)

    def serve(self, ready: Callable[[], None]) -> None:
        """Raises CouldNotStart. `ready` is called once, when all of them are."""
        for number in range(self._told.count):
            self._children.append(self._begun(number))
        while not all(child.ready for child in self._children):
            if self._lost():
                raise CouldNotStart
        ready()
        while True:
            for child in self._lost():
                self._again(child)

    def _begun(self, number: int) -> Child:
        child = Child(self._told, number, self._door)
        self._lines.register(child.says, selectors.EVENT_READ, child)
        return child

    def _lost(self) -> list[Child]:
        """Wait until one of them says something, or is gone; who is."""
        heard = [key.data for key, _ in self._lines.select()]
        return [child for child in heard if not child.hear()]

    def _again(self, child: Child) -> None:
        """Started anew, in the same place. Who sat there comes again by himself, and every answer is written down."""
        self._lines.unregister(child.says)
        child.gone()
        log.error("process %s ended (%s) and is started anew", child.number, child.process.returncode)
        time.sleep(max(0.0, child.began + SOON - time.monotonic()))
        self._children[child.number] = self._begun(child.number)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
