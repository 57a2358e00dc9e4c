"""Every number that a table or a ruling of the catalogue fixed, in one place, with the id beside it."""

BUILD_COST: dict[int, tuple[int, int]] = {1: (2, 1), 2: (2, 1), 3: (3, 2), 4: (4, 3)}
"""RC-006, RC-743: wood or fur for Shelter, Roof and Palisade by number of players."""
WEAPON_COST = 1
"""RC-007: wood for a Weapon level."""

ACTION_DICE: dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]] = {
    # RC-003: the brown Wound die has four Wound faces.
    "build": (("wound",) * 4 + ("blank",) * 2, ("success",) * 4 + ("two",) * 2, ("adventure",) * 3 + ("blank",) * 3),
    "gather": (("wound",) + ("blank",) * 5, ("success",) * 5 + ("two",), ("adventure",) * 3 + ("blank",) * 3),
    "explore": (("wound",) * 3 + ("blank",) * 3, ("success",) * 5 + ("two",), ("adventure",) * 5 + ("blank",)),
}
"""Component table and RC-002: six faces each, wound, success, adventure."""

WEATHER_DICE: dict[str, tuple[str, ...]] = {
    "rain": ("rain",) * 3 + ("rain-2",) * 2 + ("winter",),
    "winter": ("winter",) * 2 + ("winter-2",) * 2 + ("rain-2",) * 2,
    "animals": ("blank",) * 2 + ("food",) + ("palisade",) * 2 + ("beast",),
}
"""Component table: the three Weather dice."""

MORALE_LOW, MORALE_HIGH = -3, 3
"""RC-004."""
MORALE_GAIN: dict[int, int] = {-3: -3, -2: -2, -1: -1, 0: 0, 1: 1, 2: 2, 3: 2}
"""RC-005: Determination of the First Player by Morale level."""

FRIDAY_LIFE = 4
"""RC-739."""
JENNY_LIFE = 11
"""RC-945."""
FRIDAY_REROLL = 2
"""RC-738."""
HUNGER_WOUNDS = 2
"""RC-531."""
FAILED_DETERMINATION = 2
"""RC-443; also RC-410 where the tiles run out."""
PERSONAL_DETERMINATION = 2
"""RC-352."""
WEATHER_BEAST = 3
"""RC-459."""
CITY_TOKEN = 6
"""RC-987: the number token of the City of Cannibals."""
RANDOM_INVENTIONS = 5
"""RC-113."""
START_SPACE = "M1"
"""RC-011."""

POINTS: dict[str, int] = {
    "win": 10,
    "life": 1,
    "roof": 2,
    "palisade": 2,
    "weapon": 1,
    "item": 1,
    "treasure": 1,
    "round": 3,
}
"""RC-710."""
SCENARIO_POINTS: dict[str, int] = {
    "stage": 2,
    "cross": 3,
    "jenny": 5,
    "site": 3,
    "village": 3,
    "city": 5,
    "child": 3,
}
"""RC-711."""


def face(kind: str, die: int, shown: int) -> str:
    """RC-441: what a die of an Action shows."""
    return ACTION_DICE[kind][die][shown]


def faces(kind: str, shown: tuple[int, ...]) -> tuple[str, str, str]:
    """RC-441: what the Wound, Success and Adventure die of an Action show."""
    wound, success, adventure = ACTION_DICE[kind]
    return wound[shown[0]], success[shown[1]], adventure[shown[2]]
