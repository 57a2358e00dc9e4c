"""What traders have, and what it is worth (US-119, US-713, US-741, US-742)."""

from collections.abc import Iterator
from functools import lru_cache

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import BoundedRecord, Cause, Effect, Effects, Outcomes
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.log import HANDS, STALLS, Told, keys, line, one
from holdfast.games.under_our_sun.pieces import NOTHING, Dealer
from holdfast.games.under_our_sun.rules import KINDS, MOST_DEALERS, VALUE
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import load
from holdfast.games.under_our_sun.things.goods import LoadWeapons
from holdfast.games.under_our_sun.things.loot import draw_loot_card
from holdfast.games.under_our_sun.things.supply import add, from_bag, receive
from holdfast.games.under_our_sun.trade.options import SwapGoods
from holdfast.games.under_our_sun.trade.traders import dealer, display, trader_key, wares
from holdfast.games.under_our_sun.vocabulary import Good
from holdfast.games.under_our_sun.world import Sands, me


class PlaceDealer(Effect[Sands]):
    """US-741, US-742: a display of water, random cubes and item cards of the loot deck; at most two at once."""

    water: int = 4
    beat = "tile"
    accounts_for = ("uses", "zones.loot", *STALLS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        free = [n for n in range(1, MOST_DEALERS + 1) if dealer(w, n) is None]
        if not free:
            return ()
        id = free[0]
        goods = NOTHING
        for _ in range(w.rules.trader_cubes):
            what = from_bag(w)
            goods = add(goods, what, 1) if what else goods
        w.dealers = (*w.dealers, Dealer(id, w.pos[me(w, by)], self.water, goods))
        loot_cards(w, display(id), w.rules.dealer_cards)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-741: with the whole display; a third one does not come."""
        pos = w.pos[me(w, by)]
        if not w.dealers or w.dealers[-1].pos != pos:
            return None
        it = w.dealers[-1]
        args = {"dealer": trader_key(it.id), "place": phrases.place(w, pos), "goods": wares(it.water, it.goods)}
        return line("place-dealer", cards=keys(w, w.zones[display(it.id)].top), **args)


def loot_cards(w: Sands, to: str, n: int) -> None:
    """US-119: draw until objects appear; the other cards are shuffled back."""
    aside: list[int] = []
    while n:
        card = draw_loot_card(w, to)
        if card < 0:
            break
        if w.gear(card).kind == "goods":
            aside.append(card)
            continue
        load(w, card)
        n -= 1
    for card in aside:
        w.take(card, to)
        w.shuffle_in(card, "loot")


@lru_cache(maxsize=4096)
def one_of_each(content: Content, cards: tuple[int, ...]) -> tuple[tuple[str, int, int, str, bool], ...]:
    """The first card of each name: its name, itself, its price, its hero, and whether it has a recipe."""
    found: dict[str, tuple[str, int, int, str, bool]] = {}
    for card in cards:
        gear = content.cards[card]
        assert isinstance(gear, Gear)
        found.setdefault(gear.id, (gear.id, card, gear.price, gear.hero, bool(gear.recipe)))
    return tuple(found.values())


# --- what it is worth ------------------------------------------------------------------------------------------------


GIVEN = ("water", *KINDS)
WORTH = tuple([VALUE[what] for what in GIVEN])
DEAREST = max(WORTH)
"""More than this of one kind makes no difference to a swap."""
CUPS = tuple([((0, n),) for n in range(DEAREST + 1)])
"""So much water among the wares."""


def rate(give: str, want: str) -> tuple[int, int]:
    """US-713: how many are given, and how many there are for them at most."""
    a, b = VALUE[give], VALUE[want]
    return -(-b // a), max(1, a // b)


LEAST = tuple([tuple([rate(give, want)[0] if give != want else 99 for want in GIVEN]) for give in GIVEN])
"""How many he must have to give; of the same kind there are never enough."""
SWAPS = tuple([tuple([SwapGoods(give, want) for want in GIVEN]) for give in GIVEN])
AT_MOST = tuple([tuple([rate(give, want)[1] for want in GIVEN]) for give in GIVEN])
"""How many there are for them at most."""


Payment = tuple[tuple[str, int], ...]
"""So many of each kind."""
MOST_PAYMENTS = 6


def payments(purse: Payment, price: int) -> tuple[Payment, ...]:
    """US-712, US-713: all ways to pay a price without a piece too many, where they are few enough to be read."""
    found: list[Payment] = []
    for way in _payments(purse, price, sum([VALUE[what] * n for what, n in purse])):
        if all(sum([VALUE[what] * n for what, n in way]) - VALUE[what] < price for what, _ in way):
            found.append(way)
            if len(found) > MOST_PAYMENTS:
                return ()
    return tuple(found)


def _payments(purse: Payment, price: int, worth: int) -> Iterator[Payment]:
    """Kind by kind, as much of each as would do, while the purse is worth as much."""
    if price <= 0:
        yield ()
        return
    if worth < price:
        return
    (what, have), rest = purse[0], purse[1:]
    value = VALUE[what]
    worth -= value * have
    for n in range(min(have, -(-price // value)), -1, -1):
        for way in _payments(rest, price - n * value, worth):
            yield ((what, n), *way) if n else way


class Stall(BoundedRecord):
    """Some goods as they can be traded."""

    wares: tuple[tuple[int, int], ...]
    """What there is by its place in `DERIVED_KEYS`, and how much, as far as that makes a difference."""
    worth: int
    """In water."""


class Stalls(dict[tuple[int, ...], Stall]):
    """By the goods, looked through when they are first asked for."""

    def __missing__(self, goods: tuple[int, ...]) -> Stall:
        if len(self) >= MOST_STALLS:
            self.clear()
        wares = tuple([(place, min(n, DEAREST)) for place, n in enumerate(goods, 1) if n])
        self[goods] = stall = Stall(wares, sum([n * VALUE[what] for what, n in zip(KINDS, goods, strict=True)]))
        return stall


MOST_STALLS = 8192
TO_TRADE = Stalls()


class BuyRound(Effect[Sands]):
    """US-715: ammunition, 1 water each."""

    char: int
    what: Good
    beat = "phase"
    accounts_for = (*STALLS, *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        receive(w, self.char, self.what, 1)
        return (LoadWeapons(self.char), Overflow(self.char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("buy-round", goods=phrases.goods({self.what: 1}), **one(w, self.char))
