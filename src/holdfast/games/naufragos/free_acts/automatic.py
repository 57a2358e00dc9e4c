"""Answers that the table gives automatically: no other could help anybody at that moment (`RulesHooks.obvious`).

The rules leave all answers open, so bots and saves are asked; people are spared what is no decision.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import Build, BuildProgress, Contribute, counts_for, needed
from holdfast.games.naufragos.actions.campfire import FeedFire
from holdfast.games.naufragos.camp.store import food_left
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.diary import KeepOne, PutBack, may_write
from holdfast.games.naufragos.castaways.health import HealTrauma
from holdfast.games.naufragos.castaways.trade import NOTHING, Bargain, GoTrading, Trade
from holdfast.games.naufragos.dice.chances import homecoming
from holdfast.games.naufragos.dice.rolls import can_spend
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.exploration.returning import GoHome, ReturnRoll
from holdfast.games.naufragos.night.meals import Cook, EatPiece, KeepOrEat, LeavePiece, OwnFood, Piece, eaters
from holdfast.games.naufragos.night.wounds import Medic
from holdfast.games.naufragos.pawns.placing import PlacePawn
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.plot_cards import CampArrives
from holdfast.games.naufragos.plot.prices import Pay
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.rules import CAMP_SPACES, LONG_SITES
from holdfast.games.naufragos.world import Shore

Moves = Sequence[Option]


def obvious(w: Shore, question: Any, moves: Moves) -> Option | None:
    """The only sensible answer to this question, or None."""
    tells = OBVIOUS.get(type(question))
    return tells(w, question, moves) if tells is not None and moves else None


# --- pawns -----------------------------------------------------------------------------------------------------------


def white_pawn(w: Shore, question: WhitePawn, moves: Moves) -> Option | None:
    """NA-240, NA-244: no camp card is open; a trade can be made with the coloured pawns."""
    return moves[0] if not any(option.then and not isinstance(option.then[0], GoTrading) for option in moves) else None


def place_pawn(w: Shore, question: PlacePawn, moves: Moves) -> Option | None:
    """NA-254, NA-412: to write costs nothing, so a castaway who can do nothing else writes. Before the first pawn there
    may be a trade."""
    keys = {option.key: option for option in moves}
    if not keys.keys() <= {"diary", "pass", "trade"} or ("trade" in keys and not w.done[question.seat]):
        return None
    return keys["diary"] if "diary" in keys and may_write(w, question.seat) else keys["pass"]


def march(w: Shore, question: March, moves: Moves) -> Option | None:
    """NA-534: an expedition that has just left does not turn back; the only way to explore is taken."""
    if not question.fresh or len(moves) != 2 or isinstance(moves[0].then[0], GoHome):
        return None
    return moves[0] if isinstance(moves[1].then[0], GoHome) else None


def shares(w: Shore, question: Shares, moves: Moves) -> Option | None:
    """NA-587: nobody pays for an attempt that no dice can bring home, where there is no token to spend on it either."""
    home = bool(question.then) and isinstance(question.then[0], ReturnRoll)
    tokens = any(can_spend(w, seat) for seat in question.seats)
    return moves[0] if home and not tokens and not homecoming(w, question.seats) else None


# --- the evening --------------------------------------------------------------------------------------------------------


def fire(w: Shore, question: Window, moves: Moves) -> Option | None:
    """NA-321, NA-428: when the actions are over, wood goes onto the fire, which takes wood to be lit again, too. Asked are
    those who want to be asked before each step, a castaway alone with the last wood or with the wood that would finish the
    bonfire, and everybody once the last turn has been chosen."""
    feeds = next((option for option in moves if option.then == FEEDS), None)
    if question.at() != "survival" or feeds is None or len(moves) != 2 or w.alert >> feeds.seat & 1 or w.last_turn:
        return None
    lacks = 0 if "bonfire" in w.built else w.rules.size("bonfire") - w.progress["bonfire"]
    precious = lacks == w.wood or (w.wood == 1 and len(w.not_lost()) == 1)
    return None if precious else feeds


FEEDS = (FeedFire(),)


def room(w: Shore, seat: int) -> int:
    """The energy that food could still give: up to the maximum, of which a burning fire will give 1 tonight (NA-320)."""
    return max(0, w.top(seat) - w.energy[seat] - bool(w.fire and w.fire_wood))


def sated(w: Shore, seat: int) -> bool:
    """Has eaten, and more food would give nothing (NA-309)."""
    return bool(w.fed >> seat & 1) and not room(w, seat)


def hungry(w: Shore, seats: Iterable[int]) -> list[int]:
    """Those who have not eaten yet and would starve (NA-312)."""
    return [seat for seat in seats if not w.fed >> seat & 1]


def piece(w: Shore, question: Piece, moves: Moves) -> Option | None:
    """NA-305, NA-306: as long as there is enough for all who are hungry, and for the dog, the hungry eat, first what would
    rot; where nobody needs more, the rest stays in the store."""
    seats = w.not_lost()
    dog = "dog" in w.tokens and not w.dog_fed
    waiting = hungry(w, seats)
    if waiting:
        needy = [seat for seat in waiting if not w.held[seat]]
        enough = w.cubes + w.food - dog >= len(needy if question.seat in needy else waiting)
        return of_deed(moves, EatPiece) if question.seat in waiting and enough else None
    if dog:
        return None
    return of_deed(moves, LeavePiece) if all(sated(w, seat) for seat in seats) else rotting(w, question.seat, moves)


def rotting(w: Shore, seat: int, moves: Moves) -> Option | None:
    """NA-309, NA-350: what will rot goes to the only one whom it strengthens, or is enough for everybody."""
    spare = w.cubes - kept(w)
    wanting = [other for other in w.turn_order(seat) if not w.is_lost(other) and room(w, other)]
    if spare <= 0 or (len(wanting) > 1 and spare < sum([room(w, other) for other in wanting])):
        return None
    return next(option for option in moves if option.then[0] == EatPiece(wanting[0], "cube"))


def kept(w: Shore) -> int:
    """NA-934, NA-350: perishable pieces that the cook or the barrel would keep, besides those that were left."""
    cook, barrel = w.having("cook"), w.holder("keeps-cube")
    salted = min(w.rules.cook, food_left(w)) if cook >= 0 and not w.is_lost(cook) else 0
    return max(0, salted + (barrel >= 0 and not w.is_lost(barrel)) - w.left[0])


def of_deed(moves: Moves, kind: type[Any]) -> Option | None:
    """The first answer by which this is done: perishable pieces come first."""
    return next((option for option in moves if isinstance(option.then[0], kind)), None)


def own_food(w: Shore, question: OwnFood, moves: Moves) -> Option | None:
    """NA-308: the hungry eat what they have, where it would do for all who are hungry and have nothing; when all have eaten,
    a sated castaway keeps it."""
    seat = question.seat
    waiting = hungry(w, {*eaters(w), seat})
    if seat in waiting:
        needy = [other for other in waiting if other == seat or not w.held[other]]
        return moves[0] if w.held[seat] >= len(needy) else None
    return moves[-1] if not waiting and sated(w, seat) else None


def given(w: Shore, question: KeepOrEat, moves: Moves) -> Option | None:
    """NA-308: the hungry eat what they are given; the sated keep it."""
    if hungry(w, (question.seat,)):
        return moves[0]
    return moves[-1] if sated(w, question.seat) else None


def cook(w: Shore, question: Cook, moves: Moves) -> Option | None:
    """NA-934: it costs nothing, so all that can be preserved is."""
    return moves[0]


def keep_one(w: Shore, question: KeepOne, moves: Moves) -> Option | None:
    """The token that is worth more is better in every way: the lower one goes back, or either of two alike."""
    return min(moves, key=lambda option: w.piece(next(e.card for e in option.then if isinstance(e, PutBack))).value)


def medic(w: Shore, question: Medic, moves: Moves) -> Option | None:
    """NA-930: the only trauma is taken off, which costs nothing; a wound would take energy."""
    cures = [option for option in moves if option.then]
    return cures[0] if len(cures) == 1 and isinstance(cures[0].then[0], HealTrauma) else None


# --- building, camp cards, belongings ----------------------------------------------------------------------------------


def build(w: Shore, question: Build, moves: Moves) -> Option | None:
    """NA-435: the only thing that can be built is proposed."""
    return moves[0] if len(moves) == 2 else None


def contribute(w: Shore, question: Contribute, moves: Moves) -> Option | None:
    """NA-436 to NA-438: nothing is added to what is enough already, nor to what all together cannot make enough; a proposer
    who alone has the energy gives what it takes."""
    if question.name in LONG_SITES:
        return None
    lacks = needed(w, question.name)[0] - question.total
    proposer, *others = question.builders
    left = question.builders[question.asked_so_far :]
    most = sum([counts_for(w, seat, w.energy[seat]) for seat in left])
    if lacks <= 0 or most < lacks:
        return moves[0]
    if question.asked_so_far or any(w.energy[seat] for seat in others):
        return None
    return next(option for n, option in enumerate(moves) if counts_for(w, proposer, n) >= lacks)


def decide(w: Shore, question: Decide, moves: Moves) -> Option | None:
    """NA-442, NA-443: nobody pays for work on what is finished if it costs nothing to leave it."""
    spared = [option for option in moves if not option.then]
    vain = [option for option in moves if option.then and all(comes_to_nothing(w, effect) for effect in option.then)]
    return spared[0] if len(spared) == 1 and len(vain) == len(moves) - 1 else None


def comes_to_nothing(w: Shore, effect: Any) -> bool:
    """A price, or work on a signal that is finished."""
    return isinstance(effect, Pay) or (isinstance(effect, BuildProgress) and effect.name in w.built)


def camp_arrives(w: Shore, question: CampArrives, moves: Moves) -> Option | None:
    """NA-500: free spaces of the camp board are alike."""
    return moves[0] if any(w.on_camp(space) < 0 for space in CAMP_SPACES) else None


def share_out(w: Shore, question: ShareOut, moves: Moves) -> Option | None:
    """NA-175, NA-178: a single heir gets everything, in whatever order."""
    return moves[0] if len(set(question.heirs)) == 1 else None


def trade(w: Shore, question: Trade, moves: Moves) -> Option | None:
    """NA-652, NA-655: the only partner, the only thing, or nothing, is named."""
    return moves[0] if len(moves) == 2 else None


def bargain(w: Shore, question: Bargain, moves: Moves) -> Option | None:
    """NA-655: a gift is accepted, unless the hands are full."""
    light = len(w.items(question.partner)) < w.rules.coffer
    return moves[0] if question.want == NOTHING and light else None


OBVIOUS: dict[type[Any], Callable[[Shore, Any, Moves], Option | None]] = {
    WhitePawn: white_pawn,
    PlacePawn: place_pawn,
    March: march,
    Shares: shares,
    Window: fire,
    Piece: piece,
    OwnFood: own_food,
    KeepOrEat: given,
    Cook: cook,
    KeepOne: keep_one,
    Medic: medic,
    Build: build,
    Contribute: contribute,
    Decide: decide,
    CampArrives: camp_arrives,
    ShareOut: share_out,
    Trade: trade,
    Bargain: bargain,
}
