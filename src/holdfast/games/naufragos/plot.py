"""The plot mechanism: numbered cards that come into play and leave it (NA-910 to NA-925)."""

from typing import ClassVar

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.menu import Menu
from holdfast.games.naufragos.belongings import Receive, discard
from holdfast.games.naufragos.campboard import CampArrives, leave_camp
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.lexicon import Beast, Number
from holdfast.games.naufragos.numbers import PENDING
from holdfast.games.naufragos.world import CAMP_ZONES, ITEMS, Shore, actor


def plot_card(w: Shore, card: int) -> Plot:
    plot = w.content.cards[card]
    assert isinstance(plot, Plot)
    return plot


def additions(w: Shore, card: int) -> Effects:
    """NA-918, NA-923: what a card adds whatever is chosen."""
    adds = w.card(card).adds
    return tuple([Add(n) for n in adds]) if adds else ()


class Add(Effect[Shore]):
    """NA-911 to NA-913, NA-558: from the reserve into the deck of its back, which is shuffled; a camp card goes to
    the camp board; a card that is not in the reserve any more is ignored."""

    n: Number

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        if not w.holds("reserve", card):
            return ()
        return (CampArrives(card),) if plot_card(w, card).on == "camp" else (IntoDeck(self.n),)


class IntoDeck(Effect[Shore]):
    """NA-911, NA-912: a plot card of the reserve is shuffled into the deck of its back."""

    n: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        w.take(card, "reserve")
        w.shuffle_in(card, plot_card(w, card).on)
        return ()


class Item(Effect[Shore]):
    """NA-924, NA-929: a plot item goes from the reserve straight to me."""

    n: Number

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        me = actor(w, by)
        return (Receive(me, card),) if w.holds("reserve", card) and not w.is_dead(me) else ()


class Camp(Effect[Shore]):
    """NA-924: a plot card goes from the reserve straight to the camp board."""

    n: Number

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        return (CampArrives(card),) if w.holds("reserve", card) else ()


class Keep(Effect[Shore]):
    """The card itself becomes an item of mine."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        return (Receive(me, by.card),) if not w.is_dead(me) else ()


class Pending(Effect[Shore]):
    """NA-562: the card itself stays face up as a pending exploration."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(by.card, "exploring", "pending")
        return (TooManyPending(),)


class TooManyPending(Question[Shore]):
    """NA-563, NA-564: a fifth pending card discards one of the old ones, chosen by the active explorer."""

    quiet: ClassVar[bool] = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.size("pending") > PENDING else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["pending"].top[:-1]:
            menu.add(f"abandon:{w.content.cards[card].id}", Abandon(card))


class Abandon(Effect[Shore]):
    """A pending exploration leaves the game."""

    card: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, "pending", "gone")
        return ()


class Remove(Effect[Shore]):
    """NA-922: a plot card leaves the game wherever it is; the one in hand is discarded at its end anyway."""

    n: Number

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        zone = w.locate(card)
        if zone in CAMP_ZONES:
            leave_camp(w, card)
        elif zone in ITEMS or zone == "estate":
            discard(w, card, zone)
        elif zone not in ("gone", "exploring", "event-now", "past-events"):
            w.take(card, zone)
            w.put(card, "removed" if zone in ("reserve", *w.face_down) else "gone")
        return ()


class Token(Effect[Shore]):
    """Dog, goat and cannon come and go; what belongs to them goes with them."""

    name: Beast
    on: bool = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.on:
            w.tokens = (*w.tokens, self.name) if self.name not in w.tokens else w.tokens
            return ()
        w.tokens = tuple([t for t in w.tokens if t != self.name])
        gone: list[AnyEffect] = []
        if self.name == "goat":
            gone.append(LeavePen())
        if self.name == "dog" and (owner := w.holder("dog")) >= 0:
            discard(w, w.perk(owner, "dog"), ITEMS[owner])
        return tuple(gone)


GOAT_PEN = 8


class LeavePen(Effect[Shore]):
    """Goat pen: it goes when the goat goes."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        pen = w.plot(GOAT_PEN)
        if w.locate(pen) in CAMP_ZONES:
            leave_camp(w, pen)
        return ()
