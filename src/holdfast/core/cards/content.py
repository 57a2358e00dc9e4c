"""The loaded cards of one game: shared by all its copies and immutable."""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from holdfast.core.bounds import Wide
from holdfast.core.engine.effect import BoundedRecord

LANGUAGES = ("en", "it", "es")
Words = dict[str, str]
"""A text in each language."""


class Card(BoundedRecord, kw_only=True):
    """Fields that every card of every game has; a game's deck adds its own."""

    id: str
    name: Words
    flavour: Words
    source: str = "original"
    count: Wide = 1
    deck: str = ""

    @property
    def key(self) -> str:
        """Return the deck and the id; ids are unique within a deck only (RC-1238)."""
        return f"{self.deck}/{self.id}"

    def names(self) -> dict[str, Words]:
        """Return all names on the card, by keys that start with the card's key."""
        return {self.key: self.name}

    def back(self) -> str:
        """Return the pool of an undecided card: cards with the same back and the same place at set-up."""
        return self.deck


class Content:
    """The cards of one game, one entry per physical card; a card with three copies has three entries."""

    __slots__ = (
        "_decks",
        "_of_decks",
        "_pools",
        "cards",
        "hash",
        "index",
        "keys",
        "listing",
        "overrides",
        "pool_names",
        "pool_of",
        "pools",
        "unique",
    )

    def __init__(self, unique: Iterable[Card], digest: str, overrides: str = "") -> None:
        self.unique = tuple(unique)
        self.overrides = overrides
        """Numbers on cards that a variant replaced, as JSON (`core/numbers.py`)."""
        self.hash = digest
        """The behaviour of the cards, independent of their names and texts."""
        self.cards: tuple[Card, ...] = tuple([card for card in self.unique for _ in range(card.count)])
        self.keys: tuple[str, ...] = tuple([key for card in self.unique for key in (card.key,) * card.count])
        """The key of each card."""
        self.index: dict[str, int] = {}
        self.pool_names: list[str] = []
        self.pools: list[tuple[int, ...]] = []
        self.pool_of: tuple[int, ...]
        self.listing = hashlib.sha256("\n".join(self.keys).encode()).hexdigest()[:32]
        """The cards in their order; a position refers to them by index."""
        self._decks: dict[str, list[Card]] = {}
        for card in self.unique:
            self._decks.setdefault(card.deck, []).append(card)
        self._of_decks: dict[str, list[int]] = {}
        members: dict[str, list[int]] = {}
        for i, card in enumerate(self.cards):
            self.index.setdefault(self.keys[i], i)
            self._of_decks.setdefault(card.deck, []).append(i)
            members.setdefault(card.back(), []).append(i)
        self.pool_names = list(members)
        self._pools = {name: p for p, name in enumerate(members)}
        self.pools = [tuple(cards) for cards in members.values()]
        pool_of = [0] * len(self.cards)
        for p, cards in enumerate(self.pools):
            for i in cards:
                pool_of[i] = p
        self.pool_of = tuple(pool_of)

    def pool(self, name: str) -> int:
        return self._pools[name]

    def deck(self, name: str) -> list[Card]:
        """Return the distinct cards of a deck."""
        return self._decks.get(name, [])

    def of_deck(self, name: str) -> list[int]:
        """Return the indices of all cards of a deck."""
        return self._of_decks.get(name, [])


def behaviour_hash(cards: Iterable[Card]) -> str:
    """Return a hash of the cards' behaviour: all their data except the texts in three languages."""
    plain = [_without_texts(msgspec.to_builtins(card)) for card in cards]
    return hashlib.sha256(msgspec.json.encode(plain)).hexdigest()[:32]


def _without_texts(data: Any) -> Any:
    match data:
        case dict():
            return {key: _without_texts(value) for key, value in data.items() if not _has_texts(value)}
        case list() | tuple():
            return [_without_texts(value) for value in data]
    return data


def _has_texts(data: Any) -> bool:
    return isinstance(data, dict) and bool(data) and data.keys() <= set(LANGUAGES)
