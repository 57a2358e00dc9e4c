"""The application: routes, the socket, the client's files, and the headers that every answer carries."""

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from holdfast.server.keeping.database import Database
from holdfast.server.keeping.faults import Lost, Unavailable
from holdfast.server.packs import NotOffered
from holdfast.server.tables import seats
from holdfast.server.tables.hall import Hall, Settings
from holdfast.server.tables.serving import serve
from holdfast.server.tables.table import No
from holdfast.server.web.limits import Buckets
from holdfast.server.web.requests import Failed, Waits, place_at, reply
from holdfast.server.web.routes import routes
from holdfast.server.words import spoken, words

log = logging.getLogger("holdfast.server")
LONGEST_REASON = 120
"""Bytes of the reason for which a socket is closed, which a browser may show."""
STATIC = Path(__file__).parent.parent / "static"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LONGEST_PATH = 200
"""Characters after the first stroke; no file of the client and no page of it has a longer name."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Holdfast</title>
<h1>Holdfast is running, but its page is not built</h1>
<p>The table's page in the browser is made from the folder <code>web/</code> when Holdfast is installed.
To build it now, stop the server and run, in the folder of the project:</p>
<pre>pip install .</pre><p>or, while you work on the page itself:</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>Until then you can play in the terminal: <code>holdfast play</code>.</p></html>"""


def make_app(database: Database, settings: Settings | None = None, mark: str = "") -> Starlette:
    """`mark` is what a second start on the same computer knows this server by; it tells nothing else."""
    settings = settings or Settings()
    hall = Hall(database, settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
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
            Failed: failed,
            Unavailable: unavailable,
            NotOffered: waits,
            No: refused,
            ClientDisconnect: gone,
            500: broken,
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
    app.add_middleware(Guard, hosts=settings.hosts)
    return app


class Guard:
    """In front of everything: who is addressed, who sends, and what every answer says to the browser."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if scope["type"] == "websocket":
            if fault:
                await WebSocket(scope, receive, send).close(1008)
            else:
                await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if fault:
            await reply({"error": fault}, 403)(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)

    def fault(self, scope: Scope) -> str:
        """Addressed by a strange name (a page that has its name point here), or sent by a page of another site."""
        host = Headers(scope=scope).get("host", "")
        if self.hosts and host.rpartition(":")[0].strip("[]") not in self.hosts and host not in self.hosts:
            return "this server is not known by that name"
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not safe and not seats.same_site(HTTPConnection(scope)):
            return "this was sent by a page of another site"
        return ""


async def failed(request: Request, error: Exception) -> Response:
    assert isinstance(error, Failed)
    return reply({"error": error.message}, error.status)


async def refused(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 503)


async def waits(request: Request, error: Exception) -> Response:
    return reply({"error": str(error)}, 409)


async def unavailable(request: Request, error: Exception) -> Response:
    log.warning("%s %s: %s", request.method, request.url.path, error)
    message = "the database cannot be reached or written now; nothing was changed, try again in a moment"
    if isinstance(error, Lost):
        message = "the file in which games are kept was deleted or replaced under the server; nothing was changed"
    return reply({"error": message}, 503)


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has hung up in the middle of it: nobody hears this."""
    return reply({"error": "this was not sent to its end"}, 400)


async def broken(request: Request, error: Exception) -> Response:
    return reply({"error": "this failed; nothing was changed"}, 500)


async def socket(websocket: WebSocket) -> None:
    """A seat's line to its table."""
    hall: Hall = websocket.app.state.hall
    who = seats.who(websocket)
    try:
        here = await place_at(hall, websocket.path_params["id"], who)
    except Waits as error:
        says = words(spoken(websocket.query_params.get("lang"))).say("packs-missing", names=", ".join(error.missing))
        await websocket.accept()
        await websocket.send_json({"type": "error", "message": says, "code": "packs-missing"})
        await websocket.close(1008, says.encode()[:LONGEST_REASON].decode(errors="ignore"))
        return
    except (Failed, Unavailable, No):
        await websocket.close(1008)
        return
    wish = websocket.query_params.get("seat", "")
    seat = int(wish) if wish.isdecimal() and len(wish) < 3 else None
    await serve(hall, here.table, websocket, who, spoken(websocket.query_params.get("lang")), seat)


async def client(request: Request) -> Response:
    """The built client; its files never change under the same name, its page may."""
    path = request.path_params["path"]
    if path.startswith("api/") or not _nameable(path):
        return reply({"error": "there is nothing here"}, 404)
    index = STATIC / "index.html"
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
        kept = "no-cache" if path.endswith(".html") else "public, max-age=3600"
        lasting = "public, max-age=31536000, immutable" if path.startswith("assets/") else kept
        return FileResponse(file, headers={"cache-control": lasting})
    if path and "." in path.rpartition("/")[2]:
        return reply({"error": "there is nothing here"}, 404)
    if not index.exists():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _nameable(path: str) -> bool:
    """Whether a file, or a page of the client, can have this name at all."""
    return "\0" not in path and len(path) <= LONGEST_PATH
