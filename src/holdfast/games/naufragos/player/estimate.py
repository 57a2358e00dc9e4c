"""How good a position of Náufragos is for one castaway: the chance that he is rescued, as it was learnt from games."""

from functools import cache
from math import exp
from typing import Any

from holdfast.games.naufragos.exploration.summit import turns_left
from holdfast.games.naufragos.flow.ending import answers, icons
from holdfast.games.naufragos.numbers import LONG, SUMMIT, TURNS
from holdfast.games.naufragos.player.numbers import read
from holdfast.games.naufragos.player.outlook import HAND_SIGNS, Ships

MOST = 30.0
"""Beyond this a chance is as good as certain."""


@cache
def coefficients(ruleset: str) -> tuple[float, ...]:
    """What each feature adds (`estimate.yaml`)."""
    learnt = read("estimate.yaml")[ruleset]
    return tuple([float(learnt[name]) for name in NAMES])


def estimate(face: Any) -> float:
    """The chance that this castaway is rescued."""
    seat = face.seat or 0
    outcome = face.outcome
    if outcome is not None:
        return float(outcome.won and not (face.dead | face.away) >> seat & 1)
    if not face.energy:
        return 0.5
    if face.is_dead(seat):
        return 0.0
    total = 0.0
    for value, of in zip(features(face, seat), coefficients(face.rules.name), strict=True):
        total += value * of
    return 1 / (1 + exp(-max(-MOST, min(MOST, total))))


NAMES = (
    "always", "alone", "pair", "four", "time", "steps", "pace", "sand", "sand_stands", "bonfire", "bonfire_stands", "items",
    "ships", "ships_with_sand", "summit", "summit_ships", "today", "last", "last_today", "energy", "energy_of_all", "wounds",
    "trauma", "dying", "hurt_of_all", "lost", "lost_late", "out", "far_out", "others_lost", "dead", "fire", "shelter", "food",
    "wood",
)  # fmt: skip


def features(face: Any, seat: int) -> tuple[float, ...]:
    """What matters for the rescue, each about 0 to 1, in the order of `NAMES`."""
    w, n = face, face.players
    living = w.living()
    left = turns_left(w)
    have = frozenset(icons(w))
    ships = Ships(w)
    time = left / TURNS[n]
    steps = (SUMMIT - max([w.track[s] for s in living], default=0)) / SUMMIT
    sand = "sand" in w.built
    bonfire = "bonfire" in w.built
    seen = ships.seen_by(have, left)
    summit = w.summit >= 0
    today = any(answers(w, card, set(have)) for card in w.zones["event-now"].top)
    last = summit and w.last_turn == w.turn
    lost, out = w.is_lost(seat), seat in w.party
    pieces = w.food + w.cubes + sum(w.held)
    mouths = max(1, len(living))
    return (
        1.0, float(n == 1), float(n == 2), float(n == 4), time, steps, min(2.0, steps * SUMMIT / 3 / (left + 1)),
        1.0 if sand else w.progress["sand"] / LONG["sand"], float(sand),
        1.0 if bonfire else w.progress["bonfire"] / LONG["bonfire"], float(bonfire), len(have & HAND_SIGNS) / 5,
        seen, ships.seen_by(have | {"ss"}, left), float(summit), summit * seen, float(today), float(last),
        float(last and today), w.energy[seat] / 6, sum([w.energy[s] for s in living]) / (6 * mouths), w.wounds[seat] / 4,
        w.trauma[seat] / 4, float(w.trauma[seat] >= 3), sum([w.wounds[s] + 2 * w.trauma[s] for s in living]) / (6 * mouths),
        float(lost), float(lost and summit), float(out), w.difficulty / 15 if out else 0.0, w.away.bit_count() / n,
        1 - len(living) / n, float(w.fire), w.shelter / 3, min(2.0, pieces / mouths) / 2, min(w.wood, 4) / 4,
    )  # fmt: skip
