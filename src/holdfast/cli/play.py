"""Commands that play a game or read a saved one."""

import io
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

import holdfast
from holdfast.cli.options import (
    FIRST_GAME,
    echo,
    json_option,
    lang_option,
    option_option,
    options_of,
    own_language,
    pack_option,
    print_json,
)
from holdfast.core.definition import UnknownName

if TYPE_CHECKING:
    from holdfast.terminal.session import Session


@click.command()
@click.argument("game", default=FIRST_GAME)
@click.option("--players", type=int, default=None, help="Number of seats. [default: 1]")
@click.option("--seat-bots", default="", metavar="2=random,3=rollout:100", help="Bots by seat.")
@option_option
@lang_option
@click.option("--seed", type=int, default=None, help="Random seed. [default: a random one]")
@pack_option
@click.option("--load", "file", type=click.Path(path_type=Path), default=None, help="Saved game to continue.")
@click.option("--plain", is_flag=True, help="Plain lines, for pipes and screen readers.")
@click.option("--terse", is_flag=True, help="Plain lines without the texts of drawn cards.")
@click.option("--keys", is_flag=True, help="Plain lines with the key of each answer.")
@click.option(
    "--pace",
    type=click.Choice(["calm", "brisk", "once"]),
    default="brisk",
    help="Pause for drawn cards and dice on the screen; key p changes it. [default: brisk]",
)
def play(
    game: str,
    players: int | None = None,
    seat_bots: str = "",
    wishes: tuple[str, ...] = (),
    lang: str = "",
    seed: int | None = None,
    packs: tuple[Path, ...] = (),
    file: Path | None = None,
    plain: bool = False,
    terse: bool = False,
    keys: bool = False,
    pace: str = "brisk",
) -> None:
    """Play GAME in the terminal: alone, with others at one screen, or with bots."""
    from holdfast.terminal import saves
    from holdfast.terminal import seats as seating
    from holdfast.terminal import session as sessions

    kind = holdfast.definition(game)
    if file is not None:
        if players is not None or seed is not None or wishes:
            raise UnknownName("a saved game has its players, options and seed already; leave them out with --load")
        session = sessions.Session.load(file, lang, packs)
        if session.definition is not kind:
            raise UnknownName(
                f"{file} is a game of {session.definition.name}, not of {game}: holdfast play {session.definition.name} --load …"
            )
    else:
        options = options_of(wishes)
        lang = lang or options.pop("language", "") or own_language()
        seed = secrets.randbelow(1 << 31) if seed is None else seed
        session = sessions.Session.new(kind, 1 if players is None else players, options, seed, lang, packs)
    session.seat(seating.seat_bots(seat_bots, session.game.players))
    session.keep_in(saves.autosaves(kind.name), fresh=file is None)
    show(session, plain, terse, pace, keys)


def show(session: "Session", plain: bool, terse: bool = False, pace: str = "brisk", keys: bool = False) -> None:
    """Show the full screen in a terminal, otherwise plain lines."""
    from holdfast.terminal.plain import PlainApp
    from holdfast.terminal.texts import TerminalTexts

    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from holdfast.terminal.screen.app import play as open_screen
        from holdfast.terminal.screen.playback import PACES

        open_screen(session, next(one for one in PACES if one == pace))
        return
    if not plain and sys.stderr.isatty():
        echo(TerminalTexts(session.localizer.lang).say("plain-hint"), err=True)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # invalid bytes are a wrong answer, not the end of the game
    PlainApp(session, sys.stdin, sys.stdout, terse, keys).run()


def loaded(save: Path, lang: str, packs: tuple[Path, ...]) -> "Session":
    """Load a saved game and warn if its cards have changed."""
    from holdfast.terminal.session import Session

    session = Session.load(save, lang, packs)
    if session.game.notice:
        fitted, answers = session.game.notice
        echo(f"{save}: the cards have changed since; {fitted} of {answers} answers still fit", err=True)
    return session


@click.command()
@click.argument("save", type=click.Path(path_type=Path))
@click.argument("key")
@click.option("--seat", type=int, default=None, help="Seat that would answer, from 1.")
@lang_option
@pack_option
@json_option
def why(save: Path, key: str, seat: int | None, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Explain why the option KEY is blocked in the saved game SAVE."""
    session = loaded(save, lang, packs)
    at = None if seat is None else seat - 1
    if at is not None and not 0 <= at < session.game.players:
        raise UnknownName(f"there is no seat {seat} in {save}; seats are 1 to {session.game.players}")
    blocks = session.explain(key, at)
    reasons = [session.reason(block) for block in blocks]
    if any(block.rule.startswith("HF-") for block in blocks):
        raise UnknownName("; ".join(reasons))
    if as_json:
        says = [
            {"rule": b.rule, "says": b.says, "args": dict(b.args), "text": r}
            for b, r in zip(blocks, reasons, strict=True)
        ]
        print_json({"key": key, "seat": seat, "legal": not blocks, "blocks": says})
        return
    for line in session.why(key, at) or [f"{key} is allowed now."]:
        echo(line)


@click.command()
@click.argument("save", type=click.Path(path_type=Path))
@lang_option
@pack_option
@click.option("--output", type=click.Path(path_type=Path), default=None, help="Output file. [default: standard output]")
def story(save: Path, lang: str, packs: tuple[Path, ...], output: Path | None) -> None:
    """Print the saved game SAVE as a story in Markdown."""
    from holdfast.review.story import story as told

    if output is not None and output.exists() and output.samefile(save):
        raise UnknownName(f"{output} is the saved game itself; name another file. Nothing was written")
    session = loaded(save, lang, packs)
    text = told(session.log.lines, session.localizer, session.game.world)
    if output is None:
        echo(text, nl=False)
        return
    output.write_text(text, encoding="utf-8")


@click.command()
@click.argument("save", type=click.Path(path_type=Path))
@lang_option
@pack_option
@json_option
def replay(save: Path, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Replay the saved game SAVE and print its log."""
    from holdfast.core.text.localizer import sentence
    from holdfast.terminal import seats as seating
    from holdfast.terminal.texts import TerminalTexts

    session = loaded(save, lang, packs)
    game = session.game
    lines = [sentence(line) for line in session.lines()]
    if as_json:
        outcome = game.view()["outcome"]
        head = {"game": game.definition.name, "players": game.players, "options": game.options, "seed": game.seed}
        print_json({**head, "answers": len(game.journal or ()), "outcome": outcome, "log": lines})
        return
    for line in lines:
        if not seating.is_ending(session, line):
            echo(line)
    if session.over:
        echo("\n".join(seating.ended(session, TerminalTexts(session.localizer.lang))))
