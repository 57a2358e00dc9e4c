"""What is on the table for a while: tokens, a job, a die that fell, a barter, a fight, a Raid."""

from holdfast.core.bounds import Mask
from holdfast.core.engine.effect import AnyEffect, BoundedRecord
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.vocabulary import Blank, PendingDeck


class BlankToken(BoundedRecord):
    """TW-1211: a token a Script made: where it is, how often it can still be used (0: it stays)."""

    name: Blank
    place: str
    uses: int = 0


class Pending(BoundedRecord):
    """TW-1213: a Script that waits on a deck: at the next draw, or at each draw by a roll within a range."""

    deck: PendingDeck
    script: str
    low: int = 0
    high: int = 0
    """0: at the next draw, without a roll."""
    instead: bool = False
    stay: bool = False


class RaidChange(BoundedRecord):
    """What changes the numbers of a Night Raid card (TW-1793); an ignored Raid draws none (TW-726)."""

    damage: int = 0
    wounds: int = 0
    ignore: bool = False


class Raid(BoundedRecord):
    """A Night Raid under way."""

    card: int
    damage: int
    wounds: int
    hits: int = 0
    ignored: bool = False
    guards: tuple[int, ...] = ()
    """Who stood guard when it began."""


class Foe(BoundedRecord):
    """TW-014, TW-902: an Enemy token on the Combat Grid: what it holds now, what else it has, its Wounds."""

    letter: str
    prowess: int
    weapon: int
    spare: tuple[int, ...] = ()
    wounds: int = 0


class Struck(BoundedRecord):
    """What the dice of one step of a round brought for either side (TW-909): Wounds to divide, instant deaths, and what
    fate dealt to somebody in particular: (who, Wounds, loses the weapon)."""

    ours: int = 0
    our_kills: int = 0
    theirs: int = 0
    their_kills: int = 0
    on_foes: tuple[tuple[int, int, bool], ...] = ()
    on_us: tuple[tuple[int, int, bool], ...] = ()


class Fight(BoundedRecord):
    """TW-901: a fight under way."""

    foes: tuple[Foe, ...]
    round: int = 0
    fired: Mask = 0
    """Mask of the Characters who shot in this round; `foes_fired` of the enemies."""
    foes_fired: Mask = 0
    thug: bool = False
    no_flee: bool = False
    flee_when: int = 0
    """The number of killed at which the rest run."""
    loot: tuple[str, ...] = ()
    weapons_of_dead: bool = False
    gains: tuple[AnyEffect, ...] = ()
    """What else is gained by a victory."""
    after: tuple[AnyEffect, ...] = ()
    """What follows however it ends."""
    dropped: tuple[int, ...] = ()
    """The weapons of the killed."""
    kills: int = 0
    disarmed: int = 0
    """Mask of the Characters who are unarmed until the fight ends (TW-954)."""
    struck: Struck = Struck()
    parted: bool = False
    """Both sides stepped back: no loot."""
    fled: bool = False
    stabbed: bool = False
    """It began with a Backstab, which is a round of its own (TW-925)."""


class Throw(BoundedRecord):
    """A die that fell: when, which, what it shows, what for, whose it is (a Character, or an enemy by number), what was
    needed (below 0: what was feared), what is added to it."""

    at: int
    die: str
    face: int
    why: str
    who: int = -1
    need: int = 0
    plus: int = 0


class Deal(BoundedRecord):
    """TW-965: a barter under way: what is on offer, the credit of this deal, what was given in it."""

    offer: tuple[int, ...]
    credit: int = 0
    given: tuple[int, ...] = ()


def fuel_of(work: str) -> tuple[int, int] | None:
    """TW-1734: the pieces of Wood and of Books that a heating burns (`heat-3-1`); None for another work."""
    head, _, pieces = work.partition("-")
    if head != "heat":
        return None
    wood, book = pieces.split("-")
    return int(wood), int(book)


class Job(BoundedRecord):
    """TW-301: what a Character was assigned to do in this turn; its price is paid (TW-307)."""

    person: int
    what: str
    space: int = -1
    card: int = -1
    work: str = ""
    partner: int = NOBODY
    tool: int = NOBODY
    """A tool that lies on the card until the action is resolved (TW-322)."""
    paid: tuple[tuple[int, int], ...] = ()
    to: int = -1
    extra: str = ""
    """A blank token that helps."""
