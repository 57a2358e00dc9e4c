"""How a socket comes to a table: somebody sits down there, or watches."""

from starlette.websockets import WebSocket

from holdfast.core.engine.effect import Seat
from holdfast.tables.client import FULL, Client
from holdfast.tables.commands import CommandDispatcher, leave
from holdfast.tables.records import SPECTATOR
from holdfast.tables.registry import TableRegistry
from holdfast.tables.services.rate_limits import client_network
from holdfast.tables.table import Table


async def serve_socket(
    hall: TableRegistry, table: Table, socket: WebSocket, who: str, lang: str, wish: Seat | None
) -> None:
    """A place is taken before anybody is let in. Then the request is over, and the socket goes on by itself."""
    connection = Client(hall, table, socket.state.line, who, lang)
    connection.patches = socket.query_params.get("patches") == "1"
    connection.reseat(await hall.seating.seats_of(who, table.id))
    connection.address = client_network(socket.client.host if socket.client else "")
    if not hall.places.take(connection, connection.address):
        await socket.close(FULL)
        return
    try:
        await _join(hall, connection, socket, wish)
    except BaseException:
        await leave(connection)
        raise


async def _join(hall: TableRegistry, connection: Client, socket: WebSocket, wish: Seat | None) -> None:
    table, you = connection.table, connection.you
    asked = [seat for seat in table.asked if seat in you]
    connection.seat = wish if wish in you else asked[0] if asked else min(you) if you else None
    await socket.accept()
    await connection.learn(connection.lang)
    for said in await hall.store.chat(table.id):
        seat = None if said.seat == SPECTATOR else said.seat
        connection.send(
            {"type": "chat", "seat": seat, "name": said.name, "text": said.text, "at": said.at, "old": True}
        )
    table.connections.add(connection)
    await hall.come(table)
    if any(len(table.sitters.get(seat, ())) > 1 for seat in you):
        connection.tell("second-browser")
    if table.by_order() is None:  # else it is shown when the standing orders are done
        connection.refresh()
    connection.line.seat(CommandDispatcher(connection))
