"""The words that cards may use: all effects and conditions, and the words of their fields; `check` names any other by
file and line."""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta

from holdfast.core.cards.vocabulary import vocabulary

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


@cache
def registry() -> dict[str, type[Any]]:
    """Each effect and condition that cards and saves may name; their modules use the words above, so they come in here."""
    from holdfast.games.under_our_sun.actions import building, camp, deeds, gathering, interactions, price, stealth
    from holdfast.games.under_our_sun.combat import (
        attacks,
        combat_turn,
        crimes,
        enemy_attacks,
        first_combat_turn,
        hits,
        joining,
        reactions,
    )
    from holdfast.games.under_our_sun.dice import karma, rolls, tests
    from holdfast.games.under_our_sun.enemies import leaving, spawning, wandering
    from holdfast.games.under_our_sun.flow import day, drinking, events, night, preparation, turn
    from holdfast.games.under_our_sun.map import moving, tiles
    from holdfast.games.under_our_sun.missions import conditions, course, gate, hostages, matriarch, spawns, tasks
    from holdfast.games.under_our_sun.people import characters, death, teams
    from holdfast.games.under_our_sun.setup import opening, starting_items
    from holdfast.games.under_our_sun.things import dropping, gear, goods, items, loot
    from holdfast.games.under_our_sun.trade import barter, dealing, robbing, stealing, traders, wares

    return vocabulary(
        (
            building,
            camp,
            deeds,
            gathering,
            interactions,
            price,
            stealth,
            attacks,
            combat_turn,
            crimes,
            enemy_attacks,
            first_combat_turn,
            hits,
            joining,
            reactions,
            karma,
            rolls,
            tests,
            leaving,
            spawning,
            wandering,
            day,
            drinking,
            events,
            night,
            preparation,
            turn,
            moving,
            tiles,
            conditions,
            course,
            gate,
            hostages,
            matriarch,
            spawns,
            tasks,
            characters,
            death,
            teams,
            opening,
            starting_items,
            dropping,
            gear,
            goods,
            items,
            loot,
            barter,
            dealing,
            robbing,
            stealing,
            traders,
            wares,
        )
    )
