"""What a seat knows of a game, and samples of the rest."""

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.player import SeatPosition


class Perspective(SeatPosition):
    """A game from the perspective of one seat. A bot cannot change the game through it."""

    __slots__ = ()

    def world(self, seed: int) -> Game:
        """Return a sample: known parts are kept, the rest is redrawn, and it has its own future."""
        return self._imagined(seed, self.seat)

    def watched(self, seed: int) -> Game:
        """Return a sample for a spectator."""
        return self._imagined(seed, None)

    def _imagined(self, seed: int, seat: Seat | None) -> Game:
        game = self._game.copy(seed=seed)
        game.seed, game.opening = seed, ()  # a holder of this world cannot replay the true one
        game.resample(seat)
        return game

    def worlds(self, n: int, seed: int = 0) -> list[Game]:
        return [self.world(seed + i) for i in range(n)]

    def value(self, game: Game) -> float:
        """Return the value of a finished sample to the seat."""
        return self._game.definition.rules.value(game.world, self.seat)
