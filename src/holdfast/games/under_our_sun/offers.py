"""What can be done besides answering: karma and other changes of a roll (US-437, US-801)."""

from holdfast.core.engine.effect import Cause, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.dice import roll_offers, seats_of
from holdfast.games.under_our_sun.teams import RevealSelf, is_sol
from holdfast.games.under_our_sun.world import CHANGING, OFFERS, Sands


def son_offers(w: Sands, seat: Seat, menu: Menu) -> None:
    """US-967: who meets a Son of Liberty may show that he is one of them."""
    if is_sol(w, seat) and w.seat_of(w.meeting) == seat:
        menu.add("reveal-sol", RevealSelf(seat), by=Cause(seat, w.meeting))


CHANGING.append(seats_of)
OFFERS["rolled"] = roll_offers
OFFERS["meet-sol"] = son_offers
