"""The words that cards may use in the fields of effects, conditions and cards: `check` names any other by file and line."""

from typing import Annotated

from msgspec import Meta

Who = Annotated[str, Meta(pattern=r"^(me|tile|others|all|\d)$")]
"""Whom a card means; the engine writes characters as numbers."""
Good = Annotated[str, Meta(pattern="^(water|food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow)$")]
Wish = Annotated[str, Meta(pattern="^(food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow|part)$")]
"""What a mission wants delivered."""
Cube = Annotated[str, Meta(pattern="^(food|fabric|metal|connector|wood|alcohol|plastic|cartridge|arrow)$")]
Attribute = Annotated[str, Meta(pattern="^(strength|skill|stealth)$")]
MaybeAttribute = Annotated[str, Meta(pattern="^(strength|skill|stealth|)$")]
Dice = Annotated[str, Meta(pattern="^[GYBR]+$", max_length=12)]
MaybeDice = Annotated[str, Meta(pattern="^[GYBR]*$", max_length=12)]
Row = Annotated[str, Meta(pattern="^[012]$")]
"""Successes of a die."""
EnemyKind = Annotated[str, Meta(pattern="^(Animal|Human|Mutated)$")]
MaybeKind = Annotated[str, Meta(pattern="^(Animal|Human|Mutated|)$")]
Where = Annotated[str, Meta(pattern=r"^(here|adjacent|random-adjacent|-?\d+,-?\d+)$")]
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
Gender = Annotated[str, Meta(pattern="^[mf]$")]
Mode = Annotated[str, Meta(pattern="^(coop|semi)$")]
Target = Annotated[int, Meta(ge=27)]
"""A target tile (US-020); the lower numbers are New Haven and normal tiles."""
