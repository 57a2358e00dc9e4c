"""Experiments: play them, report them, ask what a card does, write data sets."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from holdfast.cli.options import echo, option_option, options_of
from holdfast.core.definition import UnknownName
from holdfast.core.text.safe_output import safe

if TYPE_CHECKING:
    from holdfast.simulation.executor import ExecutionTarget

Progress = Callable[[int, int], object]


def where_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where games are played: the command is told it as one thing, `where`."""

    @wraps(command)
    def told(processes: int | None, workers: int | None, cluster: str, dashboard: str, **given: Any) -> Any:
        return command(where=place(processes, workers, cluster, dashboard), **given)

    for option in (
        click.option("--quiet", is_flag=True, help="No progress bar."),
        click.option("--cluster", default="", metavar="tcp://HOST:PORT", help="A Dask scheduler whose workers play."),
        click.option(
            "--dashboard",
            default="",
            metavar="HOST:PORT",
            help="Where Dask shows the work of --workers; only on this computer where you do not say.",
        ),
        click.option("--workers", type=click.IntRange(1), default=None, help="So many Dask workers on this machine."),
        click.option("--processes", type=click.IntRange(1), default=None, help="Without Dask; all cores by default."),
    ):
        told = option(told)
    return told


def place(processes: int | None, workers: int | None, cluster: str, dashboard: str = "") -> "ExecutionTarget":
    from holdfast.simulation.executor import ExecutionTarget

    if cluster and (workers or processes):
        raise UnknownName("a cluster has the workers it has: give --cluster, or --workers, or --processes")
    if workers and processes:
        raise UnknownName("--workers are Dask's, --processes are not: give one of them")
    if dashboard and not workers:
        raise UnknownName("--dashboard shows what Dask's workers on this computer do: give --workers too")
    return ExecutionTarget(processes, workers, cluster, dashboard)


@contextmanager
def bar(title: str, quiet: bool) -> Iterator[Progress]:
    """A progress bar on standard error, where somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield lambda played, planned: None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import Progress as Bar

    # No thread of the bar's own: processes are forked while it is shown.
    with Bar(console=Console(stderr=True), transient=True, auto_refresh=False) as shown:
        task = shown.add_task(escape(safe(title)))

        def progress(played: int, planned: int) -> None:
            shown.update(task, completed=played, total=planned)
            shown.refresh()

        yield progress


@click.group()
def lab() -> None:
    """Experiments with the games: rates, differences, what a card does, data sets (docs/research/lab.md)."""


@lab.command("run")
@click.argument("experiment", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path), default=None, help="A folder; by default EXPERIMENT-results.")
@where_options
@click.pass_context
def run_experiment(
    context: click.Context,
    experiment: Path,
    out: Path | None,
    where: "ExecutionTarget",
    quiet: bool,
) -> None:
    """Play the experiment of a YAML file, or go on with it. Ctrl-C pauses: what is finished is kept."""
    from holdfast.lab.experiment import read_experiment
    from holdfast.lab.results import run_experiment

    design = read_experiment(experiment)
    folder = out or experiment.with_name(f"{experiment.stem}-results")
    with bar(design.experiment.title, quiet) as progress:
        results = run_experiment(design, folder, where, progress)
    echo(results.said())
    if results.cut:
        echo(f"Stopped. To go on: holdfast lab run {experiment} --out {folder}", err=True)
        context.exit(130)
    echo(f"Kept in {folder}. To see it: holdfast lab report {folder}")
    if results.failed:
        context.exit(1)


@lab.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
def report(folder: Path) -> None:
    """Write DIR/report.html from the results in DIR: one page that needs nothing else."""
    from holdfast.lab.report import write

    echo(write(folder))


@lab.command()
@click.argument("pack", type=click.Path(path_type=Path))
@click.option("--game", default=None, help="The game these cards are for; by default as the cards say.")
@click.option("--players", default="2", metavar="1-4", help="Player counts.")
@click.option("--bots", default="random,novice,friend", help="Strengths of player, with commas between.")
@click.option("--games", "total", type=click.IntRange(1), default=400, help="Pairs of games for each.")
@click.option("--seed", type=int, default=1)
@click.option("--out", type=click.Path(path_type=Path), default=None, help="A folder; by default PACK-results.")
@option_option
@where_options
@click.pass_context
def card(
    context: click.Context,
    pack: Path,
    game: str | None,
    players: str,
    bots: str,
    total: int,
    seed: int,
    out: Path | None,
    wishes: tuple[str, ...],
    where: "ExecutionTarget",
    quiet: bool,
) -> None:
    """What do the cards of the folder PACK do? Paired games with and without them, said in a sentence."""
    from holdfast.cli.simulate import player_counts
    from holdfast.lab.card_effect import ask, game_of, summary_text

    counts = player_counts(players, game_of(pack, game))
    folder = out or pack.with_name(f"{pack.name}-results")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with bar(f"What does {pack.name} do?", quiet) as progress:
        results = ask(pack, folder, game, counts, options_of(wishes), names, total, seed, where, progress)
    echo(summary_text(results))
    if results.cut:
        echo("Stopped. The same command goes on with it.", err=True)
        context.exit(130)
    echo(f"Kept in {folder}. To see it: holdfast lab report {folder}")


@lab.command()
@click.option("--games", "total", type=click.IntRange(1), default=10_000, help="About so many, in equal shares.")
@click.option("--game", "only", multiple=True, help="Only this game; may be given several times.")
@click.option("--bots", default="friend", help="Who plays, with commas between.")
@click.option("--decisions", is_flag=True, help="A row for every decision too.")
@click.option("--out", type=click.Path(path_type=Path), default=Path("holdfast-games"), help="A folder.")
@where_options
@click.pass_context
def games(
    context: click.Context,
    total: int,
    only: tuple[str, ...],
    bots: str,
    decisions: bool,
    out: Path,
    where: "ExecutionTarget",
    quiet: bool,
) -> None:
    """Write a data set of games by the players, as Parquet files with a data card."""
    from holdfast.lab.dataset import write

    names = [name.strip() for name in bots.split(",") if name.strip()]
    with bar("Games by the players", quiet) as progress:
        results = write(out, total, names, decisions, only, where, progress)
    echo(f"{results.played:,} games in {out}; {out / 'README.md'} says what they are.")
    if results.cut:
        echo("Stopped. The same command goes on with it.", err=True)
        context.exit(130)
