"""Idle questions: whatever is answered, nothing comes of it that anybody could see or the game depend on; or a game knows that
nobody would think about the answer (`RulesHooks.obvious`).

Nobody is asked them at a table: the order of two sure builds, of five Rests, which of two blank dice. Whether a question is
idle is tried out, in worlds as the seat that is asked may imagine them, so that nothing hidden shows by not being asked.
A table tries this in the thread that serves everybody, so it applies a limited number of effects; beyond it the question is
asked.
"""

from collections.abc import Iterator

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.loop import BudgetSpent, step_budget
from holdfast.core.engine.menu import Option, Refused
from holdfast.core.state.world import World

WORLDS = 6
"""Imagined worlds in which it is tried at a table."""
MAX_OPTIONS = 8
"""A question with more answers is a real one."""
MAX_CHAIN = 12
"""So often the same may be asked again before answers are compared: which comes first, which comes next."""
STEPS = 2_500
"""Effects that may be applied per imagined world; in 160 games of the four games no question took more than 1,590 in all six."""
IGNORED_FIELDS = frozenset({"chance", "content"})


def same_future(one: World, other: World) -> bool:
    """Whether two positions are the same in everything on which the rest of the game depends, luck aside."""
    names = [name for name in one.__struct_fields__ if name not in IGNORED_FIELDS]
    return all(getattr(one, name) == getattr(other, name) for name in names)


def after_option(world: Game, option: Option) -> World | None:
    """The position that an answer leads to, when whatever is asked in the same way has been answered in order."""
    game = world.copy()
    tag = game.question.tag
    try:
        game.choose(option.key, option.seat)
        for _ in range(MAX_CHAIN):
            if game.over or game.question.tag != tag or option.seat not in game.asked:
                break
            game.answer(game.moves(option.seat)[0])
    except Refused:
        return None
    return game.world


def search_budget(worlds: int = WORLDS) -> Iterator[int]:
    """The effects that a search in so many worlds may apply."""
    return step_budget(STEPS * worlds)


def idle_answer(
    game: Game, seat: Seat, worlds: int = WORLDS, seed: int = 0, spend: Iterator[int] | None = None
) -> Option | None:
    """The answer that may be given unasked, since all come to the same; nothing where the question is a real one, or where
    finding out would apply more effects than there are left to `spend`."""
    moves = game.moves(seat)
    if not game.definition.rules.spares:
        return None
    obvious = game.definition.rules.obvious(game.world, game.question.effect, moves)
    if obvious is not None:
        return obvious
    if not 1 < len(moves) <= MAX_OPTIONS or len(moves) < len(game.menu(seat)) or any(option.secret for option in moves):
        return None
    spend = search_budget(worlds) if spend is None else spend
    try:
        alike_everywhere = all(_alike_in(game, seat, moves, seed + n, spend) for n in range(worlds))
    except BudgetSpent:
        return None
    return moves[0] if alike_everywhere else None


def _alike_in(game: Game, seat: Seat, moves: list[Option], seed: int, spend: Iterator[int]) -> bool:
    """Whether all answers come to the same in one imagined world."""
    world = game.copy(seed=seed)
    world.budget = spend
    world.resample(seat)
    first = after_option(world, moves[0])
    if first is None:
        return False
    for option in moves[1:]:
        then = after_option(world, option)
        if then is None or not same_future(first, then):
            return False
    return True
