"""How the log tells of people: States, food and medicine, who comes and who is lost."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import If
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.flow.dusk import NOURISHES
from holdfast.games.this_war.people.spirit import spirit as entry
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.rules import (
    BANDAGES,
    BED_HELPS,
    BLACK,
    FATIGUE,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    MISERY,
    STATES,
    WORST,
)
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import Args, Outcomes, group, line, one, rolled, top, yes
from holdfast.games.this_war.world import City

DELEGATED = ("most-miserable", "kindest")
"""Words for people of whom one is picked first."""


# --- States ---------------------------------------------------------------------------------------------------------


def concerned(w: City, by: Cause, who: str) -> list[int]:
    """Whom an effect concerned: those bound to a name even if they fell by it."""
    if who == "me" and by.who >= 0:
        return [by.who]
    named = [p for name, p in by.bound if name == who]
    return named or list(people(w, by, who))


def state(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1002: whom it concerns is told when it is known."""
    if not isinstance(e.who, str) or e.who in DELEGATED:
        return None
    return changed(w)


def changed(w: City) -> LogEntry | None:
    """States that really rose or fell, with the levels they have now; what was at its end already is not told."""
    if not w.shifts:
        return None
    who, states, steps = zip(*w.shifts, strict=True)
    if len(who) == 1:
        out = yes(who[0] not in w.group)
        now = w.level(who[0], states[0])
        return line("state", state=STATES[states[0]], n=steps[0], now=now, out=out, **one(w, who[0]))
    if len(set(states)) > 1:
        return line("shifts", crew="|".join([phrases.shift(w, p, state, n) for p, state, n in w.shifts]))
    crew = phrases.levels(w, who, states[0])
    if len(set(steps)) > 1:
        return line("set-state", state=STATES[states[0]], crew=crew)
    return line("states", state=STATES[states[0]], n=steps[0], crew=crew)


def set_state(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("set-state", state=e.state, crew=phrases.levels(w, who, STATES.index(e.state))) if who else None


def hurt(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return changed(w)


def keep_promise(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("keep-promise", card=top(w, "narrative-discard"), **one(w, e.person))


def let_go(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1841 (15): the promise is not called in."""
    return line("let-go", **one(w, e.person))


def one_of_us(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1505: the group is picked one by one."""
    p = w.group[-1]
    return line("take-character", profession=f"{phrases.name(w, p)}/profession", **one(w, p))


def farewell(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1006: whoever reached the fourth level of a State, or of two."""
    worst = [STATES[s] for s in range(5) if e.states >> s & 1]
    return line("farewell", states="|".join(worst), n=WORST, **one(w, e.person))


def removed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1013: dead or gone; those who are yet to be spoken of are still counted. The last one leaves nobody (TW-1020)."""
    how = e.how.rpartition("-")[2]
    rest = (*w.group, *[p for p, _ in w.fallen])
    if not rest and how in ("departure", "breakdown"):
        how = f"last-{how}"
    return line("removed", how=how, left=len(rest), rest=group(w, rest)["who"], **one(w, e.person))


def take_along(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("take-along", goods=phrases.goods([(e.item, 1)]))


def starting(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("starting-swap", **group(w, who)) if who else None


def shaken(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-630: who turns back after a death outside."""
    if not outcomes:
        return None
    return line("shaken", roll=rolled(outcomes), **group(w, [p for p in w.stopped if w.empathy(p) >= rolled(outcomes)]))


def join(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-118: nobody comes where nobody was drawn."""
    if not outcomes:
        return None
    p = w.group[-1]
    return line("join", profession=f"{phrases.name(w, p)}/profession", **one(w, p))


def away(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("away", n=w.day + e.days, **group(w, who)) if who else None


def eat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-404: what fills, but does not still hunger, keeps it as it is; by day who was starving acts once more (TW-1004)."""
    now = w.level(e.person, HUNGER)
    starved = now + NOURISHES[e.item] == WORST - 1 and NOURISHES[e.item] > 0
    words: Args = {"goods": phrases.goods([(e.item, 1)]), "now": now}
    words["freed"] = yes(starved and w.phase == "day" and w.actions(e.person) == 3)
    return line("eat", still=yes(not NOURISHES[e.item]), **words, **one(w, e.person))


def fed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1732."""
    return line("fed", crew=phrases.levels(w, e.people, HUNGER))


# --- medicine and spirits -------------------------------------------------------------------------------------------


def assign_meds(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("assign-meds", goods=phrases.goods([(e.item, 1)]), **one(w, e.person))


def treat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("treat", state=STATES[e.state], now=w.level(e.person, e.state), **one(w, e.person))


def drink_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    levels: Args = {"misery": w.level(e.person, MISERY), "fatigue": w.level(e.person, FATIGUE)}
    return line("drink-up", goods=phrases.goods([(e.item, 1)]), **levels, **one(w, e.person))


def freeze(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1801."""
    ill = yes(rolled(outcomes) <= e.cold)
    return line("freeze", roll=rolled(outcomes), ill=ill, now=w.level(e.person, ILLNESS), **one(w, e.person))


def medicine(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1803: Herbal Meds need a roll."""
    what = phrases.goods([(e.item, 1)])
    roll = rolled(outcomes) if e.item == HERBAL else 0
    kind = "bandages" if e.item == BANDAGES else "meds"
    levels: Args = {"now": w.level(e.person, e.state), "roll": roll, "worked": yes(not roll or roll > 4)}
    return line("medicine", kind=kind, goods=what, state=STATES[e.state], **levels, **one(w, e.person))


def untreated(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1802."""
    plus = BED_HELPS if w.tasks[e.person] == "bed" else 0
    roll = min(BLACK, rolled(outcomes) + plus)
    turn = "worse" if roll <= e.turn.up else "better" if roll >= e.turn.down else "same"
    words: Args = {"roll": rolled(outcomes), "bed": yes(plus), "plus": plus, "turn": turn}
    return line("untreated", state=STATES[e.state], now=w.level(e.person, e.state), **words, **one(w, e.person))


def spirit(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1102: the entry as it stands on the Character's card, and whether it concerns him as things are."""
    if e.person not in w.group:
        return None
    cause = Cause(who=e.person, place="spirit")
    then = entry(w, e.person, e.line)
    idle = all(isinstance(it, If) and not it.otherwise and not it.cond.holds(w, cause) for it in then)
    words: Args = {"line": e.line.upper(), "text": phrases.spirit(w, e.person, e.line), "idle": yes(idle)}
    return line("spirit", **words, **one(w, e.person))


def habit_given(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("habit-given", goods=phrases.goods([(IDS.index(e.item), 1)]), **one(w, by.who))


def listens(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1866: the Music Box."""
    now = w.level(e.person, MISERY)
    return line("listens", roll=rolled(outcomes), touched=yes(rolled(outcomes) >= 8), now=now, **one(w, e.person))
