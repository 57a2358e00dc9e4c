"""What figures of games say, and how surely.

Where the number of games was fixed beforehand, a rate has Wilson's interval and a difference that of Agresti and Min for pairs.
Where games were played until something was known, looking again and again, such intervals would promise too much: whoever stops
when he likes what he sees is wrong more often than one time in twenty. There a rate has a confidence sequence, which holds at all
times at once: the beta-binomial mixture (Robbins 1970). The product over all games of q^x (1-q)^(1-x) / p^x (1-p)^(1-x), averaged
over q, is a martingale if p is the true rate, and exceeds 20 at any time with a chance of one in twenty at most (Ville). It asks
for nothing but values between 0 and 1, and is not quite twice as wide as Wilson's. A difference has Robbins' normal mixture
with the variance that was seen (Waudby-Smith and others 2021), which holds for many games.
"""

from collections.abc import Callable, Iterable
from math import lgamma, log, sqrt
from typing import NamedTuple

from holdfast.simulation.runner import wilson

ERROR = 0.05
Z = 1.96
TIGHTEST = 500
"""Pairs at which the sequence of a difference is tightest."""
ROUNDS = 60
LEAST_SEEN = 20
"""Games with and without something, before anything is said of it."""


class Rate(NamedTuple):
    """A share, or a mean of a figure, with its interval; all between 0 and 1 where it is a share."""

    games: int
    mean: float
    low: float
    high: float

    def within(self, low: float, high: float) -> bool:
        return low <= self.mean <= high

    def reaches(self, low: float, high: float) -> bool:
        return self.low <= high and self.high >= low

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class Difference(NamedTuple):
    """By how much a variant differs from the first one, in the same games; and in how many it was better or worse."""

    pairs: int
    mean: float
    low: float
    high: float
    better: int
    worse: int

    @property
    def sure(self) -> bool:
        """An interval that misses 0 is a real change."""
        return self.low > 0 or self.high < 0


def rate(total: float, games: int, sequential: bool) -> Rate:
    """The mean of values between 0 and 1 by their sum."""
    if not games:
        return Rate(0, 0.0, 0.0, 1.0)
    interval = confidence_sequence if sequential else _wilson
    return Rate(games, total / games, *interval(total, games))


def _wilson(total: float, games: int) -> tuple[float, float]:
    """Wilson's interval holds for shares that are not whole too: they vary less than wins and losses do."""
    return wilson(total, games)


def mean(total: float, squares: float, games: int) -> Rate:
    """The mean of any figure, by its sum and the sum of its squares."""
    if not games:
        return Rate(0, 0.0, float("-inf"), float("inf"))
    middle = total / games
    half = Z * sqrt(max(0.0, squares / games - middle * middle) / games)
    return Rate(games, middle, middle - half, middle + half)


def confidence_sequence(total: float, games: int) -> tuple[float, float]:
    """The rates that a gambler on all others, who began with 1, has not won 20 against: at all times at once."""
    if not games:
        return 0.0, 1.0
    won = lgamma(total + 1) + lgamma(games - total + 1) - lgamma(games + 2)

    def against(p: float) -> float:
        loss = (total * log(p) if total else 0.0) + ((games - total) * log(1 - p) if games > total else 0.0)
        return won - loss - log(1 / ERROR)

    middle = total / games
    low = _root(against, 0.0, middle) if total else 0.0
    high = _root(lambda p: -against(p), middle, 1.0) if total < games else 1.0
    return low, high


def _root(falls: Callable[[float], float], low: float, high: float) -> float:
    """Where something that falls crosses 0."""
    for _ in range(ROUNDS):
        middle = (low + high) / 2
        if falls(middle) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def difference(pairs: int, total: float, squares: float, better: int, worse: int, sequential: bool) -> Difference:
    """The mean of differences in pairs, by their sum and the sum of their squares."""
    if not pairs:
        return Difference(0, 0.0, -1.0, 1.0, 0, 0)
    middle = total / pairs
    if sequential:
        half = _sequence(max(squares / pairs - middle * middle, 1 / pairs), pairs)
        return Difference(pairs, middle, max(-1.0, middle - half), min(1.0, middle + half), better, worse)
    n = pairs + 2  # Agresti and Min: half a pair more of each kind
    centre = total / n
    half = Z * sqrt(max(0.0, (squares + 1) / n - centre * centre) / n)
    return Difference(pairs, middle, max(-1.0, centre - half), min(1.0, centre + half), better, worse)


def _sequence(variance: float, n: int) -> float:
    """Half the width of the normal mixture's sequence."""
    rho = sqrt((-2 * log(ERROR) + log(-2 * log(ERROR)) + 1) / TIGHTEST)
    spread = n * rho * rho
    return sqrt(variance) * sqrt(2 * (spread + 1) / (n * spread) * log(sqrt(spread + 1) / ERROR))


def stratified(
    strata: Iterable[tuple[str, int, int]], totals: dict[str, tuple[int, int]], z: float
) -> dict[str, float] | None:
    """How much more often games with something were won than games of the same stratum without it (Mantel and Haenszel), in
    points; nothing where there are too few."""
    weight = total = spread = 0.0
    having, lacking = 0, 0
    for key, n, won in strata:
        games, all_won = totals[key]
        without = games - n
        having, lacking = having + n, lacking + without
        if not without:
            continue
        p, q = won / n, (all_won - won) / without
        w = n * without / games
        weight += w
        total += w * (p - q)
        spread += w * w * (_variance(won, n) + _variance(all_won - won, without))
    if having < LEAST_SEEN or lacking < LEAST_SEEN or not weight:
        return None
    middle, half = total / weight, z * sqrt(spread) / weight
    figures = {"mean": middle, "low": middle - half, "high": middle + half}
    return {**{name: round(100 * value, 1) for name, value in figures.items()}, "with": having, "without": lacking}


def _variance(won: int, n: int) -> float:
    """Of a share; never quite nothing, though all were won."""
    p = (won + 1) / (n + 2)
    return p * (1 - p) / n
