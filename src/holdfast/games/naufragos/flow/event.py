"""Phase A: event, weather, wreckage (NA-210 to NA-228, NA-914 to NA-917)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.weather import Weather
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.log import EVENTS, fields, key, line
from holdfast.games.naufragos.plot.plot_cards import additions
from holdfast.games.naufragos.world import Shore, under


class EventPhase(Effect[Shore]):
    """NA-224, NA-226, NA-228: the last turn's events leave, and so do lasting ones whose time is over; then one is
    revealed."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "event"
        for card in w.zones["event-now"].top:
            w.move(card, "event-now", "past-events" if w.happening(card).standing is None else "lasting-events")
        over = tuple([EventEnds(card) for card in w.zones["lasting-events"].top if time_is_up(w, card)])
        return over + REVEAL if over else REVEAL


def time_is_up(w: Shore, card: int) -> bool:
    """NA-226, NA-228: what a lasting event waits for has come."""
    until = w.happening(card).until
    return until is not None and until.holds(w, Cause(w.starter, w.starter, card, "event"))


class EventEnds(Effect[Shore]):
    """NA-226, NA-228: a lasting event leaves the game."""

    card: int
    accounts_for = EVENTS
    log = fields("card")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, "lasting-events", "past-events")
        return ()


class RevealEvent(Effect[Shore]):
    """NA-210, NA-914: a plot event happens and another card is revealed, until a basic event appears."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return next_event(w)


def next_event(w: Shore) -> Effects:
    card = w.draw("event", "event-now")
    if isinstance(w.content.cards[card], Plot):
        return (EventText(card), RevealEvent())
    return (EventSteps(card),)


REVEAL = (RevealEvent(),)


class EventSteps(Effect[Shore]):
    """NA-211: [2013] weather, wreckage, effect."""

    card: int
    quiet: ClassVar[bool] = True
    beat = "card"
    accounts_for = EVENTS
    accounts_for = EVENTS

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (WeatherStep(self.card), WreckStep(self.card), EventText(self.card))

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("event", card=key(w, self.card))


class WeatherStep(Effect[Shore]):
    """NA-213: a sun moves the cube right, a storm left."""

    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return TO_SUN if w.happening(self.card).weather == "sun" else TO_STORM


TO_SUN, TO_STORM = (Weather(1),), (Weather(-1),)


class WreckStep(Effect[Shore]):
    """NA-220: enough black cubes on the wreck, and none on the action: one drifts ashore."""

    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.wrecks >= w.happening(self.card).wreck and w.wrecks and not w.wreck_ready:
            return (DriftAshore(),)
        return ()


class DriftAshore(Effect[Shore]):
    """NA-220: a black cube goes from the wreck to the action."""

    beat = "gain"
    accounts_for = ("wrecks", "wreck_ready")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wrecks -= 1
        w.wreck_ready = True
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("drift-ashore", n=w.wrecks)


class EventText(Effect[Shore]):
    """NA-221, NA-222, NA-923: the text, then what the card adds."""

    card: int
    beat = "card"
    accounts_for = EVENTS

    def apply(self, w: Shore, by: Cause) -> Effects:
        event = w.happening(self.card)
        cause = Cause(w.starter, w.starter, self.card, "event")
        return under(w, cause, event.then + additions(w, self.card) + SETTLE)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A plot event has no weather and no wreckage: its text is all of it."""
        return line("event", card=key(w, self.card)) if w.content.cards[self.card].deck == "plot" else None


SETTLE = (Settle(),)
