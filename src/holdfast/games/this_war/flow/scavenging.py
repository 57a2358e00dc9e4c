"""Scavenging, the phase: where to go, the way out and the way home (TW-601, TW-602, TW-631 to TW-634)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.locations import location_token
from holdfast.games.this_war.city.packing import Carry, Equip
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.rules import CARDS_AT, HARDER_CARDS_AT
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.things.tokens import TokenUse
from holdfast.games.this_war.vocabulary import Exchanged
from holdfast.games.this_war.world import City


class ScavengingPhase(Effect[City]):
    """TW-507: without scavengers the phase is skipped."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.scavengers or not w.places():
            return ()
        w.phase = "scavenging"
        return (ChooseLocation(), Equip(), SetOut(), Explore(), Homeward(), PassOn())


class ChooseLocation(Decision):
    """TW-601: one of the Locations on the board."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in w.places():
            menu.add(f"go:{space}", GoTo(space))


class GoTo(Effect[City]):
    """TW-042, TW-609: its space says how many Unknown cards there are."""

    space: Exchanged

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = w.places()[self.space]
        cards = (HARDER_CARDS_AT if w.options["difficulty"] == "harder" else CARDS_AT)[self.space]
        w.unknown = cards - 2 if "curfew" in w.tonight else cards
        w.noise = first_noise(w)
        return ()


def first_noise(w: City) -> int:
    """TW-605: Noise begins at 1; at 2 in empty streets or with a Hand Cart."""
    return 2 if "empty-streets" in w.tonight or "hand-cart" in w.tonight else 1


class SetOut(Effect[City]):
    """TW-605, TW-602: Noise begins at 1; what the Location's red box says at the start happens."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = first_noise(w)
        w.packed = tuple([(item, n) for item, n in enumerate(w.pile) if n])
        place = w.place(w.location)
        then: Effects = place.start
        if location_token(w, "boy-at-the-window"):
            then = (*then, TokenUse("boy-at-the-window"), Peek("unknown", 3, sort=True))
        return then


# --- going home -----------------------------------------------------------------------------------------------------


class Homeward(Effect[City]):
    """TW-631 to TW-634: with nobody left nothing is brought home; else the cards go back, and findings are chosen."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        w.tonight = tuple([word for word in w.tonight if word != "home"])
        for deck, pile in (("exploration", "explored"), ("exploration", "area"), ("residents", "resident-discard")):
            w.refill(deck, pile)
        w.refill("findings", "findings-discard")
        w.moved = ()
        if not w.scavengers:
            w.moved = tuple([(item, n) for item, n in enumerate(w.pile) if n])
            for item, n in enumerate(w.pile):
                discard(w, w.pile, item, n)
            w.tokens = tuple([t for t in w.tokens if t.place != "findings"])
            return (NightOutside(),)
        return (*w.place(w.location).end, Carry(), NightOutside())


class NightOutside(Effect[City]):
    """The expedition is over: nobody is at a Location any more."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = -1
        w.stopped = ()
        return ()
