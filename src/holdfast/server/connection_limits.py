"""Room for sockets: for each browser, each seat, each table, and on the whole server. Seated players always find some."""

from collections import Counter
from typing import TYPE_CHECKING

from holdfast.tables.services.rate_limits import Limits

if TYPE_CHECKING:
    from holdfast.tables.client import Client
    from holdfast.tables.table import Table

LOOPBACK = ("127.0.0.1", "::1")
"""Here, or a server in front of this one: it speaks for everybody."""


class ConnectionLimits:
    """Who has a place now, and who may still get one."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._taken: dict[Client, str] = {}
        self._from: Counter[str] = Counter()

    def take(self, one: "Client", address: str) -> bool:
        """A place from now on, where there is room; nothing else happens in between."""
        room = self._room_at_table(one) and self._room_here(one, address)
        if room:
            self._taken[one] = address
            self._from[address] += 1
            one.table.places.add(one)
        return room

    def leave(self, one: "Client") -> None:
        one.table.places.discard(one)
        address = self._taken.pop(one, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _room_at_table(self, one: "Client") -> bool:
        """Half of a table's places are for those who sit there: each seat has its share, whoever else crowds in."""
        table, limits = one.table, self.limits
        if sum(other.who == one.who for other in table.places) >= limits.own_sockets:
            return False
        half = limits.sockets // 2
        if watches(one, table):
            return sum(watches(other, table) for other in table.places) < half
        share = max(half // table.row.players, min(half, limits.own_sockets))
        return all(sum(seat in other.you for other in table.places) < share for seat in one.you)

    def _room_here(self, one: "Client", address: str) -> bool:
        """Spectators get a quarter of the server's places, one address half of them."""
        most = self.limits.places
        if len(self._taken) >= most or (address not in LOOPBACK and self._from[address] >= most // 2):
            return False
        if not watches(one, one.table):
            return True
        return sum(watches(other, other.table) for other in self._taken) < most // 4


def watches(one: "Client", table: "Table") -> bool:
    return not one.you and one.who != table.row.host
