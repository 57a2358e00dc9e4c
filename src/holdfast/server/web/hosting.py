"""Requests that only the host of a table may make: its name, its links, who sits where, who talks, who gets in."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from holdfast.core.engine.effect import replace
from holdfast.core.kind import Unknown
from holdfast.server.keeping.store import WATCHER, SeatRow
from holdfast.server.tables import seats
from holdfast.server.tables.table import news
from holdfast.server.thinking.bots import known
from holdfast.server.web import messages as m
from holdfast.server.web.requests import Failed, body, hall_of, link, owned, place, reply


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
    return reply({"link": link(request, table.id, token)})


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
    if wish.seat in table.row.muted:  # that was somebody else
        await store.mute(table.id, [seat for seat in table.row.muted if seat != wish.seat], told)
    return reply({"seat": wish.seat, "kind": row.kind, "link": link(request, table.id, secret) if secret else None})


async def mute(request: Request) -> Response:
    """A seat, or all spectators, may talk no more, or again; they still play and read."""
    here = await place(request, host=True)
    wish = await body(request, m.Mute)
    seat = WATCHER if wish.seat is None else wish.seat
    table = here.table
    if seat != WATCHER and not any(s.seat == seat for s in table.seats):
        raise Failed(400, "there is no such seat")
    muted = sorted({*table.row.muted, seat} if wish.muted else {*table.row.muted} - {seat})
    await hall_of(request).store.mute(table.id, muted, news(table.id, "seats"))
    return reply({"muted": muted})


async def lock(request: Request) -> Response:
    """A password for whoever sits down by a link from now on, or none; who sits already is not asked."""
    here = await place(request, host=True)
    wish = await body(request, m.Password)
    kept = await run_in_threadpool(seats.locked, wish.password) if wish.password else ""
    await hall_of(request).store.lock(here.table.id, kept, news(here.table.id, "seats"))
    return reply({"password": bool(kept)})
