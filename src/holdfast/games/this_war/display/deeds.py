"""How the answers of This War of Mine are written: deeds of the house, the city and the fight, and the choices of cards.

Cards and Scripts name their choices in words of their own (TW-1203), those of packs too; so a bare word that is no deed of the
rules is a choice. Where a card uses a word of the rules (*talk*, *leave*), the question tells them apart (`stakes`).
"""

import re

from holdfast.core.engine.effect import replace
from holdfast.core.facts import ActionPatterns, Facts, UnknownKey
from holdfast.games.this_war.vocabulary import CHARACTERS

NAMES = tuple(CHARACTERS.split())
CARDS = {
    "character": "character",
    "idea": "fitting",
    "narrative": "narrative-action",
    "findings": "findings",
    "raid": "night-raid",
    "next": "exploration",
    "return": "exploration",
}
"""Deeds that choose a card, which is told with them."""
CHOICE = re.compile(r"[a-z]+(-[a-z]+)*")


class Answers(ActionPatterns):
    """Names in keys are people (`who`), and bare words that the rules do not know are choices of cards."""

    def _read(self, key: str) -> Facts:
        try:
            facts = super()._read(key)
        except UnknownKey:
            if CHOICE.fullmatch(key):
                return Facts("choose", key)
            raise
        if deck := CARDS.get(facts.deed):
            return replace(facts, card=f"{deck}/{facts.what}")
        return replace(facts, by="", who=NAMES.index(facts.by)) if facts.by in NAMES else facts


HOUSE = (
    "build:{what}+{by}",
    "build:{what}",
    "slot:{where}",
    "move:{where}",
    "demolish:{where}",
    "search:{where}",
    "dig:{where}",
    "dig-with:{where}:{by}",
    "pick:{where}",
    "unlock:{where}",
    "saw:{where}",
    "rummage:{where}",
    "rummage-all",
    "outside:{where}",
    "new-idea:{where}",
    "idea:{what}",
    "use:{where}:{what}+{by}",
    "use:{where}:{what}",
    "rest",
    "rest-all",
    "music",
    "comfort",
    "mend-roof",
    "drain",
    "take-back",
    "ration",
    "first:{by}",
    "in-order",
    "wood:{n}",
    "with-next",
    "crack:{where}",
    "fitting:{where}",
    "top",
    "new-arrival",
    "accept",
    "refuse",
)
"""The Day Actions and who comes to the door."""
PEOPLE = (
    "eat:{by}:{what}",
    "eat:{what}",
    "nothing",
    "all-eat:{what}",
    "nobody-eats",
    "hungry-eat:{what}",
    "all:{what}",
    "drink",
    "dry:{by}+{what}",
    "dry:{by}",
    "alone:{by}",
    "assign:{by}:{what}",
    "treat:{by}:{what}",
    "treat-all",
    "extra-shift:{by}",
    "bed",
    "floor",
    "guard",
    "scavenge",
    "night:{by}:{what}",
    "watch:{by}",
    "unguarded",
    "person:{by}",
    "calm:{by}",
    "keep-promise",
    "let-go",
    "give",
    "character:{what}",
    "hand-on",
)
"""What people need, and who is meant."""
CITY = (
    "go:{where}",
    "exchange:{where}",
    "none",
    "take:{what}:{n}",
    "take:{what}",
    "fill:{what}",
    "as-before",
    "pack",
    "token:{what}",
    "home-with:{what}",
    "home",
    "reveal",
    "reveal-on",
    "stop",
    "map",
    "trade",
    "visit:{what}",
    "next:{what}",
    "return:{what}",
    "as-they-lie",
    "return-all",
    "roll",
    "stealth",
    "draw",
    "draw-two",
    "findings:{what}",
    "hide",
    "ambush",
    "whistle",
    "papers",
    "done",
    "new-deal",
    "give:{what}:{n}",
    "give:{what}",
    "buy:{what}",
    "plenty",
    "cover",
    "leave",
)
"""Scavenging, findings and barter."""
FIGHT = (
    "weapon:{what}",
    "unarmed",
    "arm-all",
    "shots:{n}",
    "no-shot",
    "fight",
    "flee",
    "rearm",
    "foe:{n}",
    "miss",
    "trust",
    "keep",
    "again",
    "off-wounds:{n}",
    "raid:{what}",
    "raids:{n}",
)
BOOK = ("way:{n}", "objective:{n}", "objective", "narrative:{what}", "go-on")
DEEDS = Answers(
    *HOUSE,
    *PEOPLE,
    *CITY,
    *FIGHT,
    *BOOK,
    named={
        "go": "set-out",
        "leave:{what}:{n}": "leave-behind",
        "leave:{what}": "leave-behind",
        "use:{what}": "use-kept",
        "drink:{by}:{what}": "drink-up",
    },
)
SPENDS = {
    "eat": ("storage", "pile", "box"),
    "assign": ("storage", "pile", "box"),
    "drink-up": ("storage", "pile", "box"),
    "use-kept": ("zones.kept", "zones.waste", "zones.unused"),
    "map": ("storage", "pile", "box", "tonight", "today"),
    "extra-shift": ("levels", "shifts", "today"),
    "objective": ("storage", "box"),
    "papers": ("storage", "box"),
    "trade": ("tonight",),
}
"""What is gone when something has been used."""
USES = {
    "food": ("canned-food", "raw-food", "vegetable"),
    "comforts": ("alcohol-100", "moonshine", "sugar", "coffee", "cigarette"),
    "healing": ("meds", "bandages", "herbal-meds", "herb", "chems"),
    "weapons": (
        "assault-rifle",
        "shotgun",
        "pistol",
        "hatchet",
        "knife",
        "broken-assault-rifle",
        "broken-shotgun",
        "broken-pistol",
        "weapon-part",
        "ammo",
        "shell",
    ),
    "tools": ("shovel", "lockpick", "sawblade", "filter", "mechanical-part", "electrical-part"),
    "pastimes": ("jewelry", "book", "broken-guitar", "guitar"),
}
"""What tokens are for."""
GROUPS = {
    "build": ("build", "new-idea"),
    "clear": ("search", "dig", "dig-with", "pick", "unlock", "saw"),
    "work": ("rummage", "rummage-all", "outside", "mend-roof", "drain"),
    "fittings": ("use",),
    "needs": ("rest", "rest-all", "music", "comfort", "treat", "drink-up", "calm"),
    "carry": ("set-out", "home", "home-with", "as-before", "pack", "take", "fill", "leave-behind", "token"),
    "barter": ("give", "cover", "plenty"),
    **{use: tuple([f"{deed}:{item}" for deed in ("take", "buy") for item in items]) for use, items in USES.items()},
    "shift": ("move", "demolish"),
    "anytime": ("eat", "assign", "treat-all", "extra-shift", "objective", "ration"),
}
"""Day Actions as the Journal has them, then people's needs, then what is carried and given, and what may be taken by its use. What
is seldom wanted stands after all this, and last what takes no action (TW-1303, TW-1304)."""


def way(key: str) -> tuple[str, str] | None:
    """TW-320: two dig in one place, whoever the other is; and several of a kind are taken or given as one is."""
    deed, *rest = key.split(":")
    if deed == "dig-with":
        return f"{deed}:{rest[1]}", f"dig:{rest[0]}"
    if deed in ("take", "give", "leave") and len(rest) > 1:
        return f"several:{rest[1]}", f"{deed}:{rest[0]}"
    return None
