"""Requests for saves, replays and problem reports."""

from starlette.requests import Request
from starlette.responses import Response

from holdfast.server import auth
from holdfast.server.responses import HttpError, attachment, reply
from holdfast.server.routes.dependencies import (
    check_rate,
    context_of,
    decode_body,
    lang_of,
    require_access,
    viewing_seat,
)
from holdfast.tables.operations import history
from holdfast.tables.protocol import inbound as m
from holdfast.tables.services.texts import table_texts


async def save(request: Request) -> Response:
    check_rate(request, "asking")
    access, registry = await require_access(request), context_of(request).registry
    if history.may_export_all(access):
        return attachment(*await history.export_all(registry, access))
    return attachment(*await history.export_part(registry, access, viewing_seat(request, access)))


async def replay(request: Request) -> Response:
    check_rate(request, "asking")
    access = await require_access(request)
    wanted = request.query_params.get("at", "")
    at = int(wanted) if wanted.isdecimal() and len(wanted) < 9 else None
    seat = viewing_seat(request, access)
    return reply(await history.replay_game(context_of(request).registry, access, seat, at, lang_of(request)))


async def report(request: Request) -> Response:
    """Store a problem report and return it as a file."""
    context = context_of(request)
    access = await require_access(request)
    if not context.rates["reporting"].take(access.device):
        raise HttpError(429, table_texts(lang_of(request)).say("slow-down"))
    text, key = m.clean((await decode_body(request, m.ProblemReport)).text), auth.new_id()
    limits = context.settings.limits
    data, stored = await history.report_problem(context.registry, access, key, text, limits.report)
    await context.store.add_report(key, access.table.id, text, stored.decode(), limits.reports)
    return attachment(data, f"holdfast-report-{key}.json")
