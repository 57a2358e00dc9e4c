"""HTTP responses and errors."""

import gzip
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from holdfast.tables.services.packs import PackUnavailable


class HttpError(Exception):
    """A request that cannot be answered: a status and one line with the reason."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class PackMissing(HttpError):
    """A table that cannot be opened now because packs are missing; the response names them."""

    def __init__(self, error: PackUnavailable) -> None:
        super().__init__(409, str(error))
        self.missing = error.missing


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def gzipped(request: Request, response: Response) -> Response:
    """Compress a response if the browser accepts it. Only for content that is the same for everybody: next to a
    visitor's own text, the compressed length would reveal the rest."""
    if "gzip" in {name.strip() for name in request.headers.get("accept-encoding", "").split(",")}:
        response.body = gzip.compress(response.body, 6)
        response.headers["content-encoding"] = "gzip"
        response.headers["content-length"] = str(len(response.body))
    response.headers["vary"] = "accept-encoding"
    return response


def attachment(data: bytes, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, 200, headers, "application/json")
