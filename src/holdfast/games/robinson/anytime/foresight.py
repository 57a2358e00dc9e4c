"""What is worth using just before an Action (RC-293, RC-610): Determination just gained, and a look at what it will draw."""

from functools import lru_cache
from typing import Any

from holdfast.core.engine.effect import Seat
from holdfast.games.robinson.actions.hunting import BeastAppears, LookAtTopBeast
from holdfast.games.robinson.island.geography import BIT
from holdfast.games.robinson.island.tiles import LookAtTiles
from holdfast.games.robinson.planning.planned import KINDS, PLACE
from holdfast.games.robinson.world import Island

BEFORE_ACTION = "before-action"
FORESEES: dict[type[Any], str] = {LookAtTopBeast: "hunt", BeastAppears: "hunt", LookAtTiles: "explore"}
"""What looks at or changes the card or tile that an Action will draw, and the kind of that Action."""


@lru_cache(maxsize=1024)
def foreseen(effects: tuple[Any, ...]) -> str:
    """The kind of Action for which these effects are foresight, or nothing."""
    return next((FORESEES[type(effect)] for effect in effects if type(effect) in FORESEES), "")


def next_draw(w: Island) -> str:
    """The kind of the Actions that come next, if they draw a Beast or a tile."""
    first, draws = len(KINDS), False
    for p in w.plan:
        place = PLACE[p.kind]
        if place < first:
            first, draws = place, False
        if place == first and (p.name == "beast" or p.name in BIT):
            draws = True
    return KINDS[first] if draws else ""


def richer(w: Island, seat: Seat) -> bool:
    """RC-293: has this one gained Determination since the last moment of this kind?"""
    return bool(w.purses) and w.determination[seat] > w.purses[seat]
