"""Starting cards: the offer, the points, and what Lawrence gets (US-109 to US-119)."""

from functools import lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, needs, option
from holdfast.core.memo import MemoPerContent
from holdfast.core.state.zones import Zone
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.log import STALLS, LogOnly, Told, by_name, key, keys, line, yes
from holdfast.games.under_our_sun.lookups import chars_of
from holdfast.games.under_our_sun.options import Numbered
from holdfast.games.under_our_sun.pieces import OPEN_DECKS
from holdfast.games.under_our_sun.setup.options import Buy
from holdfast.games.under_our_sun.things.gear import load
from holdfast.games.under_our_sun.things.goods import TakeCard
from holdfast.games.under_our_sun.things.supply import add, from_bag
from holdfast.games.under_our_sun.trade.traders import LAWRENCE, display, wares
from holdfast.games.under_our_sun.trade.wares import loot_cards
from holdfast.games.under_our_sun.world import Sands


def starred(w: Sands) -> list[int]:
    """US-118, US-1162: the starred cards that nobody has bought; one copy of each line carries the stars."""
    kinds, _ = STARS[w.content]
    bought = {kinds[card] for char in range(w.crew) for card in w.things(char)}
    left = first_copies(w.content, w.zones["item"].top, w.zones["equipment"].top)
    return [card for card in left if kinds[card] not in bought]


def first_copies(content: Content, items: tuple[int, ...], equipment: tuple[int, ...]) -> list[int]:
    kinds, n = STARS[content]
    new = [False] + [True] * n
    found: list[int] = []
    for card in items + equipment:
        kind = kinds[card]
        if new[kind]:
            new[kind] = False
            found.append(card)
    return found


@lru_cache(maxsize=16)
def whole_decks(content: Content, items: tuple[int, ...], equipment: tuple[int, ...]) -> tuple[int, ...]:
    """The same while nobody has taken anything: all tables with the same cards begin so."""
    return tuple(first_copies(content, items, equipment))


def star_cards(content: Content) -> tuple[tuple[int, ...], int]:
    """Numbers that copies of a starred card share, by cards, 0 where there are no stars; and how many there are."""
    known: dict[str, int] = {}
    for card in content.cards:
        if isinstance(card, Gear) and card.stars:
            known.setdefault(card.key, len(known) + 1)
    return tuple([known.get(card.key, 0) for card in content.cards]), len(known)


STARS = MemoPerContent(star_cards)


def lay_out(w: Sands, taken: list[int], to: str) -> None:
    """Cards of the open decks, which everybody has seen, go to another place where all see them."""
    zones, cards = w.zones, w.content.cards
    left = {deck: list(zones[deck].top) for deck in OPEN_DECKS}
    for card in taken:
        left[cards[card].deck].remove(card)
    for deck, lie in left.items():
        z = zones[deck]
        zones[deck] = Zone(tuple(lie), z.mixed, z.bottom, z.sees)
    z = zones[to]
    zones[to] = Zone(z.top + tuple(taken), z.mixed, z.bottom, z.sees)


class Offer(Effect[Sands]):
    """US-109 to US-111: six random starred cards; the points are split, the surplus goes to the first player."""

    accounts_for = ("zones.offer", "zones.item", "zones.equipment", "points")

    def apply(self, w: Sands, by: Cause) -> Effects:
        zones, below = w.zones, w.chance.below
        pile = list(whole_decks(w.content, zones["item"].top, zones["equipment"].top))
        offer: list[int] = []
        for _ in range(min(w.rules.offer_cards, len(pile))):
            offer.append(pile.pop(below(len(pile))))
        lay_out(w, offer, "offer")
        total = max(w.rules.starting_points, w.players)
        each = total // w.players
        w.points = [each] * w.players
        w.points[w.first % w.players] += total - each * w.players
        return (Buying(w.turn_order(w.first % w.players)), EndOffer())

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-109, US-110: what there is to buy, for how many points, and who has how many of them."""
        cards = "|".join([phrases.priced(key(w, card), w.gear(card).stars) for card in w.zones["offer"].top])
        shares = [phrases.count(phrases.name(w.of_seat(seat)[0]), n) for seat, n in enumerate(w.points)]
        own = phrases.plain(str(sum(w.points)))
        return line("offer", cards=cards, n=sum(w.points), shares="|".join(shares) if w.players > 1 else own)


class Buying(Question[Sands]):
    """US-111: clockwise from the first player until all pass; points may be pooled for a dearer card."""

    seats: tuple[int, ...]
    passed: int = 0
    nth: int = 0

    def turn(self, w: Sands) -> int:
        for i in range(len(self.seats)):
            seat = self.seats[(self.nth + i) % len(self.seats)]
            if not self.passed >> seat & 1 and w.points[seat]:
                return seat
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        seat = self.turn(w)
        return (seat,) if seat >= 0 and w.zones["offer"].top else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        after = Buying(self.seats, self.passed, self.seats.index(seat) + 1)
        pool, own = sum(w.points), w.points[seat]
        chars = chars_of(w.owner, seat)
        cards: tuple[Any, ...] = w.content.cards
        for card in w.zones["offer"].top:
            gear: Gear = cards[card]
            stars = gear.stars
            if own < stars and pool < stars and not menu.explain:
                continue
            for char in chars:
                spec = Buy(gear.id, char if len(chars) > 1 else -1)
                if own >= stars:
                    menu.add(spec, SpendPoints(seat, stars), TakeCard(char, card), after)
                else:
                    enough = needs(pool >= stars, "US-111", "no-points", need=stars)
                    menu.add(spec, PoolPoints(char, card, own), after, blocks=enough)
        menu.add("pass", Buying(self.seats, self.passed | 1 << seat, self.nth))


class SpendPoints(Effect[Sands]):
    seat: int
    n: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.points[self.seat] -= self.n
        return ()


class PoolPoints(Question[Sands]):
    """US-111: the others are asked clockwise to add points; nothing is spent unless the card is reached."""

    char: int
    card: int
    own: int
    given: tuple[tuple[int, int], ...] = ()

    def others(self, w: Sands) -> list[int]:
        buyer = w.seat_of(self.char)
        done = [seat for seat, _ in self.given]
        return [s for s in w.turn_order(buyer)[1:] if s not in done and w.points[s]]

    def missing(self, w: Sands) -> int:
        n = w.gear(self.card).stars - self.own
        for _, given in self.given:
            n -= given
        return n

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        others = self.others(w)
        return (others[0],) if others and self.missing(w) > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for n in range(min(w.points[seat], self.missing(w)) + 1):
            more = PoolPoints(self.char, self.card, self.own, (*self.given, (seat, n)))
            menu.options.append(option(Numbered("add", n), seat, (more,)))

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.missing(w) > 0:
            return ()
        w.points[w.seat_of(self.char)] -= self.own
        for seat, n in self.given:
            w.points[seat] -= n
        return (TakeCard(self.char, self.card),)


class EndOffer(Effect[Sands]):
    """US-111: unbought cards return to their decks, unused points are lost."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        cards, offer, points = w.content.cards, w.zones["offer"], sum(w.points)
        w.zones["offer"] = Zone((), offer.mixed, offer.bottom, offer.sees)
        for deck in OPEN_DECKS:
            z = w.zones[deck]
            back = [card for card in offer.top if cards[card].deck == deck]
            w.zones[deck] = Zone(z.top + tuple(back), z.mixed, z.bottom, z.sees)
        w.points = [0] * w.players
        return (Unbought(offer.top, points),) if offer.top or points else ()


class Unbought(LogOnly):
    """What nobody has bought, and the points that are lost, for the log."""

    cards: tuple[int, ...]
    points: int
    accounts_for = ("zones.offer", "zones.item", "zones.equipment", "points")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("unbought", cards=by_name(w, self.cards), some=yes(self.cards), n=self.points)


class OpenStore(Effect[Sands]):
    """US-118, US-119: Lawrence: 4 water, 4 cubes, 2 starting cards that nobody took, 1 object of the loot deck."""

    beat = "use"
    accounts_for = ("zones.item", "zones.equipment", "zones.loot", "uses", *STALLS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.lawrence_water = w.rules.lawrence_water
        for _ in range(w.rules.trader_cubes):
            what = from_bag(w)
            if what:
                w.lawrence = add(w.lawrence, what, 1)
        pile, for_sale = starred(w), []
        for _ in range(min(w.rules.lawrence_cards, len(pile))):
            card = pile.pop(w.chance.below(len(pile)))
            for_sale.append(card)
            load(w, card)
        lay_out(w, for_sale, "lawrence")
        loot_cards(w, "lawrence", 1)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        cards = keys(w, w.zones[display(LAWRENCE)].top)
        return line("open-store", goods=wares(w.lawrence_water, w.lawrence), cards=cards)
