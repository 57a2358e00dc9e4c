"""Searching, and what is found (TW-618 to TW-621, TW-634)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.book.checks import row
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tracks import louder
from holdfast.games.this_war.vocabulary import Row
from holdfast.games.this_war.world import City

SEARCH_NOISE = 4
"""TW-618, and a dial of TW-1521."""


def search_noise(w: City) -> int:
    """TW-618: how loud the next search is."""
    noise = SEARCH_NOISE + (w.with_ability("heavy") != NOBODY)
    if "loud-first-search" in w.place(w.location).perks and "searched" not in w.tonight:
        noise += 2
    return noise


class Search(Effect[City]):
    """TW-618: Noise, a roll for it, then a Findings card if somebody is still there. A heavy man makes more noise, and the
    first search in the Warehouse does."""

    row: Row

    def apply(self, w: City, by: Cause) -> Effects:
        louder(w, search_noise(w))
        w.tonight_too("searched")
        return (RollNoise(), FindOne(self.row))


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


class DrawFindings(Effect[City]):
    """TW-618 to TW-621: the rows that are called for, and the star's roll unless it is forbidden. Somebody
    must still search; loot is theirs who fought for it, even if they stop (TW-945)."""

    rows: tuple[Row, ...] = ("furniture",)
    n: int = 1
    star: bool = True

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

    def apply(self, w: City, by: Cause) -> Effects:
        return row(w.place(w.location).specials, black(w, "special"))


class DrawTwo(Effect[City]):
    """TW-1713: Marko draws two Findings cards."""

    row: Row

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight_too("scavenger")
        cards = (draw_findings(w, "findings-now"), draw_findings(w, "findings-now"))
        return (TakeOne(cards, self.row),)


class TakeOne(Decision):
    """Only the star of the one that is used counts."""

    cards: tuple[int, int]
    row: Row

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.cards:
            menu.add(f"findings:{w.content.cards[card].id}", UseFindings(card, self.row))


class UseFindings(Effect[City]):
    """TW-1713: the Findings card that is used; the other one counts for nothing."""

    card: int
    row: Row

    def apply(self, w: City, by: Cause) -> Effects:
        for card in w.zones["findings-now"].top:
            w.move(card, "findings-now", "findings-discard")
        return tuple(found(w, self.card, (self.row,), True))
