"""Weapons and the dice of attacks (US-046, US-616 to US-620, US-632 to US-634, US-1165)."""

from typing import Any

from holdfast.core.cards.content import Content
from holdfast.games.under_our_sun.cards import Character, Fighter, Gear
from holdfast.games.under_our_sun.dice.rolls import weaker
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.pieces import Foe
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.things.supply import add
from holdfast.games.under_our_sun.world import Sands

BARE = -1
BARE_HANDS = (BARE,)
FARTHEST = 2
"""No weapon shoots farther."""


class InShot(dict[str, frozenset[str]]):
    """The positions within which somebody can be shot at from each position, itself included; made once."""

    def __missing__(self, pos: str) -> frozenset[str]:
        found = {pos}
        for _ in range(FARTHEST):
            found.update([p for one in found for p in neighbours(one)])
        self[pos] = made = frozenset(found)
        return made


IN_SHOT = InShot()


def rounds(w: Sands, char: int, card: int) -> int:
    """US-634, US-703: shots or uses left, loose ammunition of its kind included, because loading is free."""
    ammo = w.gear(card).ammo
    return w.uses.get(card, 0) + (w.have(char, ammo) if ammo else 0)


def loaded(w: Sands, char: int, cards: tuple[int, ...]) -> tuple[int, ...]:
    """US-634: those of some weapons that have the ammunition or uses they need, one of each name."""
    found: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    every: tuple[Any, ...] = w.content.cards
    for card in cards:
        gear: Gear = every[card]
        if gear.id not in names and (not gear.uses or rounds(w, char, card) > 0):
            found += (card,)
            names += (gear.id,)
    return found


def melee(w: Sands, char: int) -> tuple[int, ...]:
    """Working, loaded weapons for the own tile, one of each; area weapons are apart."""
    return loaded(w, char, w.kit(char).melee)


def bombs(w: Sands, char: int) -> tuple[int, ...]:
    """US-1165: weapons thrown at a whole tile."""
    return loaded(w, char, w.kit(char).bombs)


def arms(w: Sands, char: int, pos: str, kit: Kit) -> tuple[int, ...]:
    """US-620, US-632, US-633: what he can attack somebody on this tile with: on his own everything, elsewhere shots."""
    shots = loaded(w, char, kit.ranged) if kit.ranged else ()
    if w.pos[char] != pos:
        found: tuple[int, ...] = ()
        for card in shots:
            if in_reach(w, char, pos, card):
                found += (card,)
        return found
    if kit.melee:
        return BARE_HANDS + loaded(w, char, kit.melee) + shots
    return BARE_HANDS + shots


def arm_name(content: Content, weapon: int) -> str:
    return "bare" if weapon < 0 else content.cards[weapon].id


def bursts(w: Sands, char: int, weapon: int) -> bool:
    """Assault Rifle: two cartridges at once."""
    return weapon >= 0 and "burst" in w.gear(weapon).perks and rounds(w, char, weapon) >= 2


def in_throw(w: Sands, char: int, pos: str) -> bool:
    """US-1165: the own tile or a revealed one next to it."""
    return distance(w.pos[char], pos) <= 1 and w.tile(pos) is not None


def reach(w: Sands, card: int) -> int:
    """How far a ranged weapon shoots."""
    return FARTHEST if "distance-2" in w.gear(card).perks else 1


def attack_dice(w: Sands, char: int, weapon: int, target: str, first: bool, sneak: bool, burst: bool) -> str:
    """US-616, US-619, US-620: the board value, one weapon, and the wound die."""
    cards: tuple[Any, ...] = w.content.cards
    sheet: Character = cards[w.characters[char]]
    gear: Gear | None = cards[weapon] if weapon >= 0 else None
    if gear is not None and "ranged" in gear.marks:
        dice = sheet.ranged + gear.dice
        if "shotgun" in gear.perks and target == w.pos[char]:
            dice += "G"
        if burst:
            dice += "Y"
        sun = w.sun_card()
        if sun is not None and sun.haze and not w.dark():
            dice = weaker(dice)
    else:
        dice = sheet.melee
        if gear is not None:
            dice += "G" if sneak and "sneak-green" in gear.perks else gear.dice
            if first and "first-turn-Y" in gear.perks:
                dice += "Y"
        if w.kit(char).torches and w.torchlit(char):
            dice += "B"
    return dice + "R" if w.hp[char] <= w.rules.wounded_hp else dice


def enemy_dice(w: Sands, foe: Foe, fighter: Fighter, ranged: bool, first: bool) -> str:
    """US-520, US-1125: what its card says for day or night, and what others add to it."""
    night = w.phase == "night"
    if ranged:
        dice = fighter.ranged_night if night else fighter.ranged
    else:
        dice = fighter.melee_night if night else fighter.melee
    if not dice:
        return ""
    perks = fighter.perks
    if first:
        dice += foe.bonus
        if "boar" in perks:
            dice += "Y"
    if fighter.sol:
        pos, id = foe.pos, foe.id
        for other in w.foes:
            if other.pos == pos and other.id != id and "enforcer" in w.fighter(other).perks:
                dice += "B"
    if perks:
        if "sunburnt" in perks and w.keyword == "solar-storm":
            dice += "G"
        if "boss" in perks and w.lasts("baited"):
            dice = dice.replace("G", "", 1)
    if ranged:
        sun = w.sun_card()
        if sun is not None and sun.haze and not night:
            dice = weaker(dice)
    return dice


def ammunition(w: Sands, char: int, weapon: int, burst: bool = False) -> None:
    """US-634, US-703: each shot spends 1, a burst 2; loose ammunition refills the weapon before and after."""
    reload(w, char, weapon)
    w.uses[weapon] -= 2 if burst else 1
    reload(w, char, weapon)


def reload(w: Sands, char: int, weapon: int) -> None:
    """US-703: up to the printed capacity, for free."""
    gear = w.gear(weapon)
    n = min(w.have(char, gear.ammo), gear.uses - w.uses.get(weapon, 0))
    w.goods[char] = add(w.goods[char], gear.ammo, -n)
    w.uses[weapon] = w.uses.get(weapon, 0) + n


def in_reach(w: Sands, char: int, pos: str, weapon: int) -> bool:
    """US-632, US-634: an adjacent revealed tile, or farther with the right rifle."""
    away = distance(w.pos[char], pos)
    spot = w.spots.get(pos)
    return spot is not None and spot.tile >= 0 and 1 <= away <= reach(w, weapon)
