"""Volcano Island: where the Camp can still go before the lava, and which finds are on the way (RC-967, RC-401)."""

from functools import lru_cache

from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS, SPACES, distances, spaces_in
from holdfast.games.robinson.scenarios.volcano import CRATER, LAVA, MISSING

BURNS = {space: at for at, spaces in LAVA.items() for space in spaces}
"""RC-967: the round at whose beginning a space is lost."""
NEVER = 99
LAST_FIND = 7
"""RC-975: what is found in the last round is found too late for the boat."""
FAR = 1.0
"""RC-276: one more pawn for a space two steps away."""
DELAY, SOON = 0.25, {"N3": 2.4, "S3": 2.4, "N2": 2.0, "S2": 2.0, "M2": 1.4}
"""The cost of a find one round later, in pawns; more if a site may burn before it is entered."""
OUT_OF_REACH = 8.0
"""What it costs never to come to a find that is needed, in pawns."""
LAND = tuple([space for space in SPACES if space not in (CRATER, *MISSING)])
DELAYS = tuple([DELAY * SOON.get(space, 1.0) for space in LAND])
Costs = tuple[float, ...]
"""The cost of each space of the land on a route, compared with the pawns for a find next to the Camp."""


def burns(space: str) -> int:
    return BURNS.get(space, NEVER)


@lru_cache(maxsize=16)
def unburnt(at: int) -> int:
    """The land that the lava leaves in a round, as if all of it were explored."""
    return sum([BIT[space] for space in LAND if burns(space) > at])


@lru_cache(maxsize=256)
def from_here(camp: str, at: int) -> Costs:
    """RC-276, RC-401: what each space costs from a Camp here in this round."""
    steps = distances(camp, unburnt(at))
    return tuple(
        [
            OUT_OF_REACH if burns(space) <= at or steps.get(space, NEVER) > 2 else FAR * (steps[space] == 2)
            for space in LAND
        ]
    )


@lru_cache(maxsize=256)
def routes(camp: str, at: int) -> tuple[Costs, ...]:
    """What each space costs on each way that the Camp can still take, but for ways that are nowhere better than another."""
    if burns(camp) <= at or at > LAST_FIND:
        return ((OUT_OF_REACH,) * len(LAND),)
    here = from_here(camp, at)
    if at == LAST_FIND:
        return (here,)
    found = {
        tuple([min(now, later + d, OUT_OF_REACH) for now, later, d in zip(here, then, DELAYS, strict=True)])
        for camp_then in (camp, *[s for s in NEIGHBOURS[camp] if s in LAND])
        for then in routes(camp_then, at + 1)
    }
    return tuple([one for one in found if not any(better(other, one) for other in found)])


def better(one: Costs, other: Costs) -> bool:
    return one != other and all(a <= b for a, b in zip(one, other, strict=True))


@lru_cache(maxsize=8192)
def way_cost(camp: str, at: int, tiles: int, spare_tiles: int, sites: int, spare_sites: int) -> float:
    """What the best way costs that a Camp here can take from this round on, for all finds but the dearest that can be spared."""
    wanted = ((places(tiles), spare_tiles), (places(sites), spare_sites))
    return min([sum([dearest_spared(way, finds, spare) for finds, spare in wanted]) for way in routes(camp, at)])


def places(mask: int) -> list[int]:
    """The places of spaces in the costs of a route."""
    return [LAND.index(space) for space in spaces_in(mask) if space in LAND]


def dearest_spared(way: Costs, finds: list[int], spare: int) -> float:
    return sum(sorted([way[i] for i in finds])[: max(0, len(finds) - max(0, spare))])
