"""The numbers of the rules, each with its rule id.

`Rules` are the numbers and switches of one table, `w.rules`. What is printed on dice, boards and the score sheet is the same
at every table.
"""

from functools import cache
from typing import NamedTuple

from holdfast.core.engine.effect import BoundedRecord


class Rules(BoundedRecord, cache_hash=True):
    """The numbers and switches that one table plays by; the rulebook's are the defaults."""

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
    diary_determination: int = 1
    drums_determination: int = 2
    """RC-234."""
    friday_life: int = 4
    """RC-739."""
    jenny_life: int = 11
    """RC-945."""
    friday_reroll: int = 2
    """RC-738."""
    random_inventions: int = 5
    """RC-113."""

    reach: int = 2
    """RC-277: steps from the Camp to the farthest Action."""
    thrift_cost: int = 2
    """RC-621: Determination for Economical construction."""
    arranging_determination: int = 2
    """RC-431."""
    bible_determination: int = 3
    """RC-1215."""
    rest_heals: int = 1
    """RC-435."""
    bed_heals: int = 2
    """RC-437."""
    rest_determination: int = 1
    """RC-437, RC-438: with the Bed or the hammock."""
    failed_determination: int = 2
    """RC-443; also RC-410 when the tiles run out."""
    personal_determination: int = 2
    """RC-352."""
    adventure_wounds: int = 1
    """RC-734, RC-943: instead of an Adventure."""
    helmet_saves: int = 1
    """RC-461: Wounds."""
    canoe_tiles: int = 2
    """RC-997."""
    map_treasures: int = 2
    """RC-1226."""
    backpack_tokens: int = 2
    """RC-1216: Discovery tokens drawn, of which one is kept."""

    hunger_wounds: int = 2
    """RC-531."""
    second_meal_wounds: int = 1
    """RC-555."""
    open_air_wounds: int = 1
    """RC-541, RC-549."""
    forced_move_wounds: int = 1
    """RC-540."""
    web_wounds: int = 1
    """RC-1240: spider-web."""
    larvae_food: int = 2
    """RC-556."""
    barrel_keeps: int = 2
    """RC-1230: food that lasts in an opened barrel."""
    weather_beast: int = 3
    """RC-459."""

    stages: int = 5
    """RC-911: the stages of the woodpile take 1, 2, 3 … wood."""
    first_sight: int = 10
    """RC-910: the first round in which a ship may see the fire."""
    crosses: int = 5
    """RC-920."""
    wreck_wounds: int = 2
    """RC-944: Wounds of Jenny each Night on the wreck."""
    boat_goal: tuple[tuple[int, int], ...] = ((6, 3), (6, 3), (7, 4), (8, 4))
    """RC-962: tiles and Totem sites before the boat, for one to four players."""
    site_pawns: tuple[int, ...] = (0, 0, 1, 1)
    """RC-971: additional pawns of each Totem site; its Mystery cards are on the Scenario card."""
    city_round: int = 4
    """RC-987."""
    city_strength: int = 21
    city_less: int = 3
    """RC-986: for every burnt village."""
    village_strength: int = 4
    """RC-989."""
    raid_wounds: int = 3
    homeless_wounds: int = 2
    """RC-993."""
    goal_inventions: int = 9
    """RC-1010."""
    births: tuple[int, ...] = (7, 9, 11)
    """RC-1014."""

    def gain_at(self, morale: int) -> int:
        """RC-005."""
        return self.morale_gain[morale - self.morale_low]

    def tiles_and_sites(self, players: int) -> tuple[int, int]:
        """RC-962."""
        return self.boat_goal[players - 1]

    def home_cost(self, players: int) -> tuple[int, int]:
        """RC-006: wood, or fur."""
        return self.build_cost[players - 1]


STANDARD = Rules("")
"""The rulebook's own numbers, for texts without a table."""

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


class WeatherFace(NamedTuple):
    """A Weather die as it fell: `n` clouds of rain or winter, or an animal."""

    die: str
    face: str
    what: str
    n: int


@cache
def weather_face(shown: str) -> WeatherFace:
    """Read a die as the world stores it: `rain:rain-2` shows two clouds."""
    die, _, face = shown.partition(":")
    what, _, n = face.partition("-")
    return WeatherFace(die, face, what, int(n or 1))


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
SCENARIO_POINTS: dict[str, int] = {"stage": 2, "cross": 3, "jenny": 5, "site": 3, "village": 3, "city": 5, "child": 3}
"""RC-711."""


def face(kind: str, die: int, shown: int) -> str:
    """RC-441: what a die of an Action shows."""
    return ACTION_DICE[kind][die][shown]


def faces(kind: str, shown: tuple[int, ...]) -> tuple[str, str, str]:
    """RC-441: what the Wound, Success and Adventure die of an Action show."""
    wound, success, adventure = ACTION_DICE[kind]
    return wound[shown[0]], success[shown[1]], adventure[shown[2]]
