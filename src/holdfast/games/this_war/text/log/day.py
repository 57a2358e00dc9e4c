"""How the day goes in the log: phases, Events, water, tasks, Fate."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.jobs import able
from holdfast.games.this_war.cards import Chapter, Event
from holdfast.games.this_war.rules import FATIGUE, FOOD, HUNGER, IDS, MISERY, STATES
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import Args, Outcomes, group, leads, line, one, rolled, top, yes
from holdfast.games.this_war.world import City

# --- the day ---------------------------------------------------------------------------------------------------------


def set_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("set-up", difficulty=w.options["difficulty"], short=yes(w.options["short"] == "on"))


def begin(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("begin", n=w.level(w.group[0], HUNGER), **leads(w), **group(w, w.group))


def morning(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("morning", n=w.day)


def scavenging(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-507."""
    return line("phase", phase="scavenging", **leads(w)) if w.phase == "scavenging" else line("nobody-out")


def turn(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-303: the turn, and whether somebody can still do something in it; who leads in the first the phase has told."""
    weak = [p for p in w.here() if not able(w, p)]
    words: Args = {"n": e.n, "idle": yes(len(weak) == len(w.here())), **leads(w)}
    if e.n == 1:
        words["several"] = "no"
    return line("action-turn", **words, **group(w, weak))


def back(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("back", **group(w, e.people))


def flag(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """A rule of the day or of the night."""
    return line("flag", name=e.name)


def event(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-201: the card; a Chapter with its number."""
    card = top(w, "event-now")
    if not card:
        return line("no-event")
    found = w.content.cards[w.zones["event-now"].top[-1]]
    if isinstance(found, Chapter):
        return line("chapter", card=card, n=found.number, text=phrases.flavour(card))
    last = isinstance(found, Event) and found.ceasefire
    return line("event", card=card, ceasefire=yes(last), text=phrases.flavour(card))


def hands_on(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1310: for a Leader who is away; where it passes by itself, what comes next tells who has it (TW-134)."""
    return line("journal", seat=phrases.seat(w.leader)) if w.players > 1 else None


def cold(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-202: beyond the end of its track it does not rise."""
    if w.shifts:
        return line("cold", n=w.shifts[0][2], now=w.cold)
    return line("cold-full", now=w.cold) if e.n > 0 else None


# --- dusk, evening, Dawn --------------------------------------------------------------------------------------------


def drink(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-401: who drinks, and who does not."""
    drinkers = [p for p in w.here() if p not in e.dry]
    dry = group(w, e.dry)["who"]
    words: Args = {"dry": dry, "some": yes(e.dry), "left": w.storage[IDS.index("water")], **leads(w)}
    return line("drink", **words, **group(w, drinkers))


def thirst(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-402."""
    what = HUNGER if outcomes[0] < 5 else MISERY
    return line("thirst", roll=rolled(outcomes), state=STATES[what], now=w.level(e.person, what), **one(w, e.person))


def go_hungry(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-404, TW-406: whoever gets nothing although there is food, does so by the Leader's decision."""
    words: Args = {"fed": yes(w.fed >> e.person & 1), "now": w.level(e.person, HUNGER), **leads(w)}
    if not any(w.storage[item] for item in FOOD):
        words["several"] = "no"
    return line("go-hungry", **words, **one(w, e.person))


def food_saved(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """TW-404: nobody is given anything, although there is food."""
    food = [(item, w.storage[item]) for item in FOOD if w.storage[item]]
    return line("food-saved", goods=phrases.goods(food), **leads(w)) if food and entry.key == "nobody-eats" else None


def task(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("task", task=e.task, **one(w, e.person))


def night(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-502 to TW-509."""
    return line("night", crew=phrases.levels(w, w.here(), FATIGUE)) if w.here() else None


def home_again(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-801: who is back, and what goes to Storage."""
    return line("home-again", goods=phrases.goods(w.moved), some=yes(w.moved), **group(w, e.people))


def fate(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("fate", card=top(w, "fate-discard"))


def cold_check(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1801."""
    return line("cold-check", n=w.cold)


def narratives(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-812: the cards that are read."""
    cards = w.zones["narrative-now"].top
    named = phrases.names([w.content.cards[card].key for card in cards])
    return line("narratives", n=len(cards), cards=named) if cards else None


def death_among_us(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-814 to TW-816; those whom it was too much for have already left."""
    if not outcomes:
        return None
    roll = rolled(outcomes)
    crew = [*w.here(), *[p for p, states in w.fallen if states >> MISERY & 1]]
    hit = [p for p in crew if roll <= w.empathy(p)]
    return line("death-among-us", roll=roll, some=yes(hit), crew=phrases.levels(w, hit, MISERY))
