"""The decks of Robinson Crusoe as data: what is printed on each kind of card."""

from holdfast.core.cards.content import Card, Words
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord
from holdfast.games.robinson.vocabulary import (
    Adventures,
    AnyColour,
    AnyTerrain,
    Icon,
    InventionType,
    Moment,
    SigilLetter,
    Symbol,
    WeatherDie,
)


class Price(BoundedRecord):
    """One way to meet a demand: resources to discard, or an Item that must only be there (RC-302, RC-303)."""

    wood: int = 0
    fur: int = 0
    food: int = 0
    item: str = ""


class Use(BoundedRecord):
    """Something that can be used: at which moments (RC-610), under which condition, and what it does."""

    at: tuple[Moment, ...]
    then: tuple[AnyEffect, ...]
    when: AnyCondition | None = None


class Tile(Card, kw_only=True):
    """An Island tile: terrain, sources and Beast icon, Totem, natural shelter, Discovery icons."""

    number: int = 0
    terrain: AnyTerrain = ""
    symbols: tuple[Symbol, ...] = ()
    totem: bool = False
    shelter: bool = False
    discovery: int = 0


class Discovery(Card, kw_only=True):
    """A Discovery token: converted when it becomes available (RC-1190), or kept until used (RC-413)."""

    at_once: tuple[AnyEffect, ...] = ()
    use: Use | None = None
    sigil: SigilLetter = ""


class Threat(BoundedRecord):
    """A Threat Action: pawns, requirement, reward (RC-301)."""

    name: Words
    then: tuple[AnyEffect, ...]
    pawns: int = 1
    different: bool = False
    items: tuple[str, ...] = ()
    weapon: int = 0
    pay: tuple[Price, ...] = (Price(),)


class Event(Card, kw_only=True):
    """An Event card: icon, Event effect, Threat Action, Threat effect."""

    icon: Icon
    threat: Threat
    event: tuple[AnyEffect, ...] = ()
    slide: tuple[AnyEffect, ...] = ()

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, f"{self.key}/threat": self.threat.name}

    def back(self) -> str:
        return "event-book" if self.icon == "book" else "event-adventure"


class Wreckage(Card, kw_only=True):
    """RC-308: a lesser reward for one pawn, a greater one for two."""

    one: tuple[AnyEffect, ...]
    two: tuple[AnyEffect, ...]


class Adventure(Card, kw_only=True):
    """An Adventure card: the upper half for the taker, the lower half when it comes back from the Event deck."""

    effect: tuple[AnyEffect, ...]
    later: tuple[AnyEffect, ...] = ()
    later_name: Words = {}
    choices: dict[str, Words] = {}
    use: Use | None = None

    def names(self) -> dict[str, Words]:
        choices = {f"{self.key}/choice/{key}": words for key, words in self.choices.items()}
        return {self.key: self.name, **lower_half(self.key, self.later_name), **choices}


class Mystery(Card, kw_only=True):
    """A Treasure, Trap or Monster. A kept Treasure has uses (0: for the whole game) or adds to numbers."""

    type: Adventures
    effect: tuple[AnyEffect, ...] = ()
    keep: bool = False
    uses: int = 0
    use: Use | None = None
    pawn: AnyColour = ""
    later: tuple[AnyEffect, ...] = ()
    later_name: Words = {}

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, **lower_half(self.key, self.later_name)}


def lower_half(key: str, name: Words) -> dict[str, Words]:
    """The name of the half that comes back from the Event deck, if a card has one."""
    return {f"{key}/later": name} if name else {}


class Beast(Card, kw_only=True):
    """RC-451: strength, Weapon loss, food, fur, other effects."""

    strength: int
    weapon: int = 0
    food: int = 0
    fur: int = 0
    extra: tuple[AnyEffect, ...] = ()


class StartingItem(Card, kw_only=True):
    """RC-606: a shared Item with two uses."""

    use: Use
    uses: int = 2


class Invention(Card, kw_only=True):
    """Before it is built an Invention, afterwards an Item: what it needs, what it costs, what it gives."""

    type: InventionType = "random"
    character: str = ""
    terrain: AnyTerrain = ""
    items: tuple[str, ...] = ()
    cost: tuple[Price, ...] = (Price(),)
    gives: tuple[AnyEffect, ...] = ()
    pawn: AnyColour = ""
    use: Use | None = None

    def back(self) -> str:
        return "invention"


class ScenarioInvention(Invention, kw_only=True):
    """An Invention of the Scenario card (RC-353)."""

    scenario: str = ""
    again: bool = False

    def back(self) -> str:
        return f"scenario-invention-{self.scenario}"


class Skill(BoundedRecord):
    """RC-605: a skill of a Character, paid with Determination, once per round."""

    id: str
    name: Words
    flavour: Words
    cost: int
    at: tuple[Moment, ...]
    then: tuple[AnyEffect, ...] = ()
    when: AnyCondition | None = None


class Character(Card, kw_only=True):
    """A role sheet: life, Morale arrows, personal Invention, four skills."""

    life: int
    arrows: tuple[int, ...]
    invention: str
    skills: tuple[Skill, ...]

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, **{f"{self.key}/{skill.id}": skill.name for skill in self.skills}}


class Sigil(BoundedRecord):
    """What one of the four scenario Discovery tokens is in this Scenario."""

    id: str
    name: Words
    flavour: Words
    use: Use | None = None
    again: bool = False
    at_once: tuple[AnyEffect, ...] = ()


class Scenario(Card, kw_only=True):
    """RC-102: rounds, weather, Book and Totem meaning, sigils, setup changes.

    A Scenario of a pack has as data what the six of the box have in their modules: the condition of its goal, the locks
    of its Inventions, the additional pawns of every Exploration, and what each round begins with.
    """

    number: int
    rounds: int
    briefing: Words
    goal: Words
    weather: tuple[tuple[WeatherDie, ...], ...]
    sigils: dict[str, Sigil]
    book: tuple[AnyEffect, ...] = ()
    totems: tuple[tuple[AnyEffect, ...], ...] = ()
    more_totems: tuple[AnyEffect, ...] = ()
    reached: AnyCondition | None = None
    locks: dict[str, AnyCondition] = {}
    explore_extra: int = 0
    begins: tuple[AnyEffect, ...] = ()

    def names(self) -> dict[str, Words]:
        sigils = {f"{self.key}/sigil-{letter}": it.name for letter, it in self.sigils.items()}
        return {self.key: self.name, f"{self.key}/goal": self.goal, **sigils}


DECKS: dict[str, type[Card]] = {
    "tile": Tile,
    "discovery": Discovery,
    "event": Event,
    "wreckage": Wreckage,
    "building-adventure": Adventure,
    "gathering-adventure": Adventure,
    "exploration-adventure": Adventure,
    "mystery": Mystery,
    "beast": Beast,
    "starting-item": StartingItem,
    "invention": Invention,
    "scenario-invention": ScenarioInvention,
    "character": Character,
    "scenario": Scenario,
}
DECK_COUNTS = {
    "tile": 11,
    "discovery": 22,
    "event": 73,
    "wreckage": 3,
    "building-adventure": 30,
    "gathering-adventure": 30,
    "exploration-adventure": 30,
    "mystery": 52,
    "beast": 16,
    "starting-item": 8,
    "invention": 30,
    "scenario-invention": 12,
    "character": 4,
    "scenario": 6,
}
