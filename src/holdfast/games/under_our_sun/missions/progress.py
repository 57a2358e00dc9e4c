"""How far the current mission card has come, as numbers for the table: what is counted, how much there is, how much is
wanted (US-1213)."""

from typing import Literal, TypedDict

from holdfast.core.engine.effects import Both, Either
from holdfast.games.under_our_sun.missions.conditions import (
    AllOn,
    BossHalf,
    Counted,
    Crossed,
    Delivered,
    HostagesHome,
    Reached,
    TileUp,
    amount,
    waiting_there,
)
from holdfast.games.under_our_sun.missions.course import NOBODY_DOES
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.world import Sands


class Figure(TypedDict):
    """One count of an objective: of a tile by its number, of goods or a counter by their names, or a figure of its own."""

    of: Literal["tile", "good", "counter", "figure"]
    what: str
    tile: int
    n: int
    wanted: int


def counted(of: Literal["good", "counter", "figure"], what: str, n: int, wanted: int) -> Figure:
    return {"of": of, "what": what, "tile": 0, "n": n, "wanted": wanted}


def on_tile(tile: int, done: bool) -> Figure:
    return {"of": "tile", "what": "", "tile": tile, "n": int(done), "wanted": 1}


def progress(w: Sands) -> list[Figure]:
    """The objective of the current card in figures; what the gate can still take is always one of them."""
    stages = w.mission_card().stages
    gate: list[Figure] = []
    if "gate" in w.mission_card().perks and "walls" in w.score:
        gate = [counted("figure", "integrity", w.score["integrity"], w.score["walls"])]
    if w.stage >= len(stages):
        return gate
    return [*figures(w, stages[w.stage].objective), *gate]


def figures(w: Sands, objective: object) -> list[Figure]:
    match objective:
        case Both() | Either():
            return [*figures(w, objective.a), *figures(w, objective.b)]
        case Counted():
            return [counted("counter", objective.what, min(objective.n, w.score.get(objective.what, 0)), objective.n)]
        case Delivered():
            wanted = w.mission_card().stages[w.stage].deliver
            return [
                counted("good", what, min(amount(w, n), waiting_there(w, what)), amount(w, n))
                for what, n in wanted.items()
            ]
        case TileUp():
            return [on_tile(objective.tile, bool(w.where(objective.tile)))]
        case Reached():
            return [on_tile(objective.tile, objective.holds(w, NOBODY_DOES))]
        case AllOn():
            pos = w.where(objective.tile)
            return [counted("figure", "gathered", len([c for c in w.living() if w.pos[c] == pos]), len(w.living()))]
        case HostagesHome():
            return [counted("figure", "home", len([h for h in w.hostages if h.freed and h.pos == HAVEN]), 2)]
        case Crossed():
            return [counted("figure", "crossed", w.crossed.bit_count(), max(1, w.crew - 1))]
        case BossHalf():
            boss = next((foe for foe in w.foes if "boss" in w.fighter(foe).perks), None)
            return (
                [counted("figure", "boss", min(boss.damage, -(-w.life(boss) // 2)), -(-w.life(boss) // 2))]
                if boss
                else []
            )
    return []
