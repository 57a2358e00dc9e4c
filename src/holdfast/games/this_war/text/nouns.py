"""What things are called: people by name, goods with their number, spaces of the house, cards by their bare ids."""

import re
from collections.abc import Callable, Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING

from holdfast.core.text.localizer import MissingText
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import BOOKS, Script
from holdfast.games.this_war.house.spaces import ACTION_SPACES, CRACKS, FITTING, FLOOR, SPACE, STAIRS, TYPES
from holdfast.games.this_war.rules import AXE, BLAST, FAMILIES, IDS, OUT_OF_AMMO, STORY, UNARMED
from holdfast.games.this_war.text.phrases import PREFIX
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


DECKS_BY_ID = (
    "character", "fitting", "location", "event", "ending-event", "chapter", "objective", "visitor", "resident",
    "night-raid", "narrative-action", "exploration", "findings", "fate", "shelter",
)  # fmt: skip
"""Where the card of a bare id is looked for."""
FLOORS = ("attic", "upper", "ground", "cellar")
"""TW-030, from the top."""
COLOURED = frozenset({"green", "red", "yellow", "grey"})
"""Families of tokens by colour (TW-016)."""
MINUS = "−"
FACES = {STORY: "story", AXE: "axe", BLAST: "blast", OUT_OF_AMMO: "empty"}
"""TW-004 to TW-007: the symbols of the combat dice."""
NAME = re.compile(r"\{([a-z-]+)\}")
"""Somebody who is bound to a name, in a text of the Book (TW-1223)."""

Bound = tuple[tuple[str, int], ...]


# --- people ---------------------------------------------------------------------------------------------------------


def person(localizer: "Localizer", w: City, p: int) -> str:
    """A Character by name."""
    return localizer.noun(f"character/{w.id(p)}")


def people(localizer: "Localizer", w: City, who: Iterable[int]) -> str:
    """Several Characters by name."""
    return localizer.listed([person(localizer, w, p) for p in who])


def filled(localizer: "Localizer", w: City | None, text: str, bound: Bound) -> str:
    """TW-1223: a text of the Book with the names of the people bound in it; who is not known yet is one of us."""

    def said(match: re.Match[str]) -> str:
        who = [p for name, p in bound if name == match[1]]
        if w is not None and who:
            return people(localizer, w, who)
        words = localizer.say("one-of-us")
        begins = not text[: match.start()].rstrip() or text[: match.start()].rstrip()[-1] in ".!?:“«¿¡"
        return words[:1].upper() + words[1:] if begins else words

    return NAME.sub(said, text)


# --- goods ----------------------------------------------------------------------------------------------------------


def item_named(localizer: "Localizer", item: str, n: int = 1) -> str:
    """A token, resource or family (TW-023)."""
    return localizer.noun(f"{item}-token" if item in COLOURED else item, n)


def amount(localizer: "Localizer", item: str, n: int) -> str:
    """So many of a token or a resource; some languages measure what others count."""
    if localizer.has(own := f"amount-{item}"):
        return localizer.say(own, n=n)
    return localizer.say("amount", n=n, what=item_named(localizer, item, n))


def amounts(localizer: "Localizer", goods: Mapping[str, int]) -> str:
    """Tokens and resources with their numbers."""
    return ", ".join([amount(localizer, item, n) for item, n in goods.items() if n])


def paid(localizer: "Localizer", price: Iterable[tuple[int, int]]) -> str:
    """A price, by item numbers."""
    return amounts(localizer, {IDS[item]: n for item, n in price})


def weapon(localizer: "Localizer", item: int) -> str:
    """What somebody holds."""
    return localizer.say("bare-hands") if item == UNARMED else localizer.noun(IDS[item])


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"{MINUS}{-n}"


def change(localizer: "Localizer", state: str, n: int) -> str:
    """A State and by how much: *Misery −1*."""
    return f"{localizer.noun(state)} {signed(n)}"


def face(localizer: "Localizer", side: int) -> str:
    """What a combat die shows: hits, or a symbol."""
    return localizer.say(f"face-{FACES[side]}") if side in FACES else localizer.say("face-hits", n=side)


# --- places ---------------------------------------------------------------------------------------------------------


def where(localizer: "Localizer", space: str) -> str:
    """A space of the house: its code and its floor."""
    return localizer.say("in-the-house", code=space.upper(), floor=localizer.noun(FLOORS[FLOOR[SPACE[space]]]))


def lies_at(localizer: "Localizer", w: City, space: str) -> str:
    """What is in a space of the house: a Shelter card by its type, a Fitting by its name, or nothing."""
    kind = w.house[SPACE[space]]
    if kind >= FITTING:
        return localizer.noun(w.content.cards[kind - FITTING].key)
    return localizer.noun(TYPES.get(kind, "empty-space"))


# --- cards ----------------------------------------------------------------------------------------------------------


def key_of(localizer: "Localizer", id: str, decks: Iterable[str] = DECKS_BY_ID) -> str:
    """The key of the card with a bare id, or nothing."""
    return next((key for deck in decks if localizer.name(key := f"{deck}/{id}") is not None), "")


def described(localizer: "Localizer", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = localizer.card(key)
    text = (
        localizer.definition.text.card(localizer, card) if card is not None and localizer.definition is not None else ""
    )
    return localizer.say("card-does", name=localizer.noun(key), does=text) if text else localizer.noun(key)


def good_for(localizer: "Localizer", key: str) -> str:
    """What a Fitting is good for, in a few words; one of a pack as its card says it."""
    brief = f"good-for-{key.partition('/')[2].removesuffix('-idea')}"
    if localizer.has(brief):
        return localizer.say(brief)
    card = localizer.card(key)
    return (
        localizer.definition.text.card(localizer, card).rstrip(".")
        if card is not None and localizer.definition is not None
        else ""
    )


def named(localizer: "Localizer", w: City | None, word: str) -> str:
    """A part of an option's key in words."""
    if word in SPACE:
        return where(localizer, word)
    if localizer.has(f"noun-{word}"):
        return localizer.noun(word, w=w)
    key = key_of(localizer, word)
    return localizer.noun(key) if key else localizer.noun(word, w=w)


NUMBERED = re.compile(r"(?:the-)?(seat|who|person)-(\d+)")
ALWAYS_THERE = {**ACTION_SPACES, **dict.fromkeys(STAIRS, "stairs"), **dict.fromkeys(CRACKS, "crack")}
"""TW-031, TW-033, TW-040: spaces that are always the same."""
COVER = "chapter/chapter-1"
"""A card that is always there, where there are cards."""


# --- words of keys and lines ----------------------------------------------------------------------------------------


def nouns(localizer: "Localizer", w: City | None, word: str) -> str | None:
    """A word of a key, a line or a field, or nothing where the core knows it."""
    if word.startswith(PREFIX):
        return phrase(localizer, w, word)
    if found := NUMBERED.fullmatch(word):
        kind, number = found[1], int(found[2])
        return nth_person(localizer, w, number) if kind == "person" else player(localizer, number)
    if word in SPACE:
        return space(localizer, w, word)
    if "/" in word or localizer.has(f"noun-{word}"):
        return None
    return card_named(localizer, word)


def card_named(localizer: "Localizer", id: str) -> str | None:
    """A card by its bare id."""
    for deck in (*DECKS_BY_ID, "colour", *BOOKS):
        if (name := localizer.name(f"{deck}/{id}")) is not None:
            return name
    return None


def player(localizer: "Localizer", seat: int) -> str:
    """Characters belong to nobody (TW-130): players have numbers."""
    return localizer.say("player", n=seat + 1)


def nth_person(localizer: "Localizer", w: City | None, p: int) -> str:
    """A Character by name."""
    id = SHEETS[w.content].id[p] if w is not None else ""
    return localizer.name(f"character/{id}") or str(p)


def space(localizer: "Localizer", w: City | None, code: str) -> str:
    """A space of the house by what is there now; without a table by its code."""
    at = SPACE[code]
    what = ALWAYS_THERE.get(at, "")
    if not what:
        if w is None or not w.house:
            return localizer.say("space", code=code.upper())
        kind = w.house[at]
        what = w.content.cards[kind - FITTING].key if kind >= FITTING else TYPES.get(kind, "empty-space")
    return localizer.say("space-with", what=localizer.noun(what, w=w), code=code.upper())


def counted(localizer: "Localizer", item: str, n: int) -> str:
    """A token, resource or family with its number."""
    if item not in FAMILIES:
        raise MissingText(f"no token, resource or family is called {item!r}")
    return amount(localizer, item, n)


def number_of(localizer: "Localizer", script: str) -> int:
    """The number of a Script in the Book (TW-1221); 0 for a teller without cards."""
    for book in BOOKS:
        if isinstance(card := localizer.card(f"{book}/{script}"), Script):
            return card.number
    if localizer.card(COVER) is not None:
        known = [id for book in BOOKS for id in localizer.ids(book)]
        near = "".join([f"; did you mean {id!r}?" for id in get_close_matches(script, known, 1)])
        raise MissingText(f"no Script is called {script!r}{near}")
    return 0


# --- enemies --------------------------------------------------------------------------------------------------------


def foe_named(localizer: "Localizer", w: City, i: int) -> str:
    """An enemy by its letter and number, with weapon, Prowess and Wounds."""
    assert w.fight is not None
    foe = w.fight.foes[i]
    return localizer.say(
        "foe",
        n=i + 1,
        letter=foe.letter.upper(),
        weapon=weapon(localizer, foe.weapon),
        prowess=foe.prowess,
        wounds=foe.wounds,
    )


# --- composed words of the log --------------------------------------------------------------------------------------


def phrase(localizer: "Localizer", w: City | None, word: str) -> str:
    """A composed word in the reader's language."""
    kind, *parts = word.removeprefix(PREFIX).split(":")
    return SAID[kind](localizer, *parts)


def _count(localizer: "Localizer", *parts: str) -> str:
    *word, n = parts
    return f"{localizer.noun(':'.join(word))} {n}"


def _shift(localizer: "Localizer", who: str, state: str, n: str, now: str) -> str:
    step = {"n-sign": "minus" if int(n) < 0 else "plus", "n-size": abs(int(n))}
    return localizer.say("told-shift", who=localizer.noun(who), state=localizer.noun(state), now=int(now), **step)


def _goods(localizer: "Localizer", packed: str) -> str:
    goods = [part.split("=") for part in packed.split(";") if part]
    said = [amount(localizer, item, int(n)) for item, n in goods]
    return localizer.listed(said) if said else localizer.say("told-nothing")


def _stored(localizer: "Localizer", packed: str) -> str:
    goods = [part.split("=") for part in packed.split(";") if part]
    said = [localizer.say("told-stored", goods=amount(localizer, item, int(n)), now=int(now)) for item, n, now in goods]
    return localizer.listed(said) if said else localizer.say("told-nothing")


def _names(localizer: "Localizer", packed: str) -> str:
    return localizer.listed([localizer.noun(key) for key in packed.split(";")])


def _foe(localizer: "Localizer", n: str, holds: str) -> str:
    return localizer.say("told-foe", n=int(n), weapon=localizer.noun(holds))


def _deed(localizer: "Localizer", what: str, n: str) -> str:
    return localizer.say(f"told-fate-{what}", n=int(n))


def _filled(localizer: "Localizer", packed: str, text: str) -> str:
    """TW-1223: a text with the names of the people bound in it."""
    names: dict[str, list[str]] = {}
    for part in filter(None, packed.split(",")):
        word, _, id = part.partition("=")
        names.setdefault(word, []).append(localizer.noun(f"character/{id}"))
    return NAME.sub(lambda match: localizer.listed(names.get(match[1], [localizer.say("told-one-of-us")])), text)


def _page(localizer: "Localizer", packed: str, mild: str, *key: str) -> str:
    card = localizer.card(":".join(key))
    assert isinstance(card, Script)
    text = card.mild if mild and card.mild else card.flavour
    return _filled(localizer, packed, text[localizer.lang])


def _said(localizer: "Localizer", packed: str, *text: str) -> str:
    return _filled(localizer, packed, ":".join(text))


def _choice(localizer: "Localizer", packed: str, *label: str) -> str:
    return _filled(localizer, packed, localizer.noun(":".join(label)))


def _flavour(localizer: "Localizer", *key: str) -> str:
    card = localizer.card(":".join(key))
    return card.flavour[localizer.lang] if card is not None else ""


def _spirit(localizer: "Localizer", letter: str, key: str) -> str:
    """What a Spirit line asks of somebody, in one sentence without its full stop: a line goes on after it."""
    card = localizer.card(key)
    return localizer.effects(getattr(card, f"spirit_{letter}")).rstrip(".")


SAID: dict[str, Callable[..., str]] = {
    "count": _count,
    "shift": _shift,
    "goods": _goods,
    "stored": _stored,
    "names": _names,
    "foe": _foe,
    "enemy": lambda teller, n: teller.say("told-enemy", n=int(n)),
    "space": lambda teller, code: code.upper(),
    "face": lambda teller, side: face(teller, int(side)),
    "die": lambda teller, colour: teller.say(f"die-{colour}"),
    "seat": lambda teller, n: teller.say("player", n=int(n) + 1),
    "deed": _deed,
    "blank": lambda teller, name: teller.say(f"text-token-{name}"),
    "page": _page,
    "said": _said,
    "choice": _choice,
    "flavour": _flavour,
    "spirit": _spirit,
}
