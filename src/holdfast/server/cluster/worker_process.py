"""One of several processes behind a port: a whole server, which ends with its parent."""

import asyncio
import contextlib
import os
import pickle
import socket
import sys
import threading
from pathlib import Path

from holdfast.core.engine.effect import Record
from holdfast.server import log_filter as logs
from holdfast.server.app import make_app
from holdfast.server.cluster.socket_handoff import SocketHandoff
from holdfast.server.context import Settings
from holdfast.server.run import Server, config
from holdfast.server.storage.database import database
from holdfast.server.websocket.http_protocol import GuardedHttpProtocol


class WorkerConfig(Record):
    """What all of them are told."""

    url: str
    settings: Settings
    mark: str
    folder: str = ""
    """Where they have their letter boxes."""

    @property
    def count(self) -> int:
        return self.settings.processes


class ClusterWorker(Server):
    """Takes who is handed on to it, says when it is ready, and ends with its parent."""

    def __init__(self, told: WorkerConfig, number: int, ready: int) -> None:
        self.neighbours = SocketHandoff(Path(told.folder), number, told.count)
        app = make_app(database(told.url), told.settings, told.mark)
        super().__init__(config(app, told.settings.limits, self.neighbours), "")
        self._ready = ready
        self._orphan = False
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.neighbours.open(self._welcome)
            threading.Thread(target=self._wait, daemon=True).start()
            os.write(self._ready, b"ready\n")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.neighbours.close()
        if self._orphan:
            self.neighbours.leave()
        await super().shutdown(sockets)

    def _wait(self) -> None:
        """The parent says nothing more; when its end of the line is closed, it is gone."""
        with contextlib.suppress(OSError):
            sys.stdin.buffer.read()
        self._orphan = self.should_exit = True

    def _welcome(self, sock: socket.socket, data: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._let_in(sock, data))
        self._coming.add(task)
        task.add_done_callback(self._coming.discard)

    async def _let_in(self, sock: socket.socket, data: bytes) -> None:
        """As if he had come here at once."""

        def door() -> asyncio.Protocol:
            made: GuardedHttpProtocol = self.config.http_protocol_class(  # type: ignore[assignment, call-arg]
                config=self.config, server_state=self.server_state, app_state=self.lifespan.state
            )
            made.said = data
            return made

        sock.setblocking(False)
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(door, sock)


def main(number: int, door: int) -> None:
    """The whole life of such a process. What is printed is none of the parent's business."""
    logs.install()
    told: WorkerConfig = pickle.load(sys.stdin.buffer)
    ready = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    server = ClusterWorker(told, number, ready)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[socket.socket(fileno=door)]))


if __name__ == "__main__":
    from holdfast.server.cluster import worker_process as worker  # under its own name, by which the parent knows `Told`

    worker.main(*[int(word) for word in sys.argv[1:]])
