"""Start the server and open the browser."""

import asyncio
import contextlib
import gc
import json
import logging
import secrets
import socket
import urllib.request
import webbrowser
from collections.abc import Iterable
from pathlib import Path

import click
import uvicorn
from starlette.applications import Starlette

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.effect_decoder import build
from holdfast.core.engine.effect import replace
from holdfast.core.rng.committed import Commitment
from holdfast.core.safe_files import read_regular_file
from holdfast.core.state.save import Document
from holdfast.core.text.safe_output import safe
from holdfast.server import log_filter as logs
from holdfast.server.app import make_app
from holdfast.server.context import Settings
from holdfast.server.notifications.away_watcher import WebhookTarget
from holdfast.server.notifications.webhook import WebhookRules
from holdfast.server.proxy import PublicAddress
from holdfast.server.storage.database import database
from holdfast.server.websocket.http_protocol import door
from holdfast.tables.errors import StorageUnavailable
from holdfast.tables.operations import catalog
from holdfast.tables.protocol.tasks import Result, SaveCheck
from holdfast.tables.records import Change, GameResult, Snapshot, TableRow
from holdfast.tables.services.packs import offered_packs
from holdfast.tables.services.rate_limits import Limits
from holdfast.tables.undo import UndoRequest

log = logging.getLogger("holdfast.server")
PORT = 8765
LONGEST_MARK = 100
LOOPBACK = ("127.0.0.1", "localhost", "::1")
NOT_STARTED = "the server could not start; the lines above say why"
LOCAL_LIMITS = Limits(creating=(300, 10), joining=(100, 5))
"""Limits for a server that only this computer uses; its user may create tables freely."""
NO_HOOKS = WebhookRules()
MOST_OPEN = 1 << 16
"""Descriptors that are requested from the system, if it allows that number."""
GC_THRESHOLDS = (2_000, 500, 20)
"""Garbage-collector thresholds for generations 0, 1 and 2. A pass blocks the event loop: it takes a few milliseconds at
2,000 new objects and took forty at 20,000."""
SHUTDOWN_TIMEOUT = 3
"""Seconds that open requests get when the server is stopped."""


def default_database() -> str:
    """Return the database file in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("holdfast", appauthor=False) / "tables.sqlite3")


def running_mark(file: str) -> Path:
    """Return the file in which a running server stores its mark, next to its database."""
    path = Path(file).resolve()
    return path.with_name(f"{path.name}.running")


def running_at(port: int, file: str) -> bool:
    """Return whether a server with the same database runs at this port; its mark is stored beside the database file."""
    try:
        mark = read_regular_file(running_mark(file), LONGEST_MARK).decode("ascii")
        if not mark:
            return False
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(json.load(answer).get("id") == mark)
    except (OSError, ValueError, AttributeError):
        return False


def listen(host: str, port: int, exact: bool) -> socket.socket:
    """Bind the port; if it is taken and was not requested explicitly, bind a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wish in (port,) if exact else (port, 0):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, wish))
            return door
        except OSError:
            door.close()
            if wish == 0 or exact:
                raise
    raise AssertionError


def print_line(text: str) -> None:
    """Print a text that may contain file names or addresses, without control characters."""
    click.echo(safe(text))


def run(
    host: str,
    port: int | None,
    url: str,
    browser: bool,
    pace: float,
    packs: Iterable[Path] = (),
    public: PublicAddress | None = None,
    hooks: WebhookRules = NO_HOOKS,
    debug: bool = False,
) -> None:
    """Serve until Ctrl-C."""
    logs.install()
    url = url or default_database()
    file = "" if "://" in url else url
    at_home = host in LOOPBACK and public is None
    on_offer = offered_packs(packs)
    if file and at_home and port is None and running_at(PORT, file):
        address = f"http://localhost:{PORT}/"
        print_line(f"Holdfast is running already: {address}")
        if browser:
            webbrowser.open(address)
        return
    asyncio.run(_try(url))
    door = listen(host, PORT if port is None else port, exact=port is not None)
    number = door.getsockname()[1]
    here = f"{'localhost' if at_home else f'[{host}]' if ':' in host else host}:{number}"
    address = f"{public.origin}/" if public else f"http://{here}/"
    print_line(f"Holdfast: {address}   (Ctrl-C ends it; games are kept in {_shown(url)})")
    if public is not None:
        print_line(f"Only {', '.join(public.proxies)} may speak for visitors, at {here}; everybody else is refused.")
    elif not at_home:
        print_line(
            f"Everybody who can reach {host}:{number} on your network can open tables here and play by the links you send.\n"
            "The connection is not encrypted: on anything but a network you trust, put a server with HTTPS in front."
        )
    settings = Settings(LOOPBACK, LOCAL_LIMITS, pace, on_offer) if at_home else Settings(pace=pace, packs=on_offer)
    settings = replace(
        settings, limits=share_descriptors(settings.limits, descriptors()), public=public, hooks=hooks, debug=debug
    )
    mark = secrets.token_hex(16)
    if file and at_home:
        write_mark(file, mark)
    served = config(make_app(database(url), settings, mark), settings.limits)
    server = Server(served, address if browser else "")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[door]))
    if not server.started:
        raise click.ClickException(NOT_STARTED)


async def _try(url: str) -> None:
    """Open the database once before the server announces itself."""
    store = database(url)
    try:
        await store.open()
    except (StorageUnavailable, OSError) as error:
        raise click.ClickException(
            f"the games cannot be kept in {_shown(url)}: {error}; make room there or let it be written, or name another "
            "place with --database"
        ) from None
    finally:
        await store.close()


def write_mark(file: str, mark: str) -> None:
    """Write the mark so that only this user can read it; it is private, though not very secret."""
    path = running_mark(file)
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
        path.touch(0o600)
        path.write_text(mark, encoding="ascii")


def descriptors() -> int:
    """Return the number of files and connections that this process may open, after raising the limit as far as allowed."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST_OPEN if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN)
    if soft == resource.RLIM_INFINITY or soft >= wish:
        return MOST_OPEN if soft == resource.RLIM_INFINITY else soft
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish, hard))
        return wish
    return soft


def share_descriptors(limits: Limits, open_ones: int) -> Limits:
    """Give half of the descriptors to sockets, a quarter to other connections, and leave the rest for files."""
    return replace(limits, places=open_ones // 2, visitors=open_ones // 4)


def config(app: Starlette, limits: Limits) -> uvicorn.Config:
    """Configure uvicorn with plain asyncio and without compression, because messages are many and small."""
    return uvicorn.Config(
        app,
        http=door(limits.visitors),
        backlog=min(128, max(8, limits.visitors // 2)),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=limits.message,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # trusted only from a named proxy (proxy.py)
        date_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
    )


def _shown(url: str) -> str:
    """Return an address without its password, even if it is malformed."""
    scheme, is_address, rest = url.partition("://")
    if not is_address or scheme == "sqlite":
        return url
    before, _, asked = rest.partition("?")
    where = "" if "@" in asked else before.rpartition("@")[2]
    return f"{scheme}://…@{where}" if where else f"{scheme}://…"


READ = (GameResult, WebhookTarget, Commitment, Snapshot, Result, Change, TableRow, Document, SaveCheck, UndoRequest)
"""Types that the server decodes besides messages; built before there are several threads."""


def warm() -> None:
    """Load the games and their texts and build all decoders before the server listens, while there is only one thread."""
    build(READ)
    try:
        for lang in LANGUAGES:
            catalog.games(lang)
    except Exception:  # a broken third-party game must not block the others
        log.exception("the games could not all be read")
    settle()


def settle() -> None:
    """Exclude all loaded objects from garbage collection, and collect rarely: messages are freed at once, and almost
    none of them contains a reference cycle."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Server(uvicorn.Server):
    """A server that opens the browser when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        warm()
        await super().startup(sockets)
        if self.address and self.started:
            await asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
