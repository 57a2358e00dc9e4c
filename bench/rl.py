"""Steps a second of the learning environments, beside the bare engine in the same run: python bench/rl.py [--seconds 2]

Random play by all seats. The bare engine is played as in bench/run.py, through its public face with its journal; the
environment tells everything besides that it has to tell: observation, features of the answers, mask, reward. They play in
turn, in short slices, and only the time of the processor counts.
"""

import argparse
import gc
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time

import gymnasium
import numpy as np
from gymnasium.vector import AsyncVectorEnv

import holdfast
import holdfast.rl
from holdfast.rl.gymnasium_env import HoldfastEnv

SLICE = 0.25
PLAYERS = 2
LEAST = 0.3
PROCESSES = 2


def engine(name: str) -> Callable[[], None]:
    """One answer of a bare game; a new game where one is over."""
    random, seed = Random(0), 0
    game = holdfast.new(name, PLAYERS)

    def step() -> None:
        nonlocal game, seed
        if game.over:
            seed += 1
            game = holdfast.new(name, PLAYERS, seed=seed)
        options = game.question.moves(game.asked[0])
        game.choose(options[int(random.random() * len(options))])

    return step


def environment(name: str, **settings: object) -> Callable[[], None]:
    """One step of an environment, without Gymnasium's checker around it."""
    random, seed = Random(0), 0
    env = HoldfastEnv(name, PLAYERS, team=True, **settings)  # type: ignore[arg-type]
    _, info = env.reset(seed=0)

    def step() -> None:
        nonlocal info, seed
        _, _, over, _, info = env.step(int(random.random() * np.count_nonzero(info["action_mask"])))
        if over:
            seed += 1
            _, info = env.reset(seed=seed)

    return step


def speeds(steps: list[Callable[[], None]], seconds: float) -> list[float]:
    """Steps a second of each on a processor of its own, in turn; what else the machine does is not counted."""
    done, spent = [0] * len(steps), [0.0] * len(steps)
    for warm in (True, False):
        while min(spent) < seconds:
            for i, step in enumerate(steps):
                began = process_time()
                while (now := process_time() - began) < SLICE:
                    step()
                    done[i] += 1
                spent[i] += now
        if warm:
            gc.collect()
            gc.freeze()  # as bench/run.py and `holdfast simulate` do: what is kept for good is not looked through again
            done, spent = [0] * len(steps), [0.0] * len(steps)
    return [n / t for n, t in zip(done, spent, strict=True)]


def vectorised(name: str, seconds: float) -> float:
    """Steps a second of environments in processes of their own."""
    envs = AsyncVectorEnv(
        [lambda: gymnasium.make(name, players=PLAYERS, team=True, disable_env_checker=True)] * PROCESSES
    )
    _, info = envs.reset(seed=0)
    random, steps, began = Random(0), 0, perf_counter()
    while (now := perf_counter() - began) < seconds:
        counts = info["action_mask"].sum(axis=1)
        _, _, _, _, info = envs.step([int(random.random() * n) for n in counts])
        steps += PROCESSES
    envs.close()
    return steps / now


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print(
        f"{'game':14} {'engine/s':>9} {'env/s':>8} {'share':>6} {'stakes/s':>9} {'share':>6} {f'{PROCESSES} processes/s':>14}"
    )
    for name, game in holdfast.rl.ENVIRONMENTS.items():
        bare, plain, staked = speeds([engine(game), environment(game), environment(game, stakes=True)], seconds)
        many = vectorised(name, seconds)
        told = "met" if plain / bare >= LEAST else "missed"
        print(
            f"{game:14} {bare:9.0f} {plain:8.0f} {plain / bare:6.0%} {staked:9.0f} {staked / bare:6.0%} {many:14.0f}"
            f"  target {LEAST:.0%}: {told}"
        )


if __name__ == "__main__":
    main()
