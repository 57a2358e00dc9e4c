"""Requests about what has been played: saves, replays, reports."""

import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Entry
from holdfast.core.rng.committed import CommittedStream
from holdfast.core.rng.stream import RandomStream
from holdfast.core.slices import Steps
from holdfast.core.state.save import save_in_steps
from holdfast.server import auth
from holdfast.server.responses import HttpError, attachment, reply
from holdfast.server.routes.dependencies import (
    TableAccess,
    check_rate,
    context_of,
    decode_body,
    in_turn,
    lang_of,
    require_access,
)
from holdfast.tables.presenters.question import SeatPresenter
from holdfast.tables.protocol import inbound as m
from holdfast.tables.services.fair_dice import code
from holdfast.tables.services.texts import localizer_for, table_texts


def seat_part(here: TableAccess, seat: Seat | None) -> Steps[dict[str, Any]]:
    """Gather what a seat may take home of a running game: its view, and the answers as it may read them."""
    game = here.table.game
    journal: list[msgspec.Raw] = []
    for entry in game.journal or ():
        journal.append(msgspec.Raw(msgspec.json.encode(entry.seen_by(seat))))
        yield
    return {
        "game": game.definition.name,
        "players": game.players,
        "options": game.options,
        "seat": seat,
        "view": game.view(seat),
        "journal": journal,
    }


def withdrawn(game: Game) -> Steps[bytes]:
    """Make a file of a whole game. While it is played nothing in it tells what will be rolled or drawn."""
    if game.over or isinstance(game.world.chance, CommittedStream):
        return (yield from save_in_steps(game))
    bare = game.copy(journal=True)
    bare.seed, bare.world.chance = 0, RandomStream(0, game.world.chance.used)
    return (yield from save_in_steps(bare))


def full_save(here: TableAccess) -> bool:
    """Whether the whole game may be taken: by all once it is over, before that by the host, where nothing in it is the
    secret of somebody else who sits there. Bots keep no secrets."""
    game = here.table.game
    if game.over or not here.host:
        return game.over
    others = here.table.people - set(here.you)
    plain = game.view(None)
    told = all(not entry.secret or entry.seat not in others for entry in game.journal or ())
    return told and all(game.view(seat) == plain for seat in others)


async def save(request: Request) -> Response:
    """The whole game for the host where nobody else has secrets in it, and for all once it is over; else the seat's own part."""
    check_rate(request, "asking")
    here, context = await require_access(request), context_of(request)
    game = here.table.game
    if full_save(here):
        data = await in_turn(context, here.who, withdrawn(game))
        return attachment(data, f"{game.definition.name}-{here.table.id}.json")
    own = msgspec.json.encode(await in_turn(context, here.who, seat_part(here, here.look(request))))
    return attachment(own, f"{game.definition.name}-{here.table.id}-seen.json")


def question_then(telling: SeatPresenter, seat: Seat | None, after: list[Entry]) -> dict[str, Any] | None:
    """What was asked at a moment of the past, and what was answered, as far as this seat may read it."""
    question = telling.question()
    if question is None or not after:
        return None
    given = after[0].seen_by(seat)
    asking = telling.game.question
    option = next((one for one in asking.options_for(given.seat) if one.key == given.key), None)
    return {
        "prompt": question["prompt"],
        "at": question["at"],
        "rule": question["rule"],
        "asked": question["asked"],
        "who": given.seat,
        "answer": telling.label(asking, option) if option is not None else "",
    }


async def replay(request: Request) -> Response:
    """The table as this seat saw it after so many answers."""
    check_rate(request, "asking")
    here = await require_access(request)
    table, lang = here.table, lang_of(request)
    game, seat = table.game, here.look(request)
    of = len(game.journal or ())
    wish = request.query_params.get("at", "")
    n = min(int(wish), of) if wish.isdecimal() and len(wish) < 9 else of
    parts, journal = table.lines.copy().parts(), list(game.journal or ())

    def past() -> Steps[dict[str, Any]]:
        then = game.copy(journal=True)
        if n < of:
            yield from then.undoing(of - n, consent=True)
        telling = SeatPresenter(then, localizer_for(game.definition, lang, game.world.content), table_texts(lang), seat)
        bit = 0 if seat is None else 1 << seat
        log: list[msgspec.Raw] = []
        for told in (t for part in parts for t in part if t.answer <= n and (t.sees == -1 or t.sees & bit)):
            text = telling.line(told.line)
            line = {"n": len(log), "text": text, "seat": told.seat, "turn": told.answer, "code": code(told.line)}
            log.append(msgspec.Raw(msgspec.json.encode(line)))
            yield
        return {
            "n": n,
            "of": of,
            "view": then.view(seat),
            "log": log,
            "question": question_then(telling, seat, journal[n:]),
        }

    return reply(await in_turn(context_of(request), here.who, past()))


async def report(request: Request) -> Response:
    """Keep a word of what is wrong with what the asking seat may have of the game, and hand that out."""
    context = context_of(request)
    here = await require_access(request)
    if not context.rates["reporting"].take(here.who):
        raise HttpError(429, table_texts(lang_of(request)).say("slow-down"))
    wish = await decode_body(request, m.ProblemReport)
    game, key, text = here.table.game, auth.new_id(), m.clean(wish.text)
    head = {"report": key, "text": text, "at": time.time(), "seq": here.table.seq}
    if full_save(here):
        data = msgspec.json.encode(head | {"save": msgspec.Raw(await in_turn(context, here.who, withdrawn(game)))})
    else:
        data = msgspec.json.encode(head | {"seen": await in_turn(context, here.who, seat_part(here, here.seat))})
    limits = context.settings.limits
    kept = data if len(data) <= limits.report else msgspec.json.encode(head)
    await context.store.add_report(key, here.table.id, text, kept.decode(), limits.reports)
    return attachment(data, f"holdfast-report-{key}.json")
