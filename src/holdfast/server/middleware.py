"""Checks of host, origin and client address before all routes, and security headers on every response."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from holdfast.server import auth
from holdfast.server.proxy import PublicAddress
from holdfast.server.responses import reply

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

HSTS = "max-age=31536000"
"""Over HTTPS the browser uses only HTTPS for a year; subdomains are not included, they may belong to others."""


class SecurityMiddleware:
    """A filter of requests; a server with a public address accepts only those of its proxy under that name."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], public: PublicAddress | None = None) -> None:
        self.app = app
        self.hosts = hosts
        self.public = public

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if self.public is not None and not fault:
            scope = self.public.seen(scope)
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
                    headers.setdefault(name, value)
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", HSTS)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if fault:
            await reply({"error": fault}, 403)(scope, receive, with_headers)
        else:
            await self.app(scope, receive, with_headers)

    def fault(self, scope: Scope) -> str:
        """Return the error of a request to a foreign host name (DNS rebinding) or from a page of another site."""
        if not self._addressed(scope):
            return "this server is not known by that name"
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if not safe and not self._same_site(scope):
            return "this was sent by a page of another site"
        return ""

    def _addressed(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host", "")
        if self.public is not None:
            return self.public.speaks(scope) and self.public.named(host)
        return not self.hosts or host.rpartition(":")[0].strip("[]") in self.hosts or host in self.hosts

    def _same_site(self, scope: Scope) -> bool:
        if self.public is not None:
            return Headers(scope=scope).get("origin") == self.public.origin
        return auth.same_site(HTTPConnection(scope))
