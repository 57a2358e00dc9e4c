"""Narrative Actions (TW-812, TW-813, TW-819, TW-1840 to TW-1842)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.cards import NarrativeAction
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.rules import MOST_KEPT
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City, under


class Narrative(Effect[City]):
    """TW-812, TW-813: two cards are read, one is kept, the other shuffled back; with fewer, what is left (TW-819)."""

    def apply(self, w: City, by: Cause) -> Effects:
        if w.size("narrative") < 2:
            w.refill("narrative", "narrative-discard")
        for _ in range(min(2, w.size("narrative"))):
            w.draw("narrative", "narrative-now")
        return (ChooseNarrative(),) if w.zones["narrative-now"].top else ()


class ChooseNarrative(Decision):
    """Which of the two."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["narrative-now"].top:
            menu.add(f"narrative:{w.content.cards[card].id}", Tell(card))


class Tell(Effect[City]):
    """A *Now* card is done at once if its price can be paid (TW-819) and there are as many people as it needs (TW-1842), a
    *Keep* card is laid by the board, two at most."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        assert isinstance(card, NarrativeAction)
        for other in w.zones["narrative-now"].top:
            if other != self.card:
                w.take(other, "narrative-now")
                w.shuffle_in(other, "narrative")
        if card.keep:
            w.move(self.card, "narrative-now", "kept")
            return (DropKept(),) if w.size("kept") > MOST_KEPT else ()
        w.move(self.card, "narrative-now", "narrative-discard")
        if in_vain(w, self.card):
            return ()
        return under(w, Cause(card=self.card, place="narrative"), (*card.cost, *card.effects))


def in_vain(w: City, card: int) -> bool:
    """TW-819, TW-1842: is its price not there, or are there not as many people as a *Now* card needs?"""
    it, cause = w.content.cards[card], Cause(card=card, place="narrative")
    assert isinstance(it, NarrativeAction)
    return bool(unpayable(w, cause, it.cost)) or any(isinstance(e, State) and e.too_few(w, cause) for e in it.effects)


class DropKept(Decision):
    """TW-813: of three kept cards one is discarded."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["kept"].top:
            menu.add(f"narrative:{w.content.cards[card].id}", Drop(card))


class Drop(Effect[City]):
    """TW-813: a kept card goes to the discards."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.card, "kept", "narrative-discard")
        return ()
