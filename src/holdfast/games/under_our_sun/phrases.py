"""Composed words of the log: somebody with his health, an enemy by its letter, a place, dice, goods.

A line of the log is plain data; a composed word carries its parts in itself, `told-hp:0:4:6`, and is put together in the
language of the reader (`words/nouns/phrases.py`). Enemies and places carry the key of their card: the log is read when they
may long be gone.
"""

from collections.abc import Mapping

from holdfast.games.under_our_sun.pieces import Body, Foe
from holdfast.games.under_our_sun.world import Sands

PREFIX = "told-"
UNKNOWN = "-"
"""Instead of a tile that nobody has seen."""


def name(char: int) -> str:
    """Somebody within a sentence."""
    return f"the-char-{char}"


def capital(word: str) -> str:
    """A word at the beginning of a sentence."""
    return f"{PREFIX}capital:{word}"


def plain(text: str) -> str:
    """Something that is the same in all languages."""
    return f"{PREFIX}plain:{text}"


def health(w: Sands, char: int) -> str:
    """Somebody with his HP."""
    return f"{PREFIX}hp:{char}:{w.hp[char]}:{w.sheet(char).hp}"


def supplied(w: Sands, char: int) -> str:
    """Somebody with his HP and his water."""
    return f"{PREFIX}supplied:{char}:{w.hp[char]}:{w.water[char]}"


def well(w: Sands, char: int) -> str:
    """Somebody with his well-being."""
    return f"{PREFIX}well:{char}:{w.well[char]}:{w.sheet(char).gender}"


def count(word: str, n: int) -> str:
    """Somebody or something, and how many."""
    return f"{PREFIX}count:{word}:{n}"


def foe(w: Sands, it: Foe | Body) -> str:
    """An enemy, or its body, by name and letter."""
    return f"{PREFIX}foe:{w.content.cards[it.card].key}:{it.id}"


def forms(foes: str, form: str) -> str:
    """Enemies in a row (`of`, `to`): with a preposition that melts into their articles."""
    return foes.replace(f"{PREFIX}foe:", f"{PREFIX}foe-{form}:")


def card(key: str) -> str:
    """A card by its name alone: its text is shown elsewhere."""
    return f"{PREFIX}card:{key}"


def goal(mission: str, nth: int, way: str = "") -> str:
    """What a card of a mission wants; of two ways the one, `a` or `b`, by which it was reached."""
    return f"{PREFIX}goal:{mission}:{nth}" + (f":{way}" if way else "")


def body(w: Sands, it: Body) -> str:
    """What is left of an enemy."""
    return f"{PREFIX}body:{w.content.cards[it.card].key}:{it.id}"


def blow(w: Sands, it: Foe, n: int) -> str:
    """An enemy with what so many successes do to it."""
    return f"{PREFIX}blow:{w.content.cards[it.card].key}:{it.id}:{lost(w, it, n)}:{left(w, it, n)}"


def lost(w: Sands, it: Foe, n: int) -> int:
    """US-780: the HP that so many successes really cost an enemy."""
    return min(n, left(w, it))


def left(w: Sands, it: Foe, n: int = 0) -> int:
    """The HP an enemy has left after so much more damage."""
    return max(0, w.life(it) - it.damage - n)


def place(w: Sands, pos: str) -> str:
    """A tile by name; one that lies face down by its bearing."""
    tile = w.tile(pos)
    return f"{PREFIX}place:{tile.key if tile is not None else UNKNOWN}:{pos}"


def there(w: Sands, pos: str) -> str:
    """A tile within a sentence, with the article its name takes; one that lies face down with its bearing."""
    return place(w, pos).replace("place:", "there:", 1)


def far(w: Sands, pos: str) -> str:
    """A tile by name and bearing."""
    return place(w, pos).replace("place:", "far:", 1)


def found(w: Sands, pos: str) -> str:
    """The same within a sentence, with the article its name takes."""
    return place(w, pos).replace("place:", "found:", 1)


def dice(colours: str) -> str:
    """Dice by colour."""
    return f"{PREFIX}dice:{colours}"


def goods(amounts: Mapping[str, int]) -> str:
    """Goods with their numbers."""
    return f"{PREFIX}goods:{';'.join([f'{what}={n}' for what, n in amounts.items() if n])}"


def pieces(amounts: Mapping[str, int]) -> list[str]:
    """The same one by one, for a list that goes on."""
    return [goods({what: n}) for what, n in amounts.items() if n]


def priced(key: str, n: int) -> str:
    """A card with the points that it costs."""
    return f"{PREFIX}priced:{key}:{n}"


def feature(what: str, n: int = 1) -> str:
    """Something to be seen on a tile."""
    return f"{PREFIX}feature:{what}:{n}"
