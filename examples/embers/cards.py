"""The two decks."""

from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import AnyEffect


class Night(Card, kw_only=True):
    """What a night brings, at once."""

    then: tuple[AnyEffect, ...]


class Find(Card, kw_only=True):
    """What lies in the forest: kept in hand until it is used."""

    then: tuple[AnyEffect, ...]
