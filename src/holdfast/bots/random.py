"""Any answer, each as likely as the others: the yardstick for other bots, and the quickest way through a game."""

from math import floor
from random import Random

from holdfast.bots.imagined import Imagined
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option


class RandomBot:
    """Plays any move."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, at: Imagined) -> Option:
        moves = at.moves
        return moves[floor(self._random.random() * len(moves))]


def play_out(game: Game, random: Random) -> None:
    """Random answers of all seats to the end."""
    draw = random.random
    while seats := game.asked:
        seat = seats[0] if len(seats) == 1 else seats[floor(draw() * len(seats))]
        moves = game.moves(seat)
        game.answer(moves[floor(draw() * len(moves))])
