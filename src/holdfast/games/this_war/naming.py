"""What things on the table are called: people by name, goods with their number, spaces of the house, cards by bare ids."""

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from holdfast.games.this_war.house import FITTING, FLOOR, SPACE, TYPES
from holdfast.games.this_war.numbers import AXE, BLAST, EMPTY, IDS, STORY, UNARMED
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller

DECKS = (
    "character", "fitting", "location", "event", "ending-event", "chapter", "objective", "visitor", "resident",
    "night-raid", "narrative-action", "exploration", "findings", "fate", "shelter",
)  # fmt: skip
"""Where the card of a bare id is looked for."""
FLOORS = ("attic", "upper", "ground", "cellar")
"""TW-030, from the top."""
COLOURED = frozenset({"green", "red", "yellow", "grey"})
"""Families of tokens by colour (TW-016)."""
MINUS = "−"
FACES = {STORY: "story", AXE: "axe", BLAST: "blast", EMPTY: "empty"}
"""TW-004 to TW-007: the symbols of the combat dice."""
NAME = re.compile(r"\{([a-z-]+)\}")
"""Somebody who is bound to a name, in a text of the Book (TW-1223)."""

Bound = tuple[tuple[str, int], ...]


# --- people ------------------------------------------------------------------------------------------------------------


def person(teller: "Teller", w: City, p: int) -> str:
    """A Character by name."""
    return teller.noun(f"character/{w.id(p)}")


def people(teller: "Teller", w: City, who: Iterable[int]) -> str:
    """Several Characters by name."""
    return teller.listed([person(teller, w, p) for p in who])


def filled(teller: "Teller", w: City | None, text: str, bound: Bound) -> str:
    """TW-1223: a text of the Book with the names of the people bound in it; who is not known yet is one of us."""

    def said(match: re.Match[str]) -> str:
        who = [p for name, p in bound if name == match[1]]
        if w is not None and who:
            return people(teller, w, who)
        words = teller.say("one-of-us")
        begins = not text[: match.start()].rstrip() or text[: match.start()].rstrip()[-1] in ".!?:“«¿¡"
        return words[:1].upper() + words[1:] if begins else words

    return NAME.sub(said, text)


# --- goods -------------------------------------------------------------------------------------------------------------


def item_named(teller: "Teller", item: str, n: int = 1) -> str:
    """A token, resource or family (TW-023)."""
    return teller.noun(f"{item}-token" if item in COLOURED else item, n)


def amount(teller: "Teller", item: str, n: int) -> str:
    """So many of a token or a resource."""
    return f"{n} {item_named(teller, item, n)}"


def amounts(teller: "Teller", goods: Mapping[str, int]) -> str:
    """Tokens and resources with their numbers."""
    return ", ".join([amount(teller, item, n) for item, n in goods.items() if n])


def paid(teller: "Teller", price: Iterable[tuple[int, int]]) -> str:
    """A price, by item numbers."""
    return amounts(teller, {IDS[item]: n for item, n in price})


def weapon(teller: "Teller", item: int) -> str:
    """What somebody holds in his hands."""
    return teller.say("bare-hands") if item == UNARMED else teller.noun(IDS[item])


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def change(teller: "Teller", state: str, n: int) -> str:
    """A State and by how much: *Misery −1*."""
    return f"{teller.noun(state)} {signed(n)}"


def face(teller: "Teller", side: int) -> str:
    """What a combat die shows: hits, or a symbol."""
    return teller.say(f"face-{FACES[side]}") if side in FACES else teller.say("face-hits", n=side)


# --- places ------------------------------------------------------------------------------------------------------------


def where(teller: "Teller", space: str) -> str:
    """A space of the house: its code and its floor."""
    return teller.say("in-the-house", code=space.upper(), floor=teller.noun(FLOORS[FLOOR[SPACE[space]]]))


def lies_at(teller: "Teller", w: City, space: str) -> str:
    """What lies in a space of the house: a Shelter card by its type, a Fitting by its name, or nothing."""
    kind = w.house[SPACE[space]]
    if kind >= FITTING:
        return teller.noun(w.content.cards[kind - FITTING].key)
    return teller.noun(TYPES.get(kind, "empty-space"))


# --- cards -------------------------------------------------------------------------------------------------------------


def key_of(teller: "Teller", id: str, decks: Iterable[str] = DECKS) -> str:
    """The key of the card with a bare id, or nothing."""
    return next((key for deck in decks if teller.name(key := f"{deck}/{id}") is not None), "")


def described(teller: "Teller", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = teller.card(key)
    text = teller.kind.words.card(teller, card) if card is not None and teller.kind is not None else ""
    return teller.say("card-does", name=teller.noun(key), does=text) if text else teller.noun(key)


def named(teller: "Teller", w: City | None, word: str) -> str:
    """A part of an option's key in words."""
    if word in SPACE:
        return where(teller, word)
    if teller.has(f"noun-{word}"):
        return teller.noun(word, w=w)
    key = key_of(teller, word)
    return teller.noun(key) if key else teller.noun(word, w=w)
