"""The game behind an environment: started by a seed, observed by a seat as numbers, answered by option number."""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np
from gymnasium import spaces

import holdfast
from holdfast.core.definition import GameDefinition, UnknownName, win_value
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.core.state.world import MOST_PLAYERS
from holdfast.rl.action_features import FEATURES, MOST, WORDS, ActionFeatures, Mask, Rows, mask
from holdfast.rl.observation import FAR, Floats, ObservationLayout

REWARDS = ("outcome", "estimate")
"""`outcome`: 1 for a win, at the end. `estimate`: also the change of the win probability since the last answer, as the
game estimates it; its sum over a game is the outcome minus the estimate at the start."""
MODES = ("ansi", "rgb_array")
SEEDS = 1 << 31
Observation = dict[str, Any]


@cache
def layout_of(
    definition: GameDefinition, players: int, settled: tuple[tuple[str, str], ...], packs: tuple[Path, ...]
) -> ObservationLayout:
    """Return the layout, created once from the first question of a game with any seed."""
    return ObservationLayout(definition.new(players, dict(settled), 0, packs))


class GameSession:
    """A sequence of games at one table."""

    def __init__(
        self, game: str, players: int, packs: Iterable[Path], stakes: bool, reward: str, options: Mapping[str, object]
    ) -> None:
        if reward not in REWARDS:
            raise UnknownName(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.definition = holdfast.definition(game)
        self.players = players
        self.packs = tuple(packs)
        self.options = self.definition.settle(players, options, self.definition.content(self.packs))
        self.layout = layout_of(self.definition, players, tuple(self.options.items()), self.packs)
        self.judged = reward == "estimate"
        answers = ActionFeatures()
        self._rows = answers.weighed if stakes else answers.written
        self.game: Game | None = None

    def begin(self, seed: int) -> None:
        """Start a new game: the same seed gives the same game as `holdfast.new`."""
        self.game = self.definition.new(self.players, self.options, seed, self.packs)
        self.game.journal = None  # there is no undo here, and a copy has no journal either

    def copy(self, seed: int | None = None) -> Self:
        """Return a copy with the same future, or with another one from a seed."""
        new = self.__class__.__new__(self.__class__)
        new.__dict__.update(self.__dict__)
        new.game = None if self.game is None else self.game.copy(seed)
        return new

    @property
    def now(self) -> Game:
        if self.game is None:
            raise RuntimeError("there is no game yet: call reset() first")
        return self.game

    def moves(self, seat: Seat) -> list[Option]:
        """Return the options of a seat that advance the game; none if it is not asked."""
        game = self.now
        return game.moves(seat)[:MOST] if seat in game.asked else []

    def facts(self, seat: Seat) -> list[Facts]:
        """Return the facts of each option with costs and risks: the features as structured data."""
        game = self.now
        return [game.facts(option) for option in self.moves(seat)]

    def space(self) -> spaces.Dict:
        """Return the observation space: `table` for the seat's view; `options` with one row per option."""
        least = np.zeros((MOST, len(FEATURES)), np.float32)
        least[:, FEATURES.index("who") :] = -FAR
        most = np.full((MOST, len(FEATURES)), FAR, np.float32)
        most[:, : FEATURES.index("who")] = WORDS
        return spaces.Dict(
            {"table": spaces.Box(-FAR, FAR, (self.layout.size,), np.float32), "options": spaces.Box(least, most)}
        )

    def seen(self, seat: Seat) -> tuple[Observation, Mask]:
        """Return the observation of a seat and its option mask."""
        game = self.now
        moves = self.moves(seat)
        table: Floats = self.layout.read(game, seat)
        rows: Rows = self._rows(game, moves)
        return {"table": table, "options": rows}, mask(len(moves))

    def value(self, seat: Seat) -> float:
        """Return the value of the position in rewards; the reward of an answer is the difference of two values."""
        game = self.now
        if game.over:
            return win_value(game.world, seat)
        return self.definition.rules.estimate(ObservedWorld(game.world, seat)) if self.judged else 0.0


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise UnknownName(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")
    return mode


def checked_seat(seat: int, players: int) -> int:
    if seat not in range(min(players, MOST_PLAYERS)):
        raise UnknownName(f"there is no seat {seat!r}; seats are 0 to {players - 1}")
    return seat
