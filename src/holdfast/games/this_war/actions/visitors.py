"""Outside, and who comes to the door (TW-309 to TW-312, TW-336, TW-1810 to TW-1813)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.checks import EmpathyCheck
from holdfast.games.this_war.book.orders import UsedToday
from holdfast.games.this_war.book.pending import due
from holdfast.games.this_war.book.scripts import Offered
from holdfast.games.this_war.leader import Decision, bind
from holdfast.games.this_war.log import DONE, STATE, VISITOR, line, one, rolled, top, yes
from holdfast.games.this_war.options import GivenTo
from holdfast.games.this_war.people.joining import Join
from holdfast.games.this_war.people.states import State, change, settle
from holdfast.games.this_war.rules import ILLNESS, STATES, WOUNDS
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import LoseValue
from holdfast.games.this_war.vocabulary import Stricken
from holdfast.games.this_war.world import City, under


def sniper(w: City) -> tuple[int, int]:
    """TW-309, TW-1503: up to which roll a sniper hits, and how many Wounds that is."""
    rules = w.rules
    return rules.snipers_reach if "snipers" in w.today else rules.sniper_reach, rules.sniper_wounds


class GoOutside(Effect[City]):
    """TW-309, TW-1503: a sniper hits on 1 (1–3 under Snipers); then a Visitor, unless the sniper killed the Character (TW-312)."""

    person: int
    beat = "move"
    accounts_for = (*DONE, *STATE)

    def apply(self, w: City, by: Cause) -> Effects:
        reach, wounds = sniper(w)
        if black(w, "sniper", self.person, -reach) <= reach:
            change(w, self.person, WOUNDS, wounds)
        return (*settle(w), AtTheDoor(self.person))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-309: the sniper's roll."""
        reach, wounds = sniper(w)
        hit = rolled(outcomes) <= reach
        now = w.level(self.person, WOUNDS)
        return line("outside", roll=rolled(outcomes), hit=yes(hit), n=wounds, now=now, **one(w, self.person))


class AtTheDoor(Decision):
    """TW-310, TW-311, TW-336: the top card, or the topmost New Arrival where the group is small."""

    person: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.here(w) and len(w.group) <= w.rules.small_group and arrivals(w) else ()

    def here(self, w: City) -> bool:
        return self.person in w.group and "no-visitors" not in w.today

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("top", *due(w, "visitors", (DrawVisitor(),)))
        menu.add("new-arrival", FindArrival())

    def apply(self, w: City, by: Cause) -> Effects:
        return due(w, "visitors", (DrawVisitor(),)) if self.here(w) else ()


def arrivals(w: City) -> int:
    """How many New Arrivals are in the Visitors deck; its composition is public (TW-1602)."""
    known = [e for e in w.zones["visitors"].entries() if e >= 0]
    pool = w.pools[w.content.pool("visitor")]
    return len([card for card in (*known, *pool) if w.visitor(card).arrival])


def visitor_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    card = top(w, "visitor-now")
    return line("visitor", card=card, text=phrases.flavour(card)) if card else None


class FindArrival(Effect[City]):
    """TW-310, TW-336: the topmost New Arrival is taken out, and the rest is shuffled."""

    beat = "card"
    accounts_for = VISITOR
    log = visitor_entry

    def apply(self, w: City, by: Cause) -> Effects:
        n = w.size("visitors")
        for _ in range(n):
            card = w.draw("visitors", "visitor-now")
            if w.visitor(card).arrival:
                break
            w.move(card, "visitor-now", "visitors-looked")
        w.refill("visitors", "visitors-looked")
        return resolve(w, card)


class DrawVisitor(Effect[City]):
    """TW-309: the top Visitors card is resolved."""

    beat = "card"
    accounts_for = VISITOR
    log = visitor_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.size("visitors"):
            return ()
        return resolve(w, w.draw("visitors", "visitor-now"))


def resolve(w: City, card: int) -> Effects:
    """TW-1810: the card does what it says, then it goes under its deck."""
    found = w.visitor(card)
    cause = Cause(card=card, place="visitor")
    under(w, cause, (VisitorGone(card),))
    offered: Effects = (Offered(found.choices, found.must),) if found.choices else ()
    return under(w, cause, (*found.effects, *offered))


class VisitorGone(Effect[City]):
    """TW-1810, TW-1813: under the deck; a New Arrival who stayed leaves the game."""

    card: int
    quiet: ClassVar[bool] = True
    accounts_for = VISITOR

    def apply(self, w: City, by: Cause) -> Effects:
        w.take(self.card, "visitor-now")
        if "arrived" in w.today:
            w.today = tuple([word for word in w.today if word != "arrived"])
            w.put(self.card, "waste")
        else:
            w.put_under(self.card, "visitors")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1810, TW-1813: another entry reports a visitor who stayed."""
        return None if w.holds("waste", self.card) else line("visitor-gone")


class Arrival(Decision):
    """TW-1811, TW-1813: the next unused Character may be taken in with these States; who refuses checks empathy."""

    states: dict[Stricken, int]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("accept", UsedToday("arrived"), Join(self.states))
        menu.add("refuse", EmpathyCheck("all-in-shelter"))

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        return line("refuse") if entry.key == "refuse" else None


class Doctor(Decision):
    """TW-1811: any number of times, for tokens of the value `fee`: Illness −1 or Wounds −1."""

    fee: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        ill = any(w.level(p, ILLNESS) or w.level(p, WOUNDS) for p in w.at_home())
        return (w.leader,) if ill else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("leave")
        fee = LoseValue(self.fee, "storage")
        blocks = fee.blocks(w, by)
        for p in w.at_home():
            for state, name in ((ILLNESS, "illness"), (WOUNDS, "wounds")):
                if w.level(p, state):
                    cured = State("picked", STATES[state], -1)
                    menu.add(
                        GivenTo("treat", w.id(p), name), fee, cured, self, blocks=blocks, by=bind(by, "picked", (p,))
                    )
