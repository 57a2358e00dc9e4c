"""How well the players play, cell by cell: python tools/measure_bots.py [--games N] [--bot NAME] [--only GAME] [--table].

The games are an experiment of the lab and are kept in balance/results/players as they are played, so that it can be stopped and
gone on with at any time; after a rule or a card has changed, they are played anew. No seed of theirs was ever tuned on. The last
section of docs/research/bots.md is written from what there is, which is all that `--table` does; rows of cells that were not played anew,
and what people wrote above the table, stay.
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from pathlib import Path

import holdfast
from holdfast.lab.experiment import Cell, CellGroup, Design, Experiment, make_design
from holdfast.lab.results import Results, run_experiment
from holdfast.lab.statistics import Rate
from holdfast.simulation.executor import ExecutionTarget

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "balance" / "results" / "players"
PAGE = ROOT / "docs" / "research" / "bots.md"
SEED = 20_261_117
"""Seeds of verdicts begin here."""
BOTS = ("friend", "novice", "expert:60")
"""Who has a column of his own once he has played."""
DIFFICULTIES = (
    ("standard", "standard"),
    ("easier", "standard"),
    ("harder", "standard"),
    ("standard", "advanced"),
    ("harder", "advanced"),
)
"""This War: difficulty and board."""

HEAD = "## Cell by cell"
PREFACE = f"""\
{HEAD}

Shares of games won, with Wilson's 95 % interval; in Náufragos the share of castaways who are rescued. Written by
`make measure-bots`, which can be stopped and continued.
"""


def parts(bot: str) -> list[CellGroup]:
    """All cells that a bot is measured in."""
    scenarios = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
    missions = next(one for one in holdfast.definition("under_our_sun").settings if one.name == "mission").values
    found = [CellGroup("robinson", n, {"scenario": one}, bot) for one, n in product(scenarios, (1, 2, 3, 4))]
    found += [
        CellGroup("naufragos", n, {"ruleset": one, "characters": "random"}, bot)
        for one, n in product(("2013", "hr12"), (1, 2, 3, 4))
    ]
    found += [CellGroup("this_war", 2, {"difficulty": one, "board": board}, bot) for one, board in DIFFICULTIES]
    found += [
        CellGroup("under_our_sun", n, {"mission": one, "characters": "random"}, bot)
        for one, n in product(missions, (2, 3, 4))
    ]
    semi = {"mode": "semi", "characters": "random"}
    found += [CellGroup("under_our_sun", 4, {"mission": one, **semi}, bot) for one in missions[:3]]
    return [part for part in found if legal(part)]


def legal(part: CellGroup) -> bool:
    assert isinstance(part.players, int)
    try:
        holdfast.definition(part.game).settle(part.players, {name: str(value) for name, value in part.options.items()})
    except holdfast.UnknownName:
        return False
    return True


def measured(cells: list[CellGroup], games: int) -> Design:
    return make_design(Experiment("How well the players play", cells, games=games, seed=SEED))


def name_of(cell: Cell | CellGroup) -> str:
    values = [str(value) for name, value in cell.options.items() if name != "characters"]
    return " ".join([cell.game, *values, f"{cell.players}p"])


def shown(played: int, planned: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{played} of {planned} games".ljust(40), end="", file=sys.stderr, flush=True)


def table(bots: list[str], page: str) -> str:
    """A row a cell, a column a bot, as far as they have played; what nobody has played since a rule or a player has changed stays
    as it stands on the page."""
    design = measured([part for bot in bots for part in parts(bot)], 1)
    results = Results(KEPT, design)
    rows = standing(page)
    for cell in design.cells:
        row = rows.setdefault(name_of(cell), {})
        if games := results.rate(cell).games:
            row[cell.seating] = said(results, cell), str(games)
    there = [bot for bot in bots if any(bot in row for row in rows.values())]
    lines = [PREFACE, f"| cell | {' | '.join(there)} | games |", f"|---|{'---|' * len(there)}---|"]
    for name in dict.fromkeys([*[name_of(cell) for cell in design.cells], *rows]):
        if row := rows[name]:
            told = [row.get(bot, ("", "–")) for bot in there]
            lines.append(f"| {name} | {' | '.join([text for text, _ in told])} | {' / '.join([n for _, n in told])} |")
    return "\n".join(lines) + "\n"


def standing(page: str) -> dict[str, dict[str, tuple[str, str]]]:
    """What each bot has won in each cell, and of how many games, as the page has it."""
    lines = [line for line in page.partition(HEAD)[2].splitlines() if line.startswith("| ")]
    found: dict[str, dict[str, tuple[str, str]]] = {}
    bots = [part.strip() for part in lines[0].split("|")[2:-2]] if lines else []
    for line in lines[1:]:
        name, *told, games = [part.strip() for part in line.split("|")[1:-1]]
        each = zip(bots, told, games.split(" / "), strict=True)
        found[name] = {bot: (text, n) for bot, text, n in each if text}
    return found


def said(results: Results, cell: Cell) -> str:
    if cell.game == "naufragos":
        return share(results.rate(cell, "rescued/players"))
    text = share(results.rate(cell))
    return f"{text}; traitor {share(results.rate(cell, 'alone'))}" if cell.options.get("mode") == "semi" else text


def share(one: Rate) -> str:
    return f"{100 * one.mean:.0f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--games", type=int, default=250)
    wish.add_argument("--bot", default="friend")
    wish.add_argument("--only", default="", help="cells whose name holds these words")
    wish.add_argument("--processes", type=int, default=None)
    wish.add_argument("--table", action="store_true", help="only write the page")
    given = wish.parse_args()
    cut = False
    if not given.table:
        chosen = [part for part in parts(given.bot) if given.only in name_of(part)]
        cut = run_experiment(measured(chosen, given.games), KEPT, ExecutionTarget(given.processes), shown).cut
    page = PAGE.read_text(encoding="utf-8")
    above = page.partition(HEAD)[0].rstrip()
    PAGE.write_text(f"{above}\n\n{table(list(dict.fromkeys([*BOTS, given.bot])), page)}", encoding="utf-8")
    if cut:
        sys.exit("Stopped; the same command goes on with it.")


if __name__ == "__main__":
    main()
