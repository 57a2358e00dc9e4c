"""Robinson with a charmed life: random play dies young and would never see a late round, a full camp or a victory.

Nobody dies, and every round the stores are filled. Everything else is as the rules say; a position of such a game can be
opened and played at the table like any other.
"""

from copy import copy
from dataclasses import replace
from typing import Any, ClassVar

from holdfast import definition
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Cause, Effects
from holdfast.games.robinson.flow.ending import Over
from holdfast.games.robinson.flow.round import Round
from holdfast.games.robinson.world import Island

ROBINSON = definition("robinson")
DEATHS = ("died", "jenny-died", "child-starved")
GIFTS = {"wood": 5, "food": 6, "fur": 2}


class Spared(Over):
    """A person who should die is healed instead."""

    accounts_for: ClassVar[tuple[str, ...]] = (*Over.accounts_for, "wounds.*")

    def apply(self, w: Island, by: Cause) -> Effects:  # type: ignore[override]
        if self.outcome.why not in DEATHS:
            return Over.apply(self, w, by)
        w.wounds = [0] * len(w.wounds)
        return ()


class Bounty(Round):
    """A round begins with gifts of the sea."""

    accounts_for: ClassVar[tuple[str, ...]] = (*Round.accounts_for, "stock.*", "determination.*")

    def apply(self, w: Island, by: Cause) -> Effects:
        for what, n in GIFTS.items():
            w.stock[what] = max(w.stock[what], n)
        for seat in range(w.players):
            w.determination[seat] = max(w.determination[seat], 3)
        return Round.apply(self, w, by)


def charmed() -> GameDefinition:
    tables: dict[int, dict[type[Any], type[Any]]] = {}

    def laws(w: Any) -> dict[type[Any], type[Any]]:
        own = ROBINSON.rules.laws(w)
        return tables.setdefault(id(own), own | {Over: Spared, Round: Bounty})

    charmed = copy(ROBINSON)
    charmed.rules = replace(ROBINSON.rules, laws=laws)
    return charmed
