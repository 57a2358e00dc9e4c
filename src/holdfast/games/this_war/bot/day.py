"""The Day Actions: what to build, who does what, who comes to the door (TW-301 to TW-340)."""

from collections.abc import Callable

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason
from holdfast.games.this_war.bot import effects
from holdfast.games.this_war.bot.building import goals, works
from holdfast.games.this_war.bot.judgement import Judgement, because, steps, then
from holdfast.games.this_war.bot.night import bread, medicine, why_offer
from holdfast.games.this_war.cards import Work
from holdfast.games.this_war.house.cracks import free_cracks
from holdfast.games.this_war.house.spaces import FITTING, SPACE, SPACES, beside
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import (
    BOOK,
    COMPONENT,
    FATIGUE,
    HUNGER,
    ITEM,
    MISERY,
    RAW,
    SHOVEL,
    VEGETABLE,
    WATER,
    WOOD,
    WORST,
    WOUNDS,
)

CRACKED = frozenset({SPACE["g7"], SPACE["u2"], SPACE["u3"]})
"""Rubble behind which a Crack lies that can only then be boarded up."""
WAYS = {"c6": 5.5, "a3": 5.5, "u9": 3.0, "c2": 3.5}
"""What other Rubble is worth: what it hides, and what lies behind."""


# --- who does what --------------------------------------------------------------------------------------------------


def assign(s: Judgement, option: Option) -> float:
    found = medicine(s, option)
    if found is not None:
        return found
    found = bread(s, option)
    if found is not None:
        return found if s.w.turn == 1 and not will_cook(s) else -3.0
    facts = s.deed(option)
    if facts.deed == "extra-shift":
        p = facts.who
        return 3.0 if s.w.turn == 1 and s.w.actions(p) == 0 and s.level(p, FATIGUE) < 3 else -3.0
    if not option.then or not hasattr(then(option), "job"):
        return -5.0
    job = then(option).job
    judge = JOBS.get(job.what)
    if facts.deed == "rummage-all":
        return rummage(s, job) + (0.01 if alike([e.job.person for e in steps(option)], s) else -5.0)
    return -5.0 if judge is None else judge(s, job)


def alike(people: list[int], s: Judgement) -> bool:
    """Is none of the others better at something else, or in need of rest?"""
    first, *rest = people
    able = [q for q in people if s.w.has(q, "handyman") or s.w.has(q, "comfort") or s.w.has(q, "music")]
    return not able and all(s.level(q, FATIGUE) <= s.level(first, FATIGUE) for q in rest)


def will_cook(s: Judgement) -> bool:
    storage = s.storage
    food = storage[RAW] >= s.meal or storage[VEGETABLE] >= s.soup
    return "crude-stove" in s.built and food and storage[WOOD] >= 1


def rummage(s: Judgement, job: Job) -> float:
    numbers = s.mind.day
    handy = numbers["handy"] if s.w.has(job.person, "handyman") else 0.0
    return float(numbers["rummage"] + handy + (numbers["poor"] if works(s).poor else -numbers["poor"]))


def search(s: Judgement, job: Job) -> float:
    return float(s.mind.day["search"])


def dig(s: Judgement, job: Job) -> float:
    """Two who dig together give up two actions: only where a Crack lies behind and there is no Shovel."""
    cracked = job.space in CRACKED
    if job.partner >= 0:
        shovel = s.storage[SHOVEL] or any(other.tool == SHOVEL for other in s.w.jobs)
        if shovel or not cracked:
            return 0.5
        walled = "workshop" in s.built and s.boards < 3 and not free_cracks(s.w)
        return float(s.mind.day["pair"]) if walled and s.left > 3 else 4.8
    if cracked:
        return float(s.mind.day["way"]) if s.boards < 3 else 6.0
    return WAYS.get(SPACES[job.space], float(s.mind.day["dig"]))


def outside(s: Judgement, job: Job) -> float:
    """Visitors bring company where the group is small; snipers shoot."""
    if "no-visitors" in s.w.today or "snipers" in s.w.today or s.level(job.person, WOUNDS) >= 2:
        return -5.0
    numbers = s.mind.day
    value = numbers["outside"] + (numbers["company"] if len(s.group) <= 2 else 0.0)
    return float(value - (3.0 if s.level(job.person, WOUNDS) else 0.0))


def new_idea(s: Judgement, job: Job) -> float:
    if not works(s).idea or s.left <= 3:
        return -1.0
    return float(s.mind.day["idea"]) if s.boards >= 1 and "heater" in s.built else 2.0


def build(s: Judgement, job: Job) -> float:
    return works(s).affordable.get(s.card(job.card).id.removesuffix("-idea"), -2.0)


def cheer(s: Judgement, job: Job) -> float:
    relief = [-s.hurt(q, MISERY, -1) for q in s.here if q != job.person]
    return max(relief, default=0.0) * float(s.mind.day["cheer"])


def use(s: Judgement, job: Job) -> float:
    """A Fitting: cooking and heating by what they spare, everything else by what it brings less what it takes."""
    fitting = s.w.fitting(job.card)
    work = next((work for work in fitting.works if work.key == job.work), None)
    if work is None:
        return heat(s, job)
    if work.cooks:
        return cook(s, job, work)
    if work.key == "board-up":
        return works(s).affordable.get("board-up", -4.0) + 1.0
    if any(isinstance(e, State) and e.state == "fatigue" for e in work.then):
        return float(s.mind.day["tired"][s.level(job.person, FATIGUE)]) or -1.0
    if work.wait and s.left < 1.5:
        return -2.0
    by = Cause(who=job.person, card=job.card, place="fitting", target=str(job.space))
    brings = effects.worth(s, (*work.then, *work.wait), by)
    if any(isinstance(e, State) and e.state == "misery" for e in work.then):
        brings *= s.mind.day["cheer"]
    return brings - sum([s.item(item) * n for item, n in job.paid])


def hungry(s: Judgement) -> list[int]:
    return [p for p in s.w.at_home() if s.level(p, HUNGER) >= 1 and not s.w.has_eaten(p)]


def cook(s: Judgement, job: Job, work: Work) -> float:
    """A warm meal for all is worth more than the food in it, where enough of them are hungry and none goes thirsty for it."""
    who = hungry(s)
    spared = 2 * min(len(who), work.cooks + s.w.has(job.person, "cook")) - sum(
        [POINTS_COOKED.get(item, 0) * n for item, n in job.paid]
    )
    starving = len([p for p in who if s.level(p, HUNGER) >= WORST - 1])
    if len(who) < 2 or spared < 0 or (not spared and not starving):
        return -2.0
    thirst = s.mind.city["water"][0] if dict(job.paid).get(WATER) and s.storage[WATER] <= len(s.group) else 0.0
    return float(5.0 + 4.0 * spared + 3.0 * starving - thirst)


POINTS_COOKED = {RAW: 2, ITEM["vegetable"]: 1}
"""How many days of hunger the food in a meal would have kept off by itself."""


def heat(s: Judgement, job: Job) -> float:
    """TW-1801: every Cold token is one in ten for an Illness each."""
    fuel, paid = s.w.fitting(job.card).fuel, dict(job.paid)
    if fuel is None:
        return -5.0
    wood, book = paid.get(WOOD, 0), paid.get(BOOK, 0)
    warmth = fuel.wood * wood + fuel.book * book + 2 * bool(job.extra)
    off = min(s.w.cold, warmth)
    if s.forgets("heat") or (s.w.cold < 2 and not (s.w.cold and s.w.turn == 3)):
        return -1.0
    price = 0.5 * wood + 2.0 * book + 2.0 * (warmth - off) + 1.0 * bool(job.extra)
    return float(s.mind.day["fuel"] * off + 2.5 - price)


def mend(s: Judgement, job: Job) -> float:
    return float(s.mind.day["mend"])


JOBS: dict[str, Callable[[Judgement, Job], float]] = {
    "rest": lambda s, job: 0.0,
    "rummage": rummage,
    "search": search,
    "dig": dig,
    "pick": lambda s, job: float(s.mind.day["pick"]),
    "unlock": lambda s, job: float(s.mind.day["pick"]),
    "saw": lambda s, job: float(s.mind.day["saw"]),
    "outside": outside,
    "new-idea": new_idea,
    "build": build,
    "use": use,
    "comfort": cheer,
    "music": cheer,
    "mend-roof": mend,
    "drain": mend,
}
"""By what somebody is assigned to; what is moved or torn down is not worth a day's work."""


def why_assign(s: Judgement, option: Option) -> Reason:
    facts = s.deed(option)
    if facts.deed in ("assign", "eat"):
        return why_offer(s, option)
    if facts.deed == "extra-shift":
        return because("extra-shift", who=s.name(facts.who))
    job = then(option).job
    who = s.name(job.person)
    match job.what:
        case "build":
            return because(
                "build", who=who, what=s.card(job.card).key, wood=s.storage[WOOD], component=s.storage[COMPONENT]
            )
        case "use":
            return why_use(s, job)
        case "rummage":
            return because("rummage", who=who, wood=works(s).missing[WOOD], component=works(s).missing[COMPONENT])
        case "search" | "dig" | "pick" | "unlock" | "saw":
            return because("open", who=who, where=SPACES[job.space])
        case "outside":
            return because("outside", who=who, n=len(s.group))
        case "new-idea":
            return because("new-idea", who=who, what=f"fitting/{works(s).idea}" if works(s).idea else "idea")
        case "comfort" | "music":
            worst = max([q for q in s.here if q != job.person], key=lambda q: s.level(q, MISERY))
            return because("cheer", who=who, other=s.name(worst), misery=s.level(worst, MISERY))
    return because("rest" if job.what == "rest" else "mend", who=who)


def why_use(s: Judgement, job: Job) -> Reason:
    who, what = s.name(job.person), s.card(job.card).key
    work = next((work for work in s.w.fitting(job.card).works if work.key == job.work), None)
    if work is None:
        return because("heat", who=who, cold=s.w.cold, wood=s.storage[WOOD])
    if work.cooks:
        return because("cook", who=who, n=len(hungry(s)), food=s.storage[RAW])
    if work.key == "board-up":
        return because("board-up", who=who, boards=s.boards)
    return because("use", who=who, what=what)


# --- what comes of it -----------------------------------------------------------------------------------------------


def sort(s: Judgement, option: Option) -> float:
    """TW-316: what is missing for the next things to build."""
    step = then(option)
    if s.deed(option).deed == "with-next":
        return 1.0
    have_wood, have_component = s.storage[WOOD], s.storage[COMPONENT]
    need_wood = 2 if "heater" in s.built else 0
    need_component = 0
    for goal in goals(s):
        price = s.prices[goal]
        need_wood += price.get(WOOD, 0)
        need_component += price.get(COMPONENT, 0)
        if need_wood > have_wood + step.wood or need_component > have_component + step.components:
            break
    uneven = (need_wood - have_wood - step.wood) - (need_component - have_component - step.components)
    return -float(abs(uneven))


def why_sort(s: Judgement, option: Option) -> Reason:
    return because("sort", wood=s.storage[WOOD], component=s.storage[COMPONENT])


def slot(s: Judgement, option: Option) -> float:
    """What has neighbours (a garden, a stove) wants a free slot beside it; the rest leaves such slots to them."""
    space = SPACE[s.deed(option).where]
    free = len([other for other in beside(space) if s.w.house[other] == 0])
    wants = s.card(s.q.card(s.w)).id in ("herb-garden", "crude-stove", "rainwater-collector", "heater")
    return float(free if wants else -free)


def why_slot(s: Judgement, option: Option) -> Reason:
    return because("slot", where=s.deed(option).where)


def idea(s: Judgement, option: Option) -> float:
    id = s.deed(option).what.removesuffix("-idea")
    if id in goals(s):
        return 20.0 - goals(s).index(id)
    spare = ("reinforced-door", "stove-with-oven", "bed", "herbal-workshop", "second-barrel")
    return 5.0 - spare.index(id) if id in spare else 0.0


def why_idea(s: Judgement, option: Option) -> Reason:
    return because("idea", what=f"fitting/{s.deed(option).what}")


def serve(s: Judgement, option: Option) -> float:
    p = s.deed(option).who
    return s.level(p, HUNGER) + 0.5 * (not s.w.has_eaten(p)) + 0.1 * (p in s.starting)


def why_serve(s: Judgement, option: Option) -> Reason:
    p = s.deed(option).who
    return because("serve", who=s.name(p), hunger=s.level(p, HUNGER))


def in_order(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "in-order" else 0.0


def why_order(s: Judgement, option: Option) -> Reason:
    return because("in-order")


def overtime(s: Judgement, option: Option) -> float:
    return 0.0 if s.deed(option).deed == "go-on" else assign(s, option)


def why_overtime(s: Judgement, option: Option) -> Reason:
    return because("go-on") if s.deed(option).deed == "go-on" else why_assign(s, option)


def objective(s: Judgement, option: Option) -> float:
    """TW-207: what is paid, against what it brings and what it would cost not to have paid."""
    if s.deed(option).deed == "go-on":
        return 0.0
    goal, by = s.w.goal(), option.by or s.by
    price = effects.worth(s, option.then[:-1], by)
    return price + effects.worth(s, goal.reward, by) - effects.worth(s, goal.penalty, by)


def why_objective(s: Judgement, option: Option) -> Reason:
    goal = s.w.goal()
    says = "no-objective" if s.deed(option).deed == "go-on" else "objective"
    return because(says, goal=goal.key) if goal is not None else because("go-on")


# --- at the door ----------------------------------------------------------------------------------------------------


def at_the_door(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "new-arrival" else 0.0


def why_door(s: Judgement, option: Option) -> Reason:
    return because("door", n=len(s.group))


def arrival(s: Judgement, option: Option) -> float:
    """Two more hands, and one more mouth."""
    if s.deed(option).deed == "accept":
        return 1.0 if len(s.group) < s.rules.most_characters else -1.0
    return 0.0


def why_arrival(s: Judgement, option: Option) -> Reason:
    return because(s.deed(option).deed, n=len(s.group))


def unbuild(s: Judgement, option: Option) -> float:
    """What is missed least."""
    order = ("heater", "vegetable-garden", "workshop", "crude-stove", "reinforced-door", "herb-garden", "bed")
    id = s.card(s.w.house[SPACE[s.deed(option).where]] - FITTING).id
    return -float(len(order) - order.index(id)) if id in order else 0.0


def why_unbuild(s: Judgement, option: Option) -> Reason:
    return because("unbuild", what=s.card(s.w.house[SPACE[s.deed(option).where]] - FITTING).key)


def crack(s: Judgement, option: Option) -> float:
    return 0.0


def why_crack(s: Judgement, option: Option) -> Reason:
    return because("crack", where=s.deed(option).where)
