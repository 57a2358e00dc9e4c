"""The joint exploration (NA-530 to NA-565)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Under, Window
from holdfast.core.engine.menu import Blocks, Menu, needs
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.trade import trade_offers
from holdfast.games.naufragos.exploration.options import FromDeck, OnTheWay
from holdfast.games.naufragos.exploration.returning import GoHome, ReturnNow
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.exploration.track import Difficulty, sector_of_card, step
from holdfast.games.naufragos.log import DECKS, TRIP, group, key, line, named_line, one, with_card
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.plot.plot_cards import CampArrives, additions
from holdfast.games.naufragos.rules import SECTORS
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.vocabulary import AnyDeck
from holdfast.games.naufragos.world import Shore


class Expedition(Effect[Shore]):
    """NA-530 to NA-534: everybody with a pawn on Exploration leaves together; rounds of one explorer each."""

    seats: tuple[int, ...]
    beat = "move"
    accounts_for = TRIP

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.march = w.party = self.seats
        w.prepared &= sum([1 << s for s in self.seats])
        w.difficulty = w.rules.starting_difficulty[len(self.seats) - 1]
        change = eased(w, bool(w.prepared))
        shift = (Difficulty(change),) if change else ()
        return (*shift, *meanwhile(w), March(self.seats[0], fresh=True), ExpeditionOver())

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("expedition", n=w.difficulty, **group(w, self.seats))


def eased(w: Shore, prepared: bool) -> int:
    """NA-507: what the day and a preparation make of the difficulty with which an expedition leaves."""
    return w.add_up("difficulty", -1) - prepared


def meanwhile(w: Shore) -> Effects:
    """NA-653, NA-701: before each explorer's choice who wishes to be asked may act, in the camp too."""
    return MEANWHILE if w.alert else ()


MEANWHILE = (Window("meanwhile"),)


class ExpeditionOver(Effect[Shore]):
    """NA-594: the white cube leaves the track."""

    quiet: ClassVar[bool] = True
    accounts_for = TRIP
    log = named_line

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.difficulty = 0
        w.march = w.party = ()
        w.prepared = 0
        return ()


def next_explorer(w: Shore, seat: Seat) -> Seat:
    """The next in marching order who is still on the expedition, or nobody."""
    at = w.march.index(seat)
    return next((s for s in (*w.march[at + 1 :], *w.march[: at + 1]) if s in w.party), -1)


class NextExplorer(Effect[Shore]):
    """NA-534 to NA-536, NA-538: at 15 all return at once, led by the one whose round it was; below 15 the
    next explorer's round, until nobody is left."""

    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        following = next_explorer(w, self.seat)
        if following < 0:
            return ()
        if w.difficulty < w.rules.highest_difficulty:
            return (*meanwhile(w), March(following))
        leader = self.seat if self.seat in w.party else following
        return (Under(Cause(leader, leader, -1, "trip"), (ReturnNow(),)),)


def furthest(w: Shore) -> int:
    """NA-540: how many decks are open: up to the sector of the furthest cube of the present explorers."""
    return max([SECTORS.index(sector) if (sector := w.sector(s)) in SECTORS else 2 for s in w.party]) + 1


class March(Question[Shore]):
    """NA-534, NA-540: the active explorer explores or returns. [2013] Any deck up to the furthest explorer's."""

    seat: int
    fresh: bool = False
    """Nobody has explored yet on this expedition."""
    moment: ClassVar[str] = "explore"

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        reach = furthest(w)
        for i, sector in enumerate(SECTORS):
            if w.size(sector) and i < reach:
                menu.add(FromDeck("draw", sector), DrawCard(seat, sector))
            elif menu.explain:
                menu.closed(FromDeck("draw", sector), *deck_blocks(w, sector, i < reach))
        self.offer_rest(w, seat, menu)

    def offer_rest(self, w: Shore, seat: Seat, menu: Menu) -> None:
        """NA-540, NA-542, NA-547: any pending exploration; or the way home. NA-652, NA-653: a trade may come before."""
        for card in w.zones["pending"].top:
            menu.add(Thing("take", w.content.cards[card].id), TakePending(seat, card))
        menu.add(OnTheWay("return"), GoHome(seat, (seat,), w.marching(seat)[1:]), NextExplorer(seat))
        trade_offers(w, seat, menu)


def deck_blocks(w: Shore, sector: str, reached: bool) -> Blocks:
    return needs(reached, "NA-540", "sector-not-reached") + needs(w.size(sector), "NA-546", "deck-empty")


class DrawCard(Effect[Shore]):
    """NA-550: the top card of a deck is shown to all."""

    seat: int
    deck: AnyDeck
    beat = "card"
    accounts_for = (*DECKS, "seen_foot")

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.draw(self.deck, "exploring")
        return explore(w, self.seat, card)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("draw-card", deck=self.deck, card=key(w, w.zones["exploring"].top[-1]), **one(w, self.seat))


class TakePending(Effect[Shore]):
    """NA-565: a pending exploration is resolved like a drawn card."""

    seat: int
    card: int
    beat = "card"
    accounts_for = ("zones.pending", "seen_foot")
    log = with_card("take-pending")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.move(self.card, "pending", "exploring")
        return explore(w, self.seat, self.card)


def explore(w: Shore, seat: Seat, card: int) -> Effects:
    """NA-538, NA-554: icons, effect, additions; then the card goes, and the next explorer follows."""
    by = Cause(seat, seat, card, "trip")
    return (Under(by, (ResolveTrip(card),)), Settle(seat), NextExplorer(seat))


class ResolveTrip(Effect[Shore]):
    """NA-551 to NA-554, NA-560: foot, map, diary, effect, what the card adds, and where it goes."""

    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        trip = w.trip(self.card)
        out: list[AnyEffect] = []
        if trip.foot and not (trip.foot_once and self.card in w.seen_foot):
            out.append(Foot(self.card))
        if trip.map:
            out.append(MapIcon(trip.map, self.card))
        if trip.diary:
            out.append(Story())
        return (*out, *trip.then, *additions(w, self.card), Leave(self.card))


class Foot(Effect[Shore]):
    """NA-551: every explorer in the card's sector or an earlier one moves 1 space forward."""

    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.trip(self.card).foot_once:
            w.seen_foot = (*w.seen_foot, self.card)
        reach = SECTORS.index(sector_of_card(w, self.card))
        forward = tuple([s for s in w.party if w.sector(s) in SECTORS[: reach + 1]])
        return (Forward(forward),) if forward else ()


class Forward(Effect[Shore]):
    """NA-551: 1 space forward on the exploration track for each of them."""

    seats: tuple[int, ...]
    beat = "move"
    accounts_for = ("track", "seen_foot")

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in self.seats:
            step(w, seat)
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in self.seats]))


class MapIcon(Effect[Shore]):
    """NA-552; a finished raft takes 1 from the map icons of coast cards (NA-040)."""

    n: int
    card: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        harder = self.n - eased_by_raft(w, self.card)
        return (Difficulty(harder),) if harder > 0 else ()


def eased_by_raft(w: Shore, card: int) -> bool:
    """NA-040: those who have a raft go round the coast on it."""
    return "raft" in w.built and sector_of_card(w, card) == "coast"


def map_of(w: Shore, card: int) -> int:
    """NA-552: how much harder the map icon of an exploration card makes the way home, as things are."""
    return max(0, w.trip(card).map - eased_by_raft(w, card))


class Leave(Effect[Shore]):
    """NA-559, NA-958: a resolved card is out of the game, unless it became an item, a camp card or pending."""

    card: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.holds("exploring", self.card):
            return ()
        if w.card(self.card).camp is not None:
            return (CampArrives(self.card),)
        w.move(self.card, "exploring", "gone")
        return ()
