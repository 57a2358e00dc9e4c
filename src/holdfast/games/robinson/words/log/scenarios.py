"""How the goals of the Scenarios are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.words.log.line import TellsOf, Told, line
from holdfast.games.robinson.world import Island


def pile_wood(w: Island, e: Any, by: Cause) -> Told:
    return line("pile-wood", n=e.n, stage=w.score.get("stage", 0), pile=w.score.get("pile", 0))


def place_cross(w: Island, e: Any, by: Cause) -> Told:
    return line("place-cross", n=w.score.get("cross", 0))


def burnt_down(w: Island, e: Any, by: Cause) -> Told:
    """RC-1000: the City stands where Friday fell."""
    return (
        line("burnt-down", space=e.space) if "burnt" in w.spots[e.space].tokens else line("city-stands", space=e.space)
    )


LINES: dict[str, TellsOf] = {
    "burnt-down": burnt_down,
    "pile-wood": pile_wood,
    "place-cross": place_cross,
}
