"""The cards that a seat sees, and their texts."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat
from holdfast.core.text.localizer import Localizer, MissingText
from holdfast.core.text.log import LogEntry
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.services.recorder import UNDO

KEY = re.compile(rb'"([^"\\\\/]+/[^"\\\\]+)"')
COMPONENTS = "box"
"""The zone of components that this game does not use."""
BRACES = b"{}"
MOST_LINES = 10_000
Cards = int
"""A set of cards as the bits of a number, each at the index of its first copy: small, and fast to merge."""


def bits(keys: Iterable[str], content: Content) -> Cards:
    """Return the cards among these keys."""
    found = 0
    for key in content.index.keys() & keys:
        found |= 1 << content.index[key]
    return found


def keys_of(cards: Cards, content: Content) -> list[str]:
    """Return the keys of these cards."""
    found: list[str] = []
    while cards:
        last = cards.bit_length() - 1
        found.append(content.keys[last])
        cards ^= 1 << last
    return found


def cards_in(plain: bytes, content: Content) -> Cards:
    """Return all cards that are named anywhere in a JSON document."""
    if b"/" not in plain:
        return 0
    return bits([found.decode() for found in KEY.findall(plain)], content)


class ViewPart(NamedTuple):
    """A part of a view, the cards named in it, and its length as JSON with its name."""

    part: Any
    cards: Cards
    size: int


class VisibleCardIndex:
    """An index of the visible cards in the parts of a view and of their lengths; an unchanged part is not scanned
    again."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._parts: dict[Seat | None, dict[str, ViewPart]] = {}
        self._zones: dict[Seat | None, dict[str, ViewPart]] = {}

    def of(self, seat: Seat | None, parts: Mapping[str, Any], zones: Mapping[str, list[str]]) -> tuple[Cards, int]:
        """Return the cards in these parts and zones, as everybody or one seat sees them, and their total length; unused
        components are not counted."""
        cards = size = 0
        known = self._zones.setdefault(seat, {})
        for name, listed in zones.items():
            part = known.get(name)
            if part is None or part.part is not listed:
                open_ones = bits(listed, self._content) if name != COMPONENTS else 0
                part = known[name] = ViewPart(listed, open_ones, _length(name, msgspec.json.encode(listed)))
            cards |= part.cards
            size += part.size
        known = self._parts.setdefault(seat, {})
        for name, shown in parts.items():
            if name == "zones":
                continue
            part = known.get(name)
            if part is None or part.part is not shown:
                plain = msgspec.json.encode(shown)
                part = known[name] = ViewPart(shown, cards_in(plain, self._content), _length(name, plain))
            cards |= part.cards
            size += part.size
        return cards, size

    def whole(self, view: Mapping[str, Any]) -> tuple[Cards, int]:
        """Return the cards in a whole public view, and the length of that view."""
        zones = view["zones"]
        cards, size = self.of(None, view, zones)
        return cards, size + _length("zones", BRACES) + max(0, len(zones) - 1) + len(BRACES) + len(view) - 1


def _length(name: str, plain: bytes) -> int:
    """Return the length of a named part in JSON, without the comma after it."""
    return len(msgspec.json.encode(name)) + 1 + len(plain)


@lru_cache(MOST_LINES)
def cards_of_line(line: LogEntry, content: Content) -> tuple[str, ...]:
    """Return the cards that a log entry names; people's names are ignored."""
    if line.message == UNDO:
        return ()
    words = [word for _, value in line.args if isinstance(value, str) for word in value.split("|")]
    return tuple(dict.fromkeys([word for word in words if word in content.index]))


@cache
def _cards(content: Content) -> dict[str, Any]:
    return {card.key: card for card in content.unique}


@cache
def present_card(
    definition: GameDefinition, localizer: Localizer, content: Content, key: str, players: int = 0
) -> wire.CardText:
    """Build the text of a card with its printed facts; at a table, its parts apply to that number of players."""
    card = _cards(content)[key]
    try:
        text = definition.text.to_read(localizer, card)
    except MissingText:
        text = ""
    lang = localizer.lang
    told: wire.CardText = {
        "name": card.name[lang],
        "text": text,
        "flavour": card.flavour[lang],
        "deck": card.deck,
        "id": card.id,
    }
    if parts := definition.text.parts(localizer, definition.text.at_table(card, players) if players else card):
        told["parts"] = dict(parts)
    if (facts := definition.display.card(card)) is not None:
        told["facts"] = msgspec.to_builtins(facts)
    return told
