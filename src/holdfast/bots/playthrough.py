"""Playing a copy on to the end or to a given point, without asking irrelevant questions."""

from collections.abc import Callable

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.engine.standing_orders import default_pass

Choose = Callable[[Game, Seat], Option]
"""Chooses a seat's answer among the moves of the question."""
Stop = Callable[[Game], bool]
"""Whether to stop at this question."""


def play_until(game: Game, choose: Choose, stop: Stop = lambda game: False) -> int:
    """Answer for all seats until the game is over or `stop` applies; return the number of answers that were chosen.

    Windows without relevant offers are passed without being asked.
    """
    chosen = 0
    while game.asked and not stop(game):
        seat = game.asked[0]
        option = default_pass(game, seat)
        if option is None:
            option = choose(game, seat)
            chosen += 1
        game.answer(option)
    return chosen


def next_round(game: Game, rounds: int = 1) -> Stop:
    """Return a stop condition for the first question of the next or a later round, turn or day."""
    clock = game.definition.rules.clock
    until = clock(game.world) + rounds
    return lambda now: clock(now.world) >= until


def at_question(tag: str) -> Stop:
    """Return a stop condition for the first question of a kind."""
    return lambda now: now.question.tag == tag
