"""What a seat knows of a game: its options, its view, and worlds as it may imagine them."""

from typing import Any

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option


class Imagined:
    """A game through the eyes of one seat. Whatever a bot does with it, the game is not changed."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self.seat = seat

    @property
    def options(self) -> list[Option]:
        """All answers of the seat, also those that only take back or hand over."""
        return self._game.question.options_for(self.seat)[:]

    @property
    def moves(self) -> list[Option]:
        """The answers that bring the game on: random play must end."""
        return self._game.question.moves(self.seat)[:]

    def view(self) -> dict[str, Any]:
        return self._game.view(self.seat)

    def world(self, seed: int) -> Game:
        """One of the games this may be: the known is as it is, the rest is drawn again, and the future is its own."""
        game = self._game.copy(seed=seed)
        game.seed, game.opening = seed, ()  # whoever is handed this world cannot play the true one again
        game.resample(self.seat)
        return game

    def worlds(self, n: int, seed: int = 0) -> list[Game]:
        return [self.world(seed + i) for i in range(n)]

    def value(self, game: Game) -> float:
        """What the end of an imagined game is worth to the seat."""
        return self._game.kind.play.value(game.world, self.seat)
