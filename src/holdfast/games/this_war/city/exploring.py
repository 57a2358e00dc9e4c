"""A Location card by card: reveal, stop, look at the Map, trade (TW-610 to TW-617, TW-623 to TW-627)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.orders import UsedTonight
from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.book.scripts import Offered, choice_blocks
from holdfast.games.this_war.city.locations import location_token
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.city.unknown import Peek, ReturnCards
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.log import UNKNOWN, key, leads, line, tag_entry
from holdfast.games.this_war.options import TokenNamed
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import unpayable
from holdfast.games.this_war.world import City

TRADERS = {"cellar-trader": ("green", 0), "junk-dealer": ("grey", 1), "field-nurse": ("yellow", 2)}
"""TW-1866: what they trade, and their Commission."""


class Explore(Decision):
    """TW-610, TW-613, TW-614: before each card the Leader may end it; a Map, a market or a trader may be used."""

    moment: ClassVar[str] = "scavenging"
    accounts_for = ("tonight", "unknown")

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
                    way, barter = ReturnCards(w.rules.way_to_traders), Barter((goods,), commission)
                    then = (UsedTonight(name), way, barter)
                    menu.add(TokenNamed("visit", name), *then, stay=True, blocks=unpayable(w, by, (way, barter)))

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        """TW-627: they go to a market or a trader, or turn back (TW-613)."""
        match TokenNamed.read(entry.key):
            case TokenNamed("visit", token):
                return line("visit", token=token, **leads(w))
        if entry.key == "trade":
            return line("trade", card=key(w, w.location), **leads(w))
        return line("stop", n=w.unknown) if entry.key == "stop" else None


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


def walk_on(w: City) -> str:
    """TW-645: the word by which they walk on: it holds as long as nobody fares worse, nothing lies open in the area, they are
    not louder than that, and what they found can be carried."""
    states = sum([sum(w.states(p)) for p in w.searching()])
    area, loud, full = len(w.zones["area"].top), max(w.rules.walk_on_noise, w.noise), w.weight() > capacity(w)
    return f"{WALK_ON}{len(w.searching())}:{states}:{area}:{loud}:{int(full)}"


def last_chance(w: City, by: Cause) -> bool:
    """TW-645, TW-627: is it now or never that they can go to somebody who trades here?"""
    trade = w.place(w.location).trade
    if trade is not None and "trade" not in w.tonight and w.unknown == trade.cards:
        return not Barter(trade.offer, trade.commission).blocks(w, by)
    return w.unknown == w.rules.way_to_traders and any(
        location_token(w, name) and name not in w.tonight for name in TRADERS
    )


class StopExploring(Effect[City]):
    """TW-613: the rest of the Unknown deck goes back."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        return ()


class UseMap(Effect[City]):
    """TW-625: look at the next three, return any of them, put the others back in any order."""

    beat = "use"
    accounts_for = UNKNOWN
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        for card in w.zones["area"].top:
            if w.content.cards[card].id == "map":
                w.move(card, "area", "explored")
                break
        return (Peek("unknown", 3, sort=True),)


class Reveal(Effect[City]):
    """TW-610, TW-616, TW-617, TW-623: the next card; an obstacle that the Location does not list is an empty passage."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown -= 1
        return (Revealed(w.draw("exploration", "explored")),)


class Revealed(Effect[City]):
    """What the card that lies open now does."""

    card: int
    accounts_for = (*UNKNOWN, "tonight")

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

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-610, TW-616: an obstacle the Location does not have is an empty passage, and not read; past one that nothing opens
        they go on."""
        card = w.exploration(self.card)
        passage = card.obstacle is not None and card.obstacle not in w.place(w.location).obstacles
        barred = bool(card.choices) and not card.must and all(choice_blocks(w, by, choice) for choice in card.choices)
        how = "kept" if card.keep else "passage" if passage else "barred" if barred else "card"
        name = phrases.names([card.key]) if how == "passage" else card.key
        return line("revealed", card=name, how=how, left=w.unknown, **leads(w))
