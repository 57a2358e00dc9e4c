"""Guarded search: the player's own answer stays, unless another does clearly better in the same imagined worlds.

Candidates are what the player holds worth considering. Each is tried in the same worlds as the others, played on by
players in all seats to a horizon, and judged by the game's `estimate`. Rounds of equal cost, after each of which the
worse half is dropped (sequential halving); the player's own answer, the incumbent, is never dropped, and is left only
for one that is better by more than a standard error of the paired difference.
"""

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random

from holdfast.bots.companion import player_of
from holdfast.bots.imagined import Imagined
from holdfast.bots.rollout import Playouts, Rollout, Time
from holdfast.bots.steps import Choose, next_round, play_on
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.player import Player, Position, Weighed
from holdfast.core.table.face import Face

MOST = 6
"""So many candidates are tried at most."""
FEWEST = 8
"""A difference over fewer worlds than this is none."""


class Tried:
    """A candidate and what it came to, world by world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def better(self, other: "Tried") -> bool:
        """Clearly better in the worlds in which both were tried."""
        pairs = list(zip(self.values, other.values, strict=False))
        if len(pairs) < FEWEST:
            return False
        gains = [mine - theirs for mine, theirs in pairs]
        mean = sum(gains) / len(gains)
        spread = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
        return mean > sqrt(spread / len(gains))


def played_by(player: Player) -> Choose:
    """All seats played by one player, each by what it knows."""

    def choose(game: Game, seat: Seat) -> Option:
        return player.weigh(Position(game, seat))[0].option

    return choose


def worth(game: Game, seat: Seat) -> float:
    """The chance of a seat to win, as a position is judged by what it knows; 1 or 0 where it has ended."""
    return game.kind.play.estimate(Face(game.world, seat))


class Expert:
    """Looks ahead from the answers that the player of the game would consider."""

    def __init__(self, budget: Playouts | Time, seed: int = 0) -> None:
        self.budget = budget
        self._random = Random(seed)
        self._without = Rollout(budget, seed)

    def choose(self, at: Imagined) -> Option:
        player = player_of(at.kind)
        if player is None:
            return self._without.choose(at)
        weighed = player.weigh(at)
        if len(weighed) == 1 or len(at.options) == 1:
            return weighed[0].option
        incumbent, *others = self.tried(at, player, weighed[:MOST])
        best = max(others, key=Tried.mean)
        return best.option if best.better(incumbent) else incumbent.option

    def tried(self, at: Imagined, player: Player, weighed: Sequence[Weighed]) -> list[Tried]:
        """The candidates with what they came to, the incumbent first."""
        every = [Tried(one.option) for one in weighed]
        left = every[1:]
        choose = played_by(player)
        spent, made = self.budget.start(), 0
        rounds = max(1, ceil(log2(len(every))))
        for i in range(1, rounds + 1):
            while spent(made) < i / rounds:
                world = at.world(self._random.getrandbits(48))
                for one in (every[0], *left):
                    one.values.append(self._play(at, world, one.option, choose))
                    made += 1
            left.sort(key=Tried.mean, reverse=True)
            del left[max(1, len(left) // 2) :]
        return every

    def _play(self, at: Imagined, world: Game, option: Option, choose: Choose) -> float:
        game = world.copy()
        stop = next_round(game, game.kind.play.horizon)
        game.choose(option.key, option.seat)
        play_on(game, choose, stop)
        return worth(game, at.seat)
