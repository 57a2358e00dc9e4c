"""Answers that the table gives itself, since any player would give them (`RulesHooks.obvious`)."""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.this_war.actions.assigning import Assign
from holdfast.games.this_war.actions.places import Sort
from holdfast.games.this_war.actions.resolving import ResolveTurn
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.packing import Carry
from holdfast.games.this_war.combat.blows import Blow, Shoot
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.raid import GuardsRoll
from holdfast.games.this_war.combat.weapons import Arm, armoury, deadly
from holdfast.games.this_war.flow.anytime import matters
from holdfast.games.this_war.flow.dusk import RATIONED, Meal, Water, starving, wants
from holdfast.games.this_war.flow.evening import Tasks
from holdfast.games.this_war.flow.turns import BetweenTurns
from holdfast.games.this_war.house.building import ChooseSlot
from holdfast.games.this_war.house.cracks import PickCrack
from holdfast.games.this_war.house.options import Place
from holdfast.games.this_war.house.spaces import SPACE
from holdfast.games.this_war.house.standing import beside_base, neighbours
from holdfast.games.this_war.people.health import DawnMeds
from holdfast.games.this_war.people.spirit import Alcohol, Habit, Spirits, spirit
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import AMMO, DICE, FIREARMS, HATCHET, IDS, ITEM, MISERY, SHOTGUN, STORY, WATER
from holdfast.games.this_war.things.stores import PickLoss, amount
from holdfast.games.this_war.world import City

SURE = ("search", "dig", "saw", "unlock", "pick", "mend-roof", "drain", "build", "move", "demolish")
"""What asks for nothing when it is carried out, and can only help what does: it opens ways, finds, builds and drains."""
NEAR_THE_END = 2
"""So miserable that a Spirit line may be too much (TW-1104)."""


def obvious(w: City, question: Any, moves: Sequence[Option]) -> Option | None:
    """The answer that nobody has to think about, or None."""
    answer = ANSWERS.get(type(question))
    key = answer(w, question, moves) if answer is not None else ""
    if key:
        return next((option for option in moves if option.key == key), None)
    return beside_offers(w, question, moves) if type(question) in BESIDE_OFFERS else None


def beside_offers(w: City, question: Any, moves: Sequence[Option]) -> Option | None:
    """TW-1303, TW-1304: the one answer there is, if everything beside it is food and medicine that can wait."""
    own = [option for option in moves if matters(w, question.moment, option)]
    return own[0] if len(own) == 1 else None


def order(w: City, question: ResolveTurn, moves: Sequence[Option]) -> str:
    """TW-307: what asks for nothing comes first, so that the rest is decided with its result; what is rummaged is sorted
    together; going to the door comes last, since visitors may take, wreck and hurt, but pay for nothing of this
    turn. Only a warm meal may be meant for them."""
    jobs: tuple[Job, ...] = w.jobs
    out = [job.what == "outside" for job in jobs]
    if any(out) and any(job.what == "use" for job in jobs):
        return ""
    best = sorted(jobs, key=lambda job: (job.what not in SURE, job.what == "outside", job.what != "rummage"))
    return "in-order" if best == list(jobs) else f"first:{w.id(best[0].person)}"


def sort(w: City, question: Sort, moves: Sequence[Option]) -> str:
    """TW-316: what several have rummaged is sorted together."""
    return "with-next" if question.more(w) else ""


def arm(w: City, question: Arm, moves: Sequence[Option]) -> str:
    """TW-701, TW-708: the last one takes what there is; only who is trained fights as well with bare hands."""
    weapons = armoury(w)
    only = len(weapons) == 1 and len(question.line(w)) == 1 and not w.has(question.person, "trained")
    return f"weapon:{IDS[weapons[0]]}" if only else ""


def loss(w: City, question: PickLoss, moves: Sequence[Option]) -> str:
    """TW-706: all there is must go."""
    return "plenty" if question.n >= amount(w.stock(question.where), question.family) else ""


def between(w: City, question: BetweenTurns, moves: Sequence[Option]) -> str:
    """TW-207: before a turn the Objective can be paid for among the other answers; after the last it is asked about."""
    return "go-on" if question.turn else ""


def spirits(w: City, question: Spirits, moves: Sequence[Option]) -> str:
    """TW-1104, TW-1106: the order is of no matter where nobody is near the end, nor wants what another wants too."""
    wanted = [e.item for p in question.left for e in spirit(w, p, question.line) if isinstance(e, Habit)]
    scarce = any(0 < w.storage[ITEM[item]] < wanted.count(item) for item in wanted)
    calm = all(w.level(p, MISERY) < NEAR_THE_END for p in w.here())
    return "in-order" if calm and not scarce else ""


def water(w: City, question: Water, moves: Sequence[Option]) -> str:
    """TW-401, TW-403: all drink if there is enough, except those who go without, unless somebody said that it shall be
    shared out, or may eat first."""
    enough = w.storage[WATER] >= len(w.here()) - len(question.dry)
    return "drink" if enough and RATIONED not in w.today and not starving(w) else ""


def meal(w: City, question: Meal, moves: Sequence[Option]) -> str:
    """TW-404, TW-406: nothing there would help."""
    return "" if wants(w, question.person) else "nothing"


def alcohol(w: City, question: Alcohol, moves: Sequence[Option]) -> str:
    """TW-810: what can wait until Fate is known is not asked before."""
    return "go-on" if question.early and all(w.level(p, MISERY) < NEAR_THE_END for p in w.here()) else ""


def guards_roll(w: City, question: GuardsRoll, moves: Sequence[Option]) -> str:
    """TW-724 (4): who shoots rolls last and sees whether it is needed; for the others the order is of no matter."""
    left = question.left(w)
    bare = [p for p in left if w.held[p] not in FIREARMS or not w.storage[AMMO]]
    return f"person:{w.id((bare or left)[0])}" if bare or warded(w) >= 0 else ""


def warded(w: City, more: int = 0) -> int:
    """TW-709: by how much hits and Board-Ups are more than what the Raid brings."""
    now = raid(w)
    return now.hits + more + w.boards.bit_count() - now.damage - now.wounds


def shoot(w: City, question: Shoot, moves: Sequence[Option]) -> str:
    """TW-931: no Ammo for a Raid that is warded off already."""
    return "no-shot" if w.fight is None and warded(w) >= 0 else ""


def blow(w: City, question: Blow, moves: Sequence[Option]) -> str:
    """TW-714, TW-912: an instant death is kept, and so is the highest number where the weapon knows none; in a Raid also what
    wards it off. What is neither a hit nor a death nor fate can only become better."""
    face, weapon = question.face, question.weapon
    if deadly(face, weapon) or (weapon not in (HATCHET, SHOTGUN) and face == max(DICE[question.colour])):
        return "keep"
    if w.fight is None and warded(w, max(0, face)) >= 0:
        return "miss" if face == STORY else "keep"
    return "again" if face <= 0 and face != STORY and question.again and question.shots == 1 else ""


def tasks(w: City, question: Tasks, moves: Sequence[Option]) -> str:
    """TW-505: the last one who can must stand guard, or all is lost."""
    return "guard" if question.must_guard(w, question.next(w)) else ""


def carry(w: City, question: Carry, moves: Sequence[Option]) -> str:
    """TW-636: they carry as much as they can, and nothing is too much."""
    return "home" if len(moves) == 1 and moves[0].key == "home" else ""


def crack(w: City, question: PickCrack, moves: Sequence[Option]) -> str:
    """TW-033, TW-038: a Board-Up wards off as much on one Crack as on another."""
    return moves[0].key


def slot(w: City, question: ChooseSlot, moves: Sequence[Option]) -> str:
    """TW-328: where something new is built and nothing must stand beside it, nor room be left for what must stand beside something else, one place is as
    good as another; if it can be, not one that an Idea may want."""
    card = w.fitting(question.card(w))
    known = [w.fitting(other) for other in w.zones["fittings"].top]
    moved = question.job.what == "move"
    if moved or card.next_to or neighbours(w, card) or any(other.next_to for other in known):
        return ""
    bases = {w.fitting(other).next_to for other in w.zones["ideas"].top} - {""}
    places = [option.spec for option in moves if isinstance(option.spec, Place)]
    free = [place for place in places if not any(beside_base(w, SPACE[place.where], base) for base in bases)]
    return next((place.key for place in free or places), "")


ANSWERS: dict[type[Any], Callable[[City, Any, Sequence[Option]], str]] = {
    ResolveTurn: order,
    Sort: sort,
    BetweenTurns: between,
    PickLoss: loss,
    Spirits: spirits,
    Arm: arm,
    Water: water,
    Meal: meal,
    Alcohol: alcohol,
    Blow: blow,
    Shoot: shoot,
    GuardsRoll: guards_roll,
    Tasks: tasks,
    Carry: carry,
    PickCrack: crack,
    ChooseSlot: slot,
}
BESIDE_OFFERS = frozenset({Assign, Explore, Carry, Tasks, DawnMeds})
"""Questions at whose moment somebody may eat or be given medicine; Overtime is asked for its sake."""
