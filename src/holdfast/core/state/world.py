"""What lies on the table in one game: plain data with a fast copy, and the few ways to change where cards lie."""

from collections.abc import Iterable, Iterator
from copy import copy as shallow
from itertools import dropwhile
from typing import ClassVar, Self, TypeVar

from msgspec import field

from holdfast.core.bounds import MAX_WORLD_ITEMS, bind_limits
from holdfast.core.engine.effect import EVERYBODY, AnyEffect, BoundedRecord, Cause, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.state.decks import Decks
from holdfast.core.state.determinize import determinize

E = TypeVar("E", bound=AnyEffect)


class Rolled(BoundedRecord, tag="rolled"):
    """Dice on the table: face numbers, who rolled, and a mask of dice that may not be rolled again.

    Where dice differ, `dice` says which each of them is, and `shows` what it shows, by words of the game.
    """

    kind: str
    faces: tuple[int, ...]
    sides: tuple[int, ...]
    by: Cause = Cause()
    fixed: int = 0
    dice: tuple[str, ...] = ()
    shows: tuple[str, ...] = ()


class BallotResult(BoundedRecord, tag="cast"):
    """A ballot on the table: who chose what."""

    votes: tuple[tuple[int, str], ...]


class Lasting(BoundedRecord):
    """Something that lies on the table until its end: a number, a watch on an effect, or something put off.

    how: `add` a number to `what`; `before`, `after` or `instead` of the effect named `what`; `due` at moment `what`.
    until: `action`, `roll`, `phase`, `round`, `used`, or nothing for the whole game.
    """

    what: str
    n: int = 0
    seat: int = -1
    until: str = ""
    then: tuple[AnyEffect, ...] = ()
    how: str = "add"
    by: Cause = Cause()


ENGINE_FIELDS = frozenset(
    {
        "chance",
        "zones",
        "pools",
        "seen",
        "stack",
        "content",
        "watched",
        "reveals",
        "lasting",
        "outcome",
    }
)
"""Fields that are the engine's own; no view shows them as they are."""
WATCHING = frozenset({"before", "after", "instead"})


class Outcome(BoundedRecord):
    """How a game ended: won or lost for all, why (a rule's message id), and a score for each seat."""

    won: bool
    why: str
    rule: str
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def alone(self) -> bool:
        """Lost for the table, and yet somebody has won."""
        return not self.won and bool(self.winners)


class World(Decks, kw_only=True):
    """The state every game has. A game adds its own fields and copies the mutable ones in `copy`."""

    players: int
    laid: list[Rolled | BallotResult] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    watched: tuple[str, ...] = ()
    stack: list[tuple[AnyEffect, Cause]] = field(default_factory=list)
    outcome: Outcome | None = None

    face_down: ClassVar[frozenset[str]] = frozenset()
    """Decks whose cards look alike from behind although everybody may know that certain cards are among them: a seat
    that has not looked does not know where in the deck they are."""
    unlisted: ClassVar[frozenset[str]] = frozenset()
    """Zones into which nobody may look any more: no view lists them."""
    hidden_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields of a game's world that no view shows as they are."""
    passing_fields: ClassVar[frozenset[str]] = frozenset()
    """Fields that are only there to be seen and count by the generator, which never goes back: the dice that fell last."""

    def __init_subclass__(cls) -> None:
        bind_limits(cls, MAX_WORLD_ITEMS)

    def copy(self, seed: int | None = None) -> Self:
        """The same position; with a seed, the copy has its own future. Games extend it for their own lists."""
        new = shallow(self)
        new.chance = self.chance.branch(seed)
        new.zones = self.zones.copy()
        new.pools = self.pools[:]
        new.seen = self.seen[:]
        new.laid = self.laid[:]
        new.lasting = self.lasting[:]
        new.stack = self.stack[:]
        return new

    # --- what a game says about itself -------------------------------------------------------------------------

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        """Add the options this seat has at this moment besides the question's own."""

    def offering(self, moment: str) -> bool:
        """Whether anything is ever offered at a moment besides the question's own: where not, nobody asks again."""
        return bool(moment)

    def likely(self, moment: str) -> int:
        """A mask of the seats that may have an offer; a game that can tell at a glance saves many windows."""
        return EVERYBODY

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """Seats that, as far as everybody knows, may hold a secret offer: always asked, whether they do or not."""
        return ()

    def secretive(self) -> bool:
        """Whether anybody can be a suspect in this game at all."""
        return type(self).suspects is not World.suspects

    def turn_order(self, start: Seat) -> tuple[Seat, ...]:
        return SEATS[self.players][start]

    # --- what a seat may imagine ---------------------------------------------------------------------------------

    def resample(self, seat: Seat | None) -> bool:
        """Put back and redraw what this seat cannot know; cards that others know stay known to them.

        What all know about the order of a deck stays: only what is equally unknown changes places. Sealed ballots of
        others are taken back; whether there were any is returned. For a spectator pass None.
        """
        bit = 0 if seat is None else 1 << seat
        self.chance.forget()
        determinize(self, bit)
        taken_back = False
        for i, (effect, by) in enumerate(self.stack):
            hide = getattr(effect, "unsealed", None)
            if hide is not None:
                self.stack[i] = (hide(seat), by)
                taken_back = True
        self.chance.forget()
        return taken_back

    # --- what comes next -----------------------------------------------------------------------------------------

    def row(self, kind: type[E]) -> list[E]:
        """The effects of one kind that lie on top of the stack, the next first: what is asked of one after another."""
        found: list[E] = []
        for effect, _ in reversed(self.stack):
            if not isinstance(effect, kind):
                break
            found.append(effect)
        return found

    def call_off(self, kind: type[AnyEffect]) -> None:
        """The rest of such a row: one answer was for all."""
        stack = self.stack
        while stack and isinstance(stack[-1][0], kind):
            stack.pop()

    def coming(self) -> Iterator[AnyEffect]:
        """What follows when the questions on top of the stack are answered, the next first."""
        return dropwhile(lambda effect: effect.asks, [effect for effect, _ in reversed(self.stack)])

    # --- numbers, watches, things put off ------------------------------------------------------------------------

    def add_up(self, what: str, seat: Seat, base: int = 0) -> int:
        """A number where it is made: the base, and what lasts on the table for this seat or for all."""
        for it in self.lasting:
            if it.how == "add" and it.what == what and (it.seat < 0 or it.seat == seat):
                base += it.n
        return base

    def last(self, it: Lasting) -> None:
        self.lasting.append(it)
        if it.how in WATCHING:
            self._index()

    def end(self, until: str) -> None:
        """Everything that was to last until now is over."""
        left = [it for it in self.lasting if it.until != until]
        if len(left) < len(self.lasting):
            self.lasting = left
            self._index()

    def forget(self, gone: Iterable[Lasting]) -> None:
        for it in gone:
            self.lasting.remove(it)
        self._index()

    def _index(self) -> None:
        self.watched = tuple(sorted({it.what for it in self.lasting if it.how in WATCHING}))

    def taken_up(self) -> Rolled:
        """The dice on the table, taken up by the effect that reads them."""
        dice = self.laid.pop()
        assert isinstance(dice, Rolled)
        return dice

    def rolled(self) -> Rolled | None:
        """The dice on the table, if dice were laid last."""
        dice = self.laid[-1] if self.laid else None
        return dice if isinstance(dice, Rolled) else None


bind_limits(World, MAX_WORLD_ITEMS)


def seats_from(start: Seat, players: int) -> tuple[Seat, ...]:
    """All seats, clockwise from one."""
    return tuple([(start + i) % players for i in range(players)])


MOST_PLAYERS = 8
SEATS = tuple([tuple([seats_from(start, players) for start in range(players)]) for players in range(MOST_PLAYERS + 1)])
"""The same for all tables that there are."""
