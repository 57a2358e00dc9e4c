"""What anybody would answer: a table does not ask it, though the rules do (`Play.obvious`)."""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.combat.blows import Blow
from holdfast.games.this_war.combat.weapons import deadly
from holdfast.games.this_war.flow.dawn import DawnTokens
from holdfast.games.this_war.flow.dusk import RATIONED, Meal, Water, starving, wants
from holdfast.games.this_war.numbers import MISERY, STORY, WATER
from holdfast.games.this_war.people.health import DawnMeds
from holdfast.games.this_war.people.spirit import Alcohol
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.world import City

SURE = ("search", "dig", "saw", "unlock", "pick", "mend-roof", "drain", "build", "move", "demolish")
"""What asks for nothing when it is carried out, and can only help what does: it opens ways, finds, builds and drains."""
NEAR_THE_END = 2
"""So miserable that a Spirit line may be too much (TW-1104)."""


def obvious(w: City, question: Any, moves: Sequence[Option]) -> Option | None:
    """The answer that nobody has to think about, or nothing."""
    answer = ANSWERS.get(type(question))
    key = answer(w, question, moves) if answer is not None else ""
    return next((option for option in moves if option.key == key), None)


def order(w: City, question: ResolveTurn, moves: Sequence[Option]) -> str:
    """TW-307: the order can matter only where somebody goes to the door, since who comes may give, take, wreck and hurt.
    Else what asks for nothing comes first, so that whoever decides about the rest knows it."""
    jobs: tuple[Job, ...] = w.jobs
    if any(job.what == "outside" for job in jobs):
        return ""
    best = sorted(jobs, key=lambda job: job.what not in SURE)
    return "in-order" if best == list(jobs) else f"first:{w.id(best[0].person)}"


def water(w: City, question: Water, moves: Sequence[Option]) -> str:
    """TW-401, TW-403: all drink where there is enough, unless somebody said that it shall be shared out, or may eat first."""
    enough = w.storage[WATER] >= len(w.here())
    return "drink" if enough and not question.dry and RATIONED not in w.today and not starving(w) else ""


def meal(w: City, question: Meal, moves: Sequence[Option]) -> str:
    """TW-404, TW-406: nothing there would do anything for him."""
    return "" if wants(w, question.person) else "nothing"


def dawn_meds(w: City, question: DawnMeds, moves: Sequence[Option]) -> str:
    """TW-802, TW-1303: nobody needs medicine, and what came home can be eaten when it is day, unless somebody starves."""
    return "" if starving(w) or any(move.key.startswith("assign:") for move in moves) else "go-on"


def alcohol(w: City, question: Alcohol, moves: Sequence[Option]) -> str:
    """TW-810: what can wait until Fate is known is not asked before."""
    early = not isinstance(w.stack[-2][0], DawnTokens)
    return "go-on" if early and all(w.level(p, MISERY) < NEAR_THE_END for p in w.here()) else ""


def blow(w: City, question: Blow, moves: Sequence[Option]) -> str:
    """TW-714: neither a hit nor a death nor fate: in a Raid a reroll can only be better."""
    blank = question.face <= 0 and question.face != STORY and not deadly(question.face, question.weapon)
    return "again" if blank and w.fight is None and question.again and question.shots == 1 else ""


ANSWERS: dict[type[Any], Callable[[City, Any, Sequence[Option]], str]] = {
    ResolveTurn: order,
    Water: water,
    Meal: meal,
    DawnMeds: dawn_meds,
    Alcohol: alcohol,
    Blow: blow,
}
