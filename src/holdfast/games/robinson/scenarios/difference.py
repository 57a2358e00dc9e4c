"""What a Scenario declares: everything in which it differs from the common rules (RC-900)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from holdfast.core.engine.menu import Block
from holdfast.core.engine.rule_overrides import Laws
from holdfast.games.robinson.cards import Price
from holdfast.games.robinson.planning.requirements import Survey, either
from holdfast.games.robinson.world import Island


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A Scenario: its length, its laws, how far its goal is, and what it changes about planning."""

    rounds: int
    laws: Laws
    """Effects and questions of its own that replace the common ones, its goal among them."""
    progress: Callable[[Island], float]
    """How much of the goal is reached, from 0 to 1."""
    shows: Callable[[Island], dict[str, int]]
    """How far the goal is, in the figures that a table shows."""
    targets: tuple[Callable[[Island, Survey], None], ...] = ()
    """Targets it adds."""
    locks: Mapping[str, Callable[[Island], Block | None]] = field(default_factory=dict)
    """Its Inventions that cannot be planned before their time."""
    placed: Mapping[str, Callable[[Island], list[tuple[str, int]]]] = field(default_factory=dict)
    """Its Inventions that are built on a tile of the group's choice."""
    prices: Callable[[int, int], tuple[Price, ...]] = either
    """How Shelter, Roof and Palisade may be paid."""
    explore_extra: int = 0
    """Pawns that every Exploration needs more (RC-965)."""
