"""Scripts that wait on a deck (TW-1213, TW-1227)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, replace
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.log import line, rolled, yes
from holdfast.games.this_war.pieces import Pending
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.vocabulary import Chance, Mode, PendingDeck, When
from holdfast.games.this_war.world import City


class PutPending(Effect[City], tag="pending"):
    """TW-1213: a Script token on a deck; there are nine (TW-1212)."""

    deck: PendingDeck
    script: str
    when: When = "next"
    range: Chance = ""
    mode: Mode = "before"
    stay: bool = False
    accounts_for = ("pending",)

    def apply(self, w: City, by: Cause) -> Effects:
        if len(w.pending) >= w.rules.script_tokens:
            w.pending = w.pending[1:]
        low, _, high = self.range.partition("-")
        new = Pending(
            self.deck,
            self.script,
            int(low or 0),
            int(high or low or 0),
            self.mode == "instead",
            self.stay,
        )
        w.pending = (*w.pending, new)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("pending", deck=self.deck)


def due(w: City, deck: str, draw: tuple[AnyEffect, ...]) -> Effects:
    """TW-1213, TW-1227: pending Scripts of a deck, oldest first, before the card is drawn or instead of it."""
    if not w.pending:
        return draw
    waiting = tuple([p for p in w.pending if p.deck == deck])
    return (PendingDue(waiting, draw),) if waiting else draw


class PendingDue(Effect[City]):
    """The tokens on a deck, one after the other; one with a range rolls for it."""

    waiting: tuple[Pending, ...]
    draw: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        if not self.waiting:
            return self.draw
        first, rest = self.waiting[0], replace(self, waiting=self.waiting[1:])
        if first not in w.pending:
            return (rest,)
        if first.low and not first.low <= black(w, "book") <= first.high:
            return (rest,)
        return (PendingComes(first), OpenScript(first.script), replace(rest, draw=()) if first.instead else rest)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1213: a roll says whether what waits on a deck comes now."""
        if not outcomes:
            return None
        first = self.waiting[0]
        comes = first.low <= rolled(outcomes) <= first.high
        return line("pending-due", deck=first.deck, roll=rolled(outcomes), comes=yes(comes))


class PendingComes(Effect[City]):
    """TW-1213: what waited on a deck is there; the token goes, unless it stays."""

    pending: Pending
    accounts_for = ("pending",)

    def apply(self, w: City, by: Cause) -> Effects:
        if not self.pending.stay:
            at = w.pending.index(self.pending)
            w.pending = (*w.pending[:at], *w.pending[at + 1 :])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("pending-comes", deck=self.pending.deck)
