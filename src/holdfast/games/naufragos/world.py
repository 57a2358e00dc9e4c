"""What lies on the table of Náufragos."""

from collections.abc import Iterable
from typing import Any, ClassVar, Literal, Self

from msgspec import field

from holdfast.core.bounds import Mask
from holdfast.core.engine.effect import BoundedRecord, Cause, Effects, Seat
from holdfast.core.engine.effects import Over, Window
from holdfast.core.state.world import SEATS, Outcome, World
from holdfast.games.naufragos.cards import PARTS, Belonging, CampAction, Character, Happening, IslandCard, Piece, Trip
from holdfast.games.naufragos.rules import CAMP_SPACES, CASTAWAYS, SECTOR_OF, SECTORS, SPACE_NAMES, STANDARD, Rules

NOBODY = -1
SECRET = "secret"
"""The moment of questions whose options hang on something hidden."""
ITEMS = tuple(f"items-{seat}" for seat in CASTAWAYS)
STORIES = tuple(f"story-{seat}" for seat in CASTAWAYS)
PLACE_OF_CAMP_CARD = {space: f"camp-{space[5:]}" for space in CAMP_SPACES}
"""The zone under each space of the camp board."""
CAMP_ZONES = tuple(PLACE_OF_CAMP_CARD.values())
NONE: list[int] = []
"""No card has it."""
TRADED = tuple([f"traded:{seat}" for seat in CASTAWAYS])
OncePerTurn = Literal["luck", "watch", "no-fishing"]
"""The lucky castaway's luck (NA-791) and the pocket watch (NA-250) are used up; a storm has closed the beach (NA-216)."""
ACTING = tuple([Cause(seat, seat) for seat in range(len(ITEMS))])
"""A castaway as the cause, with no card."""


class Group(BoundedRecord):
    """NA-271: castaways who failed the same return attempt, and the number their markers stand on."""

    members: tuple[int, ...]
    difficulty: int


class Fighters(BoundedRecord):
    """A strength roll under way: who takes part, the strength to beat, and what was added before the die."""

    seats: tuple[int, ...]
    against: int
    attack: bool
    camp: bool = False
    extra: int = 0
    fired: bool = False


def seats_without(start: Seat, players: int, gone: int) -> tuple[Seat, ...]:
    """All seats clockwise from one, without those in a mask."""
    return tuple([s for s in SEATS[players][start] if not gone >> s & 1])


SEATS_WITHOUT = tuple(
    [
        tuple([tuple([seats_without(start, n, gone) for gone in range(1 << n)]) for start in range(n)])
        for n in range(len(ITEMS) + 1)
    ]
)
"""The same for all tables that there are."""


class Shore(World, kw_only=True):
    """The whole table. Lists and dictionaries are copied in `copy`; everything else is immutable."""

    rules: Rules = STANDARD
    turn: int = 0
    phase: str = "setup"
    starter: int = 0
    characters: tuple[int, ...] = ()
    energy: list[int] = field(default_factory=list)
    wounds: list[int] = field(default_factory=list)
    trauma: list[int] = field(default_factory=list)
    track: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    """Food counters in each castaway's hands."""
    dead: Mask = 0
    groups: tuple[Group, ...] = ()
    away: Mask = 0
    """Mask of the lost."""
    march: tuple[int, ...] = ()
    """Marching order of this turn's expedition; `party` are those still on it."""
    party: tuple[int, ...] = ()
    difficulty: int = 0
    """NA-113, NA-594: 4 from the start; 0 once an expedition is over, until the next one leaves."""
    weather: int = 4
    scorched: Mask = 0
    """NA-227: who lost energy to the heat this turn."""
    wrecks: int = 6
    wreck_ready: bool = False
    food: int = 0
    wood: int = 0
    rope: int = 0
    sail: int = 0
    cubes: int = 0
    """Perishable food in the store, from tiles (NA-302)."""
    left: tuple[int, int] = (0, 0)
    """Cubes and counters that were left in the store in this eating step (NA-306)."""
    fed: Mask = 0
    """Mask of those who ate in this step."""
    dog_fed: bool = False
    fire: bool = False
    fire_wood: int = 0
    shelter: int = 0
    places: tuple[str, ...] = ("shelter", "sand", "bonfire", "")
    """NA-037: what lies on the building places."""
    waiting: tuple[str, ...] = ()
    built: tuple[str, ...] = ()
    progress: dict[str, int] = field(default_factory=dict)
    tokens: tuple[str, ...] = ()
    loaded: bool = False
    on_card: dict[int, int] = field(default_factory=dict)
    """Wood that lies on a camp card."""
    seen_foot: tuple[int, ...] = ()
    """Pending cards whose foot has counted once (NA-565)."""
    pawns: dict[str, int] = field(default_factory=dict)
    """Which seat's coloured pawn stands on which space."""
    free_pawns: list[int] = field(default_factory=list)
    done: list[tuple[str, ...]] = field(default_factory=list)
    """Actions each castaway has taken with coloured pawns this turn (NA-250)."""
    white: str = ""
    """The camp space with the white pawn."""
    white_waits: bool = False
    """[HR1.2] The white pawn is on its card and not yet resolved (NA-241)."""
    today: tuple[str, ...] = ()
    """What holds this turn: blocked actions, abilities used up."""
    prepared: Mask = 0
    """Mask of those who prepared this turn's expedition (K2)."""
    rollers: tuple[int, ...] = ()
    bonus: int = 0
    luck_spent: bool = False
    """A story token was used on the roll under way (NA-680, NA-683)."""
    fight: Fighters | None = None
    hurts: int = 0
    """Wounds placed so far: lets a card ask whether anybody was wounded by it."""
    came_to: tuple[tuple[int, int], ...] = ()
    """What the gain or loss applied last came to where it was not what was said (NA-005, NA-167): by seat, or by
    `NO_RECEIVER` for what has no owner. The log tells that."""
    estate_food: int = 0
    """Food counters of the dead that wait to be shared out (NA-174); their items lie in the zone `estate`."""
    alert: Mask = 0
    """Mask of those who want to be asked before each action (NA-701)."""
    summit: int = -1
    last_turn: int = 0
    deaths: int = 0
    lost_turns: int = 0
    summit_turn: int = 0
    options: dict[str, str] = field(default_factory=dict)

    face_down: ClassVar[frozenset[str]] = frozenset({*SECTORS, "event", "wreckage"})
    set_aside: ClassVar[frozenset[str]] = frozenset({"reserve"})
    unlisted: ClassVar[frozenset[str]] = frozenset({"past-events"})
    """NA-224: events of earlier turns are not looked at again."""
    hidden_fields: ClassVar[frozenset[str]] = frozenset({"came_to"})

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.energy = self.energy[:]
        new.wounds = self.wounds[:]
        new.trauma = self.trauma[:]
        new.track = self.track[:]
        new.held = self.held[:]
        new.progress = self.progress.copy()
        new.on_card = self.on_card.copy()
        new.pawns = self.pawns.copy()
        new.free_pawns = self.free_pawns[:]
        new.done = self.done[:]
        return new

    def window(self, moment: str) -> Effects:
        """A window that opens next, or later if nobody can come by a use for it before: most are opened for nobody."""
        return (Window(moment),) if self.likely(moment) else ()

    def wakeful(self) -> bool:
        """NA-242, NA-701: the white pawn waits, or somebody wants to be asked before every step. Otherwise windows for nothing
        else stay shut. Either begins while pawns are placed, so it cannot begin later in the turn."""
        return self.white_waits or self.alert != 0

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """NA-800, NA-812: where an answer hangs on what only one castaway may see, that one is asked even without a choice:
        being asked reveals nothing."""
        return tuple(range(self.players)) if moment == SECRET else ()

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, index: int) -> IslandCard:
        card = self.content.cards[index]
        assert isinstance(card, IslandCard)
        return card

    def trip(self, index: int) -> Trip:
        return PARTS[self.content].trips[index]

    def happening(self, index: int) -> Happening:
        return PARTS[self.content].happenings[index]

    def item(self, index: int) -> Belonging:
        return PARTS[self.content].items[index]

    def camp_card(self, index: int) -> CampAction:
        return PARTS[self.content].camps[index]

    def piece(self, index: int) -> Piece:
        return PARTS[self.content].pieces[index]

    def plot(self, number: int) -> int:
        """The card of a plot number."""
        return self.content.index[f"plot/plot-{number}"]

    def items(self, seat: Seat) -> tuple[int, ...]:
        return self.zones[ITEMS[seat]].top

    def perk(self, seat: Seat, perk: str) -> int:
        """The item of this castaway that has a perk, or -1."""
        held = self.zones[ITEMS[seat]].top
        if held:
            those = PARTS[self.content].perks.get(perk, NONE)
            for card in held:
                if card in those:
                    return card
        return -1

    def holder(self, perk: str) -> Seat:
        """The seat that holds an item with this perk, or nobody."""
        those = PARTS[self.content].perks.get(perk, NONE)
        if self.seen_any(those):
            for seat in range(self.players):
                if self.perk(seat, perk) >= 0:
                    return seat
        return NOBODY

    def on_camp(self, space: str) -> int:
        """The camp card that can be used on a space, or -1."""
        top = self.zones[PLACE_OF_CAMP_CARD[space]].top
        return top[-1] if top else -1

    def camp_flag(self, flag: str) -> bool:
        """NA-511: does an open red camp card have this standing effect?"""
        flagged = PARTS[self.content].flags.get(flag, NONE)
        if self.seen_any(flagged):
            zones = self.zones
            for zone in CAMP_ZONES:
                top = zones[zone].top
                if top and top[-1] in flagged:
                    return True
        return False

    def seen_any(self, cards: Iterable[int]) -> bool:
        """At a glance: a card that nobody has seen does not lie open. Who has only a face must look closer."""
        try:
            by, seen = 0, self.seen
        except AttributeError:
            return True
        for card in cards:
            by |= seen[card]
        return by != 0

    # --- castaways -------------------------------------------------------------------------------------------------

    def sheet(self, seat: Seat) -> Character:
        sheet = self.content.cards[self.characters[seat]]
        assert isinstance(sheet, Character)
        return sheet

    def ability(self, seat: Seat) -> str:
        return self.sheet(seat).ability

    def having(self, ability: str) -> Seat:
        """NA-109: the living castaway with an ability, or nobody; no two have the same."""
        for card in PARTS[self.content].able.get(ability, NONE):
            if card in self.characters:
                seat = self.characters.index(card)
                return NOBODY if self.dead >> seat & 1 else seat
        return NOBODY

    def scale(self, seat: Seat) -> int:
        return self.sheet(seat).scale

    def top(self, seat: Seat) -> int:
        """NA-166: the highest uncovered number."""
        cards: tuple[Any, ...] = self.content.cards
        scale: int = cards[self.characters[seat]].scale
        return scale - self.wounds[seat] - self.trauma[seat]

    def is_dead(self, seat: Seat) -> bool:
        return bool(self.dead >> seat & 1)

    def is_lost(self, seat: Seat) -> bool:
        return bool(self.away >> seat & 1)

    def living(self) -> tuple[Seat, ...]:
        """All who live, clockwise from the starting player."""
        return SEATS_WITHOUT[self.players][self.starter][self.dead]

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The same without one of them."""
        return SEATS_WITHOUT[self.players][self.starter][self.dead | 1 << seat]

    def not_lost(self) -> tuple[Seat, ...]:
        return SEATS_WITHOUT[self.players][self.starter][self.dead | self.away]

    def in_camp(self) -> tuple[Seat, ...]:
        """NA-702: neither lost nor on the expedition."""
        away = self.dead | self.away
        for seat in self.party:
            away |= 1 << seat
        return SEATS_WITHOUT[self.players][self.starter][away]

    def at_camp(self, seat: Seat) -> bool:
        return not (self.dead | self.away) >> seat & 1 and seat not in self.party

    def group_of(self, seat: Seat) -> Group | None:
        for group in self.groups:
            if seat in group.members:
                return group
        return None

    def company(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody in the same place, including the castaway: camp, expedition or lost group."""
        group = self.group_of(seat) if self.groups else None
        if group is not None:
            return living(self, group.members)
        return self.party if seat in self.party else self.in_camp()

    def marching(self, seat: Seat) -> tuple[Seat, ...]:
        """The expedition in marching order, beginning with one of its members."""
        at = self.march.index(seat)
        return tuple([s for s in (*self.march[at:], *self.march[:at]) if s in self.party])

    def sector(self, seat: Seat) -> str:
        return SECTOR_OF[self.track[seat]]

    def after(self, seat: Seat) -> Seat:
        """NA-182, NA-352: the next castaway clockwise who is not lost, or the next living one; may be the same."""
        clockwise = SEATS_WITHOUT[self.players][(seat + 1) % self.players]
        following = clockwise[self.dead | self.away] or clockwise[self.dead]
        return following[0] if following else seat

    def on_action(self, action: str) -> tuple[Seat, ...]:
        """Whose coloured pawns stand on an action, from left to right."""
        return tuple([self.pawns[space] for space in SPACE_NAMES[action] if space in self.pawns])

    def solo(self) -> bool:
        return self.players == 1

    def stormy(self) -> bool:
        return self.weather == 1

    # --- bookkeeping -------------------------------------------------------------------------------------------------

    def came(self, said: int, n: int) -> None:
        """A gain or loss without an owner is done: this number, instead of the announced one."""
        self.came_to = () if n == said else ((NOBODY, n),)

    # --- this turn ---------------------------------------------------------------------------------------------------

    def is_closed(self, action: str) -> bool:
        """NA-002: an event has closed the action for this turn."""
        return f"block:{action}" in self.today

    def close(self, action: str) -> None:
        self.today = (*self.today, f"block:{action}")

    def has_traded(self, seat: Seat) -> bool:
        """NA-652: the castaway has offered a bargain this turn."""
        return TRADED[seat] in self.today

    def note_trade(self, seat: Seat) -> None:
        if not self.has_traded(seat):
            self.today = (*self.today, TRADED[seat])

    def happened(self, what: OncePerTurn) -> bool:
        return what in self.today

    def remember(self, what: OncePerTurn) -> None:
        self.today = (*self.today, what)

    def forget_pawns(self, seat: Seat) -> None:
        """NA-293, NA-295: pawns return to their owners without effect."""
        for space in [space for space, s in self.pawns.items() if s == seat]:
            del self.pawns[space]


def under(w: Shore, cause: Cause, then: Effects) -> Effects:
    """As the effect `Under`, where nothing else follows: straight onto the stack, one step less on the way."""
    for effect in reversed(then):
        w.stack.append((effect, cause))
    return ()


def living(w: Shore, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those of them who live."""
    return tuple([s for s in seats if not w.is_dead(s)])


def actor(w: Shore, by: Cause) -> Seat:
    """Whom a card calls `me`: the one who drew it or acts; for an event the starting player."""
    return by.who if by.who >= 0 else w.starter


def nobody_rescued(w: Shore, why: str, rule: str) -> Over:
    """NA-731: nobody is rescued: no scoring, no winner."""
    return Over(Outcome(False, why, rule, (0,) * w.players, ()))
