"""HTTP connections with deadlines for requests and a maximum number; over it the oldest connection is closed.

Seated players also connect this way, with one short request before their socket counts at a table
(`connection_limits.py`).
"""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from holdfast.server.websocket.transport import WebSocketTransport
from holdfast.tables.services.rate_limits import client_network

HEAD = 10.0
"""Seconds from the first byte of a request, or from the connection, until all headers have arrived."""
WHOLE = 60.0
"""Seconds until a request is read and answered."""


class OpenConnections:
    """All connections that are not sockets yet, by client network, the oldest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here = 0
        self._from: dict[str, dict[GuardedHttpProtocol, None]] = {}

    def enter(self, one: "GuardedHttpProtocol") -> None:
        """Add a connection; if there are too many, close the oldest one of the network with the most."""
        self._from.setdefault(one.address, {})[one] = None
        self.here += 1
        if self.here > self.most:
            crowded = max(self._from, key=lambda address: len(self._from[address]))
            next(iter(self._from[crowded])).show_out()

    def leave(self, one: "GuardedHttpProtocol") -> None:
        known = self._from.get(one.address, {})
        if one in known:
            del known[one]
            self.here -= 1
            if not known:
                del self._from[one.address]


class GuardedHttpProtocol(H11Protocol):
    """An HTTP connection with deadlines."""

    crowd: ClassVar[OpenConnections]
    address = ""
    _timer: asyncio.TimerHandle | None = None
    _hears: RequestResponseCycle | None = None
    """The request that the timer is for; None while its headers are arriving."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.ws_protocol_class = WebSocketTransport
        self.address = client_network(self.client[0] if self.client else "")
        self.crowd.enter(self)
        self._wait(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self._watch()

    def on_response_complete(self) -> None:
        self._wait(None)
        self._hears = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait(None)
        self.crowd.leave(self)
        super().handle_websocket_upgrade(event)

    def show_out(self) -> None:
        self.crowd.leave(self)
        self.transport.abort()

    def _watch(self) -> None:
        """Start the timer for a request that is being answered, or for one whose headers are arriving."""
        open_one = self.cycle if self.cycle is not None and not self.cycle.response_complete else None
        if open_one is None:
            if self._timer is None:
                self._wait(HEAD)
        elif open_one is not self._hears:
            self._hears = open_one
            self._wait(WHOLE)

    def _wait(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.show_out)


def door(most: int) -> type[Any]:
    """Create the protocol class of one server, with its own connections."""
    return type("OwnDoor", (GuardedHttpProtocol,), {"crowd": OpenConnections(most)})
