"""How options are grouped in long lists, and what they use up, by deed (US-302, US-303)."""

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
