"""Which offers are worth a question of their own: those that can change something at that moment (NA-701)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.campfire import FeedFire
from holdfast.games.naufragos.camp.camp_board import camp_blocks
from holdfast.games.naufragos.camp.fishing import Fish
from holdfast.games.naufragos.camp.store import Food
from holdfast.games.naufragos.castaways.belongings import UseUp
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma
from holdfast.games.naufragos.castaways.trade import GoTrading
from holdfast.games.naufragos.dice.luck import AddToken, BeLucky, Repeat
from holdfast.games.naufragos.dice.strength import BlowPowder, FireCannon
from holdfast.games.naufragos.free_acts.odds import adding_helps, fight_is_open, repeat_helps
from holdfast.games.naufragos.free_acts.offers import STEPS
from holdfast.games.naufragos.night.meals import FillLarder
from holdfast.games.naufragos.pawns.placing import Alert
from holdfast.games.naufragos.pawns.resolving import next_pawn
from holdfast.games.naufragos.pawns.white_pawn import ResolveWhite
from holdfast.games.naufragos.plot.today import Prepare
from holdfast.games.naufragos.rules import ACTION_OF
from holdfast.games.naufragos.world import NOBODY, Shore


def matters(w: Shore, moment: str, option: Option) -> bool:
    """Those who want to be asked before each action are asked; for others an offer must be able to help now."""
    act = type(option.then[0])
    if moment in STEPS and w.alert >> option.seat & 1:
        return act is not Alert
    helps = HELPS.get(act)
    return helps is None or helps(w, moment, option)


def within(effects: Iterable[Any]) -> Iterator[Any]:
    """These effects and those inside them."""
    for effect in effects:
        yield effect
        yield from within(getattr(effect, "then", ()))
        yield from within(getattr(effect, "choices", ()))


def lucky(w: Shore, seat: int) -> int:
    """NA-686, NA-687."""
    return int(w.ability(seat) == "lucky")


def repeat(w: Shore, moment: str, option: Option) -> bool:
    """NA-680: a roll that already has its best result is not repeated."""
    seat = next((e.seat for e in option.then if isinstance(e, Repeat)), option.seat)
    return repeat_helps(w, lucky(w, seat))


def add_token(w: Shore, moment: str, option: Option) -> bool:
    """NA-683: a token that no throw could turn into a better result."""
    value = next((e.value for e in option.then if isinstance(e, AddToken)), 0)
    return adding_helps(w, value + lucky(w, option.seat))


def luck(w: Shore, moment: str, option: Option) -> bool:
    """NA-791."""
    return adding_helps(w, 1)


def weapon(w: Shore, moment: str, option: Option) -> bool:
    """NA-635, NA-636: powder and cannon where the fight could be lost."""
    return fight_is_open(w)


def feed_fire(w: Shore, moment: str, option: Option) -> bool:
    """NA-428: the last moment before the night; of all who could do it, one is asked."""
    return moment == "survival" and keeper(w) == option.seat


def larder(w: Shore, moment: str, option: Option) -> bool:
    """NA-446: the last moment before the tiles are exchanged; of all who could do it, one is asked."""
    return moment == "eat" and keeper(w) == option.seat


def keeper(w: Shore) -> int:
    """Who is asked about what is everybody's: the starting player, or the next one in the camp."""
    return next((seat for seat in w.turn_order(w.starter) if w.at_camp(seat)), NOBODY)


def white(w: Shore, moment: str, option: Option) -> bool:
    """NA-241, NA-242: before the expedition leaves, before the meal, a bandage before the wounds, and at the last; an
    expedition is prepared only by who leaves on it (NA-507)."""
    card = w.on_camp(w.white)
    if card < 0 or camp_blocks(w, option.seat, card):
        return False
    then = list(within(w.camp_card(card).then))
    leaving = moment == "resolve" and bool(w.pawns) and ACTION_OF[next_pawn(w)][0] == "explore"
    if any(isinstance(e, Prepare) for e in then):
        return leaving and option.seat in w.on_action("explore")
    match moment:
        case "resolve":
            return leaving
        case "eat":
            return any(isinstance(e, Fish | Food) for e in then)
        case "wounds":
            return any(isinstance(e, Heal | HealTrauma) for e in then) and any(w.wounds)
        case "rescue":
            return w.last_turn == w.turn
    return moment in ("survival", "end")


def item(w: Shore, moment: str, option: Option) -> bool:
    """NA-950: food before the meal where somebody may go hungry, energy where it is low, medicine before the dice."""
    seat = option.seat
    then = list(within(option.then))
    if moment == "eat":
        pieces = w.cubes + w.food + sum([w.piece(card).value for card in w.zones["tiles"].top])
        hungry = pieces < len(w.not_lost()) and not w.held[seat]
        return hungry and any(isinstance(e, Food) for e in then)
    if moment == "wounds":
        hurt = any(w.wounds[other] for other in w.company(seat))
        return hurt and any(isinstance(e, Heal | HealTrauma) for e in then)
    return any(isinstance(e, Energy) for e in then) and not w.energy[seat]


HELPS: dict[type[Any], Callable[[Shore, str, Option], bool]] = {
    Repeat: repeat,
    AddToken: add_token,
    BeLucky: luck,
    BlowPowder: weapon,
    FireCannon: weapon,
    FeedFire: feed_fire,
    FillLarder: larder,
    ResolveWhite: white,
    UseUp: item,
    GoTrading: lambda w, moment, option: False,
    Alert: lambda w, moment, option: False,
}
"""Offers by the effect that they begin with; one that is not here always matters."""
