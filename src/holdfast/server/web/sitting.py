"""Requests that lay a table and seat people at it; each is a POST from a page of ours."""

from collections.abc import Callable
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from holdfast.core.cards.mistakes import BadPack
from holdfast.core.engine.effect import replace
from holdfast.core.kind import Unknown
from holdfast.core.table.save import BadSave
from holdfast.server.keeping.store import WATCHER, SeatRow
from holdfast.server.tables import seats
from holdfast.server.tables.opening import created, from_save
from holdfast.server.tables.table import news
from holdfast.server.thinking.bots import known
from holdfast.server.web import messages as m
from holdfast.server.web.requests import Failed, body, hall_of, lang_of, limit, link, owned, place, read, reply

NO_SEAT = "this link leads to no seat; ask for a new one"


async def create(request: Request) -> Response:
    """A new table; the browser that asks is its host."""
    limit(request, "creating")
    wish = await body(request, m.NewTable)
    return await _opened(request, lambda who: created(wish, who, hall_of(request).shelf))


async def load(request: Request) -> Response:
    """A table from a save file."""
    limit(request, "creating")
    data = await read(request, hall_of(request).settings.limits.save)
    name, lang = m.clean(request.query_params.get("name", ""))[:60], lang_of(request)
    kinds = request.query_params.get("seats", "")[:100].split(",")
    try:
        verdict = await hall_of(request).reader.read(data)
    except BadSave as error:
        raise Failed(400, str(error)) from None
    return await _opened(request, lambda who: from_save(data, verdict, name, lang, kinds, who, hall_of(request).shelf))


async def _opened(request: Request, make: Callable[[str], Any]) -> Response:
    hall, token = hall_of(request), await _token(request)
    who = seats.hashed(token)
    if len(await hall.store.tables_of(who)) >= hall.settings.limits.tables:
        raise Failed(409, "you have as many tables as there can be; delete one first")
    try:
        new = await run_in_threadpool(make, who)
    except (Unknown, BadSave, BadPack) as error:
        raise Failed(400, str(error)) from None
    row = new.row
    await hall.store.create(row, new.seats, new.here, new.position, new.luck)
    links = {str(seat): link(row.id, secret) for seat, secret in new.links.items()}
    response = reply({"id": row.id, "links": links, "spectator": link(row.id, new.spectator)}, 201)
    seats.remember(response, request, token)
    return response


async def _token(request: Request) -> str:
    """The browser's cookie, where it is one of ours; nobody chooses his own, or one for somebody else."""
    token = request.cookies.get(seats.COOKIE, "")
    ours = seats.TOKEN.fullmatch(token) and await hall_of(request).store.known(seats.hashed(token))
    return token if ours else seats.new_token()


async def sit(request: Request) -> Response:
    """Take the seat of a link."""
    limit(request, "joining")
    wish = await body(request, m.Sit)
    hall = hall_of(request)
    found = await hall.store.table(wish.table) if seats.ID.fullmatch(wish.table) else None
    if found is None:
        raise Failed(404, NO_SEAT)
    table, rows = found  # as it is written down: a link is void from the moment there is another
    hashed = seats.hashed(wish.token)
    seat = next((s.seat for s in rows if s.token == hashed), WATCHER if table.spectator == hashed else None)
    if seat is None:
        raise Failed(404, NO_SEAT)
    token = await _token(request)
    who = seats.hashed(token)
    held_by = (await hall.store.sitters(table.id)).get(seat, frozenset())
    limits = hall.settings.limits
    if who not in held_by and len(held_by) >= (limits.watchers if seat == WATCHER else limits.browsers):
        raise Failed(409, "too many browsers have come by this link; ask for a new one")
    name = m.clean(wish.name) if seat != WATCHER else ""
    await hall.store.sit(who, table.id, seat, name, news(table.id, "seats"))
    held = await hall.store.seats_of(who, table.id)
    response = reply({"id": table.id, "seats": [s for s in held if s != WATCHER]})
    seats.remember(response, request, token)
    return response


async def rename(request: Request) -> Response:
    here = await place(request, host=True)
    name = m.clean((await body(request, m.Rename)).name)
    await hall_of(request).store.rename(here.table.id, name, news(here.table.id, "seats"))
    return reply({"name": name})


async def delete(request: Request) -> Response:
    """Also a table that cannot be opened now."""
    hall, id, who = hall_of(request), request.path_params["id"], seats.who(request)
    row = await owned(hall, id, who)
    if row is None:
        raise Failed(404, "there is no such table, or it is not yours to see")
    if row.host != who:
        raise Failed(403, "only the host of the table can do that")
    await hall.store.delete(id, news(id, "deleted"))
    return reply({})


async def links(request: Request) -> Response:
    """A new link for a seat or for spectators; the old one is void, and whoever came by it must sit down again."""
    here = await place(request, host=True)
    wish = await body(request, m.NewLink)
    table, token = here.table, seats.new_token()
    seat = WATCHER if wish.seat is None else wish.seat
    if seat != WATCHER and not any(s.seat == seat and s.kind == "link" for s in table.seats):
        raise Failed(400, "this seat has no link")
    store = hall_of(request).store
    await store.new_link(table.id, seat, seats.hashed(token), here.who, news(table.id, "seats"))
    return reply({"link": link(table.id, token)})


async def change_seat(request: Request) -> Response:
    """Who sits on a seat from now on, while the game runs; whoever sat there leaves it, and a link to it is void."""
    here = await place(request, host=True)
    wish = await body(request, m.ChangeSeat)
    table = here.table
    if not any(s.seat == wish.seat for s in table.seats):
        raise Failed(400, "there is no such seat")
    if table.game.over:
        raise Failed(409, "the game is over")
    row = SeatRow(wish.seat, wish.kind, m.clean(wish.name))
    secret = ""
    match wish.kind:
        case "bot":
            try:
                row = replace(row, bot=known(wish.bot))
            except Unknown as error:
                raise Failed(400, str(error)) from None
        case "link":
            secret = seats.new_token()
            row = replace(row, token=seats.hashed(secret))
        case "here" if not set(here.you) - {wish.seat}:
            row = replace(row, kind="me")
    store, told = hall_of(request).store, news(table.id, "seats")
    await store.change_seat(table.id, row, here.who, wish.kind == "here", told)
    return reply({"seat": wish.seat, "kind": row.kind, "link": link(table.id, secret) if secret else None})
