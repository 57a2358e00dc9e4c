"""Final answers: by them the game is over at once, lost for everybody, and no luck could help; another answer would not end it.

A table asks whether one is sure. Whether an answer is final is tried out, in worlds as the seat that is asked may imagine
them, so that nothing hidden shows by being warned of. It applies a limited number of effects; beyond it nothing is known to
be final, and the question is asked and answered like any other.
"""

from collections.abc import Iterator

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.loop import BudgetSpent, step_budget
from holdfast.core.engine.menu import Option

WORLDS = 3
"""Imagined worlds in which an answer must be final."""
STEPS = 2_500
"""Effects that may be applied per imagined world; in 160 games of the four games no question took more than 655 in all three."""


def losing_answers(game: Game, seat: Seat, worlds: int = WORLDS, spend: Iterator[int] | None = None) -> frozenset[str]:
    """The keys of the answers that are final. Where several are asked, no answer of one ends anything; and where every move
    does, there is nothing to be sure about. None where finding out would apply more effects than there are left to `spend`."""
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
    """Whether the game is lost by an answer, and nobody has thrown or drawn anything."""
    game = world.copy()
    before = game.world.chance.used
    try:
        game.answer(option)
    except BudgetSpent:
        raise
    except Exception:  # refused there, or a rule that fails: whoever gives it is told
        return False
    outcome = game.outcome
    return outcome is not None and not outcome.won and not outcome.winners and game.world.chance.used == before
