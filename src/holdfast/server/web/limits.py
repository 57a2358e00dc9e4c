"""How much anybody may ask: sizes, counts, and token buckets for rates."""

import time

from holdfast.core.engine.effect import Plain


class Limits(Plain):
    """Everything that is bounded; rates are pairs of a burst and so many more a second."""

    body: int = 64 << 10
    save: int = 4 << 20
    message: int = 64 << 10
    tables: int = 200
    """Tables that one browser may host."""
    sockets: int = 64
    """Sockets at one table."""
    creating: tuple[float, float] = (20, 0.2)
    joining: tuple[float, float] = (10, 0.2)
    asking: tuple[float, float] = (120, 20)
    """Other requests, by address."""
    messages: tuple[float, float] = (60, 20)
    """Messages of a socket; more are left waiting."""
    chatting: tuple[float, float] = (6, 0.5)
    thinking: tuple[float, float] = (5, 0.5)
    """Odds, reports, saves and replays: what costs the server some work."""


class Bucket:
    """Holds so many tokens and gets so many a second; whoever finds it empty has to wait."""

    __slots__ = ("at", "full", "left", "rate")

    def __init__(self, size_and_rate: tuple[float, float]) -> None:
        self.full, self.rate = size_and_rate
        self.left = self.full
        self.at = time.monotonic()

    def take(self) -> bool:
        if self.wait() > 0:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        now = time.monotonic()
        self.left = min(self.full, self.left + (now - self.at) * self.rate)
        self.at = now
        return max(0.0, (1 - self.left) / self.rate)

    @property
    def idle(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.full


class Buckets:
    """One bucket for each address; those that are full again are forgotten."""

    def __init__(self, size_and_rate: tuple[float, float], most: int = 10_000) -> None:
        self.size_and_rate = size_and_rate
        self.most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.most:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.idle}
            bucket = self._buckets[address] = Bucket(self.size_and_rate)
        return bucket.take()
