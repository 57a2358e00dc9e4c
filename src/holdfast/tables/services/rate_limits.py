"""Limits of sizes and counts, and token buckets for rates."""

import ipaddress

from holdfast.core.engine.effect import Record
from holdfast.tables.ports import Clock
from holdfast.tables.services.runtime import SYSTEM_CLOCK


class Limits(Record):
    """All limits; a rate is a pair of a burst and the number of tokens added per second."""

    body: int = 64 << 10
    save: int = 4 << 20
    message: int = 64 << 10
    tables: int = 200
    """Tables that one browser may host."""
    sockets: int = 64
    """Sockets at one table; half of them are reserved for its seats, in equal shares."""
    places: int = 512
    """Sockets at all tables of this server."""
    visitors: int = 256
    """Connections that are not, or not yet, sockets at a table."""
    own_sockets: int = 8
    """Sockets of one browser at one table."""
    browsers: int = 8
    """Browsers that may hold one seat."""
    watchers: int = 300
    """Browsers that may hold the link for spectators of one table."""
    reports: int = 20
    """Reports that are stored per table; older ones are dropped."""
    report: int = 512 << 10
    """Stored bytes per report."""
    creating: tuple[float, float] = (20, 0.2)
    joining: tuple[float, float] = (10, 0.2)
    guessing: tuple[float, float] = (10, 1 / 30)
    """Password attempts at one seat of a table."""
    asking: tuple[float, float] = (120, 20)
    """Other requests, by address."""
    moving: tuple[float, float] = (5, 1 / 30)
    """Device codes of a person."""
    messages: tuple[float, float] = (60, 20)
    """Messages of a person over all their sockets; further ones wait."""
    chatting: tuple[float, float] = (6, 0.5)
    """Chat lines of a seat or a spectator."""
    murmuring: tuple[float, float] = (12, 0.5)
    """Chat lines of all spectators of a table together."""
    thinking: tuple[float, float] = (5, 0.5)
    """Odds and hints of a person, which cost computation."""
    reporting: tuple[float, float] = (3, 1 / 60)
    """Reports of a person."""


class Bucket:
    """A token bucket; a request without a token waits or is refused."""

    __slots__ = ("at", "clock", "full", "left", "rate")

    def __init__(self, size_and_rate: tuple[float, float], clock: Clock = SYSTEM_CLOCK) -> None:
        self.clock = clock
        self.full, self.rate = size_and_rate
        self.left = self.full
        self.at = self.clock.monotonic()

    def take(self) -> bool:
        if self.wait() > 0:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Return the seconds until there is a token."""
        now = self.clock.monotonic()
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (1 - self.left) / self.rate)

    @property
    def idle(self) -> bool:
        return self.left + (self.clock.monotonic() - self.at) * self.rate >= self.full


class Buckets:
    """One bucket per address or person; full ones are dropped, and the oldest if there are too many."""

    def __init__(self, size_and_rate: tuple[float, float], most: int = 10_000, clock: Clock = SYSTEM_CLOCK) -> None:
        self.size_and_rate = size_and_rate
        self.most = most
        self.clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, whose: str) -> bool:
        return self.of(whose).take()

    def of(self, whose: str) -> Bucket:
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self.most:
                busy = [(one, b) for one, b in self._buckets.items() if not b.idle]
                self._buckets = dict(busy[-self.most // 2 :])
            bucket = self._buckets[whose] = Bucket(self.size_and_rate, self.clock)
        return bucket


def client_network(address: str) -> str:
    """Return the key of an address: the whole network for IPv6, because one person has all of its addresses."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))
