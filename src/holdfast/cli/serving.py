"""The table in the browser."""

import os
import re
from pathlib import Path

import click

from holdfast.cli.options import Command, pack_option

ENVIRONMENT = "HOLDFAST_DATABASE"
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
@click.option("--pace", type=click.FloatRange(0, 10), default=0.15, help="Seconds that bots wait before they answer.")
@pack_option
@browser_option
def serve(
    host: str,
    port: int | None,
    database: str,
    database_file: Path | None,
    pace: float,
    no_browser: bool,
    packs: tuple[Path, ...] = (),
) -> None:
    """Serve tables to browsers, here or for a group."""
    from holdfast.server.running import run

    if database and PASSWORD.search(database):
        click.echo(
            "Everybody on this computer can read the password in the list of processes: "
            f"put the address into {ENVIRONMENT} or into a file for --database-file instead.",
            err=True,
        )
    if database_file is not None:
        if database:
            raise click.UsageError("give --database or --database-file, not both")
        database = database_file.read_text(encoding="utf-8").partition("\n")[0].strip()
        if not database:
            raise click.UsageError(f"the first line of {database_file} names no database")
    run(host, port, database or os.environ.get(ENVIRONMENT, ""), not no_browser, pace, packs)
