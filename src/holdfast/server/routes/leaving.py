"""Requests by which somebody goes: from one table, or from the server with all that is his."""

from starlette.requests import Request
from starlette.responses import Response

from holdfast.server import auth as seats
from holdfast.server.routes.dependencies import NO_TABLE, HttpError, find_own_table, registry_of, reply
from holdfast.tables.records import cluster_event
from holdfast.tables.registry import TableRegistry


async def leave(request: Request) -> Response:
    """Get up for good from a table that somebody else hosts."""
    hall, id, who = registry_of(request), request.path_params["id"], seats.device_of(request)
    row = await find_own_table(hall, id, who)
    if row is None:
        raise HttpError(404, NO_TABLE)
    if row.host == who:
        raise HttpError(409, "this table is yours: delete it instead")
    await _leave(hall, id, who)
    return reply({})


async def delete_my_data(request: Request) -> Response:
    """Delete all that is kept of this browser: the tables it hosts, and its seats, names and words at those of others."""
    hall, who = registry_of(request), seats.device_of(request)
    deleted = left = 0
    while rows := await hall.store.tables_of(who) if who else []:
        for row in rows:
            if row.host == who:
                await hall.store.delete(row.id, cluster_event(row.id, "deleted"))
                deleted += 1
            else:
                await _leave(hall, row.id, who)
                left += 1
    response = reply({"deleted": deleted, "left": left})
    seats.clear_cookie(response, request)
    return response


async def _leave(hall: TableRegistry, id: str, who: str) -> None:
    await hall.seating.leave(id, who, cluster_event(id, "left", who=who), cluster_event(id, "seats"))
