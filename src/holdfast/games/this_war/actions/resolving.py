"""What was assigned is carried out (TW-307, TW-334)."""

from holdfast.core.engine.effect import Cause, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu, option
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.jobs import Errand, workers
from holdfast.games.this_war.actions.places import Cheer, Mend, NewIdea, Rummage
from holdfast.games.this_war.actions.visitors import GoOutside
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.house.building import BuildFitting, Demolish, MoveFitting
from holdfast.games.this_war.house.fittings import UseFitting
from holdfast.games.this_war.house.shelter_cards import OpenCard, PickDoor, UseKeys
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import DONE, line, one
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.world import City, others, under


class ResolveTurn(Decision):
    """TW-307: one after another in the order the Leader chooses, or all as they were assigned."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(w.jobs) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        names, all_ = SHEETS[w.content].id, tuple([Resolve(job) for job in w.jobs])
        menu.options.append(option("in-order", seat, all_))
        for first in all_:
            menu.options.append(option(Someone("first", names[first.job.person]), seat, (first, self)))

    def apply(self, w: City, by: Cause) -> Effects:
        return (Resolve(w.jobs[0]),) if w.jobs else ()


class Resolve(Errand):
    """One assignment is carried out; a Character who is dead or away by now does nothing (TW-334), nor do two of whom one
    is."""

    accounts_for = DONE

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        w.jobs = others(w.jobs, (job,))
        if job.tool != NOBODY:
            w.storage[job.tool] += 1
        here = w.here()
        if job.person not in here or (job.partner != NOBODY and job.partner not in here):
            return ()
        cause = Cause(w.leader, job.person, job.card, "action", str(job.space))
        return under(w, cause, carry_out(w, job))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-334: a Character who is dead or away by now does nothing; an Idea is asked for before it is logged (TW-313)."""
        job: Job = self.job
        if job.what != "rummage" and any(p not in w.here() for p in workers(job)):
            return line("too-late", **one(w, job.person))
        return line("thinking", **one(w, job.person)) if job.what == "new-idea" else None


def carry_out(w: City, job: Job) -> Effects:
    """What a job comes to."""
    match job.what:
        case "outside":
            return (GoOutside(job.person),)
        case "new-idea":
            return (NewIdea(w.rules.ideas),)
        case "rummage":
            return (Rummage(job.person),)
        case "search" | "dig" | "saw":
            return (OpenCard(job.space),)
        case "pick":
            return (PickDoor(job.person, job.space),)
        case "unlock":
            return (UseKeys(job.space),)
        case "build":
            return (BuildFitting(job.card, job.space, job.extra),)
        case "use":
            return (UseFitting(job),)
        case "move":
            return (MoveFitting(job.space, job.to),)
        case "demolish":
            return (Demolish(job.space),)
        case "comfort" | "music":
            return (Cheer(job.what),)
    return (Mend(job.what),)
