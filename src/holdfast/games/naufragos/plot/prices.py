"""Prices: what a choice costs (NA-005, NA-184, NA-926)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Blocks, block
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.cards import Price
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.log import line, one
from holdfast.games.naufragos.world import Shore, actor


def food_within_reach(w: Shore, seat: Seat) -> int:
    """NA-926: from hand or store; an explorer or a lost castaway only from their own hands."""
    return w.held[seat] + (w.food if w.at_camp(seat) else 0)


def price_blocks(w: Shore, seat: Seat, price: Price) -> Blocks:
    """NA-005, NA-184: a cost is paid in full or the option may not be chosen."""
    blocks: Blocks = ()
    if w.energy[seat] < price.energy:
        blocks += (block("NA-184", "no-energy", need=price.energy, have=w.energy[seat]),)
    if w.held[seat] < price.own_food:
        blocks += (block("NA-005", "no-own-food", need=price.own_food),)
    if price.food and food_within_reach(w, seat) < price.food:
        blocks += (block("NA-926", "no-food", need=price.food),)
    if w.food < price.store_food:
        blocks += (block("NA-005", "no-store-food", need=price.store_food),)
    if w.wood < price.wood:
        blocks += (block("NA-005", "no-wood", need=price.wood),)
    return blocks


class Pay(Effect[Shore]):
    """A price that can be paid is paid by me; food without a place comes first from the store (NA-926)."""

    price: Price
    beat = "loss"
    accounts_for = ("food", "held", "wood")

    def apply(self, w: Shore, by: Cause) -> Effects:
        me, price = actor(w, by), self.price
        from_store = min(price.food, w.food) if w.at_camp(me) else 0
        w.food -= price.store_food + from_store
        w.held[me] -= price.own_food + price.food - from_store
        w.wood -= price.wood
        return (Energy(str(me), -price.energy),) if price.energy else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """Food and wood that a choice costs; its energy has an entry of its own."""
        n = self.price.food + self.price.own_food + self.price.store_food
        return (
            line("pay", food=n, wood=self.price.wood, left=w.wood, **one(w, actor(w, by)))
            if n or self.price.wood
            else None
        )


class MustPay(Effect[Shore]):
    """The cost is paid whenever it can be; only if it cannot, the other part happens. The store pays its part even if
    nobody is in the camp (NA-222)."""

    pay: Price
    otherwise: tuple[AnyEffect, ...] = ()
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        pay = self.pay
        away = not whom(w, by, "me") and (pay.energy or pay.food or pay.own_food)
        if away or price_blocks(w, actor(w, by), pay):
            return self.otherwise
        return (Pay(self.pay),)
