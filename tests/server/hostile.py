"""Saves as a stranger may send them: changed somewhere, with a checksum made anew."""

import json
import random
from typing import Any

import msgspec

import holdfast
from holdfast.core.table import save as saves

NUMBERS = (-1, 0, 1, 7, 255, 9_999, 10_000, 65_536, 10**9, 10**15, -(10**15), 2**63, 2**70)
TEXTS = ("", "x", "robinson", "\x00", "../..", "draw", "9" * 5_000, "🏝" * 50)


def resigned(document: dict[str, Any]) -> bytes:
    """The document with a checksum that fits."""
    plain = json.dumps(document | {"sum": ""}, ensure_ascii=False).encode()
    try:
        read = msgspec.json.decode(plain, type=saves.Document)
    except msgspec.MsgspecError:
        return plain
    return msgspec.json.encode(msgspec.structs.replace(read, sum=saves._sum(read)))


def played(name: str, seed: int, answers: int) -> bytes:
    """The save of a random game."""
    dice = random.Random(seed)
    kind = holdfast.kind(name)
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
    tags = sorted(holdfast.kind(document["game"]).cards.registry())
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
