"""What anybody would answer: a table does not ask it, though the rules do (`RulesHooks.obvious`)."""

from collections.abc import Callable, Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.under_our_sun.actions.gathering import Gather
from holdfast.games.under_our_sun.combat.enemy_attacks import attackers_on
from holdfast.games.under_our_sun.combat.hits import Soften
from holdfast.games.under_our_sun.combat.joining import JoinerAct
from holdfast.games.under_our_sun.flow.preparation import Meal
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.options import WithThing
from holdfast.games.under_our_sun.rules import KINDS
from holdfast.games.under_our_sun.setup.starting_items import PoolPoints
from holdfast.games.under_our_sun.trade.barter import Agreement
from holdfast.games.under_our_sun.trade.dealing import Bill, Order
from holdfast.games.under_our_sun.world import Sands

WORSE_THAN_A_WOUND = frozenset({"rat", "crawler", "carrion"})
"""Enemies whose hit brings more than its damage: a hide may be kept for theirs."""


def obvious(w: Sands, question: Any, moves: Sequence[Option]) -> Option | None:
    """The answer that nobody has to think about, or nothing."""
    answer = ANSWERS.get(type(question))
    key = answer(w, question, moves) if answer is not None else ""
    return next((option for option in moves if option.key == key), None) if key else None


def soften(w: Sands, question: Soften, moves: Sequence[Option]) -> str:
    """US-645, US-1104: a tough hide costs nothing and is whole again in the next phase; it is kept only where somebody else
    here hits worse."""
    if question.means(w, w.kit(question.char)):
        return ""
    others = [foe for foe in w.foes_at(w.pos[question.char]) if foe.id != question.foe]
    worse = any(WORSE_THAN_A_WOUND & set(w.fighter(foe).perks) for foe in others)
    return "" if worse else "tough-hide"


def gather(w: Sands, question: Gather, moves: Sequence[Option]) -> str:
    """US-336: the action is paid for, and there is one thing to take."""
    return moves[0].key if not question.taken and len(moves) == 2 else ""


def pool_points(w: Sands, question: PoolPoints, moves: Sequence[Option]) -> str:
    """US-111: whatever all the others add, the card cannot be reached any more, and nothing is spent."""
    within_reach = sum([w.points[seat] for seat in question.others(w)])
    return "add:0" if within_reach < question.missing(w) else ""


def bill(w: Sands, question: Bill | Order, moves: Sequence[Option]) -> str:
    """US-712: there is one way to pay."""
    return moves[0].key if len(moves) == 1 else ""


def agreement(w: Sands, question: Agreement, moves: Sequence[Option]) -> str:
    """US-347: a friend's gift for which there is room."""
    room = w.fits(question.other, cubes=len(question.give))
    goods = all(what in KINDS for what in question.give)
    return "agree" if not question.want and goods and room and not w.rules.semi else ""


def meal(w: Sands, question: Meal, moves: Sequence[Option]) -> str:
    """US-221: a character who would die of hunger eats, and one with more than one food: it saves a health point, and costs no action."""
    dies, rich = w.hp[question.char] == 1, w.have(question.char, "food") > 1
    return "meal:eat" if (dies or rich) and len(moves) == 2 else ""


def joiner_act(w: Sands, question: JoinerAct, moves: Sequence[Option]) -> str:
    """US-631, US-653: there is one blow, and nobody is left whose attack a dodge could avoid."""
    safe = not attackers_on(w, question.char, w.fight().tile)
    return moves[0].key if safe and len(moves) == 2 and moves[1].key == "dodge" else ""


def deliver(w: Sands, question: Deliver, moves: Sequence[Option]) -> str:
    """US-1213: the action is paid for, and what is wanted here is of no use to friends anywhere else."""
    first = moves[0].spec
    wanted = first.what if isinstance(first, WithThing) else ""
    return moves[0].key if len(moves) == 2 and wanted not in KINDS and not w.rules.semi else ""


ANSWERS: dict[type[Any], Callable[[Sands, Any, Sequence[Option]], str]] = {
    Soften: soften,
    Gather: gather,
    PoolPoints: pool_points,
    Bill: bill,
    Order: bill,
    Agreement: agreement,
    Meal: meal,
    JoinerAct: joiner_act,
    Deliver: deliver,
}
