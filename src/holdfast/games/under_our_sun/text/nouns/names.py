"""What things on the table are called: places by name and bearing, characters, enemies with a letter, goods, dice."""

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.map.geography import at
from holdfast.games.under_our_sun.rules import DICE, DIRECTIONS, HAVEN, KINDS

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer
    from holdfast.games.under_our_sun.world import Sands


POSITION = re.compile(r"-?\d+,-?\d+")
COMPASS = ("n", "ne", "se", "s", "sw", "nw")
"""US-036, in the order of the direction numbers."""
GEAR_DECKS = ("item", "equipment", "loot")
DECKS = (*GEAR_DECKS, "character", "mission-and-other", "enemy", "event", "night", "sun", "team", "tile", "mission")
"""Where the card of a bare id is looked for."""
GOODS = ("water", *KINDS)
TOKENS = ("part", "track")
FACES = {2: "★★", 1: "★", 0: "–", -1: "✗"}
"""US-010 to US-013: what a face shows."""


# --- places ----------------------------------------------------------------------------------------------------------


@cache
def steps(pos: str, origin: str = HAVEN) -> tuple[tuple[str, int], ...]:
    """The way from one position to another in at most two neighbouring directions: no two positions share one."""
    (q, r), (s, t) = at(pos), at(origin)
    q, r = q - s, r - t
    for i, (x, y) in enumerate(DIRECTIONS):
        u, v = DIRECTIONS[(i + 1) % 6]
        det = x * v - u * y
        a, b = (q * v - u * r) * det, (x * r - q * y) * det
        if a > 0 and b >= 0:
            way = ((COMPASS[i], a), (COMPASS[(i + 1) % 6], b))
            return tuple([(name, n) for name, n in way if n])
    return ()


def bearing(localizer: "Localizer", pos: str) -> str:
    """Where a position lies as seen from New Haven: *2 north and 1 north-east of New Haven*."""
    way = [localizer.say(f"way-{name}", n=n) for name, n in steps(pos)]
    return localizer.say("from-haven", way=localizer.listed(way))


def short_bearing(localizer: "Localizer", pos: str) -> str:
    """The same for narrow places: *2 N 1 NE*."""
    return " ".join([f"{n} {localizer.say(f'short-{name}')}" for name, n in steps(pos)])


def direction(localizer: "Localizer", origin: str, pos: str) -> str:
    """The direction of a neighbour, or nothing."""
    way = steps(pos, origin)
    return localizer.say(f"towards-{way[0][0]}") if len(way) == 1 and way[0][1] == 1 else ""


def tile_name(localizer: "Localizer", w: "Sands | None", pos: str) -> str:
    """The name of the tile, or that nobody knows it yet."""
    spot = w.spots.get(pos) if w is not None else None
    if w is None or spot is None or spot.tile < 0:
        return localizer.say("unknown-land")
    return localizer.noun(w.content.cards[spot.tile].key)


def the_land(localizer: "Localizer", key: str) -> str:
    """A tile by its card as the name stands within a sentence, with the article it takes; without a card unknown land."""
    message = f"the-{key.rpartition('/')[2]}" if key else "the-unknown-land"
    return localizer.say(message) if localizer.has(message) else localizer.noun(key)


def the_tile(localizer: "Localizer", w: "Sands", pos: str) -> str:
    """The same of a position on the map."""
    tile = w.tile(pos)
    return the_land(localizer, tile.key if tile is not None else "")


def place(localizer: "Localizer", w: "Sands | None", pos: str) -> str:
    """A position by name and bearing."""
    name = tile_name(localizer, w, pos)
    return name if pos == HAVEN else localizer.say("place", name=name, bearing=bearing(localizer, pos))


# --- people and enemies ----------------------------------------------------------------------------------------------


def person(localizer: "Localizer", w: "Sands | None", char: int) -> str:
    """A character by name; before there are any, the player."""
    if w is None or char >= len(w.characters) or w.characters[char] < 0:
        return localizer.say("player-number", n=char + 1)
    return localizer.noun(w.content.cards[w.characters[char]].key)


def in_sentence(localizer: "Localizer", w: "Sands | None", char: int, form: str = "the") -> str:
    """A character as the name stands within a sentence, with the article it takes; `of`, `to`: with that preposition."""
    return localizer.noun(f"{form}-char-{char}", w=w)


def letter(id: int) -> str:
    """What marks an enemy on the map: A to Z, then A2 and so on."""
    again = (id - 1) // 26
    return chr(ord("A") + (id - 1) % 26) + (str(again + 1) if again else "")


def foe_named(localizer: "Localizer", key: str, id: int, form: str) -> str:
    """An enemy by name and letter, with the article its name takes; `of`, `to`: with that preposition."""
    message = f"{form}-{key.rpartition('/')[2]}"
    if localizer.has(message):
        name = localizer.say(message)
    else:
        name = localizer.noun(key) if form == "the" else localizer.say(f"{form}-somebody", name=localizer.noun(key))
    return localizer.say("foe-named", name=name, letter=letter(id))


def foe(localizer: "Localizer", w: "Sands | None", id: int, form: str = "the") -> str:
    """An enemy, or its body, by name and letter."""
    cards = {it.id: it.card for it in w.bodies} | {it.id: it.card for it in w.foes} if w is not None else {}
    if w is None or id not in cards:
        return localizer.say("foe-gone", letter=letter(id))
    return foe_named(localizer, w.content.cards[cards[id]].key, id, form)


def foe_left(localizer: "Localizer", w: "Sands", id: int, form: str = "the") -> str:
    """An enemy with the HP it has left."""
    it = w.foe(id)
    name = foe(localizer, w, id, form)
    return localizer.say("foe-left", name=name, n=max(0, w.life(it) - it.damage)) if it is not None else name


# --- things ----------------------------------------------------------------------------------------------------------


def key_of(localizer: "Localizer", card_id: str) -> str:
    """The key of the card with a bare id, or nothing."""
    return next((key for deck in DECKS if localizer.name(key := f"{deck}/{card_id}") is not None), "")


def named(localizer: "Localizer", w: "Sands | None", word: str) -> str:
    """A part of an option's key in words."""
    head, _, number = word.rpartition("-")
    if POSITION.fullmatch(word):
        return place(localizer, w, word)
    if word in GOODS or word in TOKENS:
        return localizer.say(f"good-{word}", n=1)
    if word == "bare":
        return localizer.say("bare-hands")
    if number.isdigit() and head == "char":
        return person(localizer, w, int(number))
    if number.isdigit() and head in ("foe", "body"):
        return foe(localizer, w, int(number))
    if head == "without":
        return localizer.say(f"good-{number}", n=1)
    key = key_of(localizer, word)
    return localizer.noun(key, w=w) if key else localizer.noun(word, w=w)


def amount(localizer: "Localizer", what: str, n: int) -> str:
    return localizer.say(f"amount-{what}", n=n)


def amounts(localizer: "Localizer", goods: Mapping[str, int]) -> str:
    """Goods with their numbers, those that are none left out."""
    return ", ".join([amount(localizer, what, n) for what, n in goods.items() if n])


def stock(goods: Any) -> dict[str, int]:
    """Cubes as they are kept in the world, by their names."""
    return {what: n for what, n in zip(KINDS, goods, strict=True) if n}


# --- dice ------------------------------------------------------------------------------------------------------------


def dice(localizer: "Localizer", colours: str) -> str:
    """Dice by colour: *2 green, 1 yellow*."""
    return ", ".join([localizer.say(f"dice-{c}", n=colours.count(c)) for c in DICE if c in colours])


def face(colour: str, side: int) -> str:
    return FACES[DICE[colour][side]]


def shown(localizer: "Localizer", colours: str, faces: tuple[int, ...]) -> str:
    """Dice on the table: *green ★, red ✗, blue blank*."""
    blank = localizer.say("side-blank")
    parts = [
        f"{localizer.say(f'die-{c}')} {face(c, side) if DICE[c][side] else blank}"
        for c, side in zip(colours, faces, strict=True)
    ]
    return ", ".join(parts)
