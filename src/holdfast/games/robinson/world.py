"""The state of a table of Robinson Crusoe."""

from typing import ClassVar, Self, TypeVar

from msgspec import field

from holdfast.core.bounds import Mask
from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import BoundedRecord, Cause, Seat, mutable_struct
from holdfast.core.state.world import World
from holdfast.games.robinson.cards import Character, Invention, Scenario, Tile
from holdfast.games.robinson.island.geography import BIT, NEIGHBOURS, SPACES, distances, spaces_in
from holdfast.games.robinson.people.persons import ALL_PLAYERS, JENNY, ONE_PAWN, PAWNS, PERSONS, sheets
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.rules import Rules, WeatherFace, weather_face

RESOURCES = ("wood", "food", "fur", "ration")
"""`ration` is non-rotting food."""
FIELDS = {"build": "building", "gather": "gathering", "explore": "exploration"}
"""Action kinds with dice, and their Adventure decks."""
PERSONAL = tuple(f"personal-{seat}" for seat in range(4))
"""The zones of each Character's own Invention (RC-106)."""
THREAT_ZONES = {"left": "threat-left", "right": "threat-right"}
"""The two Threat spaces (RC-301)."""
OWN = ("action", "fight", "treasure", "skill", "use")
"""Places of a cause in which the acting player decides (RC-603, RC-1241)."""

C = TypeVar("C", bound=Card)


class Spot(BoundedRecord):
    """One space of the island: its tile, if explored, and everything on it."""

    tile: int = -1
    down: bool = False
    exhausted: tuple[str, ...] = ()
    covered: bool = False
    totem: int = 0
    tokens: tuple[str, ...] = ()


class Search(BoundedRecord):
    """A Mystery draw under way: was it stopped, and which Treasures did it bring (RC-692)?"""

    stopped: bool = False
    treasures: tuple[int, ...] = ()


@mutable_struct
class Island(World, kw_only=True):
    """The whole table. Lists and dictionaries are copied in `copy`; everything else is immutable."""

    rules: Rules
    scenario: int = 0
    round: int = 1
    rounds: int = 12
    phase: str = "setup"
    first: int = 0
    characters: tuple[int, ...] = ()
    wounds: list[int] = field(default_factory=lambda: [0] * PERSONS)
    determination: list[int] = field(default_factory=lambda: [0] * PERSONS)
    arrows_covered: tuple[tuple[int, int], ...] = ()
    scars: tuple[tuple[str, str, int], ...] = ()
    friday: bool = False
    dog: bool = False
    jenny: str = ""
    morale: int = 0
    stock: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    future: list[int] = field(default_factory=lambda: [0] * (4 * PERSONS))
    owner: dict[int, int] = field(default_factory=dict)
    outside: dict[int, bool] = field(default_factory=dict)
    levels: dict[str, int] = field(default_factory=lambda: {"roof": 0, "palisade": 0, "weapon": 0})
    shelter: bool = False
    camp: str = "M1"
    spots: dict[str, Spot] = field(default_factory=lambda: dict.fromkeys(SPACES, Spot()))
    land: Mask = 0
    gone: Mask = 0
    fields: dict[str, tuple[str, ...]] = field(default_factory=dict)
    built: tuple[str, ...] = ()
    marked: tuple[int, ...] = ()
    uses: dict[int, int] = field(default_factory=dict)
    links: dict[int, str] = field(default_factory=dict)
    used: tuple[str, ...] = ()
    today: tuple[str, ...] = ()
    tomorrow: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    clouds: dict[str, int] = field(default_factory=dict)
    weather: tuple[str, ...] = ()
    plan: tuple[Planned, ...] = ()
    targets: tuple[Target, ...] = ()
    extras: tuple[str, ...] = ()
    ready: Mask = 0
    acting: Planned | None = None
    temporary: int = 0
    searches: tuple[Search, ...] = ()
    purses: tuple[int, ...] = ()
    """The Determination of all when the last Action began (RC-293)."""
    loot: tuple[int, ...] = ()
    """Treasures that earlier draws of the Action under way brought."""
    produced: dict[str, int] = field(default_factory=dict)
    score: dict[str, int] = field(default_factory=dict)
    """Counters of the Scenario: pile, stage, crosses, sites, tiles, burnt, children …"""
    options: dict[str, str] = field(default_factory=dict)

    hidden_fields: ClassVar[frozenset[str]] = frozenset({"targets", "purses"})

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.wounds = self.wounds[:]
        new.determination = self.determination[:]
        new.stock = self.stock.copy()
        new.future = self.future[:]
        new.owner = self.owner.copy()
        new.outside = self.outside.copy()
        new.levels = self.levels.copy()
        new.spots = self.spots.copy()
        new.fields = self.fields.copy()
        new.uses = self.uses.copy()
        new.links = self.links.copy()
        new.clouds = self.clouds.copy()
        new.produced = self.produced.copy()
        new.score = self.score.copy()
        return new

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, index: int, kind: type[C]) -> C:
        card = self.content.cards[index]
        assert isinstance(card, kind)
        return card

    def scenario_card(self) -> Scenario:
        return self.card(self.scenario, Scenario)

    def character(self, seat: Seat) -> Character:
        return self.card(self.characters[seat], Character)

    def ids(self, zone: str) -> list[str]:
        """The ids of the cards in an open zone, in order."""
        return [self.content.cards[c].id for c in self.zones[zone].entries()]

    def find(self, zone: str, card_id: str) -> int:
        """The card of this id in a zone, or -1."""
        for c in self.zones[zone].entries():
            if c >= 0 and self.content.cards[c].id == card_id:
                return c
        return -1

    def has(self, item: str) -> bool:
        """Is this Item built and usable now (RC-1202)?"""
        return item in self.built and "items-out" not in self.today

    def treasure(self, card_id: str) -> bool:
        return bool(self.zones["treasures"].top) and self.find("treasures", card_id) >= 0

    def invention(self, card_id: str) -> Invention:
        key = f"invention/{card_id}"
        if key not in self.content.index:
            key = f"scenario-invention/{card_id}"
        return self.card(self.content.index[key], Invention)

    # --- what holds for a time (RC-202) ------------------------------------------------------------------------------

    def holds_today(self, what: str, who: int) -> bool:
        """Does something hold for one player today?"""
        return bool(self.today) and f"{what}:{who}" in self.today

    def new_today(self, what: str) -> bool:
        """Was a card found, a Shelter built or a mark put today?"""
        return f"new-{what}" in self.today

    def begin_today(self, *flags: str) -> None:
        """These flags hold until the end of the Night."""
        self.today = (*self.today, *flags)

    def end_today(self, flag: str) -> None:
        self.today = tuple([other for other in self.today if other != flag])

    def mark(self, *marks: str) -> None:
        self.marks = (*self.marks, *marks)

    def marks_of(self, kind: str) -> list[str]:
        """The people, spaces or tiles with a mark."""
        return [whose for name, _, whose in (mark.partition(":") for mark in self.marks) if name == kind and whose]

    def unmark(self, kind: str) -> None:
        self.marks = tuple([mark for mark in self.marks if mark.partition(":")[0] != kind])

    def count(self, what: str) -> int:
        """A counter of the Scenario."""
        return self.score.get(what, 0)

    def count_up(self, what: str, n: int = 1) -> int:
        """Raise a counter of the Scenario; returns what it is now."""
        self.score[what] = total = self.count(what) + n
        return total

    # --- people ----------------------------------------------------------------------------------------------------

    def everyone(self) -> tuple[int, ...]:
        """The people that "each player" means: the players, and Jenny once she is in the Camp (RC-946)."""
        return (*range(self.players), JENNY) if self.jenny == "camp" else ALL_PLAYERS[self.players]

    def at_camp(self) -> tuple[int, ...]:
        """Those of them who are not outside."""
        if not self.outside:
            return self.everyone()
        here = []
        for p in self.everyone():
            if p not in self.outside:
                here.append(p)
        return tuple(here)

    def life(self, who: int) -> int:
        """The Wound on which this person dies."""
        return sheets(self.content, self.characters, self.rules)[who][0]

    def lives_and_arrows(self) -> dict[int, tuple[int, tuple[int, ...]]]:
        """The Wound on which each person dies, and those that cross a Morale arrow."""
        return sheets(self.content, self.characters, self.rules)

    def seat_of(self, who: int) -> Seat:
        """The seat that decides for a person: their own; for Friday and Jenny the First Player (RC-731) or the player
        in their place (RC-557)."""
        return who if 0 <= who < self.players else self.speaker()

    def host(self) -> Seat:
        """RC-557: the seat that decides for the group: the First Player; on a night when they are outside, the next one
        at the Camp, or -1."""
        if self.first not in self.outside or self.phase not in ("weather", "night"):
            return self.first
        for seat in self.turn_order(self.first):
            if seat not in self.outside:
                return seat
        return -1

    def speaker(self) -> Seat:
        """The host; if nobody is at the Camp, the First Player all the same."""
        host = self.host()
        return host if host >= 0 else self.first

    def decider(self, by: Cause) -> Seat:
        """RC-603, RC-611: the taker on their own Action, otherwise the group, and for it the First Player."""
        return self.seat_of(by.who) if by.place in OWN and by.who >= 0 else self.first

    def pawns_of(self, seat: Seat) -> tuple[str, ...]:
        """RC-262, RC-1209: two pawns, or one."""
        pawns = PAWNS[seat]
        return pawns[:1] if self.today and ONE_PAWN[seat] in self.today else pawns

    # --- the island ------------------------------------------------------------------------------------------------

    def place(self, space: str, spot: Spot) -> None:
        """Change a space: the only way to do it, as it updates the map of accessible land."""
        self.spots[space] = spot
        if spot.tile >= 0 and not spot.down:
            self.land |= BIT[space]
        else:
            self.land &= ~BIT[space]

    def tile(self, space: str) -> Tile | None:
        """The explored, accessible tile of a space."""
        spot = self.spots[space]
        if spot.tile < 0 or spot.down:
            return None
        tile = self.content.cards[spot.tile]
        assert isinstance(tile, Tile)
        return tile

    def open_land(self, space: str) -> bool:
        return bool(self.land & BIT[space])

    def distance(self, space: str) -> int:
        return distances(self.camp, self.land).get(space, 99)

    def adjacent(self) -> list[str]:
        """Explored, accessible tiles next to the Camp."""
        return [s for s in NEIGHBOURS[self.camp] if self.land & BIT[s]]

    def explored(self) -> list[str]:
        return list(spaces_in(self.land))

    def terrains(self) -> set[str]:
        """RC-684, RC-928: terrain shown by an accessible tile that is neither covered nor in fog."""
        found = set()
        for space in spaces_in(self.land):
            spot = self.spots[space]
            if not spot.covered and "fog" not in spot.tokens:
                tile = self.content.cards[spot.tile]
                assert isinstance(tile, Tile)
                found.add(tile.terrain)
        return found

    def sources(self, space: str) -> list[str]:
        """Uncovered sources of an accessible tile: wood, fish, parrot (RC-1244); new-flock counts as one."""
        tile = self.tile(space)
        if tile is None:
            return []
        spot = self.spots[space]
        found = [s for s in tile.symbols if s != "beast" and s not in spot.exhausted]
        return [*found, "flock"] if "flock" in spot.tokens and "flock" not in spot.exhausted else found

    def sheltered(self) -> bool:
        """RC-345: a built Shelter, or a natural one on the Camp tile."""
        return self.shelter or self.natural_shelter()

    def natural_shelter(self) -> bool:
        tile = self.tile(self.camp)
        return tile is not None and tile.shelter

    def token(self, place: str, token: str) -> bool:
        return token in self.fields.get(place, ())

    def weather_faces(self) -> list[WeatherFace]:
        """RC-501: the Weather dice of this round, if they were rolled."""
        return [weather_face(shown) for shown in self.weather]

    def clouds_rolled(self) -> dict[str, int]:
        """RC-501: the clouds on the Weather dice, by kind."""
        clouds = {"rain": 0, "winter": 0}
        for shown in self.weather:
            die = weather_face(shown)
            if die.what in clouds:
                clouds[die.what] += die.n
        return clouds

    def animals_face(self) -> str:
        """RC-506: the face of the Hungry Animals die, or nothing."""
        return next((die.face for die in self.weather_faces() if die.die == "animals"), "")

    # --- resources -------------------------------------------------------------------------------------------------

    def reserved(self, what: str) -> int:
        """RC-273: what is assigned to Actions that are still to be resolved."""
        n = 0
        for p in self.plan:
            n += p.wood if what == "wood" else p.fur if what == "fur" else p.food if what == "food" else 0
        if self.acting is not None:
            p = self.acting
            n += p.wood if what == "wood" else p.fur if what == "fur" else p.food if what == "food" else 0
        return n

    def stock_for(self, what: str) -> int:
        """All that is available of a resource, assigned or not; non-rotting food is food."""
        return self.stock["food"] + self.stock["ration"] if what == "food" else self.stock[what]

    def waits(self, by: Cause) -> bool:
        """RC-293, RC-225: does what is gained now wait in Future Resources? In an Action, not at any other time."""
        return by.place == "action" and self.phase == "action"

    def meal(self, who: int) -> int:
        """RC-532, RC-550: the food a person may eat now: what is free at the Camp, or outside only their own gains."""
        if who not in self.outside:
            return self.free("food")
        return self.gained(who, "food") + self.gained(who, "ration")

    def gained(self, who: int, what: str) -> int:
        """RC-293: what a person gained of a resource in this Action phase."""
        return self.future[len(RESOURCES) * who + RESOURCES.index(what)]

    def gain_later(self, who: int, what: str, n: int) -> None:
        """RC-293: what a person gains waits in Future Resources; a negative number is taken from it."""
        self.future[len(RESOURCES) * who + RESOURCES.index(what)] += n

    def all_gained(self, what: str) -> int:
        """What everybody gained of a resource in this Action phase."""
        return sum(self.future[RESOURCES.index(what) :: len(RESOURCES)])

    def free(self, what: str) -> int:
        """RC-656: what can be spent now. For food, non-rotting food counts too (RC-514)."""
        return self.stock_for(what) - self.reserved(what)
