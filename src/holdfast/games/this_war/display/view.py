"""Figures for screens, search and simulations: what a view adds, what a position is worth, what a campaign counts."""

import math
from typing import Any, TypedDict

from holdfast.core.definition import EmptyView
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.this_war.actions.jobs import actions_today
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.flow.ending import band
from holdfast.games.this_war.house.spaces import CRACKS, FITTING, ROWS, SPACES, TYPES
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import FATIGUE, HUNGER, IDS, ILLNESS, MISERY, STATES, TOKENS, UNARMED, WOUNDS
from holdfast.games.this_war.world import City

TABLES = {"TOKENS": [token._asdict() for token in TOKENS], "ROWS": ROWS}
"""TW-016, TW-031: what the tokens are like, and the spaces of the house by its floors."""
LONGEST = 13
"""Days of the longest campaign."""


class JobSeen(TypedDict):
    """What somebody was assigned to do in this turn, and where in the house, if anywhere."""

    what: str
    space: str


class States(TypedDict):
    """TW-1001: the five States of somebody."""

    hunger: int
    fatigue: int
    illness: int
    wounds: int
    misery: int


class Person(TypedDict):
    """One Character as everybody sees them."""

    id: str
    card: str
    states: States
    prowess: int
    empathy: int
    inventory: int
    abilities: list[str]
    actions: int
    task: str
    away: bool
    outside: bool
    stopped: bool
    weapon: str
    meds: str
    bandages: bool
    fed: bool
    starting: bool
    job: JobSeen | None


class Room(TypedDict):
    """A slot of the house: a Shelter card by its type, a Fitting by its card, or nothing."""

    kind: str
    fitting: str
    waits: str
    open: bool


class BlankSeen(TypedDict):
    """A blank token, and where it is."""

    name: str
    place: str
    uses: int


class Seen(TypedDict):
    """The house and the city by readable keys."""

    people: list[Person]
    storage: dict[str, int]
    pile: dict[str, int]
    box: dict[str, int]
    waste: dict[str, int]
    house: dict[str, Room]
    reach: list[str]
    boards: list[str]
    locations: dict[str, str]
    at: str
    capacity: int
    weight: int
    tokens: list[BlankSeen]
    pending: list[str]
    event_now: list[str]
    objective: list[str]
    sizes: dict[str, int]
    scripts_read: int


def show(w: City) -> Seen | EmptyView:
    """What a view adds to the bare fields; everything is open to all (TW-1601)."""
    if not w.levels:
        return {}
    return {
        "people": [person(w, p) for p in w.group],
        "storage": counted(w.storage),
        "pile": counted(w.pile),
        "box": counted(w.box),
        "waste": counted(w.waste),
        "house": {SPACES[s]: space(w, s) for s in range(len(SPACES)) if w.house[s] >= 0},
        "reach": [SPACES[s] for s in range(len(SPACES)) if w.can_reach(s)],
        "boards": [SPACES[c] for c in CRACKS if w.boards >> c & 1],
        "locations": {s: w.content.keys[c] for s, c in w.places().items()},
        "at": w.content.keys[w.location] if w.location >= 0 else "",
        "capacity": capacity(w) if w.scavengers else 0,
        "weight": w.weight(),
        "tokens": [{"name": t.name, "place": t.place, "uses": t.uses} for t in w.tokens],
        "pending": [p.deck for p in w.pending],
        "event_now": keys(w, "event-now"),
        "objective": keys(w, "objective-now"),
        "sizes": {name: w.size(name) for name in FACE_DOWN},
        "scripts_read": len(w.read),
    }


FACE_DOWN = (
    "events", "night-raids", "red-raids", "residents", "red-residents", "exploration", "findings", "location", "visitors",
    "fate", "narrative", "characters", "objectives",
)  # fmt: skip
"""Face-down decks whose size is shown."""


def keys(w: City, zone: str) -> list[str]:
    return [w.content.keys[card] for card in w.zones[zone].top]


def about(w: City, question: OpenQuestion) -> int:
    """Whom a question is about: who is named in it, or whose turn it is to be assigned something."""
    effect: Any = question.effect
    if question.tag in ("assign", "tasks"):
        return int(effect.next(w))
    return int(getattr(effect, "person", question.by.who))


def counted(stock: list[int]) -> dict[str, int]:
    """Tokens and resources by name, where there are any."""
    return {IDS[item]: n for item, n in enumerate(stock) if n}


def person(w: City, p: int) -> Person:
    """One Character as everybody sees them."""
    known = SHEETS[w.content]
    return {
        "id": known.id[p],
        "card": w.content.keys[known.card[p]],
        "states": {
            "hunger": w.level(p, HUNGER),
            "fatigue": w.level(p, FATIGUE),
            "illness": w.level(p, ILLNESS),
            "wounds": w.level(p, WOUNDS),
            "misery": w.level(p, MISERY),
        },
        "prowess": known.prowess[p],
        "empathy": known.empathy[p],
        "inventory": known.inventory[p],
        "abilities": sorted(known.abilities[p]),
        "actions": actions_today(w, p),
        "task": w.tasks[p],
        "away": p not in w.here(),
        "outside": p in w.scavengers,
        "stopped": p in w.stopped,
        "weapon": IDS[w.held[p]] if w.held[p] != UNARMED else "",
        "meds": IDS[w.meds[p]] if w.meds[p] >= 0 else "",
        "bandages": w.has_bandages(p),
        "fed": w.has_eaten(p),
        "starting": p in w.starting,
        "job": next((assigned(job) for job in w.jobs if p in (job.person, job.partner)), None),
    }


def assigned(job: Job) -> JobSeen:
    space = job.space if job.space >= 0 else job.to
    return {"what": job.what, "space": SPACES[space] if space >= 0 else ""}


def space(w: City, s: int) -> Room:
    """A slot of the house: a Shelter card by its type, a Fitting by its card, or nothing."""
    kind = w.house[s]
    fitting = w.content.keys[kind - FITTING] if kind >= FITTING else ""
    return {
        "kind": "fitting" if fitting else TYPES.get(kind, ""),
        "fitting": fitting,
        "waits": w.waits.get(s, ""),
        "open": w.can_reach(s),
    }


def stats(w: City) -> dict[str, float | str]:
    """TW-1407."""
    outcome = w.outcome
    return {
        "result": outcome.why if outcome is not None else "",
        "day": w.day,
        "starting_survivors": len([p for p in w.starting if p in w.group]),
        "survivors": len(w.group),
        "whole": len([p for p in w.group if band(w, p) == "whole"]),
        "objectives": w.goals,
        "scripts": len(w.read),
        "lost": len(w.deaths),
        **{f"lost_by_{state}": len([d for d in w.deaths if d.startswith(state)]) for state in STATES},
    }


def worth(w: City, seat: int) -> float:
    """What a position is worth to search: 1 for a victory, otherwise how far the starting Characters have come, and how well."""
    outcome = w.outcome
    if outcome is not None and outcome.won:
        return 1.0
    days = min(w.day, LONGEST) / LONGEST
    alive = len([p for p in w.starting if p in w.group])
    hurt = 0
    for p in w.group:
        for state in (HUNGER, ILLNESS, WOUNDS, MISERY):
            hurt += w.level(p, state) ** 2
    health = max(0.0, 1 - hurt / 60) if w.group else 0.0
    return 0.6 * days * math.sqrt(alive / 3) + 0.1 * days + 0.15 * health
