"""Assignments of one turn: whose action is open, what is paid, what is taken (TW-301 to TW-308)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.house.spaces import FITTING
from holdfast.games.this_war.log import GOODS, Args, key, line, one, other, tag_entry, yes
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import NOBODY, UNARMED
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.world import City


def able(w: City, p: int) -> bool:
    """TW-302 to TW-304, TW-334: does this turn's action of a Character stand open?"""
    left = w.actions(p)
    if left >= w.turn:
        return True
    if not w.today:
        return False
    if works_longer(w, p):
        return True
    return "clear-day" in w.today and left + 1 >= w.turn and not any(clear(w, p, n) in w.today for n in (1, 2, 3))


def extra_shift(w: City, p: int) -> str:
    """TW-1842: the word that remembers an Extra Shift of today."""
    return f"extra-shift:{w.id(p)}"


def works_longer(w: City, p: int) -> bool:
    """TW-1842: does a Character ignore black circles today?"""
    return extra_shift(w, p) in w.today


def actions_today(w: City, p: int) -> int:
    """TW-303, TW-1821 (12), TW-1842: how many of the three actions somebody has today: a clear day gives one back, an Extra Shift
    all of them."""
    left = w.actions(p)
    if works_longer(w, p):
        return 3
    return min(3, left + 1) if "clear-day" in w.today else left


def clear(w: City, p: int, turn: int) -> str:
    """TW-1821 (12): the word that remembers a blocked action used in this turn."""
    return f"clear-day:{w.id(p)}:{turn}"


def lifted(w: City, p: int) -> bool:
    """TW-1821 (12): does a Character act in this turn only because the day is clear?"""
    return w.actions(p) < w.turn and not works_longer(w, p)


class Errand(Effect[City]):
    """TW-307: an assignment that waits to be carried out."""

    job: Job

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return None


class Assigned(Effect[City]):
    """TW-307, TW-322: the price is paid, the tool is put on the card; a clear day lifts one action of each (TW-1821)."""

    job: Job
    accounts_for = ("jobs", "idle", "today", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        for item, n in job.paid:
            discard(w, w.storage, item, n)
        if job.tool != NOBODY:
            w.storage[job.tool] -= 1
        w.idle |= 1 << job.person
        if job.partner != NOBODY:
            w.idle |= 1 << job.partner
        if job.what != "rest":
            w.jobs += (job,)
            if "clear-day" in w.today:
                for p in workers(job):
                    if lifted(w, p):
                        w.remember(clear(w, p, w.turn))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-301, TW-307: who will do what, and what it costs."""
        job: Job = self.job
        words: Args = {"what": job.what, "space": phrases.space(job.space if job.to < 0 else job.to)}
        words |= {"card": fitting_of(w, job), "goods": phrases.goods(job.paid), "paid": yes(job.paid)}
        words |= {"tool": phrases.weapon(job.tool), "with_tool": yes(job.tool != UNARMED), "other": ""}
        if job.partner != NOBODY:
            words |= other(w, job.partner)
        words["together"] = yes(job.partner != NOBODY)
        return line("assigned", **words, **one(w, job.person))


class TakeBack(Effect[City]):
    """The last assignment is undone and its price refunded."""

    accounts_for = ("jobs", "idle", "today", *GOODS)
    log = tag_entry

    def apply(self, w: City, by: Cause) -> Effects:
        job = w.jobs[-1]
        w.jobs = w.jobs[:-1]
        for item, n in job.paid:
            discard(w, w.storage, item, -n)
        if job.tool != NOBODY:
            w.storage[job.tool] += 1
        order = list(w.here())
        first = order.index(job.person)
        for p in order[first:]:
            w.idle &= ~(1 << p)
        if job.partner != NOBODY:
            w.idle &= ~(1 << job.partner)
        for left in w.jobs:
            w.idle |= 1 << left.person
            if left.partner != NOBODY:
                w.idle |= 1 << left.partner
        used = [clear(w, p, w.turn) for p in workers(job)]
        w.today = tuple([word for word in w.today if word not in used])
        return ()


def workers(job: Job) -> tuple[int, ...]:
    """The people of a job: one Character, or two who dig together."""
    return (job.person,) if job.partner == NOBODY else (job.person, job.partner)


def fitting_of(w: City, job: Job) -> str:
    """The Fitting an assignment is about, or nothing."""
    if job.card >= 0:
        return key(w, job.card)
    kind = w.house[job.space] if job.space >= 0 else -1
    return key(w, kind - FITTING) if kind >= FITTING else ""


def can_help(w: City, name: str) -> bool:
    """TW-307, TW-1866: can a blank token still help, after what was assigned in this turn? Strokes are counted like a
    price; a Carpenter builds once per day."""
    token = w.token(name)
    if token is None:
        return False
    promised = len([job for job in w.jobs if name in job.extra.split()])
    if name == "carpenter" and (promised or name in w.today):
        return False
    return not token.uses or promised < token.uses


def busy(w: City) -> int:
    """TW-305: a mask of the places that are taken in this turn: one Character a place, except where Rummage or digging
    without a Shovel allow more."""
    mask = 0
    for job in w.jobs:
        if job.space >= 0:
            mask |= 1 << job.space
        if job.to >= 0:
            mask |= 1 << job.to
    return mask
