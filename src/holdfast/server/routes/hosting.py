"""Requests that only the host of a table may make: name, links, seats, mutes, passwords, removals."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from holdfast.bots import table_bot
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Seat, replace
from holdfast.server import auth
from holdfast.server.notifications.away_watcher import WebhookTarget
from holdfast.server.notifications.webhook import BadWebhook, resolve, target
from holdfast.server.responses import HttpError, reply
from holdfast.server.routes.dependencies import (
    NO_TABLE,
    check_rate,
    context_of,
    decode_body,
    find_own_table,
    link,
    origin,
    require_access,
)
from holdfast.tables.protocol import inbound as m
from holdfast.tables.records import SPECTATOR, SeatRow, cluster_event, to_json
from holdfast.tables.table import Table


async def rename(request: Request) -> Response:
    here = await require_access(request, host=True)
    name = m.clean((await decode_body(request, m.Rename)).name)
    await context_of(request).store.rename(here.table.id, name, cluster_event(here.table.id, "seats"))
    return reply({"name": name})


async def delete(request: Request) -> Response:
    """Delete a table, even one that cannot be opened now."""
    context, id, who = context_of(request), request.path_params["id"], auth.device_of(request)
    row = await find_own_table(context, id, who)
    if row is None:
        raise HttpError(404, NO_TABLE)
    if row.host != who:
        raise HttpError(403, "only the host of the table can do that")
    await context.store.delete(id, cluster_event(id, "deleted"))
    return reply({})


async def links(request: Request) -> Response:
    """Create a new link for a seat or for spectators; the old one is void, and seats claimed by it are released."""
    here = await require_access(request, host=True)
    wish = await decode_body(request, m.NewLink)
    table, token = here.table, auth.new_token()
    seat = SPECTATOR if wish.seat is None else wish.seat
    if seat != SPECTATOR and not any(s.seat == seat and s.kind == "link" for s in table.seats):
        raise HttpError(400, "this seat has no link")
    seat_store = context_of(request).seats
    await seat_store.new_link(table.id, seat, auth.hash_token(token), here.device, cluster_event(table.id, "seats"))
    return reply({"link": link(request, table.id, token)})


async def change_seat(request: Request) -> Response:
    """Change the player of a seat during the game; the previous player leaves it, and its link is void."""
    here = await require_access(request, host=True)
    wish = await decode_body(request, m.ChangeSeat)
    table = here.table
    if not any(s.seat == wish.seat for s in table.seats):
        raise HttpError(400, "there is no such seat")
    if table.game.over:
        raise HttpError(409, "the game is over")
    row = SeatRow(wish.seat, wish.kind, m.clean(wish.name))
    secret = ""
    match wish.kind:
        case "bot":
            try:
                row = replace(row, bot=table_bot(wish.bot))
            except UnknownName as error:
                raise HttpError(400, str(error)) from None
        case "link":
            secret = auth.new_token()
            row = replace(row, token=auth.hash_token(secret))
        case "here" if not set(here.you) - {wish.seat}:
            row = replace(row, kind="me")
    context, told = context_of(request), cluster_event(table.id, "seats")
    await context.seats.change_seat(table.id, row, here.device, wish.kind == "here", told)
    if wish.seat in table.row.muted:  # this belonged to the previous player
        await context.store.set_muted(table.id, [seat for seat in table.row.muted if seat != wish.seat], told)
    return reply({"seat": wish.seat, "kind": row.kind, "link": link(request, table.id, secret) if secret else None})


async def mute(request: Request) -> Response:
    """Mute or unmute a seat, or all spectators; they can still play and read."""
    here = await require_access(request, host=True)
    wish = await decode_body(request, m.Mute)
    seat = SPECTATOR if wish.seat is None else wish.seat
    table = here.table
    if seat != SPECTATOR and not any(s.seat == seat for s in table.seats):
        raise HttpError(400, "there is no such seat")
    muted = sorted({*table.row.muted, seat} if wish.muted else {*table.row.muted} - {seat})
    await context_of(request).store.set_muted(table.id, muted, cluster_event(table.id, "seats"))
    return reply({"muted": muted})


async def coach(request: Request) -> Response:
    """Allow or forbid the coach at this table."""
    here = await require_access(request, host=True)
    wish = await decode_body(request, m.Coaching)
    await context_of(request).store.set_coach(here.table.id, wish.on, cluster_event(here.table.id, "seats"))
    return reply({"coach": wish.on})


async def people(request: Request) -> Response:
    """List the browsers that play and watch here besides the host's, by anonymous ids."""
    check_rate(request, "asking")
    here = await require_access(request, host=True)
    table = here.table
    present = {connection.who for connection in table.audience.clients}
    held = _seats_held(await context_of(request).store.seat_holders(table.id), here.device)
    return reply(
        [
            {
                "person": _numbered(table.id, who),
                "seats": sorted(seat for seat in seats_held if seat != SPECTATOR),
                "present": who in present,
            }
            for who, seats_held in sorted(held.items(), key=lambda one: (-max(one[1]), one[0]))
        ]
    )


async def remove(request: Request) -> Response:
    """Remove a browser for good: its cookie is refused, and the links that it used are void."""
    here = await require_access(request, host=True)
    wish, context, table = await decode_body(request, m.Remove), context_of(request), here.table
    held = _seats_held(await context.store.seat_holders(table.id), here.device)
    who = next((one for one in held if _numbered(table.id, one) == wish.person), None)
    if who is None:
        raise HttpError(404, "nobody of that name is here")
    secrets = {seat: auth.new_token() for seat in held[who] if seat == SPECTATOR or _by_link(table, seat)}
    tokens = {seat: auth.hash_token(secret) for seat, secret in secrets.items()}
    told = cluster_event(table.id, "seats")
    await context.seats.remove(table.id, who, tokens, cluster_event(table.id, "removed", who=who), told)
    if silent := set(table.row.muted) & {seat for seat in held[who] if seat != SPECTATOR}:  # their own seats only
        await context.store.set_muted(table.id, sorted(set(table.row.muted) - silent), told)
    made = {seat: link(request, table.id, secret) for seat, secret in secrets.items()}
    spectator = made.pop(SPECTATOR, None)
    return reply({"links": {str(seat): one for seat, one in made.items()}, "spectator": spectator})


def _seats_held(sitters: dict[Seat, frozenset[str]], host: str) -> dict[str, set[Seat]]:
    """Return each browser except the host's with its seats."""
    held: dict[str, set[Seat]] = {}
    for seat, whos in sitters.items():
        for who in whos - {host}:
            held.setdefault(who, set()).add(seat)
    return held


def _numbered(table: str, who: str) -> str:
    """Return an id for a browser that is meaningless at any other table."""
    return auth.hash_token(f"{table} {who}")[:16]


def _by_link(table: Table, seat: Seat) -> bool:
    return any(one.seat == seat and one.kind == "link" for one in table.seats)


async def set_webhook(request: Request) -> Response:
    """Set or clear the webhook for absent players; its address is never sent back."""
    here, context = await require_access(request, host=True), context_of(request)
    rules, url = context.settings.hooks, (await decode_body(request, m.SetWebhook)).url.strip()
    if not rules.on:
        raise HttpError(403, "this server calls no web hooks; it is started with --web-hooks where it should")
    kept = ""
    if url:
        check_rate(request, "joining")
        try:
            await resolve(target(url, rules), rules)
        except BadWebhook as error:
            raise HttpError(400, str(error)) from None
        kept = to_json(WebhookTarget(url, origin(request) or request.headers.get("origin", "")))
    context.away.caller.begin_anew(here.table.id)
    await context.store.set_webhook(here.table.id, kept, cluster_event(here.table.id, "seats"))
    return reply({"hook": bool(kept)})


async def set_password(request: Request) -> Response:
    """Set or clear the password for claiming a seat by a link; earlier claims stay valid."""
    here = await require_access(request, host=True)
    wish = await decode_body(request, m.Password)
    kept = await run_in_threadpool(auth.hash_password, wish.password) if wish.password else ""
    await context_of(request).store.set_password(here.table.id, kept, cluster_event(here.table.id, "seats"))
    return reply({"password": bool(kept)})
