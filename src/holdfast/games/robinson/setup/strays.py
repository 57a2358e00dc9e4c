"""Names on cards that nothing bears: Inventions, Characters and Scenarios that no deck holds."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from holdfast.core.cards.content import Card
from holdfast.core.cards.mistakes import did_you_mean
from holdfast.games.robinson.cards import Scenario
from holdfast.games.robinson.scenarios.registry import SCENARIOS
from holdfast.games.robinson.setup.table import MOST_ROUNDS

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
        if isinstance(card, Scenario):
            wrong += [f"scenario.yaml: card {card.id!r}: {what}" for what in unfinished(card)]
        for decks, name in named(card):
            there = set().union(*[known.get(deck, set()) for deck in decks])
            if name and name not in there:
                near = did_you_mean(name, sorted(there))
                wrong.append(f"{card.deck}.yaml: card {card.id!r}: no {decks[0]} is called {name!r}{near}")
    return wrong


def unfinished(card: Scenario) -> Iterator[str]:
    """What a Scenario lacks to be played."""
    if not 1 <= card.rounds <= MOST_ROUNDS:
        yield f"a Scenario has 1 to {MOST_ROUNDS} rounds, not {card.rounds}"
    if len(card.weather) != card.rounds:
        yield f"weather has {len(card.weather)} lists of dice for {card.rounds} rounds"
    if set(card.sigils) != set("abcd"):
        yield f"sigils are a, b, c and d, not {', '.join(card.sigils) or 'none'}"
    if card.id not in SCENARIOS and card.reached is None:
        yield "no goal: it needs `reached` with a condition"


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
