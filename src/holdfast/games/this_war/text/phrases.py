"""Composed words of log entries: goods with their numbers, enemies, dice, pages of the Book with the names bound in them.

A log entry is plain data; a composed word contains its parts, `told-goods:wood=2;book=1`, and is put
together in the language of the reader. People and cards are named by the keys of their cards.
"""

from collections.abc import Iterable

from holdfast.core.engine.effect import Cause
from holdfast.games.this_war.cards import Script
from holdfast.games.this_war.house.spaces import SPACES
from holdfast.games.this_war.pieces import Foe
from holdfast.games.this_war.rules import IDS, STATES, UNARMED
from holdfast.games.this_war.world import City

PREFIX = "told-"
BARE = "unarmed"
"""Instead of a weapon."""


def name(w: City, p: int) -> str:
    """A Character: people are called by their names everywhere."""
    return f"character/{w.id(p)}"


def count(word: str, n: int) -> str:
    """Somebody or something, and a number: a level, a roll, votes."""
    return f"{PREFIX}count:{word}:{n}"


def levels(w: City, people: Iterable[int], state: int) -> str:
    """People with the level of a State each has now."""
    return "|".join([count(name(w, p), w.level(p, state)) for p in people])


def shift(w: City, p: int, state: int, n: int) -> str:
    """One Character's State, by how much it changed, and what it is now."""
    return f"{PREFIX}shift:{name(w, p)}:{STATES[state]}:{n}:{w.level(p, state)}"


def summed(amounts: Iterable[tuple[int, int]]) -> dict[int, int]:
    """By item, what there is any of."""
    found: dict[int, int] = {}
    for item, n in amounts:
        found[item] = found.get(item, 0) + n
    return {item: n for item, n in found.items() if n}


def goods(amounts: Iterable[tuple[int, int]]) -> str:
    """Tokens and resources with their numbers, by item; none are *nothing*."""
    return f"{PREFIX}goods:{';'.join([f'{IDS[item]}={n}' for item, n in summed(amounts).items()])}"


def stored(w: City, amounts: Iterable[tuple[int, int]]) -> str:
    """What comes to the Storage, and how many of each there are now."""
    return f"{PREFIX}stored:{';'.join([f'{IDS[item]}={n}={w.storage[item]}' for item, n in summed(amounts).items()])}"


def stock(amounts: list[int]) -> str:
    """Everything in a stock."""
    return goods([(item, n) for item, n in enumerate(amounts) if n])


def names(keys: Iterable[str]) -> str:
    """Cards by their names alone: they are read when one of them is chosen."""
    return f"{PREFIX}names:{';'.join(keys)}"


def weapon(item: int) -> str:
    return BARE if item == UNARMED else IDS[item]


def foe(i: int, it: Foe) -> str:
    """An enemy by its place on the Combat Grid, with what it holds."""
    return f"{PREFIX}foe:{i + 1}:{weapon(it.weapon)}"


def enemy(i: int) -> str:
    """An enemy whose weapon is just changing."""
    return f"{PREFIX}enemy:{i + 1}"


def space(at: int) -> str:
    """A space of the house by its code."""
    return f"{PREFIX}space:{SPACES[at]}"


def face(side: int) -> str:
    """What a combat die shows."""
    return f"{PREFIX}face:{side}"


def die(colour: str) -> str:
    return f"{PREFIX}die:{colour}"


def seat(n: int) -> str:
    return f"{PREFIX}seat:{n}"


def deed(what: str, n: int = 0) -> str:
    """One of the things a Fate card does to a blow."""
    return f"{PREFIX}deed:{what}:{n}"


def blank(name: str) -> str:
    """TW-1866: what a blank token is for."""
    return f"{PREFIX}blank:{name}"


def bound(w: City, by: Cause) -> str:
    """The names that are bound to people, for a text of the Book."""
    return ",".join([f"{word}={w.id(p)}" for word, p in by.bound])


def page(w: City, by: Cause, script: Script) -> str:
    """The text of a page, the milder one if the table asked for it."""
    mild = "mild" if w.options["mild"] == "on" else ""
    return f"{PREFIX}page:{bound(w, by)}:{mild}:{script.key}"


def said(w: City, by: Cause, text: str) -> str:
    """The sentence of an effect."""
    return f"{PREFIX}said:{bound(w, by)}:{text}"


def choice(w: City, by: Cause, label: str) -> str:
    """A choice by the key of its label."""
    return f"{PREFIX}choice:{bound(w, by)}:{label}"


def spirit(w: City, p: int, letter: str) -> str:
    """An entry of somebody's Spirit lines."""
    return f"{PREFIX}spirit:{letter}:{name(w, p)}"


def flavour(key: str) -> str:
    """The flavour text of a card."""
    return f"{PREFIX}flavour:{key}"
