"""How good a position of This War of Mine is: a logistic model over what everybody sees, learnt from played campaigns."""

from functools import cache
from math import exp
from pathlib import Path
from typing import Any

import msgspec

from holdfast.core.table.judging import decided
from holdfast.games.this_war.house.spaces import FITTING
from holdfast.games.this_war.numbers import CANNED, FATIGUE, HUNGER, ILLNESS, MISERY, RAW, VEGETABLE, WATER, WOUNDS

LAST_DAY = 12
LOSABLE = (HUNGER, ILLNESS, WOUNDS, MISERY)
"""The States whose fourth level takes somebody away (TW-1006)."""
STANDING = ("bed", "heater", "vegetable-garden", "reinforced-door")


class Model(msgspec.Struct, frozen=True):
    """A weight for each feature, in their order (`estimate.yaml`)."""

    weights: tuple[float, ...]
    means: tuple[float, ...]
    scales: tuple[float, ...]
    bias: float


@cache
def model() -> Model:
    return msgspec.yaml.decode((Path(__file__).parent / "estimate.yaml").read_bytes(), type=Model)


def features(face: Any) -> list[float]:
    """What bears on the end: who is left, how they are, what lies in store, what stands, and how many days there are."""
    levels, group, storage = face.levels, face.group, face.storage
    began = [p for p in face.starting if p in group]
    left = max(0.0, float(LAST_DAY - face.day)) / LAST_DAY
    worst = sorted([max([levels[p * 5 + state] for state in LOSABLE]) for p in began])
    pain = sorted([sum([levels[p * 5 + state] for state in LOSABLE]) for p in began])
    food = 3 * storage[CANNED] + 2 * storage[RAW] + storage[VEGETABLE]
    spare = sum([3 - levels[p * 5 + HUNGER] for p in group])
    cards = face.content.cards
    built = {cards[kind - FITTING].id.removesuffix("-idea") for kind in face.house if kind >= FITTING}
    boards = face.boards.bit_count()
    return [
        left,
        len(began) / 3,
        float(len(began) > 1),
        len(group) / 4,
        float(len(group) == 1),
        (worst[0] if worst else 4) / 4,
        (worst[1] if len(worst) > 1 else 4) / 4,
        (pain[0] if pain else 12) / 12,
        sum(pain) / 24,
        left * (sum(pain) / 24),
        left * (pain[0] if pain else 12) / 12,
        max(-2.0, min(2.0, (food + spare - left * LAST_DAY * len(group)) / 12)),
        spare / 12,
        sum([levels[p * 5 + FATIGUE] for p in group]) / 12,
        float(min([levels[p * 5 + FATIGUE] for p in group], default=4) >= 3),
        storage[WATER] / 6,
        boards / 3,
        left * boards / 3,
        face.cold / 6,
        float(face.options["difficulty"] == "harder"),
        float(face.options["difficulty"] == "easier"),
        float(face.options["board"] == "advanced"),
        left * (face.options["board"] == "advanced"),
        left * (face.options["difficulty"] == "harder"),
        *[left * (name in built) for name in STANDING],
    ]


def estimate(face: Any) -> float:
    """The chance to see the ceasefire with one of those who began (TW-1402), from 0 to 1."""
    end = decided(face)
    if end is not None:
        return end
    if not any(p in face.group for p in face.starting):
        return 0.0 if face.starting else 0.5
    known = model()
    total = known.bias
    for value, mean, scale, weight in zip(features(face), known.means, known.scales, known.weights, strict=True):
        total += weight * (value - mean) / scale
    return 1.0 / (1.0 + exp(-total))
