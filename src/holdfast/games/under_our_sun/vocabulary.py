"""The words that cards may use: all effects and conditions, and the words of their fields; `check` names any other by
file and line."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Annotated, Any

from msgspec import Meta

from holdfast.core.cards.registry import vocabulary
from holdfast.core.engine.option_spec import OptionReader, OptionSpec, option_specs_in
from holdfast.core.facts import ActionPatterns

Who = Annotated[str, Meta(pattern=r"^(me|tile|others|all|\d)$")]
"""Whom a card means; the engine writes characters as numbers."""
Good = Annotated[str, Meta(pattern="^(water|food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow)$")]
Wish = Annotated[str, Meta(pattern="^(food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow|part)$")]
"""What a mission wants delivered."""
Cube = Annotated[str, Meta(pattern="^(food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow)$")]
MaybeCube = Annotated[str, Meta(pattern="^(food|fabric|metal|connector|wood|alcohol|plastic|)$")]
Attribute = Annotated[str, Meta(pattern="^(strength|skill|stealth)$")]
MaybeAttribute = Annotated[str, Meta(pattern="^(strength|skill|stealth|)$")]
Dice = Annotated[str, Meta(pattern="^[GYBR]+$", max_length=12, examples=["GY", "BBR"])]
MaybeDice = Annotated[str, Meta(pattern="^[GYBR]*$", max_length=12, examples=["GY", "BBR"])]
Row = Annotated[str, Meta(pattern="^[012]$", examples=["0", "1", "2"])]
"""Successes of a die."""
EnemyKind = Annotated[str, Meta(pattern="^(Animal|Human|Mutated)$")]
MaybeKind = Annotated[str, Meta(pattern="^(Animal|Human|Mutated|)$")]
Where = Annotated[str, Meta(pattern=r"^(here|adjacent|random-adjacent|-?\d+,-?\d+)$", examples=["2,-1"])]
"""Where enemies spawn; the engine writes positions."""
Phase = Annotated[str, Meta(pattern="^(morning|afternoon|night)$")]
Leader = Annotated[str, Meta(pattern="^(guide|carrier)$")]
Scale = Annotated[str, Meta(pattern="^(final-wave|)$")]
GearKind = Annotated[str, Meta(pattern="^(item|equipment|goods)$")]
Mark = Annotated[str, Meta(pattern="^(melee|ranged|electric|fire)$")]
Ammunition = Annotated[str, Meta(pattern="^(cartridge|arrow|)$")]
TileKind = Annotated[str, Meta(pattern="^(haven|normal|target)$")]
Box = Annotated[str, Meta(pattern="^(skill|strength|)$")]
Weather = Annotated[str, Meta(pattern="^(storm|solar-storm|)$")]
Fare = Annotated[str, Meta(pattern="^(hp|infected|well|ap|karma)$")]
"""What a character is asked about."""
Gender = Annotated[str, Meta(pattern="^[mf]$", examples=["m", "f"])]
Mode = Annotated[str, Meta(pattern="^(coop|semi)$")]
Target = Annotated[int, Meta(ge=27)]
"""A target tile (US-020); the lower numbers are New Haven and normal tiles."""
Position = Annotated[str, Meta(pattern=r"^-?\d+,-?\d+$", examples=["2,-1"])]
"""A place on the map (US-035)."""
MaybePosition = Annotated[str, Meta(pattern=r"^(-?\d+,-?\d+|)$", examples=["2,-1"])]
Pace = Annotated[str, Meta(pattern="^(move|charge|sneak)$")]
RolledDice = Annotated[str, Meta(pattern="^[GYBR]*$")]
"""As many as a roll has, which no card bounds."""
Key = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]*$", examples=["open-valve"])]
"""A name that a card gives to an answer, an action or a counter of its own."""
TileNumber = Annotated[str, Meta(pattern=r"^\d+$", examples=["27"])]
AbilityName = Annotated[
    str,
    Meta(
        pattern="^(ambush|bulwark|cool-head|coordinated-strike|disinfect|far-sight|game|light-feet|strip-down|thrift"
        "|tough-hide|treat)$"
    ),
]
"""US-1103 to US-1108: what the rules ask for by name."""
Colour = Annotated[str, Meta(pattern="^(blue|green|orange|red|white|yellow)$")]
Hero = Annotated[str, Meta(pattern="^(medic|scout|thickskin|veteran|mechanic|hunter|)$")]
"""Whose item it is (US-743), or nobody's."""
EnemyPerk = Annotated[
    str,
    Meta(pattern="^(bear|boar|boss|brute|captain|carrion|crawler|enforcer|howler|rat|scavenger|sunburnt|wolf)$"),
]
"""US-1125: special texts of enemies."""
GearPerk = Annotated[
    str,
    Meta(
        pattern="^(area-each|area-once|armour|boots|burst|chainsaw|distance-2|dodge-Y|first-turn-Y|gas-mask|ghillie"
        "|ghost-boots|heavy|jacket|longbow|no-night-card|no-night-die|plate|scares|shotgun|skill-box-G|slow-approach"
        "|sneak-green|stealth-B|strength-box-G|strength-box-Y|stun|sun-suit|tent|torch|trail-boots|vest|wrecker)$"
    ),
]
"""US-1165, US-1166: special texts of items and equipment."""
MissionPerk = Annotated[str, Meta(pattern="^(boss|dry|gate|parts|tracks)$")]
"""US-1211: special rules of missions."""
Role = Annotated[str, Meta(pattern="^(sol|survivor)$")]
Goal = Annotated[str, Meta(pattern="^(arsonist|executioner|saboteur|)$")]
OtherKind = Annotated[str, Meta(pattern="^(figure|mission|overview|trader)$")]
MissionNumber = Annotated[str, Meta(pattern=r"^(m\d+|)$")]


CHAPTERS = ["actions", "combat", "dice", "enemies", "flow", "map", "missions", "people", "setup", "things", "trade"]
"""The folders of the rules."""


def chapter_modules() -> Iterator[ModuleType]:
    """The modules of all chapters; they use the words above, so they are imported late."""
    for chapter in CHAPTERS:
        package = import_module(f"{__package__}.{chapter}")
        for module in iter_modules(package.__path__, f"{package.__name__}."):
            yield import_module(module.name)


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition that cards and saves may name."""
    return vocabulary(tuple(chapter_modules()))


@cache
def option_specs() -> tuple[type[OptionSpec], ...]:
    """All shapes of options; narrower ones come before `CardChoice`, which reads any single word."""
    return option_specs_in((*chapter_modules(), import_module(f"{__package__}.options")))


@cache
def option_reader() -> OptionReader:
    """The reader of all keys."""
    return OptionReader(option_specs(), ActionPatterns())
