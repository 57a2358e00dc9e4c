"""The hex map (US-035 to US-038): positions are `q,r`, New Haven is `0,0`."""

from functools import cache
from sys import intern

from holdfast.games.under_our_sun.rules import DIRECTIONS


@cache
def at(pos: str) -> tuple[int, int]:
    q, _, r = pos.partition(",")
    return int(q), int(r)


@cache
def neighbour(pos: str, direction: int) -> str:
    """US-036: the position next to this one; directions are 1 to 6, clockwise from north."""
    (q, r), (dq, dr) = at(pos), DIRECTIONS[direction - 1]
    return intern(f"{q + dq},{r + dr}")


@cache
def neighbours(pos: str) -> tuple[str, ...]:
    """In the order of the direction numbers."""
    return tuple([neighbour(pos, d) for d in range(1, 7)])


@cache
def distance(a: str, b: str) -> int:
    """US-037."""
    (q, r), (s, t) = at(a), at(b)
    dq, dr = q - s, r - t
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


@cache
def straight(pos: str, direction: int, steps: int) -> str:
    """So many steps in one direction."""
    (q, r), (dq, dr) = at(pos), DIRECTIONS[direction - 1]
    return intern(f"{q + dq * steps},{r + dr * steps}")
