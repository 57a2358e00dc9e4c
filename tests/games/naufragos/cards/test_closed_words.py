"""Every word that a card may write is one of a closed list: nothing in a pack can be wrong in silence."""

from collections.abc import Iterator
from typing import Any

import msgspec.inspect as inspect
import pytest

from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.vocabulary import registry

OPEN = {
    "Card": {
        "id": "its own name in the files, tried when it is read",
        "deck": "the name of its file",
        "name": "a text in each language",
        "flavour": "a text in each language",
        "source": "where the card comes from, for readers only",
        "ability_name": "a text in each language",
        "choices": "the words of its own choices, by their keys",
    },
    "Choice": {"key": "its own name, said by the card's `choices` or by a text; without words the card is refused"},
    "DiscardItem": {"item": "an id, looked up when all cards are read"},
    "Has": {"item": "an id, looked up when all cards are read"},
    "Trade": {"give": "an id of an item, or food, or nothing; only the engine writes it"},
    "Bargain": dict.fromkeys(("give", "want"), "ids of items, or food, or nothing; only the engine writes them"),
}
"""Fields that hold any word, each with its reason."""
KINDS = sorted({*registry().values(), *DEFINITION.components.decks.values()}, key=lambda kind: kind.__name__)


def open_words(kind: inspect.Type) -> bool:
    """May any word stand here?"""
    match kind:
        case inspect.StrType(pattern=pattern):
            return pattern is None
        case inspect.DictType():
            return open_words(kind.key_type) or open_words(kind.value_type)
        case inspect.TupleType() | inspect.UnionType():
            return any(map(open_words, getattr(kind, "item_types", ()) or getattr(kind, "types", ())))
    return open_words(kind.item_type) if hasattr(kind, "item_type") else False


def structs(kind: inspect.Type) -> Iterator[type[Any]]:
    """The structs that stand inside a field."""
    if isinstance(kind, inspect.StructType):
        yield kind.cls
    for name in ("item_type", "key_type", "value_type", "item_types", "types"):
        inner = getattr(kind, name, ())
        for one in inner if isinstance(inner, tuple) else (inner,):
            yield from structs(one)


def with_parts(kind: type[Any]) -> set[type[Any]]:
    """A kind of card, effect or condition, and the structs it is made of."""
    found, left = set(), [kind]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += [part for field in inspect.type_info(one).fields for part in structs(field.type)]  # type: ignore[attr-defined]
    return found


def excused(kind: type[Any], field: str) -> bool:
    return any(field in OPEN.get(name, ()) for name in (base.__name__ for base in kind.__mro__))


def of_the_engine(kind: type[Any]) -> bool:
    return kind.__module__.startswith("holdfast.core.")


def any_words(kind: type[Any]) -> list[str]:
    return [field.name for field in inspect.type_info(kind).fields if open_words(field.type)]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not of_the_engine(kind)], ids=lambda kind: kind.__name__)
def test_no_field_takes_any_word(kind: type[Any]) -> None:
    for part in with_parts(kind):
        if not of_the_engine(part):
            assert [field for field in any_words(part) if not excused(part, field)] == [], part.__name__


def test_no_card_can_say_what_the_engine_keeps_for_itself() -> None:
    """An effect without words is refused (NA-794): those of the engine that take any word have none."""
    teller = Localizer(DEFINITION, "en", DEFINITION.content())
    for tag, kind in registry().items():
        if of_the_engine(kind) and any(any_words(part) for part in with_parts(kind)):
            assert not teller.has(f"fx-{tag}"), tag


def test_what_is_excused_exists() -> None:
    known = {part.__name__: part for kind in KINDS for part in with_parts(kind)}
    for name, fields in OPEN.items():
        if name != "Card":
            assert set(fields) <= set(known[name].__struct_fields__), name
