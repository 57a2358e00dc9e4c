"""Scavenging, the phase: where to go, the way out and the way home (TW-601, TW-602, TW-631 to TW-634)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.locations import location_token
from holdfast.games.this_war.city.packing import Carry, Equip
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.flow.options import OutsideSpace
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.log import (
    BLANK_TOKENS,
    FINDINGS,
    GONE_HOME,
    GOODS,
    TURN,
    UNKNOWN,
    Args,
    group,
    key,
    leads,
    line,
    yes,
)
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.things.tokens import TokenUse
from holdfast.games.this_war.vocabulary import Exchanged
from holdfast.games.this_war.world import City


class ScavengingPhase(Effect[City]):
    """TW-507: without scavengers the phase is skipped."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.scavengers or not w.places():
            return ()
        w.phase = "scavenging"
        return (ChooseLocation(), Equip(), SetOut(), Explore(), Homeward(), PassOn())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-507."""
        return line("phase", phase="scavenging", **leads(w)) if w.phase == "scavenging" else line("nobody-out")


class ChooseLocation(Decision):
    """TW-601: one of the Locations on the board."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in w.places():
            menu.add(OutsideSpace("go", space), GoTo(space))


class GoTo(Effect[City]):
    """TW-042, TW-609: its space says how many Unknown cards there are."""

    space: Exchanged
    beat = "move"
    accounts_for = ("location", "unknown", "noise")

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = w.places()[self.space]
        w.unknown = unknown_cards(w, self.space)
        w.noise = first_noise(w)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        words: Args = {"card": key(w, w.location), "space": self.space, "n": w.unknown, "noise": w.noise}
        return line("go-to", text=phrases.flavour(key(w, w.location)), **words, **group(w, w.scavengers))


def unknown_cards(w: City, space: str) -> int:
    """TW-042, TW-1821: the Unknown cards of a Location tonight."""
    return w.rules.unknown_at(space) - (w.rules.curfew if "curfew" in w.tonight else 0)


def first_noise(w: City) -> int:
    """TW-605: Noise begins at 1; at 2 in empty streets or with a Hand Cart."""
    return 2 if "empty-streets" in w.tonight or "hand-cart" in w.tonight else 1


class SetOut(Effect[City]):
    """TW-605, TW-602: Noise begins at 1; what the Location's red box says at the start happens."""

    beat = "move"
    accounts_for = ("noise", "packed")

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = first_noise(w)
        w.packed = tuple([(item, n) for item, n in enumerate(w.pile) if n])
        place = w.place(w.location)
        then: Effects = place.start
        if location_token(w, "boy-at-the-window"):
            then = (*then, TokenUse("boy-at-the-window"), Peek("unknown", 3, sort=True))
        return then

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-605: what is taken along was logged when it was packed."""
        some = any(w.pile) or any(token.place == "findings" for token in w.tokens)
        return line("set-out", n=w.noise, some=yes(some))


# --- going home -----------------------------------------------------------------------------------------------------


class Homeward(Effect[City]):
    """TW-631 to TW-634: with nobody left nothing is brought home; otherwise the cards go back, and findings are chosen."""

    beat = "move"
    accounts_for = (*UNKNOWN, *FINDINGS, *GOODS, *BLANK_TOKENS, *GONE_HOME)

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

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-631: with nobody left nothing is brought home."""
        words: Args = {"goods": phrases.goods(w.moved), "lost": yes(w.moved)}
        return line("homeward", **words, **leads(w), **group(w, w.scavengers))


class NightOutside(Effect[City]):
    """The expedition is over: nobody is at a Location any more."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = -1
        w.stopped = ()
        return ()
