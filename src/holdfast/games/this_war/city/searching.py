"""Searching, and what is found (TW-618 to TW-621, TW-634)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.checks import row
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import FINDINGS, key, line, one, rolled, yes
from holdfast.games.this_war.options import CardNamed
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tracks import louder
from holdfast.games.this_war.vocabulary import Row
from holdfast.games.this_war.world import City


def search_noise(w: City) -> int:
    """TW-618: how loud the next search is."""
    noise = w.rules.search_noise + w.rules.heavy_noise * (w.with_ability("heavy") != NOBODY)
    if "loud-first-search" in w.place(w.location).perks and "searched" not in w.tonight:
        noise += w.rules.loud_search
    return noise


class Search(Effect[City]):
    """TW-618: Noise, a roll for it, then a Findings card if somebody is still there. A heavy man makes more noise, and the
    first search in the Warehouse does."""

    row: Row
    beat = "gain"
    accounts_for = ("noise", "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        louder(w, search_noise(w))
        w.tonight_too("searched")
        return (RollNoise(), FindOne(self.row))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("search", row=self.row, now=w.noise)


# --- findings -------------------------------------------------------------------------------------------------------


class FindOne(Decision):
    """A search: one Findings card; Marko may, once per Scavenging, draw two and use one."""

    row: Row

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        choosy = w.searching() and "scavenger" not in w.tonight and w.with_ability("scavenger") != NOBODY
        return (w.leader,) if choosy else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("draw", DrawFindings((self.row,)))
        menu.add("draw-two", DrawTwo(self.row))

    def apply(self, w: City, by: Cause) -> Effects:
        return (DrawFindings((self.row,)),)


def draw_findings(w: City, to: str) -> int:
    """TW-634: the deck is made again of its discards only when it is empty."""
    if not w.size("findings"):
        w.refill("findings", "findings-discard")
    return w.draw("findings", to)


def findings_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-618: a Findings card that brings nothing; other entries report what one brings."""
    cards = w.zones["findings-discard"].top
    rows = getattr(effect, "rows", None) or (effect.row,)
    drawn = [effect.card] if hasattr(effect, "card") else cards[len(cards) - effect.n :]
    if w.phase != "scavenging" or not cards:
        return None
    some = any(w.findings(card).rows[name] or w.findings(card).star for card in drawn for name in rows)
    return None if some else line("found-nothing")


class DrawFindings(Effect[City]):
    """TW-618 to TW-621: the rows that are called for, and the star's roll unless it is forbidden. Somebody
    must still search; loot is theirs who fought for it, even if they stop (TW-945)."""

    rows: tuple[Row, ...] = ("furniture",)
    n: int = 1
    star: bool = True
    accounts_for = FINDINGS
    log = findings_entry

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase != "scavenging" or not (w.searching() or people(w, by, "fought")):
            return ()
        then: list[AnyEffect] = []
        for _ in range(self.n):
            then += found(w, draw_findings(w, "findings-discard"), self.rows, self.star)
        return tuple(then)


def found(w: City, card: int, rows: tuple[Row, ...], star: bool) -> list[AnyEffect]:
    """What a Findings card brings."""
    findings = w.findings(card)
    then: list[AnyEffect] = []
    for name in rows:
        then += findings.rows[name]
    if findings.star and star:
        then.append(SpecialFinding())
    return then


class SpecialFinding(Effect[City]):
    """TW-619: the Location's own table."""

    beat = "card"
    accounts_for = FINDINGS

    def apply(self, w: City, by: Cause) -> Effects:
        return row(w.place(w.location).specials, black(w, "special"))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-619: a row of the Location's own table may be empty."""
        nothing = yes(not row(w.place(w.location).specials, rolled(outcomes)))
        return line("special-finding", card=key(w, w.location), roll=rolled(outcomes), nothing=nothing)


class DrawTwo(Effect[City]):
    """TW-1713: Marko draws two Findings cards."""

    row: Row
    beat = "card"
    accounts_for = (*FINDINGS, "tonight")

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight_too("scavenger")
        cards = (draw_findings(w, "findings-now"), draw_findings(w, "findings-now"))
        return (TakeOne(cards, self.row),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("draw-two", **one(w, w.with_ability("scavenger")))


class TakeOne(Decision):
    """Only the star of the one that is used counts."""

    cards: tuple[int, int]
    row: Row

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.cards:
            menu.add(CardNamed("findings", w.content.cards[card].id), UseFindings(card, self.row))


class UseFindings(Effect[City]):
    """TW-1713: the Findings card that is used; the other one counts for nothing."""

    card: int
    row: Row
    accounts_for = FINDINGS
    log = findings_entry

    def apply(self, w: City, by: Cause) -> Effects:
        for card in w.zones["findings-now"].top:
            w.move(card, "findings-now", "findings-discard")
        return tuple(found(w, self.card, (self.row,), True))
