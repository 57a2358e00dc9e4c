"""The words that cards may use in the fields of effects and conditions: `check` names any other by file and line."""

from typing import Annotated

from msgspec import Meta

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
