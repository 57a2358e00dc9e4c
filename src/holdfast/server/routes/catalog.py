"""Read-only requests: games, texts, rules, cards, the visitor's tables."""

from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

import holdfast
from holdfast.core.engine.effect import Seat
from holdfast.server import auth
from holdfast.server.context import ServerContext
from holdfast.server.responses import HttpError, gzipped, reply
from holdfast.server.routes.dependencies import access_to, check_rate, context_of, definition_of, lang_of
from holdfast.tables.operations import catalog
from holdfast.tables.records import SPECTATOR, SeatRow, TableRow
from holdfast.tables.services.texts import localizer_for, supported_language
from holdfast.tables.table import seat_states


async def games(request: Request) -> Response:
    shelf, lang = context_of(request).registry.packs, lang_of(request)
    told = await run_in_threadpool(lambda: [catalog.with_packs(one, shelf, lang) for one in catalog.games(lang)])
    return gzipped(request, reply(told))


async def texts(request: Request) -> Response:
    lang = request.path_params["lang"]
    if lang != supported_language(lang):
        raise HttpError(404, f"there is no language {lang!r}")
    said = PlainTextResponse(
        catalog.fluent_source(definition_of(request), lang), headers={"cache-control": "max-age=300"}
    )
    return gzipped(request, said)


async def rules(request: Request) -> Response:
    """Search the rules, or return the chapter of one."""
    check_rate(request, "asking")
    if around := request.query_params.get("around", "")[:20]:
        return reply(catalog.chapter_of(definition_of(request), around, lang_of(request)))
    return reply(
        catalog.search_rules(definition_of(request), request.query_params.get("q", "")[:200], lang_of(request))
    )


async def chapters(request: Request) -> Response:
    return reply(catalog.chapters(definition_of(request), lang_of(request)))


async def rule(request: Request) -> Response:
    found = catalog.rule(definition_of(request), request.path_params["rule"], lang_of(request))
    if found is None:
        raise HttpError(404, "there is no such rule")
    return reply(found)


async def cards(request: Request) -> Response:
    """List all cards of a game; a spoiler is shown as a card back."""
    check_rate(request, "asking")
    kind, lang = definition_of(request), lang_of(request)
    at = request.query_params.get("table", "")
    spoilers = request.query_params.get("spoilers") == "1"
    if not at:
        return reply(catalog.gallery(kind, lang, spoilers, None, None))
    here = await access_to(context_of(request), at, auth.device_of(request))
    if here.table.definition is not kind:
        raise HttpError(400, "another game is played at that table")
    return reply(catalog.gallery(kind, lang, spoilers, here.table, here.seat))


async def my_tables(request: Request) -> Response:
    """List the tables that this browser hosts or has a seat at; none is opened for that."""
    check_rate(request, "asking")
    context, who, lang = context_of(request), auth.device_of(request), lang_of(request)
    rows = await context.store.tables_of(who) if who else []
    sitting = await context.store.seats_in([row.id for row in rows], who) if rows else {}
    response = reply([_listed(context, row, *sitting[row.id], who, lang) for row in rows])
    if rows and auth.safe(request) and auth.SAFE_COOKIE not in request.cookies:
        auth.set_cookie(response, request, auth.cookies_given(request))
    return response


def _listed(
    context: ServerContext, row: TableRow, sitting: list[SeatRow], held: list[Seat], who: str, lang: str
) -> dict[str, Any]:
    kind = holdfast.definition(row.game)
    ending, table = row.ending, context.registry.tables.get(row.id)
    present = table.audience.present if table is not None else set()
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": localizer_for(kind, lang, kind.content()).noun(row.game),
        "players": row.players,
        "options": row.options,
        "started": row.made,
        "changed": row.changed,
        "over": ending is not None,
        "outcome": msgspec.to_builtins(ending) | {"why": ending.why[lang]} if ending else None,
        "seats": seat_states(sitting, present),
        "yours": [seat for seat in held if seat != SPECTATOR],
        "host": row.host == who,
        "asked": list(row.asked),
        "packs": list(row.packs),
        "missing": context.registry.packs.missing(row.game, row.packs),
    }


async def health(request: Request) -> Response:
    """Report that the server runs; the mark is drawn at random at start and reveals nothing about the stored data."""
    return reply({"holdfast": "ok", "id": context_of(request).mark})
