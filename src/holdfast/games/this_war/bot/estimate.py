"""How good a position of This War of Mine is: the chance to win, learnt from played campaigns (`estimate.yaml`)."""

from pathlib import Path
from typing import Any

from holdfast.core.state.evaluation import WinModel, decided_value
from holdfast.games.this_war.house.spaces import FITTING
from holdfast.games.this_war.rules import CANNED, FATIGUE, HUNGER, ILLNESS, MISERY, RAW, VEGETABLE, WATER, WOUNDS

LAST_DAY = 12
LOSABLE = (HUNGER, ILLNESS, WOUNDS, MISERY)
"""The States whose fourth level takes somebody away (TW-1006)."""
STANDING = ("bed", "heater", "vegetable-garden", "reinforced-door")
SETTINGS = ("board",)
"""What bears on the chance besides the difficulty: a judge is learnt from games with all of their values."""

FILE = Path(__file__).with_name("estimate.yaml")
JUDGE = WinModel(FILE)


def features(face: Any) -> dict[str, float]:
    """What bears on the end: who is left, how they are, what is in store, what is built, and how many days there are."""
    group, storage = face.group, face.storage
    began = [p for p in face.starting if p in group]
    if not began:
        return {}
    left = max(0.0, float(LAST_DAY - face.day)) / LAST_DAY
    worst = sorted([max([face.level(p, state) for state in LOSABLE]) for p in began])
    pain = sorted([sum([face.level(p, state) for state in LOSABLE]) for p in began])
    food = 3 * storage[CANNED] + 2 * storage[RAW] + storage[VEGETABLE]
    spare = sum([3 - face.level(p, HUNGER) for p in group])
    cards = face.content.cards
    built = {cards[kind - FITTING].id.removesuffix("-idea") for kind in face.house if kind >= FITTING}
    boards = face.boards.bit_count()
    return {
        "left": left,
        "began": len(began) / 3,
        "two_began": float(len(began) > 1),
        "group": len(group) / 4,
        "alone": float(len(group) == 1),
        "worst": (worst[0] if worst else 4) / 4,
        "second": (worst[1] if len(worst) > 1 else 4) / 4,
        "pain": (pain[0] if pain else 12) / 12,
        "pains": sum(pain) / 24,
        "pains_left": left * (sum(pain) / 24),
        "pain_left": left * (pain[0] if pain else 12) / 12,
        "bread": max(-2.0, min(2.0, (food + spare - left * LAST_DAY * len(group)) / 12)),
        "spare": spare / 12,
        "weary": sum([face.level(p, FATIGUE) for p in group]) / 12,
        "all_weary": float(min([face.level(p, FATIGUE) for p in group], default=4) >= 3),
        "water": storage[WATER] / 6,
        "boards": boards / 3,
        "boards_left": left * boards / 3,
        "cold": face.cold / 6,
        "harder": float(face.options["difficulty"] == "harder"),
        "easier": float(face.options["difficulty"] == "easier"),
        "advanced": float(face.options["board"] == "advanced"),
        "advanced_left": left * (face.options["board"] == "advanced"),
        "harder_left": left * (face.options["difficulty"] == "harder"),
        **{f"{name}_left": left * (name in built) for name in STANDING},
    }


def estimate(face: Any) -> float:
    """The chance to see the ceasefire with one of those who began (TW-1402), from 0 to 1."""
    end = decided_value(face)
    if end is not None:
        return end
    seen = features(face)
    if not seen:
        return 0.0 if face.starting else 0.5
    return JUDGE.chance(seen)
