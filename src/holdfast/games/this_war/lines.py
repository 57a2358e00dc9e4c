"""How each effect is told: a line of the log with its words, or nothing where there is nothing to tell.

Every function is asked right after its effect was applied, with the table as it then is and the dice and draws it made;
what follows from the effect has not happened yet. This module tells the day and the people, `lines_house.py` what is done
in the Shelter, `lines_city.py` what happens outside, `lines_fight.py` fights and Night Raids, `lines_story.py` the Book,
its checks, and the end.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.words.log import Line
from holdfast.games.this_war import phrases
from holdfast.games.this_war.actions import able
from holdfast.games.this_war.cards import Chapter, Event
from holdfast.games.this_war.numbers import BANDAGES, FATIGUE, HERBAL, HUNGER, IDS, ILLNESS, MISERY, STATES, WORST
from holdfast.games.this_war.people import people
from holdfast.games.this_war.world import City

Told = Line | None
Outcomes = tuple[int, ...]
TellsOf = Callable[[City, Any, Cause, Outcomes], Told]
Answers = Callable[[City, Entry, Cause], Told]
Args = dict[str, int | str]
DELEGATED = ("most-miserable", "kindest")
"""Words for people of whom one is picked first."""


def line(message: str, **args: int | str) -> Line:
    return Line(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards ---------------------------------------------------------------------------------------------------


def key(w: City, card: int) -> str:
    return w.content.cards[card].key


def top(w: City, zone: str) -> str:
    """The key of the card that came to lie on a zone last, or nothing."""
    there = w.zones[zone].top
    return key(w, there[-1]) if there and there[-1] >= 0 else ""


def yes(it: object) -> str:
    return "yes" if it else "no"


def group(w: City, chars: Iterable[int]) -> Args:
    """Some people: `$who`, `$people` how many, `$sex` f if they are all women."""
    chars = list(chars)
    women = bool(chars) and all(w.character(p).woman for p in chars)
    return {"who": "|".join([phrases.name(w, p) for p in chars]), "people": len(chars), "sex": "f" if women else "m"}


def one(w: City, p: int) -> Args:
    return group(w, (p,))


def other(w: City, p: int) -> Args:
    """Somebody to whom something is done."""
    return {"other": phrases.name(w, p), "other_sex": "f" if w.character(p).woman else "m"}


def plain(message: str) -> TellsOf:
    """A line that needs no words."""
    return lambda w, e, by, outcomes: line(message)


def phase(message: str) -> TellsOf:
    """The beginning of a phase."""
    return lambda w, e, by, outcomes: line("phase", phase=message)


def rolled(outcomes: Outcomes, at: int = 0) -> int:
    """A black die (TW-002)."""
    return outcomes[at] + 1


# --- the day ------------------------------------------------------------------------------------------------------------


def set_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("set-up", difficulty=w.options["difficulty"], short=yes(w.options["short"] == "on"))


def begin(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    several = yes(w.players > 1)
    return line(
        "begin", n=w.level(w.group[0], HUNGER), seat=phrases.seat(w.leader), several=several, **group(w, w.group)
    )


def morning(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("morning", n=w.day)


def scavenging(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-507."""
    return line("phase", phase="scavenging") if w.phase == "scavenging" else line("nobody-out")


def turn(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-303: a turn in which somebody can still do something."""
    return line("action-turn", n=e.n) if any(able(w, p) for p in w.here()) else None


def event(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-201: the card; a Chapter with its number."""
    card = top(w, "event-now")
    if not card:
        return line("no-event")
    found = w.content.cards[w.zones["event-now"].top[-1]]
    if isinstance(found, Chapter):
        return line("chapter", card=card, n=found.number, text=phrases.flavour(card))
    last = isinstance(found, Event) and found.ceasefire
    return line("event", card=card, ceasefire=yes(last), text=phrases.flavour(card))


def hands_on(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-134, TW-136: alone the Journal stays where it is."""
    return line("journal", seat=phrases.seat(w.leader)) if w.players > 1 else None


def cold(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("cold", n=e.n, now=w.cold) if e.n else None


# --- States -------------------------------------------------------------------------------------------------------------


def concerned(w: City, by: Cause, who: str) -> list[int]:
    """Whom an effect concerned: those bound to a name even if they fell by it."""
    if who == "me" and by.who >= 0:
        return [by.who]
    named = [p for name, p in by.bound if name == who]
    return named or list(people(w, by, who))


def state(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1002: whom it concerns is told when it is known."""
    if not isinstance(e.who, str) or e.who in DELEGATED:
        return None
    return changed(w, STATES.index(e.state), e.n, concerned(w, by, e.who))


def changed(w: City, state: int, n: int, who: list[int]) -> Told:
    """A State that rose or fell, with the levels it has now."""
    if not who or not n:
        return None
    if len(who) == 1:
        return line("state", state=STATES[state], n=n, now=w.level(who[0], state), **one(w, who[0]))
    return line("states", state=STATES[state], n=n, crew=phrases.levels(w, who, state))


def set_state(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("set-state", state=e.state, crew=phrases.levels(w, who, STATES.index(e.state))) if who else None


def hurt(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return changed(w, STATES.index("wounds"), e.n, [e.person])


def keep_promise(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("keep-promise", card=top(w, "narrative-discard"), **one(w, e.person))


def farewell(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1006: whoever reached the fourth level of a State, or of two."""
    worst = [STATES[s] for s in range(5) if e.states >> s & 1]
    return line("farewell", states="|".join(worst), n=WORST, **one(w, e.person))


def removed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1013: dead or gone; those who are yet to be spoken of are still counted."""
    how = e.how.rpartition("-")[2]
    rest = (*w.group, *[p for p, _ in w.fallen])
    return line("removed", how=how, left=len(rest), rest=group(w, rest)["who"], **one(w, e.person))


def take_along(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("take-along", goods=phrases.goods([(e.item, 1)]))


def starting(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("starting-swap", **group(w, who)) if who else None


def shaken(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-630: who turns back after a death outside."""
    if not outcomes:
        return None
    return line("shaken", roll=rolled(outcomes), **group(w, [p for p in w.stopped if w.empathy(p) >= rolled(outcomes)]))


def join(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-118: nobody comes where nobody was drawn."""
    if not outcomes:
        return None
    p = w.group[-1]
    return line("join", profession=f"{phrases.name(w, p)}/profession", **one(w, p))


def away(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    who = concerned(w, by, e.who) if isinstance(e.who, str) else []
    return line("away", n=w.day + e.days, **group(w, who)) if who else None


# --- dusk and evening -----------------------------------------------------------------------------------------------------


def drink(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-401: who drinks, and who does not."""
    drinkers = [p for p in w.here() if p not in e.dry]
    dry = group(w, e.dry)["who"]
    return line("drink", dry=dry, some=yes(e.dry), left=w.storage[IDS.index("water")], **group(w, drinkers))


def thirst(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-402."""
    what = HUNGER if outcomes[0] < 5 else MISERY
    return line("thirst", roll=rolled(outcomes), state=STATES[what], now=w.level(e.person, what), **one(w, e.person))


def eat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("eat", goods=phrases.goods([(e.item, 1)]), now=w.level(e.person, HUNGER), **one(w, e.person))


def go_hungry(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-406."""
    fed = yes(w.fed >> e.person & 1)
    return line("go-hungry", fed=fed, now=w.level(e.person, HUNGER), **one(w, e.person))


def fed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1732."""
    return line("fed", crew=phrases.levels(w, e.people, HUNGER))


def task(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("task", task=e.task, **one(w, e.person))


def night(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-502 to TW-509."""
    return line("night", crew=phrases.levels(w, w.here(), FATIGUE)) if w.here() else None


# --- dawn -----------------------------------------------------------------------------------------------------------------


def assign_meds(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("assign-meds", goods=phrases.goods([(e.item, 1)]), **one(w, e.person))


def treat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("treat", state=STATES[e.state], now=w.level(e.person, e.state), **one(w, e.person))


def drink_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    levels: Args = {"misery": w.level(e.person, MISERY), "fatigue": w.level(e.person, FATIGUE)}
    return line("drink-up", goods=phrases.goods([(e.item, 1)]), **levels, **one(w, e.person))


def fate(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("fate", card=top(w, "fate-discard"))


def cold_check(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("cold-check", n=w.cold)


def freeze(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1801."""
    ill = yes(rolled(outcomes) <= e.cold)
    return line("freeze", roll=rolled(outcomes), ill=ill, now=w.level(e.person, ILLNESS), **one(w, e.person))


def medicine(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1803: Herbal Meds need a roll."""
    what = phrases.goods([(e.item, 1)])
    roll = rolled(outcomes) if e.item == HERBAL else 0
    kind = "bandages" if e.item == BANDAGES else "meds"
    levels: Args = {"now": w.level(e.person, e.state), "roll": roll, "worked": yes(not roll or roll > 4)}
    return line("medicine", kind=kind, goods=what, state=STATES[e.state], **levels, **one(w, e.person))


def untreated(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1802."""
    bed = w.tasks[e.person] == "bed"
    roll = min(10, rolled(outcomes) + (2 if bed else 0))
    turn = "worse" if roll <= e.turn.up else "better" if roll >= e.turn.down else "same"
    now = w.level(e.person, e.state)
    return line("untreated", roll=roll, bed=yes(bed), turn=turn, state=STATES[e.state], now=now, **one(w, e.person))


def spirit(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("spirit", line=e.line.upper(), **one(w, e.person)) if e.person in w.group else None


def habit_given(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    return line("habit-given", goods=phrases.goods([(IDS.index(e.item), 1)]), **one(w, by.who))


def listens(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-1866: the Music Box."""
    now = w.level(e.person, MISERY)
    return line("listens", roll=rolled(outcomes), touched=yes(rolled(outcomes) >= 8), now=now, **one(w, e.person))


def death_among_us(w: City, e: Any, by: Cause, outcomes: Outcomes) -> Told:
    """TW-814 to TW-816; those whom it was too much for have already left."""
    if not outcomes:
        return None
    roll = rolled(outcomes)
    crew = [*w.here(), *[p for p, states in w.fallen if states >> MISERY & 1]]
    hit = [p for p in crew if roll <= w.empathy(p)]
    return line("death-among-us", roll=roll, some=yes(hit), crew=phrases.levels(w, hit, MISERY))
