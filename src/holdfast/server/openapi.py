"""The HTTP interface as an OpenAPI document, generated from the structs that decode the requests."""

from functools import cache
from typing import Any

import msgspec

from holdfast.core.cards.content import LANGUAGES
from holdfast.tables.protocol import inbound as m

BODIES: dict[str, type[Any]] = {
    "/api/tables": m.NewTable,
    "/api/invitation": m.Invitation,
    "/api/sit": m.ClaimSeat,
    "/api/tables/{id}/again": m.Rematch,
    "/api/tables/{id}/name": m.Rename,
    "/api/tables/{id}/links": m.NewLink,
    "/api/tables/{id}/seats": m.ChangeSeat,
    "/api/tables/{id}/mute": m.Mute,
    "/api/tables/{id}/coach": m.Coaching,
    "/api/tables/{id}/password": m.Password,
    "/api/tables/{id}/report": m.ProblemReport,
    "/api/move": m.ClaimDevice,
    "/api/tables/{id}/remove": m.Remove,
    "/api/tables/{id}/hook": m.SetWebhook,
}
QUERIES: dict[str, tuple[str, ...]] = {
    "/api/games": ("lang",),
    "/api/me": ("lang",),
    "/api/rules/{game}": ("lang", "q", "around"),
    "/api/rules/{game}/{rule}": ("lang",),
    "/api/chapters/{game}": ("lang",),
    "/api/cards/{game}": ("lang", "table", "spoilers"),
    "/api/invitation": ("lang",),
    "/api/tables/load": ("lang", "name", "seats"),
    "/api/tables/{id}/again": ("lang",),
    "/api/tables/{id}/save": ("seat",),
    "/api/tables/{id}/replay": ("seat", "at", "lang"),
    "/api/tables/{id}/evening": ("lang",),
    "/api/tables/{id}/review": ("lang",),
    "/api/tables/{id}/story": ("seat", "lang"),
}
WRITTEN = {"/api/words": "text/plain", "/review": "text/html", "/story": "text/markdown"}
"""Responses that are not JSON."""
ERRORS = {
    400: "not as it should be",
    401: "the password is wrong",
    403: "not yours",
    404: "not there",
    409: "too many",
    413: "too large",
}
MORE_ERRORS = {415: "not JSON", 429: "too often", 503: "the database is away"}
ERROR = {
    "type": "object",
    "properties": {"error": {"type": "string"}},
    "required": ["error"],
}


@cache
def document() -> dict[str, Any]:
    """Build the whole document."""
    from holdfast.server.routes.router import ROUTES

    schemas, components = msgspec.json.schema_components(BODIES.values(), ref_template="#/components/schemas/{name}")
    bodies = dict(zip(BODIES, schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, handler in ROUTES:
        paths.setdefault(path, {})[method.lower()] = _operation(path, handler, bodies.get(path), method == "POST")
    return {
        "openapi": "3.1.0",
        "info": {"title": "Holdfast", "version": "1"},
        "paths": paths,
        "components": {"schemas": {**components, "Error": ERROR}},
    }


def _operation(path: str, handler: Any, body: Any, post: bool) -> dict[str, Any]:
    inside = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in inside]
    for name in QUERIES.get(path, ()):
        schema = {"type": "string", "enum": list(LANGUAGES)} if name == "lang" else {"type": "string"}
        parameters.append({"name": name, "in": "query", "required": False, "schema": schema})
    written = next((kind for end, kind in WRITTEN.items() if path.startswith(end) or path.endswith(end)), "")
    plain: dict[str, Any] = {written: {"schema": {"type": "string"}}} if written else {"application/json": {}}
    error = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    responses: dict[str, Any] = {"200": {"description": "done", "content": plain}}
    if post:
        responses["201"] = {"description": "made", "content": plain}
    for status, words in (ERRORS | MORE_ERRORS).items():
        responses[str(status)] = {"description": words, "content": error}
    operation: dict[str, Any] = {
        "operationId": handler.__name__,
        "summary": (handler.__doc__ or handler.__name__).strip().partition("\n")[0],
        "parameters": parameters,
        "responses": responses,
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": body}}}
    elif path.endswith("/load"):
        operation["requestBody"] = {
            "required": True,
            "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        }
    return operation
