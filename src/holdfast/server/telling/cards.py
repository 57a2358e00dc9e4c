"""Which cards a seat has before its eyes, and how one is told."""

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

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


class Lying:
    """The cards that lie open in the parts of a view. A part that is the same as when somebody looked last is not looked
    through again."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._parts: dict[tuple[Seat | None, str], tuple[Any, set[str]]] = {}
        self._zones: dict[tuple[Seat | None, str], tuple[Any, set[str]]] = {}

    def of(self, seat: Seat | None, parts: Mapping[str, Any], zones: Mapping[str, list[str]]) -> frozenset[str]:
        """Those in these parts and zones, as everybody or one seat sees them; what stays in the box is not on the table."""
        content, found = self._content, set()
        for name, cards in zones.items():
            known = self._zones.get((seat, name))
            if known is None or known[0] is not cards:
                known = self._zones[seat, name] = (cards, content.index.keys() & cards if name != BOX else set())
            found |= known[1]
        for name, part in parts.items():
            if name == "zones":
                continue
            known = self._parts.get((seat, name))
            if known is None or known[0] is not part:
                known = self._parts[seat, name] = (part, card_keys(msgspec.json.encode(part), content))
            found |= known[1]
        return frozenset(found)


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
