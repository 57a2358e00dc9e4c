"""Shared parts of all requests: strict JSON in, JSON out, access and rate limits."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

import holdfast
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.engine.effect import Seat
from holdfast.core.state.save import BadSave
from holdfast.server import auth
from holdfast.server.context import ServerContext
from holdfast.server.responses import HttpError, PackMissing
from holdfast.tables.operations.access import TableAccess
from holdfast.tables.protocol import inbound as m
from holdfast.tables.records import SPECTATOR, TableRow
from holdfast.tables.services.packs import PackUnavailable
from holdfast.tables.services.rate_limits import client_network
from holdfast.tables.services.texts import supported_language, table_texts

T = TypeVar("T")
NO_TABLE = "there is no such table, or it is not yours to see"


async def read_body(request: Request, most: int) -> bytes:
    """Read the body up to a size limit."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise HttpError(413, f"this is larger than {most >> 10} KiB")
    return bytes(data)


async def decode_body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise HttpError(415, "send JSON as application/json")
    try:
        return m.body(await read_body(request, context_of(request).settings.limits.body), kind)
    except m.BadMessage as error:
        raise HttpError(400, str(error)) from None


def context_of(request: Request) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


def lang_of(request: Request) -> str:
    return supported_language(request.query_params.get("lang"))


def definition_of(request: Request) -> GameDefinition:
    try:
        return holdfast.definition(request.path_params["game"])
    except UnknownName as error:
        raise HttpError(404, str(error)) from None


def viewing_seat(request: Request, access: TableAccess) -> Seat | None:
    """Return the requested seat of the device, by default its first; None for a spectator."""
    number = request.query_params.get("seat", "")
    if not number:
        return access.seat
    if number.isdecimal() and len(number) < 3 and int(number) in access.you:
        return int(number)
    raise HttpError(403, "this is not your seat")


async def require_access(request: Request, host: bool = False) -> TableAccess:
    """Return the table in the address, if the device may see it."""
    context, id, who = context_of(request), request.path_params["id"], auth.device_of(request)
    return await access_to(context, id, who, host)


async def access_to(context: ServerContext, id: str, who: str, host: bool = False) -> TableAccess:
    """Return a device's access to a table; a table is opened only for devices that may see it."""
    row = await find_own_table(context, id, who)
    if row is None:
        raise HttpError(404, NO_TABLE)
    if host and row.host != who:
        raise HttpError(403, "only the host of the table can do that")
    try:
        table = await context.registry.table(id)
    except PackUnavailable as error:
        raise PackMissing(error) from None
    except BadSave as error:
        raise HttpError(409, str(error)) from None
    held = await context.store.seats_of(who, id)
    if table is None or (not held and table.row.host != who):  # deleted or removed meanwhile
        raise HttpError(404, NO_TABLE)
    return TableAccess(table, who, [seat for seat in held if seat != SPECTATOR])


async def find_own_table(context: ServerContext, id: str, who: str) -> TableRow | None:
    """Return the stored row of a table without opening it, if the device may see it."""
    found = await context.store.load(id) if auth.ID.fullmatch(id) and who else None
    if found is None or (found[0].host != who and not await context.store.seats_of(who, id)):
        return None
    return found[0]


def link(request: Request, table: str, token: str) -> str:
    """Build a link with the token after the #, which no server, proxy or log sees; with the public origin if there is
    one."""
    return f"{origin(request)}/#/sit/{table}/{token}"


def origin(request: Request) -> str:
    """Return the origin of links; empty without a public address, because the page knows its own."""
    public = context_of(request).settings.public
    return public.origin if public else ""


def address_of(request: Request) -> str:
    """Return the client address that rate limits and queues use."""
    return client_network(request.client.host if request.client else "")


async def disconnected(request: Request) -> None:
    """Wait until the client has hung up; the request must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do work while the client is connected; raise ClientDisconnect if it disconnects."""
    task, leaving = asyncio.ensure_future(work), asyncio.ensure_future(disconnected(request))
    try:
        await asyncio.wait((task, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        leaving.cancel()
        task.cancel()
        await asyncio.gather(task, leaving, return_exceptions=True)


def check_rate(request: Request, what: str) -> None:
    """Take a token from the bucket of this address."""
    if not context_of(request).rates[what].take(address_of(request)):
        raise HttpError(429, table_texts(lang_of(request)).say("slow-down"))
