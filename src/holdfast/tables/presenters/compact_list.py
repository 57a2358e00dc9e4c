"""An append-only list whose old part is stored compressed."""

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
BUNDLE = 16
"""Items per compressed bundle; at least this number stays uncompressed at the end."""
FAST_LEVEL = 1


class CompactList(Generic[T]):
    """A list that grows at its end."""

    __slots__ = ("_bundles", "_kind", "_open")

    def __init__(self, kind: type[T], things: Iterable[T] = ()) -> None:
        self._kind: type = kind
        self._bundles: list[bytes] = []
        self._open: list[T] = []
        self.extend(things)

    def extend(self, things: Iterable[T]) -> None:
        self._open.extend(things)
        while len(self._open) >= 2 * BUNDLE:
            self._bundles.append(zlib.compress(msgspec.msgpack.encode(self._open[:BUNDLE]), FAST_LEVEL))
            del self._open[:BUNDLE]

    def __len__(self) -> int:
        return len(self._bundles) * BUNDLE + len(self._open)

    def __iter__(self) -> Iterator[T]:
        return iter(self.since(0))

    def since(self, n: int) -> list[T]:
        """Return the items after the first n."""
        deep = self._bundles[n // BUNDLE :]
        if not deep:
            return self._open[n - len(self._bundles) * BUNDLE :]
        unpacked = [thing for bundle in deep for thing in self._unpacked(bundle)]
        return [*unpacked[n % BUNDLE :], *self._open]

    def between(self, first: int, last: int) -> list[T]:
        """Return the items from `first` up to before `last`; only their bundles are decompressed."""
        begin, end = first // BUNDLE, -(-last // BUNDLE)
        found = [thing for bundle in self._bundles[begin:end] for thing in self._unpacked(bundle)]
        if end > len(self._bundles):
            found += self._open
            begin = min(begin, len(self._bundles))
        return found[first - begin * BUNDLE : last - begin * BUNDLE]

    def cut(self, n: int) -> None:
        """Drop all but the first n items; whole bundles stay compressed."""
        deep = min(len(self._bundles), max(0, n // BUNDLE - 1))
        self._open = self.since(deep * BUNDLE)[: n - deep * BUNDLE]
        del self._bundles[deep:]

    def copy(self) -> "CompactList[T]":
        """Return an independent copy that shares the bundles."""
        new: CompactList[T] = CompactList(self._kind)
        new._bundles, new._open = self._bundles[:], self._open[:]
        return new

    def parts(self) -> Iterator[list[T]]:
        """Yield all items, some at a time."""
        for bundle in self._bundles:
            yield self._unpacked(bundle)
        yield self._open

    def _unpacked(self, bundle: bytes) -> list[T]:
        return _decoder(self._kind).decode(zlib.decompress(bundle))


@cache
def _decoder(kind: type) -> msgspec.msgpack.Decoder[list[Any]]:
    return msgspec.msgpack.Decoder(list[kind])  # type: ignore[valid-type]
