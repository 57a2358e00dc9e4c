"""Games a second in the lab, beside the plain loop: python bench/lab.py [--games 40] [--bot friend] [--dask] [game ...]

The plain loop plays the same seeds and writes nothing down. The lab plays on one and on two processes, with `--dask` on one and two
Dask workers of this machine too, and keeps all as Parquet. To begin costs some seconds once (Dask, processes, cards), whatever is
played then: so each way plays twice, some games and three times as many, and what is told is the difference. The overhead is in
time of the processor, over all processes, so that what else the machine does is not counted; games a second are by the clock.
"""

import argparse
import resource
import tempfile
from pathlib import Path
from time import perf_counter

import holdfast
from holdfast.lab.experiment import Cell, CellGroup, Design, Experiment, make_design
from holdfast.lab.results import run_experiment
from holdfast.simulation.executor import ExecutionTarget
from holdfast.simulation.runner import SeatPlan, seed_of

MOST = 0.10
PLAYERS = 2
SEED = 1


def spent() -> float:
    """Seconds of the processor, of this process and of its children that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def plain(cell: Cell, numbers: range) -> tuple[float, float]:
    """The bare loop: seconds by the clock and of the processor."""
    kind = holdfast.definition(cell.game)
    began, used = perf_counter(), spent()
    for n in numbers:
        seed = seed_of(SEED, n)
        game = kind.new(cell.players, cell.options, seed)
        for _ in SeatPlan(cell.bots, seed).answers(game):
            pass
    return perf_counter() - began, spent() - used


def kept(design: Design, where: ExecutionTarget) -> tuple[float, float]:
    with tempfile.TemporaryDirectory() as folder:
        began, used = perf_counter(), spent()
        run_experiment(design, Path(folder), where)
        return perf_counter() - began, spent() - used


def designs(game: str, bot: str, games: int) -> tuple[Design, Design]:
    part = CellGroup(game, [PLAYERS], {}, bot)
    few, many = (make_design(Experiment("bench", [part], games=n, seed=SEED)) for n in (games, 3 * games))
    return few, many


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="friend")
    parser.add_argument("--dask", action="store_true")
    parser.add_argument("game", nargs="*", default=["robinson", "naufragos"])
    given = parser.parse_args()
    ways = {"1 process": ExecutionTarget(1), "2 processes": ExecutionTarget(2)}
    if given.dask:
        ways |= {"1 worker": ExecutionTarget(workers=1), "2 workers": ExecutionTarget(workers=2)}
    for game in given.game:
        few, many = designs(game, given.bot, given.games)
        plain(few.cells[0], range(3))  # players and cards are read once
        clock, processor = plain(few.cells[0], range(given.games, 3 * given.games))
        print(f"{game}, {2 * given.games} games by {given.bot}")
        print(f"  {'plain loop':12} {2 * given.games / clock:8.1f} games/s")
        for name, where in ways.items():
            (began, first), (ended, last) = kept(few, where), kept(many, where)
            over = (last - first) / processor - 1
            target = f", target {MOST:.0%}" if where == ExecutionTarget(1) else ""
            print(f"  {name:12} {2 * given.games / (ended - began):8.1f} games/s  {over:+.0%} of the processor{target}")


if __name__ == "__main__":
    main()
