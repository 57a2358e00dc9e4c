"""Conditions that cards and missions ask for."""

from holdfast.core.engine.effect import Cause, Condition
from holdfast.games.under_our_sun.lookups import TILES
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.people.death import dead_here
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.vocabulary import Good, Key, Phase
from holdfast.games.under_our_sun.world import Sands, me


class FireHere(Condition[Sands]):
    def holds(self, w: Sands, by: Cause) -> bool:
        return bool(w.spots[w.pos[me(w, by)]].fire)


class Infected(Condition[Sands]):
    def holds(self, w: Sands, by: Cause) -> bool:
        return bool(w.infected >> me(w, by) & 1)


class WithOthers(Condition[Sands]):
    """Another living character is on the tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return len(w.here(w.pos[me(w, by)])) > 1


class Stocked(Condition[Sands]):
    what: Good
    n: int = 1

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.have(me(w, by), self.what) >= self.n


class SomebodyInfected(Condition[Sands]):
    """An infected character is on my tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.infected > 0 and any(w.infected >> c & 1 for c in w.here(w.pos[me(w, by)]))


class SomebodyHurt(Condition[Sands]):
    """A character on my tile lacks HP."""

    def holds(self, w: Sands, by: Cause) -> bool:
        hurt = False
        for c in w.here(w.pos[me(w, by)]):
            hurt |= w.hp[c] < w.sheet(c).hp
        return hurt


class SomebodyDeadHere(Condition[Sands]):
    """US-774: a dead character lies here who can still be revived."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return bool(dead_here(w, me(w, by)))


class TrapFree(Condition[Sands]):
    """No trap lies on my tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return not w.spots[w.pos[me(w, by)]].trap


class CanDrink(Condition[Sands]):
    """There is room for water."""

    def holds(self, w: Sands, by: Cause) -> bool:
        char = me(w, by)
        return w.water[char] < w.water_room(char)


# --- missions ----------------------------------------------------------------------------------------------------------


class TileUp(Condition[Sands]):
    """US-1213: the tile of this number is revealed."""

    tile: int

    def holds(self, w: Sands, by: Cause) -> bool:
        return bool(w.where(self.tile))


class Reached(Condition[Sands]):
    """US-1213: a living character is on the tile."""

    tile: int

    def holds(self, w: Sands, by: Cause) -> bool:
        cards = TILES[w.content].get(self.tile, ())
        for spot in map(w.spots.get, w.pos):
            if spot is not None and spot.tile in cards:
                return any(w.spots[w.pos[c]].tile in cards and not w.traitor(c) for c in w.living())
        return False


class Delivered(Condition[Sands]):
    """US-1213: all that the current card asks for lies at its tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        need = w.mission_card().stages[w.stage].deliver
        return all(waiting_there(w, what) >= amount(w, n) for what, n in need.items())


def waiting_there(w: Sands, what: str) -> int:
    """What was delivered and no finished card has used."""
    used = [amount(w, stage.deliver.get(what, 0)) for stage in w.mission_card().stages[: w.stage]]
    return w.delivered.get(what, 0) - sum(used)


def amount(w: Sands, n: int) -> int:
    """US-955: numbers of a mission that grow with the crew are written as codes above 100 (see `BY_CREW`)."""
    return BY_CREW[n](w.crew) if n in BY_CREW else n


def _wood(c: int) -> int:
    return c if c == 2 else c + 1


def _metal(c: int) -> int:
    return (c + 1) // 2 + 1


def _parts(c: int) -> int:
    return min(3, c)


BY_CREW = {101: _wood, 102: _metal, 103: _parts}
"""M6: wood of stage 1, metal of stage 2; M3: filter parts."""


class Counted(Condition[Sands]):
    """A counter of the mission has reached a number."""

    what: Key
    n: int = 1

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.score.get(self.what, 0) >= self.n


class AllOn(Condition[Sands]):
    """M2: all living characters are on the tile at the end of a day phase."""

    tile: int

    def holds(self, w: Sands, by: Cause) -> bool:
        if by.place != "phase-end":
            return False
        pos = w.where(self.tile)
        loyal = [c for c in w.living() if not w.traitor(c)]
        return bool(pos) and bool(loyal) and all(w.pos[c] == pos for c in loyal)


class HostagesHome(Condition[Sands]):
    """M1: both hostages on New Haven."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return len(w.hostages) == 2 and all(h.pos == HAVEN and h.freed for h in w.hostages)


class HostageLost(Condition[Sands]):
    """M1: a hostage dies."""

    def holds(self, w: Sands, by: Cause) -> bool:
        lost = False
        for h in w.hostages:
            lost |= h.hp <= 0
        return lost


class HostageHere(Condition[Sands]):
    """M1: on my tile a hostage is bound (`freed` false), or free, not home (US-1209) and without a guide; no enemy sees me."""

    freed: bool = False

    def holds(self, w: Sands, by: Cause) -> bool:
        if not w.hostages:
            return False
        char, freed = me(w, by), self.freed
        pos = w.pos[char]
        for h in w.hostages:
            if h.pos == pos != HAVEN and h.guide < 0 and h.freed == freed:
                return freed or w.is_hidden(char) or not w.against(char)
        return False


class Guiding(Condition[Sands]):
    """M1: I lead a hostage, and another character is with me."""

    def holds(self, w: Sands, by: Cause) -> bool:
        if not w.hostages:
            return False
        char = me(w, by)
        for h in w.hostages:
            if h.guide == char:
                return len(w.here(w.pos[char])) > 1
        return False


class TooManyGone(Condition[Sands]):
    """M2, M3: so many are eliminated: at least 2, from five characters on all but 2."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.gone > 0 and w.gone.bit_count() >= max(2, w.crew - 2)


class CalmWeather(Condition[Sands]):
    """M2: not during a Solar storm."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.keyword != "solar-storm"


class HeldTile(Condition[Sands]):
    """M3: at the end of the first phase that began after the card came up, an exposed character and no enemy there."""

    tile: int

    def holds(self, w: Sands, by: Cause) -> bool:
        if by.place != "phase-end":
            return False
        pos = w.where(self.tile)
        if not pos or w.score.get("stage_count", 0) >= w.count:
            return False
        return any(w.exposed(c) and not w.traitor(c) for c in w.here(pos)) and not w.foes_at(pos)


class TrackHere(Condition[Sands]):
    """M4: a track token lies on my tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return "track" in w.spots[w.pos[me(w, by)]].tokens


class BossHalf(Condition[Sands]):
    """M4: the Matriarch has lost half her HP or more."""

    def holds(self, w: Sands, by: Cause) -> bool:
        boss = next((f for f in w.foes if "boss" in w.fighter(f).perks), None)
        return w.score.get("boss", 0) > 0 or (boss is not None and 2 * boss.damage >= w.life(boss))


CLOCK = ("preparation", "morning", "afternoon", "night")


class ClockAt(Condition[Sands]):
    """M5: the clock has come to this day and phase."""

    day: int
    phase: Phase

    def holds(self, w: Sands, by: Cause) -> bool:
        if w.day < self.day or w.phase not in CLOCK:
            return False
        return (w.day, CLOCK.index(w.phase)) >= (self.day, CLOCK.index(self.phase))


class SurvivedNight(Condition[Sands]):
    """M5: the end of the Night of this day, with integrity left."""

    day: int

    def holds(self, w: Sands, by: Cause) -> bool:
        return by.place == "phase-end" and w.day == self.day and w.dark() and w.score.get("integrity", 0) >= 1


class GateFallen(Condition[Sands]):
    """M5: no integrity is left."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.score.get("integrity", 1) <= 0


class BarricadePlace(Condition[Sands]):
    """M5: a tile next to New Haven without a barricade."""

    def holds(self, w: Sands, by: Cause) -> bool:
        pos = w.pos[me(w, by)]
        return distance(pos, HAVEN) == 1 and not w.spots[pos].barricade


class AtHaven(Condition[Sands]):
    def holds(self, w: Sands, by: Cause) -> bool:
        return w.pos[me(w, by)] == HAVEN


class Damaged(Condition[Sands]):
    """M5: integrity is below its maximum."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.score.get("integrity", 0) < w.score.get("walls", 0)


class Quiet(Condition[Sands]):
    """No active enemy on my tile."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return not w.against(me(w, by))


class Crossed(Condition[Sands]):
    """M6: enough characters have crossed."""

    def holds(self, w: Sands, by: Cause) -> bool:
        return w.crossed.bit_count() >= max(1, w.crew - 1)


class CannotCross(Condition[Sands]):
    """M6: fewer living and crossed characters than must cross."""

    def holds(self, w: Sands, by: Cause) -> bool:
        if not w.dead:
            return False
        able = (~w.dead | w.crossed) & (1 << w.crew) - 1
        return able.bit_count() < max(1, w.crew - 1)
