"""A turn, and the small things that happen in it and on cards."""

from typing import Any

from embers.world import HAND, HOTTEST, Camp, hand
from holdfast.core.engine.effect import Cause, Condition, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, needs


class Turn(Question[Camp]):
    """EM-04 to EM-07: use finds, then search, feed the fire or huddle."""

    def options(self, w: Camp, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("search", Search(), blocks=needs(w.size(hand(seat)) < HAND, "EM-05", "hands-full", n=HAND))
        fuel = needs(w.wood[seat], "EM-06", "no-wood") + needs(w.heat < HOTTEST, "EM-06", "hottest")
        menu.add("feed", Wood(-1), Heat(2), blocks=fuel)
        warmth = needs(w.cold[seat], "EM-07", "not-cold") + needs(w.heat, "EM-07", "fire-out")
        menu.add("huddle", Cold(n=-1), blocks=warmth)
        for place in range(w.size(hand(seat))):
            menu.add(f"use:{place}", Use(place), stay=True)


class Search(Effect[Camp]):
    """EM-05: a find goes into the hand, unseen by the others, and a piece of wood with it."""

    def apply(self, w: Camp, by: Cause) -> Effects:
        if not w.size("find"):
            w.refill("find", "find-pile")
        w.draw("find", hand(by.seat))
        return (Wood(1),)


class Use(Effect[Camp]):
    """EM-04: a find does what it says and is laid open."""

    place: int

    def apply(self, w: Camp, by: Cause) -> Effects:
        card = w.zones[hand(by.seat)].top[self.place]
        w.move(card, hand(by.seat), "find-pile")
        used: Any = w.content.cards[card]
        return tuple(used.then)


class Heat(Effect[Camp]):
    """EM-06: the fire burns between 0 and 8."""

    n: int

    def apply(self, w: Camp, by: Cause) -> Effects:
        w.heat = min(HOTTEST, max(0, w.heat + self.n))
        return ()


class Wood(Effect[Camp]):
    """EM-05, EM-06: wood of whoever acts."""

    n: int

    def apply(self, w: Camp, by: Cause) -> Effects:
        w.wood[by.seat] += self.n
        return ()


class Cold(Effect[Camp]):
    """EM-07, EM-10: somebody, or each, gets colder or warmer."""

    who: str = "taker"
    n: int = 1

    def apply(self, w: Camp, by: Cause) -> Effects:
        for seat in range(w.players) if self.who == "each" else (by.seat,):
            w.cold[seat] = max(0, w.cold[seat] + self.n)
        return ()


class FireLow(Condition[Camp]):
    """The fire has this heat or less."""

    n: int

    def holds(self, w: Camp, by: Cause) -> bool:
        return w.heat <= self.n
