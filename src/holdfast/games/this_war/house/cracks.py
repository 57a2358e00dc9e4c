"""Cracks and Board-Ups (TW-033, TW-038)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.objectives import reached
from holdfast.games.this_war.house.options import Place
from holdfast.games.this_war.house.spaces import CRACKS, SPACES
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import line, yes
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.world import City


class BoardUp(Effect[City]):
    """TW-033: a Board-Up on a free accessible Crack, or one of the Leader's choice less."""

    n: int = 1
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        if self.n > 0:
            return (PickCrack(free_cracks(w)),) if free_cracks(w) else ()
        there = tuple([c for c in CRACKS if w.boards >> c & 1])
        return (PickCrack(there, off=True),) if there else ()


def free_cracks(w: City) -> tuple[int, ...]:
    """TW-038: Cracks that can be boarded up now; there are three tokens."""
    if w.boards.bit_count() >= w.rules.board_ups:
        return ()
    return tuple([c for c in CRACKS if w.can_reach(c) and not w.boards >> c & 1])


class PickCrack(Decision):
    """TW-033: on which Crack a Board-Up is put, or from which it is taken."""

    cracks: tuple[int, ...]
    off: bool = False

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for crack in self.cracks:
            menu.add(Place("crack", SPACES[crack]), Boards(crack))


class Boards(Effect[City]):
    """A Board-Up is put on a Crack, or taken off it; an Objective may ask for them (TW-208)."""

    crack: int
    beat = "build"
    accounts_for = ("boards",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.boards ^= 1 << self.crack
        return reached(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(
            "boards", up=yes(w.boards >> self.crack & 1), space=phrases.space(self.crack), n=w.boards.bit_count()
        )
