"""The Event phase (RC-210 to RC-228): draw, icon, Event effect, slide, Threat effect."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under, Window
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.cards import Adventure, Event, Mystery
from holdfast.games.robinson.island.tokens import PutToken
from holdfast.games.robinson.log import NEW_PHASE, ON_TABLE, THREATS, by_card, fields, last_cards, line, the, top_of
from holdfast.games.robinson.things.decks import Reshuffle, spent
from holdfast.games.robinson.vocabulary import Icon
from holdfast.games.robinson.world import FIELDS, Island

FIELD_OF = {deck: kind for kind, deck in FIELDS.items()}
"""The Action field of an Adventure icon."""


class EventPhase(Effect[Island]):
    """RC-210: skipped in round 1."""

    beat = "phase"
    accounts_for = NEW_PHASE

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "event"
        return (DrawEvent(),) if w.round > 1 else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("phase", phase="phase-event") if w.round > 1 else None


class DrawEvent(Effect[Island]):
    """RC-211 to RC-213: until an Event card has been resolved; others show their lower half on the way."""

    beat = "card"
    accounts_for = ("zones.event", *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        if spent(w, "event"):
            return (Reshuffle("event"), self)
        if not w.size("event"):
            return ()
        card = w.draw("event", "resolving")
        here = Cause(w.first, -1, card, "event")
        if isinstance(w.content.cards[card], Event):
            return (Under(here, (ResolveEvent(),)), Window("event"))
        return (Under(here, (ResolveLater(), DiscardLater())), Window("event"), DrawEvent())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        for card in w.zones["resolving"].top[-1:]:
            it = w.content.cards[card]
            if isinstance(it, Event):
                return line("draw-event", card=it.key, icon=f"icon-{it.icon}")
            if isinstance(it, Adventure | Mystery):
                return line("draw-later", card=it.key, later=f"{it.key}/later")
        return None


class ResolveEvent(Effect[Island]):
    """RC-216 to RC-219: icon, Event effect, slide and place, Threat effect of the card that left."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.card(by.card, Event)
        return (EventIcon(card.icon), *card.event, SlideThreats())


class EventIcon(Effect[Island]):
    """RC-216: the Book resolves the Scenario's effect, a colour puts its Adventure token."""

    icon: Icon
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Book(),) if self.icon == "book" else (PutToken("adventure", FIELD_OF[self.icon]),)


class Book(Effect[Island]):
    """RC-102, RC-1205: the Scenario's Book effect."""

    beat = "card"

    def apply(self, w: Island, by: Cause) -> Effects:
        return w.scenario_card().book

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("book") if w.scenario_card().book else None


class EventAgain(Effect[Island]):
    """RC-222: the Event effect one more time, without the icon."""

    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        return w.card(by.card, Event).event


class SlideThreats(Effect[Island]):
    """RC-218, RC-221: every card one space left, also over a gap; the new one on the right space."""

    beat = "move"
    accounts_for = (*THREATS, *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        leaving = w.zones["threat-left"].top
        for card in leaving:
            w.move(card, "threat-left", "leaving")
        for card in w.zones["threat-right"].top:
            w.move(card, "threat-right", "threat-left")
        if w.holds("resolving", by.card):
            w.move(by.card, "resolving", "threat-right")
        return tuple([ThreatEffect(card) for card in leaving])

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("slide-threats", left=last_cards(w, "threat-left", 2), right=last_cards(w, "threat-right", 2))


class ThreatEffect(Effect[Island]):
    """RC-219, RC-220: the effect of a card that slid off; a Wreckage card has none."""

    card: int
    beat = "card"
    accounts_for = THREATS

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        slide = card.slide if isinstance(card, Event) else ()
        return (Under(Cause(w.first, -1, self.card, "event"), (*slide, DiscardThreat())),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        card = w.content.cards[self.card]
        if isinstance(card, Event) and card.slide:
            return line("threat-effect", card=card.key)
        space = w.links.get(self.card, "")
        down = space in w.spots and w.spots[space].down
        return line("threat-gone", card=card.key, space=space if down else "")


class DiscardThreat(Effect[Island]):
    """RC-219, RC-227: to its discard pile; should it come again, it knows nothing of what it once covered."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        pile = "event-discard" if isinstance(w.content.cards[by.card], Event) else "wreckage"
        w.move(by.card, w.locate(by.card, "leaving"), pile)
        w.links.pop(by.card, None)
        return ()


class ResolveLater(Effect[Island]):
    """RC-212: the lower half of an Adventure or Mystery card."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.content.cards[by.card]
        assert isinstance(card, Adventure | Mystery)
        return card.later


class DiscardLater(Effect[Island]):
    """RC-214: to the discard pile of its own deck, unless it went elsewhere (RC-215)."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.holds("resolving", by.card):
            w.move(by.card, "resolving", f"{w.content.cards[by.card].deck}-discard")
        return ()


class StrokeOfFate(Effect[Island]):
    """RC-1204: the cards on the Threat spaces are discarded with their Threat effects, left first."""

    accounts_for = THREATS
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        leaving = (*w.zones["threat-left"].top, *w.zones["threat-right"].top)
        for card in leaving:
            w.move(card, w.locate(card, "threat-left", "threat-right"), "leaving")
        return tuple([ThreatEffect(card) for card in leaving])


class FirstPlayerToNext(Effect[Island]):
    """RC-747: clockwise; alone it has no effect."""

    accounts_for = ("first",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.first = (w.first + 1) % w.players
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("first-player-to-next", who=the(w.first)) if w.players > 1 else None


class LookAtEvent(Effect[Island]):
    """RC-811: the top card of the Event deck is shown to all and stays there."""

    beat = "card"
    accounts_for = ("zones.event",)
    log = top_of("event", "look-at-event")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.look("event", 1)
        return ()


class IntoEventDeck(Effect[Island]):
    """RC-691, RC-807: the card is shuffled into the Event deck; everybody knows that it is there."""

    accounts_for = ("zones.event", "zones.treasures", "zones.kept", "uses.*", *ON_TABLE)
    log = by_card("into-event-deck")

    def apply(self, w: Island, by: Cause) -> Effects:
        if by.card >= 0:
            w.take(by.card, w.locate(by.card, "resolving"))
            w.uses.pop(by.card, None)
            w.shuffle_in(by.card, "event")
        return ()
