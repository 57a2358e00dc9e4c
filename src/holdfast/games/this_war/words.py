"""Words that only this game can say: players, people, spaces of the house, and cards named by their bare ids."""

import re
from typing import TYPE_CHECKING

from holdfast.core.words.teller import MissingText
from holdfast.games.this_war.cards import BOOKS, Script
from holdfast.games.this_war.house import (
    CRACKS,
    FITTING,
    FLOORBOARDS,
    GUARD,
    IDEA,
    OUTSIDE,
    RUMMAGE,
    SPACE,
    STAIRS,
    TYPES,
)
from holdfast.games.this_war.naming import item_named
from holdfast.games.this_war.numbers import FAMILIES
from holdfast.games.this_war.phrases import PREFIX, phrase
from holdfast.games.this_war.world import SHEETS, City

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller

DECKS = (
    "character", "location", "fitting", "exploration", "resident", "night-raid", "visitor", "event", "ending-event",
    "chapter", "objective", "narrative-action", "findings", "fate", "shelter", "colour", *BOOKS,
)  # fmt: skip
"""Where a bare id is looked for, in this order."""
NUMBERED = re.compile(r"(?:the-)?(seat|who|person)-(\d+)")
FIXED = {
    OUTSIDE: "outside",
    GUARD: "guard",
    IDEA: "new-idea",
    FLOORBOARDS: "floor",
    RUMMAGE: "rummage",
    **dict.fromkeys(STAIRS, "stairs"),
    **dict.fromkeys(CRACKS, "crack"),
}
"""TW-031, TW-033, TW-040: spaces that are always the same."""
COVER = "chapter/chapter-1"
"""A card that is always there, where there are cards."""


def nouns(teller: "Teller", w: City | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(PREFIX):
        return phrase(teller, w, word)
    if found := NUMBERED.fullmatch(word):
        kind, number = found[1], int(found[2])
        return person(teller, w, number) if kind == "person" else player(teller, number)
    if word in SPACE:
        return space(teller, w, word)
    if "/" in word or teller.has(f"noun-{word}"):
        return None
    return named(teller, word)


def named(teller: "Teller", id: str) -> str | None:
    """A card by its bare id."""
    for deck in DECKS:
        if (name := teller.name(f"{deck}/{id}")) is not None:
            return name
    return None


def player(teller: "Teller", seat: int) -> str:
    """Characters belong to nobody (TW-130): players have numbers."""
    return teller.say("player", n=seat + 1)


def person(teller: "Teller", w: City | None, p: int) -> str:
    """A Character by name."""
    id = SHEETS[w.content].id[p] if w is not None else ""
    return teller.name(f"character/{id}") or str(p)


def space(teller: "Teller", w: City | None, code: str) -> str:
    """A space of the house by what is there now; without a table by its code."""
    at = SPACE[code]
    what = FIXED.get(at, "")
    if not what:
        if w is None or not w.house:
            return teller.say("space", code=code.upper())
        kind = w.house[at]
        what = w.content.cards[kind - FITTING].key if kind >= FITTING else TYPES.get(kind, "empty-space")
    return teller.say("space-with", what=teller.noun(what, w=w), code=code.upper())


def amount(teller: "Teller", item: str, n: int) -> str:
    """A token, resource or family with its number."""
    if item not in FAMILIES:
        raise MissingText(f"no token, resource or family is called {item!r}")
    return teller.say("amount", n=n, what=item_named(teller, item, n))


def number_of(teller: "Teller", script: str) -> int:
    """The number of a Script in the Book (TW-1221); 0 for a teller without cards."""
    for book in BOOKS:
        if isinstance(card := teller.card(f"{book}/{script}"), Script):
            return card.number
    if teller.card(COVER) is not None:
        raise MissingText(f"no Script is called {script!r}")
    return 0
