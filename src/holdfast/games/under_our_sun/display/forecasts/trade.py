"""Trade and the starting cards: what is given, what is taken (US-111, US-346, US-711 to US-721)."""

from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.display.forecasts.sheet import Readings, Sheet
from holdfast.games.under_our_sun.rules import VALUE
from holdfast.games.under_our_sun.setup.opening import TakeCharacter
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints, SpendPoints
from holdfast.games.under_our_sun.trade.barter import Agreement, Bargain
from holdfast.games.under_our_sun.trade.dealing import Bill, Order, PayTrader, Sell, Steal, Swap
from holdfast.games.under_our_sun.trade.stealing import TakeStock
from holdfast.games.under_our_sun.trade.wares import BuyRound


def pay(it: Sheet, price: PayTrader) -> None:
    it.pay(price.what, price.n)


def swap(it: Sheet, deal: Swap) -> None:
    it.pay(deal.give, deal.given)
    it.gain(deal.want, deal.wanted)


def order(it: Sheet, wish: Order) -> None:
    """US-713: its worth in water is paid piece by piece."""
    if not it.price:
        it.pay("worth", VALUE[wish.want])
    it.gain(wish.want)


def bill(it: Sheet, price: Bill) -> None:
    """US-712."""
    it.about(price.card)
    if not it.price:
        it.pay("worth", price.price)


def ammunition(it: Sheet, bought: BuyRound) -> None:
    it.gain(bought.what)


def sell(it: Sheet, sold: Sell) -> None:
    """US-714: half its price."""
    it.about(sold.card)
    it.gain("worth", it.w.gear(sold.card).price // 2)


def stock(it: Sheet, taken: TakeStock) -> None:
    it.gain(taken.what, taken.n)


def steal(it: Sheet, theft: Steal) -> None:
    """US-717, US-718: a test, and the trader's anger where it fails."""
    it.who(theft.char)
    it.pay("ap")
    it.rolls(dice_for(it.w, theft.char, "stealth"), "stealth", ("success", 1))
    it.risk("makes-enemy", 0, "US-718")


def points(it: Sheet, price: SpendPoints) -> None:
    it.pay("stars", price.n)


def pool(it: Sheet, price: PoolPoints) -> None:
    """US-111: what this seat adds, or puts in first."""
    it.about(price.card)
    it.pay("stars", dict(price.given).get(it.seat, 0) if price.given else price.own)


def character(it: Sheet, taken: TakeCharacter) -> None:
    it.about(taken.card)


def propose(it: Sheet, deal: Agreement) -> None:
    bargain(it, Bargain(deal.char, deal.other, deal.give, deal.want))


def bargain(it: Sheet, deal: Bargain) -> None:
    """US-347: the partner gives what is wanted, and takes what is given."""
    it.who(deal.char, deal.other)
    asked = it.w.seat_of(deal.other) == it.seat != it.w.seat_of(deal.char)
    give, want = (deal.want, deal.give) if asked else (deal.give, deal.want)
    for thing in give:
        it.pay(thing)
    for thing in want:
        it.gain(thing)


READ: Readings = {
    PayTrader: pay,
    Swap: swap,
    Order: order,
    Bill: bill,
    BuyRound: ammunition,
    Sell: sell,
    TakeStock: stock,
    Steal: steal,
    SpendPoints: points,
    PoolPoints: pool,
    TakeCharacter: character,
    Agreement: propose,
    Bargain: bargain,
}
