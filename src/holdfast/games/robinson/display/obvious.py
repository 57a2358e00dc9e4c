"""Questions that nobody has to think about (RC-292): the order of Actions that cannot change one another."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.robinson.flow.action import ResolveAll
from holdfast.games.robinson.world import Island

PEACEFUL = frozenset({"arrange", "rest"})
"""RC-431, RC-435: Actions without dice, cards or fights, each for whoever takes it."""


def obvious(w: Island, question: Any, moves: Sequence[Option]) -> Option | None:
    """RC-292, RC-486: what is left is tidying and rest; only a token that blocks the first of them makes a difference."""
    if not isinstance(question, ResolveAll) or w.token("arrange", "blocked"):
        return None
    if any(p.kind not in PEACEFUL for p in w.plan):
        return None
    return moves[0] if moves else None
