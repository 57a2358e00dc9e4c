"""The opening of a socket: a client joins its table."""

from collections.abc import Callable
from typing import Any

from starlette.websockets import WebSocket

from holdfast.core.engine.effect import Seat
from holdfast.server.context import ServerContext
from holdfast.server.websocket.transport import WebSocketTransport
from holdfast.tables.client import FULL, Client
from holdfast.tables.commands import CommandDispatcher
from holdfast.tables.records import SPECTATOR
from holdfast.tables.services.rate_limits import client_network
from holdfast.tables.table import Table


class SocketReceiver:
    """Passes the messages of a socket on to its client's dispatcher."""

    __slots__ = ("_receive", "on_ready")

    def __init__(self, dispatcher: CommandDispatcher) -> None:
        self._receive = dispatcher.receive
        self.on_ready: Callable[[], None] = dispatcher.client.write_soon

    def put_nowait(self, message: Any) -> None:
        received = message["type"] == "websocket.receive"
        self._receive((message.get("text") or message.get("bytes") or b"") if received else None)


async def serve_socket(
    context: ServerContext, table: Table, socket: WebSocket, device: str, lang: str, seat: Seat | None
) -> None:
    """Reserve a connection, then let the client join. The socket stays open when this returns."""
    transport: WebSocketTransport = socket.state.transport
    client = Client(table, transport, device, lang)
    client.patches = socket.query_params.get("patches") == "1"
    client.reseat(await context.store.seats_of(device, table.id))
    client.address = client_network(socket.client.host if socket.client else "")
    if not context.connections.take(client, client.address):
        await socket.close(FULL)
        return

    async def leave() -> None:
        transport.detach()
        context.connections.leave(client)
        await context.registry.leave(client)

    try:
        await _join(context, client, socket, seat)
        transport.attach(SocketReceiver(CommandDispatcher(context.registry, client, leave)))
    except BaseException:
        await leave()
        raise


async def _join(context: ServerContext, client: Client, socket: WebSocket, seat: Seat | None) -> None:
    table, you = client.table, client.you
    asked = [one for one in table.asked if one in you]
    client.seat = seat if seat in you else asked[0] if asked else min(you) if you else None
    await socket.accept()
    await client.learn(client.lang)
    for line in await context.store.chat(table.id):
        speaker = None if line.seat == SPECTATOR else line.seat
        client.send({"type": "chat", "seat": speaker, "name": line.name, "text": line.text, "at": line.at, "old": True})
    await context.registry.join(client)
    if any(len(table.sitters.get(one, ())) > 1 for one in you):
        client.tell("second-browser")
    if table.by_order() is None:  # otherwise it is sent when the standing orders are done
        client.refresh()
