"""Under Our Sun with a charmed life: random play dies of thirst on the second day and would see no mission through.

Nobody dies of a wound, every phase everybody is fresh and watered, and mission cards come up by themselves now and then.
Everything else is as the rules say; a position of such a game can be opened and played at the table like any other.
"""

from copy import copy
from dataclasses import replace
from typing import Any

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.flow.day import DayPhase
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.world import Sands


class Spared(Die):
    """Whoever should die is healed instead."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.hp[self.char] = w.sheet(self.char).hp
        return ()


class Bounty(DayPhase):
    """A phase begins with rest and water."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        for char in w.living():
            w.hp[char] = w.sheet(char).hp
            w.water[char] = w.water_room(char)
            w.well[char] = max(1, w.well[char])
        return DayPhase.apply(self, w, by)


def charmed_sands() -> GameDefinition:
    charmed = copy(DEFINITION)
    table: dict[type[Any], type[Any]] = {Die: Spared, DayPhase: Bounty}
    charmed.rules = replace(charmed.rules, laws=lambda w: table)
    unsaid = dict.fromkeys(("hp", "water", "well"), "US-773")
    charmed.text = replace(charmed.text, unsaid=charmed.text.unsaid | unsaid)
    return charmed


def in_step(game: Game) -> None:
    """What must be in step at every question: nobody is passed over, nobody carries more than fits while he acts."""
    w: Any = game.world
    if not w.characters or -1 in w.characters:
        return
    for moment in ("rolled", "meet-sol"):
        for seat in range(w.players):
            menu = Menu(seat)
            w.offers(moment, seat, menu)
            suspect = seat in w.suspects(moment)
            assert not menu.options or suspect or w.likely(moment) >> seat & 1, f"seat {seat + 1} is passed over"
    if game.question.tag == "take-turn":
        assert not w.fights
        assert all(w.fits(char) for char in w.living())
