"""Every number that a ruling fixed, in one place, with the ruling's id beside it."""

CASTAWAYS = range(4)
"""At most, by their seats."""
DEADLY_TRAUMA = 4
"""NA-172."""
COUNTERS = 16
"""NA-020: wood counters and food counters in the box, each."""
ROPES = SAILS = 2
"""NA-042."""
WRECKS = 6
"""NA-127: black cubes on the wreck spaces."""
TURNS = {1: 21, 2: 18, 3: 15, 4: 12}
"""NA-126: events in the deck, and so turns at most, by the number of players."""
ZEROS = 8
"""NA-103."""

STORM, RAIN, SCORCHING = 1, 2, 6
"""NA-030: spaces of the weather track."""
START_WEATHER = 4
"""NA-122."""
WEATHER_ON_RETURN = {STORM: -2, RAIN: -1}
"""NA-217."""

COAST, INTERIOR, HEART = 6, 7, 6
"""NA-032: spaces of each sector; the summit follows."""
SECTORS = ("coast", "interior", "heart")
FIRST_OF = {"coast": 0, "interior": COAST, "heart": COAST + INTERIOR, "summit": COAST + INTERIOR + HEART}
"""The first space of each sector, counted from C1 = 0."""
SUMMIT = FIRST_OF["summit"]
SECTOR_OF = ("coast",) * COAST + ("interior",) * INTERIOR + ("heart",) * HEART + ("summit",)
STORY_OF = (0,) + (1,) * (COAST - 1) + (2,) * INTERIOR + (3,) * HEART + (4,)
"""NA-033: the story number on each space."""

START_DIFFICULTY = 4
"""NA-113."""
HIGHEST_DIFFICULTY = 15
"""NA-031."""

SPACES: dict[str, tuple[int, ...]] = {
    "forage": (1, 2, 3, 3),
    "wood": (1, 2, 3),
    "diary": (0, 0, 0),
    "wreckage": (1,),
    "campfire": (0,),
    "build": (0, 0),
    "explore": (1, 1, 1, 1),
}
"""NA-038: the energy of each action space; campfire and build are "?" spaces, paid when resolved.

Further pawns on forage and wood pay more (they were 1, 1, 2, 2 and 1, 1, 2): hr12 with four 48 → 34 %, 2013 with four 66 → 60,
and nobody alone was touched (50 games a cell, research/notes/2026-11-17-balance-naufragos.md)."""
OPEN_PRICE = ("campfire", "build")
RESTS = tuple([f"rest:{row}" for row in range(1, 7)])
"""NA-039: one rest space at the end of each row."""
CAMP_SPACES = tuple([f"camp:{n}" for n in range(1, 9)])
"""NA-036."""
PENDING = 4
"""NA-034."""

_ROWS = (("forage",), ("wood",), ("diary",), ("wreckage", "campfire"), ("build",), ("explore",))
ROWS = tuple([row[0] for row in _ROWS])
"""NA-039: the action at whose row's end each rest space lies."""


SPACE_NAMES = {action: tuple([f"{action}:{n + 1}" for n in range(len(prices))]) for action, prices in SPACES.items()}
"""The spaces of each action, from left to right."""

PRINTED_ORDER = (
    *[s for row, rest in zip(_ROWS, RESTS, strict=True) for s in (*[x for a in row for x in SPACE_NAMES[a]], rest)],
    *CAMP_SPACES,
)
"""NA-291: top to bottom, left to right, last the camp board."""
LIST_ORDER = (
    *[s for a in ("forage", "wood", "diary", "wreckage", "campfire") for s in SPACE_NAMES[a]],
    *RESTS,
    *CAMP_SPACES,
    *[s for a in ("build", "explore") for s in SPACE_NAMES[a]],
)
"""NA-292: the option `hr_list_order`."""

ACTION_OF = {
    space: (space.partition(":")[0], n)
    for spaces in (*SPACE_NAMES.values(), RESTS, CAMP_SPACES)
    for n, space in enumerate(spaces)
}
"""The action of each space, and which of its spaces it is, from 0."""

SHELTER_ENERGY = {1: 3, 2: 4, 3: 5, 4: 5}
SHELTER_WOOD = {1: 1, 2: 2, 3: 3, 4: 4}
"""NA-040; shelter 4 needs a rope too. Wood was 2, 3, 4, 4: without any shelter four were rescued more often (2013 60 → 76 %),
because the wood went into the bonfire; with these prices and the events that close Exploration 66 → 34."""
REST = ((1, 1), (2, 3), (2, 4), (3, 4), (4, 5))
"""NA-040: the energy of a rest on 1 to 3 and on 4 to 6, without a shelter and with each of the four; the first and the fourth
are given. Shelter 1 gave 1 and 2, hardly more than none, shelter 2 2 and 3."""
LONG = {"sand": 12, "bonfire": 8}
"""NA-040: white cubes or wood on a construction of several turns."""
RAFT = (5, 4)
LARDER = (3, 3)
"""NA-040: energy and wood; the raft needs a rope and a sail too."""

SHARK = 7
"""NA-024: the strength to beat."""
SHARK_WOUNDS = 2
COOK = 2
"""NA-934: white cubes the cook preserves."""
STRENGTH_OF_STRONG = 2
"""NA-935."""
PATHFINDER = 2
"""NA-937."""
POWDER = 4
"""NA-635: more strength when discarded."""
JOIN = 1
"""NA-634: energy to join somebody's fight."""
COFFER = 3
"""NA-950: other items beside the coffer."""
ORCHARD_TILES = 4
"""NA-957."""
