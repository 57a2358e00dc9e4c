"""The coach: what to do at a question, why, and what each answer is worth; only from what the seat knows."""

from math import sqrt

from holdfast.bots.expert import SURE, Candidate, Expert, worth
from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget, TimeBudget
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import Record, Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import Player, RankedOption, Reason, SeatPosition

THINKS = 240
"""Playouts for a piece of advice, where nobody says how many."""
MOST = 12
"""So many answers are tried in imagined worlds; of the others only the player's opinion is told."""
UNLIKE = 0.3
"""By so much two answers may differ in a world where nothing is known of them."""
Z = 1.96
SEARCHED = "because-searched"
"""The reason where search has found better than the player's own answer (in all games)."""


class RatedOption(Record):
    """An answer, the chance to win after it with its interval, and what the player says for it."""

    key: str
    chance: float | None = None
    low: float = 0.0
    high: float = 1.0
    worlds: int = 0
    why: Reason | None = None


class Advice(Record):
    """The best answer with its reason, the runner-up, and all answers with their chances, the better ones first."""

    best: str
    why: Reason | None
    second: str = ""
    answers: tuple[RatedOption, ...] = ()
    close: bool = False
    """The runner-up is as good, as far as one can tell."""

    def judged(self, key: str) -> RatedOption | None:
        return next((one for one in self.answers if one.key == key), None)


class InOrder:
    """The player of a game that has none: every move as good as the others."""

    def weigh(self, at: SeatPosition) -> list[RankedOption]:
        return [RankedOption(option) for option in at.moves]


def player_ranking(at: SeatPosition) -> list[RankedOption]:
    """What the player of the game thinks, all answers of the seat: those it did not name come last."""
    player = player_of(at.definition) or InOrder()
    weighed = list(player.weigh(at))
    named = {one.option.key for one in weighed}
    return weighed + [RankedOption(option) for option in at.moves if option.key not in named]


def advise(game: Game, seat: Seat, budget: PlayoutBudget | TimeBudget | None = None, seed: int = 0) -> Advice:
    """What a seat that is asked should answer. Without a budget for search: the player's opinion, in words only."""
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
    """The chances are a judge's some rounds on, good enough to be told; about the player's second thoughts the player itself is
    right more often (docs/research/bots.md), so that its answer is left only where the judge is sure."""
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
    """An answer beside the best one: the chance of that, less by as much as it fell short of it in the same worlds, where luck
    is the same for both. One world more is imagined in which they are alike. As the best is the player's own answer where no
    other is surely better, none is told to be better than it.
    """
    n = len(one.values)
    lead, error = one.lead(best)
    spread = sqrt(error**2 + (UNLIKE / (n + 1)) ** 2 + _error(best.values) ** 2)
    return _judged(one.option.key, best.mean() + min(0.0, lead * n / (n + 1)), spread, n, why)


def _error(values: list[float]) -> float:
    """The standard error of a mean over worlds."""
    n, mean = len(values), sum(values) / len(values)
    spread = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, n - 1))
    return max(spread, 0.5 / n) / sqrt(n)


def _judged(key: str, chance: float, error: float, worlds: int, why: Reason | None) -> RatedOption:
    chance = max(0.0, chance)
    return RatedOption(key, chance, max(0.0, chance - Z * error), min(1.0, chance + Z * error), worlds, why)


def certain_loss(advice: Advice, key: str) -> float:
    """By how much an answer is worse than the best at the least, in points of the chance to win from 0 to 1: beside the upper end
    of its interval, since what is less sure than that is mostly a false alarm (docs/research/bots.md)."""
    best, other = advice.judged(advice.best), advice.judged(key)
    if best is None or other is None or best.chance is None or other.chance is None:
        return 0.0
    return max(0.0, best.chance - other.high)
