"""The pieces on the table of Under Our Sun, and the names of their places."""

from msgspec import Struct

from holdfast.core.engine.effect import BoundedRecord, mutable_struct
from holdfast.games.under_our_sun.rules import KINDS

ITEMS = tuple(f"items-{c}" for c in range(6))
GEAR = tuple(f"gear-{c}" for c in range(6))
TEAMS = tuple(f"team-{s}" for s in range(6))
NOTHING = (0,) * len(KINDS)
OPEN_DECKS = ("item", "equipment")
AMMO = ("cartridge", "arrow")
PLACE = {what: i for i, what in enumerate(KINDS)}
"""Where each kind stands in a tuple of goods."""
PHASES = ("morning", "afternoon", "night")
LOST_BY = {cause: f"hp-{cause}" for cause in ("fights", "thirst", "hunger", "infection")}
"""The counters of HP lost."""


class Spot(BoundedRecord):
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


class Foe(BoundedRecord):
    """An enemy in play."""

    id: int
    card: int
    pos: str
    damage: int = 0
    wave: bool = False
    bonus: str = ""
    """Dice of a card for its first combat turn."""
    by: int = -1
    """The Son of Liberty who spawned or moved it."""
    met: bool = False
    """It has met an exposed character (US-541)."""
    only: int = 0
    """US-718, US-720: an angry dealer fights only these characters; 0 is everybody."""


class Body(BoundedRecord):
    """A defeated enemy that may be looted (US-348)."""

    id: int
    card: int
    pos: str


class Dealer(BoundedRecord):
    """US-741: a wandering trader: its stock, and who has fled from it (US-738)."""

    id: int
    pos: str
    water: int
    goods: tuple[int, ...]
    barred: int = 0


class Hostage(BoundedRecord):
    """US-1204: where it is, who leads it, how it is."""

    pos: str
    hp: int = 2
    guide: int = -1
    freed: bool = False


@mutable_struct
class Fight(Struct, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A combat turn under way (the state machine of chapter Combat). It changes while it lasts; copies have their own."""

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

    @property
    def answering(self) -> int:
        """The participant who acts and is attacked now."""
        return self.participants[self.at]
