"""Requests for the summary, review and story of a game, from its players and spectators."""

import asyncio
from base64 import b64encode
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from holdfast.review.page import STYLE, note
from holdfast.server.responses import HttpError, reply
from holdfast.server.routes.dependencies import (
    address_of,
    check_rate,
    context_of,
    disconnected,
    lang_of,
    require_access,
    viewing_seat,
)
from holdfast.tables.errors import TooManyReviews
from holdfast.tables.operations import summary as operations
from holdfast.tables.operations.access import TableAccess
from holdfast.tables.services.texts import table_texts

POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The content security policy of a review page: its own style and nothing else."""
SOON = {"refresh": "2"}
"""Makes the browser ask again after two seconds."""


async def require_finished(request: Request) -> TableAccess:
    """Return the table in the address, once its game is over."""
    check_rate(request, "asking")
    access = await require_access(request)
    if not access.table.game.over:
        raise HttpError(409, "this game is not over yet")
    return access


async def summary(request: Request) -> Response:
    access, lang = await require_finished(request), lang_of(request)
    registry = context_of(request).registry
    if (known := operations.known_summary(access, lang)) is not None:
        return reply(known)
    if not registry.rates["thinking"].take(access.device):
        raise HttpError(429, table_texts(lang).say("slow-down"))
    gone = asyncio.ensure_future(disconnected(request))
    try:
        address = address_of(request)
        return reply(await operations.summarize_table(registry, access, lang, address, lambda: not gone.done()))
    finally:
        gone.cancel()


async def review(request: Request) -> Response:
    """Return the page of the review; until it is ready, a page that shows the progress and reloads."""
    access, lang = await require_finished(request), lang_of(request)
    try:
        progress = operations.review_progress(context_of(request).registry, access, lang)
    except TooManyReviews:
        return _page(note(lang, "review-later"), 429)
    if progress.page:
        return _page(progress.page)
    if progress.wrong:
        return _page(note(lang, "review-failed"), 500)
    return _page(note(lang, "review-imagining", done=progress.done, of=progress.of), 200, SOON)


def _page(html: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return HTMLResponse(html, status, {"content-security-policy": POLICY, **(headers or {})})


async def story(request: Request) -> Response:
    check_rate(request, "asking")
    access = await require_access(request)
    seat, table = viewing_seat(request, access), access.table
    text = await operations.write_story(context_of(request).registry, access, seat, lang_of(request))
    headers = {"content-disposition": f'attachment; filename="{table.definition.name}-{table.id}.md"'}
    return Response(text.encode(), 200, headers, "text/markdown; charset=utf-8")
