"""Games of thousands of answers, as two people can play them who go to and fro all evening."""

import random
from functools import cache

import holdfast
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Refused
from holdfast.core.idle_questions import same_future

Move = tuple[Seat, str]


def to_and_fro(game: Game) -> list[Move]:
    """Two answers after which the game stands where it stood; none if there are none."""
    for seat in game.asked:
        for one in game.menu(seat)[:14]:
            there = game.copy(seed=1)
            there.choose(one.key, seat)
            for other in () if there.over else there.asked:
                for two in there.menu(other)[:30]:
                    back = there.copy(seed=1)
                    try:
                        back.choose(two.key, other)
                    except Refused:
                        continue
                    if not back.over and back.asked == game.asked and same_future(back.world, game.world):
                        return [(seat, one.key), (other, two.key)]
    return []


@cache
def long_game(name: str, answers: int, seats: int = 2) -> Game:
    """A running game with exactly so many answers; do not change it."""
    dice = random.Random(answers)
    game = holdfast.definition(name).new(seats, {}, 5)
    while not (moves := to_and_fro(game)):
        seat = dice.choice(game.asked)
        game.choose(dice.choice(game.menu(seat)).key, seat)
    while len(game.journal or ()) + 2 <= answers:
        for seat, key in moves:
            game.choose(key, seat)
    if len(game.journal or ()) < answers:
        seat, key = moves[0]
        game.choose(key, seat)
    return game
