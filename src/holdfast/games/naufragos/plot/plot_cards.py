"""The plot mechanism: numbered cards that come into play, onto the camp board too, and leave it (NA-500 to NA-513, NA-910
to NA-925)."""

from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.memo import MemoPerContent
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.camp.camp_board import leave_camp
from holdfast.games.naufragos.camp.store import wood_left
from holdfast.games.naufragos.cards import IslandCard, Plot
from holdfast.games.naufragos.castaways.belongings import Receive, discard
from holdfast.games.naufragos.log import CAMP_BOARD, DECKS, EVENTS, RESERVE, THINGS, came_to, fields, key, keys, line
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.plot.options import LayOn
from holdfast.games.naufragos.rules import CAMP_SPACES
from holdfast.games.naufragos.vocabulary import Beast, Deck, Number, Space
from holdfast.games.naufragos.world import CAMP_ZONES, ITEMS, PLACE_OF_CAMP_CARD, Shore, actor


def plot_card(w: Shore, card: int) -> Plot:
    plot = w.content.cards[card]
    assert isinstance(plot, Plot)
    return plot


def additions(w: Shore, card: int) -> Effects:
    """NA-918, NA-923: what a card adds whatever is chosen."""
    return ADDITIONS[w.content].get(card, ())


class Add(Effect[Shore]):
    """NA-911 to NA-913, NA-558: from the reserve into the deck of its back, which is shuffled; a camp card goes to
    the camp board; a card that is not in the reserve any more is ignored."""

    n: Number
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        if not w.holds("reserve", card):
            return ()
        return (CampArrives(card),) if plot_card(w, card).on == "camp" else (IntoDeck(self.n),)


def cards_that_add(content: Content) -> dict[int, Effects]:
    cards = enumerate(content.cards)
    return {i: tuple([Add(n) for n in card.adds]) for i, card in cards if isinstance(card, IslandCard) and card.adds}


ADDITIONS = MemoPerContent(cards_that_add)


class CampArrives(Question[Shore]):
    """NA-500, NA-501, NA-512: onto a free space; where none is free, over a card; the one who brings it chooses."""

    card: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        bringer = w.starter if by.place == "event" else actor(w, by)
        return (w.starter if w.is_dead(bringer) else bringer,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        free = [space for space in CAMP_SPACES if w.on_camp(space) < 0]
        for space in free or coverable(w):
            menu.add(LayOn(CAMP_SPACES.index(space) + 1), LayCampCard(self.card, space))
        if menu.explain:
            for n, space in enumerate(CAMP_SPACES, 1):
                if space not in (free or coverable(w)):
                    menu.closed(LayOn(n), *cover_blocks(w, space, bool(free)))


def cover_blocks(w: Shore, space: str, free: bool) -> Blocks:
    """Why a card may not be laid over this one: a space is free, it is red, or a pawn waits on it."""
    if free:
        return needs(False, "NA-501", "free-space")
    if w.camp_card(w.on_camp(space)).red:
        return needs(False, "NA-503" if w.rules.house_rules else "NA-502", "red-card")
    return needs(False, "NA-513", "camp-card-taken")


def coverable(w: Shore) -> list[str]:
    """NA-502, NA-503, NA-506, NA-513: no red card unless all are red; none on which a pawn waits unless one waits on all."""
    waits = w.white if w.white_waits else ""
    open_ = [s for s in CAMP_SPACES if not w.camp_card(w.on_camp(s)).red] or list(CAMP_SPACES)
    return [s for s in open_ if s not in w.pawns and s != waits] or open_


class LayCampCard(Effect[Shore]):
    """The card lies face up on its space; wood printed on it is put on it, its additions happen (NA-923)."""

    card: int
    space: Space
    beat = "card"
    accounts_for = (*CAMP_BOARD, *RESERVE)

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.space in w.pawns:
            del w.pawns[self.space]
        if w.white == self.space:
            w.white, w.white_waits = "", False
        w.move(self.card, w.locate(self.card), PLACE_OF_CAMP_CARD[self.space])
        wood = w.camp_card(self.card).wood
        if wood:
            w.on_card[self.card] = min(wood, wood_left(w))
        return additions(w, self.card)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        covered = w.zones[PLACE_OF_CAMP_CARD[self.space]].top[-2:-1]
        return line(
            "lay-camp-card",
            card=key(w, self.card),
            red="yes" if w.camp_card(self.card).red else "no",
            covers="yes" if covered else "no",
            covered=keys(w, covered),
            wood=w.on_card.get(self.card, 0),
        )


class IntoDeck(Effect[Shore]):
    """NA-911, NA-912: a plot card of the reserve is shuffled into the deck of its back."""

    n: int
    beat = "move"
    accounts_for = (*DECKS, *RESERVE)

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        w.take(card, "reserve")
        w.shuffle_in(card, plot_card(w, card).on)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-807, NA-808: by its number and its back, never by its face."""
        return line("into-deck", number=self.n, deck=plot_card(w, w.plot(self.n)).on)


class Item(Effect[Shore]):
    """NA-924, NA-929: a plot item goes from the reserve straight to me."""

    n: Number
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        me = actor(w, by)
        return (Receive(me, card),) if w.holds("reserve", card) and not w.is_dead(me) else ()


class Camp(Effect[Shore]):
    """NA-924: a plot card goes from the reserve straight to the camp board."""

    n: Number
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        return (CampArrives(card),) if w.holds("reserve", card) else ()


class Keep(Effect[Shore]):
    """The card itself becomes an item of mine."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        me = actor(w, by)
        return (Receive(me, by.card),) if not w.is_dead(me) else ()


class Pending(Effect[Shore]):
    """NA-562: the card itself stays face up as a pending exploration."""

    beat = "card"
    accounts_for = ("zones.pending",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(by.card, "exploring", "pending")
        return (TooManyPending(),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("pending", card=key(w, by.card))


class TooManyPending(Question[Shore]):
    """NA-563, NA-564, NA-566: a fifth pending card discards one of the old ones, chosen by the active explorer; if the
    card has killed them, by the first in marching order, or by the starting player."""

    quiet: ClassVar[bool] = True

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        if w.size("pending") <= w.rules.pending:
            return ()
        return (by.seat,) if not w.is_dead(by.seat) else (*w.party, w.starter)[:1]

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["pending"].top[:-1]:
            menu.add(Thing("abandon", w.content.cards[card].id), Abandon(card))


class Abandon(Effect[Shore]):
    """A pending exploration leaves the game."""

    card: int
    accounts_for = ("zones.pending",)
    log = fields("card")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, "pending", "gone")
        return ()


class Remove(Effect[Shore]):
    """NA-922: a plot card leaves the game wherever it is; the one in hand is discarded at its end anyway."""

    n: Number
    accounts_for = (*DECKS, *RESERVE, *CAMP_BOARD, *THINGS, *EVENTS, "zones.pending", "zones.estate")

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.plot(self.n)
        zone = w.locate(card)
        w.came(1, int(zone not in ("gone", "removed", "past-events")))
        if zone in CAMP_ZONES:
            leave_camp(w, card)
        elif zone in ITEMS or zone == "estate":
            discard(w, card, zone)
        elif zone not in ("gone", "exploring", "event-now", "past-events"):
            w.take(card, zone)
            w.put(card, "removed" if zone in ("reserve", *w.face_down) else "gone")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """By its name if everybody has seen it, otherwise by its number."""
        if not came_to(w, 1):
            return None
        card = w.plot(self.n)
        seen = w.seen[card] == -1
        return line("remove", number=self.n, card=key(w, card) if seen else "", seen="yes" if seen else "no")


class Token(Effect[Shore]):
    """Dog, goat and cannon come and go; what belongs to them goes with them."""

    name: Beast
    on: bool = True
    accounts_for = THINGS

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(1, int(self.on != (self.name in w.tokens)))
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

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("token", token=self.name, on="yes" if self.on else "no") if came_to(w, 1) else None


GOAT_PEN = 8


class LeavePen(Effect[Shore]):
    """Goat pen: it goes when the goat goes."""

    quiet: ClassVar[bool] = True
    accounts_for = CAMP_BOARD

    def apply(self, w: Shore, by: Cause) -> Effects:
        pen = w.plot(GOAT_PEN)
        standing = w.locate(pen) in CAMP_ZONES
        w.came(0, int(standing))
        if standing:
            leave_camp(w, pen)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("card-used-up", card=key(w, w.plot(GOAT_PEN))) if came_to(w, 0) else None


class DiscardTop(Effect[Shore]):
    """The top card of a deck is discarded."""

    deck: Deck
    accounts_for = DECKS

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.size(self.deck):
            w.draw(self.deck, "gone")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if not outcomes:
            return None
        gone = w.zones["gone"].top
        return line("discard-top", deck=self.deck, card=key(w, gone[-1])) if gone else None
