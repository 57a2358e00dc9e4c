"""Useless offers: uses that change nothing except what they cost."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.state.world import World
from holdfast.testing.log_coverage import Path, as_path, changes, covers

ASIDE = frozenset({"chance", "content", "stack"})
DEEP = 3
"""The maximum number of consecutive questions of a use that are answered in every way."""
WIDE = 6
"""The maximum number of options of such a question."""


class Position:
    """Everything that a use can change, except chance, and what follows."""

    def __init__(self, w: World) -> None:
        fields = {name: getattr(w, name) for name in w.__struct_fields__ if name not in ASIDE}
        self.fields: Any = msgspec.to_builtins(fields, str_keys=True, enc_hook=repr)
        self.stack = reachable(w)


def reachable(w: World) -> str:
    return repr(w.stack)


def useless_offers(game: Game) -> Iterator[str]:
    """Yield the uses without any result besides their price, in words; except those with a declared reason
    (`RulesHooks.in_vain`)."""
    play, here = game.definition.rules, None
    for option in game.question.options:
        spent = () if option.back else play.spends.get(play.deeds.read(option.key).deed, ())
        if not spent or any(option.key.startswith(known) for known in play.in_vain):
            continue
        here = here or Position(game.world)
        if nothing_comes(game, option, here, [as_path(field) for field in spent]):
            yield f"{option.key} changes nothing but what it spends ({', '.join(spent)})"


def nothing_comes(game: Game, option: Option, before: Position, spent: Sequence[Path], deep: int = 0) -> bool:
    """Return whether the table is unchanged by every answer, except for what was spent. Dice and draws count as a
    change."""
    copy = game.copy(journal=True)
    copy.choose(option.key, option.seat)
    assert copy.journal is not None
    if copy.over or copy.journal[-1].outcomes:
        return False
    if reachable(copy.world) == before.stack:
        after = Position(copy.world)
        return all(any(covers(field, path) for field in spent) for path, _, _ in changes(before.fields, after.fields))
    answers = copy.question.options
    if deep == DEEP or len(answers) > WIDE:
        return False
    return all(nothing_comes(copy, answer, before, spent, deep + 1) for answer in answers)
