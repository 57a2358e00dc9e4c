"""Observations as numbers: everything that a seat's `ObservedWorld` shows, and nothing else. `ObservationLayout.names`
has the meaning of each number.

The layout follows from the types of the world's fields, so that every game has one, external games included:

- a number is one number, a list of numbers as many as it is long at the start (8 at least; further ones are omitted);
- a set of bits is 32 numbers, 1 if the bit is set;
- named numbers (`stock.wood`) are one each if the names exist at the start, otherwise they go into 16 buckets;
- all other values (words, spaces, plans, enemies) are split into words and numbers and hashed into 64 buckets of the
  field: a word adds 1 to its bucket, a number adds itself;
- of every zone its size; all cards that the seat knows, by zone and key, in 256 buckets.
"""

from collections.abc import Iterator
from copy import copy
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, Protocol, get_args, get_origin, get_type_hints

import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from holdfast.core.bounds import MAX_WORLD_ITEMS
from holdfast.core.engine.effect import EVERYBODY, Seat
from holdfast.core.engine.game import Game
from holdfast.core.state.observed_world import CLOSED
from holdfast.core.state.world import World
from holdfast.core.state.zones import Zone
from holdfast.rl.hashing import bucket

Floats = NDArray[np.float32]

HEAD = ("seat", "clock", "asked")
"""The observing seat, the number of the round, turn or day, and the number of seats asked."""
BITS = 32
SHORTEST = 8
UNKNOWN_SLOTS = 16
"""Buckets for names that did not exist at the start."""
BAG = 64
CARDS = 256
DEEPEST = 4
MOST_KEPT = 20_000
FAR = 1_000_000.0
"""The maximum absolute value of a number."""


NO_ZONE = Zone()
NO_CARDS: list[int] = []


class Section(NamedTuple):
    """A part of the observation: its world field, its encoder, and its position."""

    name: str
    how: str
    start: int
    stop: int


class FieldEncoder(Protocol):
    """Encodes a field: the names of its numbers, and the numbers of a value."""

    how: str
    names: list[str]

    def write(self, out: Floats, value: Any) -> None:
        """Write the numbers of a value over earlier ones."""
        ...


class ObservationLayout:
    """The meaning of each number of an observation: the same for all games of one kind, players and options.

    Little changes between two observations, so only changed parts are rewritten.
    """

    def __init__(self, start: Game) -> None:
        w = start.world
        fields = open_fields(w)
        plain = ["players", *[name for name, kind in fields.items() if is_number(kind)]]
        other = {name: part(name, kind, getattr(w, name)) for name, kind in fields.items() if not is_number(kind)}
        self._clock = start.definition.rules.clock
        self._plain = attrgetter(*plain, *plain[:1])
        self._other = attrgetter(*other)
        self._sized = {name: i for i, name in enumerate(sorted(w.zones))}
        layout = [
            ("numbers", "numbers", [*plain, *HEAD]),
            ("question", "buckets", numbered("question", BAG)),
            *[(name, it.how, it.names) for name, it in other.items()],
            ("sizes", "numbers", [f"size.{zone}" for zone in self._sized]),
            ("cards", "buckets", numbered("cards", CARDS)),
        ]
        self.names: tuple[str, ...] = tuple([name for _, _, names in layout for name in names])
        self.sections: tuple[Section, ...] = tuple(sections(layout))
        self._now = np.zeros(len(self.names), np.float32)
        place = {it.name: self._now[it.start : it.stop] for it in self.sections}
        self._numbers, self._question = place["numbers"], place["question"]
        self._sizes, self._cards = place["sizes"], place["cards"]
        self._parts = [(place[name], it.write) for name, it in other.items()]
        self._asked = 0
        self._plain_was: tuple[Any, ...] = ()
        self._other_was: list[Any] = [None] * len(other)
        self._named: list[str] = []
        self._zones_were: list[Zone] = []
        self._known: list[list[int]] = []
        self._buckets: dict[str, dict[int, int]] = {}
        self._secret: set[int] = set()
        self._looked: tuple[Seat, list[int]] = (-1, [])

    @property
    def size(self) -> int:
        return len(self.names)

    def read(self, game: Game, seat: Seat) -> Floats:
        """Return a seat's observation as numbers."""
        w, asked = game.world, game.asked
        self._question[self._asked] = 0
        if asked:
            self._asked = bucket(game.question.tag, BAG)
            self._question[self._asked] = 1
        plain = (*self._plain(w)[:-1], seat, self._clock(w), len(asked))
        if plain != self._plain_was:
            self._numbers[:] = plain
            self._plain_was = plain
        was, parts = self._other_was, self._parts
        for i, value in enumerate(self._other(w)):
            if value != was[i]:
                was[i] = identity(value)
                out, write = parts[i]
                write(out, value)
        self._read_zones(w, seat)
        return self._now.copy()

    def _read_zones(self, w: World, seat: Seat) -> None:
        """Write sizes and known cards of zones that have changed, and of those that seats see differently."""
        zones = [*w.zones.values()]
        names = [*w.zones]
        if names != self._named:
            self._named = names
            self._zones_were, self._known, self._secret = [NO_ZONE] * len(zones), [NO_CARDS] * len(zones), set()
            self._sizes[:] = 0
        were, self._zones_were = self._zones_were, zones
        stale = [i for i, zone in enumerate(zones) if zone is not were[i]]
        if self._secret and (stale or self._looked != (seat, w.seen)):
            stale += self._secret.difference(stale)
        if not stale:
            return
        self._looked = seat, w.seen[:]
        changed = False
        for i in stale:
            known = self._read_zone(w, 1 << seat, i, names[i])
            changed = changed or known != self._known[i]
            self._known[i] = known
        if changed:
            places = [place for cards in self._known for place in cards]
            self._cards[:] = np.bincount(places, minlength=CARDS) if places else 0

    def _read_zone(self, w: World, bit: int, i: int, name: str) -> list[int]:
        """Write the size of a zone and the buckets of the cards that the seat knows (`ObservedWorld.knows`)."""
        zone = w.zones[name]
        cards = zone.bottom + zone.mixed + zone.top
        if (at := self._sized.get(name)) is not None:
            self._sizes[at] = len(cards)
        self._secret.discard(i)
        if not cards or max(cards) < 0:
            return NO_CARDS
        if zone.sees != EVERYBODY and name not in w.set_aside:
            self._secret.add(i)
            seen = w.seen
            cards = tuple([card for card in cards if card >= 0 and (seen[card] == EVERYBODY or seen[card] & bit)])
        buckets = self._buckets.setdefault(name, {})
        try:
            return [buckets[card] for card in cards if card >= 0]
        except KeyError:
            named = w.content.cards
            buckets |= {card: bucket(f"{name}:{named[card].key}", CARDS) for card in cards if card >= 0}
            return [buckets[card] for card in cards if card >= 0]


def sections(told: list[tuple[str, str, list[str]]]) -> Iterator[Section]:
    at = 0
    for name, how, names in told:
        yield Section(name, how, at, at + len(names))
        at += len(names)


def numbered(name: str, n: int) -> list[str]:
    return [f"{name}.{i}" for i in range(n)]


def open_fields(w: World) -> dict[str, Any]:
    """Return the open fields of a world class with their types; zones and players are handled separately."""
    hidden = CLOSED | w.hidden_fields | {"zones", "content", "outcome", "players"}
    hints = get_type_hints(type(w), include_extras=True)
    return {name: hints[name] for name in w.__struct_fields__ if name not in hidden}


# --- types --------------------------------------------------------------------------------------------------------------


def unannotated(kind: Any) -> Any:
    """Return a type without its bounds."""
    return unannotated(kind.__origin__) if get_origin(kind) is Annotated else kind


def is_mask(kind: Any) -> bool:
    """Return whether a type is a bit mask: a number larger than any count."""
    if unannotated(kind) is not int or get_origin(kind) is not Annotated:
        return False
    return any(isinstance(it, Meta) and it.le is not None and it.le > MAX_WORLD_ITEMS for it in kind.__metadata__)


def is_number(kind: Any) -> bool:
    return unannotated(kind) in (int, bool) and not is_mask(kind)


def is_row(kind: Any) -> bool:
    """Return whether a type is a list or tuple of numbers."""
    plain = unannotated(kind)
    parts = [it for it in get_args(plain) if it is not ...]
    return get_origin(plain) in (list, tuple) and bool(parts) and all(map(is_number, parts))


def is_tally(kind: Any) -> bool:
    """Return whether a type is a mapping of names to numbers."""
    plain = unannotated(kind)
    return get_origin(plain) is dict and is_number(get_args(plain)[1])


def part(name: str, kind: Any, value: Any) -> FieldEncoder:
    """Return the encoder of a field that is no plain number, from its type and its value at the start."""
    if is_row(kind):
        return NumberRow(name, max(SHORTEST, len(value)))
    if is_mask(kind):
        return Bits(name)
    if is_tally(kind):
        return NamedCounts(name, value)
    return Bag(name)


# --- parts --------------------------------------------------------------------------------------------------------------


class NumberRow:
    """A row of numbers; those beyond its width are omitted."""

    how = "numbers"

    def __init__(self, name: str, width: int) -> None:
        self.names = numbered(name, width)

    def write(self, out: Floats, value: Any) -> None:
        n = min(len(out), len(value))
        out[:n] = value[:n]
        out[n:] = 0


class Bits:
    """A set, one number for each of its first members."""

    how = "bits"

    def __init__(self, name: str) -> None:
        self.names = [f"{name}.bit{i}" for i in range(BITS)]

    def write(self, out: Floats, value: int) -> None:
        out[:] = [value >> i & 1 for i in range(BITS)]


class NamedCounts:
    """Named numbers: names from the start at their own positions, others in buckets."""

    how = "numbers by name"

    def __init__(self, name: str, value: dict[Any, int]) -> None:
        self._places = {key: i for i, key in enumerate(sorted(value, key=str))}
        self.names = [f"{name}.{key}" for key in self._places] + numbered(name, UNKNOWN_SLOTS)

    def write(self, out: Floats, value: dict[Any, int]) -> None:
        places, counts = self._places, [0] * len(self.names)
        for key, n in value.items():
            place = places.get(key)
            counts[len(places) + bucket(str(key), UNKNOWN_SLOTS) if place is None else place] += n
        out[:] = counts


class Bag:
    """A nested value, split into words and numbers; repeated parts are cached."""

    how = "buckets"

    def __init__(self, name: str) -> None:
        self.names = numbered(name, BAG)
        self._kept: dict[Any, tuple[tuple[int, float], ...]] = {}

    def write(self, out: Floats, value: Any) -> None:
        match value:
            case dict():
                items: Any = value.items()
            case list():
                items = enumerate(value)
            case tuple():
                items = [("", it) for it in value]
            case _:
                items = [("", value)]
        counts: list[float] = [0] * BAG
        for item in items:
            for place, n in self._counted(item):
                counts[place] += n
        out[:] = counts

    def _counted(self, item: tuple[Any, Any]) -> tuple[tuple[int, float], ...]:
        try:
            found = self._kept.get(item)
        except TypeError:  # a mutable part has no hash
            return split_optional(item)
        if found is None:
            found = split_optional(item)
            if len(self._kept) < MOST_KEPT:
                self._kept[item] = found
        return found


def split_optional(item: tuple[Any, Any]) -> tuple[tuple[int, float], ...]:
    return tuple([(bucket(word, BAG), n) for word, n in union_members(str(item[0]), item[1])])


def union_members(path: str, value: Any, depth: int = 0) -> Iterator[tuple[str, float]]:
    """Yield a value as words with their numbers: `M1.tile` 7, `M1.tokens=fog` 1."""
    if depth > DEEPEST:
        return
    match value:
        case str():
            if value:
                yield f"{path}={value}", 1
        case bool() | int() | float():
            if value:
                yield path, max(-MAX_WORLD_ITEMS, min(value, MAX_WORLD_ITEMS))
        case Struct():
            for name in value.__struct_fields__:
                yield from union_members(f"{path}.{name}", getattr(value, name), depth + 1)
        case dict():
            for key, it in value.items():
                yield from union_members(f"{path}.{key}", it, depth + 1)
        case list() | tuple() | set() | frozenset():
            for it in value:
                yield from union_members(path, it, depth + 1)


def identity(value: Any) -> Any:
    """Return a value that identifies the content now, even if it or its parts are mutated later."""
    match value:
        case list() | tuple() if value and isinstance(value[0], Struct):
            return type(value)([copy(it) for it in value])
        case list() | dict():
            return value.copy()
    return value
