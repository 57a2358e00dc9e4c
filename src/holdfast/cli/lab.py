"""Experiments: play them, report them, ask what a card does, write data sets."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from holdfast.core.kind import Unknown

if TYPE_CHECKING:
    from holdfast.lab.running import Where

Progress = Callable[[int, int], object]


def where_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """Where games are played."""
    for option in (
        click.option("--quiet", is_flag=True, help="No progress bar."),
        click.option("--cluster", default="", metavar="tcp://HOST:PORT", help="A Dask scheduler whose workers play."),
        click.option("--workers", type=click.IntRange(1), default=None, help="So many Dask workers on this machine."),
        click.option("--processes", type=click.IntRange(1), default=None, help="Without Dask; all cores by default."),
    ):
        command = option(command)
    return command


def place(processes: int | None, workers: int | None, cluster: str) -> "Where":
    from holdfast.lab.running import Where

    if cluster and (workers or processes):
        raise Unknown("a cluster has the workers it has: give --cluster, or --workers, or --processes")
    if workers and processes:
        raise Unknown("--workers are Dask's, --processes are not: give one of them")
    return Where(processes, workers, cluster)


@contextmanager
def bar(title: str, quiet: bool) -> Iterator[Progress]:
    """A progress bar on standard error, where somebody looks at it."""
    if quiet or not sys.stderr.isatty():
        yield lambda played, planned: None
        return
    from rich.console import Console
    from rich.progress import Progress as Bar

    # No thread of the bar's own: processes are forked while it is shown.
    with Bar(console=Console(stderr=True), transient=True, auto_refresh=False) as shown:
        task = shown.add_task(title)

        def progress(played: int, planned: int) -> None:
            shown.update(task, completed=played, total=planned)
            shown.refresh()

        yield progress


@click.group()
def lab() -> None:
    """Experiments with the games: rates, differences, what a card does, data sets (docs/lab.md)."""


@lab.command("run")
@click.argument("experiment", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--out", type=click.Path(path_type=Path), default=None, help="A folder; by default EXPERIMENT-results.")
@where_options
@click.pass_context
def run_experiment(
    context: click.Context,
    experiment: Path,
    out: Path | None,
    processes: int | None,
    workers: int | None,
    cluster: str,
    quiet: bool,
) -> None:
    """Play the experiment of a YAML file, or go on with it. Ctrl-C pauses: what is finished is kept."""
    from holdfast.lab.experiment import read
    from holdfast.lab.keeping import conduct

    where = place(processes, workers, cluster)
    design = read(experiment)
    folder = out or experiment.with_name(f"{experiment.stem}-results")
    with bar(design.experiment.title, quiet) as progress:
        results = conduct(design, folder, where, progress)
    click.echo(results.said())
    if results.cut:
        click.echo(f"Stopped. To go on: holdfast lab run {experiment} --out {folder}", err=True)
        context.exit(130)
    click.echo(f"Kept in {folder}. To see it: holdfast lab report {folder}")
    if results.failed:
        context.exit(1)


@lab.command()
@click.argument("folder", metavar="DIR", type=click.Path(path_type=Path, file_okay=False))
def report(folder: Path) -> None:
    """Write DIR/report.html from the results in DIR: one page that needs nothing else."""
    from holdfast.lab.report import write

    click.echo(write(folder))
