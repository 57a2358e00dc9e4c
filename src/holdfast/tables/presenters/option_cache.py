"""Encoded options, shared by all tables that offer the same ones."""

from functools import cache
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.definition import GameDefinition
from holdfast.core.facts import Facts
from holdfast.tables.presenters.cards import Cards, cards_in
from holdfast.tables.protocol import outbound as wire

MAX_CACHED = 10_000
"""Options per game that stay cached."""


class EncodedOption(NamedTuple):
    """An option as JSON, and the cards that it names."""

    plain: bytes
    cards: Cards


class OptionCache:
    """A cache of options by everything that their text depends on: the tables of a game offer the same ones repeatedly."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._known: dict[tuple[Any, ...], EncodedOption] = {}
        self._blocked: dict[tuple[str, bool], tuple[Facts, EncodedOption]] = {}

    def known(self, of: tuple[Any, ...]) -> EncodedOption | None:
        """Return a cached legal option as JSON, by everything that it depends on."""
        return self._known.get(of)

    def keep(self, of: tuple[Any, ...], worded: wire.OptionMessage) -> EncodedOption:
        if len(self._known) >= MAX_CACHED:
            self._known.clear()
        encoded = self._known[of] = self._encoded(worded)
        return encoded

    def blocked(self, key: str, offer: bool, facts: Facts) -> EncodedOption:
        """Encode a blocked option as JSON; most have the same facts whenever they are blocked."""
        known = self._blocked.get((key, offer))
        if known is None or (known[0] is not facts and known[0] != facts):
            if len(self._blocked) >= MAX_CACHED:
                self._blocked.clear()
            bare: wire.Blocked = {"key": key, "open": False, "facts": msgspec.to_builtins(facts)}
            if offer:
                bare["offer"] = True
            known = self._blocked[key, offer] = (facts, self._encoded(bare))
        return known[1]

    def _encoded(self, worded: wire.OptionMessage | wire.Blocked) -> EncodedOption:
        plain = msgspec.json.encode(worded)
        return EncodedOption(plain, cards_in(plain, self._content))


@cache
def option_label(definition: GameDefinition, content: Content) -> OptionCache:
    """Return the cache that all tables of a game share."""
    return OptionCache(content)
