"""The clients of a table, and who is present at other processes."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import Seat

if TYPE_CHECKING:
    from holdfast.tables.client import Client


class Audience:
    """All clients that play or watch at one table."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[Seat], int]] = {}
        """Other processes: the time of their last message, the seats present there, the number of spectators."""
        self.idle_since = 0.0

    @property
    def seats(self) -> set[Seat]:
        """The seats that are present here."""
        return {seat for client in self.clients for seat in client.you}

    @property
    def spectators(self) -> int:
        """The number of spectators here."""
        return sum(not client.you for client in self.clients)

    @property
    def present(self) -> set[Seat]:
        """The seats that are present anywhere."""
        return self.seats.union(*(seats for _, seats, _ in self.elsewhere.values()))

    @property
    def watching(self) -> int:
        """The number of spectators anywhere."""
        return self.spectators + sum(n for _, _, n in self.elsewhere.values())

    @property
    def address(self) -> str:
        """The address of a client, of a player before a spectator: bots compute on its account."""
        first = min(self.clients, key=lambda one: (not one.you, one.address), default=None)
        return first.address if first is not None else ""

    def oldest(self, seq: int) -> int:
        """Return the oldest change that was sent last to any client; `seq` if there is no client."""
        return min([client.told for client in self.clients if client.told >= 0], default=seq)

    def up_to_date(self, seq: int) -> bool:
        """Whether every client was sent this change."""
        return all(client.told == seq for client in self.clients)

    def broadcast(self, message: dict[str, Any]) -> None:
        for client in self.clients:
            client.send(message)

    def refresh(self) -> None:
        """Send every client the new state."""
        for client in self.clients:
            client.refresh()

    def forget_silent(self, before: float) -> bool:
        """Forget the processes without a message since a time; return whether there were any."""
        silent = [name for name, (at, _, _) in self.elsewhere.items() if at < before]
        for name in silent:
            del self.elsewhere[name]
        return bool(silent)

    def dismiss(self, message: str) -> None:
        """Disconnect every client with a message."""
        for client in list(self.clients):
            client.dismiss(message)
