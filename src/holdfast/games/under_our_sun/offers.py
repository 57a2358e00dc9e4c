"""What can be done besides answering: karma and other changes of a roll (US-437, US-801)."""

from holdfast.core.effect import Cause, Seat
from holdfast.core.menu import Menu
from holdfast.games.under_our_sun.dice import roll_offers, seats_of
from holdfast.games.under_our_sun.teams import RevealSelf, is_sol
from holdfast.games.under_our_sun.world import LIKELY, OFFERS, Sands


def offers(w: Sands, moment: str, seat: Seat, menu: Menu) -> None:
    if moment == "rolled":
        roll_offers(w, seat, menu)
    elif moment == "meet-sol" and is_sol(w, seat) and w.seat_of(w.meeting) == seat:
        menu.add("reveal-sol", RevealSelf(seat), by=Cause(seat, w.meeting))


def likely(w: Sands, moment: str) -> int:
    """The seats that may have an offer, at a glance."""
    return seats_of(w.owner, w.changers) if moment == "rolled" and w.laid else 0


OFFERS.append(offers)
LIKELY.append(likely)
