"""What one Character can be assigned to for nothing, as one seat gives it: made once and kept."""

from functools import partial
from typing import NamedTuple

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Option, option
from holdfast.core.memo import Memo, MemoPerSeat
from holdfast.games.this_war.actions.jobs import Assigned
from holdfast.games.this_war.house.options import DigTogether, Place, PlaceDeed
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
    SPACE,
    SPACES,
)
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import LOCKPICK, NOBODY, SAWBLADE, SHOVEL

BySpace = tuple[tuple[Option, ...], ...]
"""What can be done at each space."""
NOWHERE: BySpace = ((),) * len(SPACES)


class Dealing(NamedTuple):
    """How a kind of Shelter card is dealt with: by which verb, with which tool, and the rule that asks for it."""

    verb: PlaceDeed
    tool: int = NOBODY
    rule: str = ""


SEARCH, PICK = Dealing("search"), Dealing("pick", LOCKPICK, "TW-323")
SAW, DIG = Dealing("saw", SAWBLADE, "TW-321"), Dealing("dig", SHOVEL, "TW-320")
DEALINGS = {FURNITURE: SEARCH, DEBRIS: SEARCH, DOOR: PICK, BARS: SAW, **dict.fromkeys(DIGGING, DIG)}
"""TW-318 to TW-323: by the kind of Shelter card."""
TOOLS = {SHOVEL: 1, LOCKPICK: 2, SAWBLADE: 4}
KEYS, STRONG = 8, 16
"""What somebody has to deal with Shelter cards, as a mask: tools, a Ring of Keys, strength."""


def do(seat: Seat, p: int, what: Place | str, tool: int = NOBODY, extra: str = "") -> Option:
    """An assignment that costs nothing but a tool or a stroke of a blank token."""
    deed, space = (what, -1) if isinstance(what, str) else (what.deed, SPACE[what.where])
    return option(what, seat, (Assigned(Job(p, deed, space, tool=tool, extra=extra)),), stay=True)


def together(seat: Seat, p: int, partner: int, name: str, space: int) -> Option:
    """TW-320: two dig without a Shovel."""
    job = Job(p, "dig", space, partner=partner)
    return option(DigTogether(SPACES[space], name), seat, (Assigned(job),), stay=True)


class Hands:
    """The assignments of one Character that cost nothing, as one seat gives them: made once and kept."""

    __slots__ = ("_alone", "_rows", "idea", "outside", "p", "pairs", "rest", "rummage", "seat")

    def __init__(self, seat: Seat, p: int) -> None:
        self.seat = seat
        self.p = p
        self.rest = do(seat, p, "rest")
        self.outside = do(seat, p, Place("outside", SPACES[OUTSIDE]))
        self.idea = do(seat, p, Place("new-idea", SPACES[IDEA]))
        self.rummage = do(seat, p, Place("rummage", SPACES[RUMMAGE]))
        self._alone: dict[int, tuple[BySpace, ...]] = {}
        self._rows: dict[tuple[str, int], BySpace] = {}
        self.pairs = Memo(self._with_partner)
        """TW-320: digging with a partner, by the number and id of the partner, and by the space."""

    def alone(self, means: int) -> tuple[BySpace, ...]:
        """TW-318 to TW-323: what the Character can do alone with these means, by the kind of Shelter card and the space."""
        found = self._alone.get(means)
        if found is None:
            self._alone[means] = found = self._with(means)
        return found

    def _with(self, means: int) -> tuple[BySpace, ...]:
        return tuple([self._ways(DEALINGS.get(kind), means) for kind in range(max(DEALINGS) + 1)])

    def _ways(self, dealing: Dealing | None, means: int) -> BySpace:
        """With bare hands (TW-1716), with the tool, and through a door also with keys (TW-1866)."""
        if dealing is None:
            return NOWHERE
        ways = NOWHERE
        if dealing.tool == NOBODY or (dealing is DIG and means & STRONG):
            ways = self._row(dealing.verb)
        elif means & TOOLS[dealing.tool]:
            ways = self._row(dealing.verb, dealing.tool)
        if dealing is PICK and means & KEYS:
            keys = self._row("unlock", extra="ring-of-keys")
            ways = tuple([pick + unlock for pick, unlock in zip(ways, keys, strict=True)])
        return ways

    def _row(self, what: PlaceDeed, tool: int = NOBODY, extra: str = "") -> BySpace:
        row = self._rows.get((what, tool))
        if row is None:
            made = {s: (do(self.seat, self.p, Place(what, SPACES[s]), tool, extra),) for s in SLOT_SPACES}
            self._rows[what, tool] = row = tuple([made.get(s, ()) for s in range(len(SPACES))])
        return row

    def _with_partner(self, partner: tuple[int, str]) -> Memo[int, Option]:
        return Memo(partial(together, self.seat, self.p, *partner))


HANDS = MemoPerSeat(Hands)
