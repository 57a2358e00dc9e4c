"""Dawn: the return, Fate, those who need more than bread, Death Among Us (TW-801 to TW-820)."""

from operator import add

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.narrative import Narrative
from holdfast.games.this_war.book.pending import due
from holdfast.games.this_war.cards import Pick
from holdfast.games.this_war.city.locations import LocationExchange
from holdfast.games.this_war.leader import PassOn
from holdfast.games.this_war.log import (
    BLANK_TOKENS,
    FATE,
    GOODS,
    STATE,
    TURN,
    group,
    line,
    phase_entry,
    rolled,
    top,
    yes,
)
from holdfast.games.this_war.people.health import ColdCheck, DawnMeds, DoctorCalls, Sickness
from holdfast.games.this_war.people.spirit import Alcohol, MusicBox, SpiritLine
from holdfast.games.this_war.people.states import State, change, settle
from holdfast.games.this_war.rules import MISERY
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tokens import move_token
from holdfast.games.this_war.world import City, empty, under


class DawnPhase(Effect[City]):
    """TW-818."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")
    log = phase_entry("dawn")

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "dawn"
        return (
            *((HomeAgain(w.scavengers),) if w.scavengers or any(w.pile) else ()),
            DawnMeds(),
            *((DoctorCalls(),) if w.token("old-doctor") is not None else ()),
            Alcohol(early=True),
            *due(w, "fate", (FateCard(),)),
            Alcohol(),
            DawnTokens(),
            Narrative(),
            DeathAmongUs(),
            DawnOver(),
        )


class HomeAgain(Effect[City]):
    """TW-801: the scavengers are back, and what they carried goes to Storage."""

    people: tuple[int, ...]
    accounts_for = (*GOODS, *BLANK_TOKENS, "scavengers")

    def apply(self, w: City, by: Cause) -> Effects:
        w.moved = tuple([(item, n) for item, n in enumerate(w.pile) if n])
        w.storage = list(map(add, w.storage, w.pile))
        w.pile = empty()
        w.scavengers = ()
        for token in w.tokens:
            if token.place == "findings":
                move_token(w, token.name, "storage")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-801: who is back, and what goes to Storage."""
        return line("home-again", goods=phrases.goods(w.moved), some=yes(w.moved), **group(w, self.people))


# --- Fate -----------------------------------------------------------------------------------------------------------


class FateCard(Effect[City]):
    """TW-806, TW-807: Cold check, Illness, Wounds, Spirit line, Location exchange; each with the States as they then are
    (TW-1805)."""

    beat = "card"
    accounts_for = FATE

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.size("fate"):
            w.refill("fate", "fate-discard")
        card = w.draw("fate", "fate-discard")
        fate = w.fate(card)
        then: Effects = (ColdCheck(),) if fate.cold and w.cold else ()
        then = (*then, Sickness("illness", fate.illness), Sickness("wounds", fate.wounds))
        if fate.spirit:
            then = (*then, SpiritLine(fate.spirit))
        if fate.exchange is not None:
            then = (*then, LocationExchange(fate.exchange))
        return under(w, Cause(card=card, place="fate"), then)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("fate", card=top(w, "fate-discard"))


class DawnTokens(Effect[City]):
    """TW-1866: every second Dawn a fed child lifts somebody's spirits; a Music Box may."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        then: Effects = ()
        if w.token("child") is not None and "child-fed" in w.today and w.day % 2 == 0:
            then = (State(Pick(1, "all-in-shelter"), "misery", -1),)
        if w.token("music-box") is not None:
            then = (*then, MusicBox())
        return then


# --- the end of the night -------------------------------------------------------------------------------------------


class DeathAmongUs(Effect[City]):
    """TW-814 to TW-816: if somebody was lost since the last Dawn, one roll: Misery +2 for all with at least that Empathy."""

    beat = "death"
    accounts_for = (*STATE, "losses")

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.losses:
            return ()
        w.losses = 0
        rolled = black(w, "grief", need=-max([w.empathy(p) for p in w.here()], default=0))
        for p in w.here():
            if rolled <= w.empathy(p):
                change(w, p, MISERY, w.rules.grief)
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-814 to TW-816; people for whom it was too much have already left."""
        if not outcomes:
            return None
        roll = rolled(outcomes)
        crew = [*w.here(), *[p for p, states in w.fallen if states >> MISERY & 1]]
        hit = [p for p in crew if roll <= w.empathy(p)]
        return line("death-among-us", roll=roll, some=yes(hit), crew=phrases.levels(w, hit, MISERY))


class DawnOver(Effect[City]):
    """TW-817: the day is over; here a table of flesh and blood would put the game away."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        w.today = ()
        return (PassOn(),)
