"""Hiding and being seen (US-415 to US-427, US-610, US-623, US-642)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.tests import Test
from holdfast.games.under_our_sun.enemies.spawning import SpawnOpen
from holdfast.games.under_our_sun.missions.course import THEN_CHECK
from holdfast.games.under_our_sun.people.characters import own_doing
from holdfast.games.under_our_sun.world import Sands


class Seen(Effect[Sands]):
    """US-421: exposed; the open symbols spawn, and a first combat turn is fought."""

    char: int
    log = unlogged

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
        from holdfast.games.under_our_sun.flow.turn import still_legal

        return self.then if w.alive(self.char) and still_legal(w, self.char, self.key) else ()


class Expose(Effect[Sands]):
    """US-417: no longer hidden; nothing spawns by this alone (US-521)."""

    char: int
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.expose(self.char)
        return ()


class SneakAttack(Effect[Sands]):
    """US-642, US-643: one test; success strikes without an answer, failure is being seen."""

    char: int
    strike: tuple[AnyEffect, ...]
    ap: int = 2
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap[self.char] -= self.ap
        turn = CombatTurn(self.char, w.pos[self.char], self.strike, joinable=True, sneak=True)
        test = Test("stealth", (turn,), (Seen(self.char),))
        return own_doing(w, by, self.char, (test,)) + THEN_CHECK
