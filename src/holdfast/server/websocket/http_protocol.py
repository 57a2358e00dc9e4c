"""The door: a request has so long to be spoken, and whoever only stands in it makes room for the next.

Seated players come through it too, each with one short request before his socket is a place at a table (`places.py`).
"""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from holdfast.server.websocket.transport import WebSocketTransport
from holdfast.tables.services.rate_limits import client_network

HEAD = 10.0
"""Seconds from the first byte of a request, or from the connection, until all its headers are there."""
WHOLE = 60.0
"""Seconds until a request is read and answered."""


class OpenConnections:
    """All connections that are no sockets yet, by where they come from, the oldest first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.here = 0
        self._from: dict[str, dict[GuardedHttpProtocol, None]] = {}

    def enter(self, one: "GuardedHttpProtocol") -> None:
        """One more; where there are too many, the oldest from where most come is shown out."""
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
    """A connection that is spoken over in requests."""

    crowd: ClassVar[OpenConnections]
    address = ""
    _timer: asyncio.TimerHandle | None = None
    _hears: RequestResponseCycle | None = None
    """The request that the timer is for; none while its headers are still coming."""

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
        """What has come so far belongs to a request that is being answered, or to one whose headers are still coming."""
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
    """The protocol of one server, with connections of its own."""
    return type("OwnDoor", (GuardedHttpProtocol,), {"crowd": OpenConnections(most)})
