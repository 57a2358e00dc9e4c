"""The evening in figures: health of everybody, water and food of all; deaths; the stars."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.standings import Death, PersonStatus, ScoreLine, Standing
from holdfast.core.text.log import card_of
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.world import Sands


def standing(w: Sands) -> Standing:
    souls = []
    for char in range(min(w.crew, len(w.hp))):
        if w.characters[char] < 0:
            continue
        fallen = w.dead >> char & 1
        most = w.sheet(char).hp
        souls.append(PersonStatus(f"char-{char}", w.seat_of(char), 0 if fallen else w.hp[char], most, not fallen))
    food = sum(w.have(char, "food") for char in range(len(souls)))
    return Standing(tuple(souls), (("water", sum(w.water)), ("food", food)))


def fate(w: Sands, effect: Any, by: Cause) -> tuple[Death, ...]:
    """US-773: of a card, or in the phase of the day in which it was."""
    return (Death(f"char-{effect.char}", card_of(w, by) or f"in-{w.phase}"),) if isinstance(effect, Die) else ()


def counted(w: Sands) -> tuple[ScoreLine, ...]:
    """US-904: three stars, less one for each who was eliminated and one for the last day."""
    outcome = w.outcome
    if outcome is None or not outcome.won:
        return ()
    lines = (("won", 3, 1), ("eliminated", w.gone.bit_count(), -1), ("last-day", int(w.day >= w.days), -1))
    return tuple([ScoreLine(f"stars-{what}", n, each) for what, n, each in lines if n])
