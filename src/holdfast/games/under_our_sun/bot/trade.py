"""Trade: what the mission wants for what it does not want; fair bargains with friends (US-346, US-711 to US-721)."""

from collections.abc import Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun.actions.building import Strip
from holdfast.games.under_our_sun.bot.answers import best, price_worth
from holdfast.games.under_our_sun.bot.errands import gift
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.fights import reason
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import KINDS, VALUE
from holdfast.games.under_our_sun.trade.barter import Agreement, Barter
from holdfast.games.under_our_sun.trade.dealing import Bill, Dealing, Order, Payout, PayTrader, Swap
from holdfast.games.under_our_sun.trade.stealing import TakeStock

KEPT = frozenset({"food", "cartridge", "arrow"})
"""Not given away for water."""


def dealing(o: Outlook, at: SeatPosition, question: Dealing, options: Sequence[Option]) -> list[RankedOption]:
    """US-711: cards taken apart, goods swapped, a good card bought; then done."""
    char = question.char
    reserve = 1 if o.spots[o.pos[char]].water >= 3 else 3
    found = []
    for option in options:
        worth, says, args = 0.0, "done", dict[str, int | str]()
        for effect in option.then:
            match effect:
                case Strip():
                    n = o.parts(o.w.gear(effect.card))
                    if n and o.water[char] > 1:
                        worth, says, args = 10.0 + n, "dismantle", {"n": n}
                case Swap():
                    worth = swap_worth(o, char, effect, reserve)
                    says, args = "swap", {"what": effect.want, "give": effect.give}
                case Bill():
                    worth = buy_worth(o, char, effect, reserve)
                    says, args = "buy", {"card": o.w.gear(effect.card).key}
        if not option.then:
            worth = 0.5
        found.append(RankedOption(option, worth, reason(says, **args)))
    return best(found)


def swap_worth(o: Outlook, char: int, deal: Swap, reserve: int) -> float:
    """What the mission wants; water for who is dry."""
    give, want = deal.give, deal.want
    if o.useful.get(give, 0) > 0 or give == "food":
        return 0.0
    if want in o.need and (give != "water" or o.water[char] - deal.given >= reserve):
        return 9.0
    dry = want == "water" and o.water[char] < 3
    return 1.0 if dry and give not in KEPT and o.good_worth(char, give) < 2 else 0.0


def buy_worth(o: Outlook, char: int, bill: Bill, reserve: int) -> float:
    w = o.w
    spare = sum([VALUE[what] * n for what, n in zip(KINDS, o.goods[char], strict=True) if n and spared(o, what)])
    if o.water[char] + spare - bill.price < reserve:
        return 0.0
    worth = o.card_worth(char, bill.card) - w.gear(bill.card).price
    return worth if worth > 0 else 0.0


def spared(o: Outlook, what: str) -> bool:
    return what != "food" and not o.useful.get(what, 0) > 0


def pay(o: Outlook, at: SeatPosition, question: Bill | Order | Payout, options: Sequence[Option]) -> list[RankedOption]:
    """US-712: with what is worth least; a payout in what is worth most."""
    char = question.char
    found = []
    for option in options:
        paid = {e.what: e.n for e in option.then if isinstance(e, PayTrader | TakeStock)}
        pieces = sum(paid.values())
        worth = sum([n * coin_worth(o, char, what) for what, n in paid.items()]) / pieces if pieces else 99.0
        sign = 1.0 if isinstance(question, Payout) and pieces else -1.0
        what = max(paid, key=lambda it: paid[it], default="nothing")
        found.append(RankedOption(option, sign * worth, reason("pay", what=what)))
    return best(found)


def coin_worth(o: Outlook, char: int, what: str) -> float:
    """What a piece is worth to him, measured by what it buys."""
    if what == "water":
        return 1.2 if o.spots[o.pos[char]].water else 2.0
    return 20.0 if o.useful.get(what, 0) > 0 else o.good_worth(char, what) / VALUE[what]


# --- friends -------------------------------------------------------------------------------------------------------------


def barter(o: Outlook, at: SeatPosition, question: Barter, options: Sequence[Option]) -> list[RankedOption]:
    """What he can spare is given piece by piece and proposed; a bargain that has nothing of it is left."""
    wish = gift(o, question.char, question.other)
    missing = [what for what, n in wish.items() if question.give.count(what) < n]
    why = reason("share", who=f"the-char-{question.other}", n=sum(wish.values()))
    found = []
    for option in options:
        facts = at.deed(option)
        match facts.deed:
            case "give":
                worth = 2.0 if facts.what in missing else -1.0
            case "propose":
                worth = 1.0 if question.give and not question.want else -0.5
            case "want":
                worth = -1.0
            case _:
                worth = 0.0
        found.append(RankedOption(option, worth, why if worth > 0 else reason("leave-it")))
    return best(found)


def agreement(o: Outlook, at: SeatPosition, question: Agreement, options: Sequence[Option]) -> list[RankedOption]:
    """US-347: friends give what others need; nobody is left without water, or without what he carries to the goal."""
    char = question.other
    yes = next(option for option in options if at.deed(option).deed == "agree")
    no = next(option for option in options if option is not yes)
    after = o.water[char] - question.want.count("water") + question.give.count("water")
    fair = after >= min(2, o.water[char]) and "part" not in question.want
    goods = [what for what in question.want if what in PLACE]
    cost = sum([price_worth(o, char, what) for what in goods]) + 4.0 * (len(question.want) - len(goods))
    who = f"the-char-{question.char}"
    if fair and cost <= 12.0 + 3.0 * len(question.give):
        return [RankedOption(yes, 1.0, reason("bargain", n=len(question.want), water=after, who=who)), RankedOption(no)]
    return [RankedOption(no, 1.0, reason("refuse", water=o.water[char], who=who)), RankedOption(yes)]


TRADE: dict[type[Any], Any] = {
    Dealing: dealing,
    Bill: pay,
    Order: pay,
    Payout: pay,
    Barter: barter,
    Agreement: agreement,
}
