"""Checks of decoded cards: unknown names and errors that a game reports."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from holdfast.core.cards.content import Card
from holdfast.core.cards.errors import did_you_mean


class CardProblem(NamedTuple):
    """A card, an error on it, and the path to the error.

    For an unknown name, `wanted` lists the cards, by deck and id, any of which would define it.
    """

    card: Card
    says: str
    path: tuple[object, ...] = ()
    wanted: tuple[str, ...] = ()


class NameTarget(NamedTuple):
    """The target of a name: its noun, the decks that may define it, and the matching cards."""

    what: str
    decks: tuple[str, ...]
    fit: Callable[[Card], bool] = lambda card: True


Names = Mapping[tuple[str, str], NameTarget]
"""The target of each name field, by struct and field name."""


def unknown_names(cards: Sequence[Card], names: Names) -> Iterator[CardProblem]:
    """Yield the names on these cards that no card defines."""
    every = set(names.values())
    known = {one: {card.id for card in cards if card.deck in one.decks and one.fit(card)} for one in every}
    for card in cards:
        for path, bearers, name in _named(card, names, ()):
            if name and name not in known[bearers]:
                near = did_you_mean(name, sorted(known[bearers]))
                wanted = tuple([f"{deck}/{name}" for deck in bearers.decks])
                yield CardProblem(card, f"no {bearers.what} is called {name!r}{near}", path, wanted)


Named = tuple[tuple[object, ...], NameTarget, str]


def _named(thing: object, names: Names, path: tuple[object, ...]) -> Iterator[Named]:
    """Yield every name on a card or nested in it, with its path."""
    match thing:
        case tuple() | list():
            for i, part in enumerate(thing):
                yield from _named(part, names, (*path, i))
        case dict():
            for key, part in thing.items():
                yield from _named(part, names, (*path, key))
        case Struct():
            for field, written in zip(thing.__struct_fields__, thing.__struct_encode_fields__, strict=True):
                value = getattr(thing, field)
                bearers = names.get((type(thing).__name__, field))
                if bearers is None:
                    yield from _named(value, names, (*path, written))
                elif isinstance(value, str):
                    yield (*path, written), bearers, value
                else:
                    yield from [((*path, written, i), bearers, name) for i, name in enumerate(value)]
