"""What lies on the table of Under Our Sun."""

from collections.abc import Callable
from typing import ClassVar, Self, TypeVar

from msgspec import field

from holdfast.core.content import Card
from holdfast.core.effect import Cause, Frozen, Seat, replace
from holdfast.core.menu import Menu
from holdfast.core.world import World
from holdfast.core.zones import Zone
from holdfast.games.under_our_sun.cards import Character, Enemy, Fighter, Gear, Mission, Other, Sun, Team, Tile
from holdfast.games.under_our_sun.geography import neighbours
from holdfast.games.under_our_sun.numbers import HAVEN, KINDS, PER_AREA, WOUNDED

NOBODY = -1
ITEMS = tuple(f"items-{c}" for c in range(6))
GEAR = tuple(f"gear-{c}" for c in range(6))
TEAMS = tuple(f"team-{s}" for s in range(6))
NOTHING = (0,) * len(KINDS)
AMMO = ("cartridge", "arrow")
PLACE = {what: i for i, what in enumerate(KINDS)}
"""Where each kind stands in a tuple of goods."""
PHASES = ("morning", "afternoon", "night")

C = TypeVar("C", bound=Card)


class Switches(Frozen):
    """The options of this table."""

    mission: str
    semi: bool = False
    expansion: bool = False
    crew_of_four: bool = False
    less_karma: bool = False
    tough_enemies: bool = False
    no_defibrillator: bool = False
    more_days: bool = False
    ration: bool = False
    supply_line: bool = False


class Spot(Frozen):
    """One position of the map: its tile, and all that lies on it."""

    tile: int = -1
    """-1 while it lies face down (US-038)."""
    printed: tuple[int, ...] = NOTHING
    dropped: tuple[int, ...] = NOTHING
    water: int = 0
    stored_water: int = 0
    event: bool = False
    box: str = ""
    covered: int = 0
    """Universal tokens on enemy symbols (US-516)."""
    tent: int = -1
    """The tent card set aside for a camp (US-360)."""
    fire: str = ""
    """campfire or kitchen."""
    trap: bool = False
    barricade: bool = False
    tokens: tuple[str, ...] = ()
    """Objective tokens: part, track."""


class Foe(Frozen):
    """An enemy in play."""

    id: int
    card: int
    pos: str
    damage: int = 0
    tapped: bool = False
    wave: bool = False
    bonus: str = ""
    """Dice of a card for its first combat turn."""
    by: int = -1
    """The Son of Liberty who spawned or moved it."""
    met: bool = False
    """It has met an exposed character (US-541)."""
    only: int = 0
    """US-718, US-720: an angry dealer fights only these characters; 0 is everybody."""


class Body(Frozen):
    """A defeated enemy that may be looted (US-348)."""

    id: int
    card: int
    pos: str


class Dealer(Frozen):
    """US-741: a wandering trader: its stock, and who has fled from it (US-738)."""

    id: int
    pos: str
    water: int
    goods: tuple[int, ...]
    barred: int = 0


class Hostage(Frozen):
    """US-1204: where it is, who leads it, how it is."""

    pos: str
    hp: int = 2
    guide: int = -1
    freed: bool = False


class Fight(Frozen):
    """A combat turn under way (the state machine of chapter Combat)."""

    active: int
    tile: str
    first: bool = False
    participants: tuple[int, ...] = ()
    at: int = 0
    targets: tuple[int, ...] = ()
    """The foes attacked by the participant whose answer is due; several only by a throw, oldest first."""
    dodge: int = -1
    """Net successes of a dodge test, -1 without one."""
    sneak: bool = False
    quiet: bool = False
    """The target does not react (Hunter's ambush, distance 2, longbow)."""
    slow: bool = False
    """It comes closer only with two blue dice (Compound Bow)."""
    thrown: bool = False
    scares: bool = False
    """The throw was a Fire Bottle."""
    hits: tuple[tuple[int, int], ...] = ()
    """Attacks rolled in this answer: foe, successes."""
    free: int = 0
    """Mask of the joiners who paid nothing."""
    fresh: tuple[int, ...] = ()
    """Enemies activated by this first combat turn."""
    scared: tuple[int, ...] = ()
    """Animals of the fight tile that run at its end."""
    beaten: tuple[tuple[int, int], ...] = ()
    """Enemies brought to 0 HP, and by whom."""
    opposed: bool = False
    """There were enemies on the tile when it began."""


OFFERS: list[Callable[["Sands", str, Seat, Menu], None]] = []
LIKELY: list[Callable[["Sands", str], int]] = []
"""What can be done besides answering: offers.py stands above this module and puts itself here."""


class Sands(World, kw_only=True):
    """The whole table. Lists and dictionaries are copied in `copy`; everything else is immutable."""

    rules: Switches
    mission: int = 0
    crew: int = 0
    owner: tuple[int, ...] = ()
    """The seat of each character."""
    characters: tuple[int, ...] = ()
    day: int = 1
    days: int = 5
    phase: str = "setup"
    count: int = 0
    """Day phases since the beginning."""
    first: int = 0
    """The character that counts as first player."""
    turn: int = -1
    """Whose turn it is."""
    hp: list[int] = field(default_factory=list)
    water: list[int] = field(default_factory=list)
    ap: list[int] = field(default_factory=list)
    well: list[int] = field(default_factory=list)
    karma: list[int] = field(default_factory=list)
    pos: list[str] = field(default_factory=list)
    goods: list[tuple[int, ...]] = field(default_factory=list)
    carried: list[tuple[str, ...]] = field(default_factory=list)
    """Objective tokens of each character (US-1218)."""
    died: list[int] = field(default_factory=list)
    hidden: int = 0
    dead: int = 0
    gone: int = 0
    """Eliminated for good."""
    crossed: int = 0
    infected: int = 0
    acted: int = 0
    """Mask of the characters whose turn of this phase is over."""
    waiting: int = 0
    karma_used: int = 0
    supply: dict[str, int] = field(default_factory=dict)
    bag: dict[str, int] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)
    lying: dict[int, str] = field(default_factory=dict)
    """Items on the ground: card and position."""
    foes: tuple[Foe, ...] = ()
    bodies: tuple[Body, ...] = ()
    next_id: int = 1
    uses: dict[int, int] = field(default_factory=dict)
    """Universal tokens or ammunition on cards."""
    tapped: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    """Abilities used: `phase:…` and `day:…`."""
    today: tuple[str, ...] = ()
    """What holds for this phase: rope:0, sleep-cheaper:1 …"""
    truce: int = 0
    """Characters whose next Human enemy leaves (Wounded Raider)."""
    tired_next: int = 0
    """Characters that took a stimulant."""
    keyword: str = ""
    sun: int = -1
    visited: tuple[str, ...] = ()
    """Tiles entered or occupied this Night: `character@position`."""
    night_drawn: tuple[str, ...] = ()
    """Night cards drawn for tiles this Night: `character@position`."""
    fights: tuple[Fight, ...] = ()
    openings: int = 0
    """First combat turns fought so far."""
    meeting: int = -1
    """Who meets a Son of Liberty just now."""
    points: list[int] = field(default_factory=list)
    """Starting points (US-109)."""
    dealers: tuple[Dealer, ...] = ()
    lawrence: tuple[int, ...] = NOTHING
    lawrence_water: int = 0
    stage: int = 0
    delivered: dict[str, int] = field(default_factory=dict)
    score: dict[str, int] = field(default_factory=dict)
    """Counters of the mission: freed, tests, parts, tracks, integrity …"""
    hostages: tuple[Hostage, ...] = ()
    revealed: int = 0
    """Seats of revealed Sons of Liberty."""
    blood: tuple[tuple[int, int], ...] = ()
    """Who has hurt whom: by an own attack, or by an enemy that was spawned or moved for it (Executioner)."""
    deaths: int = 0
    options: dict[str, str] = field(default_factory=dict)

    face_down: ClassVar[frozenset[str]] = frozenset({"stack", "loot", "enemy", "event", "night"})

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.hp = self.hp[:]
        new.water = self.water[:]
        new.ap = self.ap[:]
        new.well = self.well[:]
        new.karma = self.karma[:]
        new.pos = self.pos[:]
        new.goods = self.goods[:]
        new.carried = self.carried[:]
        new.died = self.died[:]
        new.supply = self.supply.copy()
        new.bag = self.bag.copy()
        new.spots = self.spots.copy()
        new.lying = self.lying.copy()
        new.uses = self.uses.copy()
        new.points = self.points[:]
        new.delivered = self.delivered.copy()
        new.score = self.score.copy()
        return new

    def resample(self, seat: Seat | None) -> None:
        """US-961, US-1003: who may hold which role, as far as this seat knows, is dealt anew; all else as always."""
        names = [name for name in ("team-rest", *TEAMS[: self.players], "team-box") if name in self.zones]
        before = {name: self.zones[name] for name in names}
        masks = {card: self.seen[card] for z in before.values() for card in z.entries()}
        World.resample(self, seat)
        if not self.rules.semi or not before["team-rest"].entries():
            return
        self.zones |= before
        for card, mask in masks.items():
            self.seen[card] = mask
        self._deal_roles(masks, 0 if seat is None else 1 << seat)
        self.chance.forget()

    def _deal_roles(self, masks: dict[int, int], bit: int) -> None:
        """Every team card this seat has not seen may lie wherever another such card lies; one Son of Liberty is in
        the game, and whoever is revealed holds him."""
        known = {card for card, mask in masks.items() if mask == -1 or mask & bit}
        sols = [card for card in masks if self.card(card, Team).role == "sol" and card not in known]
        dealt = ["team-rest", *TEAMS[: self.players]]
        live = next((c for name in dealt for c in self.zones[name].entries() if c in sols), -1)
        if live >= 0:
            self._swap_cards(live, sols[self.chance.lot(len(sols), [])])
        open_ = [TEAMS[s] for s in range(self.players) if self.revealed >> s & 1]
        places = [name for name in dealt if name not in open_]
        masks = {card: self.seen[card] for card in masks}
        cards = [card for name in places for card in self.zones[name].entries() if card not in known]
        for name in places:
            old = self.zones[name].entries()
            new = tuple([c if c in known else cards.pop(self.chance.lot(len(cards), [])) for c in old])
            sees = self.zones[name].sees
            self.zones[name] = Zone(new, (), (), sees) if name != "team-rest" else Zone((), new, (), sees)
            for was, card in zip(old, new, strict=True):
                self.seen[card] = masks[was]

    def _swap_cards(self, a: int, b: int) -> None:
        """Two cards change places."""
        if a == b:
            return
        for name in ("team-rest", "team-box", *TEAMS[: self.players]):
            z = self.zones[name]
            parts = [tuple([b if c == a else a if c == b else c for c in p]) for p in (z.top, z.mixed, z.bottom)]
            self.zones[name] = Zone(parts[0], parts[1], parts[2], z.sees)
        self.seen[a], self.seen[b] = self.seen[b], self.seen[a]

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        OFFERS[0](self, moment, seat, menu)

    def likely(self, moment: str) -> int:
        return LIKELY[0](self, moment)

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """US-963, US-966, US-967: while no Son of Liberty is revealed, everybody is asked as if he might be one: at
        the end of his turn, and when he meets a Son of Liberty."""
        if not self.rules.semi or self.revealed:
            return ()
        if moment == "turn":
            return tuple(range(self.players))
        return (self.owner[self.meeting],) if moment == "meet-sol" and self.meeting >= 0 else ()

    # --- cards -----------------------------------------------------------------------------------------------------

    def card(self, index: int, kind: type[C]) -> C:
        card = self.content.cards[index]
        assert isinstance(card, kind)
        return card

    def sheet(self, char: int) -> Character:
        return self.card(self.characters[char], Character)

    def gear(self, index: int) -> Gear:
        return self.card(index, Gear)

    def mission_card(self) -> Mission:
        return self.card(self.mission, Mission)

    def locate(self, card: int) -> str:
        return next(name for name in self.zones if self.holds(name, card))

    def things(self, char: int) -> tuple[int, ...]:
        """Items and equipment of a character."""
        return self.zones[ITEMS[char]].top + self.zones[GEAR[char]].top

    def works(self, char: int, card: int) -> bool:
        """US-781, US-1183: not turned, not electric in a solar storm, not another hero's."""
        gear = self.gear(card)
        if card in self.tapped or (self.keyword == "solar-storm" and "electric" in gear.marks):
            return False
        return not gear.hero or gear.hero == self.content.cards[self.characters[char]].id

    def perk(self, char: int, perk: str) -> int:
        """A working item or equipment of the character with this perk, or -1."""
        for card in self.things(char):
            if perk in self.gear(card).perks and self.works(char, card):
                return card
        return -1

    def torchlit(self, char: int) -> bool:
        """Torch: he carries one that has been lit: +B melee, no red die when sneaking at Night, until the phase ends."""
        for card in self.zones[ITEMS[char]].top:
            if "torch" in self.gear(card).perks and not self.uses.get(card, 0) and self.works(char, card):
                return True
        return False

    def able(self, char: int, ability: str) -> bool:
        return any(a.id == ability for a in self.sheet(char).abilities)

    def fresh(self, flag: str) -> bool:
        """Has this ability not been used yet (US-053)?"""
        return flag not in self.used

    # --- characters ------------------------------------------------------------------------------------------------

    def living(self) -> list[int]:
        """Characters on the map who live, in turn order from the first player."""
        out = self.dead | self.gone | self.crossed
        return [c for c in self.order() if not out >> c & 1]

    def order(self) -> tuple[int, ...]:
        return tuple([(self.first + i) % self.crew for i in range(self.crew)])

    def alive(self, char: int) -> bool:
        return not (self.dead | self.gone | self.crossed) >> char & 1

    def is_hidden(self, char: int) -> bool:
        return bool(self.hidden >> char & 1)

    def exposed(self, char: int) -> bool:
        return self.alive(char) and not self.hidden >> char & 1

    def here(self, pos: str) -> list[int]:
        """Living characters on a tile, in turn order."""
        return [c for c in self.living() if self.pos[c] == pos]

    def wounded(self, char: int) -> bool:
        """US-770."""
        return self.hp[char] <= WOUNDED

    def seat_of(self, char: int) -> Seat:
        return self.owner[char]

    def of_seat(self, seat: Seat) -> list[int]:
        return [c for c in range(self.crew) if self.owner[c] == seat]

    def traitor(self, char: int) -> bool:
        """US-968: a revealed Son of Liberty."""
        return bool(self.revealed >> self.owner[char] & 1)

    def outcast(self, char: int) -> bool:
        """US-969: a revealed Son of Liberty in New Haven: no store, no sleep, no storing."""
        return self.pos[char] == HAVEN and self.traitor(char)

    def water_room(self, char: int) -> int:
        """US-050: what the board and the bottles hold."""
        worn = self.zones[GEAR[char]].top
        more = sum([self.gear(card).water for card in worn if self.gear(card).water and card not in self.tapped])
        return self.sheet(char).water + more

    def fits(self, char: int, items: int = 0, cubes: int = 0, gear: int = 0, mixed: int = 0) -> bool:
        """US-047 to US-049: items, resources and equipment on the areas of the board, rearranged at will; and so many
        more of them, with so many more mixed areas."""
        sheet = self.sheet(char)
        worn = self.zones[GEAR[char]].top
        if len(worn) + gear > sheet.equipment:
            return False
        mixed += sheet.mixed + sum([self.gear(card).mixed for card in worn if card not in self.tapped])
        items += len(self.zones[ITEMS[char]].top) + len(self.carried[char])
        mixed -= max(0, items - sheet.items)
        return mixed >= 0 and sum(self.goods[char]) - self.loadable(char) + cubes <= PER_AREA * mixed

    def loadable(self, char: int) -> int:
        """US-702, US-703: loose ammunition that goes onto weapons with room for it, for free at any time."""
        n = 0
        for ammo in AMMO:
            loose = self.goods[char][PLACE[ammo]]
            if loose:
                fitting = [card for card in self.things(char) if self.gear(card).ammo == ammo]
                n += min(loose, sum([self.gear(card).uses - self.uses.get(card, 0) for card in fitting]))
        return n

    def have(self, char: int, what: str) -> int:
        return self.water[char] if what == "water" else self.goods[char][PLACE[what]]

    # --- the map ---------------------------------------------------------------------------------------------------

    def tile(self, pos: str) -> Tile | None:
        """The revealed tile of a position."""
        spot = self.spots.get(pos)
        return self.card(spot.tile, Tile) if spot is not None and spot.tile >= 0 else None

    def ground(self, pos: str) -> Tile:
        tile = self.tile(pos)
        assert tile is not None
        return tile

    def change(self, pos: str, **changes: object) -> None:
        self.spots[pos] = replace(self.spots[pos], **changes)

    def revealed_tiles(self) -> list[str]:
        return [pos for pos, spot in self.spots.items() if spot.tile >= 0]

    def where(self, number: int) -> str:
        """The position of a revealed tile by its number, or nothing."""
        for pos, spot in self.spots.items():
            if spot.tile >= 0 and self.card(spot.tile, Tile).number == number:
                return pos
        return ""

    def camp(self, pos: str) -> bool:
        """US-028, US-750."""
        tile = self.tile(pos)
        return tile is not None and (tile.camp or self.spots[pos].tent >= 0)

    def room(self, pos: str) -> bool:
        """US-026, US-027: a free movement field."""
        tile = self.tile(pos)
        return tile is not None and (not tile.fields or len(self.here(pos)) < tile.fields)

    def free_symbols(self, pos: str) -> int:
        """Enemy symbols without a universal token."""
        tile = self.tile(pos)
        return 0 if tile is None else max(0, tile.enemies - self.spots[pos].covered)

    def open_symbols(self, pos: str) -> int:
        """US-513: symbols that can still spawn: uncovered ones minus enemy pawns present."""
        return max(0, self.free_symbols(pos) - len([foe for foe in self.foes_at(pos) if not foe.only]))

    # --- enemies ---------------------------------------------------------------------------------------------------

    def foes_at(self, pos: str) -> list[Foe]:
        return [foe for foe in self.foes if foe.pos == pos]

    def foe(self, id: int) -> Foe | None:
        return next((foe for foe in self.foes if foe.id == id), None)

    def fighter(self, foe: Foe | Body) -> Fighter:
        card = self.content.cards[foe.card]
        assert isinstance(card, Enemy | Other)
        assert card.fighter is not None
        return card.fighter

    def set_foe(self, id: int, **changes: object) -> None:
        self.foes = tuple([replace(foe, **changes) if foe.id == id else foe for foe in self.foes])

    def life(self, foe: Foe) -> int:
        """US-617, US-981: the damage that defeats an enemy."""
        card = self.fighter(foe)
        hp = card.hp + self.crew * (1 if "captain" in card.perks else 3 if "boss" in card.perks else 0)
        return hp + self.rules.tough_enemies

    def against(self, char: int) -> list[Foe]:
        """US-514, US-720, US-968: enemies on his tile that fight this character."""
        foes = [foe for foe in self.foes_at(self.pos[char]) if not foe.only or foe.only >> char & 1]
        return [foe for foe in foes if not self.fighter(foe).sol] if self.traitor(char) else foes

    def threatened(self, char: int) -> bool:
        """US-303: exposed, with an active enemy on the tile."""
        return self.exposed(char) and bool(self.against(char))

    def watched_here(self, char: int) -> bool:
        """US-305, US-422: an enemy pawn or an open symbol makes hiding a matter of a test."""
        pos = self.pos[char]
        return bool(self.against(char)) or self.open_symbols(pos) > 0

    # --- bookkeeping -------------------------------------------------------------------------------------------------

    def spend(self, flag: str) -> None:
        self.used = (*self.used, flag)

    def dark(self) -> bool:
        return self.phase == "night"

    def sun_card(self) -> Sun | None:
        return self.card(self.sun, Sun) if self.sun >= 0 else None

    def fight(self) -> Fight:
        return self.fights[-1]

    def set_fight(self, **changes: object) -> None:
        self.fights = (*self.fights[:-1], replace(self.fights[-1], **changes))

    def bit(self, name: str, char: int, on: bool) -> None:
        """Set or clear a character's bit in a mask."""
        mask = getattr(self, name)
        setattr(self, name, mask | 1 << char if on else mask & ~(1 << char))


def me(w: Sands, by: Cause) -> int:
    """The character a card means."""
    return by.who if by.who >= 0 else w.first


def near(w: Sands, pos: str) -> list[str]:
    """Revealed tiles next to a position, by direction number."""
    return [p for p in neighbours(pos) if (spot := w.spots.get(p)) is not None and spot.tile >= 0]
