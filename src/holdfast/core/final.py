"""Final answers: by them the game is over at once, lost for everybody, and no luck could help; another answer would not end it.

A table asks whether one is sure. Whether an answer is final is tried out, in worlds as the seat that is asked may imagine
them, so that nothing hidden shows by being warned of.
"""

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option

WORLDS = 3
"""Imagined worlds in which an answer must be final."""


def final(game: Game, seat: Seat, worlds: int = WORLDS) -> frozenset[str]:
    """The keys of the answers that are final. Where several are asked, no answer of one ends anything; and where every move
    does, there is nothing to be sure about."""
    if game.asked != (seat,):
        return frozenset()
    moves = game.moves(seat)
    found = frozenset([option.key for option in game.menu(seat)])
    for n in range(worlds if len(found) > 1 else 0):
        if not found:
            break
        world = game.copy(seed=n)
        world.resample(seat)
        found = frozenset([option.key for option in world.menu(seat) if option.key in found and ends(world, option)])
    return found if any(move.key not in found for move in moves) else frozenset()


def ends(world: Game, option: Option) -> bool:
    """Whether the game is lost by an answer, and nobody has thrown or drawn anything."""
    game = world.copy()
    before = game.world.chance.used
    try:
        game.answer(option)
    except Exception:  # refused there, or a rule that fails: whoever gives it is told
        return False
    outcome = game.outcome
    return outcome is not None and not outcome.won and not outcome.winners and game.world.chance.used == before
