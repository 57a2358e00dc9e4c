"""Bounds for everything that is read from a file: numbers, texts and lists have an end, whoever wrote them.

A save or a pack is somebody else's data. Structs are given these bounds where their class is made, so that no field is
forgotten; one that needs others says so itself, with `Annotated`.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from inspect import get_annotations
from operator import or_
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

from msgspec import Meta

MAX_ITEMS = 9_999
"""The largest number in an effect or on a card: numbers of things, places of cards."""
MAX_TEXT = 4_096
"""The most characters of a text, and the most entries of a list."""
MAX_DEPTH = 40
"""How deep effects may hold one another."""
MAX_WORLD_ITEMS = 65_535
"""The largest number in a world, where sets of people and things are numbers too."""

Mask = Annotated[int, Meta(ge=-1, le=(1 << 62) - 1)]
"""A set of many things, a bit each: nobody counts up to such a number."""
Wide = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
"""A number that only names something, such as a seed."""

Often = Annotated[int, Meta(ge=0, le=(1 << 48) - 1)]
"""How many times something has happened in a whole game."""
Unbounded = Annotated[int, Meta(extra={"bounds": "looked at by hand"})]
"""A number whose bounds a type cannot say (64 bits without a sign): whoever has one looks at it himself."""
MAX_EFFECTS = 1_000
"""Effects and conditions in one position, those that others hold included."""
MAX_NUMBER = 4_095
"""The largest number in an effect of a position where fewer cards exist: sets of twelve are numbers too."""
MAX_SUM = 10_000
"""What all numbers in the effects of a position may add up to."""
COUNT_FIELD = "n"
"""The field by which every effect says how many."""
MIN_COUNT = 100
"""A count may be as large as this where fewer cards exist: dice, wounds, points."""
TEXT_FIELDS = ("gt", "ge", "lt", "le", "max_length")
COLLECTIONS = (tuple, list, set, frozenset, dict)


class SaveLimits:
    """What the effects of one saved position may hold: no more of them than a game has, and no count above what exists.

    A limit for each number would allow many large ones, so they are also added up.
    """

    def __init__(self, cards: int, printed: int = 0) -> None:
        """There are so many `cards`, and `printed` is the largest number in an effect on one of them."""
        self.most = max(MAX_NUMBER, cards, printed)
        self.many = max(MIN_COUNT, cards, printed)
        self.sum = max(MAX_SUM, 20 * printed)
        self.effects = 0
        self.together = 0

    def take(self, fields: dict[str, Any]) -> None:
        """Count one effect by its fields as they stand in the file. Raises ValueError when it is too much."""
        self.effects += 1
        if self.effects > MAX_EFFECTS:
            raise ValueError(f"more than {MAX_EFFECTS} effects; no position of a game has so many")
        if type(many := fields.get(COUNT_FIELD)) is int and abs(many) > self.many:
            raise ValueError(f"the number {many} is larger than {self.many}; no game has so much of anything")
        for number in numbers_in(fields):
            if abs(number) > self.most:
                raise ValueError(f"the number {number} is larger than {self.most}; no game has so much of anything")
            self.together += abs(number)
        if self.together > self.sum:
            raise ValueError(f"the numbers in its effects add up to more than {self.sum}; no game has so many")


def numbers_in(raw: Any) -> Iterator[int]:
    """All numbers in a part of a file; effects and conditions in it are counted by themselves."""
    if type(raw) is int:
        yield raw
        return
    parts: Iterable[Any] = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    for part in parts:
        if not isinstance(part, dict) or not ("do" in part or "is" in part):
            yield from numbers_in(part)


def bounded_type(kind: Any, most: int) -> Any:
    """The same type with bounds on every number, text and list in it; where it has bounds of its own, those hold."""
    if kind is int:
        return Annotated[int, Meta(ge=-most, le=most)]
    if kind is str:
        return Annotated[str, Meta(max_length=MAX_TEXT)]
    if kind in COLLECTIONS:
        return Annotated[kind, Meta(max_length=MAX_TEXT)]
    origin = get_origin(kind)
    if origin is Annotated:
        if kind == Unbounded:
            return kind
        return _narrow(bounded_type(kind.__origin__, most), kind.__metadata__)
    if origin in (Literal, ClassVar) or origin is None:
        return kind
    parts = tuple([part if part is ... else bounded_type(part, most) for part in get_args(kind)])
    if origin in (Union, UnionType):
        return reduce(or_, parts)
    if origin not in COLLECTIONS:
        return kind
    if origin is tuple and ... not in parts:
        return origin[parts]
    return Annotated[origin[parts], Meta(max_length=MAX_TEXT)]


def _narrow(kind: Any, own: tuple[Any, ...]) -> Any:
    """A bounded type with the bounds that somebody gave it beside ours, in their place where both say the same."""
    if get_origin(kind) is not Annotated:
        return Annotated[kind, *own]
    (ours,) = kind.__metadata__
    said = {name for one in own for name in TEXT_FIELDS if getattr(one, name, None) is not None}
    left = {name: value for name in TEXT_FIELDS if name not in said and (value := getattr(ours, name)) is not None}
    if said & {"gt", "ge"}:
        left.pop("ge", None)
    if said & {"lt", "le"}:
        left.pop("le", None)
    return Annotated[kind.__origin__, *own, Meta(**left)] if left else Annotated[kind.__origin__, *own]


def bind_limits(kind: type[Any], most: int) -> None:
    """Give the fields that a class adds their bounds."""
    kind.__annotations__ = {name: bounded_type(note, most) for name, note in get_annotations(kind).items()}
