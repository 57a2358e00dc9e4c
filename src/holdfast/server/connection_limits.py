"""Limits of open sockets per device, seat, table and server. Seated players always get one."""

from collections import Counter
from typing import TYPE_CHECKING

from holdfast.tables.services.rate_limits import Limits

if TYPE_CHECKING:
    from holdfast.tables.client import Client
    from holdfast.tables.table import Table

LOOPBACK = ("127.0.0.1", "::1")
"""This computer, or a proxy on it that speaks for everyone."""


class ConnectionLimits:
    """The open sockets of this server."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._taken: dict[Client, str] = {}
        self._at: dict[Table, set[Client]] = {}
        self._from: Counter[str] = Counter()

    def take(self, one: "Client", address: str) -> bool:
        """Admit a client, if there is room."""
        room = self._room_at_table(one) and self._room_here(one, address)
        if room:
            self._taken[one] = address
            self._from[address] += 1
            self._at.setdefault(one.table, set()).add(one)
        return room

    def leave(self, one: "Client") -> None:
        address = self._taken.pop(one, None)
        if address is not None:
            self._at[one.table].discard(one)
            if not self._at[one.table]:
                del self._at[one.table]
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def _room_at_table(self, one: "Client") -> bool:
        """Half of a table's sockets are reserved for its seats, in equal shares."""
        table, limits = one.table, self.limits
        others = self._at.get(table, ())
        if sum(other.who == one.who for other in others) >= limits.own_sockets:
            return False
        half = limits.sockets // 2
        if watches(one, table):
            return sum(watches(other, table) for other in others) < half
        share = max(half // table.row.players, min(half, limits.own_sockets))
        return all(sum(seat in other.you for other in others) < share for seat in one.you)

    def _room_here(self, one: "Client", address: str) -> bool:
        """Spectators get a quarter of the server's sockets, one address at most half."""
        most = self.limits.places
        if len(self._taken) >= most or (address not in LOOPBACK and self._from[address] >= most // 2):
            return False
        if not watches(one, one.table):
            return True
        return sum(watches(other, other.table) for other in self._taken) < most // 4


def watches(one: "Client", table: "Table") -> bool:
    return not one.you and one.who != table.row.host
