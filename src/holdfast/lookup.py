"""Lookup of rules and cards outside a game."""

import re
from collections.abc import Iterable
from typing import Any

from holdfast.core.cards.content import LANGUAGES, Card, Content
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.definition import GameDefinition, UnknownName
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.rule_search import search
from holdfast.core.text.rulebook import Rule, id_of, rules

RULE_ID = re.compile(r"[A-Za-z]{2}-(?:[Ee][Xx])?\d+[A-Za-z]?")


def find_rules(kinds: Iterable[GameDefinition], wanted: str, lang: str) -> list[Rule]:
    """Return a rule by its id, or the rules that answer a question in a language, the best first."""
    kinds = list(kinds)
    if not wanted.strip():
        raise UnknownName("say which rule: an id such as RC-412, or words that stand in it")
    if not RULE_ID.fullmatch(wanted):
        found = [rule for kind in kinds for rule in search(kind.folder, wanted, lang)]
        if not found:
            raise UnknownName(f"no rule has words like {wanted!r}; try others")
        return found
    id = id_of(wanted)
    for kind in kinds:
        if id in (catalogue := rules(kind.folder, lang)):
            return [catalogue[id]]
    known = [id for kind in kinds for id in rules(kind.folder)]
    raise UnknownName(f"there is no rule {wanted}{did_you_mean(id, known)}")


def cards_of(content: Content, definition: GameDefinition, deck: str = "") -> list[Card]:
    """Return the cards of a deck, or of all decks without tiles and tokens."""
    if deck and (deck not in definition.components.decks or deck in definition.components.pieces):
        raise UnknownName(
            f"{definition.name} has no deck {deck!r}; it has {', '.join(d for d in definition.components.decks if d not in definition.components.pieces)}"
        )
    return [
        card for card in content.unique if deck in ("", card.deck) and card.deck not in definition.components.pieces
    ]


def describe_card(definition: GameDefinition, content: Content, cards: Iterable[Card]) -> list[dict[str, Any]]:
    """Return cards as plain data, with names and rules texts in all languages."""
    tellers = {lang: Localizer(definition, lang, content) for lang in LANGUAGES}
    return [
        {
            "game": definition.name,
            "deck": card.deck,
            "id": card.id,
            "count": card.count,
            "status": definition.card_status(card),
            "source": card.source,
            "names": card.name,
            "text": {lang: definition.text.card(teller, card) for lang, teller in tellers.items()},
        }
        for card in cards
    ]


def find_cards(
    definition: GameDefinition, localizer: Localizer, content: Content, words: str
) -> list[tuple[Card, str]]:
    """Return the cards whose name, id or text has all the words, each with its text."""
    wanted = words.casefold().split()
    found: list[tuple[Card, str]] = []
    for card in cards_of(content, definition):
        text = definition.text.card(localizer, card)
        hay = f"{card.key} {card.name[localizer.lang]} {text}".casefold()
        if all(word in hay for word in wanted):
            found.append((card, text))
    return found
