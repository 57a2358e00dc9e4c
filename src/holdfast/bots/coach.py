"""The coach: a recommended option, its reason, and the worth of each option; only from what the seat knows."""

from math import sqrt

from holdfast.bots.expert import SURE, Candidate, Expert, worth
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget, TimeBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Record, Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import Player, RankedOption, Reason, SeatPosition

THINKS = 240
"""The default number of playouts for one recommendation."""
MOST = 12
"""The number of options that are tried in sampled worlds; for others only the player's opinion is shown."""
UNLIKE = 0.3
"""The assumed standard deviation of the difference of two options in one world without data."""
Z = 1.96
SEARCHED = "because-searched"
"""The reason shown if search found a better option than the rule player (in all games)."""


class RatedOption(Record):
    """An option, the win probability after it with its interval, and the player's reason for it."""

    key: str
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0
    worlds: int = 0
    why: Reason | None = None


class Advice(Record):
    """The best option with its reason, the runner-up, and all options with their win probabilities, the better ones
    first."""

    best: str
    why: Reason | None
    second: str = ""
    answers: tuple[RatedOption, ...] = ()
    close: bool = False
    """Whether the runner-up is statistically as good."""

    def judged(self, key: str) -> RatedOption | None:
        return next((one for one in self.answers if one.key == key), None)


class InOrder:
    """The player of a game that has none: all options are equally good."""

    def weigh(self, at: SeatPosition) -> list[RankedOption]:
        return [RankedOption(option) for option in at.moves]


def player_ranking(at: SeatPosition) -> list[RankedOption]:
    """Return the rule player's ranking of all options of the seat; options it did not name come last."""
    player = player_of(at.definition) or InOrder()
    weighed = list(player.weigh(at))
    named = {one.option.key for one in weighed}
    return weighed + [RankedOption(option) for option in at.moves if option.key not in named]


def advise(game: Game, seat: Seat, budget: PlayoutBudget | TimeBudget | None = None, seed: int = 0) -> Advice:
    """Recommend an answer to a seat that is asked. Without playouts, return the player's opinion in words only."""
    at = Perspective(game, seat)
    weighed = player_ranking(at)
    first = weighed[0]
    if budget is None or len(weighed) == 1:
        second = weighed[1].option.key if len(weighed) > 1 else ""
        return Advice(
            first.option.key, first.why, second, tuple([RatedOption(o.option.key, why=o.why) for o in weighed])
        )
    return _searched(at, weighed, player_of(at.definition) or InOrder(), Expert(budget, seed, judged=worth))


def _searched(at: Perspective, weighed: list[RankedOption], player: Player, expert: Expert) -> Advice:
    """Search. Win probabilities come from an estimate some rounds on, which is accurate enough to show; the rule player
    is right more often about its own alternatives (docs/research/bots.md), so its option is replaced only if the
    estimate is certain."""
    tried = expert.tried(at, player, weighed[:MOST])
    incumbent, challenger = tried[0], max(tried[1:], key=Candidate.mean)
    best = challenger if challenger.better(incumbent, SURE) else incumbent
    why = {one.option.key: one.why for one in weighed}
    reason = why[best.option.key]
    if reason is None and best is challenger:
        reason = Reason(
            SEARCHED, (("chance", _percent(best)), ("other", _percent(incumbent)), ("worlds", len(best.values)))
        )
    others = sorted([_beside(best, one, why[one.option.key]) for one in tried if one is not best], key=_worst_last)
    second = next(one for one in tried if one.option.key == others[0].key)
    judged = _judged(best.option.key, best.mean(), _error(best.values), len(best.values), reason)
    rest = [RatedOption(one.option.key, why=one.why) for one in weighed[MOST:]]
    return Advice(best.option.key, reason, second.option.key, (judged, *others, *rest), not best.better(second))


def _worst_last(one: RatedOption) -> float:
    return -(one.chance or 0.0)


def _percent(one: Candidate) -> int:
    return round(100 * one.mean())


def _beside(best: Candidate, one: Candidate, why: Reason | None) -> RatedOption:
    """Return an option relative to the best one: the win probability of the best minus the mean deficit in the same
    worlds, with common luck. One more world without a difference is assumed. As the best is the player's own option
    unless another is certainly better, no other is shown as better than it."""
    n = len(one.values)
    lead, error = one.lead(best)
    spread = sqrt(error**2 + (UNLIKE / (n + 1)) ** 2 + _error(best.values) ** 2)
    return _judged(one.option.key, best.mean() + min(0.0, lead * n / (n + 1)), spread, n, why)


def _error(values: list[float]) -> float:
    """Return the standard error of a mean over worlds."""
    n, mean = len(values), sum(values) / len(values)
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, n - 1))
    return max(spread, 0.5 / n) / sqrt(n)


def _judged(key: str, chance: float, error: float, worlds: int, why: Reason | None) -> RatedOption:
    chance = max(0.0, chance)
    return RatedOption(key, chance, max(0.0, chance - Z * error), min(1.0, chance + Z * error), worlds, why)


def certain_loss(advice: Advice, key: str) -> float:
    """Return the minimum loss of an option relative to the best, in points of win probability from 0 to 1, from the
    upper end of its interval: smaller losses are mostly false alarms (docs/research/bots.md)."""
    best, other = advice.judged(advice.best), advice.judged(key)
    if best is None or other is None or best.chance is None or other.chance is None:
        return 0.0
    return max(0.0, best.chance - other.high)
