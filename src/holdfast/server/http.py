"""The requests: strict JSON in, JSON out; everything that changes something is a POST from a page of ours."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import holdfast
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.kind import GameKind, Unknown
from holdfast.core.table.save import BadSave
from holdfast.server import catalog, seats
from holdfast.server import messages as m
from holdfast.server.bots import NAMES
from holdfast.server.hall import Hall
from holdfast.server.openapi import document
from holdfast.server.opening import created, from_save
from holdfast.server.store import WATCHER, SeatRow, TableRow
from holdfast.server.tables import No, Table, news
from holdfast.server.telling import Telling
from holdfast.server.words import spoken, teller, words

T = TypeVar("T")


class Failed(Exception):
    """A request that cannot be answered as it is: a status and one line that says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def attachment(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, 200, headers, "application/json")


async def read(request: Request, most: int) -> bytes:
    """The body, as far as it may go."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Failed(413, f"this is larger than {most >> 10} KiB")
    return bytes(data)


async def body(request: Request, kind: type[T]) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Failed(415, "send JSON as application/json")
    try:
        return m.body(await read(request, hall_of(request).settings.limits.body), kind)
    except m.BadMessage as error:
        raise Failed(400, str(error)) from None


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def lang_of(request: Request) -> str:
    return spoken(request.query_params.get("lang"))


def kind_of(request: Request) -> GameKind:
    try:
        return holdfast.kind(request.path_params["game"])
    except Unknown as error:
        raise Failed(404, str(error)) from None


class Place:
    """A table as the asking browser knows it: which seats it holds, and whether it is the host."""

    def __init__(self, table: Table, who: str, held: list[Seat]) -> None:
        self.table = table
        self.who = who
        self.you = [seat for seat in held if seat != WATCHER]
        self.host = who == table.row.host

    @property
    def seat(self) -> Seat | None:
        return self.you[0] if self.you else None

    def look(self, request: Request) -> Seat | None:
        """The seat that looks: one of one's own, or none as a spectator."""
        wish = request.query_params.get("seat", "")
        if not wish:
            return self.seat
        if wish.isdecimal() and len(wish) < 3 and int(wish) in self.you:
            return int(wish)
        raise Failed(403, "this is not your seat")


async def place(request: Request, host: bool = False) -> Place:
    """The table in the address, for those who may see it."""
    hall, id, who = hall_of(request), request.path_params["id"], seats.who(request)
    return await place_at(hall, id, who, host)


async def place_at(hall: Hall, id: str, who: str, host: bool = False) -> Place:
    table = await hall.table(id) if seats.ID.fullmatch(id) and who else None
    held = await hall.store.seats_of(who, id) if table is not None else []
    if table is None or (not held and table.row.host != who):
        raise Failed(404, "there is no such table, or it is not yours to see")
    found = Place(table, who, held)
    if host and not found.host:
        raise Failed(403, "only the host of the table can do that")
    return found


def link(table: str, token: str) -> str:
    """Behind a #, so that no server, proxy or log ever sees the token."""
    return f"/#/sit/{table}/{token}"


# --- reading ---------------------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    return reply(await run_in_threadpool(catalog.games, lang_of(request)))


async def words_of(request: Request) -> Response:
    lang = request.path_params["lang"]
    if lang != spoken(lang):
        raise Failed(404, f"there is no language {lang!r}")
    return PlainTextResponse(catalog.ftl(kind_of(request), lang), headers={"cache-control": "max-age=300"})


async def rules(request: Request) -> Response:
    """Rules that are searched for, or the chapter in which one stands."""
    if around := request.query_params.get("around", "")[:20]:
        return reply(catalog.chapter_of(kind_of(request), around, lang_of(request)))
    return reply(catalog.rules_found(kind_of(request), request.query_params.get("q", "")[:200], lang_of(request)))


async def chapters(request: Request) -> Response:
    return reply(catalog.chapters(kind_of(request), lang_of(request)))


async def rule(request: Request) -> Response:
    found = catalog.rule(kind_of(request), request.path_params["rule"], lang_of(request))
    if found is None:
        raise Failed(404, "there is no such rule")
    return reply(found)


async def cards(request: Request) -> Response:
    """All cards of a game; what should not be read before it is met stays a back."""
    limit(request, "asking")
    kind, lang = kind_of(request), lang_of(request)
    at = request.query_params.get("table", "")
    spoilers = request.query_params.get("spoilers") == "1"
    if not at:
        return reply(catalog.gallery(kind, lang, spoilers, None, None))
    here = await place_at(hall_of(request), at, seats.who(request))
    if here.table.kind is not kind:
        raise Failed(400, "another game is played at that table")
    return reply(catalog.gallery(kind, lang, spoilers, here.table, here.seat))


async def me(request: Request) -> Response:
    """The tables this browser hosts or sits at; none is opened for that."""
    hall, who, lang = hall_of(request), seats.who(request), lang_of(request)
    rows = await hall.store.tables_of(who) if who else []
    sitting = await hall.store.seats_in([row.id for row in rows], who) if rows else {}
    return reply([_listed(hall, row, *sitting[row.id], who, lang) for row in rows])


def _listed(hall: Hall, row: TableRow, sitting: list[SeatRow], held: list[Seat], who: str, lang: str) -> dict[str, Any]:
    kind = holdfast.kind(row.game)
    ending = row.ending
    return {
        "id": row.id,
        "name": row.name,
        "game": row.game,
        "title": teller(kind, lang, kind.content()).noun(row.game),
        "players": row.players,
        "options": row.options,
        "started": row.made,
        "changed": row.changed,
        "over": ending is not None,
        "outcome": msgspec.to_builtins(ending) | {"why": ending.why[lang]} if ending else None,
        "seats": hall.presence(hall.tables.get(row.id), sitting, row.asked),
        "yours": [seat for seat in held if seat != WATCHER],
        "host": row.host == who,
        "asked": list(row.asked),
    }


async def health(request: Request) -> Response:
    return reply({"holdfast": "ok", "id": request.app.state.fingerprint})


# --- sitting down ----------------------------------------------------------------------------------------------------


async def create(request: Request) -> Response:
    """A new table; the browser that asks is its host."""
    limit(request, "creating")
    wish = await body(request, m.NewTable)
    for seat in wish.seats:
        if seat.kind == "bot":
            _bot(seat.bot)
    return await _opened(request, lambda who: created(wish, who))


async def load(request: Request) -> Response:
    """A table from a save file."""
    limit(request, "creating")
    data = await read(request, hall_of(request).settings.limits.save)
    name, lang = m.clean(request.query_params.get("name", ""))[:60], lang_of(request)
    kinds = request.query_params.get("seats", "")[:100].split(",")
    try:
        trust = await hall_of(request).reader.read(data)
    except BadSave as error:
        raise Failed(400, str(error)) from None
    return await _opened(request, lambda who: from_save(data, trust, name, lang, kinds, who))


async def _opened(request: Request, make: Callable[[str], Any]) -> Response:
    hall, token = hall_of(request), request.cookies.get(seats.COOKIE, "")
    if not seats.TOKEN.fullmatch(token):
        token = seats.new_token()
    who = seats.hashed(token)
    if len(await hall.store.tables_of(who)) >= hall.settings.limits.tables:
        raise Failed(409, "you have as many tables as there can be; delete one first")
    try:
        new = await run_in_threadpool(make, who)
    except (Unknown, BadSave) as error:
        raise Failed(400, str(error)) from None
    row = new.row
    await hall.store.create(row, new.seats, new.here, new.position)
    links = {str(seat): link(row.id, secret) for seat, secret in new.links.items()}
    response = reply({"id": row.id, "links": links, "spectator": link(row.id, new.spectator)}, 201)
    seats.remember(response, request, token)
    return response


async def sit(request: Request) -> Response:
    """Take the seat of a link."""
    limit(request, "joining")
    wish = await body(request, m.Sit)
    hall = hall_of(request)
    table = await hall.table(wish.table) if seats.ID.fullmatch(wish.table) else None
    hashed = seats.hashed(wish.token)
    seat = None
    if table is not None:
        seat = next((s.seat for s in table.seats if s.token == hashed), None)
        if seat is None and table.row.spectator == hashed:
            seat = WATCHER
    if table is None or seat is None:
        raise Failed(404, "this link leads to no seat; ask for a new one")
    token = request.cookies.get(seats.COOKIE, "")
    if not seats.TOKEN.fullmatch(token):
        token = seats.new_token()
    who = seats.hashed(token)
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
    here = await place(request, host=True)
    await hall_of(request).store.delete(here.table.id, news(here.table.id, "deleted"))
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
            row = replace(row, bot=_bot(wish.bot))
        case "link":
            secret = seats.new_token()
            row = replace(row, token=seats.hashed(secret))
        case "here" if not set(here.you) - {wish.seat}:
            row = replace(row, kind="me")
    store, told = hall_of(request).store, news(table.id, "seats")
    await store.change_seat(table.id, row, here.who, wish.kind == "here", told)
    return reply({"seat": wish.seat, "kind": row.kind, "link": link(table.id, secret) if secret else None})


def _bot(name: str) -> str:
    if (name or NAMES[0]) not in NAMES:
        raise Failed(400, f"there is no bot {name!r}; there are {', '.join(NAMES)}")
    return name or NAMES[0]


# --- the past --------------------------------------------------------------------------------------------------------


def own_part(here: Place, seat: Seat | None) -> dict[str, Any]:
    """What a seat may take home of a running game: its view, and the answers as it may read them."""
    game = here.table.game
    return {
        "game": game.kind.name,
        "players": game.players,
        "options": game.options,
        "seat": seat,
        "view": game.view(seat),
        "journal": [msgspec.to_builtins(entry.seen_by(seat)) for entry in game.journal or ()],
    }


async def save(request: Request) -> Response:
    """The whole game for the host, and for all once it is over; else the seat's own part."""
    limit(request, "asking")
    here = await place(request)
    game = here.table.game
    if here.host or game.over:
        return attachment(game.save(), f"{game.kind.name}-{here.table.id}.json")
    own = msgspec.json.encode(own_part(here, here.look(request)))
    return attachment(own, f"{game.kind.name}-{here.table.id}-seen.json")


async def replay(request: Request) -> Response:
    """The table as this seat saw it after so many answers."""
    limit(request, "asking")
    here = await place(request)
    table, lang = here.table, lang_of(request)
    game, seat = table.game, here.look(request)
    of = len(game.journal or ())
    wish = request.query_params.get("at", "")
    n = min(int(wish), of) if wish.isdecimal() and len(wish) < 9 else of
    lines = table.lines[:]

    def past() -> dict[str, Any]:
        then = game.copy(journal=True)
        if n < of:
            then.undo(of - n, consent=True)
        telling = Telling(then, teller(game.kind, lang, game.world.content), words(lang), seat)
        bit = 0 if seat is None else 1 << seat
        log = [
            {"n": i, "text": telling.line(told.line), "seat": told.seat, "turn": told.answer}
            for i, told in enumerate(t for t in lines if t.answer <= n and (t.sees == -1 or t.sees & bit))
        ]
        return {"n": n, "of": of, "view": then.view(seat), "log": log}

    return reply(await run_in_threadpool(past))


async def report(request: Request) -> Response:
    """Keep the exact position with a word of what is wrong, and hand out what the asking seat may have."""
    limit(request, "joining")
    here = await place(request)
    wish = await body(request, m.Report)
    game, key, text = here.table.game, seats.new_id(), m.clean(wish.text)
    await hall_of(request).store.report(key, here.table.id, text, game.save().decode())
    head = {"report": key, "text": text, "at": time.time(), "seq": here.table.seq}
    if here.host or game.over:
        data = msgspec.json.encode(head | {"save": msgspec.Raw(game.save())})
    else:
        data = msgspec.json.encode(head | {"seen": own_part(here, here.seat)})
    return attachment(data, f"holdfast-report-{key}.json")


def limit(request: Request, what: str) -> None:
    """One from the bucket of this address."""
    address = request.client.host if request.client else ""
    if not request.app.state.buckets[what].take(address):
        raise Failed(429, words(lang_of(request)).say("slow-down"))


async def described(request: Request) -> Response:
    """All this as an OpenAPI document."""
    return reply(document())


Handler = Callable[[Request], Awaitable[Response]]

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/healthz", health),
    ("GET", "/api/openapi.json", described),
    ("GET", "/api/games", games),
    ("GET", "/api/words/{game}/{lang}", words_of),
    ("GET", "/api/rules/{game}", rules),
    ("GET", "/api/chapters/{game}", chapters),
    ("GET", "/api/rules/{game}/{rule}", rule),
    ("GET", "/api/cards/{game}", cards),
    ("GET", "/api/me", me),
    ("POST", "/api/tables", create),
    ("POST", "/api/tables/load", load),
    ("POST", "/api/sit", sit),
    ("POST", "/api/tables/{id}/name", rename),
    ("POST", "/api/tables/{id}/delete", delete),
    ("POST", "/api/tables/{id}/links", links),
    ("POST", "/api/tables/{id}/seats", change_seat),
    ("GET", "/api/tables/{id}/save", save),
    ("GET", "/api/tables/{id}/replay", replay),
    ("POST", "/api/tables/{id}/report", report),
)


def routes() -> list[Route]:
    return [Route(path, handler, methods=[method]) for method, path, handler in ROUTES]


__all__ = ["Failed", "No", "limit", "place_at", "reply", "routes"]
