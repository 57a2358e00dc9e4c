"""What the box holds: tokens, resources, dice, Enemy tokens (TW-001 to TW-023); and the numbers of a table as `Rules`."""

from functools import cache
from typing import NamedTuple

from holdfast.core.engine.effect import BoundedRecord, replace
from holdfast.games.this_war.vocabulary import Item, Letter, StateName

NOBODY = -1
"""Instead of a Character."""
PEOPLE = 12
"""TW-012: the number of Character cards."""


class Token(NamedTuple):
    """TW-016: colour, number in the box, barter value, weight."""

    id: str
    colour: str
    number: int
    value: int
    weight: int


TOKENS = (
    Token("canned-food", "green", 3, 15, 1),
    Token("raw-food", "green", 6, 10, 1),
    Token("vegetable", "green", 5, 5, 0),
    Token("alcohol-100", "green", 3, 10, 1),
    Token("moonshine", "green", 3, 3, 1),
    Token("sugar", "green", 3, 3, 1),
    Token("coffee", "green", 4, 1, 0),
    Token("cigarette", "green", 6, 1, 0),
    Token("assault-rifle", "red", 2, 20, 2),
    Token("shotgun", "red", 2, 20, 2),
    Token("pistol", "red", 2, 16, 1),
    Token("hatchet", "red", 2, 12, 1),
    Token("knife", "red", 3, 8, 1),
    Token("broken-assault-rifle", "red", 1, 8, 2),
    Token("broken-shotgun", "red", 1, 8, 2),
    Token("broken-pistol", "red", 1, 5, 1),
    Token("weapon-part", "red", 4, 2, 1),
    Token("ammo", "red", 9, 3, 0),
    Token("shell", "red", 3, 1, 0),
    Token("meds", "yellow", 3, 10, 0),
    Token("bandages", "yellow", 3, 10, 0),
    Token("herbal-meds", "yellow", 3, 6, 0),
    Token("herb", "yellow", 3, 1, 0),
    Token("chems", "yellow", 6, 1, 0),
    Token("shovel", "grey", 2, 6, 1),
    Token("lockpick", "grey", 2, 5, 0),
    Token("sawblade", "grey", 1, 5, 0),
    Token("filter", "grey", 3, 1, 1),
    Token("mechanical-part", "grey", 4, 2, 1),
    Token("electrical-part", "grey", 4, 3, 1),
    Token("jewelry", "grey", 2, 10, 0),
    Token("book", "grey", 3, 1, 0),
    Token("broken-guitar", "grey", 1, 3, 1),
    Token("guitar", "grey", 1, 10, 2),
    Token("wood", "resource", 50, 0, 1),
    Token("component", "resource", 50, 0, 1),
    Token("water", "resource", 6, 0, 1),
)
"""TW-016 to TW-019; the last three are resources, whose limits are those of TW-009."""
KINDS = len(TOKENS)
RESOURCES = range(KINDS - 3, KINDS)
ITEM = {token.id: i for i, token in enumerate(TOKENS)}
IDS = tuple(token.id for token in TOKENS)
VALUE = tuple(token.value for token in TOKENS)
WEIGHT = tuple(token.weight for token in TOKENS)
COUNT = tuple(token.number for token in TOKENS)

CANNED, RAW, VEGETABLE = ITEM["canned-food"], ITEM["raw-food"], ITEM["vegetable"]
WOOD, COMPONENT, WATER = ITEM["wood"], ITEM["component"], ITEM["water"]
AMMO, BOOK, SHOVEL, LOCKPICK, SAWBLADE = (
    ITEM["ammo"],
    ITEM["book"],
    ITEM["shovel"],
    ITEM["lockpick"],
    ITEM["sawblade"],
)
MEDS, HERBAL, BANDAGES = ITEM["meds"], ITEM["herbal-meds"], ITEM["bandages"]
PISTOL, RIFLE, SHOTGUN, KNIFE, HATCHET = (
    ITEM["pistol"],
    ITEM["assault-rifle"],
    ITEM["shotgun"],
    ITEM["knife"],
    ITEM["hatchet"],
)
MOONSHINE, ALCOHOL = ITEM["moonshine"], ITEM["alcohol-100"]
UNARMED = -1


def _ids(*names: str) -> tuple[int, ...]:
    return tuple(ITEM[name] for name in names)


FOOD = (CANNED, RAW, VEGETABLE)
MEDICAL = (MEDS, HERBAL, BANDAGES)
MELEE = (KNIFE, HATCHET)
FIREARMS = (PISTOL, RIFLE, SHOTGUN)
WEAPONS = (*MELEE, *FIREARMS)
FAMILIES: dict[str, tuple[int, ...]] = {
    "food": FOOD,
    "medical": MEDICAL,
    "melee": MELEE,
    "firearm": FIREARMS,
    "weapon": WEAPONS,
    "tool": (SHOVEL, LOCKPICK, SAWBLADE),
    "alcohol": (MOONSHINE, ALCOHOL),
    "valuables": (*WEAPONS, ITEM["jewelry"]),
    "fresh-food": (VEGETABLE, RAW),
    "resource": tuple(RESOURCES),
    "any-token": tuple(range(KINDS - 3)),
    "any": tuple(range(KINDS)),
    **{
        colour: tuple([i for i, token in enumerate(TOKENS) if token.colour == colour])
        for colour in ("green", "red", "yellow", "grey")
    },
}
"""TW-023: what card texts mean by a family; every token is also a family of one."""
FAMILIES |= {token.id: (i,) for i, token in enumerate(TOKENS)}

STATES: tuple[StateName, ...] = ("hunger", "fatigue", "illness", "wounds", "misery")
HUNGER, FATIGUE, ILLNESS, WOUNDS, MISERY = range(5)
WORST = 4
BLOCKED = (
    (0, 0, 0, 1, 3),
    (0, 0, 1, 2, 3),
    (0, 0, 1, 2, 3),
    (0, 0, 1, 2, 3),
    (0, 0, 1, 2, 3),
)
"""TW-1004: how many of the last Day actions each level of each State blocks."""


# --- dice -----------------------------------------------------------------------------------------------------------

BLACK = 10
STORY, AXE, BLAST, OUT_OF_AMMO = -1, -2, -3, -4
GREY_DIE = (0, 0, 0, 1, 1, STORY)
YELLOW_DIE = (0, 1, 1, 2, AXE, STORY)
RED_DIE = (OUT_OF_AMMO, 1, 2, 3, BLAST, STORY)
DICE = {"grey": GREY_DIE, "yellow": YELLOW_DIE, "red": RED_DIE}
"""TW-004 to TW-006: hits, or a symbol."""
COLOURS = ("red", "blue", "green", "yellow", "white")
"""TW-1850."""

ENEMIES: tuple[tuple[Letter, int], ...] = (
    ("a", 0), ("a", 0), ("a", 1), ("b", 0), ("b", 1), ("b", 2), ("c", 1), ("c", 2), ("c", 3),
)  # fmt: skip
"""TW-014: letter and Prowess of the nine Enemy tokens."""


# --- numbers --------------------------------------------------------------------------------------------------------

MOST_COLD, MOST_NOISE = 6, 10
"""TW-202, TW-606: the printed tracks."""
SPACES_OUTSIDE = ("near", "medium", "far")


class Rules(BoundedRecord, cache_hash=True):
    """The numbers and switches that one table plays by; the defaults are the rulebook's."""

    # The group and the start
    start: tuple[tuple[Item, int], ...] = (
        ("lockpick", 1), ("shovel", 1), ("component", 4), ("wood", 4), ("water", 2), ("raw-food", 3),
    )  # fmt: skip
    """TW-116, TW-1502, TW-1503, TW-1504; with no Vegetable 53 % of the easier games were won (316 games), with two 67
    (225); with 3 Raw Food the tuned friend won 20.8 % of the harder ones, with 2 18.0, with 1 11.0 (400 games on the
    same seeds)."""
    start_hunger: int = 2
    """TW-105, TW-1503."""
    start_misery: int = 0
    """TW-105, TW-1504."""
    most_characters: int = 4
    """TW-118."""
    small_group: int = 2
    """TW-310: the most Characters of a group that may look for a New Arrival."""

    # The days
    chapter_events: tuple[int, int] = (3, 4)
    """TW-109, TW-1507: Events after Chapter I and after Chapter II."""
    chapter_cold: bool = True
    """TW-1503: whether a Chapter brings Cold."""
    most_kept: int = 2
    """TW-813: Narrative Actions that are kept."""
    blank_tokens: int = 7
    """TW-1212."""
    script_tokens: int = 9
    """TW-1212."""

    # The house
    wait_tokens: int = 3
    """TW-333."""
    board_ups: int = 3
    """TW-038."""
    ideas: int = 2
    """TW-313: cards of a New Idea."""
    lock_holds: int = 3
    """TW-323: the highest roll at which a lock holds."""
    handyman: int = 3
    """TW-1716: what a handyman adds to the roll of Rummage."""
    flood: int = 2
    """TW-1866: what a flooded basement subtracts from it."""
    coal_warms: int = 2
    """TW-1866: the further Cold that a Sack of Coal takes off."""
    sniper_reach: int = 1
    """TW-309: the highest roll at which a sniper hits."""
    snipers_reach: int = 3
    """TW-309, TW-1503: the same under Snipers."""
    sniper_wounds: int = 2
    """TW-309, TW-1503."""

    # Food, medicine, sleep
    canned_food: int = 2
    """TW-404: the Hunger that it takes off."""
    raw_food: int = 1
    """TW-404."""
    vegetable: int = 0
    """TW-404: it only counts as a meal."""
    meds_cure: int = 2
    """TW-1803: levels of Illness."""
    bandages_cure: int = 2
    """TW-1803: levels of Wounds."""
    herbal_meds_cure: int = 1
    """TW-1803."""
    herbs_help: int = 5
    """TW-1803: the lowest roll at which Herbal Meds help."""
    bed_bonus: int = 4
    """TW-1802: added to the untreated roll of somebody who slept in a Bed."""
    floor_rest: int = 2
    """TW-503: the Fatigue that a night on the floor takes off."""
    warm_clothes: int = 2
    """TW-1866: the Cold that Warm Clothes take off."""
    moonshine_fatigue: int = 2
    """TW-810."""
    alcohol_fatigue: int = 1
    """TW-810."""
    music_box: int = 8
    """TW-1866: the lowest roll at which it lifts Misery."""
    grief: int = 2
    """TW-814: the Misery that a loss brings."""

    # The city
    cards_at: tuple[int, int, int] = (14, 12, 10)
    """TW-042, TW-1504: Unknown cards near, at a medium distance and far away; with 12 near in the harder game 18.8 % won,
    with 11 16.0 (500 games on the same seeds; research/notes/2026-11-17-balance-this-war.md)."""
    curfew: int = 2
    """TW-1821: fewer Unknown cards under a curfew."""
    most_scavengers: int = 3
    """TW-506."""
    search_noise: int = 4
    """TW-618, TW-1521."""
    heavy_noise: int = 1
    """TW-1716: further Noise of a search by a heavy Character."""
    loud_search: int = 2
    """TW-618: further Noise of the first search at a loud Location."""
    stealth: int = 5
    """TW-1713: the Noise that a thief takes off."""
    whistle_noise: int = 4
    """TW-1866."""
    hand_cart: int = 3
    """TW-1866: the weight that a Hand Cart carries."""
    way_to_traders: int = 2
    """TW-1866: Unknown cards that reaching a trader costs."""
    walk_on_noise: int = 4
    """TW-645: above it, walking on asks again."""
    bargain: int = 3
    """TW-1715: the price that Katia takes off a barter."""

    # Fights and Raids
    enemy_life: int = 3
    """TW-910: Wounds of which an enemy dies."""
    robbed: int = 5
    """TW-922: things that the enemies take after a flight at home."""
    crime: int = 2
    """TW-720, TW-1504: red-cornered cards of a Crime Wave."""
    hidden_shelf: int = 2
    """TW-1841: the Damage that it takes off."""
    door_shield: int = 1
    """TW-1748: the Damage and Wounds that a Reinforced Door takes off."""
    watchdog_shield: int = 1
    """TW-1866: the Damage that a Watchdog takes off."""

    def nourishes(self, item: int) -> int:
        """TW-404: the Hunger that a food token takes off."""
        return self.canned_food if item == CANNED else self.raw_food if item == RAW else self.vegetable

    def cures(self, item: int) -> int:
        """TW-1803: the levels that a medicine takes off."""
        return self.meds_cure if item == MEDS else self.bandages_cure if item == BANDAGES else self.herbal_meds_cure

    def tires(self, item: int) -> int:
        """TW-810: the Fatigue that comes with a drink."""
        return self.moonshine_fatigue if item == MOONSHINE else self.alcohol_fatigue

    def unknown_at(self, space: str) -> int:
        """TW-042: the Unknown cards of a Location, by its space."""
        return self.cards_at[SPACES_OUTSIDE.index(space)]


STANDARD = Rules()


@cache
def rules_of(difficulty: str, board: str, short: str) -> Rules:
    """TW-1502 to TW-1504, TW-1507: the numbers of a table by its settings."""
    rules, start = STANDARD, dict(STANDARD.start)
    if difficulty == "easier":
        rules = replace(rules, start_hunger=1, chapter_cold=False, sniper_wounds=1, snipers_reach=2)
        start |= {"vegetable": 1, "bandages": 1}
    elif difficulty == "harder":
        rules = replace(rules, start_misery=1, cards_at=(11, 10, 8), crime=3)
        start["raw-food"] = 2
    if board == "advanced":
        start["lockpick"] = 0
    if short == "on":
        first, second = rules.chapter_events
        rules = replace(rules, chapter_events=(first - 1, second - 1))
    return replace(rules, start=tuple(start.items()))
