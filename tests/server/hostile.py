"""Saves as a stranger may send them: changed somewhere, with a checksum made anew."""

import json
import random
from typing import Any

import msgspec
import msgspec.inspect

import holdfast
from holdfast.core.bounds import COUNT_FIELD
from holdfast.core.engine.effect import Effect
from holdfast.core.state import save as saves

NUMBERS = (-1, 0, 1, 7, 255, 9_999, 10_000, 65_536, 10**9, 10**15, -(10**15), 2**63, 2**70)
TEXTS = ("", "x", "robinson", "\x00", "../..", "draw", "9" * 5_000, "🏝" * 50)


def resigned(document: dict[str, Any]) -> bytes:
    """The document with a checksum that fits."""
    plain = json.dumps(document | {"sum": ""}, ensure_ascii=False).encode()
    try:
        read = msgspec.json.decode(plain, type=saves.Document)
    except msgspec.MsgspecError:
        return plain
    return msgspec.json.encode(msgspec.structs.replace(read, sum=saves._checksum(read)))


def played(name: str, seed: int, answers: int) -> bytes:
    """The save of a random game."""
    dice = random.Random(seed)
    kind = holdfast.definition(name)
    game = kind.new(dice.choice(kind.players), {}, seed)
    for _ in range(answers):
        if game.over:
            break
        game.choose(dice.choice(game.question.options))
    return game.save()


def mutated(data: bytes, seed: int) -> bytes:
    """One to four things in it are other than they were: numbers, texts, effects on the stack, whole branches."""
    dice = random.Random(seed)
    document = json.loads(data)
    tags = sorted(holdfast.definition(document["game"]).components.registry())
    for _ in range(dice.randint(1, 4)):
        change(document if dice.random() < 0.2 else document["world"], dice, tags)
    return resigned(document)


def change(root: Any, dice: random.Random, tags: list[str]) -> None:
    here = root
    while True:
        keys = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not keys:
            return
        key = dice.choice(keys)
        inner = here[key]
        if not isinstance(inner, dict | list) or not inner or dice.random() < 0.1:
            break
        here = inner
    match here[key]:
        case bool() | None:
            here[key] = dice.choice([True, False, None, 3])
        case int():
            here[key] = dice.choice([*NUMBERS, here[key] + dice.choice((-1, 1))])
        case str():
            here[key] = dice.choice([*TEXTS, *tags])
        case list() as entries:
            here[key] = dice.choice([[], entries * 2, entries * 500, entries[::-1], [effect(dice, tags), {}]])
        case _:
            here[key] = dice.choice([{}, [], effect(dice, tags)])


def effect(dice: random.Random, tags: list[str], deep: int = 0) -> dict[str, Any]:
    """Some effect, perhaps with a large number, perhaps with others in it."""
    made: dict[str, Any] = {"do": dice.choice(tags)}
    if dice.random() < 0.7:
        made["n"] = dice.choice(NUMBERS)
    if dice.random() < 0.3 and deep < 3:
        made["then"] = [effect(dice, tags, deep + 1)] * dice.choice((1, 2, 50))
    return made


# --- aimed: not changed at random, but where it would cost most ---------------------------------------------------------

WAYS = ("under", "on top", "nested", "wide", "watching", "put off", "chained")
"""How aimed effects lie in a position: below the question or above it, each in another, many in one, as watches on another
effect, put off, and each laying a watch for the next."""


def counting(name: str) -> list[dict[str, Any]]:
    """The effects of a game that say how many, each with the other fields that it needs, without a count."""
    made = []
    for tag, kind in sorted(holdfast.definition(name).components.registry().items()):
        if not issubclass(kind, Effect):
            continue
        fields = msgspec.inspect.type_info(kind).fields  # type: ignore[attr-defined]
        if not any(field.name == COUNT_FIELD for field in fields):
            continue
        needed = [field for field in fields if field.required and field.name != COUNT_FIELD]
        if all(isinstance(one.type, msgspec.inspect.IntType) or free(one.type) for one in needed):
            whole = {one.name: 0 if isinstance(one.type, msgspec.inspect.IntType) else "" for one in needed}
            made.append({"do": tag, **whole})
    return made


def free(kind: Any) -> bool:
    """Whether any text will do."""
    return isinstance(kind, msgspec.inspect.StrType) and kind.pattern is None


def aimed(name: str, way: str, seed: int, count: int = 9_999, times: int = 400) -> bytes:
    """A save of an honest game whose position holds effects with large counts, said to be of other rules."""
    dice = random.Random(f"{name} {way} {seed}")
    document = json.loads(played(name, seed, 30))
    effects = [made | {COUNT_FIELD: count} for made in dice.choices(counting(name), k=3)] * (times // 3)
    lay(document["world"], effects, way)
    document["rules"] = "others"
    return resigned(document)


def lay(world: dict[str, Any], effects: list[Any], way: str) -> None:
    """Put effects into a position."""
    stack, cause = world["stack"], {"seat": 0}
    world.setdefault("lasting", [])
    match way:
        case "on top":
            stack += [[effect, cause] for effect in effects]
        case "nested":
            deep: dict[str, Any] = effects[0]
            for effect in effects[1:38]:
                deep = {"do": "under", "by": cause, "then": [effect, deep]}
            stack[-1:-1] = [[deep, cause]] * 20
        case "wide":
            stack[-1:-1] = [[{"do": "under", "by": cause, "then": effects}, cause]] * 20
        case "watching":
            world["lasting"] += [{"what": effects[0]["do"], "how": "before", "then": effects[:20]}] * 30
            world["watched"] = [effects[0]["do"]]
            stack[-1:-1] = [[effects[0], cause]]
        case "put off":
            world["lasting"] += [{"what": "aimed", "how": "due", "then": effects[:20]}] * 30
            stack[-1:-1] = [[{"do": "due", "moment": "aimed"}, cause]]
        case "chained":
            for effect in effects:
                over = {"do": "last", "it": {"what": effect["do"], "how": "after", "then": [effect] * 10}}
                stack[-1:-1] = [[over, cause], [effect, cause]]
        case _:
            stack[-1:-1] = [[effect, cause] for effect in effects]
