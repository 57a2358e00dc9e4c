"""Forecasts of trade and of the starting cards (US-111, US-346, US-711 to US-721)."""

from holdfast.core.forecast import Forecasts
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.forecast import Sheet
from holdfast.games.under_our_sun.rules import VALUE
from holdfast.games.under_our_sun.setup.opening import TakeCharacter
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints, SpendPoints
from holdfast.games.under_our_sun.trade.barter import Agreement, Bargain
from holdfast.games.under_our_sun.trade.dealing import Bill, Order, PayTrader, Sell, Steal, Swap
from holdfast.games.under_our_sun.trade.stealing import TakeStock
from holdfast.games.under_our_sun.trade.wares import BuyRound

FORECASTS = Forecasts()


@FORECASTS.of(PayTrader)
def pay(it: Sheet, price: PayTrader) -> None:
    it.pays(price.what, price.n)


@FORECASTS.of(Swap)
def swap(it: Sheet, deal: Swap) -> None:
    it.pays(deal.give, deal.given)
    it.brings(deal.want, deal.wanted)


@FORECASTS.of(Order)
def order(it: Sheet, wish: Order) -> None:
    """US-713: its worth in water is paid piece by piece."""
    if not it.price:
        it.pays("worth", VALUE[wish.want])
    it.brings(wish.want)


@FORECASTS.of(Bill)
def bill(it: Sheet, price: Bill) -> None:
    """US-712."""
    it.about(price.card)
    if not it.price:
        it.pays("worth", price.price)


@FORECASTS.of(BuyRound)
def ammunition(it: Sheet, bought: BuyRound) -> None:
    it.brings(bought.what)


@FORECASTS.of(Sell)
def sell(it: Sheet, sold: Sell) -> None:
    """US-714: half its price."""
    it.about(sold.card)
    it.brings("worth", it.w.gear(sold.card).price // 2)


@FORECASTS.of(TakeStock)
def stock(it: Sheet, taken: TakeStock) -> None:
    it.brings(taken.what, taken.n)


@FORECASTS.of(Steal)
def steal(it: Sheet, theft: Steal) -> None:
    """US-717, US-718: a test, and the trader's anger where it fails."""
    it.concerns(theft.char)
    it.pays("ap")
    it.rolls_dice(dice_for(it.w, theft.char, "stealth"), "stealth", ("success", 1))
    it.risk("makes-enemy", 0, "US-718")


@FORECASTS.of(SpendPoints)
def points(it: Sheet, price: SpendPoints) -> None:
    it.pays("stars", price.n)


@FORECASTS.of(PoolPoints)
def pool(it: Sheet, price: PoolPoints) -> None:
    """US-111: what this seat adds, or puts in first."""
    it.about(price.card)
    it.pays("stars", dict(price.given).get(it.seat, 0) if price.given else price.own)


@FORECASTS.of(TakeCharacter)
def character(it: Sheet, taken: TakeCharacter) -> None:
    it.about(taken.card)


@FORECASTS.of(Agreement)
def propose(it: Sheet, deal: Agreement) -> None:
    bargain(it, Bargain(deal.char, deal.other, deal.give, deal.want))


@FORECASTS.of(Bargain)
def bargain(it: Sheet, deal: Bargain) -> None:
    """US-347: the partner gives what is wanted, and takes what is given."""
    it.concerns(deal.char, deal.other)
    asked = it.w.seat_of(deal.other) == it.seat != it.w.seat_of(deal.char)
    give, want = (deal.want, deal.give) if asked else (deal.give, deal.want)
    for thing in give:
        it.pays(thing)
    for thing in want:
        it.brings(thing)
