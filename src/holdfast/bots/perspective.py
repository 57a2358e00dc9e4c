"""What a seat knows of a game, and worlds as it may imagine them."""

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import SeatPosition


class Perspective(SeatPosition):
    """A game through the eyes of one seat. Whatever a bot does with it, the game is not changed."""

    __slots__ = ()

    def world(self, seed: int) -> Game:
        """One of the games this may be: the known is as it is, the rest is drawn again, and the future is its own."""
        return self._imagined(seed, self.seat)

    def watched(self, seed: int) -> Game:
        """One of the games this may be for somebody who only watches."""
        return self._imagined(seed, None)

    def _imagined(self, seed: int, seat: Seat | None) -> Game:
        game = self._game.copy(seed=seed)
        game.seed, game.opening = seed, ()  # whoever is handed this world cannot play the true one again
        game.resample(seat)
        return game

    def worlds(self, n: int, seed: int = 0) -> list[Game]:
        return [self.world(seed + i) for i in range(n)]

    def value(self, game: Game) -> float:
        """What the end of an imagined game is worth to the seat."""
        return self._game.definition.rules.value(game.world, self.seat)
