"""A Location card by card: reveal, stop, look at the Map, trade (TW-610 to TW-617, TW-623 to TW-627)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.book.orders import UsedTonight
from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.book.scripts import Offered
from holdfast.games.this_war.city.locations import location_token
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.city.unknown import Peek, ReturnCards
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City

TRADERS = {"cellar-trader": ("green", 0), "junk-dealer": ("grey", 1), "field-nurse": ("yellow", 2)}
"""TW-1866: what they trade, and their Commission."""
WAY = 2
"""TW-1866: so many cards reaching them costs."""


class Explore(Decision):
    """TW-610, TW-613, TW-614: before each card the Leader may end it; a Map, a market or a trader may be used."""

    moment: ClassVar[str] = "scavenging"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        if w.unknown < 1 or not w.searching():
            return ()
        return () if walk_on(w) in w.tonight and not last_chance(w, by) else (w.leader,)

    def apply(self, w: City, by: Cause) -> Effects:
        """Nobody was asked: either they walk on, or there is nothing left to see."""
        return (Reveal(), CardDone(), self) if w.unknown > 0 and w.searching() else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("reveal", Reveal(), CardDone(), self)
        if w.unknown > 1:
            menu.add("reveal-on", WalkOn(), Reveal(), CardDone(), self)
        menu.add("stop", StopExploring())
        if any(w.content.cards[c].id == "map" for c in w.zones["area"].top):
            menu.add("map", UseMap(), stay=True)
        place = w.place(w.location)
        trade = place.trade
        if trade is not None and "trade" not in w.tonight:
            way, barter = ReturnCards(trade.cards), Barter(trade.offer, trade.commission)
            page: Effects = (ReadPage(trade.script),) if trade.script else ()
            then = (UsedTonight("trade"), way, *page, barter, *trade.after)
            menu.add("trade", *then, stay=True, blocks=unpayable(w, by, (way, barter)))
        if w.tokens:
            for name, (goods, commission) in TRADERS.items():
                if location_token(w, name) and name not in w.tonight:
                    way, barter = ReturnCards(WAY), Barter((goods,), commission)
                    then = (UsedTonight(name), way, barter)
                    menu.add(f"visit:{name}", *then, stay=True, blocks=unpayable(w, by, (way, barter)))


class CardDone(Effect[City]):
    """TW-134: after each card the Journal passes; after the last one it does so at the end of the phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return (PassOn(),) if w.unknown > 0 and w.searching() else ()


class WalkOn(Effect[City]):
    """TW-645: they go on, and before the next cards nobody is asked until something has happened."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight = (*[word for word in w.tonight if not word.startswith(WALK_ON)], walk_on(w))
        return ()


WALK_ON = "walk-on:"
LOUD = 4
"""TW-645: above it the next Noise roll is as likely as not to bring somebody."""


def walk_on(w: City) -> str:
    """TW-645: the word by which they walk on: it holds as long as nobody fares worse, nothing lies open in the area, they are
    not louder than that, and what they found can be carried."""
    states = sum([sum(w.levels[p * 5 : p * 5 + 5]) for p in w.searching()])
    area, loud, full = len(w.zones["area"].top), max(LOUD, w.noise), w.weight() > capacity(w)
    return f"{WALK_ON}{len(w.searching())}:{states}:{area}:{loud}:{int(full)}"


def last_chance(w: City, by: Cause) -> bool:
    """TW-645, TW-627: is it now or never that they can go to somebody who trades here?"""
    trade = w.place(w.location).trade
    if trade is not None and "trade" not in w.tonight and w.unknown == trade.cards:
        return not Barter(trade.offer, trade.commission).blocks(w, by)
    return w.unknown == WAY and any(location_token(w, name) and name not in w.tonight for name in TRADERS)


class StopExploring(Effect[City]):
    """TW-613: the rest of the Unknown deck goes back."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        return ()


class UseMap(Effect[City]):
    """TW-625: look at the next three, return any of them, put the others back in any order."""

    def apply(self, w: City, by: Cause) -> Effects:
        for card in w.zones["area"].top:
            if w.content.cards[card].id == "map":
                w.move(card, "area", "explored")
                break
        return (Peek("unknown", 3, sort=True),)


class Reveal(Effect[City]):
    """TW-610, TW-616, TW-617, TW-623: the next card; an obstacle that the Location does not list is an empty passage."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown -= 1
        return (Revealed(w.draw("exploration", "explored")),)


class Revealed(Effect[City]):
    """What the card that lies open now does."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        card = self.card
        found = w.exploration(card)
        if found.keep:
            w.move(card, "explored", "area")
            return ()
        if found.obstacle is not None and found.obstacle not in w.place(w.location).obstacles:
            return ()
        cause = Cause(card=card, place="exploration")
        then: tuple[AnyEffect, ...] = found.effects
        if found.choices:
            then += (Offered(found.choices, found.must),)
        for effect in reversed(then):
            w.stack.append((effect, cause))
        return ()
