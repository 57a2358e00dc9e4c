"""The table in the browser."""

from pathlib import Path

import click

from holdfast.cli.options import Command, pack_option


def browser_option(command: Command) -> Command:
    return click.option("--no-browser", is_flag=True, help="Do not open the browser.")(command)


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen; 0.0.0.0 is the whole network.")
@click.option("--port", type=click.IntRange(0, 65535), default=None, help="Where to listen; 0 takes any free port.")
@click.option("--database", default="", metavar="URL", help="A file, or postgresql://… for several servers at once.")
@click.option("--pace", type=click.FloatRange(0, 10), default=0.15, help="Seconds that bots wait before they answer.")
@pack_option
@browser_option
def serve(
    host: str, port: int | None, database: str, pace: float, no_browser: bool, packs: tuple[Path, ...] = ()
) -> None:
    """Serve tables to browsers, here or for a group."""
    from holdfast.server.running import run

    run(host, port, database, not no_browser, pace, packs)
