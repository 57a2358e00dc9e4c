"""The numbers a bot judges by, some of them by Scenario and number of players."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import yaml

FOLDER = Path(__file__).parent


class Numbers:
    """Weights by their names, as attributes."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.__dict__.update(weights)

    def __getattr__(self, name: str) -> float:
        raise AttributeError(f"weights.yaml says nothing about {name}")


@cache
def sheet() -> dict[str, dict[str, dict[str, float]]]:
    """`weights.yaml`: the common weights, and those of each Scenario and number of players."""
    found: dict[str, dict[str, dict[str, float]]] = yaml.safe_load(
        (FOLDER / "weights.yaml").read_text(encoding="utf-8")
    )
    return found


def weights_for(scenario: str, players: int) -> dict[str, float]:
    """The weights of a table: common, then of the Scenario, then of its number of players."""
    weights = dict(sheet()["common"]["any"])
    own = sheet().get(scenario, {})
    for which in ("any", f"for-{players}"):
        weights |= own.get(which, {})
    return weights


@cache
def numbers_for(scenario: str, players: int) -> Numbers:
    return Numbers(weights_for(scenario, players))


@cache
def novice_numbers_for(scenario: str, players: int) -> Numbers:
    """The same, each as a novice misjudges it; among four everybody thinks that others see to food, haste and Wounds."""
    novice = sheet()["novice"]
    wrong = novice["times"] | novice.get(f"times-{players}", {})
    return Numbers({name: value * wrong.get(name, 1.0) for name, value in weights_for(scenario, players).items()})


@cache
def item_worths() -> dict[str, tuple[float, float]]:
    """`items.yaml`: what an Item is worth that works by the rules of its phase: once, and for each round left."""
    found = yaml.safe_load((FOLDER / "items.yaml").read_text(encoding="utf-8"))
    return {item: (once, each) for item, (once, each) in found.items()}
