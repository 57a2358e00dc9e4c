"""How well the players play, cell by cell: python tools/players.py [--games N] [--bot NAME] [--only GAME] [--table].

Games are played in batches and written down after each (docs/players.json), so that it can be stopped and gone on with at any
time; seeds follow from the bot and the cell and are never used for tuning. `--table` writes docs/players.md from what there is.
"""

from __future__ import annotations

import argparse
import json
import sys
import zlib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import holdfast
from holdfast.simulate import Plan, play_batch, wilson

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "players.json"
PAGE = ROOT / "docs" / "players.md"
BATCH = 10
FIRST = 20_261_117
"""Seeds of verdicts begin here."""


@dataclass(frozen=True)
class Cell:
    """Games of one kind, with one number of players and some options."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        return " ".join(
            [self.game, *[value for name, value in self.options if name != "characters"], f"{self.players}p"]
        )


def cells() -> list[Cell]:
    found: list[Cell] = []
    scenarios = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
    found += [Cell("robinson", n, (("scenario", one),)) for one, n in product(scenarios, (1, 2, 3, 4))]
    dealt = ("characters", "random")
    found += [Cell("naufragos", n, (("ruleset", one), dealt)) for one, n in product(("2013", "hr12"), (1, 2, 3, 4))]
    for difficulty, board in (
        ("standard", "standard"),
        ("easier", "standard"),
        ("harder", "standard"),
        ("standard", "advanced"),
        ("harder", "advanced"),
    ):
        found.append(Cell("this_war", 2, (("difficulty", difficulty), ("board", board))))
    missions = next(one for one in holdfast.kind("under_our_sun").settings if one.name == "mission").values
    found += [Cell("under_our_sun", n, (("mission", one), dealt)) for one, n in product(missions, (2, 3, 4))]
    found += [Cell("under_our_sun", 4, (("mission", one), ("mode", "semi"), dealt)) for one in missions[:3]]
    return [cell for cell in found if legal(cell)]


def legal(cell: Cell) -> bool:
    try:
        holdfast.kind(cell.game).settle(cell.players, dict(cell.options))
    except holdfast.Unknown:
        return False
    return True


def seed_of(cell: Cell, bot: str) -> int:
    return FIRST + zlib.crc32(f"{cell.name} {bot}".encode())


def played(work: tuple[Cell, str, int]) -> dict[str, Any]:
    """One batch, as figures that add up."""
    cell, bot, first = work
    plan = Plan(holdfast.GAMES[cell.game], (cell.players,), dict(cell.options), bot, seed_of(cell, bot), ())
    tally = play_batch(plan, range(first, first + BATCH))
    if tally.errors:
        raise RuntimeError(f"{cell.name}: {tally.errors[0].message}")
    [group] = tally.groups.values()
    return {
        "games": group.games,
        "won": group.wins,
        "alone": group.alone,
        "decisions": tally.decisions,
        "sums": group.sums,
    }


def add(kept: dict[str, Any], cell: Cell, bot: str, new: dict[str, Any]) -> None:
    row = kept.setdefault(bot, {}).setdefault(cell.name, {"games": 0, "won": 0, "alone": 0, "decisions": 0, "sums": {}})
    for name in ("games", "won", "alone", "decisions"):
        row[name] += new[name]
    for name, value in new["sums"].items():
        row["sums"][name] = round(row["sums"].get(name, 0) + value, 3)


def measure(bot: str, games: int, only: str) -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    chosen = [cell for cell in cells() if only in cell.name]
    work = [
        (cell, bot, first)
        for first in range(0, games, BATCH)
        for cell in chosen
        if first >= kept.get(bot, {}).get(cell.name, {}).get("games", 0)
    ]
    with ProcessPoolExecutor(2) as pool:
        for n, ((cell, _, _), new) in enumerate(zip(work, pool.map(played, work), strict=True), 1):
            add(kept, cell, bot, new)
            KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
            row = kept[bot][cell.name]
            print(
                f"\r{n} of {len(work)}: {cell.name} {row['won']} of {row['games']}".ljust(78), end="", file=sys.stderr
            )
    print(file=sys.stderr)


def share(won: float, games: int) -> str:
    low, high = wilson(round(won), games)
    return f"{100 * won / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def table() -> str:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    bots = [bot for bot in ("friend", "novice", "expert:60") if bot in kept] + sorted(
        set(kept) - {"friend", "novice", "expert:60"}
    )
    lines = [PREFACE.strip(), "", f"| cell | {' | '.join(bots)} | games |", f"|---|{'---|' * len(bots)}---|"]
    for cell in cells():
        rows = [kept[bot].get(cell.name) for bot in bots]
        if not any(rows):
            continue
        shown = [told(cell, row) if row else "" for row in rows]
        games = " / ".join(str(row["games"]) if row else "–" for row in rows)
        lines.append(f"| {cell.name} | {' | '.join(shown)} | {games} |")
    return "\n".join(lines) + "\n"


def told(cell: Cell, row: dict[str, Any]) -> str:
    if cell.game == "naufragos":
        return share(row["sums"].get("rescued", 0) / cell.players, row["games"])
    text = share(row["won"], row["games"])
    return f"{text}; traitor {share(row['alone'], row['games'])}" if ("mode", "semi") in cell.options else text


PREFACE = """
# How well the players play

`friend` is the player that knows its game, `novice` the same on a first evening, `expert:N` the friend that looks ahead N playouts
a decision. Shares of games won, with Wilson's 95 % interval; in Náufragos the share of castaways who are rescued. Made by
`make players` (tools/players.py) on seeds that were drawn for the verdict alone; it can be stopped and gone on with.
"""


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("--games", type=int, default=250)
    wish.add_argument("--bot", default="friend")
    wish.add_argument("--only", default="", help="cells whose name holds these words")
    wish.add_argument("--table", action="store_true", help="only write the page")
    given = wish.parse_args()
    if not given.table:
        measure(given.bot, given.games, given.only)
    PAGE.write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
