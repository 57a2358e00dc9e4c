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
"""On one's own computer one need not be stopped from opening tables."""
NO_HOOKS = WebhookRules()
MOST_OPEN = 1 << 16
"""Descriptors that are asked of the system, where it gives so many."""
GC_THRESHOLDS = (2_000, 500, 20)
"""So many new things before they are looked through for rings, so often before older ones are. Everybody waits meanwhile: few
new ones take a few milliseconds, twenty thousand took forty."""
SHUTDOWN_TIMEOUT = 3
"""Seconds that open requests get when the server is stopped."""


def default_database() -> str:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("holdfast", appauthor=False) / "tables.sqlite3")


def running_mark(file: str) -> Path:
    """Where the server that keeps its games in a file leaves its mark."""
    path = Path(file).resolve()
    return path.with_name(f"{path.name}.running")


def running_at(port: int, file: str) -> bool:
    """Is a server of ours with the same database there already? It has left its mark beside the file."""
    try:
        mark = read_regular_file(running_mark(file), LONGEST_MARK).decode("ascii")
        if not mark:
            return False
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(json.load(answer).get("id") == mark)
    except (OSError, ValueError, AttributeError):
        return False


def listen(host: str, port: int, exact: bool) -> socket.socket:
    """The port that was wished, or a free one where it is taken and nobody insists."""
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
    """Print what may hold the name of a file or an address: nothing in it steers the terminal."""
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
    """Open the database once before anything is promised."""
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
    """For this user alone: it is no secret of weight, but nobody's business either."""
    path = running_mark(file)
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
        path.touch(0o600)
        path.write_text(mark, encoding="ascii")


def descriptors() -> int:
    """How many files and connections the system lets this process have open; as many as it gives without being begged."""
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
    """Half of the descriptors for sockets at tables, a quarter for whoever comes to the door, the rest for our own files."""
    return replace(limits, places=open_ones // 2, visitors=open_ones // 4)


def config(app: Starlette, limits: Limits) -> uvicorn.Config:
    """Plain asyncio, the lean side of websockets, no compression: messages are many and small."""
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
        proxy_headers=False,  # believed only of a proxy that was named (public.py)
        date_header=False,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
    )


def _shown(url: str) -> str:
    """An address without its password, wherever in it that stands, and however wrongly it is written."""
    scheme, is_address, rest = url.partition("://")
    if not is_address or scheme == "sqlite":
        return url
    before, _, asked = rest.partition("?")
    where = "" if "@" in asked else before.rpartition("@")[2]
    return f"{scheme}://…@{where}" if where else f"{scheme}://…"


READ = (GameResult, WebhookTarget, Commitment, Snapshot, Result, Change, TableRow, Document, SaveCheck, UndoRequest)
"""What the server reads besides messages: built before several threads do."""


def warm() -> None:
    """Read the games and their words, and build all types for reading, while there is only one thread: before it listens."""
    build(READ)
    try:
        for lang in LANGUAGES:
            catalog.games(lang)
    except Exception:  # a game from outside that is broken keeps nobody from the others
        log.exception("the games could not all be read")
    settle()


def settle() -> None:
    """What has been read stays: it is not looked through for rings again. What is told dies at once, and nearly nothing of it
    is a ring: what stays longer is looked through seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


class Server(uvicorn.Server):
    """Opens the browser when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        warm()
        await super().startup(sockets)
        if self.address and self.started:
            await asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
