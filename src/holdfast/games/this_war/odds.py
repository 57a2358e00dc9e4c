"""Exact chances of the dice: locks, Noise, snipers, danger, blows (TW-004 to TW-006, TW-323, TW-607, TW-1207 to TW-1209)."""

from functools import cache

from holdfast.core.facts import Probability, Roll
from holdfast.games.this_war.actions.places import counted, units
from holdfast.games.this_war.combat.weapons import deadly
from holdfast.games.this_war.rules import BLACK, DICE
from holdfast.games.this_war.vocabulary import DieColour

MOST_UNITS = 4


def up_to(face: int) -> float:
    """The chance that the black die shows `face` or less."""
    return max(0, min(BLACK, face)) / BLACK


@cache
def black_die(what: str, face: int) -> Roll:
    """So much or less on the black die is this."""
    return Roll(("black",), f"1-{face}" if face > 1 else "1", (Probability(what, up_to(face)),))


@cache
def lock(again: bool, holds_to: int) -> Roll:
    """TW-323, TW-1713: 4–10 opens a lock; a thief may roll once more."""
    holds = up_to(holds_to) ** (1 + again)
    return Roll(("black",), f"{holds_to + 1}-{BLACK}", (Probability("success", 1 - holds),))


@cache
def herbs(least: int) -> Roll:
    """TW-1803: Herbal Meds help from this roll on."""
    return Roll(("black",), f"{least}-{BLACK}", (Probability("success", 1 - up_to(least - 1)),))


@cache
def rummage(bonus: tuple[int, int]) -> Roll:
    """TW-315: how likely it is to find at least each number of units."""
    found = [units(counted(face, bonus)) for face in range(1, BLACK + 1)]
    chances = [Probability(f"units-{n}", len([1 for k in found if k >= n]) / BLACK) for n in range(1, MOST_UNITS + 1)]
    return Roll(("black",), "", tuple([one for one in chances if one.of]))


@cache
def danger(colour: DieColour, again: int) -> Roll:
    """TW-1209: some Wound in spite of all rerolls; all symbols count 0."""
    hits = len([face for face in DICE[colour] if face > 0]) / 6
    return Roll((colour,), "", (Probability("wound", hits ** (1 + again)),))


@cache
def blow(colour: DieColour, weapon: int, again: int, shots: int = 1) -> Roll:
    """TW-907, TW-912, TW-934, TW-935: a hit or more, and a blow that kills, where all misses are rolled again; the shots of a
    rifle share the rerolls (TW-939). § counts as a miss: what fate brings of it is nobody's to know."""
    faces, dice = DICE[colour], shots + again
    kills = len([face for face in faces if deadly(face, weapon)])
    hits = len([face for face in faces if face > 0]) + kills
    chances = [Probability("hit", 1 - ((6 - hits) / 6) ** dice)]
    if kills:
        # A hit is kept, so that only misses are rolled again: of what ends the rolling, a share kills.
        ends = 1 - ((6 - hits) / 6) ** (1 + again)
        chances.append(Probability("kill", ends * kills / hits))
    return Roll((colour,) * shots, "", tuple(chances))


@cache
def better(colour: DieColour, weapon: int, again: int, face: int) -> Roll:
    """TW-912: more than the hits on the table, or a blow that kills, with all rerolls there are."""
    more = len([side for side in DICE[colour] if side > face or deadly(side, weapon)])
    return Roll((colour,), "", (Probability("more-hits", 1 - ((6 - more) / 6) ** (1 + again)),))
