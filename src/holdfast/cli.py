"""The command line. What a person did wrong is told in one line, with what to do; a traceback is a bug of ours."""

import base64
import io
import json
import os
import re
import secrets
import sys
import textwrap
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

import holdfast
from holdfast.core.content import LANGUAGES
from holdfast.core.kind import GameKind, Unknown
from holdfast.core.menu import Refused
from holdfast.core.packs import BadPack
from holdfast.core.save import BadSave

if TYPE_CHECKING:
    from holdfast.terminal.session import Session

FIRST_GAME = "robinson"
MOST_RULES = 20
INTERRUPTED = 130
COUNTS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")


class Commands(click.Group):
    """Turns whatever a person did wrong into one line on standard error and exit status 2."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except click.Abort:
            sys.exit(INTERRUPTED)
        except click.ClickException as error:
            complain(f"{error.format_message()} (holdfast --help tells more)")
        except (Unknown, BadSave, BadPack, Refused, OSError) as error:
            complain(str(error))
        sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> NoReturn:
    click.echo(f"holdfast: {' '.join(message.split())}", err=True)
    sys.exit(2)


# --- what the commands have in common --------------------------------------------------------------------------------

Command = Callable[..., Any]


def language(_: click.Context, __: click.Parameter, wish: str) -> str:
    if wish and wish not in LANGUAGES:
        raise Unknown(f"there is no language {wish!r}; there are {', '.join(LANGUAGES)}")
    return wish


def lang_option(command: Command) -> Command:
    return click.option(
        "--lang", default="", metavar="|".join(LANGUAGES), callback=language, help="The language of the table."
    )(command)


def pack_option(command: Command) -> Command:
    return click.option(
        "--pack", "packs", multiple=True, type=click.Path(path_type=Path), help="A folder of your own cards to add."
    )(command)


def json_option(command: Command) -> Command:
    return click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")(command)


def option_option(command: Command) -> Command:
    return click.option(
        "--option", "wishes", multiple=True, metavar="NAME=VALUE", help="An option of the game; see holdfast games."
    )(command)


def own_language() -> str:
    """The language of this computer, if the table speaks it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken[:2] if spoken[:2] in LANGUAGES else LANGUAGES[0]


def options_of(wishes: Iterable[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals or not name or not value:
            raise Unknown(f"an option is given as NAME=VALUE, not {wish!r}")
        if name in options:
            raise Unknown(f"option {name} was given twice; give it once")
        options[name] = value
    return options


def print_json(plain: object) -> None:
    click.echo(json.dumps(plain, ensure_ascii=False, indent=2))


def print_paragraph(head: str, text: str) -> None:
    click.echo(head)
    click.echo(textwrap.fill(text, 100, initial_indent="  ", subsequent_indent="  "))


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(package_name="holdfast")
@click.pass_context
def main(context: click.Context) -> None:
    """A digital table for survival board games. Without a command: play at once."""
    if context.invoked_subcommand is None:
        context.invoke(play, game=FIRST_GAME)


# --- playing -----------------------------------------------------------------------------------------------------------


@main.command()
@click.argument("game", default=FIRST_GAME)
@click.option("--players", type=int, default=None, help="How many seats the table has (1 where you do not say).")
@click.option("--seat-bots", default="", metavar="2=random,3=rollout:100", help="Seats that bots answer for.")
@option_option
@lang_option
@click.option("--seed", type=int, default=None, help="The same seed and the same answers give the same game.")
@pack_option
@click.option("--load", "file", type=click.Path(path_type=Path), default=None, help="Go on with a saved game.")
@click.option("--plain", is_flag=True, help="Plain lines, for pipes and screen readers.")
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
) -> None:
    """Play GAME in the terminal, alone, together at one screen, or with bots in some seats."""
    from holdfast.terminal import saves
    from holdfast.terminal import session as sessions

    kind = holdfast.kind(game)
    if file is not None:
        if players is not None or seed is not None or wishes:
            raise Unknown("a saved game has its players, options and seed already; leave them out with --load")
        session = sessions.Session.load(file, lang, packs)
        if session.kind is not kind:
            raise Unknown(
                f"{file} is a game of {session.kind.name}, not of {game}: holdfast play {session.kind.name} --load …"
            )
    else:
        options = options_of(wishes)
        lang = lang or options.pop("language", "") or own_language()
        seed = secrets.randbelow(1 << 31) if seed is None else seed
        session = sessions.Session.new(kind, 1 if players is None else players, options, seed, lang, packs)
    session.seat(sessions.seat_bots(seat_bots, session.game.players))
    session.keep_in(saves.kept(kind.name), fresh=file is None)
    show(session, plain)


def show(session: "Session", plain: bool) -> None:
    """The screen where there is a terminal, else plain lines."""
    from holdfast.terminal.plain import Plain
    from holdfast.terminal.words import Words

    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from holdfast.terminal.screen import play as open_screen

        open_screen(session)
        return
    if not plain and sys.stderr.isatty():
        click.echo(Words(session.teller.lang).say("plain-hint"), err=True)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a byte that is no text is a wrong answer, not the end of the game
    Plain(session, sys.stdin, sys.stdout).run()


def loaded(save: Path, lang: str, packs: tuple[Path, ...]) -> "Session":
    """A saved game, with a word of warning where its cards are not those of today."""
    from holdfast.terminal.session import Session

    session = Session.load(save, lang, packs)
    if session.game.notice:
        fitted, answers = session.game.notice
        click.echo(f"{save}: the cards have changed since; {fitted} of {answers} answers still fit", err=True)
    return session


@main.command()
@click.argument("save", type=click.Path(path_type=Path))
@click.argument("key")
@click.option("--seat", type=int, default=None, help="Whose answer it would be; seats are counted from 1.")
@lang_option
@pack_option
@json_option
def why(save: Path, key: str, seat: int | None, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Why the option KEY is not allowed in the saved game SAVE."""
    session = loaded(save, lang, packs)
    at = None if seat is None else seat - 1
    if at is not None and not 0 <= at < session.game.players:
        raise Unknown(f"there is no seat {seat} in {save}; seats are 1 to {session.game.players}")
    blocks = session.explain(key, at)
    reasons = [session.reason(block) for block in blocks]
    if any(block.rule.startswith("HF-") for block in blocks):
        raise Unknown("; ".join(reasons))
    if as_json:
        says = [
            {"rule": b.rule, "says": b.says, "args": dict(b.args), "text": r}
            for b, r in zip(blocks, reasons, strict=True)
        ]
        print_json({"key": key, "seat": seat, "legal": not blocks, "blocks": says})
        return
    for line in session.why(key, at) or [f"{key} is allowed now."]:
        click.echo(line)


@main.command()
@click.argument("save", type=click.Path(path_type=Path))
@lang_option
@pack_option
@json_option
def replay(save: Path, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """Play the saved game SAVE again and print its log."""
    from holdfast.core.text import sentence

    session = loaded(save, lang, packs)
    game = session.game
    lines = [sentence(line) for line in session.lines()]
    if as_json:
        outcome = game.view()["outcome"]
        head = {"game": game.kind.name, "players": game.players, "options": game.options, "seed": game.seed}
        print_json({**head, "answers": len(game.journal or ()), "outcome": outcome, "log": lines})
        return
    for line in lines:
        click.echo(line)
    if game.outcome is not None:
        ending, rule = session.ending()
        click.echo(f"{'Won' if game.outcome.won else 'Lost'}: {sentence(ending)} ({rule})")


# --- looking things up ---------------------------------------------------------------------------------------------------


@main.command()
@json_option
def games(as_json: bool) -> None:
    """Which games there are, for how many players, with which options (the default first)."""
    kinds = [holdfast.kind(name) for name in holdfast.GAMES]
    if as_json:
        print_json(
            [
                {"name": k.name, "players": list(k.players), "options": {s.name: list(s.values) for s in k.settings}}
                for k in kinds
            ]
        )
        return
    for kind in kinds:
        click.echo(f"{kind.name}: {kind.players[0]} to {kind.players[-1]} players")
        for setting in kind.settings:
            click.echo(f"  {setting.name} = {', '.join(setting.values)}")


@main.command()
@click.argument("words", nargs=-1, required=True)
@click.option("--game", default="", help="Only the rules of this game.")
@json_option
def rules(words: tuple[str, ...], game: str, as_json: bool) -> None:
    """A rule by its id (RC-412), or the rules that have all the WORDS."""
    from holdfast.reference import look_up

    kinds = [holdfast.kind(name) for name in ([game] if game else holdfast.GAMES)]
    found = look_up(kinds, " ".join(words))
    if as_json:
        print_json([{"id": rule.id, "chapter": rule.chapter, "text": rule.text} for rule in found])
        return
    for rule in found[:MOST_RULES]:
        print_paragraph(f"{rule.id} ({rule.chapter})", rule.text)
    if len(found) > MOST_RULES:
        click.echo(f"… and {len(found) - MOST_RULES} more; say more words to find fewer.")


@main.command()
@click.argument("game")
@click.option("--deck", default="", help="Only the cards of this deck.")
@lang_option
@pack_option
@json_option
def cards(game: str, deck: str, lang: str, packs: tuple[Path, ...], as_json: bool) -> None:
    """The cards of GAME with their rules texts."""
    from holdfast.core.text import Teller
    from holdfast.reference import cards_of, described

    kind = holdfast.kind(game)
    content = kind.content(packs)
    chosen = cards_of(content, kind, deck)
    if as_json:
        print_json(described(kind, content, chosen))
        return
    teller = Teller(kind, lang or own_language(), content)
    for card in chosen:
        copies = f" ×{card.count}" if card.count > 1 else ""
        head = f"{card.name[teller.lang]}{copies} [{card.key}, {card.source}, {kind.card_status(card)}]"
        print_paragraph(head, kind.card_text(teller, card))


# --- many games -----------------------------------------------------------------------------------------------------------


def player_counts(wish: str, kind: GameKind) -> list[int]:
    """`2`, `1-4` or `1,3-4`; all that the game allows where nothing is wished."""
    if not wish:
        return list(kind.players)
    counts: set[int] = set()
    for part in wish.split(","):
        match = COUNTS.fullmatch(part.strip())
        if not match:
            raise Unknown(f"player counts are given like 2, 1-4 or 1,3-4, not {wish!r}")
        counts |= set(range(int(match[1]), int(match[2] or match[1]) + 1))
    if not counts or not counts <= set(kind.players):
        raise Unknown(f"{kind.name} is for {kind.players[0]} to {kind.players[-1]} players, not {wish}")
    return sorted(counts)


@main.command()
@click.argument("game")
@click.option("--games", "total", type=click.IntRange(1), default=100, help="How many, spread over the player counts.")
@click.option("--players", default="", metavar="1-4", help="Player counts; all where you do not say.")
@option_option
@click.option("--bot", default="random", metavar="NAME", help="random, rollout:100 or rollout:50ms")
@click.option("--seed", type=int, default=1, help="The same seed gives the same figures.")
@click.option("--processes", type=click.IntRange(1), default=None, help="At the same time; all cores by default.")
@pack_option
@click.option("--saves", type=click.Path(path_type=Path), default=None, help="A folder for the saves of failed games.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
@json_option
@click.pass_context
def simulate(
    context: click.Context,
    game: str,
    total: int,
    players: str,
    wishes: tuple[str, ...],
    bot: str,
    seed: int,
    processes: int | None,
    packs: tuple[Path, ...],
    saves: Path | None,
    quiet: bool,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and count how they end. --option NAME=any draws a value for each game."""
    from holdfast.figures import told
    from holdfast.simulate import simulate as run

    kind = holdfast.kind(game)
    counts = player_counts(players, kind)
    options, at_once = options_of(wishes), processes or os.cpu_count() or 1
    if quiet or as_json or not sys.stderr.isatty():
        report = run(kind, total, counts, options, bot, seed, at_once, packs)
    else:
        from rich.console import Console
        from rich.progress import Progress

        # No thread of the bar's own: the processes of a simulation are forked while it is shown.
        with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
            task = bar.add_task(game, total=total)

            def progress(done: int) -> None:
                bar.advance(task, done)
                bar.refresh()

            report = run(kind, total, counts, options, bot, seed, at_once, packs, progress)
    plain = report.plain()
    if saves is not None:
        write_saves(game, plain["errors"], saves)
    if as_json:
        print_json(plain)
    else:
        click.echo(told(game, report))
    if report.errors:
        context.exit(1)


def write_saves(game: str, errors: list[dict[str, Any]], folder: Path) -> None:
    """The saves of failed games as files; the report names them."""
    from holdfast.terminal.saves import write

    for error in errors:
        if error["save"]:
            file = folder / f"{game}-{error['seed']}.json"
            write(file, base64.b64decode(error["save"]))
            error["save"] = str(file)


# --- packs --------------------------------------------------------------------------------------------------------------------


@main.command()
@click.argument("pack", type=click.Path(path_type=Path))
@click.option("--game", default=FIRST_GAME, show_default=True, help="The game these cards are for.")
@json_option
@click.pass_context
def check(context: click.Context, pack: Path, game: str, as_json: bool) -> None:
    """Check the cards of the folder PACK; mistakes are named by file, line and field."""
    from holdfast.workshop import faults

    wrong = faults(holdfast.kind(game), pack)
    if as_json:
        print_json({"pack": str(pack), "game": game, "faults": wrong})
    elif wrong:
        for fault in wrong:
            click.echo(fault, err=True)
    else:
        click.echo(f"{pack}: no mistakes. To play with it: holdfast play {game} --pack {pack}")
    if wrong:
        context.exit(1)


@main.command("new-pack")
@click.argument("game")
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path))
def new_pack(game: str, folder: Path) -> None:
    """Write an example pack for GAME, with comments, to the new folder DIR."""
    from holdfast.workshop import new_pack as write_pack

    for file in write_pack(holdfast.kind(game), folder):
        click.echo(file)
    click.echo(f"Change the cards, then: holdfast check {folder} --game {game}")
