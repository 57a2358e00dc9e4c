"""Losing answers: options that end the game at once and lose it for all players regardless of luck, when another option
does not.

A table asks for confirmation. Losing answers are detected in worlds sampled from the knowledge of the seat, so that a
warning reveals nothing. The number of applied effects is limited; beyond the limit no option counts as losing.
"""

from collections.abc import Iterator

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.loop import BudgetSpent, step_budget
from holdfast.core.engine.menu import Option

WORLDS = 3
"""The number of sampled worlds in which an option must lose."""
STEPS = 2_500
"""The maximum number of effects per sampled world; in 160 games of the four games no question used more than 655 in all
three."""


def losing_answers(game: Game, seat: Seat, worlds: int = WORLDS, spend: Iterator[int] | None = None) -> frozenset[str]:
    """Return the keys of the losing options. If several seats are asked, no single answer ends the game; if every
    option loses, there is nothing to confirm. Return None if the check would exceed the effects left in `spend`."""
    if game.asked != (seat,):
        return frozenset()
    moves = game.moves(seat)
    found = frozenset([option.key for option in game.menu(seat)])
    spend = step_budget(STEPS * worlds) if spend is None else spend
    try:
        for n in range(worlds if len(found) > 1 else 0):
            if not found:
                break
            world = game.copy(seed=n)
            world.budget = spend
            world.resample(seat)
            found = frozenset([one.key for one in world.menu(seat) if one.key in found and ends_lost(world, one)])
    except BudgetSpent:
        return frozenset()
    return found if any(move.key not in found for move in moves) else frozenset()


def ends_lost(world: Game, option: Option) -> bool:
    """Return whether an option loses the game before any roll or draw."""
    game = world.copy()
    before = game.world.chance.used
    try:
        game.answer(option)
    except BudgetSpent:
        raise
    except Exception:  # refused there, or a rule that fails: giving the answer shows the error
        return False
    outcome = game.outcome
    return outcome is not None and not outcome.won and not outcome.winners and game.world.chance.used == before
