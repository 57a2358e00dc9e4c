"""Searching, Noise and obstacles outside (TW-607, TW-618 to TW-626, TW-641, TW-642)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Condition, Effect, Effects, Seat
from holdfast.core.engine.menu import Block, Menu, block
from holdfast.games.this_war.cards import Chooser
from holdfast.games.this_war.checks import row
from holdfast.games.this_war.conditions import ASKED
from holdfast.games.this_war.deeds import Noise, louder
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.lexicon import Blank, Row
from holdfast.games.this_war.numbers import LOCKPICK
from holdfast.games.this_war.residents import Encounter
from holdfast.games.this_war.scripts import ByColour, Offered
from holdfast.games.this_war.stores import discard
from holdfast.games.this_war.throws import black
from holdfast.games.this_war.tokens import carried
from holdfast.games.this_war.world import NOBODY, City

SEARCH_NOISE = 2
"""TW-618, and a dial of TW-1521."""
STEALTH = 5
"""By how much Arica lowers the Noise."""


class Pair(Condition[City]):
    """TW-622, TW-1716: two scavengers, or one who is strong enough alone."""

    def holds(self, w: City, by: Cause) -> bool:
        return len(w.searching()) > 1 or w.with_ability("strong") != NOBODY

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-pair")


class Carried(Condition[City]):
    """A blank token lies where it can be used here."""

    name: Blank

    def holds(self, w: City, by: Cause) -> bool:
        return carried(w, self.name)

    def lacks(self, w: City, by: Cause) -> Block:
        return block(ASKED, "no-token", what=self.name)


class Search(Effect[City]):
    """TW-618: Noise, a roll for it, then a Findings card if somebody is still there. A heavy man makes more noise, and the
    first search in the Warehouse does."""

    row: Row

    def apply(self, w: City, by: Cause) -> Effects:
        noise = SEARCH_NOISE + (w.with_ability("heavy") != NOBODY)
        if "loud-first-search" in w.place(w.location).perks and "searched" not in w.tonight:
            noise += 2
        w.tonight_too("searched")
        louder(w, noise)
        return (RollNoise(), FindOne(self.row))


# --- Noise -------------------------------------------------------------------------------------------------------------------------------


class RollNoise(Effect[City]):
    """TW-607: as low as the Noise, or lower, is an encounter; before it a thief or careful steps may help."""

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase != "scavenging" or not w.searching():
            return ()
        if can_sneak(w) or w.kept("careful-steps") >= 0:
            return (BeforeNoise(),)
        return listen(w)


def can_sneak(w: City) -> bool:
    """Arica: once per Scavenging, before a Noise roll."""
    return w.noise > 1 and "stealth" not in w.tonight and w.with_ability("stealth") != NOBODY


def listen(w: City) -> Effects:
    return () if black(w, "noise", need=-w.noise) > w.noise else (Encounter(),)


class BeforeNoise(Decision):
    """Roll, or use what may avert it."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("roll", Listen())
        if can_sneak(w):
            menu.add("stealth", Sneak(), Listen())
        if w.kept("careful-steps") >= 0:
            menu.add("use:careful-steps", TreadSoftly())


class Listen(Effect[City]):
    """The roll for Noise."""

    def apply(self, w: City, by: Cause) -> Effects:
        return listen(w)


class Sneak(Effect[City]):
    """Noise −5, not below 1."""

    def apply(self, w: City, by: Cause) -> Effects:
        louder(w, -STEALTH)
        w.tonight_too("stealth")
        return ()


class TreadSoftly(Effect[City]):
    """TW-1841 (8): one Noise roll is ignored."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("careful-steps"), "kept", "narrative-discard")
        return ()


# --- findings ------------------------------------------------------------------------------------------------------------------------------


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
    """TW-618 to TW-621: the rows that are called for, and the star's roll unless it is forbidden."""

    rows: tuple[Row, ...] = ("furniture",)
    n: int = 1
    star: bool = True

    def apply(self, w: City, by: Cause) -> Effects:
        if w.phase != "scavenging" or not w.searching():
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


# --- obstacles -----------------------------------------------------------------------------------------------------------------------------


class PickLock(Effect[City]):
    """TW-622, TW-323, TW-641: 4–10 opens it and costs the Lockpick; a failure leaves the other ways. Arica may roll again."""

    then: tuple[AnyEffect, ...]
    again: bool = True

    def apply(self, w: City, by: Cause) -> Effects:
        rolled = black(w, "lock", need=4)
        if rolled > 3:
            discard(w, w.pile, LOCKPICK, 1)
            return self.then
        if self.again and w.with_ability("picklock") != NOBODY:
            return (TryAgain(self.then),)
        return (LockHeld(),)


class TryAgain(Decision):
    """Picklock: the second result stands."""

    then: tuple[AnyEffect, ...]

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("again", PickLock(self.then, again=False))
        menu.add("keep", LockHeld())


class LockHeld(Effect[City]):
    """The other ways to deal with the door are still open."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        card = w.content.cards[by.card]
        assert isinstance(card, Chooser)
        return (Offered(tuple([choice for choice in card.choices if choice.key != "pick"])),)


class Twist(Effect[City]):
    """TW-626: the Location's Script of a colour, or silence."""

    def apply(self, w: City, by: Cause) -> Effects:
        return (ByColour(w.place(w.location).scripts, (Noise(-1),)),)
