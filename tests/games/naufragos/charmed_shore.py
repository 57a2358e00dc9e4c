"""Náufragos with a charmed life: random play starves in a week and would never see the heart of the island or a rescue.

Nobody dies, every turn the stores are filled, everybody is rested, and the constructions grow by themselves. Everything
else is as the rules say; a position of such a game can be opened and played at the table like any other.
"""

from copy import copy
from dataclasses import replace
from typing import Any, ClassVar

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import BuildProgress
from holdfast.games.naufragos.camp.store import food_left, wood_left
from holdfast.games.naufragos.castaways.death import Die
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.world import Shore

GIFT = 4
GIFTS = ("food", "wood", "energy")
"""What a turn brings, or would bring where it does not begin any more."""


class Spared(Die):
    """Whoever should die is healed instead."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wounds[self.seat] = w.trauma[self.seat] = 0
        return ()


class Bounty(Turn):
    """A turn begins with gifts of the sea."""

    accounts_for: ClassVar[tuple[str, ...]] = (*Turn.accounts_for, *GIFTS)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.food += min(max(0, GIFT - w.food), food_left(w))
        w.wood += min(max(0, GIFT - w.wood), wood_left(w))
        for seat in w.living():
            w.energy[seat] = w.top(seat)
        growth = (BuildProgress("sand", 2), BuildProgress("bonfire", 1))
        return (*growth, *Turn.apply(self, w, by))


def charmed_shore() -> GameDefinition:
    charmed = copy(DEFINITION)
    tables: dict[int, dict[type[Any], type[Any]]] = {}

    def laws(w: Any) -> dict[type[Any], type[Any]]:
        own = DEFINITION.rules.laws(w)
        return tables.setdefault(id(own), own | {Die: Spared, Turn: Bounty})

    charmed.rules = replace(DEFINITION.rules, laws=laws)
    return charmed


def in_step(game: Game) -> None:
    """What must be in step at every question: the glance at who may have an offer overlooks nobody who has one."""
    w: Any = game.world
    if not w.energy:
        return
    for moment in ("resolve", "meanwhile", "survival", "eat", "fire", "wounds", "end", "strength", "roll", "rolled"):
        for seat in range(w.players):
            menu = Menu(seat)
            w.offers(moment, seat, menu)
            assert not menu.options or w.likely(moment) >> seat & 1, f"seat {seat + 1} is passed over at {moment}"
    assert len(w.zones["pending"].top) <= 5
    assert set(w.party) <= set(w.march)
