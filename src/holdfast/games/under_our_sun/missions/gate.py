"""M5: the walls of New Haven, and the waves that come against them."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.games.under_our_sun.enemies.spawning import Spawn, appeared, put_foe
from holdfast.games.under_our_sun.enemies.wandering import OneMoves, WaveMove
from holdfast.games.under_our_sun.log import DEED, TASK, Told, here, line, one
from holdfast.games.under_our_sun.map.geography import straight
from holdfast.games.under_our_sun.map.tiles import RevealTile, lay_down
from holdfast.games.under_our_sun.missions.spawns import Clash
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.things.supply import add, take_supply
from holdfast.games.under_our_sun.vocabulary import Position
from holdfast.games.under_our_sun.world import Sands, me

CAPTAIN = "mission-and-other/liberty-captain"


class RaiseWalls(Effect[Sands]):
    """M5: integrity 6, from five characters on 7; the six positions around New Haven are revealed, without events."""

    beat = "build"
    accounts_for = ("score.walls", "score.integrity")

    def apply(self, w: Sands, by: Cause) -> Effects:
        knobs = w.mission_card().knobs
        walls = knobs.integrity_large if w.crew >= 5 else knobs.integrity
        w.score["walls"] = w.score["integrity"] = walls
        around = [straight(HAVEN, d, 1) for d in range(1, 7)]
        return (*[RevealTile(p) for p in around], NoEvents(tuple(around)))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("raise-walls", n=w.score["integrity"])


class StockHaven(Effect[Sands]):
    """M5: what is laid up in New Haven for each character beyond two, as the waves grow with them."""

    food: int = 0
    water: int = 0
    accounts_for = ("spots.0,0.dropped", "spots.0,0.stored_water")

    def apply(self, w: Sands, by: Cause) -> Effects:
        more = max(0, w.crew - 2)
        spot = w.spots[HAVEN]
        w.change(
            HAVEN,
            dropped=add(spot.dropped, "food", take_supply(w, "food", more * self.food)),
            stored_water=spot.stored_water + more * self.water,
        )
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """M5: nothing is laid up for two."""
        more = max(0, w.crew - 2)
        return line("stock-haven", food=more * self.food, water=more * self.water) if more else None


class NoEvents(Effect[Sands]):
    places: tuple[Position, ...]
    accounts_for = ("spots.*.event",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        for pos in self.places:
            w.change(pos, event=False)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """M5: nothing is left to happen around the walls."""
        return line("no-events")


class Wave(Effect[Sands]):
    """M5: enemies at distance 2 in rolled directions; a missing tile is laid face down. When all have come, those on a tile
    are fought together (US-522)."""

    n: int
    captain: bool = False
    beat = "phase"
    accounts_for = ("spots", "zones.stack", "zones.down:*")

    def apply(self, w: Sands, by: Cause) -> Effects:
        out: list[Effect[Sands]] = []
        places: list[str] = []
        since = w.next_id
        for i in range(self.n + self.captain):
            pos = straight(HAVEN, w.chance.below(6) + 1, 2)
            if not lay_down(w, pos):
                continue
            if i < self.n:
                out.append(Spawn(1, where=pos, wave=True))
            else:
                captain = w.content.index[CAPTAIN]
                w.move(captain, w.locate(captain), "enemies")
                out += appeared([put_foe(w, captain, pos, wave=True).id])
            if pos not in places:
                places.append(pos)
        return (*out, *[Clash(pos, since) for pos in places])

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("wave", n=self.n + self.captain, captain="yes" if self.captain else "no")


def phase_start(w: Sands) -> Effects:
    """M5: waves move and come at the start of a phase; M4: the boss hunts at the start of the Night."""
    perks = w.mission_card().perks
    return hunted(w, perks) if perks and ("gate" in perks or "boss" in perks) else ()


def hunted(w: Sands, perks: tuple[str, ...]) -> Effects:
    knobs = w.mission_card().knobs
    out: list[Effect[Sands]] = []
    if "gate" in perks:
        out += [WaveMove(foe.id) for foe in w.foes if foe.wave]
        if w.dark() and w.day in (2, 3, 4):
            out.append(Wave(w.crew + knobs.waves[w.day - 2]))
        if w.phase == "morning" and w.day == 5:
            out.append(Wave(w.crew * knobs.last_wave, captain=knobs.captain))
    if "boss" in perks and w.dark():
        out += [OneMoves(foe.id) for foe in w.foes if "boss" in w.fighter(foe).perks]
    return tuple(out)


class GateHolds(Effect[Sands]):
    """M5: at the end of a phase each enemy on New Haven removes 1 integrity, 2 at the end of a Night."""

    quiet: ClassVar[bool] = True
    beat = "fight"
    accounts_for = ("score.integrity",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if "gate" in w.mission_card().perks:
            n = len(w.foes_at(HAVEN)) * (2 if w.dark() else 1)
            w.score["integrity"] = max(0, w.score["integrity"] - n)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """M5: only if somebody stands in New Haven who should not."""
        if "gate" not in w.mission_card().perks or not w.foes_at(HAVEN):
            return None
        return line("gate", now=w.score["integrity"], of=w.score["walls"])


class Barricade(Effect[Sands]):
    """M5: the next wave enemy leaving toward New Haven loses its move here."""

    accounts_for = (*DEED, "spots.*.barricade", "goods", "supply")
    log = here("barricade")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(w.pos[me(w, by)], barricade=True)
        return ()


class Repair(Effect[Sands]):
    """M5: integrity up by 1."""

    accounts_for = (*TASK, "goods", "supply")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.score["integrity"] = min(w.score["walls"], w.score["integrity"] + 1)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("repair", now=w.score["integrity"], of=w.score["walls"], **one(w, me(w, by)))
