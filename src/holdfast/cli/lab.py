"""The `lab` commands: run and report experiments, measure cards, write data sets."""

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
    """Add the options for where games are played and pass them to the command as `where`."""

    @wraps(command)
    def told(processes: int | None, workers: int | None, cluster: str, dashboard: str, **given: Any) -> Any:
        return command(where=place(processes, workers, cluster, dashboard), **given)

    for option in (
        click.option("--quiet", is_flag=True, help="No progress bar."),
        click.option("--cluster", default="", metavar="tcp://HOST:PORT", help="Dask scheduler whose workers play."),
        click.option(
            "--dashboard",
            default="",
            metavar="HOST:PORT",
            help="Address of the Dask dashboard for --workers. [default: a local address]",
        ),
        click.option("--workers", type=click.IntRange(1), default=None, help="Number of local Dask workers."),
        click.option(
            "--processes",
            type=click.IntRange(1),
            default=None,
            help="Number of processes, without Dask. [default: all cores]",
        ),
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
    """Show a progress bar if standard error is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield lambda played, planned: None
        return
    from rich.console import Console
    from rich.markup import escape
    from rich.progress import Progress as Bar

    # The bar has no thread, because processes are forked while it is shown.
    with Bar(console=Console(stderr=True), transient=True, auto_refresh=False) as shown:
        task = shown.add_task(escape(safe(title)))

        def progress(played: int, planned: int) -> None:
            shown.update(task, completed=played, total=planned)
            shown.refresh()

        yield progress


@click.group()
def lab() -> None:
    """Experiments with the games: rates, differences, effects of cards, data sets (docs/research/lab.md)."""


@lab.command("run")
@click.argument("experiment", type=click.Path(path_type=Path, dir_okay=False))
@click.option(
    "--out", type=click.Path(path_type=Path), default=None, help="Output folder. [default: EXPERIMENT-results]"
)
@where_options
@click.pass_context
def run_experiment(
    context: click.Context,
    experiment: Path,
    out: Path | None,
    where: "ExecutionTarget",
    quiet: bool,
) -> None:
    """Run or continue the experiment of a YAML file. Ctrl-C pauses; finished games are saved."""
    from holdfast.lab.experiment import read_experiment
    from holdfast.lab.results import run_experiment

    design = read_experiment(experiment)
    folder = out or experiment.with_name(f"{experiment.stem}-results")
    with bar(design.experiment.title, quiet) as progress:
        results = run_experiment(design, folder, where, progress)
    echo(results.said())
    if results.cut:
        echo(f"Stopped. To continue: holdfast lab run {experiment} --out {folder}", err=True)
        context.exit(130)
    echo(f"Saved in {folder}. To view: holdfast lab report {folder}")
    if results.failed:
        context.exit(1)


@lab.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
def report(folder: Path) -> None:
    """Write DIR/report.html, a self-contained page, from the results in DIR."""
    from holdfast.lab.report import write

    echo(write(folder))


@lab.command()
@click.argument("pack", type=click.Path(path_type=Path))
@click.option("--game", default=None, help="Game of these cards. [default: as the cards say]")
@click.option("--players", default="2", metavar="1-4", help="Player counts. [default: 2]")
@click.option(
    "--bots", default="random,novice,friend", help="Bots, separated by commas. [default: random,novice,friend]"
)
@click.option(
    "--games",
    "total",
    type=click.IntRange(1),
    default=400,
    help="Number of paired games per bot and player count. [default: 400]",
)
@click.option("--seed", type=int, default=1, help="Random seed. [default: 1]")
@click.option("--out", type=click.Path(path_type=Path), default=None, help="Output folder. [default: PACK-results]")
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
    """Measure the effect of the cards in the folder PACK by paired games with and without them."""
    from holdfast.cli.simulate import player_counts
    from holdfast.lab.card_effect import ask, game_of, summary_text

    counts = player_counts(players, game_of(pack, game))
    folder = out or pack.with_name(f"{pack.name}-results")
    names = [name.strip() for name in bots.split(",") if name.strip()]
    with bar(f"What does {pack.name} do?", quiet) as progress:
        results = ask(pack, folder, game, counts, options_of(wishes), names, total, seed, where, progress)
    echo(summary_text(results))
    if results.cut:
        echo("Stopped. Run the same command to continue.", err=True)
        context.exit(130)
    echo(f"Saved in {folder}. To view: holdfast lab report {folder}")


@lab.command()
@click.option(
    "--games",
    "total",
    type=click.IntRange(1),
    default=10_000,
    help="Approximate number of games, in equal shares. [default: 10000]",
)
@click.option("--game", "only", multiple=True, help="Game to include. [default: all; repeatable]")
@click.option("--bots", default="friend", help="Bots, separated by commas. [default: friend]")
@click.option("--decisions", is_flag=True, help="One row per decision, in addition to one per game.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("holdfast-games"),
    help="Output folder. [default: holdfast-games]",
)
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
    """Write a data set of bot games as Parquet files with a data card."""
    from holdfast.lab.dataset import write

    names = [name.strip() for name in bots.split(",") if name.strip()]
    with bar("Games by the players", quiet) as progress:
        results = write(out, total, names, decisions, only, where, progress)
    echo(f"{results.played:,} games in {out}; {out / 'README.md'} describes them.")
    if results.cut:
        echo("Stopped. Run the same command to continue.", err=True)
        context.exit(130)
