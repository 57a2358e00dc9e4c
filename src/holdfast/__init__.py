"""Holdfast: a digital table for survival board games.

game = holdfast.new("robinson", players=2, options={"scenario": "castaways"}, seed=7)
while not game.over:
    game.choose(game.question.options[0])
"""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from holdfast.core.engine.menu import Refused
from holdfast.core.kind import Unknown
from holdfast.games import on_the_shelf

if TYPE_CHECKING:
    from holdfast.core.engine.game import Game
    from holdfast.core.kind import GameKind

GAMES: dict[str, str] = on_the_shelf()
"""Where each game's declaration stands; a game is imported when it is asked for."""


def kind(game: str) -> "GameKind":
    """The declaration of a game by its name."""
    if game not in GAMES:
        raise Unknown(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    declared: GameKind = import_module(GAMES[game]).KIND
    return declared


def new(
    game: str, players: int = 1, options: Mapping[str, object] | None = None, seed: int = 0, packs: Iterable[Path] = ()
) -> "Game":
    """A new game at its first question."""
    return kind(game).new(players, options, seed, packs)


def load(data: bytes, packs: Iterable[Path] = ()) -> "Game":
    """The game of a save, at the question where it was saved."""
    from holdfast.core.table.save import load as load_save

    return load_save(data, kind, packs)


__all__ = ["GAMES", "Refused", "Unknown", "kind", "load", "new"]
