"""The Morning: Event, Chapter, Wait tokens (TW-201 to TW-211, TW-332)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.objectives import NextObjective
from holdfast.games.this_war.book.orders import RaidMod
from holdfast.games.this_war.book.pending import due
from holdfast.games.this_war.book.scripts import ChooseOne, Offered
from holdfast.games.this_war.cards import Chapter, Event
from holdfast.games.this_war.flow.ending import Ceasefire
from holdfast.games.this_war.house.spaces import FITTING
from holdfast.games.this_war.leader import PassOn
from holdfast.games.this_war.log import BLANK_TOKENS, group, line, tag_entry, top, yes
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import Lose, LoseValue
from holdfast.games.this_war.things.tokens import TokenRemove, lay_down
from holdfast.games.this_war.things.tracks import Cold
from holdfast.games.this_war.world import City, under


class MorningPhase(Effect[City]):
    """TW-204: pending Scripts, the card, its Cold, its text, then Wait tokens."""

    beat = "phase"
    accounts_for = ("day", "phase", "today", "fed", "drunk", "zones.event-now", "zones.waste")

    def apply(self, w: City, by: Cause) -> Effects:
        w.day += 1
        w.phase = "morning"
        w.today = ()
        w.fed = w.drunk = 0
        if w.zones["event-now"].top:
            w.move(w.zones["event-now"].top[-1], "event-now", "waste")
        returns = tuple([p for p, day in w.away if day <= w.day])
        back: Effects = (Back(returns),) if returns else ()
        if w.token("rats") is not None:
            gnawed = Lose("fresh-food", 1, "storage", if_possible=True)
            back = (*back, Under(Cause(place="rats"), (gnawed,)))
        return (*back, *due(w, "events", (RevealEvent(),)), PayOut(), PassOn())

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("morning", n=w.day)


class Back(Effect[City]):
    """TW-1216: people who were away until this morning are there again."""

    people: tuple[int, ...]
    accounts_for = ("away",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.away = tuple([a for a in w.away if a[0] not in self.people])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("back", **group(w, self.people))


class RevealEvent(Effect[City]):
    """TW-201, TW-202, TW-209, TW-210: an empty deck counts as Ceasefire."""

    beat = "card"
    accounts_for = ("zones.events", "zones.event-now", "chapter", "food_price")

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.size("events"):
            return (Ceasefire(),)
        card = w.draw("events", "event-now")
        found = w.content.cards[card]
        cause = Cause(card=card, place="event")
        if isinstance(found, Chapter):
            w.chapter = found.number
            w.food_price = 0
            cold = found.cold if w.rules.chapter_cold else 0
            debt: Effects = (DebtDue(),) if w.token("debt-note") is not None else ()
            return under(w, cause, (Cold(cold), *debt, NextObjective(), *found.effects))
        assert isinstance(found, Event)
        if found.ceasefire:
            return (Ceasefire(),)
        choices: Effects = (Offered(found.choices, must=True),) if found.choices else ()
        return under(w, cause, (Cold(found.cold), *found.effects, *choices))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-201: the card; a Chapter with its number."""
        card = top(w, "event-now")
        if not card:
            return line("no-event")
        found = w.content.cards[w.zones["event-now"].top[-1]]
        if isinstance(found, Chapter):
            return line("chapter", card=card, n=found.number, text=phrases.flavour(card))
        last = isinstance(found, Event) and found.ceasefire
        return line("event", card=card, ceasefire=yes(last), text=phrases.flavour(card))


class DebtDue(Effect[City]):
    """TW-1866: the Debt Note: tokens of value 8, or a worse Night Raid."""

    accounts_for = BLANK_TOKENS
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        lay_down(w, "debt-note")
        return (ChooseOne(((LoseValue(8, "storage"),), (RaidMod(damage=3),))),)


class PayOut(Effect[City]):
    """TW-332: what was begun yesterday is ready; the Wait tokens are discarded."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.waits:
            return ()
        for space, key in sorted(w.waits.items(), reverse=True):
            card = w.house[space] - FITTING
            work = next(work for work in w.fitting(card).works if work.key == key)
            under(w, Cause(card=card, place="fitting", target=str(space)), work.wait)
        w.waits = {}
        return ()


class TrapPays(Effect[City]):
    """TW-1866: a Trap that has just paid out Raw Food, as far as the box had some, rids the house of rats."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        caught = any(n for _, n in w.moved) and w.token("rats") is not None
        return (TokenRemove("rats"),) if caught else ()
