"""The island: twelve hex spaces in three rows of four (RC-010), and how far one is from another."""

from functools import cache

SPACES = tuple(f"{row}{i}" for row in "NMS" for i in range(1, 5))
BIT = {space: 1 << i for i, space in enumerate(SPACES)}


def _touching(space: str) -> tuple[str, ...]:
    """RC-010: N(i) and S(i) touch M(i) and M(i+1); neighbours of a row touch."""
    row, i = space[0], int(space[1])
    near = [f"{row}{i - 1}", f"{row}{i + 1}"]
    near += [f"N{i - 1}", f"N{i}", f"S{i - 1}", f"S{i}"] if row == "M" else [f"M{i}", f"M{i + 1}"]
    return tuple([s for s in near if s in BIT])


NEIGHBOURS: dict[str, tuple[str, ...]] = {space: _touching(space) for space in SPACES}


@cache
def spaces_in(land: int) -> tuple[str, ...]:
    """The spaces of a map of bits."""
    return tuple([space for space in SPACES if land & BIT[space]])


@cache
def distances(camp: str, land: int) -> dict[str, int]:
    """RC-277, RC-401: steps from the Camp to each space, all tiles between being explored and accessible."""
    found = {camp: 0}
    edge = [camp]
    while edge:
        nearer: list[str] = []
        for space in edge:
            for other in NEIGHBOURS[space]:
                if other not in found:
                    found[other] = found[space] + 1
                    if land & BIT[other]:
                        nearer.append(other)
        edge = nearer
    return found
