"""One paid action: its price, and what its price brings about (US-303 to US-305, US-427)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.actions.stealth import Seen, StillAble
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.missions.course import CHECK, THEN_CHECK
from holdfast.games.under_our_sun.people.characters import own_doing
from holdfast.games.under_our_sun.vocabulary import MaybePosition
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
    tile: MaybePosition = ""
    """The fight tile of a shot (US-624)."""
    key: str = ""
    """The answer that declared it."""
    log = unlogged

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
