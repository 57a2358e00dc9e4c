"""Barter (TW-960 to TW-968)."""

from functools import lru_cache

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Blocks, Menu, Option, needs, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.leader import Decision, put
from holdfast.games.this_war.log import GOODS, group, line, one, tag_entry
from holdfast.games.this_war.options import Goods
from holdfast.games.this_war.pieces import Deal
from holdfast.games.this_war.rules import FAMILIES, IDS, NOBODY
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import COMMISSION, PickValue, covering, discard, gain, there, total_value
from holdfast.games.this_war.vocabulary import Family
from holdfast.games.this_war.world import City


class Barter(Effect[City]):
    """TW-960 to TW-962: first the Commission, then any number of deals. Katia pays no Commission."""

    offer: tuple[Family, ...]
    commission: int = 0
    log = unlogged

    def price(self, w: City) -> int:
        return 0 if w.with_ability("bargain") != NOBODY else self.commission

    def blocks(self, w: City, by: Cause) -> Blocks:
        price, have = self.price(w), total_value(w, w.stock())
        return needs(have >= price, "TW-962", "no-commission", need=price, have=have)

    def apply(self, w: City, by: Cause) -> Effects:
        if self.blocks(w, by):
            return ()
        bargain = w.with_ability("bargain") != NOBODY
        items = sorted({i for family in self.offer for i in FAMILIES["any-token" if family == "any" else family]})
        price = PickValue(self.price(w), "here")
        fee: Effects = (Under(replace(by, place=COMMISSION), (price,)),) if price.n else ()
        return (*fee, OpenDeal(tuple(items), w.rules.bargain if bargain else 0))


class OpenDeal(Effect[City]):
    """The goods are on the table."""

    offer: tuple[int, ...]
    credit: int
    beat = "gain"
    accounts_for = ("deal",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.deal = Deal(self.offer, self.credit)
        return (Haggle(),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-962: Katia bargains."""
        who = w.with_ability("bargain")
        words = one(w, who) if who != NOBODY else group(w, ())
        return line("open-deal", n=self.credit, **words)


class Haggle(Decision):
    """TW-963 to TW-966: give tokens, take tokens on offer for what was given; no change is given. What was given in a deal
    can be bought back only in a later one."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        deal, stock, box = w.deal, w.stock(), w.box
        assert deal is not None
        credit, values = deal.credit, w.values()
        options, take, give = menu.options, TAKING[seat], GIVING[seat]
        menu.add("done", CloseDeal())
        for item in deal.offer:
            if box[item] <= deal.given.count(item):
                continue
            if values[item] <= credit:
                options.append(take[item])
            elif menu.explain:
                put(menu, take[item], needs(False, "TW-963", "no-credit", need=values[item], have=credit))
        for item in there(stock, "any-token"):
            options.append(give[item])

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        """Several of a kind at once; or something and all that is given for it."""
        deal, stock = w.deal, w.stock()
        assert deal is not None
        credit, values, backs = deal.credit, w.values(), menu.backs
        goods = list(there(stock, "any-token"))
        for item in deal.offer:
            left = w.box[item] - deal.given.count(item)
            if left > 0 and values[item] > credit:
                paid = covering(stock, values, [kind for kind in goods if kind != item], values[item] - credit)
                if paid:
                    backs.append(swap(seat, item, tuple(paid)))
            for n in range(2, min(left, credit // values[item]) + 1):
                backs.append(takeful(seat, item, n))
        for item in goods:
            for n in range(2, stock[item] + 1):
                backs.append(handful(seat, item, n))
        if deal.given:
            menu.add("new-deal", NewDeal(), stay=True, back=True)


@lru_cache(maxsize=4096)
def handful(seat: Seat, item: int, n: int) -> Option:
    return option(Goods("give", IDS[item], n), seat, (GiveGoods(item, n),), stay=True)


@lru_cache(maxsize=4096)
def takeful(seat: Seat, item: int, n: int) -> Option:
    return option(Goods("take", IDS[item], n), seat, (TakeGoods(item, n),), stay=True)


@lru_cache(maxsize=16384)
def swap(seat: Seat, item: int, paid: tuple[tuple[int, int], ...]) -> Option:
    """A thing on offer, and for it what covers its price with least too much."""
    gives = [GiveGoods(kind, n) for kind, n in paid]
    return option(Goods("buy", IDS[item]), seat, (*gives, TakeGoods(item)), stay=True)


class GiveGoods(Effect[City]):
    """TW-966: it goes to the box, but not onto the table of this deal."""

    item: int
    n: int = 1
    beat = "loss"
    accounts_for = ("deal", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        deal = w.deal
        assert deal is not None
        discard(w, w.stock(), self.item, self.n)
        credit = deal.credit + self.n * w.worth(self.item)
        w.deal = replace(deal, credit=credit, given=deal.given + (self.item,) * self.n)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(
            "give-goods", goods=phrases.goods([(self.item, self.n)]), n=w.deal.credit if w.deal is not None else 0
        )


class TakeGoods(Effect[City]):
    """TW-963: `n` tokens of a kind on offer are taken for the credit of this deal."""

    item: int
    n: int = 1
    beat = "gain"
    accounts_for = ("deal", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        deal = w.deal
        assert deal is not None
        gain(w, w.stock(), self.item, self.n)
        w.deal = replace(deal, credit=deal.credit - self.n * w.worth(self.item))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(
            "take-goods", goods=phrases.goods([(self.item, self.n)]), n=w.deal.credit if w.deal is not None else 0
        )


def taking(seat: Seat) -> list[Option]:
    return [option(Goods("take", id), seat, (TakeGoods(item),), stay=True) for item, id in enumerate(IDS)]


def giving(seat: Seat) -> list[Option]:
    return [option(Goods("give", id), seat, (GiveGoods(item),), stay=True) for item, id in enumerate(IDS)]


TAKING, GIVING = Memo(taking), Memo(giving)
"""What each seat may take and give, by the kind of token."""


class NewDeal(Effect[City]):
    """TW-963, TW-965: this deal is closed, what was given too much is lost; another begins."""

    accounts_for = ("deal",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        assert w.deal is not None
        w.deal = Deal(w.deal.offer)
        return ()


class CloseDeal(Effect[City]):
    """TW-963: the barter is over; what was given too much is lost."""

    beat = "gain"
    accounts_for = ("deal",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.deal = None
        return ()
