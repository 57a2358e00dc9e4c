"""Labels of planned Actions, and the prompt of planning (RC-261 to RC-292)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.text.localizer import sentence
from holdfast.games.robinson.actions.gathering import gathering
from holdfast.games.robinson.cards import Price
from holdfast.games.robinson.display.odds import certain, possible_beasts
from holdfast.games.robinson.display.stakes import food_of
from holdfast.games.robinson.flow.extra_building import BuildExtra
from holdfast.games.robinson.flow.weather import most_clouds
from holdfast.games.robinson.planning.log import doers
from holdfast.games.robinson.planning.options import Begin, JoinAction, ResolveAction, TakeBackAction
from holdfast.games.robinson.planning.plan import Assign, unready
from holdfast.games.robinson.planning.planned import Planned, Target
from holdfast.games.robinson.planning.question import Planning
from holdfast.games.robinson.planning.requirements import carpenter
from holdfast.games.robinson.planning.targets import home_price
from holdfast.games.robinson.scenarios.registry import difference
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import prices
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.text.purpose import purpose
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt


MOST_TARGETS = 5_000
EXPLAINED = frozenset({"build", "gather"})
"""Kinds of Action whose purpose is repeated when a player may join: no other option shows it any more."""
OWN = frozenset({"rest", "arrange"})
"""RC-431, RC-435: Actions that several may do in a round, each for themselves."""


def begin(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: Begin) -> str:
    """A target with what it costs, the pawns it takes, and what it is for."""
    said = plan(localizer, w, option, it)
    return for_what(localizer, w, localizer.say(f"plan-{it.hands}", action=said) if it.hands else said, option)


def join(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: JoinAction) -> str:
    pawn = localizer.noun(it.by)
    if w is None or (p := planned(w, it.kind, it.name)) is None:
        return localizer.say("opt-join", action=whose(localizer, w, it.kind, it.name), pawn=pawn)
    does = purpose(localizer, w, option.seat, p) if p.kind in EXPLAINED else ""
    said = localizer.say("opt-join", action=joined(localizer, w, p), pawn=pawn)
    return localizer.say("plan-for", plan=said, does=does) if does else said


def resolve(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: ResolveAction) -> str:
    return localizer.say("opt-resolve", action=whose(localizer, w, it.kind, it.name), pawn="")


def whose(localizer: "Localizer", w: Island | None, kind: str, name: str) -> str | None:
    """A planned Action; of those that several may do, each for themselves, whose it is."""
    p = planned(w, kind, name) if w is not None and kind in OWN else None
    if p is None:
        return action(localizer, w, kind, name)
    alike = [other for other in w.plan if other.kind == kind and doers(other) == doers(p)] if w is not None else []
    again = f"{p.name}+{alike.index(p) + 1}" if p in alike[1:] else p.name
    return localizer.say("planned-by", action=action(localizer, w, kind, again), who=by_whom(localizer, w, p))


def joined(localizer: "Localizer", w: Island, p: Planned) -> str | None:
    """A planned Action that has room; of several alike, how it is paid and whose it is."""
    alike = [q for q in w.plan if (q.kind, q.name) == (p.kind, p.name)]
    if len(alike) == 1 or p.kind in OWN or any(told_apart(q) == told_apart(p) for q in alike if q is not p):
        return whose(localizer, w, p.kind, p.slot.partition(":")[2])
    said, cost = action(localizer, w, p.kind, p.name), price(localizer, p)
    if cost:
        said = localizer.say("plan", action=said, notes=cost)
    return localizer.say("planned-by", action=said, who=by_whom(localizer, w, p))


def told_apart(p: Planned) -> tuple[str, int, int, int]:
    return doers(p), p.wood, p.fur, p.food


def planned(w: Island, kind: str, name: str) -> Planned | None:
    """What is planned there."""
    slot = f"{kind}:{name}"
    return next((p for p in w.plan if p.slot == slot), None)


def by_whom(localizer: "Localizer", w: Island | None, p: Planned) -> str:
    return localizer.listed([localizer.noun(word, w=w) for word in doers(p).split("|")])


def take_back(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: TakeBackAction) -> str:
    """A planned Action that is given up: whose it is, and what was assigned to it."""
    said = whose(localizer, w, it.kind, it.name)
    if w is None:
        return localizer.say("opt-take-back", action=said, pawn="")
    p = planned(w, it.kind, it.name)
    if p is not None and it.kind not in OWN:
        said = localizer.say("planned-by", action=said, who=by_whom(localizer, w, p))
    back = assigned(localizer, w, p) if p is not None else ""
    return localizer.say("opt-take-back", action=localizer.say("comes-back", action=said, what=back) if back else said)


def plan(localizer: "Localizer", w: Island | None, option: Option, it: Begin) -> str:
    """A target with what it costs and the pawns it takes; but for Threat Actions, whose card may be another, it is always
    called the same."""
    planned = planned_by(option)
    extra = bool(option.then) and isinstance(option.then[0], BuildExtra)
    if it.kind == "threat":
        return target(localizer, action(localizer, w, it.kind, it.name) or it.name, it.how, planned, extra)
    return always(localizer, it.kind, it.name, it.how, planned, extra)


def planned_by(option: Option) -> Planned | None:
    return next((e.it for e in option.then if isinstance(e, Assign | BuildExtra)), None)


def for_what(localizer: "Localizer", w: Island | None, said: str, option: Option) -> str:
    """An Action with what it is for."""
    it = planned_by(option)
    does = purpose(localizer, w, option.seat, it) if w is not None and it is not None else ""
    return localizer.say("plan-for", plan=said, does=does) if does else said


@lru_cache(MOST_TARGETS)
def always(localizer: "Localizer", kind: str, name: str, how: str, it: Planned | None, extra: bool) -> str:
    return target(localizer, action(localizer, None, kind, name) or name, how, it, extra)


def target(localizer: "Localizer", what: str, how: str, it: Planned | None, extra: bool) -> str:
    how = paid(localizer, it.how if it is not None else how)
    if it is None:
        return localizer.say("plan-how", action=what, how=how) if how else what
    notes = [note for note in (price(localizer, it), how, "" if extra else pawns(localizer, it)) if note]
    return localizer.say("plan", action=what, notes=", ".join(notes)) if notes else what


def price(localizer: "Localizer", p: Planned) -> str:
    return amounts(localizer, {"wood": p.wood, "fur": p.fur, "food": p.food})


def assigned(localizer: "Localizer", w: Island, p: Planned) -> str:
    """RC-282, RC-621: what comes back with an Action that is given up."""
    tokens = w.rules.thrift_cost * p.how.startswith("thrift")
    return amounts(localizer, {"wood": p.wood, "fur": p.fur, "food": p.food, "determination": tokens})


def paid(localizer: "Localizer", how: str) -> str:
    """How a target is paid or done, if the price alone does not show it."""
    head = how.partition("-")[0]
    if head in ("", "wood", "fur", "food", "mixed"):
        return ""
    if localizer.has(f"how-{head}"):
        return localizer.say(f"how-{head}")
    return localizer.say("how-item", item=localizer.noun(how))


def pawns(localizer: "Localizer", p: Planned) -> str:
    if p.kind in ("rest", "arrange"):
        return ""
    if len(p.pawns) > 1:
        return "" if p.most <= len(p.pawns) else localizer.say("pawns-of", n=len(p.pawns), most=p.most)
    return localizer.say("pawns", least=p.least, most=p.most, sure="yes" if p.least == p.most else "no")


# --- the prompt --------------------------------------------------------------------------------------------------------------


def planning(localizer: "Localizer", w: Island, question: OpenQuestion, it: Planning) -> str:
    """RC-261 to RC-283: how pawns work, before the first is placed; then who has how many left, what an Action lacks, who is dying."""
    seats = question.seats
    used = [pawn for p in w.plan for pawn in p.pawns]
    left = [(seat, len([pawn for pawn in w.pawns_of(seat) if pawn not in used])) for seat in seats]
    fresh = w.round == 1 and all(n == len(w.pawns_of(seat)) for seat, n in left)
    parts = [localizer.say("ask-planning", first="yes" if fresh else "no")]
    parts += [localizer.say("pawns-left", who=localizer.noun(f"the-who-{seat}", w=w), n=n) for seat, n in left]
    busy = any(n for _, n in left)
    parts += [*out_of_reach(localizer, w, busy), *supper(localizer, w, seats, busy)]
    if extras := [extra(localizer, pawn) for pawn in w.extras if pawn not in used]:
        parts.append(localizer.say("extras-left", pawns=localizer.listed(extras)))
    for p in unready(w):
        lacking = max(1, p.least - len(p.pawns))
        parts.append(localizer.say("lacks-pawns", action=action(localizer, w, p.kind, p.name), n=lacking))
    parts += [localizer.say("near-death", who=people, n=n) for n, people in near_death(localizer, w)]
    return " ".join([sentence(part) for part in parts])


# --- what cannot be built ---------------------------------------------------------------------------------------------------


def out_of_reach(localizer: "Localizer", w: Island, busy: bool) -> list[str]:
    """RC-341, RC-345, RC-541: a Shelter that the group cannot pay, or a Roof if it may be missed tonight."""
    home = "roof" if w.sheltered() else "shelter"
    if not busy or any(p.kind == "build" and p.name == home for p in w.plan):
        return []
    ways = home_price(w, difference(w), f"cost-{home}")
    if any(payable(w, way) for way in ways) or (home == "roof" and most_clouds(w) <= w.levels["roof"]):
        return []
    return [localizer.say(f"no-{home}-yet", price=prices(localizer, ways))]


def payable(w: Island, way: Price) -> bool:
    """RC-621: with what is left, and with what the Carpenter might save."""
    saved = 1 if carpenter(w) >= 0 else 0
    return max(0, way.wood - saved) <= w.free("wood") and way.fur <= w.free("fur")


# --- tonight's meal ---------------------------------------------------------------------------------------------------------


def supper(localizer: "Localizer", w: Island, seats: Sequence[int], busy: bool) -> list[str]:
    """RC-531, RC-555: the food that is still missing tonight, with what the plan certainly and perhaps brings."""
    if w.round == 1:
        return []
    found = [(*brings(w, seats[0], p), p) for p in w.plan]
    sure, most = sum([least for least, _, _ in found]), sum([most for _, most, _ in found])
    missing = tonight(w) - w.free("food") - sure
    if missing <= 0:
        return []
    planned = {p.slot for p in w.plan}
    more = any(brings(w, seats[0], as_planned(t))[1] for t in w.targets if t.again or t.slot not in planned)
    twice = "yes" if w.token("night", "food") else "no"
    said = localizer.say("tonight-short", n=missing, planned=sure, perhaps=most - sure, twice=twice)
    return [said] if more or not busy else [said, localizer.say("no-food-left")]


def tonight(w: Island) -> int:
    """RC-531, RC-555: the food that this Night takes."""
    return len(w.everyone()) * (2 if w.token("night", "food") else 1)


def brings(w: Island, seat: int, p: Planned) -> tuple[int, int]:
    """RC-264, RC-308, RC-326: the food that an Action brings at least and at most."""
    match p.kind:
        case "gather":
            what, n = gathering(p.name, p.how).yields(w)
            return (n if certain(w, p) else 0, n) if what == "food" else (0, 0)
        case "hunt" if p.name == "beast":
            food = [beast.food for beast in possible_beasts(w, seat)] or [0]
            return min(food), max(food)
        case "threat":
            food_found = food_of(w, p)
            return food_found, food_found
    return 0, 0


def as_planned(t: Target) -> Planned:
    return Planned(t.kind, t.name, t.how, least=t.least, most=t.most)


# --- pawns and people -------------------------------------------------------------------------------------------------------

FIELD_OF = {"brown": "build", "grey": "gather", "green": "explore", "red": "hunt"}
"""RC-267: the field of an additional pawn, by its colour."""


def extra(localizer: "Localizer", pawn: str) -> str:
    """An additional pawn, with what it is for."""
    field = FIELD_OF.get(pawn.partition("-")[0])
    name = localizer.noun(pawn)
    return localizer.say("extra-for", pawn=name, field=localizer.noun(f"at-{field}")) if field else name


NEAR = 2
"""The number of Wounds from death at which somebody is named."""


def near_death(localizer: "Localizer", w: Island) -> list[tuple[int, str]]:
    """RC-702: the people who die of a few more Wounds."""
    found: dict[int, list[str]] = {}
    for who in w.everyone():
        if (n := w.life(who) - w.wounds[who]) <= NEAR:
            found.setdefault(n, []).append(localizer.noun(f"the-who-{who}", w=w))
    return [(n, localizer.listed(people)) for n, people in sorted(found.items())]


LABELS: "dict[type[Any], Label]" = {Begin: begin, JoinAction: join, TakeBackAction: take_back, ResolveAction: resolve}
PROMPTS: "dict[type[Any], Prompt]" = {Planning: planning}
