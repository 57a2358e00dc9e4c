"""Checks of packs: names on cards that no Invention, Character or Scenario has, and unfinished Scenarios."""

from collections.abc import Iterator, Sequence

from holdfast.core.cards.content import Card
from holdfast.core.cards.reference_checks import CardProblem, Names, NameTarget, unknown_names
from holdfast.games.robinson.cards import Scenario
from holdfast.games.robinson.scenarios.registry import SCENARIOS
from holdfast.games.robinson.setup.table import MOST_ROUNDS

ITEM = NameTarget("invention", ("invention", "scenario-invention"))
CHARACTER = NameTarget("character", ("character",))
NAMES: Names = {
    ("Price", "item"): ITEM,
    ("Threat", "items"): ITEM,
    ("Invention", "items"): ITEM,
    ("Invention", "character"): CHARACTER,
    ("ScenarioInvention", "items"): ITEM,
    ("ScenarioInvention", "character"): CHARACTER,
    ("ScenarioInvention", "scenario"): NameTarget("scenario", ("scenario",)),
    ("Character", "invention"): NameTarget("invention", ("invention",)),
    ("HasItem", "item"): ITEM,
    ("Unbuilt", "items"): ITEM,
    ("BuildFree", "items"): ITEM,
    ("FreelyBuilt", "item"): ITEM,
    ("LoseItem", "item"): ITEM,
    ("DiscardInvention", "item"): ITEM,
    ("OncePerRound", "item"): ITEM,
}


def strays(cards: Sequence[Card]) -> list[CardProblem]:
    """What is wrong with the names on these cards, and with Scenarios among them."""
    lacking = [one for card in cards if isinstance(card, Scenario) for one in unfinished(card)]
    return [*lacking, *unknown_names(cards, NAMES)]


def unfinished(card: Scenario) -> Iterator[CardProblem]:
    """What a Scenario lacks to be played."""
    if not 1 <= card.rounds <= MOST_ROUNDS:
        yield CardProblem(card, f"a Scenario has 1 to {MOST_ROUNDS} rounds, not {card.rounds}", ("rounds",))
    if len(card.weather) != card.rounds:
        yield CardProblem(card, f"weather has {len(card.weather)} lists of dice for {card.rounds} rounds", ("weather",))
    if set(card.sigils) != set("abcd"):
        yield CardProblem(card, f"sigils are a, b, c and d, not {', '.join(card.sigils) or 'none'}", ("sigils",))
    if card.id not in SCENARIOS and card.reached is None:
        yield CardProblem(card, "no goal: it needs `reached` with a condition")
