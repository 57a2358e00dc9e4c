"""Which options there are, how their keys are read, and how long lists of them are grouped."""

from holdfast.core.engine.option_spec import OptionReader, option_specs_in
from holdfast.core.facts import ActionPatterns
from holdfast.games.this_war import options
from holdfast.games.this_war.flow import options as flow
from holdfast.games.this_war.house import options as house

SPECS = option_specs_in((house, flow, options))
READER = OptionReader(SPECS, ActionPatterns())
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
"""The fields of the world that a use changes, by deed."""
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
    """TW-320: two dig in one place, with any partner; several of a kind are taken or given like one."""
    match READER.spec(key):
        case house.DigTogether(where, who):
            return f"dig-with:{who}", house.Place("dig", where).key
        case options.Goods("take" | "give" | "leave" as deed, what, n) if n:
            return f"several:{n}", options.Goods(deed, what).key
    return None
