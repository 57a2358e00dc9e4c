"""Deck files: a mapping of card ids to cards, each decoded completely or reported with all its errors."""

import re
from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import InvalidPack, PackError, did_you_mean
from holdfast.core.cards.validation import CardFieldError, field_errors
from holdfast.core.cards.yaml_positions import CardPlace, SourcePosition, YamlSource

MAX_COPIES = 99
CARD_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FILE_KEYS = ["cards", "deck"]
DERIVED_KEYS = ("id", "deck")
"""Fields of a card that follow from its place in the file."""
TEXT_KEYS = ("name", "flavour")


class DeckFile(NamedTuple):
    """The valid cards of a file, the errors of the others, and the position of each card."""

    cards: list[Card]
    mistakes: list[PackError]
    places: dict[str, CardPlace]


def read_deck(
    file: str, deck: str, kind: type[Card], hook: EffectDecoder, text: str, taken: Collection[str] = ()
) -> DeckFile:
    """Read one deck file, a mapping `cards:` of card id to card. Ids in `taken` already exist in this deck."""
    try:
        sheet = YamlSource(file, text)
    except InvalidPack as error:
        return DeckFile([], list(error.mistakes), {})
    data, place, wrong = sheet.data, sheet.place, sheet.mistakes
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        says = "a deck file is a mapping with `cards:`, and under it one entry a card id"
        return DeckFile([], [*wrong, sheet.wrong(says, place)], {})
    for key in data:
        if key not in FILE_KEYS:
            wrong.append(sheet.wrong(f"a deck file has no {key!r}{did_you_mean(key, FILE_KEYS)}", place.keys[key]))
    if data.get("deck", deck) != deck:
        says = f"by its name this file is the deck {deck!r}, not {data['deck']!r}"
        wrong.append(sheet.wrong(says, place.inner["deck"]))
    here = place.inner["cards"]
    cards: list[Card] = []
    for id, body in data["cards"].items():
        card, found = _card(id, body, deck, kind, hook, id in taken)
        cards += [card] if card is not None and not found else []
        wrong += [sheet.wrong(one.says, _place(one, here.keys[id], here.inner[id]), id) for one in found]
    in_order = sorted(wrong, key=lambda one: (one.line or 0, one.column or 0))
    return DeckFile(cards, in_order, {id: CardPlace(here.keys[id], here.inner[id]) for id in data["cards"]})


def _place(one: CardFieldError, key: SourcePosition, body: SourcePosition) -> SourcePosition:
    """Return the position of a key, or of the value under it; the id of a card is a key."""
    if one.path == ("id",):
        return key
    here = body.at(one.path)
    return here.keys.get(one.key, here) if one.key else here


def _card(
    id: str, body: Any, deck: str, kind: type[Card], hook: EffectDecoder, taken: bool
) -> tuple[Card | None, list[CardFieldError]]:
    """Return a card and its errors; no card if it cannot be decoded."""
    wrong: list[CardFieldError] = []
    if not CARD_ID.fullmatch(id):
        wrong.append(CardFieldError("an id is small letters, digits and hyphens", ("id",)))
    elif taken:
        wrong.append(CardFieldError("stands in this deck already; give your own card another id", ("id",)))
    if not isinstance(body, dict):
        return None, [*wrong, CardFieldError("a card is a mapping with name, flavour and its effects")]
    for key in DERIVED_KEYS:
        if key in body:
            says = "the key under which it stands" if key == "id" else "the name of its file"
            wrong.append(CardFieldError(f"the {key} of a card is {says}; leave it out here", (), key))
    data = {**body, "id": id, "deck": deck}
    try:
        card = msgspec.convert(data, kind, dec_hook=hook)
    except msgspec.ValidationError:
        return None, [*wrong, *field_errors(data, kind, hook), *_missing_texts(data)]
    wrong += _missing_texts(card)
    if not 1 <= card.count <= MAX_COPIES:
        wrong.append(CardFieldError(f"a card has 1 to {MAX_COPIES} copies, not {card.count}", ("count",)))
    return card, wrong


def _missing_texts(card: Any) -> list[CardFieldError]:
    """Return texts of a card that are missing in a language, and texts in an unknown language."""
    found: list[CardFieldError] = []
    for path, words in _texts(card, ()):
        if missing := [lang for lang in LANGUAGES if not str(words.get(lang) or "").strip()]:
            found.append(CardFieldError(f"no {path[-1]} in {', '.join(missing)}", path))
        found += [
            CardFieldError(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}", path, lang)
            for lang in words
            if lang not in LANGUAGES
        ]
    return found


def _texts(thing: Any, path: tuple[object, ...]) -> Iterator[tuple[tuple[object, ...], dict[str, Any]]]:
    """Yield the texts of a card by their paths: all texts of a decoded card, otherwise those that every card has."""
    match thing:
        case dict() if not path:
            yield from [((name,), thing[name]) for name in TEXT_KEYS if isinstance(thing.get(name), dict)]
        case dict() if path in ((TEXT_KEYS[0],), (TEXT_KEYS[1],)) or (
            thing.keys() & set(LANGUAGES) and _all_text(thing)
        ):
            yield path, thing
        case dict():
            for key, value in thing.items():
                yield from _texts(value, (*path, key))
        case list() | tuple():
            for i, value in enumerate(thing):
                yield from _texts(value, (*path, i))
        case msgspec.Struct():
            for name in type(thing).__struct_fields__:
                yield from _texts(getattr(thing, name), (*path, name))


def _all_text(thing: dict[Any, Any]) -> bool:
    return all(isinstance(value, str) for value in thing.values())
