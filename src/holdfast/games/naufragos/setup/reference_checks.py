"""Names of items on cards of packs that nobody can ever hold."""

from collections.abc import Sequence

from holdfast.core.cards.content import Card
from holdfast.core.cards.reference_checks import CardProblem, Names, NameTarget, unknown_names
from holdfast.games.naufragos.cards import IslandCard

ITEM = NameTarget(
    "item",
    ("wreckage", "plot", "coast", "interior", "heart"),
    lambda card: isinstance(card, IslandCard) and card.item is not None,
)
NAMES: Names = {("DiscardItem", "item"): ITEM, ("Has", "item"): ITEM}


def strays(cards: Sequence[Card]) -> list[CardProblem]:
    return list(unknown_names(cards, NAMES))
