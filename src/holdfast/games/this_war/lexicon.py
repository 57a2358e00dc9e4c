"""Words that card data may use, as types: a slip of the pen is refused when the cards are loaded."""

from typing import Literal

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
