"""What is printed on cards, tiles and boards, as facts: boards draw dice, prices and stars by it (US-1101 to US-1218).

No more than the text of a card says: of a mission only that it is one, of a role whose side it is.
"""

from holdfast.core.cards.content import Card, Words
from holdfast.core.engine.effect import Record
from holdfast.games.under_our_sun.cards import Ability, Character, Enemy, Fighter, Gear, Other, Sun, Team, Tile

Dice = tuple[str, ...]
"""Dice by their colours: G, Y, B, R."""


class AbilityPrint(Record):
    """A special ability, in all languages."""

    id: str
    name: Words
    text: Words


class CharacterPrint(Record, tag_field="deck", tag="character"):
    """US-1102: a character board."""

    archetype: Words
    colour: str
    expansion: bool
    hp: int
    water: int
    strength: Dice
    skill: Dice
    stealth: Dice
    melee: Dice
    ranged: Dice
    items: int
    mixed: int
    equipment: int
    abilities: tuple[AbilityPrint, ...]


class TilePrint(Record, tag_field="deck", tag="tile"):
    """US-1111: a map tile; what lies on it the view tells."""

    number: int
    mv: int


class Arms(Record):
    """Dice by day and by night."""

    day: Dice
    night: Dice


class FighterPrint(Record):
    """US-1121: what fights. `does` are its special texts (`text-foe-…`)."""

    kind: str
    sol: bool
    melee: Arms
    ranged: Arms
    does: tuple[str, ...]


class EnemyPrint(Record, tag_field="deck", tag="enemy"):
    """US-1121: an enemy card."""

    fighter: FighterPrint


class SunPrint(Record, tag_field="deck", tag="sun"):
    """US-1141: the weather of a phase."""

    keyword: str


class GearPrint(Record, tag_field="deck"):
    """US-1161: what a trader asks in water, what it costs in stars at the start, what a weapon adds to an attack."""

    price: int
    stars: int
    dice: Dice


class ItemPrint(GearPrint, tag="item"):
    """US-1161."""


class EquipmentPrint(GearPrint, tag="equipment"):
    """US-1171."""


class LootPrint(GearPrint, tag="loot"):
    """US-1181."""


class TeamPrint(Record, tag_field="deck", tag="team"):
    """US-1191: whose side one is on."""

    role: str


class OtherPrint(Record, tag_field="deck", tag="mission-and-other"):
    """US-1201: mission cards, traders, figures; two of them fight (US-1204)."""

    kind: str
    fighter: FighterPrint | None


GEAR: dict[str, type[ItemPrint] | type[EquipmentPrint] | type[LootPrint]] = {
    "item": ItemPrint,
    "equipment": EquipmentPrint,
    "loot": LootPrint,
}


def printed(
    card: Card,
) -> (
    CharacterPrint
    | TilePrint
    | EnemyPrint
    | SunPrint
    | ItemPrint
    | EquipmentPrint
    | LootPrint
    | TeamPrint
    | OtherPrint
    | None
):
    """The facts of a card; night cards, events and missions are read, not drawn."""
    match card:
        case Character():
            return character(card)
        case Tile():
            return TilePrint(card.number, card.mv)
        case Enemy():
            return EnemyPrint(fighter(card.fighter))
        case Sun():
            return SunPrint(card.keyword)
        case Gear():
            return GEAR[card.deck](card.price, card.stars, tuple(card.dice))
        case Team():
            return TeamPrint(card.role)
        case Other():
            return OtherPrint(card.kind, fighter(card.fighter) if card.fighter is not None else None)
    return None


def character(card: Character) -> CharacterPrint:
    return CharacterPrint(
        archetype=card.archetype,
        colour=card.colour,
        expansion=card.expansion,
        hp=card.hp,
        water=card.water,
        strength=tuple(card.strength),
        skill=tuple(card.skill),
        stealth=tuple(card.stealth),
        melee=tuple(card.melee),
        ranged=tuple(card.ranged),
        items=card.items,
        mixed=card.mixed,
        equipment=card.equipment,
        abilities=tuple([ability(it) for it in card.abilities]),
    )


def ability(it: Ability) -> AbilityPrint:
    return AbilityPrint(it.id, it.name, it.text)


def fighter(it: Fighter) -> FighterPrint:
    return FighterPrint(
        kind=it.kind,
        sol=it.sol,
        melee=Arms(tuple(it.melee), tuple(it.melee_night)),
        ranged=Arms(tuple(it.ranged), tuple(it.ranged_night)),
        does=it.perks,
    )
