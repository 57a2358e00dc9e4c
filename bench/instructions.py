"""Machine instructions of a random game, counted by valgrind: figures that a busy machine does not change.

    python bench/instructions.py [--games 180] [--before CHECKOUT] [game ...]

plays random games of all settings and player counts in turn, set-up counted, and prints instructions a game and a decision; with
`--before` beside those of another checkout of Holdfast, and the ratio. What start and imports take is counted by a run with
fewer games and left out. Not every instruction takes equally long: this tells small gains from noise, `run.py` tells speed.
"""

import argparse
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("robinson", "naufragos", "this_war", "under_our_sun")
WARM = 36
"""Games that are left out again with start and imports: what is kept for good is made in them."""
COUNTED = re.compile(r"I\s+refs:\s+([\d,]+)")
PLAY = """
import gc
from itertools import cycle, islice, product
from random import Random
import holdfast
from holdfast.bots.rollout import play_out

variety = {{"robinson": "scenario", "naufragos": "ruleset", "under_our_sun": "mission", "this_war": "difficulty"}}
kind, name = holdfast.definition({game!r}), variety[{game!r}]
values = next(setting.values for setting in kind.settings if setting.name == name)
random, decisions = Random(1), 0
for n, value in islice(cycle(product(kind.players, values)), {games}):
    game = holdfast.new({game!r}, n, {{name: value}}, seed=random.getrandbits(32))
    play_out(game, Random(random.getrandbits(32)))
    decisions += len(game.journal or ())
print(decisions)
"""


class Count(NamedTuple):
    """What so many games came to."""

    games: int
    decisions: int
    instructions: int

    def __sub__(self, other: "Count") -> "Count":
        return Count(*(mine - theirs for mine, theirs in zip(self, other, strict=True)))

    @property
    def a_game(self) -> float:
        return self.instructions / self.games

    @property
    def a_decision(self) -> float:
        return self.instructions / self.decisions


def counted(game: str, games: int, checkout: Path) -> Count:
    """So many random games of one checkout, with start and imports."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", sys.executable]
    set_by = {"PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0", "PYTHONMALLOC": "pymalloc"}
    done = subprocess.run(
        [*command, "-c", PLAY.format(game=game, games=games)],
        env={**os.environ, **set_by},
        capture_output=True,
        text=True,
        check=True,
    )
    found = COUNTED.search(done.stderr)
    assert found, done.stderr
    return Count(games, int(done.stdout), int(found[1].replace(",", "")))


def measured(game: str, games: int, checkout: Path) -> Count:
    """The games alone; two processes at a time."""
    with ThreadPoolExecutor(2) as pool:
        few, many = pool.map(lambda n: counted(game, n, checkout), (WARM, WARM + games))
    return many - few


def told(count: Count) -> str:
    return f"{count.a_game / 1e6:.2f}M a game, {count.a_decision / 1e3:.1f}k a decision"


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("game", nargs="*", default=GAMES)
    wish.add_argument("--games", type=int, default=180)
    wish.add_argument("--before", type=Path, metavar="CHECKOUT")
    given = wish.parse_args()
    for game in given.game:
        now = measured(game, given.games, ROOT)
        print(f"{game}: {told(now)}", flush=True)
        if given.before:
            before = measured(game, given.games, given.before.resolve())
            print(f"  before: {told(before)}; now {now.a_game / before.a_game:.3f} of it", flush=True)


if __name__ == "__main__":
    main()
