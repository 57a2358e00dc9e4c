"""A socket as it goes over the wire. Once somebody sits at it nothing waits here for what he may say, no task and no queue:
of many sockets most are silent, and each holds as little as it can."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

UNHURRIED = asyncio.Event()
UNHURRIED.set()
"""For whoever would wait until a socket takes more: those at a table are told so by it."""


class MessageReceiver(Protocol):
    """Who sits at a socket."""

    def put_nowait(self, said: Any) -> None:
        """A message, or that the socket is gone."""

    def ready(self) -> None:
        """The socket takes more."""


class NoReceiver:
    """Has sat at a socket and is gone."""

    def put_nowait(self, said: Any) -> None:
        """Nobody hears it."""


NO_RECEIVER = NoReceiver()


class WebSocketTransport(WebSocketsSansIOProtocol):
    """Uvicorn opens it and speaks its frames. Who does not listen is not listened to: else answers to his pings would pile up
    here without end."""

    ear: MessageReceiver | None = None
    full = False
    """It takes no more for now."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    async def run_asgi(self) -> None:
        """The request by which it came; where that has found a place, the socket stays when it is answered. It will wait for
        long, and holds nothing of the request."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.ear is None and self.close_timer is None:
            self.transport.close()
        self.request.headers.clear()  # its parser holds on to it
        del self.scope, self.request, self.response

    def seat(self, ear: MessageReceiver) -> None:
        """From now on somebody sits here. What came already comes first."""
        came, self.ear = self.queue, ear
        self.queue, self.writable = ear, UNHURRIED  # type: ignore[assignment]
        while not came.empty():
            ear.put_nowait(came.get_nowait())
        ear.ready()

    def rise(self) -> None:
        """Nobody sits here any more."""
        self.ear, self.queue = None, NO_RECEIVER  # type: ignore[assignment]

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to do that the server waits for before it ends."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    @property
    def takes_more(self) -> bool:
        return self.ear is not None and not self.full and self.conn.state is State.OPEN and not self.disconnected

    def say(self, message: bytes) -> None:
        """A whole message, as text."""
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def listen(self) -> None:
        """What was said has been heard: more may come."""
        if self.read_paused:
            self.read_paused = False
            if not self.full:
                self.transport.resume_reading()

    def hang_up(self, code: int) -> None:
        """Say why, and wait a while for the other end to say so too."""
        if self.transport.is_closing() or self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.listen()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def cut_off(self) -> None:
        """Who cannot even be told that he is shown out."""
        if not self.close_sent:
            self.transport.abort()

    def pause_writing(self) -> None:
        self.full = True
        if self.ear is None:
            super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if not self.read_paused:
            self.transport.resume_reading()
        if self.ear is not None:
            self.ear.ready()
