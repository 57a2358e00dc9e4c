"""How the answers of Under Our Sun are written (US-302): every key as a deed and what it is about.

A character is `who`, an enemy, a body or a trader is `what` (`foe-3`, `body-4`, `dealer-1`, `lawrence`), a place on the
map is `where`, a weapon or another means is `by`.
"""

import re

from holdfast.core.engine.option_spec import OptionReader
from holdfast.core.facts import ActionPatterns, Facts, UnknownKey
from holdfast.games.under_our_sun.vocabulary import answers

NAMED = re.compile(r"char-(\d+)")
WORD = re.compile(r"[a-z][a-z0-9-]*")


class Written(ActionPatterns):
    """A single word that no rule offers is a choice of a card, which names its choices itself (US-509)."""

    def _read(self, key: str) -> Facts:
        if person := NAMED.fullmatch(key):
            return Facts("name", who=int(person[1]))
        try:
            return super()._read(key)
        except UnknownKey:
            if WORD.fullmatch(key):
                return Facts("choose", key)
            raise


BY_HAND = Written(
    # --- set-up
    "character:{what}",
    "buy:{what}",
    "buy:{what}:char-{who}",
    "add:{n}",
    "pass",
    # --- ways
    "move:{where}",
    "sneak:{where}",
    "charge:{where}",
    "march:{where}",
    "explore:{where}",
    "reveal:{where}",
    "tunnel:{where}",
    "next:{n}",
    # --- on a tile
    "recon",
    "gather",
    "gather:{what}+{to}",
    "refill",
    "rain",
    "eat",
    "open",
    "sleep",
    "loot:{what}",
    "keep:{n}",
    "treat:char-{who}",
    "disinfect:char-{who}",
    "build",
    "build:{what}",
    "build:{what}:without-{by}",
    "make:{what}",
    "strip:{what}",
    "refuel",
    "use:{what}",
    "camp-up",
    "camp-build",
    "camp-down",
    "campfire",
    "kitchen",
    "cook",
    "mission:{what}",
    "deliver:{what}",
    "discard",
    "drop:{what}",
    "take:{what}+{to}",
    "take:{what}",
    "wait",
    # --- trade
    "trade:char-{who}",
    "trader:{what}",
    "give:{what}",
    "give:{what}:{n}",
    "want:{what}",
    "want:{what}:{n}",
    "propose",
    "leave-it",
    "agree",
    "refuse",
    "swap:{what}:{to}",
    "order:{what}",
    "sell:{what}",
    "dismantle:{what}",
    "pay:{what}",
    "pay:{what}:{n}",
    "steal",
    "snatch:{what}",
    # --- fights
    "react-dodge",
    "rush",
    "do-nothing",
    "dodge",
    "join",
    "join-free",
    "stay-out",
    "let-be",
    "bribe",
    "no-bribe",
    "bulwark",
    "no-bulwark",
    "armour:{by}",
    "tough-hide",
    "take-it",
    # --- rolls
    "go-on",
    "karma:char-{who}",
    "karma:char-{who}:{by}",
    "cool-head",
    "cool-head:{by}",
    "ghost-boots:{n}",
    "die:{n}",
    "roll-now",
    "use-net",
    "spare-net",
    # --- the day and the night
    "meal:{by}",
    "drink:{by}",
    "first:char-{who}",
    "ignore",
    "face-it",
    "turn:{what}",
    "lose:{what}",
    # --- cards and items
    "heal:char-{who}",
    "cure:char-{who}",
    "calm:char-{who}",
    "call:char-{who}",
    "revive:char-{who}",
    "guide:char-{who}",
    "water:char-{who}",
    "flare:{what}",
    "stake:{n}",
    "decline",
    # --- Sons of Liberty
    "reveal-sol",
    "sol-spawn:{where}",
    "sol-move:{what}:{where}",
    named={
        "reveal:none": "done",
        "deliver:done": "done",
        "drop:done": "done",
        "take:done": "done",
        "done": "done",
        "pay:{n}-{by}": "pay-at-once",
    },
)
DEEDS = OptionReader(answers(), BY_HAND)
POINTS = ("ap",)
GOODS = ("ap", "goods", "supply", "bag")
THINGS = (*GOODS, "uses", "tapped", "zones.items-*", "zones.item", "zones.gear-*", "zones.equipment")
SPENDS = {
    **dict.fromkeys(("recon", "gather", "refill", "rain", "open", "loot", "trader", "trade", "camp-down"), POINTS),
    **dict.fromkeys(("sleep", "explore", "tunnel", "sol-move", "sol-spawn"), POINTS),
    **dict.fromkeys(("eat", "cook", "kitchen", "campfire", "build", "refuel", "disinfect", "steal"), GOODS),
    **dict.fromkeys(("camp-up", "camp-build", "mission", "deliver"), GOODS),
    **dict.fromkeys(("use", "throw"), THINGS),
    **dict.fromkeys(("treat", "cool-head"), ("ap", "used")),
}
"""US-303: what is gone when an action has been taken or something has been used."""
IN_VAIN = {"use:torch": "US-1166: with its only use spent it burns until the phase is over"}
GROUPS = {
    "ways": ("explore", "move", "march", "sneak", "charge", "tunnel"),
    "fights": (
        *("attack", "attack-burst", "sneak-attack", "throw", "dodge"),
        *("shoot", "shoot-burst", "shoot-ambush", "shoot-unseen", "shoot-burst-ambush", "shoot-burst-unseen"),
        *("rob", "rob-burst", "rob-ambush", "rob-unseen", "rob-burst-ambush", "rob-burst-unseen"),
        *("assault", "assault-burst", "assault-ambush", "assault-unseen"),
    ),
    "here": ("recon", "gather", "refill", "rain", "open", "loot", "mission", "deliver", "take"),
    "body": ("eat", "sleep", "treat", "disinfect", "use"),
    "work": ("build", "make", "strip", "refuel", "camp-up", "camp-build", "camp-down", "campfire", "kitchen", "cook"),
    "trade": ("trade", "trader", "give", "want", "order", "sell", "swap", "dismantle"),
}
"""US-302: the actions of a turn as the rulebook has them."""
