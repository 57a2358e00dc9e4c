"""The application: its routes, the socket, and what is said of whatever fails."""

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from holdfast.server import auth as seats
from holdfast.server.loop_watchdog import Watchdog, warn
from holdfast.server.middleware import SecurityMiddleware
from holdfast.server.routes.dependencies import HttpError, PackMissing, access_to, reply
from holdfast.server.routes.router import routes
from holdfast.server.static_files import client
from holdfast.server.storage.database import Database
from holdfast.server.websocket.endpoint import serve_socket
from holdfast.tables.errors import Rejected
from holdfast.tables.registry import Settings, TableRegistry
from holdfast.tables.services.packs import PackUnavailable
from holdfast.tables.services.rate_limits import Buckets
from holdfast.tables.services.texts import supported_language, table_texts
from holdfast.tables.storage_errors import StorageLost, StorageUnavailable

log = logging.getLogger("holdfast.server")
LONGEST_REASON = 120
"""Bytes of the reason for which a socket is closed, which a browser may show."""


def make_app(database: Database, settings: Settings | None = None, mark: str = "") -> Starlette:
    """`mark` is what a second start on the same computer knows this server by; it tells nothing else."""
    settings = settings or Settings()
    hall = TableRegistry(database, settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with Watchdog(warn).watching() if settings.debug else contextlib.nullcontext():
            await hall.open()
            try:
                yield
            finally:
                await hall.close()

    app = Starlette(
        routes=[
            *routes(),
            WebSocketRoute("/api/tables/{id}/socket", socket),
            Route("/{path:path}", client, methods=["GET"]),
        ],
        exception_handlers={
            HttpError: http_error,
            StorageUnavailable: unavailable,
            PackUnavailable: pack_missing,
            Rejected: bad_request,
            ClientDisconnect: table_deleted,
            500: internal_error,
        },
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.mark = mark
    limits = settings.limits
    app.state.buckets = {
        "creating": Buckets(limits.creating),
        "joining": Buckets(limits.joining),
        "asking": Buckets(limits.asking),
        "guessing": Buckets(limits.guessing),
    }
    app.add_middleware(SecurityMiddleware, hosts=settings.hosts, public=settings.public)
    return app


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return reply({"error": error.message}, error.status)


async def bad_request(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 503)


async def pack_missing(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 409)


async def unavailable(request: Request, error: Exception) -> Response:
    log.warning("%s %s: %s", request.method, request.url.path, error)
    message = "the database cannot be reached or written now; nothing was changed, try again in a moment"
    if isinstance(error, StorageLost):
        message = "the file in which games are kept was deleted or replaced under the server; nothing was changed"
    return reply({"error": message}, 503)


async def table_deleted(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle of it: nobody hears this."""
    return reply({"error": "this was not sent to its end"}, 400)


async def internal_error(request: Request, error: Exception) -> Response:
    return reply({"error": "this failed; nothing was changed"}, 500)


async def socket(websocket: WebSocket) -> None:
    """A seat's line to its table."""
    hall: TableRegistry = websocket.app.state.hall
    who = seats.device_of(websocket)
    try:
        here = await access_to(hall, websocket.path_params["id"], who)
    except PackMissing as error:
        says = table_texts(supported_language(websocket.query_params.get("lang"))).say(
            "packs-missing", names=", ".join(error.missing)
        )
        await websocket.accept()
        await websocket.send_json({"type": "error", "message": says, "code": "packs-missing"})
        await websocket.close(1008, says.encode()[:LONGEST_REASON].decode(errors="ignore"))
        return
    except (HttpError, StorageUnavailable, Rejected):
        await websocket.close(1008)
        return
    wish = websocket.query_params.get("seat", "")
    seat = int(wish) if wish.isdecimal() and len(wish) < 3 else None
    await serve_socket(hall, here.table, websocket, who, supported_language(websocket.query_params.get("lang")), seat)
