"""What lies on the table of Under Our Sun, and how it is copied and imagined."""

from copy import copy
from typing import ClassVar, Literal, Self, TypeVar

from msgspec import field

from holdfast.core.bounds import Mask
from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import Seat
from holdfast.core.state.world import World
from holdfast.core.state.zones import Zone
from holdfast.games.under_our_sun.cards import Team
from holdfast.games.under_our_sun.pieces import (
    LOST_BY,
    NOTHING,
    TEAMS,
    Body,
    Dealer,
    Fight,
    Foe,
    Hostage,
    Spot,
)
from holdfast.games.under_our_sun.rules import Rules

C = TypeVar("C", bound=Card)
Today = Literal["rope", "sleep-cheaper", "baited"]
"""What may hold for the rest of a phase."""


def today_flag(what: Today, char: int) -> str:
    return f"{what}:{char}" if char >= 0 else what


class Desert(World, kw_only=True):
    """What lies on the table. Lists and dictionaries are copied in `copy`; everything else is immutable."""

    rules: Rules
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
    hidden: Mask = 0
    dead: Mask = 0
    gone: Mask = 0
    """Those of the dead who are eliminated for good."""
    crossed: Mask = 0
    infected: Mask = 0
    acted: Mask = 0
    """Mask of the characters whose turn of this phase is over."""
    waiting: Mask = 0
    karma_used: Mask = 0
    supply: dict[str, int] = field(default_factory=dict)
    bag: dict[str, int] = field(default_factory=dict)
    spots: dict[str, Spot] = field(default_factory=dict)
    lying: dict[int, str] = field(default_factory=dict)
    """Items on the ground: card and position."""
    foes: tuple[Foe, ...] = ()
    tapped_foes: tuple[int, ...] = ()
    """Those that have had their action of this combat turn (US-611)."""
    bodies: tuple[Body, ...] = ()
    next_id: int = 1
    uses: dict[int, int] = field(default_factory=dict)
    """Universal tokens or ammunition on cards."""
    tapped: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    """Abilities used: `phase:…` and `day:…`."""
    today: tuple[str, ...] = ()
    """What holds for this phase: rope:0, sleep-cheaper:1 …"""
    truce: Mask = 0
    """Characters whose next Human enemy leaves (Wounded Raider)."""
    tired_next: Mask = 0
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
    """The character who meets a Son of Liberty just now."""
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
    revealed: Mask = 0
    """Seats of revealed Sons of Liberty."""
    blood: tuple[tuple[int, int], ...] = ()
    """Who has hurt whom: by an own attack, or by an enemy that was spawned or moved for it (Executioner)."""
    deaths: int = 0
    options: dict[str, str] = field(default_factory=dict)
    changers: int = 0
    """Who can change the roll on the table (US-437), by karma and (from bit 6 on) by an ability: looked up when it is
    made or changed."""

    hidden_fields: ClassVar[frozenset[str]] = frozenset({"changers"})
    face_down: ClassVar[frozenset[str]] = frozenset({"stack", "loot", "enemy", "event", "night"})
    set_aside: ClassVar[frozenset[str]] = frozenset({"mission-cards", "tile-box"})

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
        if self.fights:
            new.fights = tuple([copy(fight) for fight in self.fights])
        return new

    def resample(self, seat: Seat | None) -> bool:
        """US-961, US-1003: who may hold which role, as far as this seat knows, is dealt again; everything else as always."""
        names = [name for name in ("team-rest", *TEAMS[: self.players], "team-box") if name in self.zones]
        before = {name: self.zones[name] for name in names}
        masks = {card: self.seen[card] for z in before.values() for card in z.entries()}
        taken_back = World.resample(self, seat)
        if not self.rules.semi or not before["team-rest"].entries():
            return taken_back
        self.zones |= before
        for card, mask in masks.items():
            self.seen[card] = mask
        self._deal_roles(masks, 0 if seat is None else 1 << seat)
        self.chance.forget()
        return taken_back

    def _deal_roles(self, masks: dict[int, int], bit: int) -> None:
        """Every team card this seat has not seen may lie wherever another such card lies; one Son of Liberty is in
        the game, and a revealed seat holds that card."""
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

    def card(self, index: int, kind: type[C]) -> C:
        card = self.content.cards[index]
        assert isinstance(card, kind)
        return card

    def suffered(self, cause: str, n: int) -> None:
        """US-1225: HP lost by cause, for `simulate`."""
        key, score = LOST_BY[cause], self.score
        score[key] = score.get(key, 0) + n

    def lasts(self, what: Today, char: int = -1) -> bool:
        """Whether this holds for the rest of the phase, for a character or for all."""
        return today_flag(what, char) in self.today

    def set_today(self, what: Today, char: int = -1, on: bool = True) -> None:
        flag = today_flag(what, char)
        self.today = tuple([other for other in self.today if other != flag]) + ((flag,) if on else ())

    def spend(self, flag: str) -> None:
        self.used += (flag,)

    def bit(self, name: str, char: int, on: bool) -> None:
        """Set or clear a character's bit in a mask."""
        mask = getattr(self, name)
        if on != mask >> char & 1:
            setattr(self, name, mask ^ 1 << char)
