"""The evening in figures: how strong everybody is, food, Noise and Cold; who was lost to what; there are no points."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.standings import Death, PersonStatus, ScoreLine, Standing
from holdfast.games.this_war.people.leaving import Removed
from holdfast.games.this_war.rules import FOOD, STATES
from holdfast.games.this_war.world import City

DEADLY = 4
"""TW-1006: the level at which a State ends a life."""


def standing(w: City) -> Standing:
    most = DEADLY * len(STATES)
    souls = [PersonStatus(f"character/{w.id(p)}", -1, most - sum(w.states(p)), most) for p in w.group]
    food = sum(w.storage[item] for item in FOOD) if w.storage else 0
    return Standing(tuple(souls), (("food", food), ("noise", w.noise), ("cold", w.cold)))


def fate(w: City, effect: Any, by: Cause) -> tuple[Death, ...]:
    """TW-1013, TW-1014: the State that ended it, or that the Character left."""
    if not isinstance(effect, Removed):
        return ()
    how = next((state for state in STATES if effect.how.startswith(state)), "gone-away")
    return (Death(f"character/{w.id(effect.person)}", how),)


def counted(w: City) -> tuple[ScoreLine, ...]:
    """TW-1407: there are no points; what remains is counted all the same."""
    alive = len([p for p in w.starting if p in w.group])
    lines = (("days", w.day), ("starting", alive), ("survivors", len(w.group)), ("objectives", w.goals))
    return tuple([ScoreLine(f"remains-{what}", n, 0) for what, n in (*lines, ("scripts", len(w.read)))])
