"""Everything that a save or a pack may hold has bounds: numbers, texts, lists, and how deep effects hold one another."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import holdfast
from holdfast.core.bounds import DEEPEST, LONGEST, MOST
from holdfast.core.cards.decoding import Hook
from holdfast.core.engine import effects, running
from holdfast.core.engine.effect import Effect, Frozen
from holdfast.core.luck.chance import MOST_OUTCOMES, Chance, Endless
from holdfast.core.table.save import Document
from tests.core.stories import do, new
from tests.core.toy import KIND as TOY

UNBOUNDED = {(Chance, "state")}
"""64 bits without a sign are more than a bound can say; `Chance.sound` looks at them."""
COLLECTIONS = (inspect.ListType, inspect.VarTupleType, inspect.SetType, inspect.FrozenSetType, inspect.DictType)


def loose(kind: type[Any], seen: set[type[Any]]) -> Iterator[str]:
    """The fields of a struct, and of the structs in it, that have no bounds."""
    if kind in seen:
        return
    seen.add(kind)
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        for part in parts(field.type):
            if isinstance(part, inspect.StructType):
                yield from loose(part.cls, seen)
            elif not bound(part) and (kind, field.name) not in UNBOUNDED:
                yield f"{kind.__name__}.{field.name}: {part}"


def parts(kind: Any) -> Iterator[Any]:
    """A type and all types in it."""
    yield kind
    for inner in ("types", "item_types"):
        for one in getattr(kind, inner, ()):
            yield from parts(one)
    for inner in ("item_type", "key_type", "value_type"):
        if hasattr(kind, inner):
            yield from parts(getattr(kind, inner))


def bound(kind: Any) -> bool:
    match kind:
        case inspect.IntType():
            return kind.ge is not None and kind.le is not None
        case inspect.StrType():
            return kind.max_length is not None
        case _ if isinstance(kind, COLLECTIONS):
            return kind.max_length is not None
    return not isinstance(kind, inspect.AnyType)


@pytest.mark.parametrize("name", [*holdfast.GAMES, "toy"])
def test_every_field_that_can_be_read_from_a_file_has_bounds(name: str) -> None:
    kind = TOY if name == "toy" else holdfast.kind(name)
    seen: set[type[Any]] = set()
    structs = [*kind.cards.registry().values(), *kind.cards.decks.values(), kind.world, Document]
    wrong = [fault for struct in structs for fault in loose(struct, seen)]
    assert not wrong
    assert len(seen) > len(structs) / 2


def test_a_struct_without_bounds_would_be_found() -> None:
    class Loose(msgspec.Struct):
        n: int
        text: tuple[str, ...]

    assert len(list(loose(Loose, set()))) == 3


class Much(Frozen):
    n: int = 0
    text: str = ""
    many: tuple[int, ...] = ()
    either: int | str = 0


@pytest.mark.parametrize(
    "data",
    [
        {"n": MOST + 1},
        {"n": -MOST - 1},
        {"n": 10**15},
        {"text": "x" * (LONGEST + 1)},
        {"many": [0] * (LONGEST + 1)},
        {"many": [MOST + 1]},
        {"either": MOST + 1},
        {"either": "x" * (LONGEST + 1)},
    ],
    ids=lambda data: next(iter(data)),
)
def test_what_is_beyond_a_bound_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Much)


def test_effects_hold_one_another_only_so_deep() -> None:
    data: Any = {"do": "end-of", "until": "round"}
    for _ in range(DEEPEST + 1):
        data = {"do": "under", "by": {}, "then": [data]}
    hook = Hook({"under": effects.Under, "end-of": effects.EndOf})
    with pytest.raises(ValueError, match="deep"):
        hook(effects.AnyEffect, data)
    for _ in range(2):
        data = data["then"][0]
    assert hook(effects.AnyEffect, data).then


class Flood(Effect[Any]):
    """Brings forth more and more."""

    def apply(self, w: Any, by: Any) -> tuple[Any, ...]:
        return (Flood(),) * 200


class Dicing(Effect[Any]):
    """Rolls on and on within one effect."""

    def apply(self, w: Any, by: Any) -> tuple[Any, ...]:
        while True:
            w.chance.below(6)


def test_effects_that_bring_forth_more_and_more_are_stopped() -> None:
    game = new(seed=1)
    with pytest.raises(running.Runaway, match="that wait"):
        do(game, Flood())
    assert len(game.world.stack) <= running.HIGHEST + 200


def test_a_loop_within_an_effect_is_stopped() -> None:
    game = new(seed=1)
    with pytest.raises(Endless, match=str(MOST_OUTCOMES)):
        do(game, Dicing())
