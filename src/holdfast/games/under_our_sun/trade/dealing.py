"""Dealing with a trader (US-711 to US-717)."""

from functools import lru_cache
from typing import NamedTuple

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.building import Strip
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.log import HANDS, STALLS, LogOnly, Told, key, line, one
from holdfast.games.under_our_sun.options import Quantity, WithThing
from holdfast.games.under_our_sun.pieces import AMMO, NOTHING
from holdfast.games.under_our_sun.rules import MOST_DEALERS, VALUE
from holdfast.games.under_our_sun.setup.options import Buy
from holdfast.games.under_our_sun.things.dropping import Overflow, overflow
from holdfast.games.under_our_sun.things.gear import held_in
from holdfast.games.under_our_sun.things.goods import TakeCard, spilt
from holdfast.games.under_our_sun.things.supply import hand_over, kinds, receive
from holdfast.games.under_our_sun.trade.options import PayAtOnce
from holdfast.games.under_our_sun.trade.stealing import TakeStock, Theft, Untap
from holdfast.games.under_our_sun.trade.traders import (
    DISPLAYS,
    LAWRENCE,
    change_stock,
    deals_with,
    display,
    stock,
    trader_key,
)
from holdfast.games.under_our_sun.trade.wares import (
    AT_MOST,
    CUPS,
    DEAREST,
    GIVEN,
    LEAST,
    SWAPS,
    TO_TRADE,
    WORTH,
    BuyRound,
    Payment,
    one_of_each,
    payments,
)
from holdfast.games.under_our_sun.vocabulary import Good
from holdfast.games.under_our_sun.world import Sands


class Dealing(Question[Sands]):
    """US-711 to US-717: any number of deals for the one action point."""

    char: int
    trader: int
    got: int = 0
    """What he has just swapped for, by places in `DERIVED_KEYS`, a bit each: to give it back would seldom make sense."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.char
        return (w.owner[char],) if w.alive(char) and deals_with(w, char, self.trader) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char, trader = self.char, self.trader
        options = menu.options
        deals = DEALS[seat][char][trader] or deals_of(seat, char, trader)
        have = w.water[char]
        money = have + TO_TRADE[w.goods[char]].worth
        for id, card, price, hero, _ in one_of_each(w.content, w.zones[DISPLAYS[trader]].top):
            stranger = hero and hero != w.sheet(char).id
            if money >= price and not stranger:
                options.append(buy(seat, char, trader, id, card, price))
            elif menu.explain:
                dear = needs(money >= price, "US-712", "too-dear", need=price)
                blocks = dear + needs(not stranger, "US-743", "hero-item")
                menu.add(Buy(id), Bill(char, trader, price, card), blocks=blocks)
        water, goods = stock(w, trader)
        exchanges(w, deals, char, money, goods, min(water, w.water_room(char) - have) if water else 0, menu, self.got)
        things = w.things(char)
        if things:
            stocked = water > 0 or goods != NOTHING
            for id, card, price, _, recipe in one_of_each(w.content, things):
                if stocked and price // 2:
                    options.append(sell(seat, self, id, card))
                if recipe and have:
                    options.append(dismantle(seat, self, id, card))
        if have:
            options += rounds(seat, self) if self.got else deals.rounds
        if trader != LAWRENCE and w.ap[char] and (water or goods != NOTHING):
            options.append(deals.steal)
        options.append(deals.leave)


def any_deal(w: Sands, seat: Seat, char: int, trader: int) -> bool:
    """US-368: is there anything to be had for the point, another one left for stealing? Ammunition is, for water."""
    if trader != LAWRENCE and w.ap[char] > 1 and stock(w, trader) != (0, NOTHING):
        return True
    menu = Menu(seat)
    Dealing(char, trader).options(w, Cause(seat), seat, menu)
    return any(option.key not in ("steal", "done") for option in menu.options)


class Swaps(dict[tuple[int, int, int], Option]):
    """US-713: by what is given, what is wanted and how much of that there is for it: as few as are worth one, and as many as
    the trader has for them. Made when they are first asked for."""

    def __init__(self, seat: Seat, char: int, trader: int) -> None:
        self.who = seat, char, trader

    def __missing__(self, at: tuple[int, int, int]) -> Option:
        (seat, char, trader), (give, want, n) = self.who, at
        swap = Swap(char, trader, GIVEN[give], LEAST[give][want], GIVEN[want], n)
        self[at] = made = option(SWAPS[give][want], seat, (swap, Dealing(char, trader, 1 << want)))
        return made


def another(swap: Option, got: int) -> Option:
    """The same after some swaps, not kept: there are too many ways to come to it."""
    it, after = swap.then
    assert isinstance(after, Dealing)
    return replace(swap, then=(it, Dealing(after.char, after.trader, after.got | got)))


class Deals(NamedTuple):
    """The answers of one character to one trader."""

    swaps: Swaps
    orders: tuple[Option | None, ...]
    """By what is wanted, where that is worth more than the smallest change."""
    rounds: tuple[Option, ...]
    """US-715: ammunition for water."""
    steal: Option
    leave: Option


DEALS: list[list[list[Deals | None]]] = [[[None] * (MOST_DEALERS + 1) for _ in range(6)] for _ in range(6)]
"""By seats, characters and traders, made when they are first asked for."""


def deals_of(seat: Seat, char: int, trader: int) -> Deals:
    orders = [option(WithThing("order", what), seat, (Order(char, trader, what, VALUE[what]),)) for what in GIVEN]
    dear = tuple([it if worth > 1 else None for it, worth in zip(orders, WORTH, strict=True)])
    steal, it = Option("steal", seat, (Steal(char, trader),)), Dealing(char, trader)
    swaps, leave = Swaps(seat, char, trader), Option("done", seat)
    DEALS[seat][char][trader] = made = Deals(swaps, dear, rounds(seat, it), steal, leave)
    return made


@lru_cache(maxsize=1024)
def rounds(seat: Seat, more: Dealing) -> tuple[Option, ...]:
    pay = PayTrader(more.char, more.trader, "water", 1)
    return tuple([option(Buy(what), seat, (pay, BuyRound(more.char, what), more)) for what in AMMO])


@lru_cache(maxsize=4096)
def buy(seat: Seat, char: int, trader: int, id: str, card: int, price: int) -> Option:
    return option(Buy(id), seat, (Bill(char, trader, price, card),))


def exchanges(
    w: Sands, deals: Deals, char: int, money: int, goods: tuple[int, ...], for_water: int, menu: Menu, got: int
) -> None:
    """US-713: what is given must be worth at least what is taken; water may be given as change. What few would want stands
    last: to give what was got a moment ago, and to pay with several kinds where one is enough."""
    swapped_for, swaps = 0, deals.swaps
    own, water = w.goods[char], w.water[char]
    held, there = TO_TRADE[own].wares, TO_TRADE[goods].wares
    if water:
        held = CUPS[water if water < DEAREST else DEAREST] + held
    swapped = CUPS[for_water if for_water < DEAREST else DEAREST] + there if for_water else there
    for give, have in held:
        least, most = LEAST[give], AT_MOST[give]
        options = menu.backs if got >> give & 1 else menu.options
        for want, n in swapped:
            if have >= least[want]:
                swap = swaps[give, want, n if n < most[want] else most[want]]
                options.append(another(swap, got) if got else swap)
                swapped_for |= 1 << want
    if len(held) < 2:
        return
    for want, _ in there:
        order = deals.orders[want]
        if order is not None:
            have = own[want - 1]
            if len(held) - (have > 0) > 1 and WORTH[want] * (have + 1) <= money:
                (menu.backs if swapped_for >> want & 1 else menu.options).append(order)


def sell(seat: Seat, more: Dealing, id: str, card: int) -> Option:
    return option(WithThing("sell", id), seat, (Sell(more.char, more.trader, card), more))


def dismantle(seat: Seat, more: Dealing, id: str, card: int) -> Option:
    work = (PayTrader(more.char, more.trader, "water", 1), Strip(more.char, card), more)
    return option(WithThing("dismantle", id), seat, work)


class PayTrader(Effect[Sands]):
    """US-721: everything paid to a trader joins its display."""

    char: int
    trader: int
    what: Good
    n: int
    accounts_for = (*STALLS, *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        hand_over(w, self.char, self.what, self.n)
        change_stock(w, self.trader, self.what, self.n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line(
            "pays-trader", goods=phrases.goods({self.what: self.n}), trader=trader_key(self.trader), **one(w, self.char)
        )


class Bill(Question[Sands]):
    """US-712, US-713: the price in water and resources, at once or piece by piece; change in water as far as there is any."""

    char: int
    trader: int
    price: int
    card: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.price > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        pieces: list[Option] = []
        if w.water[self.char]:
            n = min(self.price, w.water[self.char])
            for part in sorted({1, n}):
                paid = (PayTrader(self.char, self.trader, "water", part), self._rest(part))
                pieces.append(option(Quantity("pay", "water", part), seat, paid))
        pieces += [instalment(seat, self, what) for what, _ in kinds(w.goods[self.char])]
        laid_down(w, self, pieces, "", menu)

    def _rest(self, paid: int) -> "Bill":
        return Bill(self.char, self.trader, self.price - paid, self.card)

    def apply(self, w: Sands, by: Cause) -> Effects:
        back = told_change(self.char, self.trader, give_change(w, self.char, self.trader, -self.price))
        return (*back, TakeCard(self.char, self.card, trader=self.trader), Dealing(self.char, self.trader))


def laid_down(w: Sands, price: "Bill | Order", pieces: list[Option], without: str, menu: Menu) -> None:
    """The whole price in one answer, where there are few ways to pay it; piece by piece is what few want then."""
    held = {"water": w.water[price.char], **dict(kinds(w.goods[price.char]))}
    purse = tuple([(what, n) for what, n in held.items() if n and what != without])
    whole = at_once(menu.seat, price, payments(purse, price.price))
    if not whole:
        menu.options += pieces
        return
    keys = [option.key for option in whole]
    menu.options += whole
    menu.backs += [option for option in pieces if option.key not in keys]


def at_once(seat: Seat, price: "Bill | Order", ways: tuple[Payment, ...]) -> tuple[Option, ...]:
    """What is one piece, or all in water, is written as such."""
    made: list[Option] = []
    spec: OptionSpec
    for way in ways:
        match way:
            case ((what, 1),) if what != "water":
                spec = Quantity("pay", what)
            case (("water", n),) if isinstance(price, Bill):
                spec = Quantity("pay", "water", n)
            case _:
                spec = PayAtOnce("+".join([f"{n}-{what}" for what, n in way]))
        paid = [PayTrader(price.char, price.trader, what, n) for what, n in way]
        left = price.price - sum([VALUE[what] * n for what, n in way])
        made.append(option(spec, seat, (*paid, replace(price, price=left))))
    return tuple(made)


def instalment(seat: Seat, price: "Bill | Order", what: str) -> Option:
    """One piece towards a price."""
    paid = PayTrader(price.char, price.trader, what, 1)
    return option(Quantity("pay", what), seat, (paid, replace(price, price=price.price - VALUE[what])))


class Swap(Effect[Sands]):
    """US-713: goods for goods at their worth in water; what is left of it in wares, where there is no water."""

    char: int
    trader: int
    give: Good
    given: int
    want: Good
    wanted: int
    beat = "move"
    accounts_for = (*STALLS, *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, trader = self.char, self.trader
        give, given = self.give, self.given
        want, wanted = self.want, self.wanted
        hand_over(w, char, give, given)
        change_stock(w, trader, give, given)
        change_stock(w, trader, want, -wanted)
        receive(w, char, want, wanted)
        more = given * VALUE[give] - wanted * VALUE[want]
        back: Effects = ()
        if more > 0 and want != "water":
            n = give_change(w, char, trader, more)
            more, back = more - n, told_change(char, trader, n)
        return (*back, Payout(char, trader, more), *overflow(w, char)) if more > 0 else (*back, *overflow(w, char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        gives, gets = phrases.goods({self.give: self.given}), phrases.goods({self.want: self.wanted})
        return line("swap", gives=gives, gets=gets, trader=trader_key(self.trader), **one(w, self.char))


class Order(Question[Sands]):
    """US-713: one piece of the display for several kinds of goods, at once or piece by piece; change in water as far as
    there is any."""

    char: int
    trader: int
    want: Good
    price: int
    beat = "phase"
    accounts_for = (*STALLS, *HANDS)

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.price > 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        water = ["water"] if self.want != "water" and w.water[self.char] else []
        goods = [what for what, _ in kinds(w.goods[self.char]) if what != self.want]
        laid_down(w, self, [instalment(seat, self, what) for what in (*water, *goods)], self.want, menu)

    def apply(self, w: Sands, by: Cause) -> Effects:
        change_stock(w, self.trader, self.want, -1)
        receive(w, self.char, self.want, 1)
        back = told_change(self.char, self.trader, give_change(w, self.char, self.trader, -self.price))
        return (*back, Overflow(self.char), Dealing(self.char, self.trader))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-713: paid piece by piece."""
        return line(
            "buys-goods", goods=phrases.goods({self.want: 1}), trader=trader_key(self.trader), **one(w, self.char)
        )


def give_change(w: Sands, char: int, trader: int, n: int) -> int:
    """US-713: what was paid too much comes back in water, as far as there is any and it can be carried; how much."""
    water, _ = stock(w, trader)
    n = max(0, min(n, water, w.water_room(char) - w.water[char]))
    if n:
        change_stock(w, trader, "water", -n)
        receive(w, char, "water", n)
    return n


class ChangeGiven(LogOnly):
    """US-713: how much water came back, for the log."""

    char: int
    trader: int
    n: int
    accounts_for = (*STALLS, *HANDS)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line(
            "change-given", goods=phrases.goods({"water": self.n}), trader=trader_key(self.trader), **one(w, self.char)
        )


def told_change(char: int, trader: int, n: int) -> Effects:
    return (ChangeGiven(char, trader, n),) if n else ()


class Sell(Effect[Sands]):
    """US-714: half its price, rounded down; the card joins the display."""

    char: int
    trader: int
    card: int
    beat = "gain"
    accounts_for = (*STALLS, *HANDS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.move(self.card, held_in(w, self.char, self.card), display(self.trader))
        spill = spilt(w, self.char)
        return (*spill, Payout(self.char, self.trader, w.gear(self.card).price // 2), Overflow(self.char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("sell", card=key(w, self.card), trader=trader_key(self.trader), **one(w, self.char))


class Payout(Question[Sands]):
    """US-714: the seller takes water, or resources of the display, at most what is owed and what is there."""

    char: int
    trader: int
    n: int

    def water(self, w: Sands) -> int:
        there, _ = stock(w, self.trader)
        return min(self.n, there, w.water_room(self.char) - w.water[self.char])

    def wares(self, w: Sands) -> list[str]:
        _, goods = stock(w, self.trader)
        return [what for what, _ in kinds(goods) if VALUE[what] <= self.n]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if self.wares(w) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        n = self.water(w)
        if n:
            menu.add(
                Quantity("pay", "water", n), TakeStock(self.char, self.trader, "water", n), replace(self, n=self.n - n)
            )
        for what in self.wares(w):
            menu.add(
                Quantity("pay", what), TakeStock(self.char, self.trader, what), replace(self, n=self.n - VALUE[what])
            )
        menu.add("done")

    def apply(self, w: Sands, by: Cause) -> Effects:
        n = self.water(w)
        return (TakeStock(self.char, self.trader, "water", n),) if n else ()


class Steal(Effect[Sands]):
    """US-717: a further action point and a stealth test; a successful one takes a cube. Beside active enemies it is a combat
    turn of its own (US-303), within that of the interaction."""

    char: int
    trader: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= 1
        dice = dice_for(w, self.char, "stealth")
        pos, after = w.pos[self.char], Dealing(self.char, self.trader)
        attempt = Roll("test-stealth", dice, pos, (Theft(self.char, self.trader),), self.char)
        if w.threatened(self.char):
            return (CombatTurn(self.char, pos, (attempt,)), Untap(), after)
        return (attempt, after)
