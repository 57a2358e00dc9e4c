"""Whether the games keep their contracts: python tools/balance.py [--only WORD] [--games N] [--seed N] [--bot NAME] [--table].

Every file in balance/ is an experiment with the bands it must land in. Games are kept in balance/results as they are played, so
that it can be stopped and gone on with at any time; after a rule or a card has changed, they are played anew. Tune on other seeds
than those in the files (--seed), so that the verdict is given on games that nobody has tuned on. The page docs/research/balance.md is
written from what was played with the files' own seeds and bots; `--table` only writes it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from msgspec.structs import replace

from holdfast.lab.experiment import Design, make_design, read_experiment
from holdfast.lab.report import VERDICTS, judge_contracts, report_text
from holdfast.lab.results import Results, percent, run_experiment
from holdfast.simulation.executor import ExecutionTarget

ROOT = Path(__file__).resolve().parent.parent
FILES = ROOT / "balance"
KEPT = FILES / "results"
PAGE = ROOT / "docs" / "research" / "balance.md"

PREFACE = """\
# Balance

What our own numbers should achieve, and what they do. Every contract of the rule catalogues that names a rate is an experiment in `balance/` of
the source, with the band it must be in. A friend sits in all seats unless another bot is named; the seeds were never used for tuning. A contract
is kept if the estimate is in its band. Shares have Wilson's 95 % interval. `make balance` plays what is missing and writes this page. How the
numbers were tuned is in dated notes in `research/notes/`.
"""


def experiments(only: str, games: int | None, seed: int | None, bot: str) -> dict[str, Design]:
    """The files that are wished, each with what is wished differently."""
    found: dict[str, Design] = {}
    for file in sorted(FILES.glob("*.yaml")):
        if only not in file.stem:
            continue
        design = read_experiment(file)
        one = design.experiment
        parts = [replace(part, bots=bot) if bot else part for part in one.cells]
        wished = replace(one, cells=parts, games=games or one.games, seed=one.seed if seed is None else seed)
        found[file.stem] = design if wished == one else make_design(wished, FILES)
    return found


def shown(played: int, planned: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{played} of {planned} games".ljust(40), end="", file=sys.stderr, flush=True)


def said(results: Results) -> str:
    """The contracts of one experiment, and the rates of cells that have none, as tables."""
    parts = [f"## {results.design.experiment.title}"]
    contracts = judge_contracts(results)
    if contracts:
        parts.append(
            "| cell | contract | measure | asked for | found | interval | games | verdict |\n|---|---|---|---|---|---|---|---|"
        )
        for one in contracts:
            row = [
                one.cell,
                one.band.rule,
                *report_text(one),
                str(one.found.games),
                VERDICTS[one.verdict] if one.found.games else "–",
            ]
            parts[-1] += f"\n| {' | '.join(row)} |"
    cells = [cell for cell in results.design.cells if results.rate(cell).games]
    if cells:
        parts.append("| cell | won | alone | games |\n|---|---|---|---|")
        for cell in cells:
            won, alone = results.rate(cell), results.rate(cell, "alone")
            others = percent(alone) if alone.mean else ""
            parts[-1] += f"\n| {results.design.label(cell)} | {percent(won)} | {others} | {won.games} |"
    if results.failed:
        parts.append(f"{len(results.failed)} games did not end as they should; the first: {results.failed[0][2]}")
    return "\n\n".join(parts)


def page() -> str:
    """All experiments with the seeds and bots of their files. Where nothing was played since a rule has changed, what stands there
    stays until it is."""
    there = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    old = {part.partition("\n")[0]: part.strip() for part in there.split("\n## ")[1:]}
    parts = [PREFACE.strip()]
    for name, design in experiments("", None, None, "").items():
        results = Results(KEPT / name, design)
        title = design.experiment.title
        parts.append(f"## {old[title]}" if title in old and not results.played else said(results))
    return "\n\n".join(parts) + "\n"


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--only", default="", help="files whose name holds this word")
    wish.add_argument("--games", type=int, default=None, help="a cell, instead of the files' own number")
    wish.add_argument("--seed", type=int, default=None, help="other seeds, to tune on")
    wish.add_argument("--bot", default="", help="another bot in all seats, such as novice or expert:60")
    wish.add_argument("--processes", type=int, default=None)
    wish.add_argument("--workers", type=int, default=None, help="Dask workers on this machine")
    wish.add_argument("--cluster", default="", help="a Dask scheduler")
    wish.add_argument("--table", action="store_true", help="only write the page")
    given = wish.parse_args()
    where = ExecutionTarget(given.processes, given.workers, given.cluster)
    cut = False
    if not given.table:
        for name, design in experiments(given.only, given.games, given.seed, given.bot).items():
            results = run_experiment(design, KEPT / name, where, shown)
            print(f"\r{said(results)}\n")
            cut = results.cut
            if cut:
                break
    if given.table or (given.games, given.seed, given.bot) == (None, None, ""):
        PAGE.write_text(page(), encoding="utf-8")
    if cut:
        sys.exit("Stopped; the same command goes on with it.")


if __name__ == "__main__":
    main()
