"""What is printed on a card, as facts: boards show icons and prices by it, in every language and of every pack."""

from holdfast.core.engine.effect import Record
from holdfast.games.robinson import cards
from holdfast.games.robinson.cards import Price


class Event(Record, tag_field="deck", tag="event"):
    """RC-301: the icon in its corner, and what its Threat Action takes."""

    icon: str
    pawns: int
    different: bool
    items: tuple[str, ...]
    weapon: int
    price: tuple[Price, ...]


class Invention(Record, tag_field="deck", tag="invention"):
    """RC-353, RC-361: the terrain and Items that it needs, and each way to pay for it."""

    terrain: str
    items: tuple[str, ...]
    price: tuple[Price, ...]


class ScenarioInvention(Invention, tag_field="deck", tag="scenario-invention"):
    """The same on the Scenario card."""


class Beast(Record, tag_field="deck", tag="beast"):
    """RC-451."""

    strength: int
    weapon: int
    food: int
    fur: int


class Tile(Record, tag_field="deck", tag="tile"):
    """RC-401: what is printed on a tile."""

    terrain: str
    symbols: tuple[str, ...]
    totem: bool
    shelter: bool
    discovery: int


class Discovery(Record, tag_field="deck", tag="discovery"):
    """A token; one with a letter means what the Scenario says."""

    sigil: str


class Mystery(Record, tag_field="deck", tag="mystery"):
    """RC-692: Treasure, Trap or Monster."""

    type: str


class Character(Record, tag_field="deck", tag="character"):
    """Life, Morale arrows, and the skills in their order."""

    life: int
    arrows: tuple[int, ...]
    skills: tuple[str, ...]


def printed(
    card: object,
) -> Event | Invention | ScenarioInvention | Beast | Tile | Discovery | Mystery | Character | None:
    """The facts of a card; Adventures and Items have only their text."""
    match card:
        case cards.Event(icon=icon, threat=it):
            return Event(icon, it.pawns, it.different, it.items, it.weapon, it.pay)
        case cards.ScenarioInvention():
            return ScenarioInvention(card.terrain, card.items, card.cost)
        case cards.Invention():
            return Invention(card.terrain, card.items, card.cost)
        case cards.Beast():
            return Beast(card.strength, card.weapon, card.food, card.fur)
        case cards.Tile():
            return Tile(card.terrain, card.symbols, card.totem, card.shelter, card.discovery)
        case cards.Discovery():
            return Discovery(card.sigil)
        case cards.Mystery():
            return Mystery(card.type)
        case cards.Character():
            return Character(card.life, card.arrows, tuple([skill.id for skill in card.skills]))
        case _:
            return None
