"""What the box holds: tokens, resources, dice, Enemy tokens (TW-001 to TW-023)."""

from typing import NamedTuple

from holdfast.games.this_war.vocabulary import Letter, StateName

NOBODY = -1
"""Instead of a Character."""
PEOPLE = 12
"""TW-012: so many Character cards."""


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
BED_HELPS = 4
"""TW-1802: so much is added to the untreated roll of whoever slept in a Bed."""
LOCK_HOLDS = 3
"""TW-323: with so much on the black die, or less, a lock holds."""
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
FOE_LIFE = 3


# --- limits ---------------------------------------------------------------------------------------------------------

MOST_COLD = 6
MOST_NOISE = 10
MOST_CHARACTERS = 4
MOST_SCAVENGERS = 3
MOST_BLANKS = 7
MOST_PENDING = 9
MOST_KEPT = 2
WAIT_TOKENS = 3
BOARD_UPS = 3
SPACES_OUTSIDE = ("near", "medium", "far")
CARDS_AT = {"near": 14, "medium": 12, "far": 10}
"""TW-042."""
HARDER_CARDS_AT = {"near": 11, "medium": 10, "far": 8}
"""TW-1504; near 12 won 18.8 %, 11 16.0 (500 games on the same seeds; research/notes/2026-11-17-balance-this-war.md)."""
START = {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
"""TW-116."""
ADVANCED_START = {"lockpick": 0}
"""TW-1502: instead of these."""
EASIER_START = {"vegetable": 1, "bandages": 1}
"""TW-1503: besides these; with no Vegetable 53 % won (316 games), with two 67 (225)."""
HARDER_START = {"raw-food": 2}
"""TW-1504: instead of these; with 3 the tuned friend won 20.8 %, with 2 18.0, with 1 11.0 (400 games on the same seeds)."""
CHAPTER_EVENTS = (3, 4)
"""TW-109: Events after Chapter I and after Chapter II."""
