"""Forecasts of actions, ways and tests: what an action provokes, what waits on a tile (US-303 to US-322, US-401, US-420 to US-426)."""

from holdfast.core.engine.effect import AnyCondition
from holdfast.core.engine.effects import Either
from holdfast.core.forecast import Forecasts
from holdfast.games.under_our_sun.actions.price import OPEN_FIGHT, Paid
from holdfast.games.under_our_sun.actions.standard import EndTurn
from holdfast.games.under_our_sun.combat.attacks import Strike
from holdfast.games.under_our_sun.combat.forecast import answered
from holdfast.games.under_our_sun.dice.karma import KarmaPick, KarmaRoll, RollAgain
from holdfast.games.under_our_sun.dice.odds import at_least
from holdfast.games.under_our_sun.dice.tests import Test, dice_for
from holdfast.games.under_our_sun.enemies.spawning import Spawn, SpawnOpen
from holdfast.games.under_our_sun.flow.night import NightHits, WhomNightHits, mark
from holdfast.games.under_our_sun.forecast import Sheet, percent
from holdfast.games.under_our_sun.map.moving import March, Step, Travel
from holdfast.games.under_our_sun.map.tiles import RevealTile
from holdfast.games.under_our_sun.missions.conditions import Reached
from holdfast.games.under_our_sun.missions.spawns import SpawnAt
from holdfast.games.under_our_sun.people.characters import Damage
from holdfast.games.under_our_sun.people.teams import RevealSelf, SolSpawn
from holdfast.games.under_our_sun.rules import HAVEN

FORECASTS = Forecasts()


@FORECASTS.of(Paid)
def paid(it: Sheet, action: Paid) -> None:
    """US-303, US-305, US-420: its price, and who attacks or may see him because of it."""
    w, char = it.w, action.char
    it.char = char
    it.concerns(char)
    it.pays("ap", action.ap)
    hidden = w.is_hidden(char)
    if action.kind in OPEN_FIGHT:
        if hidden:
            it.risk("exposes", 0, "US-427")
    elif hidden and action.ap and action.kind != "recon" and w.watched_here(char):
        it.risk("seen", percent(1 - at_least(dice_for(w, char, "stealth"))), "US-420")
        it.risk("then-fight", len(w.against(char)) + w.open_symbols(w.pos[char]), "US-421")
    elif not hidden and action.ap and w.foes and w.opposed(char):
        answered(it, char, w.against(char), "US-303")
    if action.kind != "recon":  # its enemy is what it is about
        it.read(action.then)


@FORECASTS.of(Travel)
def travel(it: Sheet, way: Travel) -> None:
    """US-311 to US-322, US-426: the attacks on leaving, the test, what waits there."""
    w, char = it.w, way.char
    it.char = char
    it.concerns(char)
    it.pays("ap", way.ap)
    sneaks = way.how == "sneak"
    dice = dice_for(w, char, "stealth", sneaks)
    hides = w.is_hidden(char) and w.watched_here(char)
    if sneaks or hides:
        it.rolls_dice(dice, "sneak" if sneaks else "slip-away", ("success", 1))
    if hides and (foes := w.against(char)):
        it.risk("struck-if-seen", len(foes), "US-426")
    elif not hides and w.threatened(char):
        answered(it, char, w.against(char), "US-320")
    if w.is_hidden(char) and not sneaks:
        it.risk("arrives-exposed", 0, "US-417")
    home(it, char, way.pos)
    goal(it, way.pos)
    if way.how == "charge":
        it.risk("unknown-tile", 0, "US-315")
        standing(it, way.pos)
    else:
        enter(it, char, way.pos, sneaks)


@FORECASTS.of(March)
def march(it: Sheet, way: March) -> None:
    """US-311: all of it, and what waits at its end."""
    it.char = way.char
    it.concerns(way.char)
    it.pays("ap", way.ap)
    home(it, way.char, way.path[-1])
    goal(it, way.path[-1])
    enter(it, way.char, way.path[-1], False)


def home(it: Sheet, char: int, pos: str) -> None:
    """US-1209: the hostages that come home with him; the last of them win the mission."""
    w = it.w
    if pos != HAVEN or not (guided := len([h for h in w.hostages if h.guide == char])):
        return
    it.brings("hostage-home", guided)
    last = w.stage == len(w.mission_card().stages) - 1
    if last and all(h.guide == char or (h.freed and h.pos == HAVEN) for h in w.hostages):
        it.brings("victory")


def goal(it: Sheet, pos: str) -> None:
    """US-1213: to stand there is what the mission wants now."""
    tile = it.w.tile(pos)
    mission = it.w.mission_card()
    if tile is not None and tile.number in wanted_tiles(mission.stages[it.w.stage].objective):
        it.brings("objective")


def wanted_tiles(objective: AnyCondition) -> list[int]:
    """The tiles that somebody has to reach."""
    match objective:
        case Reached():
            return [objective.tile]
        case Either():
            return [*wanted_tiles(objective.a), *wanted_tiles(objective.b)]
    return []


def enter(it: Sheet, char: int, pos: str, sneaks: bool) -> None:
    """US-265, US-269, US-321, US-424: what waits on a known tile; who sneaks in draws a night card only if he is seen, but
    the event in any case."""
    w = it.w
    symbols = w.open_symbols(pos)
    foes = [foe for foe in w.foes_at(pos) if not foe.only or foe.only >> char & 1]
    if sneaks and (symbols or foes):
        it.risk("then-fight" if "struck-if-seen" in it.risk_words() else "fight-if-seen", symbols + len(foes), "US-315")
    elif not sneaks:
        if symbols:
            it.risk("enemies-come", symbols, "US-512")
        if foes:
            it.risk("enemies-there", len(foes), "US-602")
    if w.dark() and pos != HAVEN and mark(char, pos) not in w.visited and w.perk(char, "no-night-card") < 0:
        seen = it.risk_words() & {"struck-if-seen", "fight-if-seen"}
        it.risk("night-card" if not sneaks else "and-night-card" if seen else "night-card-if-seen", 0, "US-263")
    if w.spots[pos].event:
        it.risk("event", 0, "US-506")


@FORECASTS.of(Step)
def step(it: Sheet, way: Step) -> None:
    enter(it, way.char, way.pos, way.hidden)


@FORECASTS.of(Test)
def test(it: Sheet, task: Test) -> None:
    """US-401, US-402: its dice, and what failing brings."""
    dice = dice_for(it.w, it.char, task.attribute, task.sneaking) + task.more
    it.rolls_dice(dice, task.attribute, ("success", task.need))
    for effect in task.fail:
        match effect:
            case Spawn() | SpawnAt():
                it.risk("failure-spawns", effect.n, "US-402")
            case Damage():
                it.risk("failure-hurts", effect.n, "US-402")
            case Strike():
                it.risk("answered-if-seen", 0, "US-635")


@FORECASTS.of(EndTurn)
def end_turn(it: Sheet, end: EndTurn) -> None:
    """US-204, US-640: points that are left serve for combat only."""
    it.concerns(end.char)
    if it.w.ap[end.char]:
        it.risk("ends-turn", it.w.ap[end.char], "US-204")


@FORECASTS.of(RevealTile)
def unknown(it: Sheet, tile: RevealTile) -> None:
    it.risk("unknown-tile", 0, "US-331")
    standing(it, tile.pos)


def standing(it: Sheet, pos: str) -> None:
    """US-535, US-540: enemies that everybody sees on a tile that lies face down."""
    if foes := [foe for foe in it.w.foes_at(pos) if not foe.only or foe.only >> it.char & 1]:
        it.risk("enemies-there", len(foes), "US-540")


@FORECASTS.of(RevealSelf)
def shown(it: Sheet, role: RevealSelf) -> None:
    it.risk("shows-role", 0, "US-966")


@FORECASTS.of(Spawn, SpawnAt)
def called(it: Sheet, spawn: Spawn | SpawnAt) -> None:
    it.risk("enemies-come", spawn.n, "US-511")


@FORECASTS.of(SolSpawn)
def son_comes(it: Sheet, spawn: SolSpawn) -> None:
    it.concerns(spawn.char)
    it.risk("enemies-come", 1, "US-964")


@FORECASTS.of(SpawnOpen)
def symbols_open(it: Sheet, spawn: SpawnOpen) -> None:
    it.risk("enemies-come", min(spawn.most, it.w.open_symbols(spawn.pos)), "US-513")


@FORECASTS.of(NightHits, WhomNightHits)
def night(it: Sheet, hit: NightHits | WhomNightHits) -> None:
    it.about(hit.card)
    it.concerns(hit.char)


@FORECASTS.of(KarmaPick, KarmaRoll)
def again(it: Sheet, roll: KarmaPick | KarmaRoll) -> None:
    """US-431, US-436: a karma die for each die that is rolled again."""
    it.concerns(roll.char)
    it.pays("karma", max(1, len(roll.dice)))


@FORECASTS.of(RollAgain)
def steady(it: Sheet, roll: RollAgain) -> None:
    it.risk("once-a-day", 0, "US-1103")
