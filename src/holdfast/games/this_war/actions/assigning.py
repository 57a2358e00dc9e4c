"""Assigning the Characters, one after the other (TW-301, TW-340)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.games.this_war.actions.hands import HANDS
from holdfast.games.this_war.actions.jobs import Assigned, TakeBack, able, busy
from holdfast.games.this_war.actions.places import place_actions
from holdfast.games.this_war.book.objectives import pay_options
from holdfast.games.this_war.flow.dusk import RATIONED, Ration
from holdfast.games.this_war.house.building import build_actions, shift
from holdfast.games.this_war.house.fittings import fitting_actions
from holdfast.games.this_war.house.shelter_cards import closed_cards, house_actions
from holdfast.games.this_war.house.spaces import FITTING, RUMMAGE
from holdfast.games.this_war.house.standing import empty_slots, fitting_spaces
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import NOBODY, WATER
from holdfast.games.this_war.world import City


@lru_cache(maxsize=4096)
def rest_all(seat: Seat, left: tuple[int, ...]) -> Option:
    """Nobody else does anything in this turn: made once and kept."""
    return option("rest-all", seat, tuple([Assigned(Job(p, "rest")) for p in left]), stay=True)


@lru_cache(maxsize=4096)
def rummage_all(seat: Seat, left: tuple[int, ...]) -> Option:
    """Everybody who is left rummages: made once and kept."""
    return option("rummage-all", seat, tuple([Assigned(Job(p, "rummage", RUMMAGE)) for p in left]), stay=True)


class Assign(Decision):
    """TW-301, TW-340: the Characters are assigned one after the other; what is not legal cannot be assigned. Before the first of
    them the Objective can be paid for (TW-207)."""

    moment: ClassVar[str] = "day"

    def next(self, w: City) -> int:
        """Who is assigned next, or nobody."""
        for p in w.here():
            if not w.idle >> p & 1 and able(w, p):
                return p
        return NOBODY

    def left(self, w: City) -> tuple[int, ...]:
        """Who is still to be assigned."""
        found = []
        for p in w.here():
            if not w.idle >> p & 1 and able(w, p):
                found.append(p)
        return tuple(found)

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.next(w) >= 0 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        left = self.left(w)
        hands = HANDS[seat, left[0]]
        shut = busy(w) if w.jobs else 0
        menu.options.append(hands.rest)
        if len(left) > 1:
            menu.options.append(rest_all(seat, left))
            if w.can_reach(RUMMAGE):
                menu.options.append(rummage_all(seat, left))
        place_actions(w, hands, shut, menu)
        if menu.explain:
            closed_cards(w, hands, shut, menu)
        free, built = house_actions(w, hands, left, shut, menu)
        if built:
            fitting_actions(w, hands, built, menu)
        build_actions(w, hands, free, menu)

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.jobs:
            menu.add("take-back", TakeBack(), stay=True, back=True)
        elif not w.idle:
            goal = Menu(seat, menu.explain)
            pay_options(w, goal)
            menu.backs += goal.options
        if RATIONED not in w.today and w.storage[WATER] >= len(w.here()):
            menu.add("ration", Ration(), stay=True, back=True)
        p = self.next(w)
        for space in fitting_spaces(w, busy(w)):
            move = shift(seat, p, space, "move")
            if empty_slots(w, w.fitting(w.house[space] - FITTING).next_to):
                menu.take(move)
            elif menu.explain:
                menu.take(replace(move, blocks=needs(False, "TW-329", "no-slot")))
            menu.take(shift(seat, p, space, "demolish"))
