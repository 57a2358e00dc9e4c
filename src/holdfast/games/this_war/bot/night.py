"""From Dusk to Dawn: water, meals, medicine, who sleeps, guards or goes out, and what lifts Misery (TW-401 to TW-513, TW-801 ff.)."""

from copy import copy
from itertools import product
from typing import NamedTuple

from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason
from holdfast.games.this_war.bot.fights import guarding, raid_wounds
from holdfast.games.this_war.bot.judgement import Judgement, because, once, steps, then
from holdfast.games.this_war.flow.dusk import NOTHING, Eat, GoHungry, HalfRations
from holdfast.games.this_war.house.standing import beds
from holdfast.games.this_war.people.spirit import Habit, spirit
from holdfast.games.this_war.rules import (
    BANDAGES,
    CANNED,
    FATIGUE,
    FOOD,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    ITEM,
    MEDS,
    MISERY,
    RAW,
    STATES,
    VEGETABLE,
    WATER,
    WORST,
    WOUNDS,
)

# --- water and food -------------------------------------------------------------------------------------------------


def water(s: Judgement, option: Option) -> float:
    """All drink; if there is too little, the one whom thirst hurts least goes without."""
    facts = s.deed(option)
    if facts.deed == "drink":
        return 1.0
    if facts.deed in ("dry", "alone"):
        dry = getattr(then(option), "dry", (facts.who,))
        return -sum([s.hurt(p, HUNGER, 1) + s.hurt(p, MISERY, 1) for p in dry])
    found = medicine(s, option)
    return -200.0 if found is None or found < 0 else found


def why_water(s: Judgement, option: Option) -> Reason:
    if s.deed(option).deed in ("assign", "eat"):
        return why_offer(s, option)
    if s.deed(option).deed == "drink":
        return because("drink", n=len(s.here), have=s.storage[WATER])
    return because("dry", who=s.name(then(option).dry[-1]), have=s.storage[WATER])


PLENTY = 3
"""So many Vegetables lie there that a garden might as well bring no more (TW-009)."""


class Table(NamedTuple):
    """What a meal is decided by."""

    hunger: int
    fed: bool
    need: int
    """So many who come later starve without food."""
    food: int
    stove: bool


def laid(s: Judgement) -> Table:
    return laid_for(s, s.q.person)


def laid_for(s: Judgement, p: int) -> Table:
    later = s.here[s.here.index(p) + 1 :]
    need = len([q for q in later if s.level(q, HUNGER) == WORST - 1 and not s.w.has_eaten(q)])
    food = sum([s.storage[i] for i in FOOD])
    return Table(s.level(p, HUNGER), s.w.has_eaten(p), need, food, "crude-stove" in s.built)


def meal(s: Judgement, option: Option) -> float:
    """The starving eat, and the hungry if there is enough; raw food is better cooked, so a Vegetable fills the stomach."""
    found = medicine(s, option)
    if found is not None:
        return found
    if s.deed(option).deed in ("all-eat", "nobody-eats", "hungry-eat"):
        return 20.0 if all(dished(s).get(e.person) == getattr(e, "item", NOTHING) for e in steps(option)[:-1]) else -1.0
    t, step = laid(s), then(option)
    if isinstance(step, GoHungry):
        return 1.0
    if isinstance(step, HalfRations):
        return 1.5 if t.hunger >= 2 and not t.fed else 0.0
    return bite(s, t, step.item)


@once
def dished(s: Judgement) -> dict[int, int]:
    """What all who are still to be asked would be given one after the other; nobody, where Half Rations may be used."""
    now, found = copy(s), dict[int, int]()
    now.storage = list(s.storage)
    for p in s.here[s.here.index(s.q.person) :]:
        now.__dict__.pop("points", None)
        t = laid_for(now, p)
        worths = {item: bite(now, t, item) for item in FOOD if now.storage[item]}
        item = max(worths, key=worths.__getitem__, default=NOTHING)
        found[p] = item if item != NOTHING and worths[item] > 1.0 else NOTHING
        if found[p] != NOTHING:
            now.storage[item] -= 1
        elif t.hunger >= 2 and not t.fed and s.w.kept("half-rations") >= 0:
            return {}
    return found


def bite(s: Judgement, t: Table, item: int) -> float:
    """What eating this now is worth, where eating nothing is worth 1."""
    n, storage = len(s.here), s.storage
    if t.fed:
        return 2.0 if item == RAW and t.hunger >= 2 and storage[RAW] >= 2 + n else 0.0
    if t.hunger >= WORST - 1:
        return starving(s, t, item)
    if s.lapse("eager") and t.hunger:
        return 2.0 + s.rules.nourishes(item)
    if t.hunger == 1 and item == VEGETABLE and storage[VEGETABLE] >= PLENTY and "vegetable-garden" in s.built:
        return 2.0
    if t.hunger < 2 or t.food - 1 < t.need:
        return 0.0
    if storage[VEGETABLE] and t.food - 1 > t.need and not (t.stove and storage[VEGETABLE] <= s.soup):
        return 2.0 if item == VEGETABLE else 0.0
    if s.points >= 2 * n + (3 if t.stove else 0):
        return {CANNED: 2.0, RAW: 1.9}.get(item, 0.0)
    return 0.0


def starving(s: Judgement, t: Table, item: int) -> float:
    """TW-1006: whatever there is; Canned Food where it is not to be stretched."""
    storage = s.storage
    best = VEGETABLE
    if storage[CANNED] and (storage[RAW] < 3 or not storage[VEGETABLE]):
        stretch = storage[VEGETABLE] and storage[RAW] + storage[VEGETABLE] > t.need and s.points < 6
        best = VEGETABLE if stretch else CANNED
    elif storage[RAW] and not (t.stove and storage[VEGETABLE] > t.need):
        best = RAW
    order = (best, VEGETABLE, RAW, CANNED)
    return 9.0 - order.index(item)


def why_meal(s: Judgement, option: Option) -> Reason:
    if s.deed(option).deed == "assign":
        return why_offer(s, option)
    eats = [e for e in steps(option) if isinstance(e, Eat)]
    step = eats[0] if eats else then(option)
    p = getattr(step, "person", s.q.person)
    t = laid_for(s, p)
    if isinstance(step, GoHungry):
        return why_nothing(s, t, p)
    if isinstance(step, HalfRations):
        return because("half-rations", who=s.name(p), hunger=t.hunger)
    says = "eat-or-fall" if t.hunger >= WORST - 1 and not t.fed else "eat"
    return because(says, who=s.name(p), hunger=t.hunger, item=IDS[step.item])


def why_nothing(s: Judgement, t: Table, p: int) -> Reason:
    if t.fed:
        return because("has-eaten", who=s.name(p))
    others = [q for q in s.here if q != p and s.level(q, HUNGER) > t.hunger]
    if t.food and others:
        worst = max(others, key=lambda q: s.level(q, HUNGER))
        return because("leave-food", who=s.name(p), other=s.name(worst), hunger=s.level(worst, HUNGER), n=t.food)
    return because("can-wait" if t.food else "no-food", who=s.name(p), hunger=t.hunger)


# --- medicine -------------------------------------------------------------------------------------------------------


def drug(s: Judgement, p: int, item: int) -> float:
    """Medicine goes to the worst case in good time; the strong one to bad cases."""
    state = WOUNDS if item == BANDAGES else ILLNESS
    level = s.level(p, state)
    if level < WORST - 1 and s.forgets("medicine"):
        return -3.0
    worst = max([s.level(q, state) for q in s.here])
    if level < worst or (item == HERBAL and s.storage[MEDS] and level >= 2):
        return -3.0
    if level >= 2:
        return float(s.mind.day["drug"]) + level
    enough = item == HERBAL or s.have(item) >= 2
    return float(s.mind.day["early"]) if enough else -3.0


def why_drug(s: Judgement, p: int, item: int) -> Reason:
    state = WOUNDS if item == BANDAGES else ILLNESS
    return because("drug", who=s.name(p), state=STATES[state], level=s.level(p, state), item=IDS[item])


def medicine(s: Judgement, option: Option) -> float | None:
    """Medicine that may be laid on somebody's card at any time; None if the answer is something else."""
    facts = s.deed(option)
    if facts.deed == "treat-all":
        doses = [drug(s, e.person, e.item) for e in steps(option)]
        return max(doses) + 1.0 if min(doses) > 0 else -3.0
    return drug(s, facts.who, ITEM[facts.what]) if facts.deed == "assign" else None


def bread(s: Judgement, option: Option) -> float | None:
    """TW-1303, TW-1006: food at any time is for who would be lost with one more level; None if it is something else."""
    facts = s.deed(option)
    if facts.deed != "eat" or facts.who < 0:
        return None
    feeds = s.rules.nourishes(ITEM[facts.what])
    return 30.0 + feeds if feeds and s.level(facts.who, HUNGER) == WORST - 1 else -3.0


def why_offer(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.deed in ("assign", "treat-all"):
        return why_drug(s, then(option).person, then(option).item)
    return because("eat-or-fall", who=s.name(facts.who), hunger=s.level(facts.who, HUNGER), item=facts.what)


def before_thirst(s: Judgement, option: Option) -> float:
    found = bread(s, option)
    return dawn_meds(s, option) if found is None else found


def dawn_meds(s: Judgement, option: Option) -> float:
    """Whether anything is to be done before the game goes on."""
    found = medicine(s, option)
    if found is not None:
        return found
    return 0.0 if s.deed(option).deed == "go-on" else -3.0


def why_passing(s: Judgement, option: Option) -> Reason:
    return because("go-on") if s.deed(option).deed == "go-on" else why_offer(s, option)


def cure(s: Judgement, option: Option) -> float:
    """A doctor: worth it for what hurts; money is to be had for the paid one."""
    facts = s.deed(option)
    if facts.deed != "treat":
        return 4.0 if facts.deed == "go-on" else 2.5
    fee = getattr(s.q, "fee", 0)
    if fee and s.junk(s.storage) < fee:
        return 0.0
    return -s.hurt(facts.who, STATES.index(facts.what), -1)


def why_cure(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.deed != "treat":
        return because("no-cure")
    state = STATES.index(facts.what)
    return because("cure", who=s.name(facts.who), state=facts.what, level=s.level(facts.who, state))


# --- the Evening ----------------------------------------------------------------------------------------------------


@once
def plan(s: Judgement) -> dict[int, str]:
    """All ways to share out the tasks that fit what was given already; the one that costs least."""
    here, free, wounds = list(s.here), beds(s.w), raid_wounds(s)
    ways = []
    for p in here:
        given = s.w.tasks[p]
        tired = s.level(p, FATIGUE) >= WORST
        ways.append((given,) if given else ("floor", "bed") if tired else ("floor", "bed", "guard", "scavenge"))
    best, found = float("inf"), dict.fromkeys(here, "floor")
    watched: dict[tuple[int, ...], float] = {}
    for tasks in product(*ways):
        if tasks.count("bed") > free or tasks.count("scavenge") > s.rules.most_scavengers or "guard" not in tasks:
            continue
        guards = tuple([p for p, task in zip(here, tasks, strict=True) if task == "guard"])
        if guards not in watched:
            watched[guards] = guarding(s, list(guards), wounds)
        cost = sleeping(s, here, tasks) + watched[guards]
        if cost < best:
            best, found = cost, dict(zip(here, tasks, strict=True))
    return found


def sleeping(s: Judgement, here: list[int], tasks: tuple[str, ...]) -> float:
    """What the night costs in Fatigue and risk, less what scavengers bring home."""
    numbers, cost, room, freshest = s.mind.night, 0.0, 0, WORST
    for p, task in zip(here, tasks, strict=True):
        tired = s.level(p, FATIGUE)
        after = 0 if task == "bed" else max(0, tired - 2) if task == "floor" else tired + 1
        cost += s.hurts[FATIGUE][min(WORST, after)]
        freshest = min(freshest, after)
        if task == "bed":
            cost -= numbers["heal"] * s.rules.bed_bonus * ((s.level(p, WOUNDS) > 0) + (s.level(p, ILLNESS) > 0))
        elif task == "scavenge":
            room += s.w.character(p).inventory
            cost += numbers["weak"][s.level(p, WOUNDS)] + numbers["heavy"] * s.w.has(p, "heavy")
            cost += numbers["last"] * (p in s.starting and len(s.began) == 1)
    cost += numbers["tomorrow"][freshest]
    if not room:
        return float(cost)
    brings = numbers["scavenge"] + numbers["room"] * min(room, numbers["most"])
    return float(cost - brings * numbers["days"][min(3, int(s.left) - 1)])


def tasks(s: Judgement, option: Option) -> float:
    found = medicine(s, option)
    if found is not None:
        return found
    facts = s.deed(option)
    if facts.deed in ("take-back", "unguarded", "eat"):
        return -10.0
    if facts.deed in ("night", "watch"):
        tasks = [(plan(s).get(e.person), e.task) for e in steps(option)]
        return 3.6 if all(mine == task or (mine, task) == ("floor", "bed") for mine, task in tasks) else -1.0
    wanted = plan(s).get(s.q.next(s.w), "guard")
    if facts.deed == "all":
        left = [p for p in s.here if not s.w.tasks[p]]
        return 3.5 if all(plan(s).get(p) == facts.what for p in left) else -1.0
    return 3.0 if facts.deed == wanted else {"guard": 1.0, "floor": 0.5}.get(facts.deed, 0.0)


def why_tasks(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.deed in ("assign", "eat"):
        return why_offer(s, option)
    p = facts.who if facts.deed in ("night", "watch") else s.q.next(s.w)
    who, tired = s.name(p), s.level(p, FATIGUE)
    match facts.what if facts.deed == "all" else facts.deed:
        case "guard" | "watch":
            return because("guard", who=who, prowess=s.w.prowess(p), wounds=s.level(p, WOUNDS))
        case "scavenge" | "night":
            return because("scavenge", who=who, room=s.w.character(p).inventory, food=sum([s.storage[i] for i in FOOD]))
    return because(f"sleep-{facts.what or facts.deed}", who=who, fatigue=tired)


# --- Dawn -----------------------------------------------------------------------------------------------------------


def alcohol(s: Judgement, option: Option) -> float:
    facts = s.deed(option)
    if facts.deed == "go-on":
        return 1.5
    return -s.hurt(facts.who, MISERY, -1) - s.hurt(facts.who, FATIGUE, s.rules.tires(ITEM[facts.what]))


def why_alcohol(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.deed == "go-on":
        return because("stay-sober")
    return because("drink-up", who=s.name(facts.who), misery=s.level(facts.who, MISERY), item=facts.what)


def spirits(s: Judgement, option: Option) -> float:
    """Who is nearest to the end first, while there is coffee."""
    facts = s.deed(option)
    if facts.who < 0:
        return -1.0 if scarce(s) else 9.0
    return float(s.level(facts.who, MISERY))


def scarce(s: Judgement) -> bool:
    """TW-1104: is there too little of something that two of them need?"""
    needed: dict[int, int] = {}
    for p in s.q.left:
        for effect in spirit(s.w, p, s.q.line):
            if isinstance(effect, Habit):
                item = ITEM[effect.item]
                needed[item] = needed.get(item, 0) + 1
    return any(n > max(1, s.storage[item]) and s.storage[item] for item, n in needed.items())


def why_spirits(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.who < 0:
        return because("in-order")
    return because("spirits", who=s.name(facts.who), misery=s.level(facts.who, MISERY))


def habit(s: Judgement, option: Option) -> float:
    if s.deed(option).deed == "give":
        return -1.0
    return -s.hurt(s.by.who, MISERY, s.q.misery) if s.by.who >= 0 else -3.0


def why_habit(s: Judgement, option: Option) -> Reason:
    says = "habit" if s.deed(option).deed == "give" else "no-habit"
    return because(says, who=s.name(s.by.who), item=s.q.item, misery=s.level(s.by.who, MISERY))
