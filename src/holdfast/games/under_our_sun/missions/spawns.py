"""Enemies that missions bring (US-1216, US-1226)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.log import Told, line
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.vocabulary import Leader, Position, Scale
from holdfast.games.under_our_sun.world import Sands


class SpawnAt(Effect[Sands]):
    """US-1216: enemies on the tile of a number; exposed characters there fight a first combat turn.

    `more_from` characters on one more comes; `per` scales: final-wave is max(2, C-1), half is ceil(C/2)-1.
    """

    tile: int
    n: int = 1
    sol: bool = False
    more_from: int = 99
    per: Scale = ""
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.where(self.tile)
        if not pos:
            return ()
        n = self.n + (w.crew >= self.more_from)
        if self.per == "final-wave":
            n = max(2, w.crew - 1) + w.mission_card().knobs.final_wave
        return (Spawn(n, sol=self.sol, where=pos, fallback=self.sol), Clash(pos, w.next_id))


class Clash(Effect[Sands]):
    """US-1216, US-605: a mission spawn among exposed characters starts a first combat turn of them all; one that finds no
    card starts nothing (US-518, US-602)."""

    pos: Position
    since: int = 0
    """The number of the first enemy that could come."""
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not any(foe.id >= self.since for foe in w.foes_at(self.pos)):
            return ()
        there = [c for c in w.here(self.pos) if w.exposed(c) and w.against(c)]
        return (FirstCombatTurn(there[0], tuple(there[1:])),) if there else ()


class SpawnNear(Effect[Sands]):
    """US-1226: a Son of Liberty on a random revealed tile at distance 2 from a guide or a carrier of parts."""

    of: Leader
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.of == "guide":
            who = [h.guide for h in w.hostages if h.guide >= 0][:1]
        else:
            who = [c for c in w.living() if "part" in w.carried[c]]
        if not who:
            return ()
        char = who[w.chance.below(len(who))]
        fitting = [p for p in w.revealed_tiles() if p != HAVEN and distance(p, w.pos[char]) == 2 and not w.here(p)]
        if not fitting:
            return (NobodyNear(),)
        return (Spawn(1, sol=True, where=fitting[w.chance.below(len(fitting))], fallback=True),)


class NobodyNear(Effect[Sands]):
    """US-1226: no tile fits, and nobody comes, for the log."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("nobody-near")
