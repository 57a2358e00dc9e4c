"""The one idea: everything that happens is an effect, and a question is an effect that waits.

`effect.pyi` gives its classes the types that checkers need.
"""

import re
from abc import ABC
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from holdfast.core.bounds import MAX_ITEMS, bind_limits

Seat = int
Outcomes = tuple[int, ...]
"""The dice and draws that an effect made."""
EVERYBODY = -1
"""The mask of all seats."""


def kebab(name: str) -> str:
    """PutToken -> put-token: the name of an effect in card files, saves and texts."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Record(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Plain data that never changes."""


class BoundedRecord(Record):
    """The base of effects, causes, options and cards. All of it is bounded: it may have been read from a file."""

    def __init_subclass__(cls) -> None:
        bind_limits(cls, MAX_ITEMS)


def mutable_struct(kind: Any) -> Any:
    """A struct that changes often. Its fields are set as those of any object, which the interpreter learns to do at
    once; msgspec would look at each value, to leave out of garbage collection what holds no containers. (Put on the
    finished class: msgspec has its own way again in a subclass.)"""
    bind_limits(kind, MAX_ITEMS)
    kind.__setattr__ = object.__setattr__
    kind.__delattr__ = object.__delattr__
    return kind


class AnyEffect(ABC):  # noqa: B024 - a type to decode into, see content.py
    """What a field that holds effects is typed as, so that each game decodes its own vocabulary."""


class AnyCondition(ABC):  # noqa: B024
    """What a field that holds a condition is typed as."""


class Cause(BoundedRecord):
    """Who does it, as which character, by which card, where, to what; effects that follow inherit it."""

    seat: int = -1
    who: int = -1
    card: int = -1
    place: str = ""
    target: str = ""
    bound: tuple[tuple[str, int], ...] = ()


class Effect(BoundedRecord, tag_field="do", tag=kebab):
    """Something that happens. `apply` changes the world and returns what follows, first one first."""

    asks: ClassVar[bool] = False
    quiet: ClassVar[bool] = False
    may_be_void: ClassVar[bool] = False
    beat: ClassVar[str] = ""
    """The kind of the beat that starts with this effect (`core/text/beats.py`); empty if it starts none."""
    accounts_for: ClassVar[tuple[str, ...]] = ()
    """The fields whose change its log entry reports, as paths of a view: `wounds`, `stock.wood`."""

    def __class_getitem__(cls, world: Any) -> type:
        return cls

    def apply(self, w: Any, by: Cause) -> "tuple[Any, ...]":
        raise TypeError(f"{type(self).__name__} says nothing about what it does")

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> Any:
        """Return its log entry, built right after `apply`; None if another entry reports it.

        `outcomes` are the dice and draws that `apply` made.
        """
        return None

    def void(self, w: Any, by: Cause) -> bool:
        """Asked just before it is applied, where `may_be_void`: the dead do not act."""
        return False


class Question(Effect):
    """An effect that waits: while `asked` names seats they choose among `options`; then it is applied."""

    asks: ClassVar[bool] = True
    moment: ClassVar[str] = ""
    private: ClassVar[bool] = False
    relentless: ClassVar[bool] = False
    """Answered by the engine where one answer is left, even if there is something to take back or to hand over."""
    accepted: ClassVar[bool] = False
    """Asked even where one answer is left: it is shown, and somebody says yes to it."""
    stays: ClassVar[bool] = False
    """It lies on the stack under what follows its answers, and is asked again until nobody is asked any more."""
    logs_forced: ClassVar[bool] = False
    """Whether answers that the engine gives (the only one left) are logged too."""

    def asked(self, w: Any, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,)

    def options(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        raise TypeError(f"{type(self).__name__} offers nothing")

    def backs(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        """What only takes back or hands over, where it is worth making only when somebody looks: bots seldom do.

        It may as well be among `options`, with `back=True`.
        """

    def absent(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        """What the table may answer for a seat whose player is away; it stands in nobody's menu (`Game.stand_in`)."""

    def log_answer(self, w: Any, by: Cause, entry: Any) -> Any:
        """Return the log entry of an answer, shown before its consequences; None if they report it."""
        return None

    def at(self) -> str:
        """The moment at which it interrupts: offers made for this moment are added."""
        return self.moment

    def apply(self, w: Any, by: Cause) -> "tuple[Any, ...]":
        return ()


class Condition(BoundedRecord, tag_field="is", tag=kebab):
    """A question the rules can answer themselves: used by `If` in card data."""

    def __class_getitem__(cls, world: Any) -> type:
        return cls

    def holds(self, w: Any, by: Cause) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing about when it holds")


AnyEffect.register(Effect)
AnyCondition.register(Condition)
Effects = tuple[AnyEffect, ...]


TAGS: dict[Any, str] = {}


def tag_of(kind: Any) -> str:
    """The name of an effect's class in data and texts."""
    tag = TAGS.get(kind)
    if tag is None:
        tag = TAGS[kind] = str(kind.__struct_config__.tag)
    return tag


__all__ = [
    "EVERYBODY",
    "AnyCondition",
    "AnyEffect",
    "BoundedRecord",
    "Cause",
    "Condition",
    "Effect",
    "Effects",
    "Outcomes",
    "Question",
    "Record",
    "Seat",
    "kebab",
    "mutable_struct",
    "replace",
    "tag_of",
]
