"""Effects, the engine's one concept: everything that happens is an effect, and a question is an effect that waits.

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
    """Return the name of an effect in card files, saves and texts: PutToken -> put-token."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Record(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Immutable plain data."""


class BoundedRecord(Record):
    """The base of effects, causes, options and cards, with bounds because it may be read from a file."""

    def __init_subclass__(cls) -> None:
        bind_limits(cls, MAX_ITEMS)


def mutable_struct(kind: Any) -> Any:
    """Create a struct for frequent mutation. Its fields are set by `object.__setattr__`, which the interpreter
    specialises; msgspec would check each value for garbage-collection tracking. (Apply to the finished class: msgspec
    installs its own setter again in a subclass.)"""
    bind_limits(kind, MAX_ITEMS)
    kind.__setattr__ = object.__setattr__
    kind.__delattr__ = object.__delattr__
    return kind


class AnyEffect(ABC):  # noqa: B024 - a type to decode into, see content.py
    """The type of fields that hold effects, which each game decodes by its own vocabulary."""


class AnyCondition(ABC):  # noqa: B024
    """The type of fields that hold a condition."""


class Cause(BoundedRecord):
    """The actor, character, card, place and target of an effect; effects that follow inherit it."""

    seat: int = -1
    who: int = -1
    card: int = -1
    place: str = ""
    target: str = ""
    bound: tuple[tuple[str, int], ...] = ()


class Effect(BoundedRecord, tag_field="do", tag=kebab):
    """Something that happens. `apply` changes the world and returns the effects that follow, in order."""

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
        """Return whether the effect is void; called just before `apply` if `may_be_void`: the dead do not act."""
        return False


class Question(Effect):
    """An effect that waits: while `asked` names seats, they choose among `options`; then it is applied."""

    asks: ClassVar[bool] = True
    moment: ClassVar[str] = ""
    private: ClassVar[bool] = False
    relentless: ClassVar[bool] = False
    """Whether the engine answers it if one option is left, even if undo or hand-over options exist."""
    accepted: ClassVar[bool] = False
    """Whether it is asked even if one option is left, so that a player confirms it."""
    stays: ClassVar[bool] = False
    """Whether it stays on the stack under the effects of its answers and is asked again until no seat is asked."""
    logs_forced: ClassVar[bool] = False
    """Whether forced answers (the only option) are logged too."""

    def asked(self, w: Any, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,)

    def options(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        raise TypeError(f"{type(self).__name__} offers nothing")

    def backs(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        """Offer undo and hand-over options, if creating them on demand is worthwhile: bots seldom use them.

        They may also be among `options`, with `back=True`.
        """

    def absent(self, w: Any, by: Cause, seat: Seat, menu: Any) -> None:
        """Offer the answers that the table may give for a seat whose player is away; they are in no menu
        (`Game.stand_in`)."""

    def log_answer(self, w: Any, by: Cause, entry: Any) -> Any:
        """Return the log entry of an answer, shown before its consequences; None if they report it."""
        return None

    def at(self) -> str:
        """Return the moment that the question is an interrupt for: offers for this moment are added."""
        return self.moment

    def apply(self, w: Any, by: Cause) -> "tuple[Any, ...]":
        return ()


class Condition(BoundedRecord, tag_field="is", tag=kebab):
    """A predicate that the rules evaluate: used by `If` in card data."""

    def __class_getitem__(cls, world: Any) -> type:
        return cls

    def holds(self, w: Any, by: Cause) -> bool:
        raise TypeError(f"{type(self).__name__} says nothing about when it holds")


AnyEffect.register(Effect)
AnyCondition.register(Condition)
Effects = tuple[AnyEffect, ...]


TAGS: dict[Any, str] = {}


def tag_of(kind: Any) -> str:
    """Return the name of an effect's class in data and texts."""
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
