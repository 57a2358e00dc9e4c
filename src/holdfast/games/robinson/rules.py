"""Every number that a table or a ruling of the catalogue fixed, in one place, with the id beside it.

`Rules` are the numbers and switches that one table plays by, `w.rules`: whoever wants to try others plays with others.
What is printed on dice and on the board is the same at every table.
"""

from holdfast.core.engine.effect import BoundedRecord


class Rules(BoundedRecord, cache_hash=True):
    """The rules of a table, where they are a number or a yes or no: those of the rulebook, unless said."""

    scenario: str
    far_actions: bool = False
    """RC-757, as the next four."""
    pit_food: int = 1
    soldier_level_cost: int = 3
    token_on_exhausted: bool = True
    flip_at_once: bool = True

    build_cost: tuple[tuple[int, int], ...] = ((2, 1), (2, 1), (3, 2), (4, 3))
    """RC-006, RC-743: wood or fur for Shelter, Roof and Palisade, for one to four players."""
    weapon_cost: int = 1
    """RC-007: wood for a Weapon level."""
    morale_low: int = -3
    morale_high: int = 3
    """RC-004."""
    morale_gain: tuple[int, ...] = (-3, -2, -1, 0, 1, 2, 2)
    """RC-005: Determination of the First Player by Morale level, from the lowest."""
    friday_life: int = 4
    """RC-739."""
    jenny_life: int = 11
    """RC-945."""
    friday_reroll: int = 2
    """RC-738."""
    hunger_wounds: int = 2
    """RC-531."""
    barrel_keeps: int = 2
    """RC-1230: so much food lasts in an opened barrel."""
    failed_determination: int = 2
    """RC-443; also RC-410 where the tiles run out."""
    personal_determination: int = 2
    """RC-352."""
    weather_beast: int = 3
    """RC-459."""
    random_inventions: int = 5
    """RC-113."""

    def gain_at(self, morale: int) -> int:
        """RC-005."""
        return self.morale_gain[morale - self.morale_low]

    def home_cost(self, players: int) -> tuple[int, int]:
        """RC-006: wood, or fur."""
        return self.build_cost[players - 1]


STANDARD = Rules("")
"""The rulebook's own numbers, for who speaks of the game and not of a table."""

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

CITY_TOKEN = 6
"""RC-987: the number token of the City of Cannibals."""
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
