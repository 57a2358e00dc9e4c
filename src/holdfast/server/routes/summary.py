"""Requests about an evening that is over: its figures, its review, its story. For those who sit or watch there."""

import asyncio
from base64 import b64encode
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from holdfast.review.page import STYLE, note
from holdfast.review.story import tell_story
from holdfast.server.responses import HttpError, reply
from holdfast.server.routes.dependencies import (
    TableAccess,
    address_of,
    check_rate,
    context_of,
    disconnected,
    in_turn,
    lang_of,
    require_access,
)
from holdfast.tables.errors import TooManyReviews
from holdfast.tables.protocol.tasks import Task
from holdfast.tables.services.computations import folder_names, summarize_game
from holdfast.tables.services.fair_dice import ANEW, OPEN, PROMISED, TOLD
from holdfast.tables.services.recorder import UNDO
from holdfast.tables.services.texts import localizer_for, table_texts

POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""A page of its own, with its own style and nothing else."""
OF_THE_TABLE = frozenset({UNDO, PROMISED, ANEW, OPEN, TOLD})
"""Lines about the table itself, which are no part of the story."""
SOON = {"refresh": "2"}
"""The page asks again after so many seconds."""


async def check_over(request: Request) -> TableAccess:
    """The table in the address, once its game is over."""
    check_rate(request, "asking")
    here = await require_access(request)
    if not here.table.game.over:
        raise HttpError(409, "this game is not over yet")
    return here


async def summary(request: Request) -> Response:
    """A finished game in figures: who lived and who died of what, what there was from round to round, the score."""
    here = await check_over(request)
    context, table, lang = context_of(request), here.table, lang_of(request)
    seq, known = table.evenings.get(lang, (-1, None))
    if known is None or seq != table.seq:
        if not context.registry.rates["thinking"].take(here.who):
            raise HttpError(429, table_texts(lang).say("slow-down"))
        seq = table.seq
        leaving = asyncio.ensure_future(disconnected(request))
        try:
            known = await summarize_game(
                context.workers,
                table.game,
                lang,
                here.who,
                table.packs,
                address_of(request),
                lambda: not leaving.done(),
            )
        finally:
            leaving.cancel()
        if known is None:
            raise HttpError(503, table_texts(lang).say("odds-not-now"))
        table.evenings[lang] = seq, known
    return reply(known)


async def review(request: Request) -> Response:
    """The evening, looked over: a page of its own; while it is made, one that says how far it is and asks again."""
    here = await check_over(request)
    context, table, lang = context_of(request), here.table, lang_of(request)

    def make_task() -> Task:
        return Task(table.game.save().decode(), 0, 0, lang=lang, packs=folder_names(table.packs))

    try:
        answers = len(table.game.journal or ())
        progress = context.workers.review((table.id, table.seq, lang), make_task, answers, here.who)
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
    """What was told this evening, as this seat may read it: a story in Markdown to take home."""
    check_rate(request, "asking")
    here = await require_access(request)
    table, seat = here.table, here.look(request)
    bit = 0 if seat is None else 1 << seat
    game, parts = table.game, table.lines.copy().parts()
    every = (told for part in parts for told in part if told.sees == -1 or told.sees & bit)
    lines = (told.line for told in every if told.line.message not in OF_THE_TABLE)
    says = localizer_for(game.definition, lang_of(request), game.world.content)
    said = await in_turn(context_of(request), here.who, tell_story(lines, says, game.world))
    headers = {"content-disposition": f'attachment; filename="{game.definition.name}-{table.id}.md"'}
    return Response(said.encode(), 200, headers, "text/markdown; charset=utf-8")
