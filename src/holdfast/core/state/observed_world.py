"""The world as a seat knows it: read-only, and as fast to read as the world itself.

For evaluations (bots, odds, coach, learning): an observed world cannot distinguish two worlds that its seat cannot
distinguish. The world's own methods run on the observed world too.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from inspect import getattr_static
from operator import attrgetter
from types import FunctionType, MethodType
from typing import Any

from holdfast.core.cards.content import Card
from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.state.world import ENGINE_FIELDS, World
from holdfast.core.state.zones import Zone

OPEN_ENGINE_FIELDS = frozenset({"content", "outcome", "lasting", "zones"})
CLOSED = ENGINE_FIELDS - OPEN_ENGINE_FIELDS


class Hidden(AttributeError):
    """A value that no seat may read."""


class ObservedWorld:
    """The part of a world that its seat may know, by the same names. None is a spectator."""

    __slots__ = ("_bit", "_closed", "_w", "seat", "zones")

    def __new__(cls, world: World, seat: Seat | None) -> "ObservedWorld":
        return object.__new__(observe(type(world)))

    def __init__(self, world: World, seat: Seat | None) -> None:
        self._w = world
        self.seat = seat
        self._bit = 0 if seat is None else 1 << seat
        self._closed = CLOSED | world.hidden_fields
        self.zones = ObservedZones(world, self._bit)
        """The zones by name; a card that the seat has not seen is an entry of its pool, as if undecided."""

    def __getattr__(self, name: str) -> Any:
        w = self._w
        if name in self._closed:
            raise Hidden(f"{type(w).__name__}.{name} is nobody's to know")
        known = getattr(type(w), name, None)
        if isinstance(known, FunctionType):
            return MethodType(known, self)
        return getattr(w, name)

    def size(self, zone: str) -> int:
        return self._w.size(zone)

    def knows(self, card: int) -> bool:
        """Return whether the seat has seen this card."""
        seen = self._w.seen[card]
        return seen == EVERYBODY or bool(seen & self._bit)

    def holds(self, zone: str, card: int) -> bool:
        """Return whether the zone contains this card, as far as the seat knows."""
        return card in self.zones[zone].entries()

    def unseen(self, pool: str) -> list[Card]:
        """Return the cards of a pool whose place the seat does not know: one of them comes next."""
        w = self._w
        cards, seen, bit = w.content.cards, w.seen, self._bit
        return [cards[c] for c in w.content.pools[w.content.pool(pool)] if seen[c] != EVERYBODY and not seen[c] & bit]


@cache
def observe(world: type[World]) -> type[ObservedWorld]:
    """Create the observed class of a world class, with direct access to its open fields and methods."""
    closed = CLOSED | world.hidden_fields
    own: dict[str, Any] = {"__slots__": ()}
    for name in dir(world):
        if name not in closed and not hasattr(ObservedWorld, name):
            known = getattr(world, name)
            if name in world.__struct_fields__:
                own[name] = property(attrgetter(f"_w.{name}"))
            elif isinstance(known, FunctionType):
                own[name] = getattr_static(world, name)
    return type("Face", (ObservedWorld,), own)


class ObservedZones(Mapping[str, Zone]):
    """The zones as a seat knows them."""

    __slots__ = ("_bit", "_w")

    def __init__(self, world: World, bit: int) -> None:
        self._w = world
        self._bit = bit

    def __getitem__(self, name: str) -> Zone:
        z = self._w.zones[name]
        if z.sees == EVERYBODY or name in self._w.set_aside:
            return z
        if name in self._w.face_down:
            return self._turned(z)
        return Zone(self._masked(z.top), tuple(sorted(self._masked(z.mixed))), self._masked(z.bottom), z.sees)

    def __iter__(self) -> Iterator[str]:
        return iter(self._w.zones)

    def __len__(self) -> int:
        return len(self._w.zones)

    def _masked(self, entries: tuple[int, ...]) -> tuple[int, ...]:
        if not entries or max(entries) < 0:
            return entries
        seen, bit = self._w.seen, self._bit
        return tuple(
            [e if e < 0 or seen[e] == EVERYBODY or seen[e] & bit else ~self._w.content.pool_of[e] for e in entries]
        )

    def _turned(self, z: Zone) -> Zone:
        """Return a deck whose cards look alike with its unseen entries indistinguishable."""
        parts = [self._masked(part) for part in (z.top, z.mixed, z.bottom)]
        backs = iter(sorted([e for part in parts for e in part if e < 0]))
        top, mixed, bottom = [tuple([next(backs) if e < 0 else e for e in part]) for part in parts]
        return Zone(top, tuple(sorted(mixed)), bottom, z.sees)
