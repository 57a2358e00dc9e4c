"""Missions: objectives, mission actions, and the verbs of the six missions (US-1211 to US-1226)."""

from math import ceil
from typing import Any, ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause, Effect, Effects, Frozen, Question, Seat, replace
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.lookups import PerContent
from holdfast.games.under_our_sun.cards import Mission, Stage, Task
from holdfast.games.under_our_sun.combat import FirstCombatTurn
from holdfast.games.under_our_sun.conditions import amount, waiting_there
from holdfast.games.under_our_sun.ending import lost, survivors_win
from holdfast.games.under_our_sun.enemies import OneMoves, Spawn, WaveMove, appeared, put_foe
from holdfast.games.under_our_sun.geography import distance, straight
from holdfast.games.under_our_sun.goods import add
from holdfast.games.under_our_sun.hooks import CHECK, ON_CHECK, ON_DEATH, ON_GONE, ON_REVEAL, CheckMission
from holdfast.games.under_our_sun.lexicon import Leader, Scale
from holdfast.games.under_our_sun.lookups import TILES
from holdfast.games.under_our_sun.map import RevealTile, down_zone, lay_down, put_tile
from holdfast.games.under_our_sun.numbers import HAVEN, KINDS
from holdfast.games.under_our_sun.pieces import Hostage
from holdfast.games.under_our_sun.world import Sands, me

NOBODY_DOES = Cause()
PHASE_ENDS = Cause(place="phase-end")
BOSS = "mission-and-other/ash-matriarch"
CAPTAIN = "mission-and-other/liberty-captain"


# --- the course of a mission -----------------------------------------------------------------------------------------------


def nobody_left(w: Sands) -> bool:
    """US-902: no living character remains and none can be revived."""
    return w.dead | w.gone == (1 << w.crew) - 1 and not w.crossed


def check(w: Sands, by: Cause = NOBODY_DOES) -> Effects:
    """US-1213 to US-1215: the objective first, then the failures."""
    cards: tuple[Any, ...] = w.content.cards
    mission: Mission = cards[w.mission]
    if mission.stages[w.stage].objective.holds(w, by):
        return (NextCard(w.stage, by.place),)
    for failure in mission.fail:
        if failure.holds(w, by):
            return (lost(w, "failed", "US-902"),)
    if w.dead and not w.fights and nobody_left(w):
        return (lost(w, "all-dead", "US-902"),)
    return ()


ON_CHECK.append(check)


def on_death(w: Sands, char: int) -> Effects:
    """M1: a hostage that loses its guide stays on the tile."""
    if w.hostages:
        w.hostages = tuple([replace(h, guide=-1) if h.guide == char else h for h in w.hostages])
    return ()


def on_gone(w: Sands, char: int) -> Effects:
    return (CheckMission(),)


ON_DEATH.append(on_death)
ON_GONE.append(on_gone)


class PhaseEndCheck(Effect[Sands]):
    """US-1213: objectives that are checked at the end of a phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return check(w, PHASE_ENDS)


class NextCard(Effect[Sands]):
    """US-1214: the next mission card is revealed at once, and does what it says; after the last one all is won."""

    stage: int
    place: str = ""

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.stage != self.stage:
            return ()
        stages = w.mission_card().stages
        done = stages[w.stage].done
        w.stage += 1
        w.score["tests"] = 0
        w.score["stage_count"] = w.count
        show_mission_card(w)
        if w.stage >= len(stages):
            return (survivors_win(w, "mission", "US-901"),)
        cause = Cause(w.seat_of(max(w.turn, 0)), w.turn if w.turn >= 0 else w.first)
        return (Under(cause, (*done, *stages[w.stage].enter)), CheckMission())


def show_mission_card(w: Sands) -> None:
    """US-1004: finished and current mission cards are public; a mission of a pack may have none."""
    mission = w.mission_card()
    card = w.content.index.get(f"mission-and-other/m{mission.number}-{w.stage + 1}", -1)
    if card >= 0 and w.holds("mission-cards", card):
        w.move(card, "mission-cards", "mission-open")


class RepeatedTask(Effect[Sands]):
    """What a mission card repeats in every Preparation, after the enemies have moved."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return w.mission_card().stages[w.stage].preparation


# --- deliveries and counters ---------------------------------------------------------------------------------------------


def wanted(w: Sands) -> dict[str, int]:
    """What this card still wants at its tile, and later ones too where deliveries may be made in advance (M6)."""
    out: dict[str, int] = {}
    for stage in due(w):
        for what, n in stage.deliver.items():
            out[what] = out.get(what, 0) + amount(w, n)
    return {what: n - lies for what, n in out.items() if n > (lies := waiting_there(w, what))}


def due(w: Sands) -> tuple[Stage, ...]:
    """The cards that deliveries may be made for now."""
    mission = w.mission_card()
    return mission.stages[w.stage :] if mission.ahead else mission.stages[w.stage : w.stage + 1]


class ToDo(Frozen):
    """What a mission card wants on a tile."""

    tasks: tuple[Task, ...]
    dear: bool
    """None of them is for him who has no goods."""
    goal: bool
    """Deliveries may be made there now."""
    only: bool
    """No other tile has its number."""


def wishes(content: Content) -> dict[int, tuple[dict[int, ToDo], ...]]:
    """By missions and their cards, by the tiles where they want anything at all."""
    missions = [(i, card) for i, card in enumerate(content.cards) if isinstance(card, Mission)]
    return {i: tuple([on_tiles(content, card, stage) for stage in range(len(card.stages))]) for i, card in missions}


def on_tiles(content: Content, mission: Mission, stage: int) -> dict[int, ToDo]:
    open_ = mission.stages[stage:] if mission.ahead else mission.stages[stage : stage + 1]
    goal = next((it.deliver_to for it in open_ if it.deliver), 0) or -1
    found: dict[int, ToDo] = {}
    for number, tiles in TILES[content].items():
        tasks = tuple([task for task in mission.stages[stage].tasks if task.tile in (0, number)])
        if tasks or number == goal:
            dear = all(not task.pay.keys().isdisjoint(KINDS) for task in tasks)
            found |= dict.fromkeys(tiles, ToDo(tasks, dear, number == goal, len(tiles) == 1))
    return found


TO_DO = PerContent(wishes)


class Deliver(Question[Sands]):
    """US-1213: any number of cubes in one action."""

    char: int

    def open(self, w: Sands) -> list[str]:
        need = wanted(w)
        carried = set(w.carried[self.char])
        return [what for what in need if (what in KINDS and w.have(self.char, what)) or what in carried]

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),) if w.alive(self.char) and self.open(w) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for what in self.open(w):
            menu.add(f"deliver:{what}", HandIn(self.char, what), Deliver(self.char))
        menu.add("deliver:done")


class HandIn(Effect[Sands]):
    """Delivered cubes lie safe at the tile."""

    char: int
    what: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.what in KINDS:
            w.goods[self.char] = add(w.goods[self.char], self.what, -1)
        else:
            left = list(w.carried[self.char])
            left.remove(self.what)
            w.carried[self.char] = tuple(left)
        w.delivered[self.what] = w.delivered.get(self.what, 0) + 1
        return ()


class Count(Effect[Sands]):
    """A counter of the mission goes up."""

    what: str
    n: int = 1

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.score[self.what] = w.score.get(self.what, 0) + self.n
        return ()


# --- spawning by missions ----------------------------------------------------------------------------------------------------


class SpawnAt(Effect[Sands]):
    """US-1216: enemies on the tile of a number; exposed characters there fight a first combat turn.

    `more_from` characters on one more comes; `per` scales: final-wave is max(2, C-1), half is ceil(C/2)-1.
    """

    tile: int
    n: int = 1
    sol: bool = False
    more_from: int = 99
    per: Scale = ""

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

    pos: str
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
            return ()
        return (Spawn(1, sol=True, where=fitting[w.chance.below(len(fitting))], fallback=True),)


# --- M1: hostages ------------------------------------------------------------------------------------------------------------


class HostageAppears(Effect[Sands]):
    """M1: a hostage is held on this tile."""

    tile: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.hostages = (*w.hostages, Hostage(w.where(self.tile)))
        return ()


class FreeHostage(Effect[Sands]):
    """M1: it follows the one who freed it."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return follow(w, me(w, by), freed=False)


class LeadHostage(Effect[Sands]):
    """M1: a hostage without a guide is picked up."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return follow(w, me(w, by), freed=True)


def follow(w: Sands, char: int, freed: bool) -> Effects:
    hostages = list(w.hostages)
    for i, h in enumerate(hostages):
        if h.pos == w.pos[char] and h.freed == freed and h.guide < 0:
            hostages[i] = replace(h, guide=char, freed=True)
            w.score["freed"] = w.score.get("freed", 0) + (not freed)
            break
    w.hostages = tuple(hostages)
    return ()


class HandHostage(Question[Sands]):
    """M1, US-1206: handing over to a character on the same tile."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = me(w, by)
        for other in w.here(w.pos[char]):
            if other != char:
                menu.add(f"guide:char-{other}", NewGuide(char, other))


class NewGuide(Effect[Sands]):
    char: int
    other: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        hostages = list(w.hostages)
        i = next(i for i, h in enumerate(hostages) if h.guide == self.char)
        hostages[i] = replace(hostages[i], guide=self.other)
        w.hostages = tuple(hostages)
        return ()


# --- M4: the Matriarch ---------------------------------------------------------------------------------------------------------


class ReadTrack(Effect[Sands]):
    """M4: the track token is removed."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        pos = w.pos[me(w, by)]
        tokens = list(w.spots[pos].tokens)
        tokens.remove("track")
        w.change(pos, tokens=tuple(tokens))
        w.score["tracks"] = w.score.get("tracks", 0) + 1
        return ()


class BossComes(Effect[Sands]):
    """M4: the Lair comes up, at distance 3 from the active character if it was not revealed, and the boss on it."""

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


class BossCompany(Effect[Sands]):
    """M4: Mutated enemies on the boss's tile, half the crew less one."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((f for f in w.foes if "boss" in w.fighter(f).perks), None)
        n = ceil(w.crew / 2) - 1
        if boss is None or n <= 0:
            return ()
        return (Spawn(n, kind="Mutated", where=boss.pos), Clash(boss.pos, w.next_id))


class BossHeals(Effect[Sands]):
    """M4: she regains HP in each Preparation."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        boss = next((f for f in w.foes if "boss" in w.fighter(f).perks), None)
        if boss is not None:
            w.set_foe(boss.id, damage=max(0, boss.damage - w.mission_card().knobs.regenerate))
        return ()


# --- M5: the gate --------------------------------------------------------------------------------------------------------------


class RaiseWalls(Effect[Sands]):
    """M5: integrity 6, from five characters on 7; the six positions around New Haven are revealed, without events."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        knobs = w.mission_card().knobs
        walls = knobs.integrity_large if w.crew >= 5 else knobs.integrity
        w.score["walls"] = w.score["integrity"] = walls
        around = [straight(HAVEN, d, 1) for d in range(1, 7)]
        return (*[RevealTile(p) for p in around], NoEvents(tuple(around)))


class NoEvents(Effect[Sands]):
    places: tuple[str, ...]

    def apply(self, w: Sands, by: Cause) -> Effects:
        for pos in self.places:
            w.change(pos, event=False)
        return ()


class Wave(Effect[Sands]):
    """M5: enemies at distance 2 in rolled directions; a missing tile is laid face down. When all have come, those on a tile
    are fought together (US-522)."""

    n: int
    captain: bool = False

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
            out.append(Wave(w.crew + knobs.last_wave, captain=knobs.captain))
    if "boss" in perks and w.dark():
        out += [OneMoves(foe.id) for foe in w.foes if "boss" in w.fighter(foe).perks]
    return tuple(out)


class GateHolds(Effect[Sands]):
    """M5: at the end of a phase each enemy on New Haven removes 1 integrity, 2 at the end of a Night."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        if "gate" in w.mission_card().perks:
            n = len(w.foes_at(HAVEN)) * (2 if w.dark() else 1)
            w.score["integrity"] = max(0, w.score["integrity"] - n)
        return ()


class Barricade(Effect[Sands]):
    """M5: the next wave enemy leaving toward New Haven loses its move here."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(w.pos[me(w, by)], barricade=True)
        return ()


class Repair(Effect[Sands]):
    """M5: integrity up by 1."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.score["integrity"] = min(w.score["walls"], w.score["integrity"] + 1)
        return ()


# --- M6: the crossing ------------------------------------------------------------------------------------------------------------


class Cross(Effect[Sands]):
    """M6: a crossed character leaves the map and is safe."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = me(w, by)
        w.bit("crossed", char, True)
        w.bit("acted", char, True)
        return ()


# --- tokens laid by the map --------------------------------------------------------------------------------------------------------


def on_reveal(w: Sands, pos: str) -> Effects:
    """US-1226: the mission's own list, filter parts (M3), tracks (M4)."""
    mission = w.mission_card()
    perks, found = mission.perks, None
    if perks or mission.reveal:
        tile = w.ground(pos)
        dangerous = "parts" in perks and tile.kind == "normal" and tile.enemies > 0
        if dangerous and distance(pos, HAVEN) >= mission.knobs.parts_distance and w.score.get("parts", 0) < 3:
            w.score["parts"] = w.score.get("parts", 0) + 1
            w.change(pos, tokens=(*w.spots[pos].tokens, "part"))
        if "tracks" in perks and tile.event and w.score.get("laid", 0) < 3:
            w.score["laid"] = w.score.get("laid", 0) + 1
            w.change(pos, tokens=(*w.spots[pos].tokens, "track"))
        found = mission.reveal.get(str(tile.number)) if mission.reveal else None
    return (*found, CHECK) if found else CHECK.apply(w, NOBODY_DOES)


ON_REVEAL.append(on_reveal)


class DryHaven(Effect[Sands]):
    """M3: New Haven has so little water, and it is not restored."""

    n: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.change(HAVEN, water=self.n)
        return ()
