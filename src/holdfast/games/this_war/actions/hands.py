"""What one Character can be assigned to for nothing, as one seat gives it: made once and kept."""

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Option
from holdfast.core.lookups import PerSeat
from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.house.spaces import (
    BARS,
    DEBRIS,
    DIGGING,
    DOOR,
    FURNITURE,
    IDEA,
    OUTSIDE,
    RUMMAGE,
    SLOT_SPACES,
    SPACES,
)
from holdfast.games.this_war.numbers import LOCKPICK, NOBODY, PEOPLE, SAWBLADE, SHOVEL
from holdfast.games.this_war.pieces import Job

NOWHERE: tuple[tuple[Option, ...], ...] = ((),) * len(SPACES)


BySpace = tuple[tuple[Option, ...], ...]
"""What can be done at each space."""
WITH_SHOVEL, WITH_LOCKPICK, WITH_SAWBLADE, WITH_KEYS, STRONG = 1, 2, 4, 8, 16
"""What somebody has to deal with Shelter cards, as a mask."""


def do(seat: Seat, p: int, what: str, space: int = -1, tool: int = NOBODY, extra: str = "") -> Option:
    """An assignment that costs nothing but a tool or a stroke of a blank token."""
    key = what if space < 0 else f"{what}:{SPACES[space]}"
    return Option(key, seat, (Assigned(Job(p, what, space, tool=tool, extra=extra)),), stay=True)


def together(seat: Seat, p: int, partner: int, name: str, space: int) -> Option:
    """TW-320: two dig without a Shovel."""
    job = Job(p, "dig", space, partner=partner)
    return Option(f"dig-with:{SPACES[space]}:{name}", seat, (Assigned(job),), stay=True)


class Hands:
    """The assignments of one Character that cost nothing, as one seat gives them: made once and kept."""

    __slots__ = ("_alone", "_pairs", "_rows", "idea", "outside", "p", "rest", "rummage", "seat")

    def __init__(self, seat: Seat, p: int) -> None:
        self.seat = seat
        self.p = p
        self.rest = do(seat, p, "rest")
        self.outside = do(seat, p, "outside", OUTSIDE)
        self.idea = do(seat, p, "new-idea", IDEA)
        self.rummage = do(seat, p, "rummage", RUMMAGE)
        self._alone: dict[int, tuple[BySpace, ...]] = {}
        self._rows: dict[tuple[str, int], BySpace] = {}
        self._pairs: dict[tuple[int, str], dict[int, Option]] = {}

    def alone(self, means: int) -> tuple[BySpace, ...]:
        """TW-318 to TW-323: what he can do by himself with what he has, by the kind of Shelter card and the space."""
        found = self._alone.get(means)
        if found is None:
            self._alone[means] = found = self._with(means)
        return found

    def _with(self, means: int) -> tuple[BySpace, ...]:
        search = self._row("search")
        door = self._row("pick", LOCKPICK) if means & WITH_LOCKPICK else NOWHERE
        if means & WITH_KEYS:
            keys = self._row("unlock", extra="ring-of-keys")
            door = tuple([pick + unlock for pick, unlock in zip(door, keys, strict=True)])
        saw = self._row("saw", SAWBLADE) if means & WITH_SAWBLADE else NOWHERE
        dig = NOWHERE
        if means & STRONG:
            dig = self._row("dig")
        elif means & WITH_SHOVEL:
            dig = self._row("dig", SHOVEL)
        by_kind = {FURNITURE: search, DEBRIS: search, DOOR: door, BARS: saw, **dict.fromkeys(DIGGING, dig)}
        return tuple([by_kind.get(kind, NOWHERE) for kind in range(max(by_kind) + 1)])

    def _row(self, what: str, tool: int = NOBODY, extra: str = "") -> BySpace:
        row = self._rows.get((what, tool))
        if row is None:
            made = {s: (do(self.seat, self.p, what, s, tool, extra),) for s in SLOT_SPACES}
            self._rows[what, tool] = row = tuple([made.get(s, ()) for s in range(len(SPACES))])
        return row

    def pairs(self, partner: int, name: str) -> dict[int, Option]:
        """TW-320: digging with a partner, by the space."""
        found = self._pairs.get((partner, name))
        if found is None:
            self._pairs[partner, name] = found = self._with_partner(partner, name)
        return found

    def _with_partner(self, partner: int, name: str) -> dict[int, Option]:
        return {s: together(self.seat, self.p, partner, name, s) for s in SLOT_SPACES}


HANDS = PerSeat(PEOPLE, Hands)
