"""The door: a request has so long to be spoken, and whoever only stands in it makes room for the next.

Seated players come through it too, each with one short request before his socket is a place at a table (`places.py`).
"""

import asyncio
from typing import TYPE_CHECKING, Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from holdfast.server.websocket.transport import WebSocketTransport
from holdfast.tables.services.rate_limits import client_network

if TYPE_CHECKING:
    from holdfast.server.cluster.socket_handoff import SocketHandoff

HEAD = 10.0
"""Seconds from the first byte of a request, or from the connection, until all its headers are there."""
WHOLE = 60.0
"""Seconds until a request is read and answered."""
AGAIN, TRIES = 0.02, 50
"""Seconds until somebody is handed on once more to a process that had too much to do, and how often."""


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
    neighbours: ClassVar["SocketHandoff | None"] = None
    """The other processes behind this port, where there are some."""
    address = ""
    said = b""
    """What was said already to another process, which handed us this connection."""
    _tries = 0
    _timer: asyncio.TimerHandle | None = None
    _hears: RequestResponseCycle | None = None
    """The request that the timer is for; none while its headers are still coming."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.ws_protocol_class = WebSocketTransport
        self.address = client_network(self.client[0] if self.client else "")
        self.crowd.enter(self)
        self._wait(HEAD)
        if self.said:
            self.loop.call_soon(self.data_received, self.said)  # before anything that comes now

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self.crowd.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.neighbours is not None and self._handed_on(self.neighbours, data):
            return
        super().data_received(data)
        if self.transport.get_protocol() is self and not self.transport.is_closing():
            self._watch()

    def _handed_on(self, neighbours: "SocketHandoff", data: bytes) -> bool:
        """Whether this is no longer ours: a request for a table that is at home elsewhere, before anything of it is read."""
        if self.transport.is_closing() or not self._between_requests():
            return False
        try:
            gone = neighbours.hand_on(self.transport.get_extra_info("socket").fileno(), data)
        except BlockingIOError:
            self._tries += 1
            if self._tries > TRIES:
                return False
            self.transport.pause_reading()
            self.loop.call_later(AGAIN, self._once_more, data)
            return True
        if gone:
            self.show_out()  # our end of it, over which nothing is said
        return gone

    def _once_more(self, data: bytes) -> None:
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(data)

    def _between_requests(self) -> bool:
        answered = self.cycle is None or self.cycle.response_complete
        silent = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        return answered and silent and not self.transport.get_write_buffer_size()

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


def door(most: int, neighbours: "SocketHandoff | None" = None) -> type[Any]:
    """A door of its own for one server, or one of several processes."""
    return type("OwnDoor", (GuardedHttpProtocol,), {"crowd": OpenConnections(most), "neighbours": neighbours})
