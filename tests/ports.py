"""Ports for servers that are started again on the same one."""

import os
import socket


def free_port(above: int = 0) -> int:
    """A port that is free now and that nobody else is given meanwhile; higher than one that was found before.

    It lies below those that the system hands out by itself, in a range of this worker's own: neither a client's
    connection nor the test beside it can take it while its server is away.
    """
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first = 21_000 + 1_000 * (worker % 8) + os.getpid() % 900
    for port in range(max(first, above + 1), first + 100):
        with socket.socket() as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                door.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError(f"no port is free from {first} on")
