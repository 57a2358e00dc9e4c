"""What the cards of a character are good for (US-047 to US-049, US-645, US-1165)."""

from functools import lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import BoundedRecord
from holdfast.games.under_our_sun.cards import Character, Gear
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import PER_AREA

AREA = ("area-once", "area-each")
"""Perks of weapons that are thrown at a whole tile (US-1165)."""
ARMOUR = ("jacket", "armour", "vest")
"""Perks that soften a hit, in the order in which they are offered (US-645)."""


class Kit(BoundedRecord):
    """What the cards of a character are good for as long as he has just these, and they work as they do now.

    Weapons, uses and armour are working cards; whether they are loaded is for the rules to ask."""

    perks: dict[str, int]
    """The first working card of each perk."""
    melee: tuple[int, ...] = ()
    ranged: tuple[int, ...] = ()
    bombs: tuple[int, ...] = ()
    usable: tuple[int, ...] = ()
    armour: tuple[tuple[int, str], ...] = ()
    torches: tuple[int, ...] = ()
    fire: bool = False
    """Something lights a fire."""
    tent: int = -1
    guns: tuple[tuple[int, int, int], ...] = ()
    """Cards that hold ammunition: which, the place of its kind among the goods, how much."""
    built: tuple[int, ...] = ()
    """Cards with a recipe."""
    water: int = 0
    """What the bottles hold."""
    mixed: int = 0
    """Mixed areas of the packs."""
    places: int = -1
    """US-047 to US-049: for so many resources there is room beside the cards; -1 where not even they have room."""
    armed: bool = False
    """There is any working weapon."""


EMPTY_HANDS = Kit({})


@lru_cache(maxsize=4096)
def kit_of(
    content: Content, hero: int, items: tuple[int, ...], worn: tuple[int, ...], tapped: tuple[int, ...], storm: bool
) -> Kit:
    """Looked through once for all characters and games that come by the same cards.

    US-781, US-1183: what is turned, electric in a solar storm, or another hero's does not work."""
    cards: tuple[Any, ...] = content.cards
    sheet: Character = cards[hero]
    perks: dict[str, int] = {}
    melee, ranged, bombs, usable, armour, torches = [], [], [], [], [], []
    guns, built, water, mixed, tent, fire = [], [], 0, 0, -1, False
    for card in items + worn:
        it: Gear = cards[card]
        marks, own = it.marks, it.perks
        if it.ammo:
            guns.append((card, PLACE[it.ammo], it.uses))
        if it.recipe:
            built.append(card)
        if card in tapped:
            continue
        if tent < 0 and "tent" in own:
            tent = card
        if card in worn:
            water += it.water
            mixed += it.mixed
        if (storm and "electric" in marks) or (it.hero and it.hero != sheet.id):
            continue
        for perk in own:
            perks.setdefault(perk, card)
        if AREA[0] in own or AREA[1] in own:
            bombs.append(card)
        elif it.dice:
            if "melee" in marks:
                melee.append(card)
            if "ranged" in marks:
                ranged.append(card)
        if it.use is not None:
            usable.append(card)
        if own:
            armour += [(card, perk) for perk in ARMOUR if perk in own]
            if "torch" in own and card in items:
                torches.append(card)
        fire = fire or "fire" in marks
    return Kit(
        perks,
        tuple(melee),
        tuple(ranged),
        tuple(bombs),
        tuple(usable),
        tuple(armour),
        tuple(torches),
        fire,
        tent,
        tuple(guns),
        tuple(built),
        water,
        mixed,
        resource_places(sheet, len(items), len(worn), mixed),
        bool(melee or ranged or bombs),
    )


LATEST_KITS: list[tuple[Any, Kit]] = [((), EMPTY_HANDS)] * 6
"""By the character, what a kit was made for last, and the kit: it is asked for again and again before it changes."""


def resource_places(sheet: Character, items: int, worn: int, more: int) -> int:
    """US-047 to US-049: items that have no area of their own lie on mixed ones; `more` are those of packs."""
    mixed = sheet.mixed + more - max(0, items - sheet.items)
    return PER_AREA * mixed if mixed >= 0 and worn <= sheet.equipment else -1
