"""The client's files: compressed if the browser accepts it, and cached for good if their names contain a hash."""

from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from holdfast.server.responses import reply

STATIC = Path(__file__).parent / "static"
LONGEST_PATH = 200
"""Maximum characters after the first slash; no file or page of the client has a longer name."""
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Holdfast</title>
<h1>Holdfast is running, but its page is not built</h1>
<p>The table's page in the browser is made from the folder <code>web/</code> when Holdfast is installed.
To build it now, stop the server and run, in the folder of the project:</p>
<pre>pip install .</pre><p>or, while you work on the page itself:</p><pre>cd web &amp;&amp; npm ci &amp;&amp; npm run build</pre>
<p>Until then you can play in the terminal: <code>holdfast play</code>.</p></html>"""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""Encodings and suffixes of the precompressed files, the smallest first."""


async def client(request: Request) -> Response:
    """Send a file of the built client; a named asset never changes, the page may."""
    path = request.path_params["path"]
    if path.startswith("api/") or not _nameable(path):
        return reply({"error": "there is nothing here"}, 404)
    index = STATIC / "index.html"
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC.resolve()) and file.is_file():
        kept = "no-cache" if path.endswith(".html") else "public, max-age=3600"
        return _respond(request, file, "public, max-age=31536000, immutable" if path.startswith("assets/") else kept)
    if path and "." in path.rpartition("/")[2]:
        return reply({"error": "there is nothing here"}, 404)
    if not index.exists():
        return HTMLResponse(NOT_BUILT, 503)
    return _respond(request, index, "no-cache")


def _respond(request: Request, file: Path, kept: str) -> Response:
    """Send a file in the best encoding that the browser accepts; files are compressed at build time only."""
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    takes = {name.strip() for name in request.headers.get("accept-encoding", "").split(",")}
    for name, ending in ENCODINGS:
        packed = file.with_name(file.name + ending)
        if name in takes and packed.is_file():
            return FileResponse(packed, headers=headers | {"content-encoding": name}, media_type=guess_type(file)[0])
    return FileResponse(file, headers=headers)


def _nameable(path: str) -> bool:
    """Return whether a file or page of the client can have this name at all."""
    return "\0" not in path and len(path) <= LONGEST_PATH
