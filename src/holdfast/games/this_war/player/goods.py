"""Barter, and what is given up when something must be (TW-706, TW-960 to TW-968, TW-1205)."""

from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason
from holdfast.games.this_war.numbers import BOOK, COMPONENT, IDS, ITEM, RESOURCES, WOOD
from holdfast.games.this_war.player.sense import Sense, because, once

CHANGE = 0.4
"""What is worth more than this is taken for what would be lost anyway."""


class Bargain:
    """A deal: what to buy, and what to give for it."""

    def __init__(self, s: Sense) -> None:
        deal, values, stock = s.w.deal, s.w.values(), s.w.stock()
        box = s.w.box
        there = [i for i in deal.offer if box[i] - deal.given.count(i) > 0]
        self.wants = sorted([(s.want(i) / max(1, values[i]), i) for i in there if s.want(i) > 3], reverse=True)
        self.buy = next((i for _, i in self.wants if values[i] <= deal.credit), -1)
        self.give, self.aim = (-1, -1) if self.buy >= 0 else self._price(s, values, stock)
        change = [i for i in there if values[i] <= deal.credit and s.want(i) > CHANGE]
        self.change = max(change, key=s.want, default=-1)

    def _price(self, s: Sense, values: tuple[int, ...], stock: list[int]) -> tuple[int, int]:
        """The first thing to give for the first want that is worth its price, and that want."""
        goods = []
        for j, n in enumerate(stock):
            if n and values[j] and j not in RESOURCES:
                goods += [(s.keep(j, n - k) / values[j], j) for k in range(n)]
        goods.sort()
        for rate, i in self.wants:
            need, cost, first = values[i] - s.w.deal.credit, 0.0, -1
            for price, j in goods:
                if need <= 0:
                    break
                if j == i or price >= rate:
                    continue
                first = j if first < 0 else first
                need -= values[j]
                cost += price * values[j]
            if need <= 0 and first >= 0 and cost < 0.95 * s.want(i):
                return first, i
        return -1, -1


@once
def bargain(s: Sense) -> Bargain:
    return Bargain(s)


def haggle(s: Sense, option: Option) -> float:
    """Sell what is worth more to them than to us; buy food and medicine first, small things only for the change."""
    facts, now = s.deed(option), bargain(s)
    item = ITEM.get(facts.what, -1)
    if facts.deed == "take":
        if item == now.buy:
            return 9.0
        return 5.0 if item == now.change and now.give < 0 else 0.0
    if facts.deed == "give":
        return 7.0 if item == now.give else 0.0
    return 3.0 if facts.deed == "done" else -1.0


def why_haggle(s: Sense, option: Option) -> Reason:
    facts, now = s.deed(option), bargain(s)
    if facts.deed == "take":
        return because("buy", item=facts.what)
    if facts.deed == "give":
        return because("sell", item=facts.what, other=IDS[now.aim] if now.aim >= 0 else facts.what)
    return because("deal-done")


# --- losses ---------------------------------------------------------------------------------------------------------


def pick_loss(s: Sense, option: Option) -> float:
    item = ITEM[s.deed(option).what]
    stock = s.w.stock(s.q.where)
    if item in (WOOD, COMPONENT):
        return -0.9 if stock[item] > 4 else -1.3
    if item == BOOK:
        return -3.0 if stock[item] <= 1 else -1.2
    return -s.item(item)


def pick_value(s: Sense, option: Option) -> float:
    """The least loss a point of the price."""
    item = ITEM[s.deed(option).what]
    return float(-s.worths[item] / min(s.q.n, max(1, s.w.worth(item))))


def why_loss(s: Sense, option: Option) -> Reason:
    what = s.deed(option).what
    return because("give-up", item=what, n=s.w.stock(s.q.where)[ITEM[what]])


def blank(s: Sense, option: Option) -> float:
    """The blank token that is missed least."""
    return -s.mind.tokens.get(s.deed(option).what, s.mind.token)


def why_blank(s: Sense, option: Option) -> Reason:
    return because("give-up", item=s.deed(option).what, n=1)
