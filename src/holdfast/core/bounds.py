"""Size limits for everything that is read from a file: numbers, texts, lists.

A save or a pack is untrusted data. Structs get these bounds when their class is created, so no field is forgotten; a
field that needs other bounds declares them with `Annotated`.
"""

from collections.abc import Iterable, Iterator
from functools import reduce
from inspect import get_annotations
from operator import or_
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

from msgspec import Meta

MAX_ITEMS = 9_999
"""The largest number in an effect or on a card: quantities and card positions."""
MAX_TEXT = 4_096
"""The maximum number of characters in a text and of entries in a list."""
MAX_DEPTH = 40
"""The maximum nesting depth of effects."""
MAX_WORLD_ITEMS = 65_535
"""The largest number in a world, where sets of people and things are bit masks."""

Mask = Annotated[int, Meta(ge=-1, le=(1 << 62) - 1)]
"""A bit mask of many things, larger than any count."""
Wide = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
"""A number that only identifies something, such as a seed."""

Often = Annotated[int, Meta(ge=0, le=(1 << 48) - 1)]
"""The number of times that something has happened in a game."""
Unbounded = Annotated[int, Meta(extra={"bounds": "looked at by hand"})]
"""A number whose bounds a type cannot express (unsigned 64 bits); its user checks it."""
MAX_EFFECTS = 1_000
"""The maximum number of effects and conditions in one position, nested ones included."""
MAX_NUMBER = 4_095
"""The limit of a number in an effect if fewer cards exist; bit masks of twelve are numbers too."""
MAX_SUM = 10_000
"""The maximum sum of all numbers in the effects of a position."""
COUNT_FIELD = "n"
"""The field that holds the count of every effect."""
MIN_COUNT = 100
"""The limit of a count if fewer cards exist: dice, wounds, points."""
TEXT_FIELDS = ("gt", "ge", "lt", "le", "max_length")
COLLECTIONS = (tuple, list, set, frozenset, dict)


class SaveLimits:
    """Limits for the effects of one saved position: their number, and counts no larger than the number of existing
    cards.

    Limits per number would allow many large numbers, so their sum is limited too.
    """

    def __init__(self, cards: int, printed: int = 0) -> None:
        """Set the limits for `cards` existing cards; `printed` is the largest number in an effect on a card."""
        self.most = max(MAX_NUMBER, cards, printed)
        self.many = max(MIN_COUNT, cards, printed)
        self.sum = max(MAX_SUM, 20 * printed)
        self.effects = 0
        self.together = 0

    def take(self, fields: dict[str, Any]) -> None:
        """Count one effect by its decoded fields. Raise ValueError if a limit is exceeded."""
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
    """Yield all numbers in a part of a file; nested effects and conditions are counted separately."""
    if type(raw) is int:
        yield raw
        return
    parts: Iterable[Any] = raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list) else ()
    for part in parts:
        if not isinstance(part, dict) or not ("do" in part or "is" in part):
            yield from numbers_in(part)


def bounded_type(kind: Any, most: int) -> Any:
    """Return the type with bounds on every number, text and list; existing bounds take precedence."""
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
    """Merge the bounds that a field declares with the default ones; declared bounds take precedence."""
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
    """Add bounds to the fields that a class declares."""
    kind.__annotations__ = {name: bounded_type(note, most) for name, note in get_annotations(kind).items()}
