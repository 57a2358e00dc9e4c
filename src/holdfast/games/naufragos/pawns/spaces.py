"""The action spaces of the board: what each costs, and what forbids a pawn there (NA-038, NA-246, NA-247, NA-256, NA-258).

`action_blocks` is the rule. Besides the pawns that stand there it hangs on little, the means of a castaway; so what it
leaves open to the same means is found once and kept, for it is asked more often than anything else.
"""

from collections.abc import Callable
from typing import NamedTuple

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.menu import Blocks, Menu, Option, block, needs
from holdfast.core.memo import Memo
from holdfast.games.naufragos.rules import SPACE_NAMES, SPACES, Rules
from holdfast.games.naufragos.world import Shore

FULL = block("NA-246", "no-free-space")
CLOSED = block("NA-002", "closed-today")
AS_PRINTED = (0, 0)
DEAREST = Memo[Rules, int](lambda rules: max([number for row in rules.prices for number in row]))


class Means(NamedTuple):
    """On what it hangs where a castaway may place a pawn, besides the pawns on the board."""

    energy: int
    """As far as it makes a difference: who has more than the dearest space takes may go nowhere else."""
    lighter: bool
    """He has no energy, but a lighter (NA-258)."""
    dearer: tuple[int, int]
    """What the day adds to the numbers of Forage and of Wood."""
    wreckage: bool
    fire: bool
    closed: tuple[str, ...]
    """NA-002: the actions that an event has closed."""


BareMeans = tuple[int, bool, tuple[int, int], bool, bool, tuple[str, ...]]
"""The same without the names, which take time to give."""


def means(w: Shore, seat: Seat) -> BareMeans:
    energy = w.energy[seat]
    lighter = not energy and w.perk(seat, "lighter") >= 0
    more, enough = AS_PRINTED, DEAREST[w.rules]
    if w.lasting:
        more = dearer(w, seat)
        enough += max(more)
    if energy > enough > 0:
        energy = enough
    return energy, lighter, more, w.wreck_ready, w.fire, CLOSED_TODAY[w.today]


def dearer(w: Shore, seat: Seat) -> tuple[int, int]:
    return w.add_up("cost-forage", seat), w.add_up("cost-wood", seat)


def closed(today: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([flag[6:] for flag in today if flag.startswith("block:")])


CLOSED_TODAY = Memo(closed)


def price(rules: Rules, action: str, n: int, more: tuple[int, int]) -> int:
    """NA-038, NA-247: the number of the space, and what the day adds to it; never less than nothing."""
    extra = more[0] if action == "forage" else more[1] if action == "wood" else 0
    return max(0, rules.price(action, n) + extra)


def space_price(w: Shore, seat: Seat, action: str, n: int) -> int:
    """What the space costs this castaway now."""
    return price(w.rules, action, n, dearer(w, seat))


def free_space(w: Shore, action: str) -> int:
    """NA-246: the leftmost free space of an action, or -1."""
    for n, space in enumerate(SPACE_NAMES[action]):
        if space not in w.pawns:
            return n
    return -1


def action_blocks(rules: Rules, action: str, n: int, at: Means) -> Blocks:
    """What forbids a pawn on a space of an action, or on the action where none is free, besides having done it already."""
    blocks: Blocks = () if n >= 0 else (FULL,)
    cost = price(rules, action, max(n, 0), at.dearer)
    if at.energy < cost:
        blocks += needs(False, "NA-184", "no-energy", need=cost, have=at.energy)
    if action in at.closed:
        blocks += (CLOSED,)
    match action:
        case "wreckage":
            blocks += needs(at.wreckage, "NA-256", "no-wreckage")
        case "campfire":
            blocks += needs(not at.fire, "NA-256", "fire-is-lit")
            blocks += needs(at.energy or at.lighter, "NA-258", "exhausted")
        case "build":
            blocks += needs(at.energy, "NA-258", "exhausted")
    return blocks


# --- what is open, found once --------------------------------------------------------------------------------------------

Go = Callable[[Seat, str, str, int], Option]
"""A seat's option to go, for an action, to a space, for a price."""
Space = tuple[str, Option]
"""A space that is open to somebody, and the option to go there."""
Open = tuple[tuple[str, str, Option, tuple[Space, ...]], ...]
"""The actions that are open to somebody: of each its name, the first open space, and the others from left to right. None
is dearer than the one to its right (NA-038), so where all of them are taken, the leftmost free space is not open."""


def open_spaces(rules: Rules, seat: Seat, go: Go) -> Memo[BareMeans, Open]:
    """By the means of a seat."""

    def found(means: BareMeans) -> Open:
        rows = [(action, open_row(rules, seat, go, action, Means(*means))) for action in SPACES]
        return tuple([(action, *row[0], row[1:]) for action, row in rows if row])

    return Memo(found)


def open_row(rules: Rules, seat: Seat, go: Go, action: str, at: Means) -> tuple[Space, ...]:
    names = [(n, name) for n, name in enumerate(SPACE_NAMES[action]) if not action_blocks(rules, action, n, at)]
    return tuple([(name, go(seat, action, name, price(rules, action, n, at.dearer))) for n, name in names])


def add_open(w: Shore, open_: Open, done: tuple[str, ...], menu: Menu) -> None:
    """NA-246: the leftmost free space of each action that is not done already."""
    pawns, add = w.pawns, menu.options.append
    for action, first, option, others in open_:
        if action in done:
            continue
        if first not in pawns:
            add(option)
            continue
        for space, option_there in others:
            if space not in pawns:
                add(option_there)
                break
