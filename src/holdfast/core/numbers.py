"""Other numbers for one table: fields of the game's rules (`build_cost.1.0`) and of its cards (`event/storm.strength`).

`event/*.strength` names a field of a whole deck. A path leads through structs, lists and mappings by dots.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from holdfast.core.cards.content import Content, behaviour_hash
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.rng.stream import RandomStream

EVERY = "*"
UNNUMBERED = ("id", "deck", "name", "flavour")
"""Fields of a card that no variant replaces."""

Numbers = Mapping[str, Any]
T = TypeVar("T")


def numbers_of_cards(numbers: Numbers) -> dict[str, Any]:
    return {number: value for number, value in numbers.items() if "/" in number}


def check_numbers(definition: GameDefinition, numbers: Numbers, packs: Sequence[Path] = ()) -> None:
    """Raise `UnknownName` if a game does not have all these numbers, or not with such values."""
    content = definition.content(packs)
    with_card_numbers(definition, content, numbers_of_cards(numbers))
    players = definition.players[0]
    world: Any = definition.rules.set_up(players, definition.settle(players, {}), RandomStream(), content)
    with_numbers(world.rules, numbers)


def with_numbers(rules: T, numbers: Numbers) -> T:
    """Return the rules of a table with some numbers replaced; those of cards are passed over.

    Raise `UnknownName` for an unknown name or a wrong type.
    """
    fields: tuple[str, ...] = getattr(rules, "__struct_fields__", ())
    for number, value in numbers.items():
        if "/" in number:
            continue
        if (name := number.partition(".")[0]) not in fields:
            raise UnknownName(f"there is no number {name!r}{_nearest(name, fields)}")
        rules = _replaced(rules, number, value, number, None)
    return rules


def with_card_numbers(definition: GameDefinition, content: Content, numbers: Numbers) -> Content:
    """Return the cards with some numbers replaced; what they do has another hash then."""
    cards = list(content.unique)
    decoder = EffectDecoder(definition.components.registry())
    for number, value in numbers.items():
        deck, _, rest = number.partition("/")
        id, _, path = rest.partition(".")
        chosen = [i for i, card in enumerate(cards) if card.deck == deck and id in (card.id, EVERY)]
        if not chosen:
            decks = list(dict.fromkeys(card.deck for card in cards))
            ids = [card.id for card in cards if card.deck == deck]
            near = _nearest(id, ids) if ids else did_you_mean(deck, decks)
            raise UnknownName(
                f"{definition.name} has no card {deck}/{id}{near}; numbers of cards are written deck/id.field"
            )
        for i in chosen:
            fields = [name for name in cards[i].__struct_fields__ if name not in UNNUMBERED]
            if (name := path.partition(".")[0]) not in fields:
                raise UnknownName(f"{number}: cards of {deck} have no {name!r}{_nearest(name, fields)}")
            cards[i] = _replaced(cards[i], path, value, number, decoder)
    overrides = msgspec.json.encode(numbers, order="sorted").decode()
    return Content(cards, behaviour_hash(cards), overrides)


def _replaced(record: T, path: str, value: Any, number: str, decoder: EffectDecoder | None) -> T:
    """Return a copy of a struct with another value at the end of a path."""
    plain: Any = {name: getattr(record, name) for name in getattr(record, "__struct_fields__", ())}
    plain = here = _with_lists(msgspec.to_builtins(plain, str_keys=True))
    *steps, last = path.split(".")
    for step in steps:
        here = here[_key(here, step, number)]
    here[_key(here, last, number)] = value
    try:
        return msgspec.convert(plain, type(record), dec_hook=decoder, str_keys=True)
    except msgspec.ValidationError as error:
        raise UnknownName(f"{number}: {value!r} does not fit there ({error})") from None


def _key(here: Any, step: str, number: str) -> Any:
    """Return the key or index that a step of a path names."""
    match here:
        case list() if step.isdecimal() and int(step) < len(here):
            return int(step)
        case dict() if step in here:
            return step
        case list() | dict():
            keys = list(here) if isinstance(here, dict) else [str(i) for i in range(len(here))]
            raise UnknownName(f"{number}: there is no {step!r} there{_nearest(step, keys)}")
    raise UnknownName(f"{number}: it is {here!r} and has no parts")


def _with_lists(plain: Any) -> Any:
    """Return the same data with lists instead of tuples, which can be changed."""
    match plain:
        case dict():
            return {key: _with_lists(value) for key, value in plain.items()}
        case list() | tuple():
            return [_with_lists(value) for value in plain]
    return plain


def _nearest(word: str, known: Any) -> str:
    return did_you_mean(word, list(known)) or f"; there is {', '.join(known) or 'none'}"
