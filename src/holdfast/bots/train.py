"""Fit a win model to games of the friend bot: python -m holdfast.bots.train GAME [--games N].

The friend plays all settings of a game; at regular numbers of answers, at any point of a round, the features of the
position are recorded (`features` of the game's `player.estimate`) with the result of the game. The fit is a calibrated
ridge logistic regression; a quarter of the games is held out to measure quality: log loss beside that of the base rate,
and the win rate by predicted probability. The weights are written beside the game (`bot/estimate.yaml`), with a
description of the training. `--check` writes nothing: it plays games that were not used for training and reports the
quality of the existing model. Needs numpy.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import product
from math import log
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import holdfast
from holdfast.bots.expert import played_out_by
from holdfast.bots.playthrough import Stop, play_until
from holdfast.bots.rule_player import player_of
from holdfast.core.definition import GameDefinition
from holdfast.core.python_process import safe_path
from holdfast.core.state.observed_world import ObservedWorld

RIDGE = 30.0
FOLDS = 5
STEPS = 8
EVERY = 20
"""The number of answers between two recorded positions."""
FIRST = 4_000_000
"""The first seed of training games; checks use others."""
FRESH = 5_000_000
"""The first seed of check games."""


Table = NDArray[np.float64]


class Seen(NamedTuple):
    """A position by its features, the existing model's estimate of it, and whether the seat won."""

    game: int
    features: dict[str, float]
    stands: float
    won: float


def features_of(definition: GameDefinition) -> Any:
    return import_module(f"{definition.rules.player}.estimate").features


def cells(definition: GameDefinition) -> list[tuple[int, dict[str, str]]]:
    """Return all player counts with all values of the settings that matter for winning: the story setting, and those
    that the model names (`SETTINGS`)."""
    named = getattr(import_module(f"{definition.rules.player}.estimate"), "SETTINGS", ())
    bear = [one for one in definition.settings if one.story or one.name in named]
    values = [
        dict(zip([one.name for one in bear], each, strict=True)) for each in product(*[one.values for one in bear])
    ]
    more = {one.name: "random" for one in definition.settings if one.name == "characters" and "random" in one.values}
    found = [(players, options | more) for players, options in product(definition.players, values)]
    return [cell for cell in found if not definition.rules.check(cell[0], definition.settle(*cell))]


def after(answers: int) -> Stop:
    """Return a stop condition for the question after a number of answers."""
    asked = iter(range(answers))
    return lambda now: next(asked, None) is None


def watch_games(work: tuple[str, int, dict[str, str], int]) -> list[Seen]:
    """Play one game of friends and return its positions for every seat."""
    name, players, options, seed = work
    kind = holdfast.definition(name)
    player = player_of(kind)
    assert player is not None
    choose, features = played_out_by(player), features_of(kind)
    game = kind.new(players, options, seed)
    found: list[tuple[int, dict[str, float], float]] = []
    while not game.over:
        faces = [ObservedWorld(game.world, seat) for seat in range(players)]
        found += [(seat, features(face), kind.rules.estimate(face)) for seat, face in enumerate(faces)]
        play_until(game, choose, after(EVERY))
    ends = [kind.rules.estimate(ObservedWorld(game.world, seat)) for seat in range(players)]
    return [Seen(seed, values, estimated, ends[seat]) for seat, values, estimated in found if values]


Learnt = tuple[float, list[float], list[float]]
"""Bias, means and weights."""


def fit_model(rows: Sequence[Seen], names: Sequence[str]) -> Learnt:
    """Fit by Newton's method on the log likelihood with a ridge."""
    table = feature_table(rows, names)
    won = np.array([row.won for row in rows])
    means = table.mean(axis=0)
    x = np.column_stack([np.ones(len(rows)), table - means])
    ridge = RIDGE * np.eye(len(names) + 1)
    ridge[0, 0] = 0.0
    weights = np.zeros(len(names) + 1)
    for _ in range(STEPS):
        p = sigmoid(x @ weights)
        slope = x.T @ (won - p) - ridge @ weights
        curve = (x * (p * (1 - p) + 1e-9)[:, None]).T @ x + ridge
        weights += np.linalg.solve(curve, slope)
    return float(weights[0]), means.tolist(), weights[1:].tolist()


def calibrated(rows: Sequence[Seen], names: Sequence[str]) -> Learnt:
    """Calibrate the weights, because a model of few games is overconfident: predict each fifth of the games from the
    others, and scale all weights by the resulting error (Platt scaling)."""
    predicted: list[Seen] = []
    for fifth in range(FOLDS):
        learnt = fit_model([row for row in rows if row.game % FOLDS != fifth], names)
        own = [row for row in rows if row.game % FOLDS == fifth]
        predicted += [row._replace(features={"odds": x}) for row, x in zip(own, odds(own, names, learnt), strict=True)]
    shift, [middle], [slope] = fit_model(predicted, ["odds"])
    bias, means, weights = fit_model(rows, names)
    return shift + slope * (bias - middle), means, [slope * weight for weight in weights]


def feature_table(rows: Sequence[Seen], names: Sequence[str]) -> Table:
    return np.array([[row.features.get(name, 0.0) for name in names] for row in rows])


def odds(rows: Sequence[Seen], names: Sequence[str], learnt: Learnt) -> list[float]:
    """Return the logarithm of the odds to win."""
    bias, means, weights = learnt
    found: list[float] = (bias + (feature_table(rows, names) - np.array(means)) @ np.array(weights)).tolist()
    return found


def evaluate(rows: Sequence[Seen], names: Sequence[str], learnt: Learnt) -> list[float]:
    """Return the win probability."""
    found: list[float] = sigmoid(np.array(odds(rows, names, learnt))).tolist()
    return found


def sigmoid(x: Table) -> Table:
    return 1 / (1 + np.exp(-np.clip(x, -30, 30)))


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    total = sum(-won * log(max(p, 1e-6)) - (1 - won) * log(max(1 - p, 1e-6)) for p, won in pairs)
    return total / len(pairs)


def reliability(pairs: Sequence[tuple[float, float]]) -> list[str]:
    """Return the win rate by predicted probability."""
    lines = []
    for low in range(0, 100, 10):
        own = [(p, won) for p, won in pairs if low <= 100 * p < low + 10 or (low == 90 and p == 1)]
        if own:
            mean, won = (100 * sum(part) / len(own) for part in zip(*own, strict=True))
            lines.append(f"judged {low:>2}–{low + 10} % ({mean:.0f}): {won:.0f} % won of {len(own)}")
    return lines


def model_yaml(rows: Sequence[Seen], held: Sequence[Seen], learnt: Learnt, names: Sequence[str]) -> str:
    """Return the model file, with a description of the training at its head."""
    bias, means, weights = learnt
    pairs = [(p, row.won) for p, row in zip(evaluate(held, names, learnt), held, strict=True)]
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


def played(definition: GameDefinition, games: int, first: int, processes: int) -> list[Seen]:
    every = cells(definition)
    work = [(definition.name, *every[i % len(every)], first + i) for i in range(games)]
    rows: list[Seen] = []
    with safe_path(), ProcessPoolExecutor(processes) as pool:
        for n, found in enumerate(pool.map(watch_games, work, chunksize=4), 1):
            rows += found
            if sys.stderr.isatty():
                print(f"\r{n} of {games} games", end="", file=sys.stderr)
    return rows


def train(name: str, games: int, processes: int = 2) -> str:
    """Play, fit and write the model; return the report."""
    kind = holdfast.definition(name)
    rows = played(kind, games, FIRST, processes)
    turns = len(cells(kind))
    learning = [row for row in rows if (row.game - FIRST) // turns % 4]  # every setting is in both parts
    held = [row for row in rows if not (row.game - FIRST) // turns % 4]
    names = sorted({one for row in rows for one in row.features})
    learnt = calibrated(learning, names)
    text = model_yaml(learning, held, learnt, names)
    (kind.folder / "bot" / "estimate.yaml").write_text(text, encoding="utf-8")
    return text


def check(name: str, games: int, processes: int = 2) -> str:
    """Return the quality of the existing model on games that it was not trained on."""
    rows = played(holdfast.definition(name), games, FRESH, processes)
    pairs = [(row.stands, row.won) for row in rows]
    base = sum(row.won for row in rows) / len(rows)
    losses = log_loss(pairs), log_loss([(base, row.won) for row in rows])
    head = f"# {len(rows)} positions of {games} games: log loss {losses[0]:.3f}, of the base rate {losses[1]:.3f}."
    return "\n".join([head, *[f"#   {line}" for line in reliability(pairs)]])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--check", action="store_true", help="only tell how good the judge is that stands there")
    given = parser.parse_args()
    text = (check if given.check else train)(given.game, given.games, given.processes)
    print("\n".join(line for line in text.splitlines() if line.startswith("#")))


if __name__ == "__main__":
    main()
