"""How far the current mission card has come, as numbers for the table: what is counted, how much there is, how much is
wanted (US-1213)."""

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
from holdfast.games.under_our_sun.numbers import HAVEN
from holdfast.games.under_our_sun.world import Sands

Figure = tuple[str, int, int]


def progress(w: Sands) -> list[Figure]:
    """The objective of the current card in figures; what the gate can still take is always one of them."""
    stages = w.mission_card().stages
    gate: list[Figure] = []
    if "gate" in w.mission_card().perks and "walls" in w.score:
        gate = [("integrity", w.score["integrity"], w.score["walls"])]
    if w.stage >= len(stages):
        return gate
    return [*figures(w, stages[w.stage].objective), *gate]


def figures(w: Sands, objective: object) -> list[Figure]:
    match objective:
        case Both() | Either():
            return [*figures(w, objective.a), *figures(w, objective.b)]
        case Counted():
            return [(f"counted-{objective.what}", min(objective.n, w.score.get(objective.what, 0)), objective.n)]
        case Delivered():
            wanted = w.mission_card().stages[w.stage].deliver
            return [
                (f"good-{what}", min(amount(w, n), waiting_there(w, what)), amount(w, n)) for what, n in wanted.items()
            ]
        case TileUp():
            return [(f"tile-{objective.tile}", int(bool(w.where(objective.tile))), 1)]
        case Reached():
            return [(f"tile-{objective.tile}", int(objective.holds(w, NOBODY_DOES)), 1)]
        case AllOn():
            pos = w.where(objective.tile)
            return [("gathered", len([c for c in w.living() if w.pos[c] == pos]), len(w.living()))]
        case HostagesHome():
            return [("home", len([h for h in w.hostages if h.freed and h.pos == HAVEN]), 2)]
        case Crossed():
            return [("crossed", w.crossed.bit_count(), max(1, w.crew - 1))]
        case BossHalf():
            boss = next((foe for foe in w.foes if "boss" in w.fighter(foe).perks), None)
            return [("boss", min(boss.damage, -(-w.life(boss) // 2)), -(-w.life(boss) // 2))] if boss else []
    return []
