"""Guarded search: the player's own answer stays, unless another does clearly better in the same sampled worlds.

Candidates are the options that the rule player rates best. They are tried in the same worlds and with the same luck
(`CommonRandomStream`), played on by rule players in all seats. An expert plays them to the end of the game: the game's
`estimate` a few rounds on is fast, smooth and accurate enough for people (the coach uses it), but is more often wrong
than the rule player about that player's own alternatives. The search is a race: after a few worlds only challengers
remain that win where the player's own answer loses, or lose less early. This settles most questions, so many options
can be examined, and worlds are spent where answers differ. Unused budget is saved, and a race starts if half of the
savings pay for it: seldom while the end is far, and at most questions when it is near. The player's own answer, the
incumbent, is replaced only by one that is better by more than one and a half standard errors of the paired difference.
"""

from collections.abc import Callable, Sequence
from math import ceil, inf, log2, sqrt
from operator import gt
from random import Random

from msgspec import Struct

from holdfast.bots.perspective import Perspective
from holdfast.bots.playthrough import Choose, Stop, play_until
from holdfast.bots.rollout import PlayoutBudget, Rollout, TimeBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.player import Player, RankedOption, SeatPosition
from holdfast.core.rng.common_random import CommonRandomStream
from holdfast.core.state.observed_world import ObservedWorld

Judging = Callable[[Game, Seat], float]
"""The value of a sampled game to a seat."""
MOST = 3
"""The maximum number of options in a race."""
GLANCE = 2
"""The number of worlds after which a challenger that was better in none is dropped."""
LEAST = 0.03
"""The minimum possible advantage of a challenger; one that is unlikely to reach it is dropped."""
NEAR = 0.3
"""The weight of progress in a lost game: if almost no world is won, it distinguishes options."""
FEWEST = 8
"""The minimum number of worlds for a difference to count."""
CLEAR = 1.5
"""The standard errors by which a challenger must be better to replace the incumbent."""
SURE = 2.5
"""The standard errors by which a challenger must be better to end the race."""
ENOUGH = 24
"""The number of playouts that half of the savings must pay for before a race starts."""
WORLDS = 64
"""The maximum number of worlds in a race."""
ANSWERS = 100
"""The number of answers of sampled players that count as one playout: playouts near the end of a game are cheaper."""


class ThinkingBudget(Struct):
    """The saved budget of an expert's decisions; it may be stored and passed to an expert that continues the game."""

    saved: float = 1.0
    price: float = 0.0
    """The share of a decision's budget that a playout took the last time."""


class Candidate:
    """A candidate and its result in each world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: "Candidate") -> tuple[float, float]:
        """Return the mean advantage in the worlds in which both were tried, and its standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
        return mean, sqrt(spread / len(gains))

    def hopeful(self, other: "Candidate") -> bool:
        """Return whether the candidate may still turn out better by enough."""
        mean, error = self.lead(other)
        return mean + error > LEAST

    def better(self, other: "Candidate", errors: float = 1.0) -> bool:
        """Return whether the candidate is clearly better in the worlds in which both were tried."""
        if min(len(self.values), len(other.values)) < FEWEST:
            return False
        mean, error = self.lead(other)
        return mean > errors * error


def played_out_by(player: Player) -> Choose:
    """Return a chooser that plays all seats with one rule player, each from what it knows."""

    def choose(game: Game, seat: Seat) -> Option:
        return player.weigh(SeatPosition(game, seat, rivals=False))[0].option

    return choose


def worth(game: Game, seat: Seat) -> float:
    """Return a seat's win probability from the estimate of what it knows; 1 or 0 if the game has ended."""
    return game.definition.rules.estimate(ObservedWorld(game.world, seat))


def shaped_value(game: Game, seat: Seat) -> float:
    """Return the same value, with a small weight for progress in a lost game."""
    chance = worth(game, seat)
    return chance if chance or not game.over else NEAR * game.definition.rules.value(game.world, seat)


def at_horizon(game: Game, rounds: float, luck: CommonRandomStream) -> Stop:
    """Return a stop condition for the first question after a number of rounds; each round starts its own luck."""
    clock = game.definition.rules.clock
    last = clock(game.world)
    until = last + rounds

    def stop(now: Game) -> bool:
        nonlocal last
        time = clock(now.world)
        if time != last:
            last = time
            luck.begin(time)
        return time >= until

    return stop


class Expert:
    """A bot that searches from the options that the rule player would consider."""

    def __init__(
        self,
        budget: PlayoutBudget | TimeBudget,
        seed: int = 0,
        purse: ThinkingBudget | None = None,
        judged: Judging = shaped_value,
    ) -> None:
        self.budget = budget
        self.judged = judged
        self.purse = ThinkingBudget() if purse is None else purse
        self._random = Random(seed)
        self._without = Rollout(budget, seed)

    def choose(self, at: Perspective) -> Option:
        player = player_of(at.definition)
        if player is None:
            return self._without.choose(at)
        purse = self.purse
        purse.saved = min(purse.saved + 1, self.budget.most_saved)
        weighed = player.weigh(at)
        if len(weighed) == 1 or len(at.options) == 1 or purse.saved / 2 < ENOUGH * purse.price:
            return weighed[0].option
        incumbent, *others = self.raced(at, player, weighed[:MOST])
        clear = [one for one in others if one.better(incumbent, CLEAR)]
        return max(clear, key=Candidate.mean, default=incumbent).option

    def raced(self, at: Perspective, player: Player, weighed: Sequence[RankedOption]) -> list[Candidate]:
        """Return the candidates with their results, the incumbent first, once the race is decided or half of the
        savings is spent."""
        incumbent, *_ = every = [Candidate(one.option) for one in weighed]
        choose, spent = played_out_by(player), self.budget.start()
        left, answers = self.glance(at, every, choose)
        while left and len(incumbent.values) < WORLDS and spent(answers / ANSWERS) < self.purse.saved / 2:
            answers += self.world(at, [incumbent, *left], choose, inf)
            left = [one for one in left if one.hopeful(incumbent)]
            if any(one.better(incumbent, SURE) for one in left):
                break
        used = spent(answers / ANSWERS)
        self.purse.saved -= used
        self.purse.price = used / sum([len(one.values) for one in every])
        return every

    def glance(self, at: Perspective, every: Sequence[Candidate], choose: Choose) -> tuple[list[Candidate], int]:
        """Return the candidates that beat the incumbent in one of the first worlds, and the number of answers used.

        No candidate can be better in a world that the incumbent wins, so such worlds are only tried for those that stay
        in the race. Worlds that it loses come first to keep candidates aligned.
        """
        incumbent, *others = every
        worlds = [self.imagined(at) for _ in range(GLANCE)]
        answers = sum([self._play(at, world, incumbent, choose, inf) for world in worlds])
        worlds = [world for _, world in sorted(zip(incumbent.values, worlds, strict=True), key=lambda one: one[0])]
        incumbent.values.sort()
        lost = sum([value < 1 for value in incumbent.values])
        answers += sum([self._play(at, world, one, choose, inf) for one in others for world in worlds[:lost]])
        left = [one for one in others if any(map(gt, one.values, incumbent.values))]
        answers += sum([self._play(at, world, one, choose, inf) for one in left for world in worlds[lost:]])
        return left, answers

    def tried(self, at: Perspective, player: Player, weighed: Sequence[RankedOption]) -> list[Candidate]:
        """Return all candidates with their results at the game's horizon, the incumbent first: rounds of equal cost,
        after each of which the worse half is dropped (sequential halving), so that every candidate has data."""
        every = [Candidate(one.option) for one in weighed]
        left = every[1:]
        choose = played_out_by(player)
        spent, made = self.budget.start(), 0
        rounds = max(1, ceil(log2(len(every))))
        for i in range(1, rounds + 1):
            while spent(made) < i / rounds:
                self.world(at, [every[0], *left], choose, at.definition.rules.horizon)
                made += 1 + len(left)
            left.sort(key=Candidate.mean, reverse=True)
            del left[max(1, len(left) // 2) :]
        return every

    def world(self, at: Perspective, candidates: Sequence[Candidate], choose: Choose, rounds: float) -> int:
        """Play one more world for each candidate to the horizon; return the number of answers used."""
        world = self.imagined(at)
        return sum([self._play(at, world, one, choose, rounds) for one in candidates])

    def imagined(self, at: Perspective) -> Game:
        world = at.world(self._random.getrandbits(48))
        luck = world.world.chance
        world.world.chance = CommonRandomStream(luck.state, luck.used)
        return world

    def _play(self, at: Perspective, world: Game, one: Candidate, choose: Choose, rounds: float) -> int:
        game = world.copy()
        luck = game.world.chance
        assert isinstance(luck, CommonRandomStream)
        stop = at_horizon(game, rounds, luck)
        game.choose(one.option.key, one.option.seat)
        answers = play_until(game, choose, stop)
        one.values.append(self.judged(game, at.seat))
        return 1 + answers
