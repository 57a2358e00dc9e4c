"""Labels of bargains and deals."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts
from holdfast.games.under_our_sun.text.nouns.names import GOODS, amount, amounts, in_sentence, named
from holdfast.games.under_our_sun.text.nouns.names import stock as named_goods
from holdfast.games.under_our_sun.trade.barter import Agreement, Barter
from holdfast.games.under_our_sun.trade.dealing import Bill, Dealing, Order, Payout, PayTrader, Sell, Swap
from holdfast.games.under_our_sun.trade.options import PayAtOnce, SwapGoods
from holdfast.games.under_our_sun.trade.robbing import Spoils
from holdfast.games.under_our_sun.trade.stealing import Snatch
from holdfast.games.under_our_sun.trade.traders import display, stock
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

if TYPE_CHECKING:
    pass


def sell(ask: Ask) -> str | None:
    """US-714."""
    it = next((e for e in ask.option.then if isinstance(e, Sell)), None)
    if it is None:
        return None
    return ask.say("live-sell", name=ask.name(ask.it.what), n=ask.w.gear(it.card).price // 2)


def order(ask: Ask) -> str | None:
    """US-713: one thing, paid piece by piece."""
    return ask.say("live-order", what=amount(ask.localizer, ask.it.what, 1))


def swap(ask: Ask) -> str | None:
    """US-713: how much for how much."""
    it = next((e for e in ask.option.then if isinstance(e, Swap)), None)
    if it is None:
        return None
    give, want = amount(ask.localizer, it.give, it.given), amount(ask.localizer, it.want, it.wanted)
    return ask.say("live-swap", give=give, want=want)


def hand(ask: Ask) -> str | None:
    """US-346: one of a kind, or all that there is of it."""
    n = ask.it.n or 1
    counted = n > 1 or ask.it.what in GOODS
    return ask.say(f"live-{ask.it.deed}", what=amount(ask.localizer, ask.it.what, n)) if counted else None


def pay_at_once(ask: Ask) -> str | None:
    """US-712: the whole price."""
    paid = {effect.what: effect.n for effect in ask.option.then if isinstance(effect, PayTrader)}
    return ask.say("live-pay", what=amounts(ask.localizer, paid))


def pay(ask: Ask) -> str | None:
    """US-712: a part of a price, or all of it."""
    n = ask.it.n or 1
    owed = [e.price for e in ask.option.then if isinstance(e, Bill | Order)]
    message = "live-pay-part" if owed and owed[0] > 0 else "live-pay"
    return ask.say(message, what=amount(ask.localizer, ask.it.what, n))


LABELS: Labels = {
    "sell": sell,
    "order": order,
    SwapGoods: swap,
    "give": hand,
    "want": hand,
    "pay": pay,
    PayAtOnce: pay_at_once,
}


def goods_list(localizer: "Localizer", w: Sands, things: tuple[str, ...]) -> str:
    """Parts of a bargain: equal goods counted, everything else by name."""
    counted = [amount(localizer, what, things.count(what)) for what in GOODS if what in things]
    others = [named(localizer, w, thing) for thing in things if thing not in GOODS]
    return localizer.listed([*counted, *others]) or localizer.say("nothing-at-all")


def bargain(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {
        "from": in_sentence(localizer, w, effect.char),
        "other": in_sentence(localizer, w, effect.other),
        "give": goods_list(localizer, w, effect.give),
        "want": goods_list(localizer, w, effect.want),
        "open": "yes" if effect.give or effect.want else "no",
    }


def trader(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """What the trader has, and what can be paid."""
    water, goods = stock(w, effect.trader)
    purse = {"water": w.water[char], **named_goods(w.goods[char])}
    return {
        "trader": localizer.noun(f"mission-and-other/{display(effect.trader)}"),
        "stock": amounts(localizer, {"water": water, **named_goods(goods)}) or localizer.say("nothing-at-all"),
        "purse": amounts(localizer, purse) or localizer.say("nothing-at-all"),
    }


def card_named(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"thing": localizer.noun(w.content.cards[effect.card].key)}


def bill(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return card_named(localizer, w, effect, char) | {"n": effect.price}


PROMPTS: Prompts = {
    Barter: bargain,
    Agreement: bargain,
    Dealing: trader,
    Snatch: trader,
    Payout: trader,
    Order: trader,
    Spoils: trader,
    Bill: bill,
}
