"""Whether the coach tells the truth: python tools/check_coach.py [GAME …] [--questions N] [--seed N] [--processes N].

Friends play games of all cells, and at some of their questions the coach is asked, as a person would ask. The answer it holds best and
some of the others are then given in copies of that very game, hidden cards as they lie and only the luck to come drawn anew, which
friends play to the end. What was told is put beside what was won: the chance after the best answer, the chance after others, and by
how much the others were told to be worse and were. No seed of it was ever tuned on.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from typing import NamedTuple

from measure_bots import parts

import holdfast
from holdfast.bots.coach import THINKS, RatedOption, advise
from holdfast.bots.expert import played_out_by, worth
from holdfast.bots.playthrough import play_until
from holdfast.bots.rollout import PlayoutBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.game import Game
from holdfast.simulation.runner import seed_of

SEED = 20_261_119
GAMES = ("robinson", "naufragos", "this_war", "under_our_sun")
RARELY = 0.04
"""How likely the coach is asked at a question."""
OTHERS = 3
"""So many answers beside the best are looked at."""
COPIES = 12
"""In which an answer is played to the end."""
TOLD = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
WORSE = (0.0, 0.01, 0.03, 0.06, 0.1, 0.2)
Z = 1.96


class Hint(NamedTuple):
    """What was told of an answer and what came of it; and the same of the best one at that question."""

    best: bool
    told: float
    won: float
    told_best: float
    won_best: float


def asked(work: tuple[str, int, int]) -> list[Hint]:
    """One question of one game: what the coach says of its answers, and how they fare."""
    name, number, seed = work
    luck = Random(seed_of(seed, number))
    cells = [part for part in parts("friend") if part.game == name and "mode" not in part.options]
    cell = cells[number % len(cells)]
    assert isinstance(cell.players, int)
    kind = holdfast.definition(name)
    player = player_of(kind)
    assert player is not None
    friends = played_out_by(player)
    game = kind.new(cell.players, {key: str(value) for key, value in cell.options.items()}, luck.getrandbits(48))

    def here(now: Game) -> bool:
        return len(now.moves(now.asked[0])) > 1 and luck.random() < RARELY

    play_until(game, friends, here)
    if game.over:
        return []
    seat = game.asked[0]
    first, *others = [
        one for one in advise(game, seat, PlayoutBudget(THINKS), luck.getrandbits(32)).answers if one.worlds
    ]
    seeds = [luck.getrandbits(48) for _ in range(COPIES)]

    def won(one: RatedOption) -> float:
        total = 0.0
        for fresh in seeds:
            copy = game.copy(seed=fresh)
            copy.choose(one.key, seat)
            play_until(copy, friends)
            total += worth(copy, seat)
        return total / COPIES

    chosen = [first, *luck.sample(others, min(OTHERS, len(others)))]
    ends = [won(one) for one in chosen]
    return [
        Hint(one is first, one.chance or 0.0, end, first.chance or 0.0, ends[0])
        for one, end in zip(chosen, ends, strict=True)
    ]


def mean(values: Sequence[float]) -> str:
    """In points, with the 95 % interval of the mean."""
    n, middle = len(values), sum(values) / len(values)
    error = sqrt(sum([(value - middle) ** 2 for value in values]) / max(1, n - 1) / n)
    return f"{100 * middle:5.1f} ± {100 * Z * error:4.1f}"


def reliability(title: str, pairs: Sequence[tuple[float, float]], edges: Sequence[float]) -> None:
    """Of what was told so and so, what came."""
    print(f"  {title}: told, came, of so many")
    for low, high in zip(edges, [*edges[1:], 9.0], strict=True):
        if own := [pair for pair in pairs if low <= pair[0] < high]:
            told = 100 * sum([pair[0] for pair in own]) / len(own)
            print(f"    {told:5.1f}   {mean([pair[1] for pair in own])}   {len(own)}")


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("games", nargs="*", default=GAMES, metavar="GAME")
    wish.add_argument("--questions", type=int, default=200)
    wish.add_argument("--seed", type=int, default=SEED)
    wish.add_argument("--processes", type=int, default=None)
    given = wish.parse_args()
    for name in given.games:
        found: list[Hint] = []
        with ProcessPoolExecutor(given.processes) as pool:
            for i, hints in enumerate(pool.map(asked, [(name, i, given.seed) for i in range(given.questions)]), 1):
                found += hints
                if sys.stderr.isatty():
                    print(
                        f"\r{name}: {i} of {given.questions} questions".ljust(50), end="", file=sys.stderr, flush=True
                    )
        print(f"\r{name}: {sum([one.best for one in found])} questions".ljust(50))
        others = [one for one in found if not one.best]
        reliability("the best answer", [(one.told, one.won) for one in found if one.best], TOLD)
        reliability("other answers", [(one.told, one.won) for one in others], TOLD)
        worse = [(max(0.0, one.told_best - one.told), one.won_best - one.won) for one in others]
        reliability("by how much others are worse", worse, WORSE)


if __name__ == "__main__":
    main()
