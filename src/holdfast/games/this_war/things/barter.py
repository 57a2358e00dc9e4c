"""Barter (TW-960 to TW-968)."""

from functools import lru_cache

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Blocks, Menu, Option, needs
from holdfast.core.lookups import Kept
from holdfast.games.this_war.leader import Decision, put
from holdfast.games.this_war.lexicon import Family
from holdfast.games.this_war.numbers import FAMILIES, IDS, NOBODY
from holdfast.games.this_war.pieces import Deal
from holdfast.games.this_war.things.stores import PickValue, discard, gain, there, total_value
from holdfast.games.this_war.world import City

BARGAIN = 3
"""Katia lowers the total price by so much, once per barter."""


class Barter(Effect[City]):
    """TW-960 to TW-962: first the Commission, then any number of deals. Katia pays no Commission."""

    offer: tuple[Family, ...]
    commission: int = 0

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
        fee: Effects = (PickValue(self.price(w), "here"),) if self.price(w) else ()
        return (*fee, OpenDeal(tuple(items), BARGAIN if bargain else 0))


class OpenDeal(Effect[City]):
    """The goods are on the table."""

    offer: tuple[int, ...]
    credit: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.deal = Deal(self.offer, self.credit)
        return (Haggle(),)


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
            for n in range(2, stock[item] + 1):
                options.append(handful(seat, item, n))
        if deal.given:
            menu.add("new-deal", NewDeal(), stay=True, back=True)


@lru_cache(maxsize=4096)
def handful(seat: Seat, item: int, n: int) -> Option:
    return Option(f"give:{IDS[item]}:{n}", seat, (GiveGoods(item, n),), stay=True)


class GiveGoods(Effect[City]):
    """TW-966: it goes to the box, but not onto the table of this deal."""

    item: int
    n: int = 1

    def apply(self, w: City, by: Cause) -> Effects:
        deal = w.deal
        assert deal is not None
        discard(w, w.stock(), self.item, self.n)
        credit = deal.credit + self.n * w.worth(self.item)
        w.deal = replace(deal, credit=credit, given=deal.given + (self.item,) * self.n)
        return ()


class TakeGoods(Effect[City]):
    """TW-963: a token on offer is taken for the credit of this deal."""

    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        deal = w.deal
        assert deal is not None
        gain(w, w.stock(), self.item, 1)
        w.deal = replace(deal, credit=deal.credit - w.worth(self.item))
        return ()


def taking(seat: Seat) -> list[Option]:
    return [Option(f"take:{id}", seat, (TakeGoods(item),), stay=True) for item, id in enumerate(IDS)]


def giving(seat: Seat) -> list[Option]:
    return [Option(f"give:{id}", seat, (GiveGoods(item),), stay=True) for item, id in enumerate(IDS)]


TAKING, GIVING = Kept(taking), Kept(giving)
"""What each seat may take and give, by the kind of token."""


class NewDeal(Effect[City]):
    """TW-963, TW-965: this deal is closed, what was given too much is lost; another begins."""

    def apply(self, w: City, by: Cause) -> Effects:
        assert w.deal is not None
        w.deal = Deal(w.deal.offer)
        return ()


class CloseDeal(Effect[City]):
    """TW-963: the barter is over; what was given too much is lost."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.deal = None
        return ()
