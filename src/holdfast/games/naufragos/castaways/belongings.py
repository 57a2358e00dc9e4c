"""What castaways own: where their things go, and the coffer that is too heavy (NA-650, NA-950)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.options import AcceptItem, OfferTo
from holdfast.games.naufragos.log import RESERVE, THINGS, key, line, one, to_whom, with_card
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.world import ITEMS, Shore


def discard(w: Shore, card: int, frm: str) -> None:
    """An item leaves the game; with the dog's card the dog goes too (NA-316)."""
    w.move(card, frm, "gone")
    if "dog" in w.item(card).perks:
        w.tokens = tuple([t for t in w.tokens if t != "dog"])


def bury(w: Shore, seat: Seat) -> None:
    """NA-176, NA-179: all belongings leave the game."""
    w.came(0, len(w.items(seat)) + w.held[seat])
    for card in w.items(seat):
        discard(w, card, ITEMS[seat])
    w.held[seat] = 0


def leave(w: Shore, seat: Seat) -> None:
    """NA-174, NA-180: items and food counters lie open until they are shared out."""
    w.came(0, len(w.items(seat)) + w.held[seat])
    for card in w.items(seat):
        w.move(card, ITEMS[seat], "estate")
    w.estate_food += w.held[seat]
    w.held[seat] = 0


def too_heavy(w: Shore, seat: Seat) -> bool:
    """NA-950: the coffer of coins, and more than 3 other items."""
    return len(w.items(seat)) > w.rules.coffer + 1 and w.perk(seat, "heavy") >= 0


class Overloaded(Question[Shore]):
    """Coffer of coins: beside it at most 3 other items; what is beyond goes to a neighbour who takes it, or away."""

    seat: int
    refused: tuple[int, ...] = ()
    card: int = -1

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if too_heavy(w, self.seat) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.items(seat):
            id = w.content.cards[card].id
            if "heavy" in w.item(card).perks or (self.card >= 0 and card != self.card):
                continue
            menu.add(Thing("drop", id), Drop(seat, card), Overloaded(seat))
            for other in w.company(seat):
                if other != seat and other not in self.refused:
                    menu.add(OfferTo(id, other), Relieve(seat, card, other, self.refused))


class Drop(Effect[Shore]):
    """An item of a castaway leaves the game."""

    seat: int
    card: int
    beat = "loss"
    accounts_for = THINGS
    log = with_card("drop")

    def apply(self, w: Shore, by: Cause) -> Effects:
        discard(w, self.card, ITEMS[self.seat])
        return ()


class Relieve(Question[Shore]):
    """Does the neighbour take what the coffer's owner cannot carry?"""

    seat: int
    card: int
    to: int
    refused: tuple[int, ...] = ()

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.to,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(AcceptItem(), HandOver(self.seat, self.card, self.to), Overloaded(self.seat))
        menu.add("refuse", Overloaded(self.seat, (*self.refused, self.to), self.card))


class HandOver(Effect[Shore]):
    """NA-652, NA-653, NA-655: an item changes hands; in a bargain the coffer's owner counts when all is exchanged."""

    seat: int
    card: int
    to: int
    bargain: bool = False
    accounts_for = (*THINGS, "held")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, ITEMS[self.seat], ITEMS[self.to])
        return () if self.bargain else (Overloaded(self.to),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("hand-over", what=key(w, self.card), **to_whom(w, self.to), **one(w, self.seat))


class Receive(Effect[Shore]):
    """A castaway takes an item: what happens at once happens, and then such a card is gone (NA-950)."""

    seat: int
    card: int
    beat = "card"
    accounts_for = (*THINGS, *RESERVE, "zones.wreck-row", "zones.box")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, w.locate(self.card, "wreck-row", "exploring"), ITEMS[self.seat])
        at_once = w.item(self.card).at_once
        if not at_once:
            return (Overloaded(self.seat),) if too_heavy(w, self.seat) else ()
        return (UseUp(self.seat, self.card, at_once),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """An item that is used up at once is logged when it is used."""
        return None if w.item(self.card).at_once else with_card("receive")(self, w, by, outcomes)


class UseUp(Effect[Shore]):
    """An item is discarded for its effect; `me` is its owner."""

    seat: int
    card: int
    then: tuple[AnyEffect, ...]
    beat = "use"
    accounts_for = (*THINGS, *RESERVE, "zones.wreck-row", "fight")
    log = with_card("use-up")

    def apply(self, w: Shore, by: Cause) -> Effects:
        discard(w, self.card, ITEMS[self.seat])
        return (Under(Cause(self.seat, self.seat, self.card, "item"), self.then),)


class PassCounter(Effect[Shore]):
    """A food counter changes hands."""

    seat: int
    to: int
    accounts_for = (*THINGS, "held")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.held[self.seat] -= 1
        w.held[self.to] += 1
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("hand-over", what="log-food", **to_whom(w, self.to), **one(w, self.seat))
