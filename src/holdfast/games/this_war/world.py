"""The state of the table of This War of Mine."""

from collections.abc import Callable, Container
from functools import cache
from operator import getitem, mul
from typing import ClassVar, Self, TypeVar

from msgspec import field

from holdfast.core.bounds import Mask
from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import AnyEffect, Cause, Effects, Seat, mutable_struct, tag_of
from holdfast.core.engine.menu import Menu
from holdfast.core.memo import Memo
from holdfast.core.state.world import World
from holdfast.games.this_war.card_lookup import FITTINGS, SCRIPTS, SHEETS
from holdfast.games.this_war.cards import (
    Character,
    Exploration,
    Fate,
    Findings,
    Fitting,
    Location,
    NarrativeAction,
    NightRaid,
    Objective,
    Resident,
    Script,
    ShelterCard,
    Visitor,
)
from holdfast.games.this_war.pieces import BlankToken, Deal, Fight, Job, Pending, Raid, RaidChange, Throw
from holdfast.games.this_war.rules import (
    BLOCKED,
    FOOD,
    KINDS,
    NOBODY,
    SPACES_OUTSIDE,
    UNARMED,
    VALUE,
    WEIGHT,
    Rules,
    rules_of,
)
from holdfast.games.this_war.vocabulary import Phase

T = TypeVar("T")
C = TypeVar("C", bound=Card)
LEFT: dict[tuple[int, ...], int] = {}
"""How many Day actions are left with these States, once it was asked."""
VALUES: Memo[int, tuple[int, ...]] = Memo(
    lambda more: tuple([value + more * (item in FOOD) for item, value in enumerate(VALUE)])
)
"""TW-967: the barter values of all tokens, by the further value of food."""


@cache
def anytime() -> Callable[["City", str, Seat, Menu], None]:
    """What may be done at any time; imported late, since it builds on this module."""
    from holdfast.games.this_war.flow.anytime import offers

    return offers


@mutable_struct
class City(World, kw_only=True):
    """The whole table. Lists and dictionaries are copied in `copy`; everything else is immutable."""

    passing_fields: ClassVar[frozenset[str]] = frozenset({"thrown"})
    hidden_fields: ClassVar[frozenset[str]] = frozenset({"own_rules"})

    day: int = 0
    phase: Phase = ""
    leader: int = 0
    turn: int = 0
    """Which of the three Day Action turns (TW-301)."""
    group: tuple[int, ...] = ()
    """The people of the group, those who are away too."""
    starting: tuple[int, ...] = ()
    """TW-104: the names on the Save sheet."""
    away: tuple[tuple[int, int], ...] = ()
    """TW-1216: people who are away, and the morning on which they return."""
    levels: list[int] = field(default_factory=list)
    """Five States for each of the twelve people."""
    storage: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    """The Findings Pile."""
    box: list[int] = field(default_factory=list)
    waste: list[int] = field(default_factory=list)
    """Tokens removed for the campaign (TW-022)."""
    held: list[int] = field(default_factory=list)
    """The weapon in each Character's hands, during a Raid or a fight."""
    meds: list[int] = field(default_factory=list)
    """Meds or Herbal Meds assigned to each Character (TW-803)."""
    bandaged: Mask = 0
    """Mask of those with Bandages assigned."""
    fed: Mask = 0
    """Mask of those who have eaten today (TW-406)."""
    drunk: Mask = 0
    """Mask of those who have drunk alcohol this Dawn (TW-811)."""
    house: list[int] = field(default_factory=list)
    reach: Mask = 0
    """Mask of the accessible spaces (TW-035)."""
    waits: dict[int, str] = field(default_factory=dict)
    """Spaces with a Wait token, and the work that will pay out."""
    remnants: dict[int, int] = field(default_factory=dict)
    """Rubble cards that were turned over (TW-325)."""
    boards: Mask = 0
    """Mask of the Cracks with a Board-Up."""
    cold: int = 0
    noise: int = 1
    tasks: list[str] = field(default_factory=list)
    """Last Evening's task of each Character."""
    scavengers: tuple[int, ...] = ()
    packed: tuple[tuple[int, int], ...] = ()
    """TW-603: what the scavengers last took along, and how many of each."""
    stopped: tuple[int, ...] = ()
    """TW-630: who waits in the Findings Pile."""
    location: int = -1
    unknown: int = 0
    """How many Unknown cards are left. Nobody has seen them, so they are the next cards of the Exploration deck
    (TW-609, TW-640): those of them that are returned are as good as any other unseen card under it."""
    today: tuple[str, ...] = ()
    """What holds or has been used until the end of Dawn."""
    tonight: tuple[str, ...] = ()
    """What holds or has been used until the end of the Night Raid."""
    jobs: tuple[Job, ...] = ()
    """Who was assigned to what in this turn."""
    idle: Mask = 0
    """Mask of those who have no more to do in this turn."""
    tokens: tuple[BlankToken, ...] = ()
    pending: tuple[Pending, ...] = ()
    notes: tuple[str, ...] = ()
    """TW-1214: what will be read at the end."""
    read: tuple[str, ...] = ()
    """The Scripts that were read in this campaign, in the order in which they were read first."""
    scene: int = 0
    """How many Scripts, fights and Raids are open: who falls now is spoken of when they are over (TW-1017)."""
    fallen: tuple[tuple[int, int], ...] = ()
    """Characters who reached level 4 and whose farewell has not been read, each with a mask of States."""
    wavering: tuple[int, ...] = ()
    """Characters who would reach Misery 4 while a promise may hold them."""
    fell_outside: bool = False
    """TW-630: somebody died while scavenging, and it has not been rolled for."""
    losses: int = 0
    """The number of people who died or left since the last Dawn (TW-814)."""
    deaths: tuple[str, ...] = ()
    """By which State, or how, each of the lost was lost."""
    food_price: int = 0
    """The further barter value of each food token (TW-967)."""
    raid_changes: tuple[RaidChange, ...] = ()
    raid: Raid | None = None
    fight: Fight | None = None
    deal: Deal | None = None
    done: bool = False
    """The status token of the Objective."""
    goals: int = 0
    """Objectives done."""
    moved: tuple[tuple[int, int], ...] = ()
    """What the last gain or loss really was, after the limits of the box (TW-021) and of the stock, for the log."""
    shifts: tuple[tuple[int, int, int], ...] = ()
    """Whose State really changed by how much, within its levels (TW-1002), or Cold, Noise and Unknown cards, which are
    nobody's, for the log."""
    thrown: tuple[Throw, ...] = ()
    """The dice of the last answer in which any fell."""
    chapter: int = 0
    options: dict[str, str] = field(default_factory=dict)

    own_rules: Rules | None = None
    """The numbers of this table if they differ from those of its settings."""

    @property
    def rules(self) -> Rules:
        """The numbers of this table."""
        options = self.options
        return self.own_rules or rules_of(options["difficulty"], options["board"], options["short"])

    @rules.setter
    def rules(self, rules: Rules) -> None:
        self.own_rules = rules

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.levels = self.levels[:]
        new.storage = self.storage[:]
        new.pile = self.pile[:]
        new.box = self.box[:]
        new.waste = self.waste[:]
        new.held = self.held[:]
        new.meds = self.meds[:]
        new.house = self.house[:]
        new.tasks = self.tasks[:]
        new.waits = self.waits.copy()
        new.remnants = self.remnants.copy()
        return new

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        anytime()(self, moment, seat, menu)

    # --- people ------------------------------------------------------------------------------------------------------

    def level(self, p: int, state: int) -> int:
        return self.levels[p * 5 + state]

    def set_level(self, p: int, state: int, level: int) -> None:
        self.levels[p * 5 + state] = level

    def states(self, p: int) -> list[int]:
        """All five States of a Character."""
        return self.levels[p * 5 : p * 5 + 5]

    def has_eaten(self, p: int) -> bool:
        """TW-406: today."""
        return bool(self.fed >> p & 1)

    def has_drunk(self, p: int) -> bool:
        """TW-811: alcohol, this Dawn."""
        return bool(self.drunk >> p & 1)

    def has_bandages(self, p: int) -> bool:
        return bool(self.bandaged >> p & 1)

    def can_reach(self, space: int) -> bool:
        """TW-035."""
        return bool(self.reach >> space & 1)

    def id(self, p: int) -> str:
        return SHEETS[self.content].id[p]

    def person(self, id: str) -> int:
        return SHEETS[self.content].id.index(id)

    def has(self, p: int, ability: str) -> bool:
        return ability in SHEETS[self.content].abilities[p]

    def prowess(self, p: int) -> int:
        return SHEETS[self.content].prowess[p]

    def empathy(self, p: int) -> int:
        return SHEETS[self.content].empathy[p]

    def here(self) -> tuple[int, ...]:
        """TW-1216: all of the group who are not away."""
        return others(self.group, [p for p, _ in self.away]) if self.away else self.group

    def at_home(self) -> tuple[int, ...]:
        """All in the Shelter."""
        return others(self.here(), self.scavengers) if self.scavengers else self.here()

    def searching(self) -> tuple[int, ...]:
        """The scavengers who have not stopped (TW-630); nobody once they are on their way home (TW-920)."""
        if "home" in self.tonight:
            return ()
        return others(self.scavengers, self.stopped) if self.stopped else self.scavengers

    def guards(self) -> tuple[int, ...]:
        found, tasks = [], self.tasks
        for p in self.group:
            if tasks[p] == "guard":
                found.append(p)
        return tuple(found)

    def present(self) -> tuple[int, ...]:
        """TW-1206."""
        if self.phase == "scavenging":
            return self.searching()
        return self.guards() if self.phase == "raid" else self.at_home()

    def with_ability(self, ability: str) -> int:
        """TW-1715: the present Character with an ability, or nobody."""
        known = SHEETS[self.content].abilities
        for p in self.present():
            if ability in known[p]:
                return p
        return NOBODY

    def actions(self, p: int) -> int:
        """TW-303, TW-304, TW-1004: how many of the three Day actions are not blocked."""
        levels = tuple(self.states(p))
        try:
            return LEFT[levels]
        except KeyError:
            LEFT[levels] = left = 3 - max(map(getitem, BLOCKED, levels))
            return left

    # --- things ------------------------------------------------------------------------------------------------------

    def stock(self, where: str = "here") -> list[int]:
        """TW-1302: Storage at home, the Findings Pile outside; `here` is the one of the scene."""
        if where == "here":
            return self.pile if self.phase == "scavenging" else self.storage
        return self.pile if where == "findings" else self.storage

    def worth(self, item: int) -> int:
        """TW-967: the barter value of a token."""
        return VALUES[self.food_price][item]

    def values(self) -> tuple[int, ...]:
        """The barter values of all kinds of tokens."""
        return VALUES[self.food_price]

    def weight(self) -> int:
        """TW-636: what is in the Findings Pile, and in the hands of the scavengers."""
        weight: int = sum(map(mul, self.pile, WEIGHT))
        for p in self.scavengers:
            if self.held[p] != UNARMED:
                weight += WEIGHT[self.held[p]]
        return weight

    def token(self, name: str) -> BlankToken | None:
        for token in self.tokens:
            if token.name == name:
                return token
        return None

    # --- cards -------------------------------------------------------------------------------------------------------

    def character(self, p: int) -> Character:
        return self.card(SHEETS[self.content].card[p], Character)

    def fitting(self, card: int) -> Fitting:
        return FITTINGS[self.content][card]

    def card(self, card: int, kind: type[C]) -> C:
        """A card of a certain kind."""
        found = self.content.cards[card]
        assert isinstance(found, kind)
        return found

    def shelter_card(self, card: int) -> ShelterCard:
        return self.card(card, ShelterCard)

    def place(self, card: int) -> Location:
        return self.card(card, Location)

    def exploration(self, card: int) -> Exploration:
        return self.card(card, Exploration)

    def findings(self, card: int) -> Findings:
        return self.card(card, Findings)

    def resident(self, card: int) -> Resident:
        return self.card(card, Resident)

    def night_raid(self, card: int) -> NightRaid:
        return self.card(card, NightRaid)

    def fate(self, card: int) -> Fate:
        return self.card(card, Fate)

    def visitor(self, card: int) -> Visitor:
        return self.card(card, Visitor)

    def goal(self) -> Objective | None:
        """The Objective of this Chapter."""
        top = self.zones["objective-now"].top
        card = self.content.cards[top[-1]] if top else None
        return card if isinstance(card, Objective) else None

    def kept(self, perk: str) -> int:
        """A kept Narrative Action by what it does, or -1."""
        for card in self.zones["kept"].top:
            found = self.content.cards[card]
            if isinstance(found, NarrativeAction) and found.perk == perk:
                return card
        return NOBODY

    def places(self) -> dict[str, int]:
        """The Locations on the board by their space."""
        return {space: self.zones[space].top[-1] for space in SPACES_OUTSIDE if self.zones[space].top}

    def script(self, key: str) -> Script:
        return SCRIPTS[self.content][key]

    # --- what is asked -----------------------------------------------------------------------------------------------

    def question(self, tag: str) -> tuple[AnyEffect, Cause] | None:
        """The question on the table and why it is asked, if it is of this kind."""
        if not self.stack or tag_of(type(self.stack[-1][0])) != tag:
            return None
        return self.stack[-1]

    # --- bookkeeping -------------------------------------------------------------------------------------------------

    def remember(self, word: str) -> None:
        """Until the end of Dawn."""
        self.today = (*self.today, word)

    def turn_to(self, script: str) -> None:
        """A Script is read."""
        if script not in self.read:
            self.read += (script,)

    def tonight_too(self, word: str) -> None:
        """Until the end of the Night Raid."""
        self.tonight = (*self.tonight, word)


def others(all_: tuple[T, ...], gone: Container[T]) -> tuple[T, ...]:
    """Those that are not among the gone."""
    left = []
    for one in all_:
        if one not in gone:
            left.append(one)
    return tuple(left)


def under(w: City, cause: Cause, then: Effects) -> Effects:
    """Like the effect `Under` if nothing else follows, but straight onto the stack."""
    stack = w.stack
    for effect in reversed(then):
        stack.append((effect, cause))
    return ()


def empty() -> list[int]:
    """No tokens at all."""
    return [0] * KINDS
