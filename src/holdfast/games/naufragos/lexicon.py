"""The words that cards may use: effects and conditions by their names, and what may stand in their fields.

`check` names any other word by file and line.
"""

from functools import cache
from importlib import import_module
from typing import Annotated, Any

from msgspec import Meta

from holdfast.core.cards.vocabulary import vocabulary

Who = Annotated[
    str,
    Meta(
        pattern=r"^(me|explorers|others|in-camp|not-lost|all|starter|wounded|fighters|same-place|dog-owner|players|\d)$"
    ),
]
"""Whom a card means (NA-555, NA-556); the engine writes seats as numbers."""
FoodTo = Annotated[str, Meta(pattern="^(store|me)$")]
TilesTo = Annotated[str, Meta(pattern="^(supply|store)$")]
Stock = Annotated[str, Meta(pattern="^(food|wood|rope|sail)$")]
Counted = Annotated[str, Meta(pattern="^(wounds|tokens)$")]
Lot = Annotated[str, Meta(pattern="^(choice|random)$")]
Closed = Annotated[str, Meta(pattern="^(forage|wood|diary|wreckage|campfire|build|explore|fishing)$")]
Dearer = Annotated[str, Meta(pattern="^(forage|wood)$")]
Bettered = Annotated[str, Meta(pattern="^(fishing|return|difficulty)$")]
Beast = Annotated[str, Meta(pattern="^(dog|goat|cannon)$")]
Site = Annotated[str, Meta(pattern="^(raft|larder)$")]
LongSite = Annotated[str, Meta(pattern="^(sand|bonfire)$")]
Finished = Annotated[str, Meta(pattern="^(raft|larder|sand|bonfire)$")]
Deck = Annotated[str, Meta(pattern="^(coast|interior|heart|event|wreckage)$")]
Looked = Annotated[str, Meta(pattern="^(coast|interior|heart|event|wreckage|reached|any)$")]
Afterwards = Annotated[str, Meta(pattern="^(back|reorder|top-or-bottom)$")]
Icon = Annotated[str, Meta(pattern="^(bb|ss|ra|ca|sp|cn|mi|la|fl|)$")]
"""NA-946, or none."""
Sky = Annotated[str, Meta(pattern="^(sun|storm|)$")]
Moment = Annotated[str, Meta(pattern="^(survival|actions)$")]
Rolled = Annotated[str, Meta(pattern="^(return|fire)$")]
Shared = Annotated[str, Meta(pattern="^(me|group)$")]
Number = Annotated[int, Meta(ge=1, le=105)]
"""A plot card (NA-101)."""

MODULES = (
    "conditions", "setup",
    "flow.turn", "flow.event", "flow.placing", "flow.white_pawn", "flow.resolving", "flow.lost", "flow.survival",
    "flow.wounds", "flow.ending",
    "castaways.health", "castaways.death", "castaways.belongings", "castaways.losses", "castaways.diary",
    "castaways.trade",
    "actions.foraging", "actions.wreckage", "actions.campfire", "actions.building", "actions.rest",
    "camp.store", "camp.fishing", "camp.camp_board", "camp.weather", "camp.places",
    "exploration.expedition", "exploration.returning", "exploration.track", "exploration.summit",
    "plot.plot_cards", "plot.decisions", "plot.prices", "plot.shares", "plot.looking", "plot.today", "plot.quarrels",
    "dice.rolls", "dice.luck", "dice.strength", "dice.disputes",
    "rulesets.hr12.turn", "rulesets.hr12.lost", "rulesets.hr12.expedition", "rulesets.hr12.survival",
    "rulesets.hr12.ending",
)  # fmt: skip
"""Where effects and conditions are defined."""


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(tuple([import_module(f"{__package__}.{name}") for name in MODULES]))
