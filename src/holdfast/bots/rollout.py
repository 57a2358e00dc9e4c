"""Baseline bots without game knowledge: random play, and sequential halving over random playouts of sampled worlds."""

from collections.abc import Callable
from math import ceil, floor, inf, log2
from random import Random
from time import perf_counter

from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option

Spent = Callable[[float], float]
"""The share of the budget that is used, from the number of playouts."""


LONGEST = 4.0
"""The maximum seconds for one answer, regardless of savings."""


class PlayoutBudget:
    """A budget of a number of playouts for the whole decision."""

    most_saved = inf

    def __init__(self, n: int) -> None:
        self.n = n

    def start(self) -> Spent:
        return lambda made: made / self.n


class TimeBudget:
    """A budget of a number of milliseconds for the whole decision."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000
        self.most_saved = max(2.0, 2 * LONGEST / self.seconds)
        """The maximum savings, in decisions; half of them may be spent on one."""

    def start(self) -> Spent:
        began = perf_counter()
        return lambda made: (perf_counter() - began) / self.seconds


class Arm:
    """An option and its results so far."""

    __slots__ = ("option", "played", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0
        self.played = 0

    def mean(self) -> float:
        return self.total / self.played if self.played else float("-inf")


class RandomBot:
    """A bot that plays any move."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, at: Perspective) -> Option:
        moves = at.moves
        return moves[floor(self._random.random() * len(moves))]


def play_out(game: Game, random: Random) -> None:
    """Play random answers of all seats to the end."""
    draw = random.random
    while seats := game.asked:
        seat = seats[0] if len(seats) == 1 else seats[floor(draw() * len(seats))]
        moves = game.moves(seat)
        game.answer(moves[floor(draw() * len(moves))])


class Rollout:
    """Sequential halving: rounds of equal cost, after each of which the worse half of the options is dropped."""

    def __init__(self, budget: PlayoutBudget | TimeBudget, seed: int = 0) -> None:
        self.budget = budget
        self._random = Random(seed)

    def choose(self, at: Perspective) -> Option:
        left = [Arm(option) for option in at.moves]
        self._random.shuffle(left)  # the sort below is stable, so ties are broken at random
        spent, made = self.budget.start(), 0
        rounds = ceil(log2(len(left)))
        for i in range(1, rounds + 1):
            while spent(made) < i / rounds:
                world = at.world(self._random.getrandbits(48))
                for tried in left:
                    if spent(made) >= 1:
                        break
                    self._play(at, world, tried)
                    made += 1
            left.sort(key=Arm.mean, reverse=True)
            del left[(len(left) + 1) // 2 :]
        return left[0].option

    def _play(self, at: Perspective, world: Game, tried: Arm) -> None:
        """Try all options in the same sampled worlds, for a fair comparison."""
        game = world.copy()
        game.choose(tried.option.key, tried.option.seat)
        play_out(game, self._random)
        tried.total += at.value(game)
        tried.played += 1
