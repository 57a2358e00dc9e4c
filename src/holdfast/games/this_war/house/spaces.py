"""The Shelter board: floors, spaces, what blocks the way (TW-030 to TW-043, TW-1502)."""

from functools import lru_cache

ROWS = (
    ("a1", "a2", "a3", "a4", "a5", "k3"),
    ("k2", "u1", "u2", "u3", "u4", "u5", "u6", "u7", "u8", "u9"),
    ("g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "k1"),
    ("c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8"),
)
"""TW-031: the four floors, each from left to right."""
SPACES = tuple(space for row in ROWS for space in row)
SPACE = {space: i for i, space in enumerate(SPACES)}
FLOOR = tuple(n for n, row in enumerate(ROWS) for _ in row)
STAIRS = tuple(SPACE[s] for s in ("a4", "u5", "g5", "c4"))
OUTSIDE, GUARD, IDEA, FLOORBOARDS, RUMMAGE = (SPACE[s] for s in ("g1", "g2", "u6", "g6", "c3"))
CRACKS = tuple(SPACE[s] for s in ("k1", "k2", "k3"))
ACTION_SPACES = {OUTSIDE: "outside", GUARD: "guard", IDEA: "new-idea", FLOORBOARDS: "floor", RUMMAGE: "rummage"}
"""TW-040."""
FIXED, EMPTY, FURNITURE, DEBRIS, RUBBLE, DOOR, BARS, REMNANTS, PLAIN = range(-1, 8)
FITTING = 100
"""What a space holds: an action, stair or Crack (fixed), nothing, a Shelter card of a type, or 100 and a Fitting's card."""
TYPES = {
    FURNITURE: "furniture",
    DEBRIS: "debris",
    RUBBLE: "rubble",
    DOOR: "closed-door",
    BARS: "bars",
    REMNANTS: "remnants",
    PLAIN: "plain-rubble",
}
OF_TYPE = {name: kind for kind, name in TYPES.items()}
SLOTS = {
    FURNITURE: ("g4", "u1", "u4", "a5", "c5"),
    DEBRIS: ("g8", "u8", "a2", "c7"),
    RUBBLE: ("g7", "u2", "u9", "a3", "c2", "c6"),
    DOOR: ("u7", "a1", "c8"),
    BARS: ("c1",),
}
"""TW-032."""
FREE = ("g3", "u3")
"""TW-034: empty from the start."""
HEAPS = ("u3",)
"""TW-1502: on the advanced board plain Rubble is there instead."""
BLOCKING = frozenset({RUBBLE, DOOR, BARS, REMNANTS, PLAIN})
DIGGING = (RUBBLE, REMNANTS, PLAIN)


def at_start(advanced: bool) -> list[int]:
    """TW-032, TW-034, TW-1502: the board before the first day."""
    house = [FIXED] * len(SPACES)
    for kind, spaces in SLOTS.items():
        for space in spaces:
            house[SPACE[space]] = kind
    for space in FREE:
        house[SPACE[space]] = PLAIN if advanced and space in HEAPS else EMPTY
    return house


SLOT_SPACES = tuple([space for space, kind in enumerate(at_start(False)) if kind != FIXED])
"""TW-032, TW-034: the spaces for Shelter cards and Fittings."""
SLOT_BITS = tuple([(space, 1 << space) for space in SLOT_SPACES])
ALL_SLOTS = sum([1 << space for space in SLOT_SPACES])
CLOSED = sum([1 << crack for crack in CRACKS])
"""TW-037: nobody goes through a Crack."""


NEIGHBOURS = tuple(
    tuple(s for s in (space - 1, space + 1) if 0 <= s < len(SPACES) and FLOOR[s] == FLOOR[space])
    for space in range(len(SPACES))
)


def beside(space: int) -> tuple[int, ...]:
    """The neighbours on the same floor."""
    return NEIGHBOURS[space]


BOARDS = tuple(at_start(False)), tuple(at_start(True))
"""The plain and the advanced board before the first day."""


def accessible(house: list[int]) -> int:
    """TW-035 to TW-038: a mask of the spaces that can be reached from Guard; what blocks can itself be reached."""
    closed = CLOSED
    for space, bit in SLOT_BITS:
        if house[space] in BLOCKING:
            closed |= bit
    return _reach(closed)


@lru_cache(maxsize=4096)
def _reach(closed: int) -> int:
    found, todo = 0, [GUARD]
    while todo:
        space = todo.pop()
        if found >> space & 1:
            continue
        found |= 1 << space
        if closed >> space & 1:
            continue
        todo += beside(space)
        if space in STAIRS:
            todo += STAIRS
    return found


@lru_cache(maxsize=8192)
def _slots(mask: int) -> tuple[int, ...]:
    return tuple([space for space in SLOT_SPACES if mask >> space & 1])


def slots(reach: int, shut: int = 0) -> tuple[int, ...]:
    """The slots that can be reached, without those that are taken."""
    return _slots(reach & ~shut & ALL_SLOTS)
