"""Tuning a friend's numbers by its own games: python tools/tune.py GAME [--steps N] [--games N] [--seed N] [--out FILE].

Regression over perturbed weights. Every pair of games has weights of its own: all numbers a little larger or smaller, and in the second
game the other way round, on the same seed and in the same cell. What larger numbers bring is regressed over all pairs, older steps
counting less, and the friend goes that way as far as chance does not explain it. Where few games are won, `--far` counts besides how
hopeful they were from round to round, by the game's own judge. Seeds are never played twice. The numbers found are written to a file;
`--verdict FILE --games N` then plays the friend as it is and with these numbers on the same fresh seeds. Which of them are entered beside
the game, and with what words, is for people. The weights of Robinson Crusoe are others by Scenario and number of players, and each table
is tuned by itself: robinson-volcano-3.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import count, product
from math import exp, log, sqrt
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import holdfast
from holdfast.bots.expert import played_out_by
from holdfast.bots.playthrough import play_until
from holdfast.core.engine.game import Game
from holdfast.core.player import Player
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.naufragos.bot import castaway
from holdfast.games.naufragos.bot import parameters as numbers
from holdfast.games.robinson.bot.answers import Castaway
from holdfast.games.robinson.bot.evaluation.parameters import Numbers as Weights
from holdfast.games.robinson.bot.evaluation.parameters import weights_for
from holdfast.games.this_war.bot import judgement, people
from holdfast.games.under_our_sun.bot import friend
from holdfast.games.under_our_sun.bot.evaluation import worth

FIRST = 60_000_000
"""Seeds of tuning; verdicts are given from 70 million on."""
VERDICT = 70_000_000
FADING = 0.85
"""How much a step before this one counts."""
STRIDE = 0.12
FURTHEST = 0.4
"""A number moves so far for each standard error beyond chance, and at most so far, in perturbations a step."""

Numbers = dict[str, Any]
Place = tuple[str | int, ...]
Cell = tuple[int, dict[str, str]]


class Tuned(NamedTuple):
    """A game's friend: its numbers, a player made of others, the cells of its contracts, what is not turned, and which are shares."""

    game: str
    friend: Callable[[], Numbers]
    made: Callable[[Numbers], Player]
    cells: list[Cell]
    kept: frozenset[str]
    spread: float
    """A perturbation of 1 multiplies a number by 2 to this power; shares have their odds multiplied, whole numbers go up or down by 1.
    As far as the friend still plays well: with 0.45 it wins 5 % of This War instead of 32."""
    shares: frozenset[str] = frozenset()


def naufragos() -> Numbers:
    return {"numbers": numbers.of_skill("numbers.yaml", "friend"), "worth": numbers.of_skill("worth.yaml", "friend")}


def castaway_of(data: Numbers) -> Player:
    return castaway.Castaway(
        msgspec.convert(data["numbers"], numbers.Numbers), msgspec.convert(data["worth"], numbers.Worths)
    )


FRESH = count()


def sun_of(data: Numbers) -> Player:
    """What cards are worth is remembered by the name of the skill: each has one of its own."""
    return friend.Friend(msgspec.convert({**data, "skill": f"tuned-{next(FRESH)}"}, worth.Weights))


MISSIONS = ("missing-two", "voice-in-the-static", "dry-wells", "ash-matriarch", "hold-the-gate", "the-crossing")
WINTERS = (
    ("standard", "standard"),
    ("easier", "standard"),
    ("harder", "standard"),
    ("standard", "advanced"),
    ("harder", "advanced"),
)
GAMES = {
    "naufragos": Tuned(
        "naufragos",
        naufragos,
        castaway_of,
        [(n, {"ruleset": one, "characters": "random"}) for one, n in product(("2013", "hr12"), (1, 2, 3, 4))],
        frozenset({"forgets", "leaves_to_others"}),
        0.3,
        frozenset({"push", "push_summit", "retry", "last_minute", "spare"}),
    ),
    "this_war": Tuned(
        "this_war",
        lambda: msgspec.to_builtins(judgement.mind("friend")),
        lambda data: people.Companion(msgspec.convert(data, judgement.Mind)),
        [(2, {"difficulty": one, "board": board}) for one, board in WINTERS],
        frozenset({"lapses"}),
        0.18,
    ),
    "under_our_sun": Tuned(
        "under_our_sun",
        lambda: msgspec.to_builtins(worth.weights("friend")),
        sun_of,
        [(n, {"mission": one, "characters": "random"}) for one, n in product(MISSIONS, (2, 3, 4))],
        frozenset({"skill", "karma", "foresight", "forgets", "crew", "crews"}),
        0.3,
    ),
}


SCENARIOS = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
TABLES = {f"robinson-{one}-{n}": (one, n) for one, n in product(SCENARIOS, (1, 2, 3, 4))}
NOTED = 3
"""In so many games a weight of Robinson Crusoe is asked for, or it has no part in the Scenario."""
HOPE = 0.3
"""Where it counts how hopeful a game was, a victory counts so much besides."""
HOPEFUL_FROM = 3
"""In the first rounds all games are alike."""
LEAST_APART, LEAST_FAR = 0.05, 0.001
"""However seldom the games of a step differed, so much is thought to be chance: the mean square of their differences."""


class Noting(Weights):
    """Weights that note which of them are asked for."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.asked: set[str] = set()

    def __getattr__(self, name: str) -> float:
        self.asked.add(name)
        return self.weights[name]


def castaways(name: str) -> Tuned:
    """A table of Robinson Crusoe: one Scenario with one number of players."""
    scenario, players = TABLES[name]
    weights, cell = weights_for(scenario, players), (players, {"scenario": scenario})
    noting = Noting(weights)
    for seed in range(NOTED):
        played("robinson", cell, seed, Castaway(noting))
    idle = frozenset(weights) - noting.asked
    return Tuned("robinson", lambda: weights, lambda data: Castaway(Weights(data)), [cell], idle, 0.25)


def tuned(name: str) -> Tuned:
    return GAMES[name] if name in GAMES else castaways(name)


def leaves(data: Any, kept: frozenset[str], at: Place = ()) -> Iterator[Place]:
    """Where a number stands that may be turned: not those that are nothing."""
    if isinstance(data, dict | list | tuple):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            if key not in kept:
                yield from leaves(value, kept, (*at, key))
    elif isinstance(data, int | float) and not isinstance(data, bool) and data:
        yield at


def turned(data: Numbers, moves: dict[Place, float], own: Tuned) -> Numbers:
    """The same numbers, each moved by so many perturbations."""
    found = deepcopy(data)
    for place, move in moves.items():
        room: Any = found
        for key in place[:-1]:
            if not isinstance(room[key], dict):
                room[key] = list(room[key]) if isinstance(room[key], tuple) else room[key]
            room = room[key]
        old, last = room[place[-1]], place[-1]
        if last in own.shares:
            room[last] = 1 / (1 + exp(-log(old / (1 - old)) - 2 * own.spread * log(2) * move))
        elif whole(place, old):
            room[last] = round(old + move)
        else:
            room[last] = old * 2 ** (own.spread * move)
    return found


def whole(place: Place, value: float) -> bool:
    """Is it a whole number by its nature? Only Náufragos has such."""
    return place[0] == "numbers" and numbers.Numbers.__annotations__[str(place[-1])] in (int, "int")


def played(name: str, cell: Cell, seed: int, player: Player) -> tuple[float, float]:
    """Whether a game was won, and how hopeful it was: the mean over its rounds of the root of the chance to win, as the judge has it."""
    game = holdfast.definition(name).new(*cell, seed)
    clock, estimate = game.definition.rules.clock, game.definition.rules.estimate
    chances: dict[int, float] = {}

    def look(now: Game) -> bool:
        if clock(now.world) >= HOPEFUL_FROM and clock(now.world) not in chances:
            chances[clock(now.world)] = sqrt(estimate(ObservedWorld(now.world, 0)))
        return False

    play_until(game, played_out_by(player), look)
    assert game.outcome is not None
    won = float(game.outcome.won)
    return won, sum([*chances.values(), won]) / (len(chances) + 1)


def game_won(name: str, cell: Cell, seed: int, player: Player) -> float:
    return played(name, cell, seed, player)[0]


def tune(name: str, steps: int, games: int, seed: int, out: Path, far: bool = False) -> None:
    own = tuned(name)
    first = own.friend()
    places = list(leaves(first, own.kept))
    at = dict.fromkeys(places, 0.0)
    slope, weight = dict.fromkeys(places, 0.0), dict.fromkeys(places, 1e-9)
    luck = Random(seed)
    for step in range(steps):
        wins = apart = 0.0
        pairs = games // 2
        for table in (slope, weight):
            for place in places:
                table[place] *= FADING
        for _ in range(pairs):
            z = {place: max(-2.0, min(2.0, luck.gauss(0, 1))) for place in places}
            more, less = (
                own.made(turned(first, {place: at[place] + sign * z[place] for place in places}, own))
                for sign in (1, -1)
            )
            cell = own.cells[(seed - FIRST) % len(own.cells)]
            (won, hope), (won_less, hope_less) = [played(own.game, cell, seed, player) for player in (more, less)]
            seed += 1
            wins += won + won_less
            gain = HOPE * (won - won_less) + hope - hope_less if far else won - won_less
            apart += gain**2
            for place in places:
                slope[place] += gain * z[place]
                weight[place] += 2 * z[place] ** 2
        spread = max(apart / pairs, LEAST_FAR if far else LEAST_APART)
        surely = {place: slope[place] / sqrt(spread * weight[place] / 2) for place in places}
        for place, errors in surely.items():
            if abs(errors) > 1:
                move = STRIDE * (errors - 1 / errors)
                at[place] += max(-FURTHEST, min(FURTHEST, move))
        out.write_bytes(msgspec.yaml.encode(turned(first, at, own)))
        top = sorted(places, key=lambda place: -abs(at[place]))[:14]
        moved = ", ".join(f"{'.'.join(map(str, p))} {at[p]:+.1f} ({surely[p]:+.1f})" for p in top)
        print(
            f"step {step}: {100 * wins / (2 * pairs):.1f} % of {2 * pairs}, pairs apart by {sqrt(spread):.2f}; {moved}"
        )
        sys.stdout.flush()


def verdict(name: str, file: Path, games: int, seed: int) -> None:
    """Cell by cell: won as it is, won with the new numbers, and the difference game by game."""
    own = tuned(name)
    players = [own.made(own.friend()), own.made(msgspec.yaml.decode(file.read_bytes()))]
    total: list[float] = []
    before = 0.0
    for cell in own.cells:
        ends = [[game_won(own.game, cell, seed + i, player) for player in players] for i in range(games)]
        total += [b - a for a, b in ends]
        before += sum([a for a, _ in ends])
        print(cell, told([b - a for a, b in ends], sum([a for a, _ in ends])), flush=True)
    print(name, "all cells", told(total, before))


def told(gains: list[float], before: float) -> str:
    n = len(gains)
    mean = sum(gains) / n
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / n / n)
    return f"{100 * before / n:.1f} % → {100 * (before / n + mean):.1f} %: {100 * mean:+.1f} ± {196 * error:.1f}, {n} pairs"


def main() -> None:
    wish = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wish.add_argument("game", choices=[*GAMES, *TABLES], metavar="GAME", help=", ".join([*GAMES, *TABLES]))
    wish.add_argument("--steps", type=int, default=15)
    wish.add_argument("--games", type=int, default=400, help="a step, or a cell of the verdict")
    wish.add_argument("--seed", type=int, default=None)
    wish.add_argument("--far", action="store_true", help="count how hopeful games were, too")
    wish.add_argument("--out", type=Path, default=None)
    wish.add_argument("--verdict", type=Path, default=None)
    given = wish.parse_args()
    if given.verdict is not None:
        verdict(given.game, given.verdict, given.games, given.seed or VERDICT)
    else:
        out = given.out or Path(f"{given.game}.yaml")
        tune(given.game, given.steps, given.games, given.seed or FIRST, out, given.far)


if __name__ == "__main__":
    main()
