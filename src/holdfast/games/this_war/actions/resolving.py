"""What was assigned is carried out (TW-307, TW-334)."""

from holdfast.core.engine.effect import Cause, Effects, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.games.this_war.actions.jobs import Errand
from holdfast.games.this_war.actions.places import Cheer, Mend, NewIdea, Rummage
from holdfast.games.this_war.actions.visitors import GoOutside
from holdfast.games.this_war.house.building import BuildFitting, Demolish, MoveFitting
from holdfast.games.this_war.house.fittings import UseFitting
from holdfast.games.this_war.house.shelter_cards import OpenCard, PickDoor, UseKeys
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.printed import SHEETS
from holdfast.games.this_war.rules import NOBODY
from holdfast.games.this_war.world import City, others, under


class ResolveTurn(Decision):
    """TW-307: one after another in the order the Leader chooses, or all as they were assigned."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(w.jobs) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        names, all_ = SHEETS[w.content].id, tuple([Resolve(job) for job in w.jobs])
        menu.options.append(Option("in-order", seat, all_))
        for one in all_:
            menu.options.append(Option(f"first:{names[one.job.person]}", seat, (one, self)))

    def apply(self, w: City, by: Cause) -> Effects:
        return (Resolve(w.jobs[0]),) if w.jobs else ()


class Resolve(Errand):
    """One assignment is carried out; a Character who is dead or away by now does nothing (TW-334), nor do two of whom one
    is."""

    def apply(self, w: City, by: Cause) -> Effects:
        job = self.job
        w.jobs = others(w.jobs, (job,))
        if job.tool != NOBODY:
            w.storage[job.tool] += 1
        here = w.here()
        if job.person not in here or (job.partner != NOBODY and job.partner not in here):
            return ()
        cause = Cause(w.leader, job.person, job.card, "action", str(job.space))
        return under(w, cause, carry_out(job))


def carry_out(job: Job) -> Effects:
    """What a job comes to."""
    match job.what:
        case "outside":
            return (GoOutside(job.person),)
        case "new-idea":
            return (NewIdea(2),)
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
