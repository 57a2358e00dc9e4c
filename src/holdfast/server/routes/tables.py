"""Requests that create tables and claim seats; each is a POST from a page of this server."""

from collections.abc import Callable

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

import holdfast
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.state.save import BadSave, Unplayable
from holdfast.server import auth
from holdfast.server.context import ServerContext
from holdfast.server.responses import HttpError, reply
from holdfast.server.routes.dependencies import (
    address_of,
    check_rate,
    context_of,
    decode_body,
    find_own_table,
    lang_of,
    link,
    origin,
    read_body,
    require_access,
    while_connected,
)
from holdfast.tables.operations.new_table import TableDraft, create_draft, from_save, rematch
from holdfast.tables.protocol import inbound as m
from holdfast.tables.records import SPECTATOR, SeatRow, TableRow, cluster_event
from holdfast.tables.services.fair_queue import QueueFull
from holdfast.tables.services.save_check import MAX_ANSWERS, TooManyAnswers
from holdfast.tables.services.texts import localizer_for, table_texts

LASTS = 600
"""Seconds for which a device code is valid."""
REMOVED = "the host of this table has removed you from it"
NO_SEAT = "this link leads to no seat; ask for a new one"


async def create(request: Request) -> Response:
    """Create a table; the requesting browser is its host."""
    check_rate(request, "creating")
    wish = await decode_body(request, m.NewTable)
    return await _create_table(request, lambda: create_draft(wish, context_of(request).registry.packs))


async def rematch_table(request: Request) -> Response:
    """Create a table with the same set-up as a finished game; later dice and draws are new."""
    check_rate(request, "creating")
    here, wish = await require_access(request, host=True), await decode_body(request, m.Rematch)
    table, lang = here.table, lang_of(request)
    if not table.game.over:
        raise HttpError(409, "this game is not over yet")
    return await _create_table(request, lambda: rematch(table.game, wish, table.row, table.packs, lang))


async def load(request: Request) -> Response:
    """Create a table from a save file."""
    check_rate(request, "creating")
    data = await read_body(request, context_of(request).settings.limits.save)
    name, lang = m.clean(request.query_params.get("name", ""))[:60], lang_of(request)
    kinds = request.query_params.get("seats", "")[:100].split(",")
    try:
        reading = context_of(request).workers.check_save(data, auth.device_of(request), address_of(request))
        verdict = await while_connected(request, reading)
    except Unplayable as error:
        says = table_texts(lang).say("save-unplayable", game=error.game, fitted=error.fitted, answers=error.answers)
        raise HttpError(400, says) from None
    except TooManyAnswers as error:
        raise HttpError(400, table_texts(lang).say("save-too-long", answers=error.answers, most=MAX_ANSWERS)) from None
    except BadSave as error:
        raise HttpError(400, str(error)) from None
    except QueueFull:
        raise HttpError(429, table_texts(lang).say("slow-down")) from None
    del data
    return await _create_table(
        request, lambda: from_save(verdict, name, lang, kinds, context_of(request).registry.packs)
    )


async def _create_table(request: Request, make: Callable[[], TableDraft]) -> Response:
    context, token = context_of(request), await _token(request)
    who = auth.hash_token(token)
    if len(await context.store.tables_of(who)) >= context.settings.limits.tables:
        raise HttpError(409, "you have as many tables as there can be; delete one first")
    try:
        draft = await run_in_threadpool(make)
    except (UnknownName, BadSave, InvalidPack) as error:
        raise HttpError(400, str(error)) from None
    tokens = {seat.seat: auth.new_token() for seat in draft.seats if seat.kind == "link"}
    spectator = auth.new_token()
    row = replace(draft.row, id=auth.new_id(), host=who, spectator=auth.hash_token(spectator))
    rows = [replace(s, token=auth.hash_token(tokens[s.seat])) if s.seat in tokens else s for s in draft.seats]
    await context.store.create(row, rows, draft.here, draft.position, draft.luck)
    links = {str(seat): link(request, row.id, token) for seat, token in tokens.items()}
    response = reply({"id": row.id, "links": links, "spectator": link(request, row.id, spectator)}, 201)
    auth.set_cookie(response, request, token)
    return response


async def _token(request: Request) -> str:
    """Return the browser's token if this server issued it, otherwise a new one; nobody can choose a token."""
    token = auth.cookies_given(request)
    ours = token and await context_of(request).store.knows_device(auth.hash_token(token))
    return token if ours else auth.new_token()


async def _invitation_of(
    context: ServerContext, wish: m.ClaimSeat | m.Invitation
) -> tuple[TableRow, list[SeatRow], Seat]:
    """Return the stored table, seats and seat of a link; a link is void as soon as there is a newer one."""
    found = await context.store.load(wish.table) if auth.ID.fullmatch(wish.table) else None
    if found is None:
        raise HttpError(404, NO_SEAT)
    table, rows = found
    hashed = auth.hash_token(wish.token)
    seat = next((s.seat for s in rows if s.token == hashed), SPECTATOR if table.spectator == hashed else None)
    if seat is None:
        raise HttpError(404, NO_SEAT)
    return table, rows, seat


async def invitation(request: Request) -> Response:
    """Describe a link's invitation: the game, the host, and whether to play or watch; no seat is claimed."""
    check_rate(request, "joining")
    context, lang = context_of(request), lang_of(request)
    table, rows, seat = await _invitation_of(context, await decode_body(request, m.Invitation))
    sitters = await context.store.seat_holders(table.id)
    kind = holdfast.definition(table.game)
    host = next((row.name for row in rows if row.name and table.host in sitters.get(row.seat, ())), "")
    invited = next((row.name for row in rows if row.seat == seat), "")
    free = sum(row.kind == "link" and not sitters.get(row.seat) for row in rows)
    return reply(
        {
            "game": table.game,
            "title": localizer_for(kind, lang, kind.content()).noun(table.game),
            "name": table.name,
            "options": table.options,
            "host": host,
            "invited": invited,
            "watch": seat == SPECTATOR,
            "free": free,
            "seats": len(rows),
            "taken": seat != SPECTATOR and bool(sitters.get(seat)),
            "password": bool(table.password),
            "over": table.ending is not None,
        }
    )


async def claim(request: Request) -> Response:
    """Take the seat of a link."""
    check_rate(request, "joining")
    wish = await decode_body(request, m.ClaimSeat)
    context = context_of(request)
    table, _, seat = await _invitation_of(context, wish)
    token = await _token(request)
    who = auth.hash_token(token)
    held_by = (await context.store.seat_holders(table.id)).get(seat, frozenset())
    limits = context.settings.limits
    if await context.seats.barred(table.id, who):
        raise HttpError(403, REMOVED)
    if who not in held_by and len(held_by) >= (limits.watchers if seat == SPECTATOR else limits.browsers):
        raise HttpError(409, "too many browsers have come by this link; ask for a new one")
    if who not in held_by and table.password:
        await _check_password(request, wish, table.password, f"{table.id} {seat}")
    name = m.clean(wish.name) if seat != SPECTATOR else ""
    await context.seats.sit(who, table.id, seat, name, cluster_event(table.id, "seats"))
    held = await context.store.seats_of(who, table.id)
    response = reply({"id": table.id, "seats": [s for s in held if s != SPECTATOR]})
    auth.set_cookie(response, request, token)
    return response


async def device_code(request: Request) -> Response:
    """Create a code by which another device takes over all seats of this one; it is valid for some minutes."""
    here, context = await require_access(request), context_of(request)
    if not here.you and not here.host:
        raise HttpError(409, "you hold no seat here that could be moved")
    if not context.rates["moving"].take(here.device):
        raise HttpError(429, table_texts(lang_of(request)).say("slow-down"))
    told = auth.new_code(here.table.id)
    _, kept = auth.parse_code(told) or ("", "")
    await context.seats.offer(here.table.id, here.device, kept, LASTS)
    return reply({"code": told, "link": f"{origin(request)}/#/move/{told}", "minutes": LASTS // 60}, 201)


async def claim_device(request: Request) -> Response:
    """Take over all seats of the device that created the code; that device is notified and loses them."""
    check_rate(request, "joining")
    wish, context = await decode_body(request, m.ClaimDevice), context_of(request)
    table, kept = auth.parse_code(wish.code) or ("", "")
    token = await _token(request)
    who = auth.hash_token(token)
    if table and await context.seats.barred(table, who):
        raise HttpError(403, REMOVED)
    old = await context.seats.redeem(table, kept) if table else None
    if old is None or await find_own_table(context, table, old) is None:  # that device may have been removed since
        raise HttpError(404, "this code leads nowhere: it was used, or is too old; make a new one on the other device")
    if old != who:
        await context.seats.move(table, old, who, cluster_event(table, "moved", who=old), cluster_event(table, "seats"))
    held = await context.store.seats_of(who, table)
    response = reply({"id": table, "seats": [s for s in held if s != SPECTATOR]})
    auth.set_cookie(response, request, token)
    return response


async def _check_password(request: Request, wish: m.ClaimSeat, kept: str, door: str) -> None:
    """Check the table's password; the attempts per seat are limited."""
    if wish.password and not context_of(request).rates["guessing"].take(door):
        raise HttpError(429, table_texts(lang_of(request)).say("slow-down"))
    if not wish.password or not await run_in_threadpool(auth.verify_password, wish.password, kept):
        raise HttpError(
            401, "this table has a password, and that is not it" if wish.password else "this table has a password"
        )
