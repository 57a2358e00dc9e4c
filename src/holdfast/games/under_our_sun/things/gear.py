"""Cards of items and equipment: where they lie, for which there is room, how they are turned and put away."""

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.pieces import GEAR, ITEMS
from holdfast.games.under_our_sun.rules import AMMUNITION
from holdfast.games.under_our_sun.world import Sands


def held_in(w: Sands, char: int, card: int) -> str:
    """Where a character has a card of his."""
    return GEAR[char] if card in w.zones[GEAR[char]].top else ITEMS[char]


def source(w: Sands, char: int, card: int) -> str:
    """Where a card lies that he may take: on offer, found, on the ground or at a trader's; otherwise in its own deck, or
    among his finds."""
    zones = w.zones
    for name in SOURCES:
        if card in zones[name].top:
            return name
    deck = w.content.cards[card].deck
    return w.locate(card, f"finds-{w.owner[char]}" if deck == "loot" else deck)


SOURCES = ("offer", "found", "ground", "lawrence", "dealer-1", "dealer-2")


def kind_zone(w: Sands, char: int, card: int) -> str:
    return GEAR[char] if w.gear(card).kind == "equipment" else ITEMS[char]


def load(w: Sands, card: int) -> None:
    """US-345, US-704: a card that is gained is filled."""
    uses = w.gear(card).uses
    if uses:
        w.uses[card] = uses


def home_of(w: Sands, card: int) -> str:
    """US-504: where a used card goes: its open deck, or under the loot deck."""
    deck = w.content.cards[card].deck
    return "loot-discard" if deck == "loot" else deck


def put_away(w: Sands, card: int) -> None:
    """A card leaves play for its deck."""
    zones, holder, lies = w.zones, -1, ""
    for char in range(w.crew):
        if card in zones[ITEMS[char]].top:
            lies = ITEMS[char]
        elif card in zones[GEAR[char]].top:
            holder, lies = char, GEAR[char]
    w.move(card, lies or w.locate(card, "ground"), home_of(w, card))
    w.uses.pop(card, None)
    w.lying.pop(card, None)
    if card in w.tapped:
        w.tapped = tuple([c for c in w.tapped if c != card])
    if holder >= 0:
        w.water[holder] = min(w.water[holder], w.water_room(holder))


class TurnCard(Effect[Sands]):
    """US-344: a card is turned until Preparation."""

    card: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.tapped = (*w.tapped, self.card)
        return ()


# --- what lies about, and room for it --------------------------------------------------------------------------------


def on_ground(w: Sands, pos: str) -> list[int]:
    return [card for card, where in w.lying.items() if where == pos]


def room_on_weapons(w: Sands, char: int, what: str) -> bool:
    """US-703: for ammunition, a weapon that still takes some."""
    return what in AMMUNITION and any(
        w.gear(card).ammo == what and w.uses.get(card, 0) < w.gear(card).uses for card in w.things(char)
    )


def room_for_card(w: Sands, char: int, card: int, freed: int = 0) -> bool:
    """US-336, US-340: a matching free area, after `freed` cubes have been paid (US-341)."""
    gear = w.gear(card)
    if gear.kind == "equipment":
        return w.fits(char, cubes=-freed, gear=1, mixed=gear.mixed)
    return w.fits(char, items=1, cubes=-freed)
