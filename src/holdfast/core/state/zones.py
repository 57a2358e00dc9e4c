"""Where cards lie. What nobody has seen is not decided.

An entry >= 0 is a card; an entry < 0 is "one card of pool ~entry", chosen when it is first looked at.
"""

from holdfast.core.engine.effect import EVERYBODY, BoundedRecord


class Zone(BoundedRecord):
    """`top` and `bottom` have an order (the last of `top` is drawn first), `mixed` has none."""

    top: tuple[int, ...] = ()
    mixed: tuple[int, ...] = ()
    bottom: tuple[int, ...] = ()
    sees: int = EVERYBODY

    def __len__(self) -> int:
        return len(self.top) + len(self.mixed) + len(self.bottom)

    def entries(self) -> tuple[int, ...]:
        """All entries from the bottom up."""
        return self.bottom + self.mixed + self.top


def undecided(pool: int, n: int, sees: int = 0) -> Zone:
    """A shuffled deck of n cards out of a pool."""
    return Zone(mixed=(~pool,) * n, sees=sees)
