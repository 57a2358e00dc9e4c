"""Which cards a seat has before its eyes, and how one is told."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Seat
from holdfast.core.kind import GameKind
from holdfast.core.words.log import Line
from holdfast.core.words.teller import MissingText, Teller
from holdfast.server.telling import wire

KEY = re.compile(rb'"([^"\\\\/]+/[^"\\\\]+)"')
BOX = "box"
"""The zone of what a game does not use this time."""
UNDO = "log-undo"
"""The message of the line that says who took back how much: the table's own, no game's."""
MOST_LINES = 10_000


def card_keys(plain: bytes, content: Content) -> set[str]:
    """The keys of all cards that are named anywhere in a JSON document."""
    if b"/" not in plain:
        return set()
    return {key for found in KEY.findall(plain) if (key := found.decode()) in content.index}


class Part(NamedTuple):
    """A part of a view, the cards that are named in it, and how long it is as JSON."""

    part: Any
    cards: set[str]
    size: int


class Lying:
    """What lies open in the parts of a view, and how long they are. A part that is the same as when somebody looked last is
    not looked through again."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._known: dict[tuple[Seat | None, str], Part] = {}
        self._zones: dict[tuple[Seat | None, str], Part] = {}

    def of(self, seat: Seat | None, parts: Mapping[str, Any], zones: Mapping[str, list[str]]) -> tuple[set[str], int]:
        """The cards in these parts and zones, as everybody or one seat sees them, and how long these are together; what stays
        in the box is not on the table."""
        cards: set[str] = set()
        size = 0
        for name, listed in zones.items():
            known = self._zones.get((seat, name))
            if known is None or known.part is not listed:
                open_ones = self._content.index.keys() & listed if name != BOX else set()
                known = self._zones[seat, name] = Part(listed, open_ones, len(msgspec.json.encode(listed)))
            cards |= known.cards
            size += known.size
        for name, part in parts.items():
            if name == "zones":
                continue
            known = self._known.get((seat, name))
            if known is None or known.part is not part:
                plain = msgspec.json.encode(part)
                known = self._known[seat, name] = Part(part, card_keys(plain, self._content), len(plain))
            cards |= known.cards
            size += known.size
        return cards, size


@lru_cache(MOST_LINES)
def cards_of_line(line: Line, content: Content) -> tuple[str, ...]:
    """The cards that a line of the log names; what people call themselves names none."""
    if line.message == UNDO:
        return ()
    words = [word for _, value in line.args if isinstance(value, str) for word in value.split("|")]
    return tuple(dict.fromkeys([word for word in words if word in content.index]))


@cache
def _cards(content: Content) -> dict[str, Any]:
    return {card.key: card for card in content.unique}


@cache
def card_told(kind: GameKind, teller: Teller, content: Content, key: str) -> wire.CardText:
    """A card to read, with what is printed on it as facts."""
    card = _cards(content)[key]
    try:
        text = kind.words.to_read(teller, card)
    except MissingText:
        text = ""
    lang = teller.lang
    told: wire.CardText = {
        "name": card.name[lang],
        "text": text,
        "flavour": card.flavour[lang],
        "deck": card.deck,
        "id": card.id,
    }
    if parts := kind.words.parts(teller, card):
        told["parts"] = dict(parts)
    if (facts := kind.show.card(card)) is not None:
        told["facts"] = msgspec.to_builtins(facts)
    return told
