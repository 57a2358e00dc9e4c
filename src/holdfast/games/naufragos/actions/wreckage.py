"""Wreckage: what the sea gives back (NA-414 to NA-420)."""

from functools import partial

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.memo import Memo, MemoPerContent
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.castaways.belongings import Receive
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.log import came_to, changed, just, keys, line, one
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.world import SEATS_WITHOUT, Shore, actor


def finds_there(effect: AnyEffect, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """NA-415: what the sea gives back lies open."""
    seat = getattr(effect, "seat", actor(w, by))
    if not w.size("wreck-row"):
        return line("no-wreckage", **one(w, seat))
    return line("wreckage", cards=keys(w, w.zones["wreck-row"].top), **one(w, seat))


class Salvage(Effect[Shore]):
    """NA-415 to NA-419: five cards are revealed; the actor takes one, then the others clockwise who are not lost."""

    seat: int
    beat = "card"
    accounts_for = ("wreck_ready", "zones.wreckage", "zones.wreck-row")
    log = finds_there

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.wreck_ready = False
        reveal(w, w.rules.finds)
        takers = SEATS_WITHOUT[w.players][self.seat][w.dead | w.away]
        more: Effects = (SecondFind(self.seat, w.size("wreck-row")),) if w.solo() else ()
        return (*[TakeFind(s) for s in takers], *more, LeaveFinds(), Settle())


def reveal(w: Shore, n: int) -> None:
    for _ in range(min(n, w.size("wreckage"))):
        w.draw("wreckage", "wreck-row")


class TakeFind(Question[Shore]):
    """NA-420: one of the revealed cards, or none."""

    seat: int
    log_answer = just("take-nothing", "take-nothing")

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (self.seat,) if w.zones["wreck-row"].top and not w.is_dead(self.seat) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        finds = FINDS[w.content][seat]
        for card in w.zones["wreck-row"].top:
            menu.options.append(finds[card])
        menu.options.append(finds[NOTHING])


def finds(content: Content) -> tuple[Memo[int, Option], ...]:
    """What each seat may take, made once."""
    return tuple([Memo(partial(find, content, seat)) for seat in CASTAWAYS])


def find(content: Content, seat: Seat, card: int) -> Option:
    if card == NOTHING:
        return Option("take-nothing", seat)
    return option(Thing("take", content.cards[card].id), seat, (Receive(seat, card),))


FINDS = MemoPerContent(finds)
NOTHING = -1


class SecondFind(Question[Shore]):
    """NA-419, NA-765: solo, a second card for 1 energy, after a first of those revealed."""

    seat: int
    revealed: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        left = w.size("wreck-row")
        able = 0 < left < self.revealed and w.energy[self.seat] and not w.is_dead(self.seat)
        return (self.seat,) if able else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in w.zones["wreck-row"].top:
            menu.add(
                Thing("take", w.content.cards[card].id),
                Energy(str(seat), -1),
                Receive(seat, card),
                blocks=needs(w.energy[seat], "NA-184", "no-energy", need=1, have=0),
            )
        menu.add("take-nothing")


class LeaveFinds(Effect[Shore]):
    """NA-418: what was not taken is out of the game."""

    accounts_for = ("zones.wreck-row",)

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(0, w.size("wreck-row"))
        for card in w.zones["wreck-row"].top:
            w.move(card, "wreck-row", "gone")
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-418: what nobody took."""
        n = came_to(w, 0)
        return line("leave-finds", cards=keys(w, w.zones["gone"].top[-n:])) if n else None


class WreckDraw(Effect[Shore]):
    """Cards of the wreckage deck are revealed, I keep some, the rest is discarded."""

    n: int
    keep: int = 1
    beat = "card"
    accounts_for = ("wreck_ready", "zones.wreckage", "zones.wreck-row")
    log = finds_there

    def apply(self, w: Shore, by: Cause) -> Effects:
        reveal(w, self.n)
        return (*[TakeFind(actor(w, by))] * self.keep, LeaveFinds())


class WreckCube(Effect[Shore]):
    """Black cubes on the wreck spaces, 0 to 6."""

    n: int
    beat = "build"
    accounts_for = ("wrecks",)
    log = changed("wreck-cube", lambda w: w.wrecks)

    def apply(self, w: Shore, by: Cause) -> Effects:
        n = max(-w.wrecks, min(w.rules.wrecks - w.wrecks, self.n))
        w.wrecks += n
        w.came(self.n, n)
        return ()
