"""Learning to judge positions from games of the friend: python -m holdfast.bots.train GAME [--games N].

The friend plays games over all cells of a game; at the first question of each round the features of the position are kept
(`features` of the game's `player.estimate`), with how it ended. Logistic regression with a small ridge; half of the games are
held out and tell how good the judge is: log loss beside that of the base rate, and of positions judged so and so, how many were
won. The numbers are written beside the game (`player/estimate.yaml`), with how they were learnt.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import product
from math import exp, log
from typing import Any, NamedTuple

import holdfast
from holdfast.bots.companion import player_of
from holdfast.bots.expert import played_by
from holdfast.bots.steps import next_round, play_on
from holdfast.core.kind import GameKind
from holdfast.core.table.face import Face

RIDGE = 2.0
STEPS = 12
FIRST = 4_000_000
"""Seeds of learning; verdicts are given on others."""


class Seen(NamedTuple):
    """A position by its features, and whether the seat won."""

    game: int
    features: dict[str, float]
    won: float


def features_of(kind: GameKind) -> Any:
    return import_module(f"{kind.play.player}.estimate").features


def cells(kind: GameKind) -> list[tuple[int, dict[str, str]]]:
    """All player counts with all values of the setting that tells stories."""
    story = next((one for one in kind.settings if one.story), None)
    values = [{story.name: value} for value in story.values] if story else [{}]
    more = {one.name: "random" for one in kind.settings if one.name == "characters" and "random" in one.values}
    found = [(players, options | more) for players, options in product(kind.players, values)]
    return [cell for cell in found if not kind.play.check(cell[0], kind.settle(*cell))]


def watched(work: tuple[str, int, dict[str, str], int]) -> list[Seen]:
    """One game of friends, position by position, for every seat."""
    name, players, options, seed = work
    kind = holdfast.kind(name)
    player = player_of(kind)
    assert player is not None
    choose, features = played_by(player), features_of(kind)
    game = kind.new(players, options, seed)
    found: list[tuple[int, dict[str, float]]] = []
    while not game.over:
        found += [(seat, features(Face(game.world, seat))) for seat in range(players)]
        play_on(game, choose, next_round(game))
    ends = [kind.play.estimate(Face(game.world, seat)) for seat in range(players)]
    return [Seen(seed, values, ends[seat]) for seat, values in found if values]


def fitted(rows: Sequence[Seen], names: Sequence[str]) -> tuple[float, list[float], list[float]]:
    """Bias, means and weights: Newton's steps on the log likelihood with a ridge."""
    means = [sum(row.features.get(name, 0.0) for row in rows) / len(rows) for name in names]
    table = [
        [1.0, *[row.features.get(name, 0.0) - mean for name, mean in zip(names, means, strict=True)]] for row in rows
    ]
    size = len(names) + 1
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * w for w in weights]
        slope[0] = 0.0
        curve = [[RIDGE * (i == j and i > 0) for j in range(size)] for i in range(size)]
        for x, row in zip(table, rows, strict=True):
            p = _sigmoid(sum(w * v for w, v in zip(weights, x, strict=True)))
            error, spread = row.won - p, p * (1 - p) + 1e-9
            for i, v in enumerate(x):
                slope[i] += error * v
                if v:
                    line, scaled = curve[i], spread * v
                    for j in range(i, size):
                        line[j] += scaled * x[j]
        for i in range(size):
            for j in range(i):
                curve[i][j] = curve[j][i]
        weights = [w + s for w, s in zip(weights, solved(curve, slope), strict=True)]
    return weights[0], means, weights[1:]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of linear equations, by elimination."""
    n = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(n):
        best = max(range(i, n), key=lambda k: abs(rows[k][i]))
        rows[i], rows[best] = rows[best], rows[i]
        head = rows[i][i] or 1e-12
        for k in range(n):
            if k != i and (factor := rows[k][i] / head):
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [rows[i][n] / (rows[i][i] or 1e-12) for i in range(n)]


def _sigmoid(x: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


def judged(row: Seen, names: Sequence[str], bias: float, means: Sequence[float], weights: Sequence[float]) -> float:
    parts = zip(names, means, weights, strict=True)
    return _sigmoid(bias + sum(weight * (row.features.get(name, 0.0) - mean) for name, mean, weight in parts))


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    total = sum(-won * log(max(p, 1e-6)) - (1 - won) * log(max(1 - p, 1e-6)) for p, won in pairs)
    return total / len(pairs)


def reliability(pairs: Sequence[tuple[float, float]]) -> list[str]:
    """Of positions judged so, so many were won."""
    lines = []
    for low in range(0, 100, 10):
        own = [(p, won) for p, won in pairs if low <= 100 * p < low + 10 or (low == 90 and p == 1)]
        if own:
            mean, won = (100 * sum(part) / len(own) for part in zip(*own, strict=True))
            lines.append(f"judged {low:>2}–{low + 10} % ({mean:.0f}): {won:.0f} % won of {len(own)}")
    return lines


def told(
    name: str,
    rows: Sequence[Seen],
    held: Sequence[Seen],
    learnt: tuple[float, list[float], list[float]],
    names: Sequence[str],
) -> str:
    """The file, with how it was learnt at its head."""
    bias, means, weights = learnt
    pairs = [(judged(row, names, *learnt), row.won) for row in held]
    base = sum(row.won for row in rows) / len(rows)
    losses = log_loss(pairs), log_loss([(base, row.won) for row in held])
    head = [
        f"# Learnt by holdfast.bots.train from {len({row.game for row in rows})} games of the friend, {len(rows)} positions;",
        f"# {len(held)} positions of other games held out: log loss {losses[0]:.3f}, of the base rate {losses[1]:.3f}.",
        *[f"#   {line}" for line in reliability(pairs)],
    ]
    body = [f"bias: {bias:.4f}", "features:"]
    for one, mean, weight in zip(names, means, weights, strict=True):
        body.append(f"  {one}: {{mean: {mean:.4f}, weight: {weight:.4f}}}")
    return "\n".join([*head, *body]) + "\n"


def learn(name: str, games: int, processes: int = 2) -> str:
    """Play, fit, and write down; what is told of it is returned."""
    kind = holdfast.kind(name)
    every = cells(kind)
    work = [(name, *every[i % len(every)], FIRST + i) for i in range(games)]
    rows: list[Seen] = []
    with ProcessPoolExecutor(processes) as pool:
        for n, found in enumerate(pool.map(watched, work, chunksize=4), 1):
            rows += found
            if sys.stderr.isatty():
                print(f"\r{n} of {games} games", end="", file=sys.stderr)
    learning = [row for row in rows if (row.game - FIRST) // len(every) % 2]  # every cell is in both halves
    held = [row for row in rows if not (row.game - FIRST) // len(every) % 2]
    names = sorted({one for row in rows for one in row.features})
    learnt = fitted(learning, names)
    text = told(name, learning, held, learnt, names)
    (kind.folder / "player" / "estimate.yaml").write_text(text, encoding="utf-8")
    return text


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("game")
    wish.add_argument("--games", type=int, default=1000)
    wish.add_argument("--processes", type=int, default=2)
    given = wish.parse_args()
    print(
        "\n".join(line for line in learn(given.game, given.games, given.processes).splitlines() if line.startswith("#"))
    )


if __name__ == "__main__":
    main()
