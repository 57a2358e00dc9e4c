"""The `serve` command."""

import os
import re
from pathlib import Path

import click

from holdfast.cli.options import Command, echo, pack_option

ENVIRONMENT = "HOLDFAST_DATABASE"
LONGEST_ADDRESS = 1 << 16
PASSWORD = re.compile(r"://[^/@]*:[^@]+@|[?&]password=")
"""A password in a database URL."""


def browser_option(command: Command) -> Command:
    return click.option("--no-browser", is_flag=True, help="Do not open the browser.")(command)


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network."
)
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="Port to listen on; 0 for any free port.")
@click.option(
    "--database",
    default="",
    metavar="URL",
    help="Database file, or a postgresql:// URL; with a password, use HOLDFAST_DATABASE or --database-file instead.",
)
@click.option(
    "--database-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="File whose first line is the database URL.",
)
@click.option(
    "--public-url",
    default="",
    metavar="URL",
    help="Public https:// URL of a proxy in front; only requests for this name from this proxy are answered.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="Address or network of the proxy. [default: this computer; repeatable]",
)
@click.option("--web-hooks", is_flag=True, help="Webhooks: hosts may give an https:// address for turn notifications.")
@click.option(
    "--pace", type=click.FloatRange(0, 10), default=0.15, help="Seconds before a bot answers. [default: 0.15]"
)
@click.option("--debug", is_flag=True, help="Log entries for anything that blocks the server for more than 20 ms.")
@pack_option
@browser_option
def serve(
    host: str,
    port: int | None,
    database: str,
    database_file: Path | None,
    pace: float,
    no_browser: bool,
    public_url: str = "",
    proxies: tuple[str, ...] = (),
    web_hooks: bool = False,
    debug: bool = False,
    packs: tuple[Path, ...] = (),
) -> None:
    """Serve tables to browsers on this computer or a network."""
    from holdfast.core.safe_files import read_regular_file
    from holdfast.server.notifications.webhook import WebhookRules
    from holdfast.server.proxy import public
    from holdfast.server.run import run

    if database and PASSWORD.search(database):
        echo(
            "Every user of this computer can read the password in the list of processes: "
            f"put the URL into {ENVIRONMENT} or into a file for --database-file instead.",
            err=True,
        )
    if database_file is not None:
        if database:
            raise click.UsageError("give --database or --database-file, not both")
        try:
            address = read_regular_file(database_file, LONGEST_ADDRESS).decode("utf-8", "replace")
        except OSError as error:
            raise click.UsageError(
                f"{database_file} cannot be read ({error.strerror or error}); name another file"
            ) from None
        database = address.partition("\n")[0].strip()
        if not database:
            raise click.UsageError(f"the first line of {database_file} names no database")
    if proxies and not public_url:
        raise click.UsageError("--proxy requires --public-url")
    try:
        reached = public(public_url, proxies) if public_url else None
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    run(
        host,
        port,
        database or os.environ.get(ENVIRONMENT, ""),
        not no_browser,
        pace,
        packs,
        reached,
        WebhookRules(on=web_hooks),
        debug,
    )
