"""The state of one game: plain data with a fast copy, and the operations on it."""

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
    """A ballot on the table: the choice of each seat."""

    votes: tuple[tuple[int, str], ...]


class Lasting(BoundedRecord):
    """A lasting effect on the table: a number, a watch on an effect, or a deferred effect.

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
"""Fields of the engine; no view shows them directly."""
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
        """Return whether the table has lost and yet a seat has won."""
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
    """Decks whose cards look alike even if some contents are public: a seat that has not looked does not know where in
    the deck they are."""
    unlisted: ClassVar[frozenset[str]] = frozenset()
    """Zones that no seat may look into any more; views omit them."""
    hidden_fields: ClassVar[frozenset[str]] = frozenset()
    """World fields that no view shows directly."""
    passing_fields: ClassVar[frozenset[str]] = frozenset()
    """Display-only fields that belong to the generator, which never goes back: the last dice."""

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

    # --- hooks for games ------------------------------------------------------------------------------------------

    def offers(self, moment: str, seat: Seat, menu: Menu) -> None:
        """Add the options this seat has at this moment besides the question's own."""

    def offering(self, moment: str) -> bool:
        """Return whether anything is ever offered at a moment besides the question's own options; if not, the engine
        does not ask again."""
        return bool(moment)

    def likely(self, moment: str) -> int:
        """Return a mask of the seats that may have an offer; a cheap answer avoids many windows."""
        return EVERYBODY

    def suspects(self, moment: str) -> tuple[Seat, ...]:
        """Return the seats that may publicly hold a secret offer: always asked, whether they do or not."""
        return ()

    def secretive(self) -> bool:
        """Return whether this game can have suspects at all."""
        return type(self).suspects is not World.suspects

    def turn_order(self, start: Seat) -> tuple[Seat, ...]:
        return SEATS[self.players][start]

    # --- sampling -------------------------------------------------------------------------------------------------

    def resample(self, seat: Seat | None) -> bool:
        """Redraw what this seat cannot know; cards that others know stay known to them.

        Public knowledge about the order of a deck is preserved. Other seats' sealed votes are removed; return whether
        there were any. Pass None for a spectator.
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

    # --- the stack ------------------------------------------------------------------------------------------------

    def row(self, kind: type[E]) -> list[E]:
        """Return the effects of one class on top of the stack, the next first, for questions about their order."""
        found: list[E] = []
        for effect, _ in reversed(self.stack):
            if not isinstance(effect, kind):
                break
            found.append(effect)
        return found

    def call_off(self, kind: type[AnyEffect]) -> None:
        """Remove the rest of such a row: one answer applied to all."""
        stack = self.stack
        while stack and isinstance(stack[-1][0], kind):
            stack.pop()

    def coming(self) -> Iterator[AnyEffect]:
        """Return what follows the questions on top of the stack, the next first."""
        return dropwhile(lambda effect: effect.asks, [effect for effect, _ in reversed(self.stack)])

    # --- numbers, watches, deferred effects -----------------------------------------------------------------------

    def add_up(self, what: str, seat: Seat, base: int = 0) -> int:
        """Return a base number plus the lasting modifiers for this seat or for all."""
        for it in self.lasting:
            if it.how == "add" and it.what == what and (it.seat < 0 or it.seat == seat):
                base += it.n
        return base

    def last(self, it: Lasting) -> None:
        self.lasting.append(it)
        if it.how in WATCHING:
            self._index()

    def end(self, until: str) -> None:
        """End everything that lasted until now."""
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
        """Remove and return the dice on the table, for the effect that reads them."""
        dice = self.laid.pop()
        assert isinstance(dice, Rolled)
        return dice

    def rolled(self) -> Rolled | None:
        """Return the dice on the table, if they are the latest result."""
        dice = self.laid[-1] if self.laid else None
        return dice if isinstance(dice, Rolled) else None


bind_limits(World, MAX_WORLD_ITEMS)


def seats_from(start: Seat, players: int) -> tuple[Seat, ...]:
    """Return all seats, clockwise from one."""
    return tuple([(start + i) % players for i in range(players)])


MOST_PLAYERS = 8
SEATS = tuple([tuple([seats_from(start, players) for start in range(players)]) for players in range(MOST_PLAYERS + 1)])
"""A cache shared by all tables."""
