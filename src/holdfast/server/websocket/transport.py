"""The `Outbox` over a WebSocket. A socket with a receiver needs no task and no queue: most sockets are silent, and each
uses as little memory as it can."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

UNHURRIED = asyncio.Event()
UNHURRIED.set()
"""Replaces uvicorn's event: receivers are called when the socket takes more."""


class MessageReceiver(Protocol):
    """The receiver of a socket's ASGI messages."""

    def put_nowait(self, message: Any) -> None:
        """Accept a message, or the end of the connection."""

    def on_ready(self) -> None:
        """Handle that the socket accepts more data."""


class NoReceiver:
    """A receiver for a socket that no client uses any more."""

    def put_nowait(self, message: Any) -> None:
        """Drop the message."""


NO_RECEIVER = NoReceiver()


class WebSocketTransport(WebSocketsSansIOProtocol):
    """A socket that uvicorn opened; while its buffer is full nothing is read, because answers to pings would pile up."""

    receiver: MessageReceiver | None = None
    full = False
    """Whether the buffer is full."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["transport"] = self

    async def run_asgi(self) -> None:
        """Run the opening request; a socket with a receiver stays open after it and keeps nothing of the request."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.receiver is None and self.close_timer is None:
            self.transport.close()
        self.request.headers.clear()  # its parser has a reference to it
        del self.scope, self.request, self.response

    def attach(self, receiver: MessageReceiver) -> None:
        """Send messages to a receiver from now on, first those that have already arrived."""
        came, self.receiver = self.queue, receiver
        self.queue, self.writable = receiver, UNHURRIED  # type: ignore[assignment]
        while not came.empty():
            receiver.put_nowait(came.get_nowait())
        receiver.on_ready()

    def detach(self) -> None:
        """Drop messages from now on."""
        self.receiver, self.queue = None, NO_RECEIVER  # type: ignore[assignment]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that the server finishes before it ends."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    @property
    def ready(self) -> bool:
        return self.receiver is not None and not self.full and self.conn.state is State.OPEN and not self.disconnected

    def write(self, message: bytes) -> None:
        """Send one text message."""
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def resume(self) -> None:
        """Deliver further messages."""
        if self.read_paused:
            self.read_paused = False
            if not self.full:
                self.transport.resume_reading()

    def close(self, code: int) -> None:
        """Close with a code and wait a while for the other end to close too."""
        if self.transport.is_closing() or self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def abort(self) -> None:
        """Drop a connection that was not closed in time."""
        if not self.close_sent:
            self.transport.abort()

    def pause_writing(self) -> None:
        self.full = True
        if self.receiver is None:
            super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if not self.read_paused:
            self.transport.resume_reading()
        if self.receiver is not None:
            self.receiver.on_ready()
