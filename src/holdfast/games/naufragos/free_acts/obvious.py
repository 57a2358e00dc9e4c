"""Answers that the table may give unasked: no other could help anybody at that moment (`Play.obvious`).

The rules leave all of them open, so bots and saves are asked as ever; people are spared what is no decision.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import Build, Contribute, counts_for, needed
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.trade import Trade, partners
from holdfast.games.naufragos.flow.survival import EatPiece, KeepOrEat, LeavePiece, OwnFood, Piece, eaters
from holdfast.games.naufragos.numbers import CAMP_SPACES, LONG
from holdfast.games.naufragos.plot.plot_cards import CampArrives
from holdfast.games.naufragos.world import Shore

Moves = Sequence[Option]


def obvious(w: Shore, question: Any, moves: Moves) -> Option | None:
    """The answer to this question that goes without saying, or nothing."""
    tells = OBVIOUS.get(type(question))
    return tells(w, question, moves) if tells is not None and moves else None


def sated(w: Shore, seat: int) -> bool:
    """He has eaten and is at his maximum: more food would do nothing for him (NA-309)."""
    return bool(w.fed >> seat & 1) and w.energy[seat] >= w.top(seat)


def hungry(w: Shore, seats: Iterable[int]) -> list[int]:
    """Who of them has not eaten yet and would starve (NA-312)."""
    return [seat for seat in seats if not w.fed >> seat & 1]


def piece(w: Shore, question: Piece, moves: Moves) -> Option | None:
    """NA-305, NA-306: as long as there is enough for all who are hungry, and for the dog, the hungry eat, first what would
    rot; where nobody needs more, the rest stays in the store."""
    seats = w.not_lost()
    dog = "dog" in w.tokens and not w.dog_fed
    waiting = hungry(w, seats)
    if question.seat in waiting and w.cubes + w.food >= len(waiting) + dog:
        return of_deed(moves, EatPiece)
    return of_deed(moves, LeavePiece) if not dog and all(sated(w, seat) for seat in seats) else None


def of_deed(moves: Moves, kind: type[Any]) -> Option | None:
    """The first answer by which this is done: perishable pieces come first."""
    return next((option for option in moves if isinstance(option.then[0], kind)), None)


def own_food(w: Shore, question: OwnFood, moves: Moves) -> Option | None:
    """NA-308: the only one who is hungry eats what he has; where all are sated it is kept."""
    seats = {*eaters(w), question.seat}
    if hungry(w, seats) == [question.seat]:
        return moves[0]
    return moves[-1] if all(sated(w, seat) for seat in seats) else None


def given(w: Shore, question: KeepOrEat, moves: Moves) -> Option | None:
    """NA-308: the hungry eat what they are given; who is sated keeps it."""
    if hungry(w, (question.seat,)):
        return moves[0]
    return moves[-1] if sated(w, question.seat) else None


def build(w: Shore, question: Build, moves: Moves) -> Option | None:
    """NA-435: who came to build proposes the only thing that can be built."""
    return moves[0] if len(moves) == 2 else None


def contribute(w: Shore, question: Contribute, moves: Moves) -> Option | None:
    """NA-436 to NA-438: nothing is added to what is enough already, nor to what all together cannot make enough."""
    if question.name in LONG:
        return None
    lacks = needed(w, question.name)[0] - question.total
    left = question.builders[question.asked_so_far :]
    most = sum([counts_for(w, seat, w.energy[seat]) for seat in left])
    return moves[0] if lacks <= 0 or most < lacks else None


def camp_arrives(w: Shore, question: CampArrives, moves: Moves) -> Option | None:
    """NA-500: free spaces of the camp board are alike."""
    return moves[0] if any(w.on_camp(space) < 0 for space in CAMP_SPACES) else None


def share_out(w: Shore, question: ShareOut, moves: Moves) -> Option | None:
    """NA-175, NA-178: a single heir gets everything, in whatever order."""
    return moves[0] if len(set(question.heirs)) == 1 else None


def trade(w: Shore, question: Trade, moves: Moves) -> Option | None:
    """NA-652: who wants to trade and has one partner turns to him."""
    return moves[0] if question.partner < 0 and len(partners(w, question.seat)) == 1 else None


OBVIOUS: dict[type[Any], Callable[[Shore, Any, Moves], Option | None]] = {
    Piece: piece,
    OwnFood: own_food,
    KeepOrEat: given,
    Build: build,
    Contribute: contribute,
    CampArrives: camp_arrives,
    ShareOut: share_out,
    Trade: trade,
}
