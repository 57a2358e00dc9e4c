"""Somebody waits to take something back."""

import msgspec

from holdfast.core.engine.effect import Seat


class UndoRequest(msgspec.Struct):
    """Somebody wishes to take back the last answer; who must say yes, and who has."""

    by: Seat
    seq: int
    needs: set[Seat]
    yes: set[Seat] = set()
    decided: set[Seat] = set()
    """Who is away, and the host has decided for them."""
    here: bool = False
    """Asked for at this server, which therefore does it."""

    @property
    def open(self) -> set[Seat]:
        """Who has yet to be asked or to answer."""
        return self.needs - self.yes - self.decided
