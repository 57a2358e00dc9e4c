"""Decoding of effects and conditions from data (`{do: name, …}` and `{is: name, …}`) to structs."""

import contextlib
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from holdfast.core.bounds import MAX_DEPTH, SaveLimits
from holdfast.core.cards.errors import did_you_mean
from holdfast.core.engine.effect import AnyCondition, AnyEffect, Condition

TAGS: dict[Any, tuple[str, str]] = {AnyEffect: ("do", "effect"), AnyCondition: ("is", "condition")}
"""The key that holds the name of an effect or a condition, and the noun for it."""


class EffectDecoder:
    """Decodes effects and conditions by a game's vocabulary, for packs and saves; `room` limits those of a save."""

    def __init__(
        self,
        registry: Mapping[str, type[Any]],
        extra: Mapping[type[Any], Any] | None = None,
        room: SaveLimits | None = None,
    ) -> None:
        self.registry = registry
        self.extra = extra or {}
        self.room = room
        self._depth = 0

    def __call__(self, kind: type[Any], data: Any) -> Any:
        if kind in self.extra:
            return self.extra[kind](data)
        if kind not in TAGS:
            raise TypeError(f"{kind} cannot be read")
        body, named = self.named(kind, data)
        tag, what = TAGS[kind]
        if self._depth >= MAX_DEPTH:
            raise ValueError(f"{what}s hold one another more than {MAX_DEPTH} deep")
        self._depth += 1
        try:
            if self.room is not None:
                self.room.take(body)
            return msgspec.convert(body, named, dec_hook=self)
        except msgspec.ValidationError as error:
            raise ValueError(f"in {body[tag]}: {small(str(error))}") from None
        finally:
            self._depth -= 1

    def named(self, kind: type[Any], data: Any) -> tuple[dict[str, Any], type[Any]]:
        """Return the fields of an effect or a condition and its struct; a bare name has no fields."""
        tag, what = TAGS[kind]
        if isinstance(data, str):
            data = {tag: data}
        if not isinstance(data, dict) or not isinstance(data.get(tag), str):
            raise ValueError(f"{what}s are written {{{tag}: name, …}}")
        found = self.registry.get(data[tag])
        if found is None or issubclass(found, Condition) != (what == "condition"):
            names = [n for n, k in self.registry.items() if issubclass(k, Condition) == (what == "condition")]
            raise ValueError(f"no {what} is called {data[tag]!r}{did_you_mean(data[tag], names)}")
        return data, found


def build(types: Iterable[Any]) -> None:
    """Build decoders before several threads use them. A type that cannot be decoded raises its error on first use."""
    for one in types:
        with contextlib.suppress(TypeError, NameError):
            msgspec.json.Decoder(one)


def small(says: str) -> str:
    """Return the sentence with a lower-case start, to follow a colon."""
    return says[:1].lower() + says[1:]
