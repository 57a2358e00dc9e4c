"""Reading the Book of Scripts as data: who leads where, and what each Script can do."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from holdfast.core.effect import Effect, tag_of
from holdfast.games.this_war import KIND
from holdfast.games.this_war.cards import Check, Choice, Script

BOOK: dict[str, Script] = {card.id: card for card in KIND.content().unique if isinstance(card, Script)}
RESERVED = ("help-", "rule-", "disp-", "end-victory", "end-survival", "end-defeat")
TOLD = {key: script for key, script in BOOK.items() if not key.startswith(RESERVED)}
"""The Scripts of TW-1230; the reserved pages come on top."""
GROUPS = {
    "location": ("loc-",),
    "resident": ("res-",),
    "visitor": ("vis-",),
    "event": ("evt-",),
    "raid": ("r1", "r2", "r3", "r4"),
    "objective": ("o1", "o2", "o3", "o4"),
    "ending": ("end-",),
    "epilogue": ("epi-",),
    "note": ("note-",),
}
LAST_LETTER = re.compile(r"(loc-\d\d-[abc]|r[1-4]|o[1-4])$")
COLOUR = re.compile(r"(res-[a-z]+|vis-[vt]|evt-news)-(red|blue|green|yellow|white)$")


def group(key: str) -> str:
    return next(name for name, starts in GROUPS.items() if key.startswith(starts))


def entry(key: str) -> bool:
    """TW-1236: is this a Script that a card opens?"""
    return bool(LAST_LETTER.match(key) or COLOUR.match(key)) or key in ("evt-shell", "evt-hoard", "evt-last")


def inside(thing: Any) -> Iterator[Any]:
    """Every struct within a Script, itself included."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from inside(getattr(thing, field))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from inside(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from inside(value)


def effects(script: Script | Choice) -> list[Any]:
    """All effects a Script may have, in whatever branch."""
    return [thing for thing in inside(script) if isinstance(thing, Effect)]


def targets(script: Script) -> set[str]:
    """The Scripts to which one leads, at once or later."""
    found = {thing.goto for thing in inside(script) if isinstance(thing, Script | Choice) and thing.goto}
    return found | {
        e.script for e in effects(script) if tag_of(type(e)) in ("goto", "pending", "epilogue", "open-script")
    }


KINDS = {
    "misery +": 25,
    "misery -": 15,
    "tokens gained": 30,
    "tokens lost": 10,
    "cards returned": 20,
    "noise +": 8,
    "illness +": 4,
    "wounds +": 6,
    "fatigue +": 3,
    "fight": 4,
    "barter": 4,
    "blank or pending": 12,
    "note": 5,
    "removed": 1,
}
"""TW-1232: in how many of a hundred Scripts with effects each kind stands."""


def kinds(script: Script) -> set[str]:
    """The kinds of TW-1232 that a Script has."""
    found: set[str] = set()
    for effect in effects(script):
        tag = tag_of(type(effect))
        if tag == "state":
            found.add(f"{effect.state} {'+' if effect.n > 0 else '-'}")
        elif tag in ("gain", "gain-first", "draw-findings"):
            found.add("tokens gained")
        elif tag in ("lose", "lose-value", "lose-all"):
            found.add("tokens lost")
        elif tag == "return-cards":
            found.add("cards returned")
        elif tag == "noise":
            found.add("noise +" if effect.n > 0 else "noise -")
        elif tag == "danger-roll" or (tag == "raid-mod" and effect.wounds > 0):
            found.add("wounds +")
        elif tag in ("fight", "barter"):
            found.add(tag)
        elif tag in ("token", "pending"):
            found.add("blank or pending")
        elif tag == "epilogue":
            found.add("note")
        elif tag == "remove-character":
            found.add("removed")
        else:
            found.add(tag)
    if any(isinstance(thing, Check) and thing.danger for thing in inside(script)):
        found.add("wounds +")
    return found


def sentences(text: str) -> list[str]:
    """Sentences of more than three words, for telling whether two Scripts share one."""
    return [s.strip().lower() for s in re.split(r"[.!?…]+[»”\"]?\s+|\n", text + " ") if len(s.split()) > 3]
