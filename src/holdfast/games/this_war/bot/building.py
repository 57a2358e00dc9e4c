"""What to build next, what it takes, what is missing (TW-326 to TW-332), and what is therefore carried home (TW-635 to TW-639)."""

from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason
from holdfast.games.this_war.bot.judgement import Judgement, because, once, then
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.house.spaces import beside
from holdfast.games.this_war.rules import (
    COMPONENT,
    FATIGUE,
    HUNGER,
    IDS,
    ITEM,
    RAW,
    RESOURCES,
    WATER,
    WEIGHT,
    WOOD,
    WOUNDS,
)

CHEMS = ITEM["chems"]
GARDENS = ("herb-garden", "vegetable-garden")


ORDER = (
    "a bed for the weary", "workshop", "a board-up", "crude-stove", "board-ups", "gardens for the hungry", "heater", "bed",
    "a baited trap", "rainwater-collector", "reinforced-door", "radio", "trap", "stove-with-oven", "armchair", "bed2",
)  # fmt: skip
"""What to build next: what pays for itself soonest comes first."""


HUNGRY = 1.2
"""So many days of hunger a day without food: then a garden is worth its while."""


@once
def goals(s: Judgement) -> list[str]:
    """What to build next, in this order, of what there is still time for."""
    return wanted(s, [*asked_for(s), *[goal for one in ORDER for goal in due(s, one)]])


def due(s: Judgement, one: str) -> tuple[str, ...]:
    """What a line of the order comes to now."""
    left, storage, built = s.left, s.storage, s.built
    boards = 3 if s.lapse("walls") and not any(s.level(p, WOUNDS) for p in s.here) else s.boards
    match one:
        case "a bed for the weary":
            return ("bed",) if left > 2 and weary(s) else ()
        case "workshop" | "bed" | "crude-stove" | "radio" | "trap" | "armchair" | "bed2":
            return (one,) if left > 3 else ()
        case "a board-up":
            return ("board-up",) if left > 3 and "workshop" in built and boards < 1 else ()
        case "board-ups":
            return ("board-up",) * (3 - boards) if left > 1 and "workshop" in built else ()
        case "gardens for the hungry":
            pays = "herb-garden" in built or s.lack > HUNGRY
            return GARDENS if left > 3.5 and pays and bed_of_earth(s) else ()
        case "heater":
            return ("heater",) if s.w.day >= 2 and left > 1.5 else ()
        case "a baited trap":
            return ("trap",) if left > 3 and storage[CHEMS] >= 2 else ()
        case "rainwater-collector":
            return (one,) if left > 4 else ()
        case "reinforced-door":
            return (one,) if left > 2 else ()
        case "stove-with-oven":
            return (one,) if left > 3 and "crude-stove" in built else ()
    return ()


def bed_of_earth(s: Judgement) -> bool:
    """TW-328: is there room for both gardens side by side?"""
    free = [space for space, kind in enumerate(s.w.house) if not kind and s.w.can_reach(space)]
    if "herb-garden" in s.built:
        return any(other in free for other in beside(s.built["herb-garden"]))
    return any(other in free for space in free for other in beside(space))


def weary(s: Judgement) -> bool:
    """Too few to share out the nights: somebody must be able to guard tomorrow as well (TW-505)."""
    return len(s.here) <= 2 or min([s.level(p, FATIGUE) for p in s.here]) >= 2


def asked_for(s: Judgement) -> list[str]:
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


def wanted(s: Judgement, order: list[str]) -> list[str]:
    """Each but once, and only what does not stand yet."""
    found: list[str] = []
    for one in order:
        enough = found.count(one) >= 3 - s.boards if one == "board-up" else one in s.built or one in found
        if not enough:
            found.append(one)
    return [one.removesuffix("2") for one in found]


class Works:
    """What can be built now, what it is worth, and what is missing."""

    def __init__(self, s: Judgement) -> None:
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
def works(s: Judgement) -> Works:
    return Works(s)


# --- home -----------------------------------------------------------------------------------------------------------


class Load:
    """What is carried home: water for the next days, food and what is dear; the rest of the room for Wood and Components."""

    def __init__(self, s: Judgement) -> None:
        w = s.w
        self.room = capacity(w) - w.weight()
        self.water = w.storage[WATER] + w.pile[WATER] + (4 if s.forgets("water") else 0)
        need = {WOOD: 3, COMPONENT: 0}
        ideas = {s.card(card).id for card in w.zones["ideas"].top}
        for goal in [goal for goal in goals(s)[:5] if goal not in ideas]:
            for item in need:
                need[item] += s.prices[goal].get(item, 0)
        lack = {item: need[item] - w.storage[item] - w.pile[item] for item in need}
        take = worths(water_worth(s, self.water) if w.box[WATER] else 0.0, lack)
        self.best = max((item for item in take if w.box[item]), key=lambda item: take[item], default=WOOD)
        self.value = take[self.best]
        self.n = self._share(s, lack)
        carried = [i for i, n in enumerate(w.pile) if n and WEIGHT[i]]
        self.worst = min(carried, key=lambda i: carried_worth(s, i), default=-1)
        self.shed = max(1, min(w.pile[self.worst], -(self.room // WEIGHT[self.worst]))) if carried else 1
        """So many of the worst are in the way at once."""
        self.swap = self.worst >= 0 and self.value > 1.5 and carried_worth(s, self.worst) < self.value - 0.5

    def _share(self, s: Judgement, lack: dict[int, int]) -> int:
        """How many of the best to take at once: as many as there would be of it if the room were filled piece by piece."""
        short, box, water, n = dict(lack), list(s.w.box), self.water, 0
        for _ in range(self.room):
            take = worths(water_worth(s, water) if box[WATER] else 0.0, short)
            best = max((item for item in take if box[item]), key=lambda item: take[item], default=-1)
            if best < 0 or take[best] <= 0:
                break
            box[best] -= 1
            n += best == self.best
            water += best == WATER
            if best in short:
                short[best] -= 1
        return max(1, n)


def worths(water: float, lack: dict[int, int]) -> dict[int, float]:
    """What one more of each resource is worth, where so much is lacking."""
    wood = 1.0 if lack[WOOD] > 0 else 0.4
    component = 1.0 + 0.01 * (lack[COMPONENT] - lack[WOOD]) if lack[COMPONENT] > 0 else 0.3
    return {WATER: water, WOOD: wood, COMPONENT: component}


@once
def load(s: Judgement) -> Load:
    return Load(s)


def water_worth(s: Judgement, have: int) -> float:
    """What one more Water is worth if there are already some."""
    steps = s.mind.city["water"]
    drink = len(s.group)
    if have >= 6:
        return 0.0
    return float(
        steps[0] if have < drink else steps[1] if have < drink + 2 else steps[2] if have < drink + 4 else steps[3]
    )


def carried_worth(s: Judgement, item: int) -> float:
    if item == WATER:
        return water_worth(s, s.w.storage[WATER] + s.w.pile[WATER] - 1)
    return 1.0 if item in RESOURCES else s.want(item) / max(1, WEIGHT[item])


def carry(s: Judgement, option: Option) -> float:
    """Fill the room with what is needed most; leave the least behind where it is in the way of something better."""
    facts, now = s.deed(option), load(s)
    item = ITEM.get(facts.what, -1)
    if facts.deed == "leave-behind":
        if item != now.worst or max(1, facts.n) != now.shed:
            return -9.0
        return 8.0 if now.room < 0 or (now.room == 0 and now.swap) else -5.0
    if facts.deed == "eat":
        full = now.room <= 0 and s.level(facts.who, HUNGER) >= 2 and item == RAW
        return 9.0 if full else -9.0
    if facts.deed in ("take", "fill", "home-with"):
        n = then(option).n
        done = 0.5 if facts.deed == "home-with" and not now.swap else 0.0
        return 5.0 + done if item == now.best and now.value > 0 and n == now.n else -1.0
    return 0.0 if facts.deed == "home" else -9.0


def why_carry(s: Judgement, option: Option) -> Reason:
    facts, now = s.deed(option), load(s)
    match facts.deed:
        case "leave-behind":
            return because("leave-behind", item=facts.what, other=IDS[now.best])
        case "take" | "fill" | "home-with" if facts.what == "water":
            return because("carry-water", have=now.water, n=len(s.group))
        case "take" | "fill" | "home-with":
            return because("carry", item=facts.what, room=now.room)
        case "eat":
            return because("eat", who=s.name(facts.who), hunger=s.level(facts.who, HUNGER), item=facts.what)
    return because("go-home", room=now.room)
