"""The numbers of a player, read from the files beside it."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import yaml

HERE = Path(__file__).parent


class Numbers(msgspec.Struct, frozen=True, kw_only=True):
    """How a player weighs things (`numbers.yaml`)."""

    food: float
    food_wound: float
    extra: float
    fire: float
    fire_least: int
    wood_fire: float
    wood_next: float
    wood_build: float
    shelter: float
    roof: float
    shelter_most: int
    sand: float
    bonfire: float
    signal_least: int
    finish: float
    urge: float
    early: float
    explore: float
    company: float
    explore_least: int
    pressure: float
    reserve: float
    last_steps: float
    prepare: float
    hold_steps: int
    hold_turns: int
    patience: float
    last_minute: float
    finds: float
    push: float
    push_summit: float
    retry: float
    token: float
    wreck: float
    diary: float
    rest: float
    heal: float
    scout: float
    red: float
    energy: float
    spare: float
    keep: int
    keep_explorer: int
    rest_late: int
    weak: int
    stock: float
    forgets: int
    leaves_to_others: float


class Worths(msgspec.Struct, frozen=True, kw_only=True):
    """What things are worth (`worth.yaml`)."""

    energy: float
    wound: float
    trauma: float
    healed: float
    mended: float
    token: float
    lost_token: float
    step: float
    harder: float
    food: float
    wood: float
    rope: float
    sail: float
    supply: float
    tile: float
    fish: float
    item: float
    lost_item: float
    solved: float
    site: float
    progress: float
    unknown_card: float
    look: float
    sent_home: float
    fire: float
    others: float
    signal: float
    known_signal: float
    story: float
    strength: float
    return_for_me: float
    return_for_all: float
    light_fire: float
    perks: dict[str, float]


def read(name: str) -> Any:
    return yaml.safe_load((HERE / name).read_text(encoding="utf-8"))


def of_skill(name: str, skill: str) -> dict[str, Any]:
    """The numbers of a friend, with those in which this skill differs."""
    written = read(name)
    return {**written["friend"], **(written.get(skill) or {})}


@cache
def numbers_of(skill: str) -> Numbers:
    return msgspec.convert(of_skill("numbers.yaml", skill), Numbers)


@cache
def worths_of(skill: str) -> Worths:
    return msgspec.convert(of_skill("worth.yaml", skill), Worths)
