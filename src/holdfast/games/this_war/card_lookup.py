"""Indexes of cards that the rules look up often."""

from typing import NamedTuple

from holdfast.core.cards.content import Content
from holdfast.core.memo import MemoPerContent
from holdfast.games.this_war.cards import Character, Fitting, Script


class Sheets(NamedTuple):
    """The values of the Character cards, by person."""

    card: tuple[int, ...]
    id: tuple[str, ...]
    prowess: tuple[int, ...]
    empathy: tuple[int, ...]
    inventory: tuple[int, ...]
    abilities: tuple[frozenset[str], ...]
    person: dict[int, int]


def sheets(content: Content) -> Sheets:
    """The people in the order of their cards."""
    cards = [(i, card) for i, card in enumerate(content.cards) if isinstance(card, Character)]
    return Sheets(
        tuple([i for i, _ in cards]),
        tuple([c.id for _, c in cards]),
        tuple([c.prowess for _, c in cards]),
        tuple([c.empathy for _, c in cards]),
        tuple([c.inventory for _, c in cards]),
        tuple([frozenset(c.abilities) for _, c in cards]),
        {i: p for p, (i, _) in enumerate(cards)},
    )


def scripts(content: Content) -> dict[str, Script]:
    """The Book of Scripts by key."""
    return {card.id: card for card in content.unique if isinstance(card, Script)}


def fittings(content: Content) -> dict[int, Fitting]:
    """The Fittings by card."""
    return {i: card for i, card in enumerate(content.cards) if isinstance(card, Fitting)}


SHEETS, SCRIPTS, FITTINGS = MemoPerContent(sheets), MemoPerContent(scripts), MemoPerContent(fittings)
