"""What is printed on cards, as facts: boards draw people, places and Fittings by it (TW-1700 to TW-1850).

No more than the text of a card says; what lies on its hidden side, or in a Script, is met in play.
"""

from holdfast.core.cards.content import Card, Words
from holdfast.core.engine.effect import Record
from holdfast.games.this_war.cards import BOOKS, Character, Fitting, Location, Objective, Script
from holdfast.games.this_war.vocabulary import Danger, Obstacle


class CharacterPrint(Record, tag_field="deck", tag="character"):
    """TW-1710: the people; the profession in all languages."""

    profession: Words
    prowess: int
    empathy: int
    inventory: int
    abilities: tuple[str, ...]


class FittingPrint(Record, tag_field="deck", tag="fitting"):
    """TW-1730: what it costs to build, whether somebody sleeps in it, whether a fire burns there."""

    cost: dict[str, int]
    bed: bool
    fire: bool


class LocationPrint(Record, tag_field="deck", tag="location"):
    """TW-1760: a place to scavenge."""

    number: int
    danger: Danger
    obstacles: tuple[Obstacle, ...]


class ObjectivePrint(Record, tag_field="deck", tag="objective"):
    """TW-1830."""

    chapter: int


class ScriptPrint(Record, tag_field="deck"):
    """TW-1203: the number of a paragraph of the Book."""

    number: int


class PlacesScript(ScriptPrint, tag=BOOKS[0]):
    """Of a Location."""


class PeopleScript(ScriptPrint, tag=BOOKS[1]):
    """Of people."""


class EndingScript(ScriptPrint, tag=BOOKS[2]):
    """Of the end."""


SCRIPTS: dict[str, type[PlacesScript] | type[PeopleScript] | type[EndingScript]] = {
    BOOKS[0]: PlacesScript,
    BOOKS[1]: PeopleScript,
    BOOKS[2]: EndingScript,
}


def printed(
    card: Card,
) -> CharacterPrint | FittingPrint | LocationPrint | ObjectivePrint | PlacesScript | PeopleScript | EndingScript | None:
    """The facts of a card; all others are read, not drawn."""
    match card:
        case Character():
            return CharacterPrint(card.profession, card.prowess, card.empathy, card.inventory, card.abilities)
        case Fitting():
            return FittingPrint(card.cost, is_bed(card), has_fire(card))
        case Location():
            return LocationPrint(card.number, card.danger, card.obstacles)
        case Objective():
            return ObjectivePrint(card.chapter)
        case Script():
            return SCRIPTS[card.deck](card.number)
    return None


def is_bed(card: Fitting) -> bool:
    return card.id.startswith("bed")


def has_fire(card: Fitting) -> bool:
    """A heater, or a stove to cook on."""
    return card.fuel is not None or any(work.cooks for work in card.works)
