"""What to build next, what it takes, and what is missing (TW-326 to TW-332)."""

from typing import Any

from holdfast.games.this_war.numbers import (
    COMPONENT,
    FATIGUE,
    ITEM,
    WOOD,
    WOUNDS,
)
from holdfast.games.this_war.player.sense import Sense, once

CHEMS, ELECTRIC = ITEM["chems"], ITEM["electrical-part"]


@once
def goals(s: Sense) -> list[str]:
    """What to build next, in this order: what pays for itself soonest of what there is still time for."""
    left, storage, built, boards = s.left, s.storage, s.built, s.boards
    if s.lapse("walls") and not any(s.level(p, WOUNDS) for p in s.here):
        boards = 3
    order: list[str] = []
    if left > 2 and weary(s):
        order.append("bed")
    if left > 3:
        order.append("workshop")
        if "workshop" in built and boards < 1:
            order.append("board-up")
    if left > 4 and (storage[ELECTRIC] or "herb-garden" in built):
        order += ["herb-garden", "vegetable-garden"]
    if s.w.day >= 2 and left > 1.5:
        order.append("heater")
    if left > 3:
        order.append("bed")
    if "workshop" in built and left > 1:
        order += ["board-up"] * (3 - boards - order.count("board-up"))
    if left > 3:
        order.append("crude-stove")
    if left > 3 and storage[CHEMS] >= 2:
        order.append("trap")
    if left > 4:
        order.append("rainwater-collector")
    if left > 2:
        order.append("reinforced-door")
    if left > 3:
        order += ["herb-garden", "vegetable-garden", "radio", "trap"]
        order += ["stove-with-oven"] if "crude-stove" in built else []
        order += ["armchair", "bed2"]
    return wanted(s, [*asked_for(s), *order])


def weary(s: Sense) -> bool:
    """Too few to share out the nights: somebody must be able to guard tomorrow as well (TW-505)."""
    return len(s.here) <= 2 or min([s.level(p, FATIGUE) for p in s.here]) >= 2


def asked_for(s: Sense) -> list[str]:
    """Fittings that the Objective of this Chapter wants (TW-208)."""
    goal = s.w.goal()
    if goal is None or s.w.done or goal.when is None:
        return []
    return [name for name in ("heater", "bed") if name in fittings_named(goal.when)]


def fittings_named(condition: Any) -> set[str]:
    """All Fittings that a condition names."""
    found = {condition.fitting} if hasattr(condition, "fitting") else set()
    for part in ("a", "b", "cond"):
        if hasattr(condition, part):
            found |= fittings_named(getattr(condition, part))
    return found


def wanted(s: Sense, order: list[str]) -> list[str]:
    """Each but once, and only what does not stand yet."""
    found: list[str] = []
    for one in order:
        if one == "board-up" or (one not in s.built and one not in found):
            found.append(one)
    return [one.removesuffix("2") for one in found]


class Works:
    """What can be built now, what it is worth, and what is missing."""

    def __init__(self, s: Sense) -> None:
        storage, numbers = s.storage, s.mind.day
        have = {item: storage[item] for item in range(len(storage))}
        if "heater" in s.built and s.w.cold >= 2:
            have[WOOD] -= min(3, s.w.cold)
        ideas = {s.card(card).id.removesuffix("-idea") for card in s.w.zones["ideas"].top}
        begun = [s.card(job.card).id.removesuffix("-idea") for job in s.w.jobs if job.what == "build"]
        rank = float(numbers["best"])
        self.affordable: dict[str, float] = {}
        self.missing = {WOOD: 0, COMPONENT: 0}
        self.idea = ""
        for goal in goals(s):
            if goal in begun:
                begun.remove(goal)
                continue
            price = s.prices[goal]
            if goal in ideas:
                self.idea = self.idea or goal
                continue
            if any(have[item] < n for item, n in price.items() if item not in (WOOD, COMPONENT)):
                continue
            lack = {item: price.get(item, 0) - have[item] for item in (WOOD, COMPONENT)}
            if max(lack.values()) <= 0:
                self.affordable.setdefault(goal, max(rank, float(numbers["least"])))
            for item in (WOOD, COMPONENT):
                if max(lack.values()) > 0:
                    self.missing[item] += max(0, price.get(item, 0) - max(0, have[item]))
                have[item] -= price.get(item, 0)
            rank -= numbers["step"]
        self.poor = have[WOOD] + have[COMPONENT] < 6


@once
def works(s: Sense) -> Works:
    return Works(s)
