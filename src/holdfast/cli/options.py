"""Options and output that the commands share."""

import json
import os
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import click

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import UnknownName
from holdfast.core.text.safe_output import escaped, safe

FIRST_GAME = next(iter(holdfast.GAMES))
WIDTH = 100
Command = Callable[..., Any]


def language(_: click.Context, __: click.Parameter, wish: str) -> str:
    if wish and wish not in LANGUAGES:
        raise UnknownName(f"there is no language {wish!r}; there are {', '.join(LANGUAGES)}")
    return wish


def lang_option(command: Command) -> Command:
    return click.option(
        "--lang",
        default="",
        metavar="|".join(LANGUAGES),
        callback=language,
        help="Language of the output.",
    )(command)


def pack_option(command: Command) -> Command:
    return click.option(
        "--pack",
        "packs",
        multiple=True,
        type=click.Path(path_type=Path),
        help="Folder of a card pack to add. [repeatable]",
    )(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Output as JSON.")(command)


def option_option(command: Command) -> Command:
    return click.option(
        "--option",
        "wishes",
        multiple=True,
        metavar="NAME=VALUE",
        help="Option of the game, see `holdfast games`. [repeatable]",
    )(command)


def own_language() -> str:
    """Return the language of this computer if it is supported, otherwise the first one."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def options_of(wishes: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals or not name or not value:
            raise UnknownName(f"an option is given as NAME=VALUE, not {wish!r}")
        if name in options:
            raise UnknownName(f"option {name} is given twice; give it once")
        options[name] = value
    return options


def echo(text: object, err: bool = False, nl: bool = True) -> None:
    """Print text that may come from a file, with control characters made safe."""
    click.echo(safe(str(text)), err=err, nl=nl)


def print_json(plain: object) -> None:
    click.echo(escaped(json.dumps(plain, ensure_ascii=False, indent=2)))


def print_paragraph(head: str, text: str) -> None:
    echo(head)
    echo(textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="  "))
