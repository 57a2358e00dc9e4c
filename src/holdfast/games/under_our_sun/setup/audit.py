"""What would make a position impossible."""

from holdfast.games.under_our_sun.rules import CUBES, KINDS, RESOURCES
from holdfast.games.under_our_sun.world import Sands

MOST_ENEMIES = 10_000
"""More than can come in any game."""


def faults(w: Sands) -> list[str]:
    """What would make this position impossible: every card in exactly one place, every number within its bounds."""
    wrong = w.misplaced(boxed=("team",) if w.pos else w.content.pool_names)
    if not w.characters or -1 in w.characters:
        return wrong
    for char in range(w.crew):
        if min(w.hp[char], w.water[char], w.ap[char], w.karma[char], *w.goods[char]) < 0:
            wrong.append(f"character {char} has a number below zero")
        if w.water[char] > w.water_room(char) or w.hp[char] > w.sheet(char).hp:
            wrong.append(f"character {char} has too much")
        if w.alive(char) and w.tile(w.pos[char]) is None:
            wrong.append(f"character {char} stands nowhere")
    if w.gone & ~w.dead:
        wrong.append("somebody is eliminated who has not died")
    for what in RESOURCES:
        total = w.supply[what] + w.bag[what] + cubes_in_play(w, what)
        if total != CUBES[what]:
            wrong.append(f"{total} {what} cubes of {CUBES[what]}")
    for foe in w.foes:
        if foe.pos not in w.spots:
            wrong.append("an enemy stands nowhere")
        if not 0 < foe.id < w.next_id:
            wrong.append("an enemy has a number that was never given")
    if w.next_id > MOST_ENEMIES:
        wrong.append(f"more than {MOST_ENEMIES} enemies have come")
    return wrong


def cubes_in_play(w: Sands, what: str) -> int:
    i = KINDS.index(what)
    n = sum([goods[i] for goods in w.goods]) + w.lawrence[i] + sum([d.goods[i] for d in w.dealers])
    n += sum([spot.printed[i] + spot.dropped[i] for spot in w.spots.values()])
    return n + w.delivered.get(what, 0)
