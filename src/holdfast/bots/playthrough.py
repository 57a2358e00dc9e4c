"""Playing a copy on, step by step: to the end, or to a moment, without the questions in which nothing matters."""

from collections.abc import Callable

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.engine.standing_orders import default_pass

Choose = Callable[[Game, Seat], Option]
"""What a seat answers, among the moves of the question."""
Stop = Callable[[Game], bool]
"""Whether this question is the one at which to stop."""


def play_until(game: Game, choose: Choose, stop: Stop = lambda game: False) -> int:
    """Answer for all seats until the game is over or a question is to be stopped at; returns how many were chosen.

    In a window in which nothing matters everybody goes on unasked.
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
    """The first question of the next round, turn or day, or of a later one."""
    clock = game.definition.rules.clock
    until = clock(game.world) + rounds
    return lambda now: clock(now.world) >= until


def at_question(tag: str) -> Stop:
    """The first question of a kind."""
    return lambda now: now.question.tag == tag
