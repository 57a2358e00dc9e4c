"""A socket from its first message to its last: somebody sits down at a table, or watches."""

import asyncio
import contextlib
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from holdfast.core.engine.effect import Seat
from holdfast.server.keeping.rows import WATCHER
from holdfast.server.sockets.connection import Connection
from holdfast.server.sockets.hearing import Hearing
from holdfast.server.tables.hall import Hall
from holdfast.server.tables.table import Table
from holdfast.server.web.limits import neighbourhood
from holdfast.server.words import learn

FAREWELL = 2.0
FAILED, FULL = 1011, 1013
log = logging.getLogger("holdfast.server")


async def serve(hall: Hall, table: Table, socket: WebSocket, who: str, lang: str, wish: Seat | None) -> None:
    """A socket from its first message to its last; its place is taken before it is let in."""
    connection = Connection(hall, table, socket, who, lang)
    connection.patches = socket.query_params.get("patches") == "1"
    connection.reseat(await hall.seating.seats_of(who, table.id))
    if not hall.places.take(connection, neighbourhood(socket.client.host if socket.client else "")):
        await socket.close(FULL)
        return
    try:
        await _sit(hall, connection, wish)
    finally:
        hall.places.leave(connection)


async def _sit(hall: Hall, connection: Connection, wish: Seat | None) -> None:
    table, socket, you = connection.table, connection.socket, connection.you
    asked = [seat for seat in table.asked if seat in you]
    connection.seat = wish if wish in you else asked[0] if asked else min(you) if you else None
    await socket.accept()
    await learn(table.kind, table.game.world.content, connection.lang)
    for said in await hall.store.chat(table.id):
        seat = None if said.seat == WATCHER else said.seat
        connection.send(
            {"type": "chat", "seat": seat, "name": said.name, "text": said.text, "at": said.at, "old": True}
        )
    table.connections.add(connection)
    writer = hall.later(_writing(connection))
    try:
        await hall.come(table)
        if any(len(table.sitters.get(seat, ())) > 1 for seat in you):
            connection.tell("second-browser")
        if table.by_order() is None:  # else it is shown when the standing orders are done
            connection.refresh()
        await Hearing(connection).read()
    finally:
        table.connections.discard(connection)
        table.let_go()
        if connection.closing:
            await asyncio.wait({writer}, timeout=FAREWELL)
        writer.cancel()
        if socket.application_state is WebSocketState.CONNECTED and socket.client_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError):
                await socket.close()
        await hall.come(table)


async def _writing(connection: Connection) -> None:
    """A socket that is gone while we write is gone; one that cannot be told something is let go, to come again."""
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await connection.write()
    except Exception:
        log.exception("table %s could not be told to seat %s", connection.table.id, connection.seat)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await connection.socket.close(FAILED)
