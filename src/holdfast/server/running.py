"""Start the server and open the browser."""

import asyncio
import contextlib
import json
import logging
import socket
import threading
import urllib.request
import webbrowser
from pathlib import Path

import click
import uvicorn
from starlette.applications import Starlette

from holdfast.core.cards.content import LANGUAGES
from holdfast.server.keeping.database import database
from holdfast.server.keeping.faults import Unavailable
from holdfast.server.tables.hall import Settings
from holdfast.server.web import catalog
from holdfast.server.web.app import fingerprint, make_app
from holdfast.server.web.limits import Limits

PORT = 8765
LOOPBACK = ("127.0.0.1", "localhost", "::1")
ALONE = Limits(creating=(300, 10), joining=(100, 5))
"""On one's own computer one need not be stopped from opening tables."""
GRACE = 3
"""Seconds that open requests get when the server is stopped."""


def default_database() -> str:
    """The file in the user's data folder."""
    from platformdirs import user_data_path

    return str(user_data_path("holdfast", appauthor=False) / "tables.sqlite3")


def running_at(port: int, mark: str) -> bool:
    """Is a server of ours with the same database there already?"""
    try:
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


def run(host: str, port: int | None, url: str, browser: bool, pace: float) -> None:
    """Serve until Ctrl-C."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s")
    url = url or default_database()
    mark = fingerprint(url if "://" in url else str(Path(url).resolve()))
    at_home = host in LOOPBACK
    if at_home and port is None and running_at(PORT, mark):
        address = f"http://localhost:{PORT}/"
        click.echo(f"Holdfast is running already: {address}")
        if browser:
            webbrowser.open(address)
        return
    asyncio.run(_try(url))
    door = listen(host, PORT if port is None else port, exact=port is not None)
    number = door.getsockname()[1]
    address = f"http://{'localhost' if at_home else f'[{host}]' if ':' in host else host}:{number}/"
    click.echo(f"Holdfast: {address}   (Ctrl-C ends it; games are kept in {_shown(url)})")
    if not at_home:
        click.echo(
            f"Everybody who can reach {host}:{number} on your network can open tables here and play by the links you send.\n"
            "The connection is not encrypted: on anything but a network you trust, put a server with HTTPS in front."
        )
    settings = Settings(LOOPBACK, ALONE, pace) if at_home else Settings(pace=pace)
    served = config(make_app(database(url), settings, mark), settings.limits.message)
    server = Server(served, address if browser else "")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(server.serve(sockets=[door]))
    if not server.started:
        raise click.ClickException("the server could not start; the lines above say why")


async def _try(url: str) -> None:
    """Open the database once before anything is promised."""
    store = database(url)
    try:
        await store.open()
    except (Unavailable, OSError) as error:
        raise click.ClickException(f"the games cannot be kept in {_shown(url)}: {error}") from None
    finally:
        await store.close()


def config(app: Starlette, longest: int) -> uvicorn.Config:
    """Plain asyncio, the lean side of websockets, no compression: messages are many and small."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=longest,
        log_level="warning",
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def _shown(url: str) -> str:
    """An address without its password."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url


def _warm() -> None:
    """Read the games and their words before somebody waits for them."""
    for lang in LANGUAGES:
        catalog.games(lang)


class Server(uvicorn.Server):
    """Opens the browser when it is ready."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        threading.Thread(target=_warm, daemon=True).start()
        if self.address and self.started:
            await asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)
