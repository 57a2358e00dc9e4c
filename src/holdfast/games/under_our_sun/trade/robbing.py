"""A beaten dealer is robbed (US-719)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.log import PAWNS, STALLS, Told, line, one
from holdfast.games.under_our_sun.options import NoMore, WithThing
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.gear import home_of
from holdfast.games.under_our_sun.things.goods import Received, TakeCard
from holdfast.games.under_our_sun.things.supply import join, kinds, receive
from holdfast.games.under_our_sun.trade.traders import display, stock, trader_of
from holdfast.games.under_our_sun.world import Sands


class Robbed(Effect[Sands]):
    """US-719: two cards of his choice and all the goods; the trader leaves the game, no body is left."""

    char: int
    foe: int
    accounts_for = ("zones.box", *STALLS, *PAWNS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = w.foe(self.foe)
        assert foe is not None
        trader = trader_of(w, foe.card)
        water, goods = stock(w, trader)
        w.foes = tuple([f for f in w.foes if f.id != self.foe])
        w.move(foe.card, "enemies", "box")
        w.dealers = tuple([d for d in w.dealers if d.id != trader])
        taken: Effects = ()
        if w.alive(self.char):
            n = receive(w, self.char, "water", water)
            w.goods[self.char] = join(w.goods[self.char], goods)
            cubes = [what for what, k in kinds(goods) for _ in range(k)]
            taken = (Received(self.char, (*["water"] * n, *cubes)),)
        return (*taken, Spoils(self.char, trader, 2), Overflow(self.char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-719: the display is still there, the dealer is not."""
        return line("robbed", **one(w, self.char)) if w.alive(self.char) else None


class Spoils(Question[Sands]):
    """US-719: which two cards; the remaining ones return to their decks."""

    char: int
    trader: int
    n: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        cards = w.zones[display(self.trader)].top
        return (w.seat_of(self.char),) if self.n and cards and w.alive(self.char) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        shown: set[str] = set()
        for card in w.zones[display(self.trader)].top:
            id = w.content.cards[card].id
            if id not in shown:
                shown.add(id)
                menu.add(
                    WithThing("take", id), TakeCard(self.char, card, trader=self.trader), replace(self, n=self.n - 1)
                )
        menu.add(NoMore("take"), replace(self, n=0))

    def apply(self, w: Sands, by: Cause) -> Effects:
        for card in w.zones[display(self.trader)].top:
            w.move(card, display(self.trader), home_of(w, card))
            w.uses.pop(card, None)
        return ()
