"""Zones of cards. A card that no seat has seen is undecided.

An entry >= 0 is a card; an entry < 0 is "one card of pool ~entry", chosen when it is first looked at.
"""

from holdfast.core.engine.effect import EVERYBODY, BoundedRecord


class Zone(BoundedRecord):
    """An ordered `top` (its last is drawn first) and `bottom`, and an unordered `mixed` part."""

    top: tuple[int, ...] = ()
    mixed: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    sees: int = EVERYBODY

    def __len__(self) -> int:
        return len(self.top) + len(self.mixed) + len(self.bottom)

    def entries(self) -> tuple[int, ...]:
        """Return all entries from the bottom up."""
        return self.bottom + self.mixed + self.top


def undecided(pool: int, n: int, sees: int = 0) -> Zone:
    """Return a shuffled deck of n undecided cards of a pool."""
    return Zone(mixed=(~pool,) * n, sees=sees)
