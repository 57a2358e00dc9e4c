"""Idle questions: questions whose options have no visible or relevant difference, or whose answer is obvious
(`RulesHooks.obvious`).

A table does not ask them: the order of two certain builds, of five Rests, which of two blank dice. They are detected in
worlds sampled from the knowledge of the seat, so that skipping a question reveals nothing. A table runs this in the
thread that serves everybody, so the number of applied effects is limited; beyond the limit the question is asked.
"""

from collections.abc import Iterator

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.loop import BudgetSpent, step_budget
from holdfast.core.engine.menu import Option, Refused
from holdfast.core.state.world import World

WORLDS = 6
"""The number of sampled worlds per question at a table."""
MAX_OPTIONS = 8
"""The maximum number of options of an idle question."""
MAX_CHAIN = 12
"""The maximum number of repetitions of the same question before positions are compared: which comes first, which comes
next."""
STEPS = 2_500
"""The maximum number of effects per sampled world; in 160 games of the four games no question used more than 1,590 in
all six."""
IGNORED_FIELDS = frozenset({"chance", "content"})


def same_future(one: World, other: World) -> bool:
    """Return whether two positions are equal in everything that the rest of the game depends on, except chance."""
    names = [name for name in one.__struct_fields__ if name not in IGNORED_FIELDS]
    return all(getattr(one, name) == getattr(other, name) for name in names)


def after_option(world: Game, option: Option) -> World | None:
    """Return the position after an option, with repeated questions of the same kind answered in order."""
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
    """Return the effect limit of a search in this number of worlds."""
    return step_budget(STEPS * worlds)


def idle_answer(
    game: Game, seat: Seat, worlds: int = WORLDS, seed: int = 0, spend: Iterator[int] | None = None
) -> Option | None:
    """Return an option if all are equivalent; None if the question is a real one, or if the check would exceed the
    effects left in `spend`."""
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
    """Return whether all options are equivalent in one sampled world."""
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
