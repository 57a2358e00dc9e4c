"""What is printed on a card, as facts: boards show icons, costs and values by it, in every language and of every pack."""

from typing import Annotated

from msgspec import Meta

from holdfast.core.engine.effect import Record
from holdfast.games.naufragos.cards import Character, IslandCard, Piece

IslandDeck = Annotated[
    str, Meta(extra={"ts": "'camp' | 'event' | 'wreckage' | 'coast' | 'interior' | 'heart' | 'plot'"})
]
PieceDeck = Annotated[str, Meta(extra={"ts": "'story' | 'forage' | 'fish'"})]


class Icons(Record):
    """NA-901: what an exploration shows."""

    foot: bool
    map: int
    diary: bool


class News(Record):
    """NA-903: weather, wreckage number, rescue strips, the "C"."""

    weather: str
    wreck: int
    rescue: tuple[tuple[str, ...], ...]
    c: bool


class Thing(Record):
    """NA-904: story value, strength, rescue icon."""

    story: int
    strength: int
    signal: str


class Work(Record):
    """NA-905, NA-925: an action on the camp board, or trouble."""

    cost: int
    red: bool


class Island(Record):
    """A card of the island; what it is tells which parts it has."""

    deck: IslandDeck
    trip: Icons | None = None
    event: News | None = None
    item: Thing | None = None
    camp: Work | None = None


class Sheet(Record, tag_field="deck", tag="character"):
    """NA-906: ability and energy scale."""

    ability: str
    scale: int


class Token(Record):
    """NA-021 to NA-024: a token or tile with its value."""

    deck: PieceDeck
    value: int
    kind: str


def printed(card: object) -> Island | Sheet | Token | None:
    """The facts of a card."""
    match card:
        case Character():
            return Sheet(card.ability, card.scale)
        case Piece():
            return Token(card.deck, card.value, card.kind)
        case IslandCard(trip=trip, event=event, item=item, camp=camp):
            return Island(
                card.deck,
                trip=Icons(trip.foot, trip.map, trip.diary) if trip is not None else None,
                event=News(event.weather, event.wreck, event.rescue, event.c) if event is not None else None,
                item=Thing(item.story, item.strength, item.signal) if item is not None else None,
                camp=Work(camp.cost, camp.red) if camp is not None else None,
            )
        case _:
            return None
