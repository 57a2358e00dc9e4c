"""Composed words of the log: somebody with his health, an enemy by its letter, a place, dice, goods.

A line of the log is plain data; a composed word carries its parts in itself, `told-hp:0:4:6`, and is put together in the
language of the reader. Enemies and places carry the key of their card: the log is read when they may long be gone.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from holdfast.games.under_our_sun.cards import Mission
from holdfast.games.under_our_sun.numbers import HAVEN
from holdfast.games.under_our_sun.pieces import Body, Foe
from holdfast.games.under_our_sun.words.cards.speech import Speaker
from holdfast.games.under_our_sun.words.nouns import names as naming
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller


PREFIX = "told-"
UNKNOWN = "-"
"""Instead of a tile that nobody has seen."""


# --- making them -------------------------------------------------------------------------------------------------------


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
    """A card by its name alone: whoever hears of it now is told elsewhere what it does."""
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


# --- saying them -------------------------------------------------------------------------------------------------------


def phrase(teller: "Teller", w: Sands | None, word: str) -> str | None:
    """A composed word in the reader's language."""
    kind, *parts = word.removeprefix(PREFIX).split(":")
    return SAID[kind](teller, w, *parts)


def _capital(teller: "Teller", w: Sands | None, *word: str) -> str:
    said = teller.noun(":".join(word), w=w)
    return said[:1].upper() + said[1:]


def _hp(teller: "Teller", w: Sands | None, char: str, now: str, of: str) -> str:
    return f"{teller.noun(f'the-char-{char}', w=w)} {now}/{of}"


def _supplied(teller: "Teller", w: Sands | None, char: str, hp: str, water: str) -> str:
    return teller.say("told-supplied", who=teller.noun(f"the-char-{char}", w=w), hp=int(hp), water=int(water))


def _well(teller: "Teller", w: Sands | None, char: str, level: str, sex: str) -> str:
    return teller.say("told-well", who=teller.noun(f"the-char-{char}", w=w), level=int(level), sex=sex)


def _count(teller: "Teller", w: Sands | None, word: str, n: str) -> str:
    return f"{teller.noun(word, w=w)} {n}"


def _foe(teller: "Teller", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "the")


def _foe_of(teller: "Teller", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "of")


def _foe_to(teller: "Teller", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "to")


def _goal(teller: "Teller", w: Sands | None, key: str, nth: str, way: str = "") -> str:
    mission = teller.card(key)
    if not isinstance(mission, Mission):
        return ""
    objective = mission.stages[int(nth)].objective
    return Speaker(teller, mission.words).condition(getattr(objective, way) if way else objective)


def _body(teller: "Teller", w: Sands | None, key: str, id: str) -> str:
    return teller.say("told-body", of=_foe_of(teller, w, key, id))


def _blow(teller: "Teller", w: Sands | None, key: str, id: str, n: str, hp: str) -> str:
    return teller.say("told-blow", foe=_foe(teller, w, key, id), n=int(n), left=int(hp))


def _place(teller: "Teller", w: Sands | None, key: str, pos: str) -> str:
    return _far(teller, w, key, pos) if key == UNKNOWN else teller.noun(key)


def _there(teller: "Teller", w: Sands | None, key: str, pos: str) -> str:
    return naming.the_land(teller, key) if key != UNKNOWN else _found(teller, w, key, pos)


def _found(teller: "Teller", w: Sands | None, key: str, pos: str) -> str:
    land = naming.the_land(teller, key if key != UNKNOWN else "")
    return land if pos == HAVEN else teller.say("place", name=land, bearing=naming.bearing(teller, pos))


def _far(teller: "Teller", w: Sands | None, key: str, pos: str) -> str:
    named = teller.say("unknown-land") if key == UNKNOWN else teller.noun(key)
    return named if pos == HAVEN else teller.say("place", name=named, bearing=naming.bearing(teller, pos))


def _dice(teller: "Teller", w: Sands | None, colours: str) -> str:
    return naming.dice(teller, colours) if colours else teller.say("told-no-dice")


def _goods(teller: "Teller", w: Sands | None, amounts: str) -> str:
    parts = [part.partition("=") for part in amounts.split(";") if part]
    return teller.listed([naming.amount(teller, what, int(n)) for what, _, n in parts]) or teller.say("told-nothing")


def _priced(teller: "Teller", w: Sands | None, key: str, n: str) -> str:
    return teller.say("told-priced", name=teller.noun(key), n=int(n))


def _feature(teller: "Teller", w: Sands | None, what: str, n: str) -> str:
    return teller.say("told-feature", what=what, n=int(n))


SAID: dict[str, Callable[..., str]] = {
    "plain": lambda teller, w, text: text,
    "capital": _capital,
    "hp": _hp,
    "supplied": _supplied,
    "well": _well,
    "count": _count,
    "foe": _foe,
    "foe-of": _foe_of,
    "foe-to": _foe_to,
    "card": lambda teller, w, key: teller.noun(key),
    "goal": _goal,
    "body": _body,
    "blow": _blow,
    "place": _place,
    "there": _there,
    "found": _found,
    "far": _far,
    "dice": _dice,
    "goods": _goods,
    "priced": _priced,
    "feature": _feature,
}
