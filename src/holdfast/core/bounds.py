"""Bounds for everything that is read from a file: numbers, texts and lists have an end, whoever wrote them.

A save or a pack is somebody else's data. Structs are given these bounds where their class is made, so that no field is
forgotten; one that needs others says so itself, with `Annotated`.
"""

from functools import reduce
from inspect import get_annotations
from operator import or_
from types import UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

from msgspec import Meta

MOST = 9_999
"""The largest number in an effect or on a card: numbers of things, places of cards."""
LONGEST = 4_096
"""The most characters of a text, and the most entries of a list."""
DEEPEST = 40
"""How deep effects may hold one another."""
WORLD_MOST = 65_535
"""The largest number in a world, where sets of people and things are numbers too."""

Mask = Annotated[int, Meta(ge=-1, le=(1 << 62) - 1)]
"""A set of many things, a bit each: nobody counts up to such a number."""
Wide = Annotated[int, Meta(ge=-(1 << 63), le=(1 << 63) - 1)]
"""A number that only names something, such as a seed."""

Often = Annotated[int, Meta(ge=0, le=(1 << 48) - 1)]
"""How many times something has happened in a whole game."""
Unbounded = Annotated[int, Meta(extra={"bounds": "looked at by hand"})]
"""A number whose bounds a type cannot say (64 bits without a sign): whoever has one looks at it himself."""
SAID = ("gt", "ge", "lt", "le", "max_length")
COLLECTIONS = (tuple, list, set, frozenset, dict)


def bounded(kind: Any, most: int) -> Any:
    """The same type with bounds on every number, text and list in it; where it has bounds of its own, those hold."""
    if kind is int:
        return Annotated[int, Meta(ge=-most, le=most)]
    if kind is str:
        return Annotated[str, Meta(max_length=LONGEST)]
    if kind in COLLECTIONS:
        return Annotated[kind, Meta(max_length=LONGEST)]
    origin = get_origin(kind)
    if origin is Annotated:
        if kind == Unbounded:
            return kind
        return _narrowed(bounded(kind.__origin__, most), kind.__metadata__)
    if origin in (Literal, ClassVar) or origin is None:
        return kind
    parts = tuple([part if part is ... else bounded(part, most) for part in get_args(kind)])
    if origin in (Union, UnionType):
        return reduce(or_, parts)
    if origin not in COLLECTIONS:
        return kind
    if origin is tuple and ... not in parts:
        return origin[parts]
    return Annotated[origin[parts], Meta(max_length=LONGEST)]


def _narrowed(kind: Any, own: tuple[Any, ...]) -> Any:
    """A bounded type with the bounds that somebody gave it beside ours, in their place where both say the same."""
    if get_origin(kind) is not Annotated:
        return Annotated[kind, *own]
    (ours,) = kind.__metadata__
    said = {name for one in own for name in SAID if getattr(one, name, None) is not None}
    left = {name: value for name in SAID if name not in said and (value := getattr(ours, name)) is not None}
    if said & {"gt", "ge"}:
        left.pop("ge", None)
    if said & {"lt", "le"}:
        left.pop("le", None)
    return Annotated[kind.__origin__, *own, Meta(**left)] if left else Annotated[kind.__origin__, *own]


def bind(kind: type[Any], most: int) -> None:
    """Give the fields that a class adds their bounds."""
    kind.__annotations__ = {name: bounded(note, most) for name, note in get_annotations(kind).items()}
