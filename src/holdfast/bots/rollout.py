"""Yardsticks for players that know their game: any answer, each as likely as the others; and every answer tried in imagined
worlds that are played to the end at random."""

from collections.abc import Callable
from math import ceil, floor, inf, log2
from random import Random
from time import perf_counter

from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option

Spent = Callable[[float], float]
"""From the playouts made so far, which part of the budget is used up."""


LONGEST = 4.0
"""Seconds that people wait for one answer, however much was saved for it."""


class PlayoutBudget:
    """A budget of so many playouts for the whole decision."""

    most_saved = inf

    def __init__(self, n: int) -> None:
        self.n = n

    def start(self) -> Spent:
        return lambda made: made / self.n


class TimeBudget:
    """A budget of so many milliseconds for the whole decision."""

    def __init__(self, milliseconds: int) -> None:
        self.seconds = milliseconds / 1000
        self.most_saved = max(2.0, 2 * LONGEST / self.seconds)
        """Decisions; half of what is saved may be spent on one."""

    def start(self) -> Spent:
        began = perf_counter()
        return lambda made: (perf_counter() - began) / self.seconds


class Arm:
    """An answer and how it did so far."""

    __slots__ = ("option", "played", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = 0.0
        self.played = 0

    def mean(self) -> float:
        return self.total / self.played if self.played else float("-inf")


class RandomBot:
    """Plays any move."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, at: Perspective) -> Option:
        moves = at.moves
        return moves[floor(self._random.random() * len(moves))]


def play_out(game: Game, random: Random) -> None:
    """Random answers of all seats to the end."""
    draw = random.random
    while seats := game.asked:
        seat = seats[0] if len(seats) == 1 else seats[floor(draw() * len(seats))]
        moves = game.moves(seat)
        game.answer(moves[floor(draw() * len(moves))])


class Rollout:
    """Sequential halving: rounds of equal cost, after each of which the worse half of the answers is dropped."""

    def __init__(self, budget: PlayoutBudget | TimeBudget, seed: int = 0) -> None:
        self.budget = budget
        self._random = Random(seed)

    def choose(self, at: Perspective) -> Option:
        left = [Arm(option) for option in at.moves]
        self._random.shuffle(left)  # the sort below is stable, so chance decides between equals
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
        """All answers are tried in the same imagined worlds, to be fair to each."""
        game = world.copy()
        game.choose(tried.option.key, tried.option.seat)
        play_out(game, self._random)
        tried.total += at.value(game)
        tried.played += 1
