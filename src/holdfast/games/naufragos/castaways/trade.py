"""Trading: items and food counters change hands by agreement (NA-652 to NA-659)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.naufragos.castaways.belongings import HandOver, Overloaded, PassCounter
from holdfast.games.naufragos.castaways.options import GiveThing
from holdfast.games.naufragos.log import just, somebody
from holdfast.games.naufragos.options import Someone, Thing
from holdfast.games.naufragos.world import ACTING, ITEMS, Shore

NOTHING = "nothing"
FOOD = "food"
COUNTER = (-1,)
"""A food counter among cards."""


def partners(w: Shore, seat: Seat) -> tuple[Seat, ...]:
    """NA-652 to NA-654, NA-792: with whom this castaway may exchange items now."""
    if w.is_dead(seat):
        return ()
    if w.rules.trade_on_expedition and (w.party or not w.rules.trade_with_lost):
        return () if w.is_lost(seat) else tuple([s for s in w.company(seat) if s != seat])
    if w.party:
        return ()
    others = w.others(seat)
    return others if w.rules.trade_with_lost else tuple([s for s in others if w.is_lost(s) == w.is_lost(seat)])


def food_partners(w: Shore, seat: Seat, other: Seat) -> bool:
    """NA-657, NA-592: food counters only between castaways in the camp."""
    return w.at_camp(seat) and w.at_camp(other)


def things(w: Shore, seat: Seat, other: Seat) -> tuple[int, ...]:
    """What a castaway can put into a bargain with another: cards, and a food counter."""
    items = w.zones[ITEMS[seat]].top
    return items + COUNTER if w.held[seat] and food_partners(w, seat, other) else items


def named(w: Shore, things: tuple[int, ...]) -> list[str]:
    return [FOOD if card < 0 else w.content.cards[card].id for card in things]


class Trade(Question[Shore]):
    """NA-655: with whom, what do I give, what do I want? Gifts are bargains for nothing."""

    seat: int
    partner: int = -1
    give: str = ""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        if self.partner < 0:
            for other in partners(w, seat):
                menu.add(Someone("with", other), Trade(seat, other))
        elif not self.give:
            for thing in (*named(w, things(w, seat, self.partner)), NOTHING):
                menu.add(GiveThing(thing), Trade(seat, self.partner, thing))
        else:
            for thing in (*named(w, things(w, self.partner, seat)), NOTHING):
                if thing != NOTHING or self.give != NOTHING:
                    menu.add(Thing("want", thing), Bargain(seat, self.partner, self.give, thing))
        menu.add("no-trade")


class Bargain(Question[Shore]):
    """NA-655: the other one agrees, or not."""

    seat: int
    partner: int
    give: str
    want: str
    log_answer = just("refuse", "refuse")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.partner,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        gives = hand(w, self.seat, self.give, self.partner)
        gets = hand(w, self.partner, self.want, self.seat)
        menu.add("agree", *gives, *gets, Overloaded(self.seat), Overloaded(self.partner))
        menu.add("refuse")


def hand(w: Shore, seat: Seat, thing: str, to: Seat) -> tuple[AnyEffect, ...]:
    if thing == NOTHING:
        return ()
    if thing == FOOD:
        return (PassCounter(seat, to),)
    card = next(card for card in w.items(seat) if w.content.cards[card].id == thing)
    return (HandOver(seat, card, to, bargain=True),)


class GoTrading(Effect[Shore]):
    """NA-652: a bargain is offered to the others; that it was this turn is remembered."""

    seat: int
    quiet: ClassVar[bool] = True
    accounts_for = ("today",)
    log = somebody("go-trading")

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.note_trade(self.seat)
        return (Trade(self.seat),)


def trade_offers(w: Shore, seat: Seat, menu: Menu) -> None:
    """A seat that is asked anyway may trade. The first time in a turn that is a move; who goes on haggling does not bring
    the game on, or play at random would not end."""
    if w.players == 1 or not anybody_has_anything(w):
        return
    for other in partners(w, seat):
        if things(w, seat, other) or things(w, other, seat):
            menu.take((TRADE_AGAIN if w.has_traded(seat) else TRADE)[seat])
            return


def anybody_has_anything(w: Shore) -> bool:
    """At a glance: without an item or a counter in anybody's hands there is nothing to give and nothing to want."""
    zones, found = w.zones, False
    for counters, items in zip(w.held, ITEMS, strict=False):
        if counters or zones[items].top:
            found = True
            break
    return found


TRADE = tuple([Option("trade", by.seat, (GoTrading(by.seat),), stay=True, by=by) for by in ACTING])
TRADE_AGAIN = tuple([replace(option, back=True) for option in TRADE])
