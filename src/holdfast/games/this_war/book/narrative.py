"""Narrative Actions (TW-812, TW-813, TW-819, TW-1840 to TW-1842)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.cards import NarrativeAction
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import KEPT, NARRATIVE, key, line, yes
from holdfast.games.this_war.options import CardNamed
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City, under


class Narrative(Effect[City]):
    """TW-812, TW-813: two cards are read, one is kept, the other shuffled back; with fewer, what is left (TW-819)."""

    accounts_for = ("zones.narrative", "zones.narrative-now")

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("narrative") < 2:
            w.refill("narrative", "narrative-discard")
        for _ in range(min(2, w.size("narrative"))):
            w.draw("narrative", "narrative-now")
        return (ChooseNarrative(),) if w.zones["narrative-now"].top else ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-812: the cards that are read."""
        cards = w.zones["narrative-now"].top
        named = phrases.names([w.content.cards[card].key for card in cards])
        return line("narratives", n=len(cards), cards=named) if cards else None


class ChooseNarrative(Decision):
    """Which of the two."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["narrative-now"].top:
            menu.add(CardNamed("narrative", w.content.cards[card].id), Tell(card))


class Tell(Effect[City]):
    """A *Now* card is done at once if its price can be paid (TW-819) and there are as many people as it needs (TW-1842), a
    *Keep* card is laid by the board, two at most."""

    card: int
    accounts_for = NARRATIVE

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        assert isinstance(card, NarrativeAction)
        for other in w.zones["narrative-now"].top:
            if other != self.card:
                w.take(other, "narrative-now")
                w.shuffle_in(other, "narrative")
        if card.keep:
            w.move(self.card, "narrative-now", "kept")
            return (DropKept(),) if w.size("kept") > w.rules.most_kept else ()
        w.move(self.card, "narrative-now", "narrative-discard")
        if in_vain(w, self.card):
            return ()
        return under(w, Cause(card=self.card, place="narrative"), (*card.cost, *card.effects))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-812, TW-819: done now, kept, or without its price."""
        card = key(w, self.card)
        kept = w.holds("kept", self.card)
        vain = yes(not kept and in_vain(w, self.card))
        return line("narrative", card=card, kept=yes(kept), vain=vain, text=phrases.flavour(card))


def in_vain(w: City, card: int) -> bool:
    """TW-819, TW-1842: is its price not there, or are there not as many people as a *Now* card needs?"""
    it, cause = w.content.cards[card], Cause(card=card, place="narrative")
    assert isinstance(it, NarrativeAction)
    return bool(unpayable(w, cause, it.cost)) or any(isinstance(e, State) and e.too_few(w, cause) for e in it.effects)


class DropKept(Decision):
    """TW-813: of three kept cards one is discarded."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["kept"].top:
            menu.add(CardNamed("narrative", w.content.cards[card].id), Drop(card))


class Drop(Effect[City]):
    """TW-813: a kept card goes to the discards."""

    card: int
    accounts_for = KEPT

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.card, "kept", "narrative-discard")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("drop", card=key(w, self.card))
