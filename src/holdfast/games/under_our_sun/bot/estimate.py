"""How good a position of Under Our Sun is: the chance to win, learnt from games of the player itself (`estimate.yaml`)."""

from pathlib import Path
from typing import Any

from holdfast.core.state.evaluation import WinModel, decided_value
from holdfast.games.under_our_sun.flow.ending import is_sol
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.missions.conditions import amount, waiting_there
from holdfast.games.under_our_sun.missions.progress import progress
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import HAVEN

JUDGE = WinModel(Path(__file__).parent / "estimate.yaml")
CUPS, MEALS = 5, 3
"""More water or food in one hand is not counted."""
FAR = 5
"""Tiles from New Haven to the farthest target."""
SOL = 0.5
"""Of the games that survivors lose, so many are won by a Son of Liberty."""


def features(face: Any) -> dict[str, float]:
    """What a position is judged by, each from 0 to about 1; nothing before the mission has begun."""
    if face.phase == "setup" or not face.hp:
        return {}
    card, crew = face.mission_card(), face.crew
    figures = progress(face) if face.stage < len(card.stages) else []
    done = [min(1.0, one["n"] / max(1, one["wanted"])) for one in figures if one["what"] != "integrity"]
    part = sum(done) / len(done) if done else 0.0
    living = face.living()
    health = [face.hp[c] / face.sheet(c).hp for c in living]
    hale, weakest = sum(health) / crew, min(health, default=0.0)
    dead = (crew - len(living) - face.crossed.bit_count()) / crew
    gone = (face.count - 1) / (3 * face.days)
    cups = sum([min(CUPS, face.water[c]) for c in living]) / (CUPS * crew)
    foes = min(2.0, len(face.foes) / crew)
    far = (face.stage + part) / len(card.stages)
    here = f"{card.id}_{face.stage}"
    return {
        "progress": far,
        "elapsed": gone,
        "ahead": (far - gone) * gone,
        "health": hale,
        "dead": dead,
        f"at_{here}": 1.0,
        f"part_{card.id}": part,
        f"gone_{here}": gone,
        f"gone_squared_{card.id}": gone * gone,
        f"health_{card.id}": hale,
        f"health_late_{card.id}": hale * gone,
        f"dead_{card.id}": dead,
        f"foes_{card.id}": foes,
        f"crew_{card.id}_{crew}": 1.0,
        **toward(face, card, living),
        "weakest": weakest,
        "weakest_late": weakest * gone,
        "water": cups,
        "water_late": cups * gone,
        "food": sum([min(MEALS, face.have(c, "food")) for c in living]) / (MEALS * crew),
        "arms": sum([bool(face.kit(c).ranged) for c in living]) / crew,
    }


def toward(face: Any, card: Any, living: list[int]) -> dict[str, float]:
    """How far the mission is from its end besides its card: the way, goods in hand, prisoners, walls, the beast's life."""
    found: dict[str, float] = {}
    goal = face.where(card.targets[0]) if len(card.targets) == 1 else ""
    if goal and living:
        ways = [distance(face.pos[c], goal) for c in living]
        found[f"way_{card.id}"] = sum(ways) / len(ways) / FAR
        found[f"first_{card.id}"] = min(ways) / FAR
    wanted = have = 0
    for stage in card.stages[face.stage :]:
        for what, n in stage.deliver.items():
            if what in PLACE:
                need = amount(face, n)
                wanted += need
                have += min(need, waiting_there(face, what) + sum([face.have(c, what) for c in living]))
    if wanted:
        found[f"goods_{card.id}"] = have / wanted
    if face.hostages:
        found["home"] = sum([h.freed and h.pos == HAVEN for h in face.hostages]) / 2
        found["on_the_way"] = sum([distance(h.pos, HAVEN) for h in face.hostages if h.freed]) / FAR
    if "walls" in face.score:
        found["walls"] = face.score["integrity"] / face.score["walls"]
        found["waves"] = min(2.0, sum([bool(foe.wave) for foe in face.foes]) / face.crew)
    for foe in face.foes:
        if "boss" in face.fighter(foe).perks:
            found["beast"] = 1 - foe.damage / face.life(foe)
            found["beast_near"] = min([distance(face.pos[c], foe.pos) for c in living], default=FAR) / FAR
    return found


def estimate(face: Any) -> float:
    """The chance to win by what a seat knows; a Son of Liberty wins only where the others lose."""
    end = decided_value(face)
    if end is not None:
        return end
    seen = features(face)
    if not seen:
        return 0.5
    together = JUDGE.chance(seen)
    sol = face.seat is not None and is_sol(face, face.seat)
    return SOL * (1 - together) if sol else together
