"""Everything that a save or a pack may hold has bounds: numbers, texts, lists, and how deep effects hold one another."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import holdfast
from holdfast.core.bounds import MAX_DEPTH, MAX_EFFECTS, MAX_ITEMS, MAX_SUM, MAX_TEXT, SaveLimits
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.engine import effects
from holdfast.core.engine import loop as running
from holdfast.core.engine.effect import BoundedRecord, Cause, Condition, Effect
from holdfast.core.rng.stream import MAX_OUTCOMES, EndlessRolls, RandomStream
from holdfast.core.state import save as saves
from holdfast.core.state.save import MAX_STACK, BadSave, Document
from tests.core.stories import do, new
from tests.core.toy import DEFINITION as TOY

UNBOUNDED = {(RandomStream, "state")}
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
    kind = TOY if name == "toy" else holdfast.definition(name)
    seen: set[type[Any]] = set()
    structs = [*kind.components.registry().values(), *kind.components.decks.values(), kind.world, Document]
    wrong = [fault for struct in structs for fault in loose(struct, seen)]
    assert not wrong
    assert len(seen) > len(structs) / 2


def test_a_struct_without_bounds_would_be_found() -> None:
    class Loose(msgspec.Struct):
        n: int
        text: tuple[str, ...]

    assert len(list(loose(Loose, set()))) == 3


class Much(BoundedRecord):
    n: int = 0
    text: str = ""
    many: tuple[int, ...] = ()
    either: int | str = 0


@pytest.mark.parametrize(
    "data",
    [
        {"n": MAX_ITEMS + 1},
        {"n": -MAX_ITEMS - 1},
        {"n": 10**15},
        {"text": "x" * (MAX_TEXT + 1)},
        {"many": [0] * (MAX_TEXT + 1)},
        {"many": [MAX_ITEMS + 1]},
        {"either": MAX_ITEMS + 1},
        {"either": "x" * (MAX_TEXT + 1)},
    ],
    ids=lambda data: next(iter(data)),
)
def test_what_is_beyond_a_bound_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(data, Much)


def test_effects_hold_one_another_only_so_deep() -> None:
    data: Any = {"do": "end-of", "until": "round"}
    for _ in range(MAX_DEPTH + 1):
        data = {"do": "under", "by": {}, "then": [data]}
    hook = EffectDecoder({"under": effects.Under, "end-of": effects.EndOf})
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
    with pytest.raises(running.EndlessEffects, match="that wait"):
        do(game, Flood())
    assert len(game.world.stack) <= running.MAX_STACK + 200


def test_a_loop_within_an_effect_is_stopped() -> None:
    game = new(seed=1)
    with pytest.raises(EndlessRolls, match=str(MAX_OUTCOMES)):
        do(game, Dicing())


# --- what a saved position may hold --------------------------------------------------------------------------------------


def saved(**world: Any) -> bytes:
    """A save whose position was changed."""
    document = saves.read_document(holdfast.new("robinson", 2, seed=3).save())
    position = msgspec.json.decode(document.world)
    for name, entries in world.items():
        position[name] = entries + position.get(name, [])
    changed = msgspec.structs.replace(document, world=msgspec.Raw(msgspec.json.encode(position)), sum="")
    return msgspec.json.encode(msgspec.structs.replace(changed, sum=saves._checksum(changed)))


def waits(effect: Any, times: int = 1) -> list[Any]:
    """Entries of a stack."""
    return [[effect, {"seat": 0}]] * times


DRAW = {"do": "draw-invention", "n": 1}
LASTS = {"what": "x", "n": 1}
TOO_MUCH = {
    "stack": ({"stack": waits(DRAW, MAX_STACK)}, f"more than {MAX_STACK}"),
    "very high stack": ({"stack": waits(DRAW, 4_000)}, f"more than {MAX_STACK}"),
    "lasting": ({"lasting": [LASTS] * (MAX_STACK + 1)}, f"more than {MAX_STACK}"),
    "count": ({"stack": waits({"do": "draw-invention", "n": 9_999})}, "9999 is larger than"),
    "count of a lasting thing": (
        {"lasting": [LASTS | {"then": [{"do": "draw-invention", "n": 900}]}]},
        "900 is larger than",
    ),
    "counts": ({"stack": waits({"do": "draw-invention", "n": 300}, 50)}, f"add up to more than {MAX_SUM}"),
    "dice": (
        {"stack": waits({"do": "throw", "kind": "x", "sides": [6] * 4_000})},
        f"add up to more than {MAX_SUM}",
    ),
    "wide": ({"stack": waits({"do": "under", "by": {}, "then": [DRAW] * 4_000})}, f"more than {MAX_EFFECTS} effects"),
}


@pytest.mark.parametrize("what", sorted(TOO_MUCH))
def test_a_saved_position_holds_no_more_than_a_game_has(what: str) -> None:
    world, says = TOO_MUCH[what]
    with pytest.raises(BadSave, match=says):
        holdfast.load(saved(**world))


def test_a_saved_position_may_hold_what_games_hold() -> None:
    """Several times as much as any measured game."""
    draws = [DRAW] * 50
    wide = {"do": "under", "by": {}, "then": draws}
    game = holdfast.load(saved(stack=waits(DRAW, 80) + waits(wide, 4) + waits({"do": "draw-invention", "n": 300}, 5)))
    assert len(game.world.stack) > 89
    assert holdfast.load(game.save()).save() == game.save()


def test_what_effects_hold_is_counted_once() -> None:
    room = SaveLimits(10)
    inner = {"do": "heal", "n": 90}
    room.take({"do": "under", "by": {"seat": 3}, "then": [inner, {"is": "x", "n": 50}], "many": [1, 2, [3]]})
    assert (room.effects, room.together) == (1, 9)
    room.take(inner)
    assert (room.effects, room.together) == (2, 99)
    with pytest.raises(ValueError, match="101"):
        room.take({"do": "heal", "n": 101})


def test_cards_are_not_counted_by_the_room_of_a_save() -> None:
    """Packs are the host's own: they may say `all of them` by a large number."""
    hook = EffectDecoder({"end-of": effects.EndOf, "heal": Many})
    assert hook(effects.AnyEffect, {"do": "heal", "n": MAX_ITEMS}).n == MAX_ITEMS


class Many(Effect[Any], tag="heal"):
    """Any number."""

    n: int = 0


def test_a_number_that_a_card_names_may_be_saved() -> None:
    """Otherwise a table at which such a card was played could not be opened again."""
    assert SaveLimits(10, 999).many == 999
    SaveLimits(10, 999).take({"do": "heal", "n": 999})
    card = effects.Under(Cause(card=5_000), (effects.If(effects.Not(effects.Not(Large(7))), (Many(999),)), Many(-3)))
    assert saves.largest_in(({"x": [card]}, 8_000, "9"), False) == 5_000
    assert saves.largest_in((Many(999), 8_000), False) == 999
    content = holdfast.definition("this_war").content()
    assert 99 <= saves.largest_printed(content) < len(content.cards)


class Large(Condition[Any]):
    """Any number."""

    n: int = 0
