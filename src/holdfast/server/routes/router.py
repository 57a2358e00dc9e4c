"""Which request goes where."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from holdfast.server.openapi import document
from holdfast.server.routes.catalog import cards, chapters, games, health, me, rule, rules, words_of
from holdfast.server.routes.dependencies import reply
from holdfast.server.routes.history import replay, report, save
from holdfast.server.routes.hosting import change_seat, coach, delete, hook, links, lock, mute, people, remove, rename
from holdfast.server.routes.leaving import forget, leave
from holdfast.server.routes.summary import evening, review, story
from holdfast.server.routes.tables import again, code, create, invitation, load, move, sit


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
    ("POST", "/api/me/forget", forget),
    ("POST", "/api/tables", create),
    ("POST", "/api/tables/load", load),
    ("POST", "/api/tables/{id}/again", again),
    ("POST", "/api/invitation", invitation),
    ("POST", "/api/sit", sit),
    ("POST", "/api/move", move),
    ("POST", "/api/tables/{id}/code", code),
    ("GET", "/api/tables/{id}/people", people),
    ("POST", "/api/tables/{id}/remove", remove),
    ("POST", "/api/tables/{id}/hook", hook),
    ("POST", "/api/tables/{id}/name", rename),
    ("POST", "/api/tables/{id}/delete", delete),
    ("POST", "/api/tables/{id}/leave", leave),
    ("POST", "/api/tables/{id}/links", links),
    ("POST", "/api/tables/{id}/seats", change_seat),
    ("POST", "/api/tables/{id}/mute", mute),
    ("POST", "/api/tables/{id}/coach", coach),
    ("POST", "/api/tables/{id}/password", lock),
    ("GET", "/api/tables/{id}/save", save),
    ("GET", "/api/tables/{id}/replay", replay),
    ("GET", "/api/tables/{id}/evening", evening),
    ("GET", "/api/tables/{id}/review", review),
    ("GET", "/api/tables/{id}/story", story),
    ("POST", "/api/tables/{id}/report", report),
)


def routes() -> list[Route]:
    return [Route(path, handler, methods=[method]) for method, path, handler in ROUTES]
