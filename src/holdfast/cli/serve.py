"""The table in the browser."""

import os
import re
from pathlib import Path

import click

from holdfast.cli.options import Command, echo, pack_option

ENVIRONMENT = "HOLDFAST_DATABASE"
LONGEST_ADDRESS = 1 << 16
PASSWORD = re.compile(r"://[^/@]*:[^@]+@|[?&]password=")
"""In the address of a database."""


def browser_option(command: Command) -> Command:
    return click.option("--no-browser", is_flag=True, help="Do not open the browser.")(command)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 is the whole network.")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="Where to listen; 0 takes any free port.")
@click.option(
    "--database",
    default="",
    metavar="URL",
    help="A file, or postgresql://… for several servers at once; better in HOLDFAST_DATABASE where there is a password.",
)
@click.option(
    "--database-file",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="A file in whose first line the address of the database stands.",
)
@click.option(
    "--public-url",
    default="",
    metavar="URL",
    help="https://NAME under which a proxy in front is reached: that name alone is answered, to that proxy alone.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="The address of that proxy, or a network; this computer unless said. As often as there are some.",
)
@click.option(
    "--web-hooks", is_flag=True, help="Let hosts have a group told, at an https:// address, whose turn it is."
)
@click.option("--pace", type=click.FloatRange(0, 10), default=0.15, help="Seconds that bots wait before they answer.")
@click.option("--debug", is_flag=True, help="Write into the log what holds the server up for longer than 20 ms.")
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
    """Serve tables to browsers, here or for a group."""
    from holdfast.core.safe_files import read_regular_file
    from holdfast.server.notifications.webhook import WebhookRules
    from holdfast.server.proxy import public
    from holdfast.server.run import run

    if database and PASSWORD.search(database):
        echo(
            "Everybody on this computer can read the password in the list of processes: "
            f"put the address into {ENVIRONMENT} or into a file for --database-file instead.",
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
        raise click.UsageError("--proxy belongs to --public-url: without it nobody speaks for others")
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
