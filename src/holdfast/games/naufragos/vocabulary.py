"""The words that cards may use: effects and conditions by their names, and what may stand in their fields.

`check` names any other word by file and line.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from holdfast.core.cards.registry import vocabulary
from holdfast.core.engine.option_spec import OptionSpec, option_specs_in

# --- what cards write ---------------------------------------------------------------------------------------------------

if TYPE_CHECKING:
    Who = str
else:
    Who = Literal[
        "me", "explorers", "others", "in-camp", "not-lost", "all", "starter", "wounded", "fighters", "same-place",
        "dog-owner", "players", "0", "1", "2", "3",
    ]  # fmt: skip
"""Whom a card means (NA-555, NA-556); the engine writes seats as numbers."""
FoodTo = Literal["store", "me"]
TilesTo = Literal["supply", "store"]
Stock = Literal["food", "wood", "rope", "sail"]
Counted = Literal["wounds", "tokens"]
Lot = Literal["choice", "random"]
Closed = Literal["forage", "wood", "diary", "wreckage", "campfire", "build", "explore", "fishing"]
Dearer = Literal["forage", "wood"]
Bettered = Literal["fishing", "return", "difficulty"]
Beast = Literal["dog", "goat", "cannon"]
Site = Literal["raft", "larder"]
LongSite = Literal["sand", "bonfire"]
Finished = Literal["raft", "larder", "sand", "bonfire"]
Deck = Literal["coast", "interior", "heart", "event", "wreckage"]
Back = Literal["coast", "interior", "heart", "event", "wreckage", "camp"]
"""NA-907: what a plot card is by its back."""
Looked = Literal["coast", "interior", "heart", "event", "wreckage", "reached", "any"]
Afterwards = Literal["back", "reorder", "top-or-bottom"]
Icon = Literal["bb", "ss", "ra", "ca", "sp", "cn", "mi", "la", "fl", ""]
"""NA-946, or none."""
Sky = Literal["sun", "storm", ""]
Moment = Literal["survival", "actions"]
Rolled = Literal["return", "fire"]
Shared = Literal["me", "group"]
Perk = Literal[
    "blanket", "dog", "extra-build", "extra-wood", "heavy", "ink", "jellyfish", "keeps-cube", "lighter", "medicine",
    "net", "no-rain", "open-diary", "pot", "powder", "second-action", "two-tokens", "undergrowth",
]  # fmt: skip
"""NA-950: what an item does by a rule of its own."""
AnyPerk = Literal[Perk, ""]
Flag = Literal["more-dice", "only-proposer"]
"""NA-511: what a red camp card changes as long as it lies open."""
Ability = Literal["medic", "lucky", "cook", "strong", "fisher", "pathfinder"]
"""NA-938."""
Sex = Literal["f", "m"]
Tile = Literal["", "jellyfish", "shark"]
"""NA-024: a fish tile without a number."""
Row = Annotated[str, Meta(pattern="^[1-6](-[1-6])?$", examples=["1", "2-6"])]
"""Results of a die: one, or from one to another."""
Number = Annotated[int, Meta(ge=1, le=105)]
"""A plot card (NA-101)."""
Base = Literal["2013", "hr12", 2013]
"""NA-797: on which rules a rule set of one's own is based; a year may be written without quotes."""
Turns = Annotated[int, Meta(ge=1, le=21)]
Players = Annotated[int, Meta(ge=0, le=4)]
WeatherSpace = Annotated[int, Meta(ge=1, le=6)]
OnTrack = Annotated[int, Meta(ge=1, le=15)]
"""NA-031: a space of the difficulty track."""
Wounds = Annotated[int, Meta(ge=1, le=4)]

# --- what only the engine writes ------------------------------------------------------------------------------------------

Action = Annotated[str, Meta(pattern="^(forage|wood|diary|wreckage|campfire|build|explore|rest|camp)$")]
Space = Annotated[str, Meta(pattern="^(forage|wood|diary|wreckage|campfire|build|explore|rest|camp):[1-8]$")]
"""NA-038: a space of the board, where a pawn stands."""
AnySite = Annotated[str, Meta(pattern="^(shelter|sand|bonfire|raft|larder)$")]
AnyDeck = Annotated[str, Meta(pattern="^(coast|interior|heart|event|wreckage)$")]
AnyAfter = Annotated[str, Meta(pattern="^(back|reorder|top-or-bottom)$")]
Pile = Annotated[str, Meta(pattern="^(story|forage|fish)$")]
"""NA-116, NA-119, NA-137: tiles and tokens that lie face down."""
Food = Annotated[str, Meta(pattern="^(cube|food|own)$")]
"""NA-305, NA-308: a piece of the store, perishable or not, or a counter of one's own."""
Dice = Annotated[str, Meta(pattern="^(return|strength|fire|rest|wounds|table)$")]
"""What a roll is for."""

MODULES = (
    "conditions", "setup.opening",
    "flow.turn", "flow.event", "flow.ending", "pawns.placing", "pawns.white_pawn", "pawns.resolving",
    "night.meals", "night.wounds",
    "castaways.health", "castaways.death", "castaways.belongings", "castaways.losses", "castaways.diary",
    "castaways.trade",
    "actions.foraging", "actions.wreckage", "actions.campfire", "actions.building", "actions.rest",
    "camp.store", "camp.fishing", "camp.camp_board", "camp.weather", "camp.places",
    "exploration.expedition", "exploration.returning", "exploration.track", "exploration.summit",
    "exploration.lost",
    "plot.plot_cards", "plot.decisions", "plot.prices", "plot.shares", "plot.looking", "plot.today", "plot.quarrels",
    "dice.rolls", "dice.luck", "dice.strength", "dice.disputes",
    "rulesets.hr12.turn", "rulesets.hr12.lost", "rulesets.hr12.expedition", "rulesets.hr12.survival",
    "rulesets.hr12.ending",
)  # fmt: skip
"""Where effects and conditions are defined."""


def option_specs() -> tuple[type[OptionSpec], ...]:
    """The shapes of all options, which read their keys."""
    names = ("options", *[f"{chapter}.options" for chapter in CHAPTERS_WITH_OPTIONS])
    return option_specs_in([import_module(f"{__package__}.{name}") for name in names])


CHAPTERS_WITH_OPTIONS = ("pawns", "night", "actions", "castaways", "exploration", "plot", "dice")


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(tuple([import_module(f"{__package__}.{name}") for name in MODULES]))
