"""The application: routes, the socket, error responses."""

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from holdfast.server import auth
from holdfast.server.context import ServerContext, Settings, make_context
from holdfast.server.loop_watchdog import Watchdog, warn
from holdfast.server.middleware import SecurityMiddleware
from holdfast.server.responses import HttpError, PackMissing, reply
from holdfast.server.routes.dependencies import access_to
from holdfast.server.routes.router import routes
from holdfast.server.static_files import client
from holdfast.server.storage.database import Database
from holdfast.server.websocket.endpoint import serve_socket
from holdfast.tables.errors import Busy, Rejected, StorageLost, StorageUnavailable
from holdfast.tables.services.packs import PackUnavailable
from holdfast.tables.services.texts import supported_language, table_texts

log = logging.getLogger("holdfast.server")
LONGEST_REASON = 120
"""Maximum length in bytes of the reason for closing a socket."""


def make_app(database: Database, settings: Settings | None = None, mark: str = "") -> Starlette:
    """Make the application; `mark` identifies this server to a second start on the same computer."""
    settings = settings or Settings()
    context = make_context(database, settings, mark)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with Watchdog(warn).watching() if settings.debug else contextlib.nullcontext():
            await context.open()
            try:
                yield
            finally:
                await context.close()

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
            Rejected: not_now,
            Busy: not_now,
            ClientDisconnect: client_gone,
            500: internal_error,
        },
        lifespan=lifespan,
    )
    app.state.context = context
    app.add_middleware(SecurityMiddleware, hosts=settings.hosts, public=settings.public)
    return app


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HttpError)
    return reply({"error": error.message}, error.status)


async def not_now(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 503)


async def pack_missing(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 409)


async def unavailable(request: Request, error: Exception) -> Response:
    log.warning("%s %s: %s", request.method, request.url.path, error)
    message = "the database cannot be reached or written now; nothing was changed, try again in a moment"
    if isinstance(error, StorageLost):
        message = "the file in which games are kept was deleted or replaced under the server; nothing was changed"
    return reply({"error": message}, 503)


async def client_gone(request: Request, error: Exception) -> Response:
    """Answer a request whose client has disconnected; no one reads this response."""
    return reply({"error": "this was not sent to its end"}, 400)


async def internal_error(request: Request, error: Exception) -> Response:
    return reply({"error": "this failed; nothing was changed"}, 500)


async def socket(websocket: WebSocket) -> None:
    """Open a client's socket at its table."""
    context: ServerContext = websocket.app.state.context
    device = auth.device_of(websocket)
    lang = supported_language(websocket.query_params.get("lang"))
    try:
        access = await access_to(context, websocket.path_params["id"], device)
    except PackMissing as error:
        text = table_texts(lang).say("packs-missing", names=", ".join(error.missing))
        await websocket.accept()
        await websocket.send_json({"type": "error", "message": text, "code": "packs-missing"})
        await websocket.close(1008, text.encode()[:LONGEST_REASON].decode(errors="ignore"))
        return
    except (HttpError, StorageUnavailable, Rejected):
        await websocket.close(1008)
        return
    number = websocket.query_params.get("seat", "")
    seat = int(number) if number.isdecimal() and len(number) < 3 else None
    await serve_socket(context, access.table, websocket, device, lang, seat)
