"""Words that card data may use: closed ones as types, where a slip of the pen is refused; effects and conditions by name."""

from functools import cache
from importlib import import_module
from typing import Any, Literal

from holdfast.core.cards.vocabulary import vocabulary

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
    names = ["leader", "setup", *[f"{room}.{name}" for room, names in ROOMS.items() for name in names.split()]]
    return vocabulary(tuple([import_module(f"{__package__}.{name}") for name in names]))
