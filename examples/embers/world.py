"""The state of a game."""

from typing import Self

from msgspec import field

from holdfast.core.state.world import World

HOTTEST = 8
"""EM-06."""
FROZEN = 4
"""EM-11."""
HAND = 3
"""EM-05."""


class Camp(World, kw_only=True):
    """A fire, and the players around it."""

    night: int = 0
    nights: int = 4
    gale: bool = False
    heat: int = 4
    wood: list[int] = field(default_factory=list)
    cold: list[int] = field(default_factory=list)

    def copy(self, seed: int | None = None) -> Self:
        new = World.copy(self, seed)
        new.wood = self.wood[:]
        new.cold = self.cold[:]
        return new

    def top_key(self, zone: str) -> str:
        """Return the key of the top card of an open zone."""
        return self.content.cards[self.zones[zone].top[-1]].key


def hand(seat: int) -> str:
    """The zone of a seat's finds."""
    return f"hand-{seat}"


def audit(w: Camp) -> list[str]:
    """What is wrong with a position that was read from a file."""
    wrong = w.misplaced(())
    if not 0 <= w.heat <= HOTTEST:
        wrong.append(f"a fire of {w.heat} heat")
    if not len(w.wood) == len(w.cold) == w.players or min(w.wood) < 0:
        wrong.append("more or fewer piles of wood than players")
    return wrong
