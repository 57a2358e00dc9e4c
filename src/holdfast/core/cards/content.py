"""The cards of one game as they were loaded: shared by all its copies, never changed."""

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
    """What every card of every game has; a game's deck adds its own fields."""

    id: str
    name: Words
    flavour: Words
    source: str = "original"
    count: Wide = 1
    deck: str = ""

    @property
    def key(self) -> str:
        """Ids are unique within a deck only (RC-1238), so the deck stands before it."""
        return f"{self.deck}/{self.id}"

    def names(self) -> dict[str, Words]:
        """All names that stand on the card, by keys that begin with its own."""
        return {self.key: self.name}

    def back(self) -> str:
        """The pool from which an undecided card is chosen: cards with the same back and the same place at set-up."""
        return self.deck


class Content:
    """One entry a physical card; a card with three copies stands three times."""

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
        """What the cards do, whatever they are called and however they are worded."""
        self.cards: tuple[Card, ...] = tuple([card for card in self.unique for _ in range(card.count)])
        self.keys: tuple[str, ...] = tuple([key for card in self.unique for key in (card.key,) * card.count])
        """The key of each of them."""
        self.index: dict[str, int] = {}
        self.pool_names: list[str] = []
        self.pools: list[tuple[int, ...]] = []
        self.pool_of: tuple[int, ...]
        self.listing = hashlib.sha256("\n".join(self.keys).encode()).hexdigest()[:32]
        """Which cards there are, in their order: a position names them by their places."""
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
        """The cards of a deck, each once."""
        return self._decks.get(name, [])

    def of_deck(self, name: str) -> list[int]:
        """All of them, by their places."""
        return self._of_decks.get(name, [])


def behaviour_hash(cards: Iterable[Card]) -> str:
    """A fingerprint of what cards do: all of their data but the words in three languages."""
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
