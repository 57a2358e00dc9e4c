"""The Evening: four tasks (TW-501 to TW-513)."""

from functools import lru_cache
from itertools import permutations
from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu, Option, needs, option
from holdfast.core.memo import MemoPerSeat
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.flow.ending import Defeat
from holdfast.games.this_war.flow.options import NightPlan, SameTask
from holdfast.games.this_war.house.spaces import FLOORBOARDS
from holdfast.games.this_war.house.standing import beds
from holdfast.games.this_war.leader import Decision, PassOn, put
from holdfast.games.this_war.log import STATE, TURN, line, one, phase_entry, tag_entry
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.people.states import change, settle
from holdfast.games.this_war.rules import FATIGUE, NOBODY, WORST, WOUNDS
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.vocabulary import TaskName
from holdfast.games.this_war.world import City, others

TASKS = ("bed", "floor", "guard", "scavenge")


class EveningPhase(Effect[City]):
    """TW-501: everybody gets one task; away Characters get none (TW-512)."""

    beat = "phase"
    accounts_for = ("phase", *TURN, "tasks", "tonight")
    log = phase_entry("evening")

    def apply(self, w: City, by: Cause) -> Effects:
        w.phase = "evening"
        w.tasks = [""] * len(w.tasks)
        return (Tasks(), Night(), PassOn())


class Tasks(Decision):
    """TW-501 to TW-513: one after the other. That nobody stands guard is an answer of its own, and the last (TW-505)."""

    moment: ClassVar[str] = "evening"
    relentless: ClassVar[bool] = False
    unguarded: bool = False
    """In games saved while it was left open first, and decided afterwards."""

    def next(self, w: City) -> int:
        for p in w.here():
            if not w.tasks[p]:
                return p
        return NOBODY

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.next(w) >= 0 else ()

    def must_guard(self, w: City, p: int) -> bool:
        """TW-505: is this the last Character who could stand guard, and nobody does yet?"""
        if self.unguarded or w.level(p, FATIGUE) >= WORST:
            return False
        here = w.here()
        tasks, able = w.tasks, 0
        for p in here:
            if tasks[p] == "guard":
                return False
            able += not tasks[p] and w.level(p, FATIGUE) < WORST
        return able == 1

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        p = self.next(w)
        given, sent = w.tasks, SENT[seat, p]
        awake = w.level(p, FATIGUE) < WORST
        must_sleep = needs(awake, "TW-510", "exhausted")
        out = given.count("scavenge")
        full = needs(out < w.rules.most_scavengers, "TW-506", "enough-scavengers")
        if self.must_guard(w, p):
            put(menu, sent["guard"], ())
            if menu.explain:
                for task, more in (("bed", ()), ("floor", ()), ("scavenge", full)):
                    menu.closed(task, *needs(False, "TW-505", "no-guard"), *more)
            return
        free = beds(w) - given.count("bed")
        put(menu, sent["bed"], needs(free > 0, "TW-502", "no-bed"))
        floor = not awake or w.can_reach(FLOORBOARDS)
        put(menu, sent["floor"], needs(floor, "TW-513", "no-way"))
        put(menu, sent["guard"], must_sleep)
        put(menu, sent["scavenge"], must_sleep + full)
        if not any(given):
            self.watch(w, free, seat, menu)
        self.together(w, free, seat, menu)

    def watch(self, w: City, free: int, seat: Seat, menu: Menu) -> None:
        """A whole night as one answer: the ablest of those who are least worn stands guard, nobody goes out; all others sleep,
        the most tired in the Beds."""
        awake = [p for p in w.here() if w.level(p, FATIGUE) < WORST]
        if len(awake) > 1 and (w.can_reach(FLOORBOARDS) or len(w.here()) - 1 <= free):
            guard = max(awake, key=lambda p: fit_to_guard(w, p))
            menu.options.append(night_of(seat, Someone("watch", w.id(guard)), NOBODY, guard, asleep(w, guard), free))

    def night(self, w: City, free: int, seat: Seat, menu: Menu) -> None:
        """The same with somebody who goes out: who carries much and is little worn."""
        awake = [p for p in w.here() if w.level(p, FATIGUE) < WORST]
        if len(awake) > 1 and w.places() and (w.can_reach(FLOORBOARDS) or len(w.here()) - 2 <= free):
            out, guard = max(permutations(awake, 2), key=lambda two: fit_to_go(w, two[0]) + fit_to_guard(w, two[1]))
            key = NightPlan(w.id(out), w.id(guard))
            menu.backs.append(night_of(seat, key, out, guard, asleep(w, guard, out), free))

    def together(self, w: City, free: int, seat: Seat, menu: Menu) -> None:
        """The same task for all who have none yet, where that is allowed, and leaves the door guarded (TW-505)."""
        left = tuple([p for p in w.here() if not w.tasks[p]])
        if len(left) < 2:
            return
        guarded = self.unguarded or bool(w.guards())
        awake = all(w.level(p, FATIGUE) < WORST for p in left)
        for task, may in (
            ("bed", guarded and free >= len(left)),
            ("floor", guarded and w.can_reach(FLOORBOARDS)),
            ("guard", awake),
        ):
            if may:
                menu.options.append(same_task(seat, task, left))

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if not any(w.tasks):
            self.night(w, beds(w), seat, menu)
        left = [p for p in w.here() if not w.tasks[p]]
        if not w.guards() and w.can_reach(FLOORBOARDS) and any(w.level(p, FATIGUE) < WORST for p in left):
            menu.add("unguarded", *[Task(p, "floor") for p in left], stay=True, back=True)
        if any(w.tasks[q] for q in w.here()):
            menu.add("take-back", TakeBackTask(), stay=True, back=True)

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        return line("unguarded") if entry.key == "unguarded" else None


class Task(Effect[City]):
    """TW-501: one Character has a task for the night."""

    person: int
    task: TaskName
    beat = "move"
    accounts_for = ("tasks",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.tasks[self.person] = self.task
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("task", task=self.task, **one(w, self.person))


SENT = MemoPerSeat(lambda seat, p: {task: option(task, seat, (Task(p, task),), stay=True) for task in TASKS})
"""The tasks of one Character as one seat gives them."""


@lru_cache(maxsize=4096)
def same_task(seat: Seat, task: TaskName, left: tuple[int, ...]) -> Option:
    """One task for several people, as one seat gives it: made once and kept."""
    return option(SameTask(task), seat, tuple([Task(p, task) for p in left]), stay=True)


def fit_to_guard(w: City, p: int) -> float:
    return w.prowess(p) / 2 - w.level(p, WOUNDS) - 3 * w.level(p, FATIGUE)


def fit_to_go(w: City, p: int) -> float:
    return w.character(p).inventory - 3 * w.level(p, WOUNDS) - 3 * w.level(p, FATIGUE)


def asleep(w: City, *awake: int) -> tuple[int, ...]:
    """Everybody else, the most tired first."""
    return tuple(sorted(others(w.here(), awake), key=lambda p: -w.level(p, FATIGUE)))


@lru_cache(maxsize=4096)
def night_of(seat: Seat, key: str, out: int, guard: int, sleepers: tuple[int, ...], free: int) -> Option:
    """Everybody's task for the night, as one seat gives them: made once and kept."""
    sleep = [Task(p, "bed" if i < free else "floor") for i, p in enumerate(sleepers)]
    leaves = [Task(out, "scavenge")] if out != NOBODY else []
    return option(key, seat, (*leaves, Task(guard, "guard"), *sleep), stay=True)


class TakeBackTask(Effect[City]):
    """The last task is undone."""

    accounts_for = ("tasks",)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        last = [p for p in w.here() if w.tasks[p]][-1]
        w.tasks[last] = ""
        return ()


class Night(Effect[City]):
    """TW-502 to TW-509: Fatigue changes as soon as all have a task; without a guard the campaign is lost."""

    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        w.scavengers = tuple([p for p in w.here() if w.tasks[p] == "scavenge"])
        w.stopped = ()
        for p in w.here():
            task = w.tasks[p]
            if task == "bed":
                w.set_level(p, FATIGUE, 0)
            elif task:
                change(w, p, FATIGUE, -w.rules.floor_rest if task == "floor" else 1)
        if not w.guards():
            return (ReadPage("rule-333"), Defeat("no-guard", "TW-505"))
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-502 to TW-509."""
        return line("night", crew=phrases.levels(w, w.here(), FATIGUE)) if w.here() else None
