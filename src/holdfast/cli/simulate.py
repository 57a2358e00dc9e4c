"""The `simulate` command."""

import base64
import os
import re
import sys
from pathlib import Path
from typing import Any

import click

import holdfast
from holdfast.cli.options import echo, json_option, option_option, options_of, pack_option, print_json
from holdfast.core.definition import GameDefinition, UnknownName

MOST_METERED = 40
"""Maximum number of games for question statistics, which sample many worlds."""
COUNTS = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?")


def player_counts(wish: str, definition: GameDefinition) -> list[int]:
    """Parse player counts such as `2`, `1-4` or `1,3-4`; by default all that the game allows."""
    if not wish:
        return list(definition.players)
    counts: set[int] = set()
    for part in wish.split(","):
        match = COUNTS.fullmatch(part.strip())
        if not match:
            raise UnknownName(f"player counts are given like 2, 1-4 or 1,3-4, not {wish!r}")
        counts |= set(range(int(match[1]), int(match[2] or match[1]) + 1))
    if not counts or not counts <= set(definition.players):
        raise UnknownName(
            f"{definition.name} is for {definition.players[0]} to {definition.players[-1]} players, not {wish}"
        )
    return sorted(counts)


@click.command()
@click.argument("game")
@click.option(
    "--games",
    "total",
    type=click.IntRange(1),
    default=100,
    help="Number of games, spread over the player counts. [default: 100]",
)
@click.option("--players", default="", metavar="1-4", help="Player counts. [default: all]")
@option_option
@click.option(
    "--bot",
    default="random",
    metavar="NAME",
    help="Bot: friend, novice, expert:100, random, rollout:100 or rollout:50ms. [default: random]",
)
@click.option("--seed", type=int, default=1, help="Random seed. [default: 1]")
@click.option("--processes", type=click.IntRange(1), default=None, help="Number of processes. [default: all cores]")
@click.option(
    "--cluster",
    default="",
    metavar="tcp://HOST:PORT",
    help="Dask scheduler whose workers play (docs/research/lab.md).",
)
@pack_option
@click.option("--saves", type=click.Path(path_type=Path), default=None, help="Folder for the saves of failed games.")
@click.option("--questions", is_flag=True, help="Statistics of questions: how many, and how many are idle.")
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
    cluster: str,
    packs: tuple[Path, ...],
    saves: Path | None,
    questions: bool,
    quiet: bool,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and count the results. --option NAME=any draws a value for each game."""
    from holdfast.simulation.report import format_report
    from holdfast.simulation.runner import simulate as run

    kind = holdfast.definition(game)
    counts = player_counts(players, kind)
    options, at_once = options_of(wishes), processes or os.cpu_count() or 1
    if quiet or as_json or not sys.stderr.isatty():
        report = run(kind, total, counts, options, bot, seed, at_once, packs, cluster=cluster)
    else:
        from rich.console import Console
        from rich.progress import Progress

        # The bar has no thread, because processes are forked while it is shown.
        with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
            task = bar.add_task(game, total=total)

            def progress(done: int) -> None:
                bar.advance(task, done)
                bar.refresh()

            report = run(kind, total, counts, options, bot, seed, at_once, packs, progress, cluster)
    plain = report.plain()
    if questions:
        from holdfast.simulation.question_stats import measure_questions

        plain["questions"] = measure_questions(kind, min(total, MOST_METERED), counts, options, bot, seed, packs).told()
    if saves is not None:
        write_saves(game, plain["errors"], saves)
    if as_json:
        print_json(plain)
    else:
        echo(format_report(game, report))
        if questions:
            echo(print_questions(plain["questions"]))
    if report.cut:
        echo(f"Stopped after {report.games} of {total} games.", err=True)
        context.exit(130)
    if report.errors:
        context.exit(1)


def print_questions(meter: dict[str, Any]) -> str:
    """Return the question statistics as lines of text."""
    lines = [
        f"{meter['per_round']} questions a round; {meter['unasked_per_round']} more were answered by the table itself;"
        f" {100 * meter['idle_share']:.1f} % of {meter['tried']} tried were idle"
    ]
    lines += [f"{n:8}  {tag}" for tag, n in list(meter["by_tag"].items())[:12]]
    return "\n".join(lines)


def write_saves(game: str, errors: list[dict[str, Any]], folder: Path) -> None:
    """Write the saves of failed games to files and put the file names into the report."""
    from holdfast.terminal.saves import write

    for error in errors:
        if error["save"]:
            file = folder / f"{game}-{error['seed']}.json"
            write(file, base64.b64decode(error["save"]))
            error["save"] = str(file)
