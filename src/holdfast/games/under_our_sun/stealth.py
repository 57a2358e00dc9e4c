"""Paid actions, hiding and being seen (US-303 to US-305, US-415 to US-427, US-610, US-623)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects
from holdfast.games.under_our_sun.combat import CombatTurn, FirstCombatTurn
from holdfast.games.under_our_sun.dice import Test
from holdfast.games.under_our_sun.enemies import SpawnOpen
from holdfast.games.under_our_sun.hooks import CHECK, THEN_CHECK
from holdfast.games.under_our_sun.people import own_doing
from holdfast.games.under_our_sun.world import Sands

OPEN_FIGHT = frozenset({"attack", "dodge", "shoot"})
"""US-427: these expose by themselves, without a test."""


class Paid(Effect[Sands]):
    """US-303, US-305: one action of a character: its price, the stealth test of a hidden one, the combat turn of an
    exposed one with active enemies around; then the mission is checked."""

    char: int
    ap: int
    then: tuple[AnyEffect, ...]
    kind: str = "other"
    """attack, dodge, shoot, recon, explore (the mission is checked when the tile is turned up), other."""
    tile: str = ""
    """The fight tile of a shot (US-624)."""
    key: str = ""
    """The answer that declared it."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        char, kind, then = self.char, self.kind, self.then
        w.ap[char] -= self.ap
        if kind in OPEN_FIGHT:
            return (CombatTurn(char, self.tile or w.pos[char], then, False, True), CHECK)
        if w.hidden >> char & 1:
            return own_doing(w, by, char, self._hidden(w)) + THEN_CHECK
        if self.ap and w.foes and w.opposed(char):
            return (CombatTurn(char, w.pos[char], then), CHECK)
        return own_doing(w, by, char, then) if kind == "explore" else own_doing(w, by, char, then) + THEN_CHECK

    def _hidden(self, w: Sands) -> Effects:
        """US-420 to US-422: a new test for each action where somebody might see it."""
        if not self.ap or self.kind == "recon" or not w.watched_here(self.char):
            return self.then
        return (Test("stealth", self.then, (Seen(self.char), StillAble(self.char, self.key, self.then))),)


class Seen(Effect[Sands]):
    """US-421: exposed; the open symbols spawn, and a first combat turn is fought."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.expose(self.char)
        return (SpawnOpen(w.pos[self.char]), FirstCombatTurn(self.char))


class StillAble(Effect[Sands]):
    """US-421: the declared action takes effect if the character lives and it is still legal."""

    char: int
    key: str
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        from holdfast.games.under_our_sun.actions import still_legal

        return self.then if w.alive(self.char) and still_legal(w, self.char, self.key) else ()


class Expose(Effect[Sands]):
    """US-417: no longer hidden; nothing spawns by this alone (US-521)."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.expose(self.char)
        return ()


class SneakAttack(Effect[Sands]):
    """US-642, US-643: one test; success strikes without an answer, failure is being seen."""

    char: int
    strike: tuple[AnyEffect, ...]
    ap: int = 2

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= self.ap
        turn = CombatTurn(self.char, w.pos[self.char], self.strike, joinable=True, sneak=True)
        test = Test("stealth", (turn,), (Seen(self.char),))
        return own_doing(w, by, self.char, (test,)) + THEN_CHECK
