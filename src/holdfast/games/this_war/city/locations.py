"""The three Locations on the board, and their exchange (TW-808, TW-809)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.rules import SPACES_OUTSIDE
from holdfast.games.this_war.vocabulary import Exchanged
from holdfast.games.this_war.world import City


def exchange(w: City, space: str) -> None:
    """TW-808, TW-809: the card leaves play, those above it move down towards Near, Far gets a new one."""
    if w.zones[space].top:
        w.move(w.zones[space].top[-1], space, "waste")
    at = SPACES_OUTSIDE.index(space)
    for lower, upper in zip(SPACES_OUTSIDE[at:], SPACES_OUTSIDE[at + 1 :], strict=False):
        if w.zones[upper].top:
            w.move(w.zones[upper].top[-1], upper, lower)
    if w.size("location"):
        w.draw("location", "far")


class ExchangeLocation(Effect[City]):
    """TW-808: one space, or one of the Leader's choice, or none."""

    place: Exchanged = "chosen"

    def apply(self, w: City, by: Cause) -> Effects:
        if self.place == "chosen":
            return (PickExchange(),)
        exchange(w, self.place)
        return ()


class PickExchange(Decision):
    """TW-808: which Location is exchanged, or none."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("none")
        for space in w.places():
            menu.add(f"exchange:{space}", ExchangeLocation(space))


def location_token(w: City, name: str) -> bool:
    """Does a blank token lie on the Location being scavenged?"""
    token = w.token(name)
    return token is not None and token.place == f"location:{w.place(w.location).number:02}"


class LocationExchange(Effect[City]):
    """TW-808."""

    space: Exchanged

    def apply(self, w: City, by: Cause) -> Effects:
        exchange(w, self.space)
        return ()
