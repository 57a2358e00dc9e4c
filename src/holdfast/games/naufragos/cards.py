"""The decks of Náufragos as data: what stands on each kind of card (NA-900 to NA-907)."""

from holdfast.core.cards.content import Card, Content, Words
from holdfast.core.engine.effect import AnyCondition, AnyEffect, BoundedRecord
from holdfast.core.memo import MemoPerContent
from holdfast.games.naufragos.vocabulary import (
    Ability,
    Back,
    Base,
    Flag,
    Icon,
    Moment,
    Number,
    OnTrack,
    Perk,
    Players,
    Rolled,
    Sex,
    Shared,
    Sky,
    Tile,
    Turns,
    WeatherSpace,
    Wounds,
)


class Price(BoundedRecord):
    """A cost that must be paid in full (NA-005). `food` from hand or store (NA-926), `own_food` from hand only."""

    energy: int = 0
    food: int = 0
    own_food: int = 0
    store_food: int = 0
    wood: int = 0


class Choice(BoundedRecord):
    """One branch of a decision: what it costs, when it is open, what follows."""

    key: str
    then: tuple[AnyEffect, ...] = ()
    pay: Price | None = None
    when: AnyCondition | None = None


class Modify(BoundedRecord):
    """What an item adds to a roll: for its holder (`me`), or for the holder's whole group (NA-584)."""

    roll: Rolled
    n: int
    of: Shared = "me"
    when: AnyCondition | None = None


class Use(BoundedRecord):
    """What happens when the holder discards the item (NA-950)."""

    then: tuple[AnyEffect, ...]
    when: AnyCondition | None = None


class Belonging(BoundedRecord):
    """NA-904: story value, strength, rescue icon, and what the item does; `perks` are words the rules ask for."""

    story: int = 0
    strength: int = 0
    strength_when: AnyCondition | None = None
    signal: Icon = ""
    perks: tuple[Perk, ...] = ()
    modify: tuple[Modify, ...] = ()
    at_once: tuple[AnyEffect, ...] = ()
    use: Use | None = None


class EveryTurn(BoundedRecord):
    """NA-511: what a red camp card does at its moment, every turn until it is solved."""

    at: Moment
    then: tuple[AnyEffect, ...]


class CampAction(BoundedRecord):
    """NA-905: an action on the camp board; a red one is harmful and waits to be solved (NA-925)."""

    cost: int = 0
    then: tuple[AnyEffect, ...] = ()
    when: AnyCondition | None = None
    calm: bool = False
    """Not in a storm."""
    fishing: bool = False
    red: bool = False
    standing: EveryTurn | None = None
    flags: tuple[Flag, ...] = ()
    solve: tuple[Choice, ...] = ()
    wood: int = 0
    """Wood that lies on the card when it is put on the board."""


class Trip(BoundedRecord):
    """NA-901: an exploration card: foot, map and diary icons, and its effect."""

    foot: bool = False
    map: int = 0
    diary: bool = False
    foot_once: bool = False
    """The foot counts the first time only (NA-565)."""
    then: tuple[AnyEffect, ...] = ()


class Happening(BoundedRecord):
    """NA-903: an event: weather, wreckage number, text, rescue strips (any one of them will do), the "C"."""

    weather: Sky = ""
    wreck: int = 0
    then: tuple[AnyEffect, ...] = ()
    rescue: tuple[tuple[Icon, ...], ...] = ()
    c: bool = False
    standing: EveryTurn | None = None
    """NA-226: the event stays face up beside the board and does this every turn."""
    until: AnyCondition | None = None
    """NA-226: asked before each event; where it holds, the lasting event leaves the game."""


class IslandCard(Card, kw_only=True):
    """A card of the island. What its deck is tells which part it must have; `adds` are plot numbers (NA-923)."""

    trip: Trip | None = None
    event: Happening | None = None
    item: Belonging | None = None
    camp: CampAction | None = None
    adds: tuple[Number, ...] = ()
    choices: dict[str, Words] = {}

    def names(self) -> dict[str, Words]:
        choices = {f"{self.key}/choice/{key}": words for key, words in self.choices.items()}
        return {self.key: self.name, **choices}


class Character(Card, kw_only=True):
    """NA-906: name, sex, ability, energy scale."""

    ability: Ability
    sex: Sex
    ability_name: Words
    scale: int = 6

    def names(self) -> dict[str, Words]:
        return {self.key: self.name, f"{self.key}/ability": self.ability_name}


class CampCard(IslandCard, kw_only=True):
    camp: CampAction


class Event(IslandCard, kw_only=True):
    event: Happening


class Wreckage(IslandCard, kw_only=True):
    item: Belonging


class Exploration(IslandCard, kw_only=True):
    """A basic exploration card; with a white circle it becomes a camp card when drawn (NA-105)."""

    trip: Trip

    def back(self) -> str:
        return f"{self.deck}-white" if self.camp is not None else self.deck


class Plot(IslandCard, kw_only=True):
    """NA-907: a numbered card with the anatomy of the deck named by its back; every number is its own pool."""

    number: int
    on: Back
    """Its back: coast, interior, heart, event, wreckage or camp."""

    def back(self) -> str:
        return f"zero-{self.on}" if self.number == 0 else self.id


class Piece(Card, kw_only=True):
    """A tile or token with a printed value: story tokens, forage tiles, fish tiles (NA-015, NA-016)."""

    value: int = 0
    kind: Tile = ""


class OwnRules(Card, kw_only=True):
    """NA-797: a rule set of one's own: one that there is, and what differs from it; what is not named stays as it is."""

    based_on: Base
    turns: tuple[Turns, Turns, Turns, Turns] | None = None
    """NA-126: for one to four players."""
    weather: WeatherSpace | None = None
    """NA-122: where the weather cube begins."""
    c_events_up_to: Players | None = None
    starting_difficulty: tuple[OnTrack, OnTrack, OnTrack, OnTrack] | None = None
    lowest_difficulty: OnTrack | None = None
    starving_wounds: Wounds | None = None
    supply_at_start: bool | None = None
    watch_at_start: bool | None = None
    lost_survive: bool | None = None
    trade_on_expedition: bool | None = None
    trade_with_lost: bool | None = None
    event_first: bool | None = None
    wounds_before_rescue: bool | None = None
    rest_heals_first: bool | None = None
    summit_sees_events: bool | None = None
    rescue_of_the_day: bool | None = None
    track_counts: bool | None = None


DECKS: dict[str, type[Card]] = {
    "character": Character,
    "camp": CampCard,
    "event": Event,
    "wreckage": Wreckage,
    "coast": Exploration,
    "interior": Exploration,
    "heart": Exploration,
    "plot": Plot,
    "story": Piece,
    "forage": Piece,
    "fish": Piece,
    "ruleset": OwnRules,
}
DECK_COUNTS = {
    "character": 12,
    "camp": 5,
    "event": 21,
    "wreckage": 30,
    "coast": 11,
    "interior": 18,
    "heart": 10,
    "plot": 127,
    "story": 38,
    "forage": 33,
    "fish": 15,
}
"""NA-012, NA-015, NA-016: exact."""
PIECES = frozenset({"story", "forage", "fish"})
"""Decks that are tiles and tokens, not cards."""
OWN_CARDS = ("event", "wreckage", "camp", "coast", "interior", "heart")
"""NA-794: one blank card of each for the players' own adventures."""


class Parts(BoundedRecord):
    """What stands on the cards, by their index: the rules look it up again and again."""

    trips: dict[int, Trip]
    happenings: dict[int, Happening]
    items: dict[int, Belonging]
    camps: dict[int, CampAction]
    pieces: dict[int, Piece]
    usable: dict[int, Use]
    """Items that are discarded for their effect (NA-950)."""
    flags: dict[str, list[int]]
    """Red camp cards by what they do as long as they lie open (NA-511)."""
    able: dict[str, list[int]]
    """Castaways' sheets by their ability."""
    perks: dict[str, list[int]]
    """Items by the words that the rules ask for."""


def parts(content: Content) -> Parts:
    """Looked up once for all games with the same cards."""
    of = Parts({}, {}, {}, {}, {}, {}, {}, {}, {})
    for i, card in enumerate(content.cards):
        if isinstance(card, Piece):
            of.pieces[i] = card
        elif isinstance(card, Character):
            of.able.setdefault(card.ability, []).append(i)
        elif isinstance(card, IslandCard):
            if card.trip is not None:
                of.trips[i] = card.trip
            if card.event is not None:
                of.happenings[i] = card.event
            if card.item is not None:
                of.items[i] = card.item
                if card.item.use is not None:
                    of.usable[i] = card.item.use
                for perk in card.item.perks:
                    of.perks.setdefault(perk, []).append(i)
            if card.camp is not None:
                of.camps[i] = card.camp
                for flag in card.camp.flags:
                    of.flags.setdefault(flag, []).append(i)
    return of


PARTS = MemoPerContent(parts)
