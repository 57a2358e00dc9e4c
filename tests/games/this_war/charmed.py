"""This War of Mine with a charmed life: random play starves within a week and would see few Scripts and no Ceasefire.

Every phase of the day heals everybody, and every Morning the Storage is filled. Everything else is as the rules say; a
position of such a game can be opened and played at the table like any other.
"""

from copy import copy
from dataclasses import replace
from typing import Any, ClassVar

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.engine.game import Game
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.flow.dawn import DawnPhase
from holdfast.games.this_war.flow.evening import EveningPhase
from holdfast.games.this_war.flow.morning import MorningPhase
from holdfast.games.this_war.flow.night_raid import NightRaidPhase
from holdfast.games.this_war.house.spaces import SPACES
from holdfast.games.this_war.rules import ITEM
from holdfast.games.this_war.things.stores import gain
from holdfast.games.this_war.world import City

GIFTS = {"wood": 8, "component": 8, "water": 4, "raw-food": 3, "vegetable": 2, "mechanical-part": 2, "lockpick": 1}


def heal(w: City) -> None:
    """Everybody is at level 1 at most."""
    for p in w.group:
        for state in range(5):
            w.levels[p * 5 + state] = min(1, w.levels[p * 5 + state])


class Bounty(MorningPhase):
    """A Morning begins with gifts."""

    accounts_for: ClassVar[tuple[str, ...]] = (*MorningPhase.accounts_for, "levels", "storage", "box")

    def apply(self, w: City, by: Cause) -> Effects:
        for name, n in GIFTS.items():
            item = ITEM[name]
            gain(w, w.storage, item, max(0, n - w.storage[item]))
        heal(w)
        return MorningPhase.apply(self, w, by)


class RestedEvening(EveningPhase):
    accounts_for: ClassVar[tuple[str, ...]] = (*EveningPhase.accounts_for, "levels")

    def apply(self, w: City, by: Cause) -> Effects:
        heal(w)
        return EveningPhase.apply(self, w, by)


class RestedRaid(NightRaidPhase):
    accounts_for: ClassVar[tuple[str, ...]] = (*NightRaidPhase.accounts_for, "levels")

    def apply(self, w: City, by: Cause) -> Effects:
        heal(w)
        return NightRaidPhase.apply(self, w, by)


class RestedDawn(DawnPhase):
    accounts_for: ClassVar[tuple[str, ...]] = (*DawnPhase.accounts_for, "levels")

    def apply(self, w: City, by: Cause) -> Effects:
        heal(w)
        return DawnPhase.apply(self, w, by)


LAWS: dict[type[Any], type[Any]] = {
    MorningPhase: Bounty,
    EveningPhase: RestedEvening,
    NightRaidPhase: RestedRaid,
    DawnPhase: RestedDawn,
}


def charmed_city() -> GameDefinition:
    charmed = copy(DEFINITION)
    charmed.rules = replace(DEFINITION.rules, laws=lambda w: LAWS)
    return charmed


def in_step(game: Game) -> None:
    """What must be in step at every question: scenes, tokens and people who are where they can be."""
    w: Any = game.world
    if not w.levels or game.over:
        return
    assert w.scene >= (w.fight is not None) + (w.raid is not None and w.phase == "raid")
    assert w.fight is None or w.scene > 0
    assert set(w.stopped) <= set(w.scavengers)
    assert all(0 <= space < len(SPACES) for space in w.waits)
    assert len(w.zones["kept"].top) <= 3
    assert w.phase == "scavenging" or w.unknown == 0
