"""The numbers of the rules, each with the id of its rule or ruling.

`Rules` are the numbers and switches of one table, `w.rules`. What is printed on dice, boards and components is constant.
"""

from typing import Annotated

from msgspec import Meta

from holdfast.core.engine.effect import BoundedRecord

MOST_COST = 20
"""The highest price in action points for which options are built in advance."""


class Rules(BoundedRecord, cache_hash=True):
    """The rules of a table: the rulebook's numbers by default."""

    mission: str
    semi: bool = False
    """US-960."""
    expansion: bool = False
    """US-956."""
    crew_of_four: bool = False
    """US-954."""
    less_karma: bool = False
    """US-981, as the next five."""
    tough_enemies: bool = False
    no_defibrillator: bool = False
    more_days: bool = False
    ration: bool = False
    supply_line: bool = False

    karma: int = 3
    """US-107: karma dice of a character; one less with `less_karma`."""
    karma_kept: int = 2
    """US-016: the lowest face of six that keeps a karma die."""
    ap: int = 6
    """US-233."""
    storm_ap: int = 5
    """US-233: in a Storm."""
    tired_ap: int = 2
    """US-233: less for a Tired character."""
    most_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 8
    """US-052."""
    wounded_hp: int = 2
    """US-770: a character with at most this is wounded."""
    revival_phases: int = 2
    """US-775: day phases after that of the death."""
    hunger_damage: int = 1
    """US-221."""
    fever_damage: int = 1
    """US-234."""
    sun_damage: int = 1
    """US-778."""

    starting_points: int = 4
    """US-109: at least these for the whole group."""
    offer_cards: int = 6
    """US-110."""
    lawrence_water: int = 4
    """US-118."""
    lawrence_cards: int = 2
    """US-118."""
    trader_cubes: int = 4
    """US-118, US-741."""
    dealer_cards: int = 3
    """US-741."""
    supply_water: int = 2
    """US-742: with each supply line."""

    cartridges: int = 2
    """US-342: for 1 metal."""
    arrows: int = 3
    """US-342: for 1 wood."""
    cooked_food: int = 3
    """US-364: for 1 food."""
    cook_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 2
    """US-364."""
    sleep_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 4
    """US-353, US-354, as the next two."""
    least_sleep_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 3
    least_deep_sleep_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 2
    charge_ap: Annotated[int, Meta(ge=0, le=MOST_COST)] = 2
    """US-315."""
    sneak_attack_ap: int = 2
    """US-642."""
    sol_move_ap: int = 2
    """US-965."""

    @property
    def most_karma(self) -> int:
        """US-107, US-981."""
        return self.karma - self.less_karma

    def ammunition(self, what: str) -> int:
        """US-342: the pieces that one resource gives."""
        return self.cartridges if what == "cartridge" else self.arrows


DICE = {
    "G": (2, 1, 1, 1, 1, 0, 0, 0),
    "Y": (1, 1, 1, 1, 0, 0, 0, 0),
    "B": (1, 1, 1, 0, 0, 0, 0, 0),
    "R": (-1, -1, -1, 0, 0, 0, 0, 0),
}
"""US-010 to US-013: successes on each face; a cross is -1."""
EXPECTED = {"G": 0.75, "Y": 0.5, "B": 0.375, "R": 0.0}
"""US-654."""
WEAKEST = "BYG"
"""US-1142: the weakest die goes first."""

RESOURCES = ("fabric", "metal", "connector", "wood", "alcohol", "plastic")
KINDS = (*RESOURCES, "food", "cartridge", "arrow")
"""What takes resource places on a board (US-048)."""
CUBES = {"fabric": 18, "metal": 18, "wood": 18, "connector": 15, "alcohol": 13, "plastic": 13}
"""US-062."""
BAG = {"fabric": 4, "metal": 4, "wood": 4, "connector": 3, "food": 3, "alcohol": 2, "plastic": 2}
"""US-063."""
VALUE = {
    "water": 1,
    "food": 2,
    "fabric": 1,
    "metal": 1,
    "connector": 2,
    "wood": 2,
    "alcohol": 3,
    "plastic": 3,
    "cartridge": 1,
    "arrow": 1,
}
"""US-060, US-061, US-715: worth in water."""
AMMUNITION = {"cartridge": "metal", "arrow": "wood"}
"""US-342: the resource that each is made from."""
PER_AREA = 3
"""US-047: resources in a mixed area of a board."""
MOST_DEALERS = 2
"""US-741: dealers in the box."""

FIT, OK, TIRED = 2, 1, 0
"""US-051."""

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""US-036: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW."""
HAVEN = "0,0"
"""US-035."""
