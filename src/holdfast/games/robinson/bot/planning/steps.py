"""From the whole plan to the next answer of one seat (RC-261, RC-281): begun Actions go on, and nobody waits in
vain."""

from collections import Counter
from typing import Any, NamedTuple

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.planning.planner import Hand, Planner, Pool, Step, hand, taker_of
from holdfast.games.robinson.bot.planning.sketch import Sketch
from holdfast.games.robinson.bot.reasons import because_action, because_completes, because_ready
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.planning.plan import Assign, Join, Ready, TakeBack, refusal, unready
from holdfast.games.robinson.planning.planned import Planned

MOST_PLANS = 256
MOST_RIVALS = 4
PLANS: dict[tuple[Any, ...], list[Step]] = {}
"""Plans by everything they were made from: all who look at the same table would make the same one again."""
OPEN_ZONES = (
    "threat-left", "threat-right", "discoveries", "starting", "treasures", "kept", "items", "inventions", "scenario",
    "personal-0", "personal-1", "personal-2", "personal-3",
)  # fmt: skip
TIRED = Planned("rest", "rest")
"""RC-435: the Action for a player who has nothing better to do."""
HIDDEN_ZONES = ("hunting", "tile", "discovery", "beast")


def situation(o: Outlook, free: tuple[int, ...]) -> tuple[Any, ...]:
    """All that a plan is made from, without the pawns that are placed."""
    w = o.w
    zones = w.zones
    return (
        id(w.content), o.numbers, w.rules, w.players, w.round, w.first, free, tuple(w.wounds), tuple(w.determination),
        w.morale, *w.stock.values(), *w.levels.values(), w.shelter, w.camp, w.land, w.gone, tuple(w.spots.values()),
        tuple(w.fields.items()), w.built, w.today, w.marks, w.used, w.weather, tuple(w.score.items()), w.extras, w.friday,
        w.jenny, w.characters, *[zones[name].top for name in OPEN_ZONES if name in zones],
        *[w.size(name) for name in HIDDEN_ZONES], zones["hunting"].top[-1:],
    )  # fmt: skip


def whole_plan(o: Outlook) -> list[Step]:
    """The plan from an empty table if it fits what is begun, otherwise the best plan that goes on from there."""
    w = o.w
    placed = Counter([hand(pawn) for p in w.plan for pawn in p.pawns])
    unplaced = {seat: 0 if w.ready >> seat & 1 else len(w.pawns_of(seat)) - placed[seat] for seat in range(w.players)}
    free = tuple([unplaced[seat] + placed[seat] for seat in range(w.players)])
    waiting = w.friday and not placed[FRIDAY] and not w.ready >> w.first & 1
    friday = waiting or placed[FRIDAY] > 0
    key = situation(o, (*free, friday))
    fresh = PLANS.get(key)
    if fresh is None:
        fresh = keep(key, planned(o, Pool(dict(enumerate(free)), friday, w.extras)))
    if not w.plan or fits(w.plan, fresh):
        return fresh
    begun = (*key, w.plan, w.ready)
    known = PLANS.get(begun)
    if known is None:
        extras = [extra for extra in w.extras if not placed[extra]]
        pool = Pool(unplaced, waiting, extras)
        known = keep(begun, planned(o, pool, w.plan))
    return known


def planned(o: Outlook, pool: Pool, begun: tuple[Planned, ...] = ()) -> list[Step]:
    """The best plan without the Actions that were undone for another player (RC-281): bots do not insist."""
    planner = Planner(o, pool, begun)
    if o.w.today:
        planner.targets = [t for t in planner.targets if refusal(t) not in o.w.today]
    return planner.plan()


def keep(key: tuple[Any, ...], plan: list[Step]) -> list[Step]:
    if len(PLANS) >= MOST_PLANS:
        PLANS.clear()
    PLANS[key] = plan
    return plan


def matched(begun: tuple[Planned, ...], plan: list[Step]) -> list[Planned | None]:
    """For each step the Action on the table that it is, if any."""
    left = list(begun)
    found: list[Planned | None] = []
    for step in plan:
        mine = next((p for p in left if same(p, step)), None)
        if mine is not None:
            left.remove(mine)
        found.append(mine)
    return found


def same(p: Planned, step: Step) -> bool:
    a = step.action
    if (p.kind, p.name) != (a.kind, a.name) or (step.begun and step.begun != p.slot):
        return False
    return bool(step.begun) or (p.how == a.how and not Counter(map(hand, p.pawns)) - Counter(step.hands))


def fits(begun: tuple[Planned, ...], plan: list[Step]) -> bool:
    """Is everything on the table part of this plan?"""
    mine = [p for p in begun if "jenny" not in p.pawns]
    return sum([p is not None for p in matched(tuple(mine), plan)]) == len(mine)


class Choices(NamedTuple):
    """The options of a seat while planning, by what they do."""

    begins: dict[tuple[str, str, Hand], Option]
    pairs: dict[tuple[str, str], Option]
    joins: dict[tuple[str, Hand], Option]
    jenny: Option | None
    ready: Option | None


def choices(moves: list[Option]) -> Choices:
    begins: dict[tuple[str, str, Hand], Option] = {}
    pairs: dict[tuple[str, str], Option] = {}
    joins: dict[tuple[str, Hand], Option] = {}
    jenny = ready = None
    for option in moves:
        match option.then[0]:
            case Assign(it):
                if "jenny" in it.pawns:
                    jenny = option
                elif len(it.pawns) > 1:
                    pairs[it.slot, it.how] = option
                else:
                    begins[it.slot, it.how, hand(it.pawns[0])] = option
            case Join(slot, pawn):
                joins[slot, hand(pawn)] = option
            case Ready():
                ready = option
    return Choices(begins, pairs, joins, jenny, ready)


def own_plan(o: Outlook, seat: int) -> list[Step]:
    """What this seat would do with its own pawns, whatever the others are about."""
    w = o.w
    placed = Counter([hand(pawn) for p in w.plan for pawn in p.pawns])
    friday = w.friday and seat == w.first and not placed[FRIDAY]
    extras = [extra for extra in w.extras if not placed[extra]]
    return planned(o, Pool({seat: len(w.pawns_of(seat)) - placed[seat]}, friday, extras), w.plan)


def planning(at: SeatPosition, o: Outlook, made: list[Step] | None = None) -> RankedOption:
    """The next answer of this seat: its part of the plan, or ready."""
    w, seat = at.face, at.seat
    can = choices(at.moves)
    if not able(w, seat) and can.ready is not None and can.jenny is None and not w.extras:
        return RankedOption(can.ready, 0.0, because_ready(w))
    plan = whole_plan(o) if made is None else made
    begun = matched(w.plan, plan)
    for own in (True, False):
        for step, p in zip(plan, begun, strict=True):
            option = next_of(in_fur_first(step, p, plan, begun), p, seat, w.first, can, own)
            if option is not None:
                why = because_completes(p) if p and len(p.pawns) < p.least else None
                return RankedOption(option, step.value, why or because_action(o, step.action, taker_of(step.hands)))
    if completing := short_of_pawns(w, seat, can):
        return completing
    if can.jenny is not None:
        return RankedOption(can.jenny, 0.0)
    idle = can.begins.get(("rest:rest", "", seat)) if able(w, seat) else None
    if idle is not None and refusal(TIRED) not in w.today:
        return RankedOption(idle, 0.0, because_ready(w))
    if can.ready is not None:
        return RankedOption(can.ready, 0.0, because_ready(w))
    return RankedOption(unfinished(at), 0.0)


def in_fur_first(step: Step, p: Planned | None, plan: list[Step], begun: list[Planned | None]) -> Step:
    """RC-342: of two equal Buildings the first is paid in fur; the other may never be begun, and wood is worth more."""
    if p is not None or step.action.how != "wood":
        return step
    for other, there in zip(plan, begun, strict=True):
        alike = (other.action.kind, other.action.name) == (step.action.kind, step.action.name)
        if alike and there is None and other.action.how == "fur":
            return step._replace(action=other.action)
    return step


def rivals(at: SeatPosition, o: Outlook, best: RankedOption) -> list[RankedOption]:
    """Other Actions that this seat could begin and that a search should try.

    Actions of the plan are left out: the others would go on from there to the same plan.
    """
    sketch, plan = Sketch(o, {}), whole_plan(o)
    found = []
    for option in at.moves:
        begun = option.then[0] if option.then else None
        if isinstance(begun, Assign) and option is not best.option and "jenny" not in begun.it.pawns:
            it = begun.it
            value = sketch.value(it, it.most == 1, it.taker()) / max(1, it.least)
            if value > 0 and not any(holds(step, it) for step in plan):
                found.append((-value, option.key, option, (it.kind, it.name)))
    other: dict[tuple[str, str], RankedOption] = {}
    for worst, _, option, action in sorted(found, key=lambda one: one[:2]):
        other.setdefault(action, RankedOption(option, -worst))
    return list(other.values())[:MOST_RIVALS]


def holds(step: Step, it: Planned) -> bool:
    """Is this Action, with as many pawns or more, a step of the plan?"""
    a = step.action
    return (a.kind, a.name, a.how) == (it.kind, it.name, it.how) and len(it.pawns) <= len(step.hands)


def able(w: Any, seat: int) -> bool:
    """RC-262: has this seat pawns to place, its own or Friday?"""
    placed = {pawn for p in w.plan for pawn in p.pawns}
    friday = w.friday and seat == w.first and "friday" not in placed
    return friday or any(pawn not in placed for pawn in w.pawns_of(seat))


def short_of_pawns(w: Any, seat: int, can: Choices) -> RankedOption | None:
    """RC-279: an Action that a player began and cannot do alone comes first."""
    for p in w.plan:
        if len(p.pawns) >= p.least:
            continue
        for (slot, who), option in can.joins.items():
            if slot == p.slot and not (isinstance(who, int) and who != seat and who != FRIDAY):
                return RankedOption(option, 0.0, because_completes(p))
    return None


def next_of(step: Step, p: Planned | None, seat: int, first: int, can: Choices, own: bool) -> Option | None:
    """What this seat can do for this step now; `own` is what nobody else should begin."""
    if p is None:
        for who in (seat, FRIDAY):
            mine = who == seat or seat == first
            if mine and who in step.hands and (not own or taker_of(step.hands) == who):
                both = who == seat and step.hands.count(seat) > 1
                option = can.pairs.get((step.action.slot, step.action.how)) if both else None
                option = option or can.begins.get((step.action.slot, step.action.how, who))
                if option is not None:
                    return option
        return None
    missing = Counter(step.hands) - Counter([hand(pawn) for pawn in p.pawns])
    for one in missing:
        if one == seat or isinstance(one, str) or (one == FRIDAY and seat == first):
            option = can.joins.get((p.slot, one))
            if option is not None:
                return option
    return None


def unfinished(at: SeatPosition) -> Option:
    """RC-279: what nobody can complete is given up, the least begun first."""
    short = {p.slot for p in unready(at.face)}
    for option in at.options:
        if option.back and isinstance(option.then[0], TakeBack) and option.then[0].slot in short:
            return option
    return at.moves[0]
