"""The decks of Under Our Sun as data: what stands on each kind of card, tile and board (US-1101 to US-1218)."""

from collections.abc import Iterator
from functools import cached_property
from typing import Annotated, Any

from msgspec import Meta, Struct

from holdfast.core.cards.content import Card, Words
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord, tag_of
from holdfast.games.under_our_sun.vocabulary import (
    AbilityName,
    Ammunition,
    Box,
    Colour,
    Cube,
    Dice,
    EnemyKind,
    EnemyPerk,
    GearKind,
    GearPerk,
    Gender,
    Goal,
    Good,
    Hero,
    Key,
    Mark,
    MaybeAttribute,
    MaybeDice,
    MissionNumber,
    MissionPerk,
    Mode,
    OtherKind,
    Role,
    Row,
    Target,
    TileKind,
    TileNumber,
    Weather,
    Wish,
)


class Ability(BoundedRecord):
    """A special ability of a character; the rules ask for it by its id."""

    id: AbilityName
    name: Words
    text: Words


class Character(Card, kw_only=True, gc=True, dict=True):
    """US-1102: a character board. Dice are letters: G green, Y yellow, B blue."""

    archetype: Words
    gender: Gender = "m"
    """m or f: how Italian and Spanish speak of the character."""
    colour: Colour
    hp: int
    water: int
    strength: Dice
    skill: Dice
    stealth: Dice
    melee: Dice
    ranged: Dice
    items: int = 2
    mixed: int = 2
    equipment: int = 2
    expansion: bool = False
    abilities: tuple[Ability, ...] = ()

    @cached_property
    def able(self) -> frozenset[str]:
        """The names of the abilities."""
        return frozenset([a.id for a in self.abilities])

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, **{f"{self.key}/{a.id}": a.name for a in self.abilities}}


class Tile(Card, kw_only=True):
    """US-1111: a map tile."""

    number: int
    kind: TileKind = "normal"
    """haven, normal or target."""
    mv: int = 2
    resources: dict[Cube, int] = {}
    water: int = 0
    enemies: int = 0
    event: bool = False
    box: Box = ""
    """A container: opened by skill or strength."""
    fields: int = 0
    """Movement fields; 0 is no limit."""
    camp: bool = False
    store: bool = False

    def back(self) -> str:
        return "tile" if self.kind == "normal" else self.id


class Fighter(BoundedRecord):
    """What fights: kind, HP, dice by day and by night; `loot` are rows by successes."""

    kind: EnemyKind
    hp: int
    melee: MaybeDice = ""
    melee_night: MaybeDice = ""
    ranged: MaybeDice = ""
    ranged_night: MaybeDice = ""
    sol: bool = False
    perks: tuple[EnemyPerk, ...] = ()
    loot: dict[Row, tuple[AnyEffect, ...]] = {}
    per_head: int = 0
    """US-1204: so many HP more for each character in play."""


class Enemy(Card, kw_only=True):
    """US-1121: an enemy card."""

    fighter: Fighter


class Night(Card, kw_only=True):
    """US-1131: a night card; an Animal card may be ignored at a fire."""

    animal: bool = False
    then: tuple[AnyEffect, ...] = ()


class Sun(Card, kw_only=True):
    """US-1141: the weather of a phase."""

    keyword: Weather = ""
    """storm, solar-storm or nothing."""
    drink: int = 1
    shade: bool = False
    """In New Haven or a camp one water is enough."""
    rough: int = 0
    """Move and Sneak into MV 3 or 4 cost so much more."""
    haze: bool = False
    burn: bool = False
    """Outside New Haven and camps 1 damage at the start of the turn."""


class Event(Card, kw_only=True):
    """US-1151: something happens on the tile, once."""

    then: tuple[AnyEffect, ...] = ()
    choices: dict[Key, Words] = {}

    def names(self) -> dict[str, Words]:
        choices = {f"{self.key}/choice/{key}": words for key, words in self.choices.items()}
        return {self.key: self.name, **choices}


class Use(BoundedRecord):
    """Something an item does when it is used: its price in action points, when, and what follows."""

    then: tuple[AnyEffect, ...]
    ap: int = 0
    when: AnyCondition | None = None


class Gear(Card, kw_only=True):
    """US-1161, US-1171, US-1181: an item, a piece of equipment or goods."""

    kind: GearKind = "item"
    """item, equipment or goods."""
    recipe: dict[Cube, int] = {}
    price: int = 0
    stars: int = 0
    marks: tuple[Mark, ...] = ()
    """melee, ranged, electric, fire."""
    dice: MaybeDice = ""
    """What the weapon adds to an attack."""
    ammo: Ammunition = ""
    """cartridge or arrow; `uses` is then the capacity."""
    uses: int = 0
    tap: bool = False
    hero: Hero = ""
    perks: tuple[GearPerk, ...] = ()
    water: int = 0
    """More water can be carried."""
    mixed: int = 0
    """More mixed areas."""
    use: Use | None = None
    then: tuple[AnyEffect, ...] = ()
    """Goods: what is gained at once."""


class Team(Card, kw_only=True):
    """US-1191, US-1192: a role; three are Sons of Liberty with a secret goal."""

    role: Role
    goal: Goal = ""


class Other(Card, kw_only=True):
    """US-1201: mission cards, traders, special figures, overviews."""

    kind: OtherKind
    mission: MissionNumber = ""
    order: int = 0
    text: Words = {}
    fighter: Fighter | None = None
    """Ash Matriarch and Liberty Captain (US-1204)."""


class Task(BoundedRecord):
    """US-365, US-1213: a mission action: where, its price, its test, and what follows."""

    key: Key
    tile: int = 0
    """The number of the tile; 0 where `when` says it all."""
    ap: int = 1
    test: MaybeAttribute = ""
    pay: dict[Good, int] = {}
    when: AnyCondition | None = None
    then: tuple[AnyEffect, ...] = ()
    fail: tuple[AnyEffect, ...] = ()


class Stage(BoundedRecord):
    """One mission card in play: what it does at once, its objective, what it allows and repeats."""

    objective: AnyCondition
    enter: tuple[AnyEffect, ...] = ()
    deliver: dict[Wish, int] = {}
    deliver_to: int = 0
    tasks: tuple[Task, ...] = ()
    preparation: tuple[AnyEffect, ...] = ()
    """Carried out in every Preparation while the card is current, after the enemies have moved."""
    done: tuple[AnyEffect, ...] = ()


class Knobs(BoundedRecord):
    """US-1211, US-1219: numbers of the special rules that a calibration may turn, one step at a time.

    Day limit, distance, stack, guards, deliveries and tests stand in the mission's other fields.
    """

    parts_distance: int = 2
    """M3: filter parts lie at least so far from New Haven."""
    final_wave: int = 0
    """M3: more enemies than max(2, C - 1) at the pump."""
    regenerate: int = 1
    """M4: HP the Matriarch regains in each Preparation."""
    integrity: int = 6
    integrity_large: int = 7
    """M5: the walls, from five characters on."""
    waves: tuple[int, int, int] = (0, 1, 1)
    """M5: more enemies than characters in the Nights of days 2, 3 and 4."""
    last_wave: int = 2
    captain: bool = True
    """M5: the Morning of day 5: so many enemies for each character, and the captain."""
    barricade: Dice = "Y"
    """M5: what a barricade does to an enemy."""


FIRST_TARGET = 27
"""US-020: target tiles have this number or a higher one."""
COUNTERS = frozenset({"boss", "freed", "held", "integrity", "parts", "tests", "tracks"})
"""What the rules count of themselves."""


def inside(it: Any) -> Iterator[Any]:
    """All structs in nested data, from without to within."""
    if isinstance(it, Struct):
        yield it
        it = [getattr(it, field) for field in it.__struct_fields__]
    elif isinstance(it, dict):
        it = list(it.values())
    if isinstance(it, tuple | list):
        for part in it:
            yield from inside(part)


class Mission(Card, kw_only=True):
    """US-1211: a mission as data."""

    number: int = 0
    """Its mission cards are `m<number>-1` and so on; a mission of a pack may have none."""
    difficulty: int = 1
    recommended: Mode = "coop"
    days: int = 5
    briefing: Words = {}
    targets: tuple[Target, ...] = ()
    top: int = 0
    mix: int = 0
    """US-1212: tiles above the block with the targets, and normal tiles mixed with them; 0 and 0: targets are placed."""
    distance: int | tuple[int, ...] = 0
    """The target is placed face up at this distance in a rolled direction; a list: each target, in directions of their own."""
    setup: tuple[AnyEffect, ...] = ()
    reveal: dict[TileNumber, tuple[AnyEffect, ...]] = {}
    """What happens when a tile of this number is turned up."""
    stages: Annotated[tuple[Stage, ...], Meta(min_length=1)]
    fail: tuple[AnyCondition, ...] = ()
    perks: tuple[MissionPerk, ...] = ()
    ahead: bool = False
    """M6: what later cards want may be delivered in advance."""
    knobs: Knobs = Knobs()
    words: dict[Key, Words] = {}
    """What its mission actions and counters are called, where the game has no words for their keys."""

    def __post_init__(self) -> None:
        """US-1213: what a pack could get wrong in silence: a counter that nothing counts, a tile that never comes."""
        held = list(inside((self.setup, self.reveal, self.stages, self.fail)))
        counters = COUNTERS | {it.what for it in held if tag_of(type(it)) == "count"}
        for it in held:
            if tag_of(type(it)) == "counted" and it.what not in counters:
                raise ValueError(f"nothing counts {it.what!r}{did_you_mean(it.what, sorted(counters))}")
            for tile in (getattr(it, "tile", 0), getattr(it, "deliver_to", 0)):
                if tile >= FIRST_TARGET and tile not in self.targets:
                    raise ValueError(f"tile {tile} is none of the mission's targets")

    def distances(self) -> tuple[int, ...]:
        """US-1212: how far from New Haven the first targets are placed."""
        return self.distance if isinstance(self.distance, tuple) else (self.distance,) if self.distance else ()

    def names(self) -> dict[str, Words]:
        words = {f"{self.key}/word/{key}": words for key, words in self.words.items()}
        return {self.key: self.name, **words}


DECKS: dict[str, type[Card]] = {
    "character": Character,
    "tile": Tile,
    "enemy": Enemy,
    "night": Night,
    "sun": Sun,
    "event": Event,
    "item": Gear,
    "equipment": Gear,
    "loot": Gear,
    "team": Team,
    "mission-and-other": Other,
    "mission": Mission,
}
DECK_COUNTS = {
    "character": 6,
    "tile": 32,
    "enemy": 25,
    "night": 22,
    "sun": 10,
    "event": 35,
    "item": 53,
    "equipment": 19,
    "loot": 48,
    "team": 13,
    "mission-and-other": 32,
    "mission": 6,
}
"""US-002, US-020: exact."""
PIECES = frozenset({"mission"})
"""The missions' data; their cards are in `mission-and-other`."""
