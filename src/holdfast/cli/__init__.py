"""The command line; a user's error is reported in one line, and a traceback is a bug."""

import sys
from typing import Any, NoReturn

import click

from holdfast.cli.lab import lab
from holdfast.cli.lookup import cards, effects, games, rules
from holdfast.cli.options import echo
from holdfast.cli.packs import check, new_pack
from holdfast.cli.play import play, replay, story, why
from holdfast.cli.review import review
from holdfast.cli.serve import browser_option, serve
from holdfast.cli.simulate import simulate
from holdfast.cli.verify import verify
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Refused
from holdfast.core.state.save import BadSave
from holdfast.simulation.extras import MissingExtra

INTERRUPTED = 130


class ErrorReportingGroup(click.Group):
    """A command group that reports a user's error in one line on standard error, with exit status 2."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            report_error(f"{error.format_message()} (see holdfast --help)")
        except (UnknownName, BadSave, InvalidPack, Refused, MissingExtra, OSError) as error:
            report_error(str(error))
        sys.exit(code if isinstance(code, int) else 0)


def report_error(message: str) -> NoReturn:
    echo(f"holdfast: {' '.join(message.split())}", err=True)
    sys.exit(2)


@click.group(cls=ErrorReportingGroup, invoke_without_command=True)
@click.version_option(package_name="holdfast")
@browser_option
@click.pass_context
def main(context: click.Context, no_browser: bool) -> None:
    """Digital table for survival board games. Without a command: open it in the browser."""
    if context.invoked_subcommand is None:
        context.invoke(serve, no_browser=no_browser)


for command in (
    serve,
    play,
    why,
    replay,
    review,
    story,
    verify,
    games,
    rules,
    cards,
    effects,
    simulate,
    lab,
    check,
    new_pack,
):
    main.add_command(command)
