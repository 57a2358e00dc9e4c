"""The decks of This War of Mine as data: what is printed on each kind of card (TW-1700 to TW-1850)."""

from holdfast.core.cards.content import Card, Words
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord
from holdfast.games.this_war.vocabulary import (
    Ability,
    Bound,
    ColourName,
    Corner,
    Danger,
    DieColour,
    Family,
    FittingPerk,
    Item,
    Letter,
    LocationPerk,
    Named,
    Neighbour,
    Obstacle,
    People,
    Perk,
    Row,
    ShelterType,
    Space,
    Span,
    SpiritName,
    TableName,
    Tag,
    Weapon,
    Whom,
)


class Pick(BoundedRecord):
    """The Leader chooses a number of Characters out of a group."""

    chosen: int
    of: Whom


Who = Whom | Pick
"""Whom an effect concerns: `all`, `all-present`, `all-in-shelter`, `guards`, `scavengers`, `me`, `affected`, `others`,
`most-miserable`, `kindest`, a bound name, or a choice of the Leader."""


class Check(BoundedRecord):
    """TW-1224: an empathy check, a table check or a danger check; exactly one of the three."""

    empathy: Named = ""
    hit: tuple[AnyEffect, ...] = ()
    miss: tuple[AnyEffect, ...] = ()
    """What happens where nobody was affected."""
    table: TableName = ""
    prowess_of: Named = ""
    bonus: int = 0
    rows: dict[Span, tuple[AnyEffect, ...]] = {}
    danger: Named = ""
    colour: DieColour = "grey"
    prowess: bool = False


class Choice(BoundedRecord):
    """TW-1203: one choice: what it costs, when it is open, what follows."""

    key: str
    label: Words
    requires: AnyCondition | None = None
    cost: tuple[AnyEffect, ...] = ()
    effects: tuple[AnyEffect, ...] = ()
    check: Check | None = None
    goto: str = ""


class Chooser(Card, kw_only=True):
    """A card with choices, whose labels stand on it."""

    choices: tuple[Choice, ...] = ()

    def names(self) -> dict[str, Words]:
        labels = {f"{self.key}/choice/{choice.key}": choice.label for choice in self.choices}
        return {self.key: self.name, **labels}


class Select(BoundedRecord):
    """TW-1223: the Leader binds a Character to a name."""

    bind: Bound
    of: Whom


class Script(Chooser, kw_only=True):
    """TW-1203, TW-1221: one paragraph of the Book. Its title is the card's name, its text the flavour."""

    number: int
    tags: tuple[Tag, ...] = ()
    once: bool = False
    select: Select | None = None
    effects: tuple[AnyEffect, ...] = ()
    check: Check | None = None
    goto: str = ""
    mild: Words = {}
    """The same scene in a milder text."""

    def back(self) -> str:
        return "script"


class Character(Card, kw_only=True):
    """TW-1710: the people. Spirit lines change their own Character unless they name somebody else (TW-1714)."""

    profession: Words
    red: bool = False
    woman: bool = False
    prowess: int
    empathy: int
    inventory: int
    abilities: tuple[Ability, ...] = ()
    spirit_a: tuple[AnyEffect, ...] = ()
    spirit_b: tuple[AnyEffect, ...] = ()
    spirit_c: tuple[AnyEffect, ...] = ()

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, f"{self.key}/profession": self.profession}

    def back(self) -> str:
        return "character-red" if self.red else "character-black"


class Work(BoundedRecord):
    """TW-1730: an action of a built Fitting: what is paid, and what is gained at once or after the Wait."""

    key: str
    label: Words
    pay: dict[Item, int] = {}
    then: tuple[AnyEffect, ...] = ()
    wait: tuple[AnyEffect, ...] = ()
    """Not at once, but when the Wait token pays out (TW-332)."""
    once: bool = False
    """Once per day."""
    when: AnyCondition | None = None
    cooks: int = 0
    """The most people a meal is for (TW-1732)."""
    heats: bool = False


class Fuel(BoundedRecord):
    """TW-1734: the fuel of a heater: the most pieces, and the Cold that each takes off."""

    most: int
    wood: int
    book: int


class Fitting(Card, kw_only=True):
    """TW-1730: what it costs to build, beside what it must stand, what can be done there."""

    cost: dict[Item, int]
    green: bool = False
    next_to: Neighbour = ""
    works: tuple[Work, ...] = ()
    fuel: Fuel | None = None
    perks: tuple[FittingPerk, ...] = ()

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, **{f"{self.key}/work/{work.key}": work.label for work in self.works}}


class ShelterCard(Card, kw_only=True):
    """TW-1750: the hidden side of a card in the house; Remnants are dug a second time (TW-325)."""

    type: ShelterType
    loot: dict[Item, int]
    remnants: bool = False

    def back(self) -> str:
        return f"shelter-{self.type}"


class Trade(BoundedRecord):
    """TW-627: a red box that lets the group barter once a night for a number of cards."""

    cards: int
    offer: tuple[Family, ...]
    commission: int
    after: tuple[AnyEffect, ...] = ()
    script: str = ""


class Location(Card, kw_only=True):
    """TW-1760: a place to scavenge."""

    number: int
    danger: Danger
    obstacles: tuple[Obstacle, ...]
    specials: dict[Span, tuple[AnyEffect, ...]]
    scripts: dict[ColourName, str]
    """TW-1765: the Script of a colour."""
    start: tuple[AnyEffect, ...] = ()
    trade: Trade | None = None
    end: tuple[AnyEffect, ...] = ()
    perks: tuple[LocationPerk, ...] = ()


class Exploration(Chooser, kw_only=True):
    """TW-1770: a card of the Unknown deck. Whatever is not `must` may be left alone (TW-617)."""

    obstacle: Obstacle | None = None
    must: bool = False
    keep: bool = False
    """TW-623: Hideout and Map lie in the area until they are used."""
    effects: tuple[AnyEffect, ...] = ()


class Findings(Card, kw_only=True):
    """TW-1775: three rows, and perhaps a star."""

    rows: dict[Row, tuple[AnyEffect, ...]]
    star: bool = False


class Resident(Chooser, kw_only=True):
    """TW-1780: people who are met while scavenging."""

    corner: Corner = ""
    enemies: int
    weapons: dict[Letter, tuple[Weapon, ...]]
    thug: bool = False
    people: People
    """Whose talk table it has, and against whom papers help."""
    talk: dict[ColourName, str] = {}
    """The Script of a colour (TW-1785)."""
    loot: tuple[AnyEffect, ...] = ()
    weapons_of_dead: bool = False

    def back(self) -> str:
        return f"{self.deck}-red" if self.corner else self.deck


class NightRaid(Chooser, kw_only=True):
    """TW-1790: Damage, Wounds and what else happens, by moment."""

    corner: Corner = ""
    damage: int
    wounds: int
    thug: bool = False
    food_first: bool = False
    wrecks_boards: bool = False
    after: tuple[AnyEffect, ...] = ()
    """TW-724 (8)."""
    repelled: tuple[AnyEffect, ...] = ()
    """Where Damage and Wounds were both reduced to nothing."""
    guard_died: tuple[AnyEffect, ...] = ()

    def back(self) -> str:
        return f"{self.deck}-red" if self.corner else self.deck


class Story(BoundedRecord):
    """TW-1806: the lower half of a Fate card: S is the one who rolled, T the target."""

    die: DieColour
    deals: int = 0
    takes: int = 0
    disarms: bool = False
    noise: int = 0
    ends: bool = False
    ricochet: bool = False


class Turn(BoundedRecord):
    """TW-1802: an untreated roll: up to `up` it gets worse, from `down` on it gets better."""

    up: int
    down: int


class Fate(Card, kw_only=True):
    """TW-1800."""

    cold: bool
    illness: Turn
    wounds: Turn
    spirit: SpiritName = ""
    exchange: Space | None = None
    story: Story


class Visitor(Chooser, kw_only=True):
    """TW-1810: who comes to the door."""

    must: bool = False
    arrival: bool = False
    effects: tuple[AnyEffect, ...] = ()


class Event(Chooser, kw_only=True):
    """TW-1820: a Morning; `cold` tokens first, then its text."""

    cold: int = 0
    effects: tuple[AnyEffect, ...] = ()
    ceasefire: bool = False


class Chapter(Card, kw_only=True):
    """TW-1830."""

    number: int
    cold: int = 0
    effects: tuple[AnyEffect, ...] = ()

    def back(self) -> str:
        """Everybody knows where each of them is (TW-109)."""
        return self.id


class Objective(Card, kw_only=True):
    """TW-1830: a goal with a price or a condition, due before the next Chapter."""

    chapter: int
    cost: tuple[tuple[AnyEffect, ...], ...] = ()
    """Any one of these prices will do (TW-207)."""
    when: AnyCondition | None = None
    """TW-208."""
    reward: tuple[AnyEffect, ...] = ()
    penalty: tuple[AnyEffect, ...] = ()

    def back(self) -> str:
        return f"{self.deck}-{self.chapter}"


class NarrativeAction(Card, kw_only=True):
    """TW-1840: done now, or kept for its moment."""

    keep: bool = False
    cost: tuple[AnyEffect, ...] = ()
    effects: tuple[AnyEffect, ...] = ()
    perk: Perk = ""
    """What a kept card lets the group do."""


class Colour(Card, kw_only=True):
    """TW-1850."""


BOOKS = ("script-location", "script-people", "script-ending")
"""The Book of Scripts, in three volumes."""
DECKS: dict[str, type[Card]] = {
    "fitting": Fitting,
    "shelter": ShelterCard,
    "character": Character,
    "exploration": Exploration,
    "findings": Findings,
    "night-raid": NightRaid,
    "resident": Resident,
    "location": Location,
    "visitor": Visitor,
    "event": Event,
    "ending-event": Event,
    "chapter": Chapter,
    "objective": Objective,
    "narrative-action": NarrativeAction,
    "fate": Fate,
    "colour": Colour,
    **dict.fromkeys(BOOKS, Script),
}
DECK_COUNTS = {
    "fitting": 20,
    "shelter": 19,
    "character": 12,
    "exploration": 26,
    "findings": 11,
    "night-raid": 10,
    "resident": 14,
    "location": 18,
    "visitor": 12,
    "event": 12,
    "ending-event": 3,
    "chapter": 3,
    "objective": 8,
    "narrative-action": 15,
    "fate": 7,
    "colour": 5,
}
"""TW-012: exact."""
OWN_CARDS = dict.fromkeys(("event", "narrative-action", "visitor", "night-raid", "findings", "location"), 99)
"""TW-1852: decks to which packs may add; the Book takes any number of Scripts."""
PIECES = frozenset(BOOKS)
"""Scripts are read, not listed among the cards."""
