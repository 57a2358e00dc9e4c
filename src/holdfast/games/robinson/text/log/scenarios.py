"""How the goals of the Scenarios are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.log import TellsOf, Told, line
from holdfast.games.robinson.scenarios.cannibals import CITY, RAID_WOUNDS, city_strength
from holdfast.games.robinson.scenarios.volcano import LAVA
from holdfast.games.robinson.world import Island


def pile_wood(w: Island, e: Any, by: Cause) -> Told:
    return line("pile-wood", n=e.n, stage=w.score.get("stage", 0), pile=w.score.get("pile", 0))


def place_cross(w: Island, e: Any, by: Cause) -> Told:
    return line("place-cross", n=w.score.get("cross", 0))


def burnt_down(w: Island, e: Any, by: Cause) -> Told:
    """RC-1000: the City stands where Friday fell."""
    return (
        line("burnt-down", space=e.space, n=city_strength(w))
        if "burnt" in w.spots[e.space].tokens
        else line("city-stands", space=e.space)
    )


def village(w: Island, e: Any, by: Cause) -> Told:
    """RC-988: what it does to whoever finds it."""
    n = e.without_cure if e.without_cure and not w.has("cure") else e.wounds
    return line("village", n=n, demand="yes" if e.demand and (w.free("wood") > 0 or w.free("food") > 0) else "no")


def raid(w: Island, e: Any, by: Cause) -> Told:
    """RC-993: so many Wounds, fewer for every burnt village."""
    burnt = w.score.get("village", 0)
    return line("cannibal-raid", n=max(0, RAID_WOUNDS - burnt), of=RAID_WOUNDS, burnt=burnt)


def city_shown(w: Island, e: Any, by: Cause) -> Told:
    return line("city-shown", space=CITY, n=city_strength(w))


def night_begins(w: Island, e: Any, by: Cause) -> Told:
    """RC-944, RC-1014: Jenny on the wreck, and children who eat first."""
    if w.jenny == "wreck":
        return line("jenny-waits")
    n = w.score.get("child", 0)
    return line("children-eat", n=n, now=w.stock_for("food")) if n else None


def lava_flows(w: Island, e: Any, by: Cause) -> Told:
    return line("lava-flows", spaces="|".join(LAVA[w.round]))


def totem_found(w: Island, e: Any, by: Cause) -> Told:
    """RC-406: there are Scenarios in which Totems mean nothing."""
    scenario = w.scenario_card()
    return line("totem-found", space=e.space, idle="no" if scenario.totems or scenario.more_totems else "yes")


LINES: dict[str, TellsOf] = {
    "burnt-down": burnt_down,
    "night-begins": night_begins,
    "lava-flows": lava_flows,
    "pile-wood": pile_wood,
    "place-cross": place_cross,
    "village": village,
    "totem-found": totem_found,
    "cannibal-raid": raid,
    "city-shown": city_shown,
}
