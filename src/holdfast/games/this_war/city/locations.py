"""The three Locations on the board, and their exchange (TW-808, TW-809)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.flow.options import OutsideSpace
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import LOCATIONS, line, top, yes
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


def exchange_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-808: one Location goes, a new one comes, and those that lay farther off move up."""
    space = getattr(effect, "space", "") or effect.place
    if space == "chosen":
        return None
    there = "|".join(filter(None, [top(w, zone) for zone in SPACES_OUTSIDE]))
    return line("exchange", space=space, gone=top(w, "waste"), there=there, new=yes(top(w, "far")))


class ExchangeLocation(Effect[City]):
    """TW-808: one space, or one of the Leader's choice, or none."""

    place: Exchanged = "chosen"
    beat = "card"
    accounts_for = LOCATIONS
    log = exchange_entry

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
            menu.add(OutsideSpace("exchange", space), ExchangeLocation(space))


def location_token(w: City, name: str) -> bool:
    """Does a blank token lie on the Location being scavenged?"""
    token = w.token(name)
    return token is not None and token.place == f"location:{w.place(w.location).number:02}"


class LocationExchange(Effect[City]):
    """TW-808."""

    space: Exchanged
    beat = "card"
    accounts_for = LOCATIONS
    log = exchange_entry

    def apply(self, w: City, by: Cause) -> Effects:
        exchange(w, self.space)
        return ()
