"""Holdfast: a digital table for survival board games.

game = holdfast.new("robinson", players=2, options={"scenario": "castaways"}, seed=7)
while not game.over:
    game.choose(game.question.options[0])
"""

import os
from collections.abc import Iterable, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.core.definition import UnknownName
from holdfast.core.engine.menu import Refused
from holdfast.games import on_the_shelf

if TYPE_CHECKING:
    from holdfast.bots.coach import Advice
    from holdfast.core.definition import GameDefinition
    from holdfast.core.engine.effect import Seat
    from holdfast.core.engine.game import Game

GAMES: dict[str, str] = on_the_shelf()
"""The module of each game's definition, imported on first use."""


def external_games() -> dict[str, str]:
    """Return external games: installed packages with an entry point in the group `holdfast.games`, and modules named in
    the environment variable HOLDFAST_GAMES, separated by commas."""
    installed = {point.name: point.value for point in entry_points(group="holdfast.games")}
    modules = [module.strip() for module in os.environ.get("HOLDFAST_GAMES", "").split(",")]
    return installed | {module.rpartition(".")[2]: module for module in modules if module}


GAMES |= {name: module for name, module in external_games().items() if name not in GAMES}


def definition(game: str) -> "GameDefinition":
    """Return the definition of a game by its name."""
    if game not in GAMES:
        raise UnknownName(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    try:
        declared: GameDefinition = import_module(GAMES[game]).DEFINITION
    except ModuleNotFoundError as error:
        if error.name != GAMES[game]:
            raise
        raise UnknownName(
            f"there is no module {error.name} for the game {game!r}; put its folder on PYTHONPATH"
        ) from None
    return declared


def new(
    game: str, players: int = 1, options: Mapping[str, object] | None = None, seed: int = 0, packs: Iterable[Path] = ()
) -> "Game":
    """Start a new game at its first question."""
    return definition(game).new(players, options, seed, packs)


def load(data: bytes, packs: Iterable[Path] = ()) -> "Game":
    """Load the game of a save at its open question."""
    from holdfast.core.state.save import load as load_save

    return load_save(data, definition, packs)


def advise(game: "Game", seat: "Seat | None" = None, playouts: int | None = None) -> "Advice":
    """Recommend an answer to a seat from what it knows; `playouts` is how far to look ahead, 0 gives a quick opinion."""
    from holdfast.bots import coach
    from holdfast.bots.rollout import PlayoutBudget

    game.require_asked("advise", seat)
    asked = game.asked[0] if seat is None else seat
    n = coach.THINKS if playouts is None else playouts
    return coach.advise(game, asked, PlayoutBudget(n) if n else None, len(game.journal or ()))


__all__ = ["GAMES", "Refused", "UnknownName", "advise", "definition", "load", "new"]
