"""The routes of all requests."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holdfast.server.openapi import document
from holdfast.server.responses import reply
from holdfast.server.routes.catalog import cards, chapters, games, health, my_tables, rule, rules, texts
from holdfast.server.routes.history import replay, report, save
from holdfast.server.routes.hosting import (
    change_seat,
    coach,
    delete,
    links,
    mute,
    people,
    remove,
    rename,
    set_password,
    set_webhook,
)
from holdfast.server.routes.leaving import delete_my_data, leave
from holdfast.server.routes.summary import review, story, summary
from holdfast.server.routes.tables import claim, claim_device, create, device_code, invitation, load, rematch_table


async def described(request: Request) -> Response:
    """Return the OpenAPI document."""
    return reply(document())


Handler = Callable[[Request], Awaitable[Response]]

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/healthz", health),
    ("GET", "/api/openapi.json", described),
    ("GET", "/api/games", games),
    ("GET", "/api/words/{game}/{lang}", texts),
    ("GET", "/api/rules/{game}", rules),
    ("GET", "/api/chapters/{game}", chapters),
    ("GET", "/api/rules/{game}/{rule}", rule),
    ("GET", "/api/cards/{game}", cards),
    ("GET", "/api/me", my_tables),
    ("POST", "/api/me/forget", delete_my_data),
    ("POST", "/api/tables", create),
    ("POST", "/api/tables/load", load),
    ("POST", "/api/tables/{id}/again", rematch_table),
    ("POST", "/api/invitation", invitation),
    ("POST", "/api/sit", claim),
    ("POST", "/api/move", claim_device),
    ("POST", "/api/tables/{id}/code", device_code),
    ("GET", "/api/tables/{id}/people", people),
    ("POST", "/api/tables/{id}/remove", remove),
    ("POST", "/api/tables/{id}/hook", set_webhook),
    ("POST", "/api/tables/{id}/name", rename),
    ("POST", "/api/tables/{id}/delete", delete),
    ("POST", "/api/tables/{id}/leave", leave),
    ("POST", "/api/tables/{id}/links", links),
    ("POST", "/api/tables/{id}/seats", change_seat),
    ("POST", "/api/tables/{id}/mute", mute),
    ("POST", "/api/tables/{id}/coach", coach),
    ("POST", "/api/tables/{id}/password", set_password),
    ("GET", "/api/tables/{id}/save", save),
    ("GET", "/api/tables/{id}/replay", replay),
    ("GET", "/api/tables/{id}/evening", summary),
    ("GET", "/api/tables/{id}/review", review),
    ("GET", "/api/tables/{id}/story", story),
    ("POST", "/api/tables/{id}/report", report),
)


def routes() -> list[Route]:
    return [Route(path, handler, methods=[method]) for method, path, handler in ROUTES]
