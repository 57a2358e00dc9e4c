"""Requests to leave one table, or to delete all data of a browser."""

from starlette.requests import Request
from starlette.responses import Response

from holdfast.server import auth
from holdfast.server.context import ServerContext
from holdfast.server.responses import HttpError, reply
from holdfast.server.routes.dependencies import NO_TABLE, context_of, find_own_table
from holdfast.tables.records import cluster_event


async def leave(request: Request) -> Response:
    """Leave a table of another host for good."""
    context, id, who = context_of(request), request.path_params["id"], auth.device_of(request)
    row = await find_own_table(context, id, who)
    if row is None:
        raise HttpError(404, NO_TABLE)
    if row.host == who:
        raise HttpError(409, "this table is yours: delete it instead")
    await _leave(context, id, who)
    return reply({})


async def delete_my_data(request: Request) -> Response:
    """Delete all data of this browser: the tables it hosts, and its seats, names and chat lines at others."""
    context, who = context_of(request), auth.device_of(request)
    deleted = left = 0
    while rows := await context.store.tables_of(who) if who else []:
        for row in rows:
            if row.host == who:
                await context.store.delete(row.id, cluster_event(row.id, "deleted"))
                deleted += 1
            else:
                await _leave(context, row.id, who)
                left += 1
    response = reply({"deleted": deleted, "left": left})
    auth.clear_cookie(response, request)
    return response


async def _leave(context: ServerContext, id: str, who: str) -> None:
    await context.seats.leave(id, who, cluster_event(id, "left", who=who), cluster_event(id, "seats"))
