"""A small policy that learns to keep a fire burning: python examples/learn/train.py

The plainest thing that learns here at all: a linear policy over the features of the answers (never over cards by name), a
softmax over the answers that are legal, REINFORCE, numpy and nothing else. Two minutes on one core. It writes its learning
curve, `curve.svg`, and at the end plays fresh seeds against random. README.md says what it is not.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import holdfast
import holdfast.rl
from holdfast.rl.action_features import FEATURES
from holdfast.rl.gymnasium_env import HoldfastEnv

GAME = "embers"
"""The game beside this folder; others by their names."""
WEIGHTS = 1 << 16
DISCOUNT = 1.0
RATE = 0.1
BATCH = 16
NUMBERS = 12
"""So many numbers of the table count together with what is done, and so high."""
HIGHEST = 9
"""Games between two changes of the policy."""
WINDOW = 250
FRESH = 1_000_000
"""Seeds from here on are never trained with."""
DEED, WHAT, WHERE, TO, BY, N = (FEATURES.index(name) for name in ("deed", "what", "where", "to", "by", "n"))

Floats = NDArray[np.float64]
Places = NDArray[np.int64]


class Policy:
    """A weight for each pair of words that an answer has, and for each with the question that is asked."""

    def __init__(self, question: slice, seed: int = 0) -> None:
        self.weights = np.zeros(WEIGHTS)
        self._squares = np.full(WEIGHTS, 1e-2)
        self._question = question
        self._random = np.random.default_rng(seed)

    def features(self, observation: dict[str, Any], answers: int) -> Places:
        """The places of the weights that count for each answer."""
        rows = observation["options"][:answers].astype(np.int64)
        asked = int(observation["table"][self._question].argmax())
        deed, what = rows[:, DEED], rows[:, WHAT]
        pairs: tuple[tuple[Places, Places | int], ...] = (
            (deed, 0),
            (deed, asked + 1),
            (deed, what * 7),
            (deed, rows[:, BY] * 11 + what),
            (deed, rows[:, TO] * 13 + what),
            (deed, rows[:, WHERE] * 17),
            (deed, rows[:, N] * 19 + asked),
        )
        state = observation["table"][:NUMBERS].clip(-1, HIGHEST).astype(np.int64)
        pairs += tuple((deed, (1 + i) * 1_000_003 + int(n)) for i, n in enumerate(state))
        mixed = [(one * 2_654_435_761 + other * 40_503 + i * 97) % WEIGHTS for i, (one, other) in enumerate(pairs)]
        return np.stack([np.broadcast_to(it, (answers,)) for it in mixed], axis=1)

    def chances(self, places: Places) -> Floats:
        worth: Floats = self.weights[places].sum(axis=1)
        likely: Floats = np.exp(worth - worth.max())
        likely /= likely.sum()
        return likely

    def choose(self, chances: Floats) -> int:
        return min(int(np.searchsorted(chances.cumsum(), self._random.random())), len(chances) - 1)

    def learn(self, games: list["Played"]) -> None:
        """REINFORCE: what was followed by more than usual is done more often; steps shrink where much was learnt."""
        gained = np.concatenate([game.returns() for game in games])
        gained = (gained - gained.mean()) / (gained.std() + 1e-6)
        slope = np.zeros(WEIGHTS)
        steps = [step for game in games for step in game.steps]
        for (places, chances, chosen), gain in zip(steps, gained, strict=True):
            np.add.at(slope, places[chosen], gain)
            np.add.at(slope, places, -gain * chances[:, None])
        slope /= len(games)
        self._squares += slope**2
        self.weights += RATE * slope / np.sqrt(self._squares)


@dataclass
class Played:
    """A game that was played: what could be done, what was done, and what it earned."""

    steps: list[tuple[Places, Floats, int]] = field(default_factory=list)
    earned: list[float] = field(default_factory=list)
    won: bool = False

    def returns(self) -> Floats:
        out = np.zeros(len(self.earned))
        later = 0.0
        for i in range(len(out) - 1, -1, -1):
            later = self.earned[i] + DISCOUNT * later
            out[i] = later
        return out


def play(env: HoldfastEnv, policy: Policy, seed: int) -> Played:
    """A whole game by a policy."""
    played, over = Played(), False
    observation, info = env.reset(seed=seed)
    while not over:
        places = policy.features(observation, int(np.count_nonzero(info["action_mask"])))
        chances = policy.chances(places)
        chosen = policy.choose(chances)
        observation, reward, over, _, info = env.step(chosen)
        played.steps.append((places, chances, chosen))
        played.earned.append(reward)
    played.won = bool(env.game.outcome and env.game.outcome.won)
    return played


def made(game: str, options: dict[str, Any]) -> tuple[HoldfastEnv, slice]:
    """The environment, and where in its observations the question stands."""
    env = gymnasium.make("holdfast/Game-v0", game=game, reward="estimate", **options).unwrapped
    assert isinstance(env, HoldfastEnv)
    asked = next(it for it in env.layout.sections if it.name == "question")
    return env, slice(asked.start, asked.stop)


def train(env: HoldfastEnv, policy: Policy, seconds: float, games: int) -> list[tuple[int, float]]:
    """Play and learn until the time or the games are over; the share of wins, window by window."""
    curve: list[tuple[int, float]] = []
    won: list[bool] = []
    batch: list[Played] = []
    began = perf_counter()
    for seed in range(games):
        if perf_counter() - began > seconds:
            break
        batch.append(play(env, policy, seed))
        won.append(batch[-1].won)
        if len(batch) == BATCH:
            policy.learn(batch)
            batch = []
        if len(won) % WINDOW == 0:
            curve.append((len(won), sum(won[-WINDOW:]) / WINDOW))
            print(f"{curve[-1][0]:6} games  {curve[-1][1]:4.0%} won  {perf_counter() - began:4.0f} s", flush=True)
    return curve


def tried(env: HoldfastEnv, policy: Policy, games: int) -> float:
    """The share of wins on fresh seeds."""
    return sum(play(env, policy, FRESH + n).won for n in range(games)) / games


def drawn(curve: list[tuple[int, float]], by_random: float) -> str:
    """The learning curve as a picture."""
    wide, high, left, low = 640, 320, 56, 40
    most = max([games for games, _ in curve], default=1)
    points = [(left + (wide - left - 16) * g / most, high - low - (high - low - 24) * share) for g, share in curve]
    level = high - low - (high - low - 24) * by_random
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    marks = "".join(
        f'<text x="{left - 8}" y="{high - low - (high - low - 24) * share + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        f'<path d="M{left} {high - low - (high - low - 24) * share:.0f}H{wide - 16}" stroke="#ddd"/>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="#fff"/>{marks}'
        f'<path d="M{left} {level:.1f}H{wide - 16}" stroke="#b44" stroke-dasharray="4 4"/>'
        f'<text x="{wide - 20}" y="{level - 6:.0f}" text-anchor="end" fill="#b44">random {by_random:.0%}</text>'
        f'<polyline points="{path}" fill="none" stroke="#256" stroke-width="2"/>'
        f'<text x="{left}" y="16">Games won while learning, {WINDOW} at a time</text>'
        f'<text x="{wide - 16}" y="{high - 14}" text-anchor="end">{most} games</text></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--tries", type=int, default=1000, help="games on fresh seeds at the end, by each")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent)
    wish = parser.parse_args()
    sys.path.append(str(Path(__file__).resolve().parent.parent))
    holdfast.GAMES.setdefault(GAME, GAME)
    env, question = made(wish.game, dict(option.split("=") for option in wish.option))
    policy = Policy(question)
    curve = train(env, policy, wish.seconds, wish.games)
    learnt, by_random = tried(env, policy, wish.tries), tried(env, Policy(question, seed=1), wish.tries)
    print(f"on {wish.tries} fresh seeds: learnt {learnt:.1%}, random {by_random:.1%}")
    (wish.folder / "curve.svg").write_text(drawn(curve, by_random), encoding="utf-8")


if __name__ == "__main__":
    main()
