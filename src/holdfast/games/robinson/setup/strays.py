"""Names on cards that nothing bears: Inventions, Characters and Scenarios that no deck holds."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from holdfast.core.cards.content import Card
from holdfast.core.cards.mistakes import did_you_mean

ITEMS = ("invention", "scenario-invention")
NAMES: dict[tuple[str, str], tuple[str, ...]] = {
    ("Price", "item"): ITEMS,
    ("Threat", "items"): ITEMS,
    ("Invention", "items"): ITEMS,
    ("Invention", "character"): ("character",),
    ("ScenarioInvention", "items"): ITEMS,
    ("ScenarioInvention", "character"): ("character",),
    ("ScenarioInvention", "scenario"): ("scenario",),
    ("Character", "invention"): ("invention",),
    ("HasItem", "item"): ITEMS,
    ("Unbuilt", "items"): ITEMS,
    ("BuildFree", "items"): ITEMS,
    ("FreelyBuilt", "item"): ITEMS,
    ("LoseItem", "item"): ITEMS,
    ("DiscardInvention", "item"): ITEMS,
    ("OncePerRound", "item"): ITEMS,
}
"""By the struct and its field, the decks in which the name must be found."""


def strays(cards: Sequence[Card]) -> list[str]:
    """What is wrong with the names on these cards, one sentence a name."""
    known = {deck: {card.id for card in cards if card.deck == deck} for deck in {card.deck for card in cards}}
    wrong: list[str] = []
    for card in cards:
        for decks, name in named(card):
            there = set().union(*[known.get(deck, set()) for deck in decks])
            if name and name not in there:
                near = did_you_mean(name, sorted(there))
                wrong.append(f"{card.deck}.yaml: card {card.id!r}: no {decks[0]} is called {name!r}{near}")
    return wrong


def named(thing: object) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every name on a card or inside it, with the decks it may come from."""
    if isinstance(thing, tuple | list):
        yield from all_named(thing)
    elif isinstance(thing, dict):
        yield from all_named(thing.values())
    elif isinstance(thing, Struct):
        for field in thing.__struct_fields__:
            value = getattr(thing, field)
            if decks := NAMES.get((type(thing).__name__, field)):
                for name in (value,) if isinstance(value, str) else value:
                    yield decks, name
            else:
                yield from named(value)


def all_named(things: Iterable[object]) -> Iterator[tuple[tuple[str, ...], str]]:
    for thing in things:
        yield from named(thing)
