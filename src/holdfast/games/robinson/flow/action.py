"""The Action phase (RC-291 to RC-294): planning, the fixed order, and what each Action consists of."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import EndOf, Under, Window
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.actions.adventures import MeetAdventure
from holdfast.games.robinson.actions.arranging import ArrangeCamp, RestAction
from holdfast.games.robinson.actions.combat import BeastToken
from holdfast.games.robinson.actions.dice import ForcedReroll, ReadDice, ReadSuccess, Succeed, Throw, ThrowSuccess
from holdfast.games.robinson.actions.hunting import FightTopBeast
from holdfast.games.robinson.actions.threat import ThreatAction
from holdfast.games.robinson.flow.arrivals import EndOfActions
from holdfast.games.robinson.flow.options import AllInOrder
from holdfast.games.robinson.island.tokens import RemoveToken, lurks
from holdfast.games.robinson.log import NEW_PHASE, heading, line
from holdfast.games.robinson.people.persons import PAWNS
from holdfast.games.robinson.planning.burdens import borne, first_of, rebind, taking_over
from holdfast.games.robinson.planning.log import action_word, doers
from holdfast.games.robinson.planning.options import ResolveAction
from holdfast.games.robinson.planning.plan import place_in, taken
from holdfast.games.robinson.planning.planned import KINDS, PLACE, Planned
from holdfast.games.robinson.planning.question import BeginPlanning, Planning
from holdfast.games.robinson.scenarios.occasions import HuntSite, SpecialAction
from holdfast.games.robinson.things.discovery import ScoutDiscovery
from holdfast.games.robinson.world import FIELDS, Island


class ActionPhase(Effect[Island]):
    """RC-291: plan, resolve in the fixed order, end of phase."""

    beat = "phase"
    accounts_for = NEW_PHASE
    log = heading("action")

    def apply(self, w: Island, by: Cause) -> Effects:
        return PHASE


SURE: dict[str, Effects] = {
    "threat": (ThreatAction(),),
    "hunt": (FightTopBeast(),),
    "arrange": (Window("arrange"), ArrangeCamp()),
    "rest": (RestAction(),),
}
"""Actions that have no dice, by their kind."""
ROLLED = {kind: (Throw(kind, (6, 6, 6)), ForcedReroll(), Window("dice"), ReadDice()) for kind in FIELDS}
"""RC-441: an Action with too few pawns, by its kind."""
CERTAIN: Effects = (Succeed(), MeetAdventure(False))
LURKING: Effects = (BeastToken(),)


class TokensBind(Effect[Island]):
    """RC-479, RC-480, RC-488: all players are ready; the demands of field tokens are met as planned."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        rebind(w)
        w.purses = tuple(w.determination)
        return ()


class ResolveAll(Question[Island]):
    """RC-292: within one type the group chooses the order; what carries a field token's burden comes first (RC-479)."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.plan else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        mine = next_type(w.plan)
        reused = RESOLVES[seat]
        able = first_of(w, mine) if borne(mine) else mine
        if len(able) > 1 and undecided(w.plan) > 2:
            first, *rest = in_order(w)
            menu.add(AllInOrder(), Resolve(first), BETWEEN, InOrder(tuple(rest)), stay=True)
        for p in able:
            menu.options.append(reused[p.slot])


def next_type(plan: tuple[Planned, ...]) -> list[Planned]:
    """RC-291: the planned Actions of the type whose turn it is."""
    mine: list[Planned] = []
    first = len(KINDS)
    for p in plan:
        place = PLACE[p.kind]
        if place < first:
            first, mine = place, []
        if place == first:
            mine.append(p)
    return mine


def undecided(plan: tuple[Planned, ...]) -> int:
    """The number of Actions that have others of their type."""
    kinds = [p.kind for p in plan]
    return sum([kinds.count(kind) > 1 for kind in kinds])


def in_order(w: Island) -> list[str]:
    """All Actions by their slots in the usual order of a type: certain ones first (RC-292), but before them those that
    meet the demand of a token (RC-479)."""
    left, order = w.plan, []
    while left:
        mine = next_type(left)
        able = first_of(w, mine) if borne(mine) else mine
        chosen = max(able, key=lambda p: (bool(p.carries), len(p.pawns) >= p.most))
        order.append(chosen.slot)
        left = tuple([p for p in left if p is not chosen])
    return order


PEACEFUL = frozenset({"arrange", "rest"})
"""RC-431, RC-435: Actions without dice, cards or fights."""


def only_peaceful(w: Island, question: Any, moves: Sequence[Option]) -> Option | None:
    """RC-292, RC-486: the first Action, if the order of those that are left makes no difference; nothing otherwise."""
    if not isinstance(question, ResolveAll) or w.token("arrange", "blocked"):
        return None
    if any(p.kind not in PEACEFUL for p in w.plan):
        return None
    return moves[0] if moves else None


class InOrder(Effect[Island]):
    """RC-292: the group has named the order of all that is planned; what has left the plan is passed over."""

    slots: tuple[str, ...]
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        planned = [p.slot for p in w.plan]
        for i, slot in enumerate(self.slots):
            if slot in planned:
                return (Resolve(slot), BETWEEN, InOrder(self.slots[i + 1 :]))
        return ()


BETWEEN = Window("before-action")
"""RC-293, RC-610: Determination gained by one Action may be used before the next."""


def resolve_option(seat: Seat, slot: str) -> Option:
    kind, _, target = slot.partition(":")
    return option(ResolveAction(kind, target), seat, (Resolve(slot), BETWEEN), stay=True)


RESOLVES = tuple([Memo(partial(resolve_option, seat)) for seat in range(len(PAWNS))])
"""The options of resolving by seat and slot."""


class Resolve(Effect[Island]):
    """RC-265, RC-266: one Action, for its taker; it is `acting` while it is resolved."""

    slot: str
    beat = "deed"
    accounts_for = ("plan", "acting")

    def apply(self, w: Island, by: Cause) -> Effects:
        plan, i = w.plan, place_in(w.plan, self.slot)
        p = plan[i]
        w.plan = plan[:i] + plan[i + 1 :]
        if w.fields:
            p = taking_over(w, p)
        w.acting = p
        w.temporary = 0
        w.purses = tuple(w.determination)
        here = taken(w)
        return (Under(here, steps(w, p, here.who) + ENDED),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        p = w.acting
        return line("resolve", who=doers(p), action=action_word(w, p)) if p is not None else None


def steps(w: Island, p: Planned, taker: int) -> Effects:
    """RC-477, RC-480: what an Action consists of; a token whose demand it met is discarded after it."""
    discarded = discards(p) if p.carries else ()
    match p.kind:
        case "threat":
            return SURE["threat"]
        case "hunt":
            if p.name == "beast":
                return SURE["hunt"] + discarded
            return (BeastToken(), HuntSite(p.name), *discarded)
        case "arrange":
            return SURE["arrange"] + discarded
        case "rest":
            return SURE["rest"]
        case "special":
            return (SpecialAction(p.name),)
    if len(p.pawns) < p.most:
        body: Effects = ROLLED[p.kind]
    elif w.holds_today("confused", taker):
        body = (ThrowSuccess(p.kind), ForcedReroll(), Window("dice"), ReadSuccess())
    else:
        body = CERTAIN
    if beast_near(w, p):
        body = LURKING + body
    if p.kind == "explore" and backpack(w):
        body += (ScoutDiscovery(w.rules.backpack_tokens),)
    return body + discarded


def discards(p: Planned) -> Effects:
    return tuple([RemoveToken(token, p.kind) for token in p.carries])


def beast_near(w: Island, p: Planned) -> bool:
    """RC-475, RC-476: is there a Beast strength token where this Action takes place?"""
    if p.kind == "explore" and w.token("explore", "beast"):
        return True
    return lurks(w, p.name)


def backpack(w: Island) -> bool:
    """RC-1216: from the round after it was found."""
    return w.treasure("backpack") and not w.new_today("backpack")


class ActionDone(Effect[Island]):
    """RC-355, RC-457: the Action is over; what it did not spend is free again, temporary bonuses end."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.acting = None
        w.temporary = 0
        if w.loot:
            w.loot = ()
        return (EndOf("action"),) if w.lasting else ()


ENDED: Effects = (ActionDone(),)
PHASE: Effects = (BeginPlanning(), Planning(), TokensBind(), BETWEEN, ResolveAll(), EndOfActions())
