"""Guarded search: the player's own answer stays, unless another does clearly better in the same imagined worlds.

Candidates are the answers that the player holds best. They are tried in the same worlds and by the same luck (`CommonRandomStream`),
played on by players in all seats. An expert plays them to the end of the game: what the game's `estimate` says a few rounds on
is quick and smooth, and good enough to tell people (the coach does), but it is more often wrong than the player about the
player's own second thoughts. It is a race: after a glance at very few worlds only those challengers stay in it that win where
the player's own answer loses, or lose less early. Most questions are done with that, so that many can be looked at, and the worlds are spent where
answers differ. What is not spent on a decision is saved, and a race is begun where half of the savings pay for it: seldom
while the end is far, and at most questions when it is near and can be seen. The player's own answer, the incumbent, is left
only for one that is better by more than a standard error and a half of the paired difference.
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
"""What an imagined game came to for a seat."""
MOST = 3
"""So many candidates race at most."""
GLANCE = 2
"""A challenger that is not better in one of so many worlds is dropped."""
LEAST = 0.03
"""So is one that can hardly be better by as much as this, later."""
NEAR = 0.3
"""By so much of what it is worth to have come far a defeat counts: where next to no world is won, that tells answers apart."""
FEWEST = 8
"""A difference over fewer worlds than this is none."""
CLEAR = 1.5
"""Better by so many standard errors: the incumbent is left."""
SURE = 2.5
"""Better by so many: no more worlds are needed."""
ENOUGH = 24
"""Playouts that half of the savings must pay for before a race is begun."""
WORLDS = 64
"""A race over so many worlds is over."""
ANSWERS = 100
"""So many answers of imagined players count as a playout: those near the end of a game are cheaper."""


class ThinkingBudget(Struct):
    """What an expert has saved of the budgets of its decisions; it may be put away and given to another who goes on for it."""

    saved: float = 1.0
    price: float = 0.0
    """What a playout took of the budget of a decision, the last time."""


class Candidate:
    """A candidate and what it came to, world by world."""

    __slots__ = ("option", "values")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def lead(self, other: "Candidate") -> tuple[float, float]:
        """By how much it is better in the worlds in which both were tried, and the standard error of that."""
        gains = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / max(1, len(gains) - 1)
        return mean, sqrt(spread / len(gains))

    def hopeful(self, other: "Candidate") -> bool:
        """Better, as far as may still be."""
        mean, error = self.lead(other)
        return mean + error > LEAST

    def better(self, other: "Candidate", errors: float = 1.0) -> bool:
        """Clearly better in the worlds in which both were tried."""
        if min(len(self.values), len(other.values)) < FEWEST:
            return False
        mean, error = self.lead(other)
        return mean > errors * error


def played_out_by(player: Player) -> Choose:
    """All seats played by one player, each by what it knows."""

    def choose(game: Game, seat: Seat) -> Option:
        return player.weigh(SeatPosition(game, seat, rivals=False))[0].option

    return choose


def worth(game: Game, seat: Seat) -> float:
    """The chance of a seat to win, as a position is judged by what it knows; 1 or 0 where it has ended."""
    return game.definition.rules.estimate(ObservedWorld(game.world, seat))


def shaped_value(game: Game, seat: Seat) -> float:
    """The same, but the defeat of a seat that came far counts a little."""
    chance = worth(game, seat)
    return chance if chance or not game.over else NEAR * game.definition.rules.value(game.world, seat)


def at_horizon(game: Game, rounds: float, luck: CommonRandomStream) -> Stop:
    """The first question so many rounds from here; every round begins with a luck of its own."""
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
    """Looks ahead from the answers that the player of the game would consider."""

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
        """The candidates with what they came to, the incumbent first: until it is decided, or half of the savings is spent."""
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
        """Who is better than the incumbent in one of the first worlds, and how many answers that took.

        Where the incumbent wins nobody can be better: that is tried only for those who stay in the race. For them to be
        in step, worlds that it loses come first.
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
        """All candidates with what they came to at the game's horizon, the incumbent first: rounds of equal cost, after each
        of which the worse half is dropped (sequential halving), so that something is known of every one."""
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
        """One world more for each of them, so many rounds far; returns how many answers that took."""
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
