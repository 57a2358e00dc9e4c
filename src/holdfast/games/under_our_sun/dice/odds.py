"""The exact chance of a number of successes (US-010 to US-013, US-402 to US-404)."""

from functools import cache

from holdfast.games.under_our_sun.rules import DICE


@cache
def spread(colours: str) -> tuple[float, ...]:
    """By the number of successes that are left, crosses taken off and never below 0: how likely it is."""
    ways = sums(colours)
    most = max(0, *ways)
    found = [0.0] * (most + 1)
    for n, chance in ways.items():
        found[max(0, n)] += chance
    return tuple(found)


@cache
def sums(colours: str) -> dict[int, float]:
    """By what the dice count together, crosses included: how likely it is."""
    found: dict[int, float] = {0: 1.0}
    for colour in colours:
        faces = DICE[colour]
        after: dict[int, float] = {}
        for n, chance in found.items():
            for face in faces:
                after[n + face] = after.get(n + face, 0.0) + chance / len(faces)
        found = after
    return found


@cache
def at_least(colours: str, n: int = 1) -> float:
    """The chance of so many successes or more."""
    return min(1.0, sum(spread(colours)[max(0, n) :]))


@cache
def mean(colours: str) -> float:
    """How many successes these dice bring on average."""
    return sum([n * chance for n, chance in enumerate(spread(colours))])
