"""Words that card data may use: closed ones as types, where a slip of the pen is refused; effects and conditions by name."""

from functools import cache
from importlib import import_module
from typing import Annotated, Any, Literal

from msgspec import Meta

from holdfast.core.cards.registry import vocabulary

StateName = Literal["hunger", "fatigue", "illness", "wounds", "misery"]
Where = Literal["storage", "findings", "here"]
Corner = Literal["", "red"]
Danger = Literal["low", "medium", "high"]
Obstacle = Literal["closed-door", "rubble", "bars", "basement", "open-space"]
Row = Literal["furniture", "debris", "pantry"]
Space = Literal["near", "medium", "far"]
Letter = Literal["a", "b", "c"]
Weapon = Literal["none", "knife", "hatchet", "pistol", "assault-rifle", "shotgun"]
DieColour = Literal["grey", "yellow", "red"]
Op = Literal["<", "<=", "=", ">=", ">"]
PendingDeck = Literal["events", "night-raids", "fate", "visitors", "residents"]
Peeked = Literal["events", "night-raids", "unknown"]
Blank = Literal[
    "sack-of-coal",
    "tool-box",
    "sack-of-flour",
    "warm-clothes",
    "child",
    "carpenter",
    "old-doctor",
    "cellar-trader",
    "junk-dealer",
    "field-nurse",
    "leaking-roof",
    "rats",
    "flooded-basement",
    "watchdog",
    "ring-of-keys",
    "hand-cart",
    "police-whistle",
    "forged-papers",
    "music-box",
    "debt-note",
    "boy-at-the-window",
]
"""TW-1866, and the one of TW-1252."""
Defeated = Literal["nobody-left", "no-guard", "last-page"]
"""TW-1403, TW-505: why a campaign is lost; `last-page` where a Script of one's own says so."""
Reason = Literal["victory", "survival", Defeated]
"""TW-1402 to TW-1404: every way in which a campaign ends; each has its sentence."""
Result = Literal["ceasefire", Defeated]


def one_of(words: str, *more: str, such_as: str = "") -> Meta:
    """One of these words, or something of these forms, such as this one."""
    return Meta(pattern=f"^({'|'.join([*words.split(), *more])})$", examples=such_as.split())


# --- people ---------------------------------------------------------------------------------------------------------

PEOPLE = "all all-present all-in-shelter guards scavengers others me most-miserable kindest affected picked fought"
"""Words of the cards for people; the last three are whom a check, the Leader or a fight has named."""
BOUND = "speaker carrier holder listener light"
"""TW-1223: the names to which a Script may bind somebody."""
Whom = Annotated[str, one_of(f"{PEOPLE} {BOUND}")]
Named = Annotated[str, one_of(f"{PEOPLE} {BOUND}", "")]
"""Somebody, or nobody."""
Bound = Annotated[str, one_of(BOUND)]
Counted = Annotated[str, one_of("characters present")]
CHARACTERS = "arica marin anton boris bruno cveta emilia katia marko pavle roman zlata"
"""TW-1710: in the order of their cards, by which they are numbered."""
NAMES = tuple(CHARACTERS.split())
CharacterId = Annotated[str, one_of(CHARACTERS)]
Ability = Annotated[
    str,
    one_of("bargain calm-voice comfort cook handyman heavy music picklock runner scavenger stealth strong trained"),
]
"""TW-1711 to TW-1713."""
Leaving = Annotated[str, one_of("gone")]
"""How a Script takes somebody out of the group; people die only by their States (TW-1006)."""
Stricken = Annotated[str, one_of("hunger fatigue illness wounds misery")]
"""A State as a key: with what somebody comes."""
SpiritName = Annotated[str, one_of("a b c", "")]

# --- things ---------------------------------------------------------------------------------------------------------

ITEMS = (
    "canned-food raw-food vegetable alcohol-100 moonshine sugar coffee cigarette assault-rifle shotgun pistol hatchet knife "
    "broken-assault-rifle broken-shotgun broken-pistol weapon-part ammo shell meds bandages herbal-meds herb chems shovel "
    "lockpick sawblade filter mechanical-part electrical-part jewelry book broken-guitar guitar wood component water"
)
KINSHIP = (
    "food medical melee firearm weapon tool alcohol valuables fresh-food resource any-token any green red yellow grey"
)
Item = Annotated[str, one_of(ITEMS)]
"""TW-016: a token or a resource."""
Family = Annotated[str, one_of(f"{ITEMS} {KINSHIP}")]
"""TW-023: the same, or a family of them."""
Loss = Annotated[str, one_of(f"{ITEMS} {KINSHIP} most-valuable")]
Arms = Annotated[
    str,
    one_of(
        "none",
        r"(knife|hatchet|pistol|assault-rifle|shotgun)(\+(knife|hatchet|pistol|assault-rifle|shotgun))?",
        such_as="knife pistol+knife",
    ),
]
"""TW-938: a weapon, none, or one and another to fall back on: `pistol+knife`."""
FittingName = Annotated[
    str,
    one_of(
        "bed bed-idea crude-stove stove-with-oven heater efficient-heater rainwater-collector second-barrel armchair radio "
        "workshop metal-workshop trap herbal-workshop herb-garden vegetable-garden moonshine-still distiller reinforced-door"
    ),
]
Neighbour = Annotated[str, one_of("crude-stove heater herb-garden moonshine-still rainwater-collector", "")]
FittingPerk = Annotated[str, one_of("barrel door")]
ShelterType = Annotated[str, one_of("furniture debris rubble closed-door bars")]
Slot = Annotated[str, one_of("a1 a2 a3 a5 u1 u2 u3 u4 u7 u8 u9 g3 g4 g7 g8 c1 c2 c5 c6 c7 c8")]
"""TW-032: a slot of the house."""
HouseSpace = Annotated[str, Meta(pattern="^[acgku][1-9]$", examples=["g3"])]
"""TW-031: any space of the house."""
TokenPlace = Annotated[
    str,
    one_of("here storage findings shelter this-location guard rummage events", r"location:\d\d", such_as="location:07"),
]
"""TW-1211: where a blank token is."""

# --- the city and the Book ------------------------------------------------------------------------------------------

ColourName = Annotated[str, one_of("red blue green yellow white")]
Span = Annotated[str, Meta(pattern=r"^([1-9]|10)(-([1-9]|10))?$", examples=["1", "2-10"])]
"""A row of a table: `4` or `1-3` of the black die."""
Chance = Annotated[str, Meta(pattern=r"^(([1-9]|10)(-([1-9]|10))?)?$", examples=["1", "2-10"])]
Side = Annotated[str, one_of("characters enemies", "")]
"""Whose Backstab comes first."""
Exchanged = Annotated[str, one_of("near medium far chosen")]
LocationPerk = Annotated[str, one_of("double-empathy loud-first-search")]
People = Annotated[str, one_of("bandits barterer civilians deserters family looters patrol rebels soldiers thugs")]
"""Whose talk table a Residents card has."""
Perk = Annotated[str, one_of("careful-steps extra-shift half-rations hidden-shelf promise", "")]
"""TW-1841: what a kept card lets the group do."""
Flag = Annotated[str, one_of("snipers curfew robbers clear-day no-visitors empty-streets")]
"""Rules of a day or a night."""
Used = Annotated[str, one_of("calm-voice arrived trade cellar-trader junk-dealer field-nurse")]
When = Annotated[str, one_of("next roll")]
Mode = Annotated[str, one_of("before instead")]
TableName = Annotated[str, one_of("black", "")]
TaskName = Annotated[str, one_of("bed floor guard scavenge")]
Tag = Annotated[
    str,
    one_of(
        "breakdown broken closing danger death debt departure despair dispatch ending epilogue event find gift help hope "
        "location marked mixed news note objective people plea raid resident result rule threat visitor whole own"
    ),
]
Phase = Literal["", "morning", "day", "dusk", "evening", "scavenging", "raid", "dawn", "end"]
ROOMS = {
    "actions": "assigning jobs places resolving visitors",
    "book": "checks colours conditions narrative objectives orders pages pending scripts",
    "city": "encounters exploring listening locations obstacles packing searching unknown",
    "combat": "blows fight raid story weapons",
    "flow": "anytime dawn day dusk ending evening morning night_raid scavenging turns",
    "house": "building cracks fittings shelter_cards",
    "people": "health joining leaving spirit states whom",
    "things": "barter stores tokens tracks",
}
"""The modules that define effects and conditions, room by room; they stand above this one."""


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition that cards and saves of this game may name."""
    names = ["leader", "setup.table", *[f"{room}.{name}" for room, names in ROOMS.items() for name in names.split()]]
    return vocabulary(tuple([import_module(f"{__package__}.{name}") for name in names]))
