"""M4: tracks, and the Ash Matriarch."""

from math import ceil

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.enemies.spawning import Spawn, appeared, put_foe
from holdfast.games.under_our_sun.log import PAWNS, TASK, TILES, LogOnly, Told, line, one
from holdfast.games.under_our_sun.map.geography import straight
from holdfast.games.under_our_sun.map.tiles import down_zone, put_tile
from holdfast.games.under_our_sun.missions.spawns import Clash
from holdfast.games.under_our_sun.world import Sands, me

BOSS = "mission-and-other/ash-matriarch"


class ReadTrack(Effect[Sands]):
    """M4: the track token is removed."""

    beat = "dice"
    accounts_for = (*TASK, "spots.*.tokens")

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[me(w, by)]
        tokens = list(w.spots[pos].tokens)
        tokens.remove("track")
        w.change(pos, tokens=tuple(tokens))
        w.score["tracks"] = w.score.get("tracks", 0) + 1
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("read-track", now=w.score["tracks"], **one(w, me(w, by)))


class BossComes(Effect[Sands]):
    """M4: the Lair comes up, at distance 3 from the active character if it was not revealed, and the boss on it."""

    beat = "move"
    accounts_for = (*TILES, *PAWNS)

    def apply(self, w: Sands, by: Cause) -> Effects:
        card = w.content.index["tile/tile-30"]
        pos = w.where(30)
        if not pos:
            pos = self._place(w, me(w, by))
            if not w.holds("map", card):
                w.move(card, w.locate(card), "map")
            put_tile(w, pos, card)
        boss = w.content.index[BOSS]
        w.move(boss, w.locate(boss), "enemies")
        return (*appeared([put_foe(w, boss, pos).id]), Clash(pos))

    def _place(self, w: Sands, char: int) -> str:
        down = next((p for p in w.spots if w.spots[p].tile < 0 and w.holds(down_zone(p), self._card(w))), "")
        if down:
            return down
        first = w.chance.below(6)
        for i in range(6):
            pos = straight(w.pos[char], (first + i) % 6 + 1, 3)
            if pos not in w.spots:
                return pos
        return next(p for n in range(4, 99) if (p := straight(w.pos[char], first + 1, n)) not in w.spots)

    def _card(self, w: Sands) -> int:
        return w.content.index["tile/tile-30"]

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("boss-comes", place=phrases.far(w, w.where(30)))


class BossCompany(Effect[Sands]):
    """M4: Mutated enemies on the boss's tile, half the crew less one."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((f for f in w.foes if "boss" in w.fighter(f).perks), None)
        n = ceil(w.crew / 2) - 1
        if boss is None or n <= 0:
            return ()
        return (Spawn(n, kind="Mutated", where=boss.pos), Clash(boss.pos, w.next_id))


class BossHeals(Effect[Sands]):
    """M4: she regains HP in each Preparation."""

    beat = "heal"
    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((f for f in w.foes if "boss" in w.fighter(f).perks), None)
        if boss is None or not boss.damage:
            return ()
        w.set_foe(boss.id, damage=max(0, boss.damage - w.mission_card().knobs.regenerate))
        return (Recovered(boss.id),)


class Recovered(LogOnly):
    """M4: she is less hurt than before, for the log."""

    id: int
    accounts_for = ("foes.*.damage",)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        boss = w.foe(self.id)
        return line("boss-heals", foe=phrases.foe(w, boss), now=phrases.left(w, boss)) if boss is not None else None
