"""The words that cards and saves of this game may use: the values of fields, and all effects and conditions.

`holdfast check` names any other word by file, line and column. To the type checker a word is a `str`: the engine builds
words from parts, and every save checks them.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta

from holdfast.core.cards.registry import vocabulary
from holdfast.core.engine.option_spec import NamedAs, OptionSpec, option_specs_in

if TYPE_CHECKING:
    Person = int
    ActionKind = str
    Hands = str
    Who = str
    WhoOrAll = str
    Resource = str
    Yielded = str
    Track = str
    Terrain = str
    AnyTerrain = str
    Source = str
    Symbol = str
    Space = str
    Field = str
    Put = str
    TileToken = str
    CampPlus = str
    Veiled = str
    Sky = str
    WeatherDie = str
    DiceKind = str
    Kind = str
    Icon = str
    Pile = str
    Which = str
    Order = str
    Later = str
    Flagged = str
    NewFlag = str
    Marked = str
    Colour = str
    AnyColour = str
    Die = str
    Part = str
    Adventures = str
    Moment = str
    SigilLetter = str
    InventionType = str
    Rest = str
    Wanting = str
    Deck = str
    CardId = str
else:
    Person = Annotated[int, NamedAs("the-who-{}")]
    """One person, by number."""
    ActionKind = Literal["threat", "hunt", "build", "gather", "explore", "special", "arrange", "rest"]
    Hands = Literal["", "both", "friday", "jenny"]
    """The pawns put on an Action, if not one pawn of the player (RC-264, RC-731, RC-946)."""
    Who = Annotated[str, Meta(pattern=r"^(taker|bearer|first|each|camp|hit|[0-5](\|[0-5])*|)$")]
    """The people an effect means (RC-648); the engine writes people as numbers."""
    WhoOrAll = Who
    """The same, or nobody in particular."""
    Resource = Literal["wood", "food", "fur", "ration"]
    Yielded = Literal["wood", "food"]
    Track = Literal["roof", "palisade", "weapon"]
    Terrain = Literal["beach", "hills", "mountains", "plains", "river"]
    AnyTerrain = Literal["", "beach", "hills", "mountains", "plains", "river"]
    Source = Literal["wood", "fish", "parrot", "flock"]
    Symbol = Literal["wood", "fish", "parrot", "beast"]
    Space = Literal["N1", "N2", "N3", "N4", "M1", "M2", "M3", "M4", "S1", "S2", "S3", "S4"]
    Field = Literal[
        "threat", "hunt", "build", "gather", "explore", "special", "arrange", "rest", "weather", "night",
        "cost-shelter", "cost-roof", "cost-palisade", "cost-weapon", "target", "camp",
    ]  # fmt: skip
    """The fields that may have a token (RC-666)."""
    Put = Literal[
        "adventure", "animals", "beast", "blocked", "food", "pawn", "rain", "reroll", "storm", "winter", "wood",
    ]  # fmt: skip
    """The tokens of cards (RC-471 to RC-487)."""
    TileToken = Literal[
        "beast", "pawn", "food", "wood", "hatchet", "flock", "fog", "ash", "embers", "cross", "burnt", "shortcut",
    ]  # fmt: skip
    CampPlus = Literal["food", "wood", "hatchet"]
    Veiled = Literal["fog", "ash"]
    Sky = Literal["rain", "winter"]
    WeatherDie = Literal["rain", "winter", "animals"]
    DiceKind = Literal["build", "gather", "explore"]
    Kind = Literal["building", "gathering", "exploration"]
    Icon = Literal["book", Kind]
    Pile = Literal[
        "tile", "discovery", "event", "hunting", "beast", "beast-discard", "mystery", "invention", "starting-box",
        "inventions", "items", "treasures",
    ]  # fmt: skip
    Which = Literal["closest", "adjacent", "target", "tile", "tile-all", "camp", "linked"]
    Order = Literal["order", "one"]
    Later = Literal["night", "morning", "round-end", "actions-end"]
    Flagged = Literal[
        "argument", "food-fewer", "half-production", "items-out", "no-food", "no-skills", "no-wood", "one-pawn",
        "only-build-arrange-rest", "only-rest", "skip-production", "wood-more", "confused",
    ]  # fmt: skip
    """What may hold for a round (RC-202)."""
    NewFlag = Literal["weather-rolled", Flagged]
    Marked = Literal["bowl", "web"]
    Colour = Literal["brown", "grey", "green", "red", "dog", "raft", "ladder"]
    """RC-267: additional pawns."""
    AnyColour = Literal["", Colour]
    Die = Literal["brown", "grey", "green"]
    Part = Literal["head", "arm", "belly", "leg"]
    Adventures = Literal["treasure", "trap", "monster"]
    Moment = Literal[
        "any", "setup", "round", "event", "before-morale", "after-morale", "production", "planning", "before-action",
        "dice", "gathered", "arrange", "fight", "mystery", "before-weather", "clouds", "night", "before-rot", "action",
    ]  # fmt: skip
    """RC-610; `action` is a card that is used by an Action of its own."""
    SigilLetter = Literal["", "a", "b", "c", "d"]
    InventionType = Literal["default", "personal", "random"]
    Rest = Literal["invention", "invention-discard"]
    Wanting = Literal[Resource, Track, "determination", "source", "invention", "item"]
    """What an Unfulfilled Demand may lack (RC-645)."""
    Deck = Literal[
        "event", "mystery", "beast", "invention", "building-adventure", "gathering-adventure", "exploration-adventure",
    ]  # fmt: skip
    """Decks with a discard pile."""
    CardId = Annotated[str, Meta(pattern=r"^[a-z][^:]*$")]

MODULES = (
    "actions.adventures", "actions.arranging", "actions.building", "actions.combat", "actions.dice",
    "actions.exploration", "actions.gathering", "actions.hunting", "actions.options", "actions.threat",
    "anytime.conditions", "anytime.options", "anytime.skills", "anytime.uses",
    "flow.action", "flow.arrivals", "flow.ending", "flow.event", "flow.extra_building", "flow.morale", "flow.night",
    "flow.options", "flow.production", "flow.round", "flow.weather",
    "island.camp", "island.options", "island.sources", "island.tiles", "island.tokens",
    "people.options", "people.deciding", "people.determination", "people.lasting", "people.morale", "people.wounds",
    "planning.options", "planning.pawns", "planning.plan", "planning.question",
    "scenarios.occasions", "scenarios.options", "scenarios.castaways", "scenarios.cursed_island", "scenarios.jenny", "scenarios.volcano",
    "scenarios.cannibals", "scenarios.family", "scenarios.own",
    "setup.layout", "setup.table",
    "things.decks", "things.discovery", "things.inventions", "things.items", "things.mystery", "things.options", "things.resources",
)  # fmt: skip
"""The modules that define effects, conditions and options."""


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition by its name."""
    return vocabulary(chapter_modules())


@cache
def option_specs() -> tuple[type[OptionSpec], ...]:
    """The options as data."""
    return option_specs_in(chapter_modules())


def chapter_modules() -> tuple[ModuleType, ...]:
    return tuple([import_module(f"{__package__}.{name}") for name in MODULES])
