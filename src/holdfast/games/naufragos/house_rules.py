"""The house rules 1.2 as differences from the original: each law stands in for the effect it names.

The comments give the row of the table of differences; what is a mere number stands in `rulesets.py`.
"""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu, needs
from holdfast.games.naufragos.belongings import bury, leave
from holdfast.games.naufragos.campboard import Standing, UseCampCard, harm_seen
from holdfast.games.naufragos.cards import Choice
from holdfast.games.naufragos.castaways import PAID, Energy
from holdfast.games.naufragos.death import Bequeath, ShareOut
from holdfast.games.naufragos.decisions import Decide, Vote
from holdfast.games.naufragos.dice import BEFORE, Roll, ThrowDice, begin_roll, may_spend, total
from holdfast.games.naufragos.ending import Rescue, RescueCheck, Score, answers, icons, lost
from holdfast.games.naufragos.event import EventSteps, EventText, RevealEvent, WeatherStep, WreckStep
from holdfast.games.naufragos.exploration import DrawCard, Expedition, March, NextExplorer, deck_blocks
from holdfast.games.naufragos.looking import Reorder
from holdfast.games.naufragos.lost import AfterFirst, Attempt, Found, lost_group, lower, put_group, second_pawns
from holdfast.games.naufragos.numbers import ACTION_OF, OPEN_PRICE, SECTORS
from holdfast.games.naufragos.placing import Put, PutWhite, WhitePawn, space_price, stand
from holdfast.games.naufragos.resolving import ACTS, HEALS, SET_OUT, ResolvePawn, Rest, SetOut, TakenBack, rest_roll
from holdfast.games.naufragos.returning import ReturnRoll, after_attempt, return_bonus
from holdfast.games.naufragos.stores import GoForaging, MoreFromSupply, TakeFromBag
from holdfast.games.naufragos.survival import Eating, FireStep
from holdfast.games.naufragos.tracks import ChooseLastTurn, Difficulty, ReachSummit, Settle, step, turn_left
from holdfast.games.naufragos.turn import EndOfTurn, NextTurn, SurvivalPhase, Turn, Upkeep
from holdfast.games.naufragos.weather import Fire, LightFire
from holdfast.games.naufragos.world import Group, Shore
from holdfast.games.naufragos.wounds import WoundRoll, WoundsStep

# --- the turn ----------------------------------------------------------------------------------------------------------


class HrEventSteps(EventSteps):
    """Row 10, NA-212: effect, weather, wreckage."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (EventText(self.card), WeatherStep(self.card), WreckStep(self.card))


class HrSurvivalPhase(SurvivalPhase):
    """Rows 11 and 12, NA-331: the wounds step belongs to this phase and comes before the rescue check."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "survival"
        steps = WAKEFUL_NIGHT if w.wakeful() else NIGHT
        return (Standing("survival"), *steps) if harm_seen(w, "survival") else steps


NIGHT = (Eating(), FireStep(), WoundsStep(), RescueCheck())
WAKEFUL_NIGHT = (Eating(), Window("fire"), FireStep(), WoundsStep(), Window("rescue"), RescueCheck())


class HrEndOfTurn(EndOfTurn):
    """Row 11, NA-331: the wounds step is over; only upkeep is left."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.phase = "end"
        return UPKEEP


UPKEEP = (Upkeep(),)


class HrNextTurn(NextTurn):
    """Row 13: the game goes on until a card must be revealed and none is there."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return NEXT_TURN


NEXT_TURN = (Turn(),)


class HrRevealEvent(RevealEvent):
    """Row 13, NA-203: an event must be revealed and the deck has none: nobody wins."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not turn_left(w):
            return (lost(w, "no-events", "NA-203"),)
        return RevealEvent.apply(self, w, by)


# --- pawns -------------------------------------------------------------------------------------------------------------


class HrPutWhite(PutWhite):
    """Rows 14, 15 and 50, NA-241, NA-763: the white pawn waits on its card, and is resolved when its owner likes."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.white, w.white_waits = self.space, True
        return ()


class HrPut(Put):
    """Row 16, NA-248: nothing is paid on placing."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        stand(w, self.seat, self.space, self.action)
        return ()


class HrResolvePawn(ResolvePawn):
    """Row 16, NA-248, NA-249: the energy is paid when the pawn is resolved; who cannot pay takes it back."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.space not in w.pawns:
            return ()
        action, n = ACTION_OF[self.space]
        if action == "explore":
            return SET_OUT
        seat = w.pawns.pop(self.space)
        if action == "camp":
            return (UseCampCard(seat, self.space),)
        if action == "rest" or action in OPEN_PRICE:
            return ACTS[seat][action]
        price = space_price(w, seat, action, n)
        if price > w.energy[seat]:
            return (TakenBack(seat, action),)
        return PAID[seat][price] + ACTS[seat][action] if price else ACTS[seat][action]


class HrSetOut(SetOut):
    """Row 16: each explorer pays as the expedition leaves; who cannot stays in the camp."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        spaces = [space for space in sorted(w.pawns) if space.startswith("explore:")]
        pawns = [(w.pawns.pop(space), int(space.partition(":")[2]) - 1) for space in spaces]
        prices = [(seat, space_price(w, seat, "explore", n)) for seat, n in pawns]
        leaving = [(seat, price) for seat, price in prices if w.energy[seat] >= price]
        staying = [TakenBack(seat, "explore") for seat, price in prices if w.energy[seat] < price]
        if not leaving:
            return tuple(staying)
        paid = [Energy(str(s), -price) for s, price in leaving]
        return (*staying, *paid, Expedition(tuple([s for s, _ in leaving])))


# --- lost castaways ----------------------------------------------------------------------------------------------------


class HrAttempt(Attempt):
    """Rows 17 and 18, NA-273: markers down by the number of pawns, then each member rolls in turn."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = lost_group(w, self.members)
        if group is None:
            return ()
        for seat in group.members:
            w.free_pawns[seat] = max(0, w.free_pawns[seat] - 1)
        put_group(w, group, Group(group.members, lower(w, group.difficulty, len(group.members))))
        return tuple([LostRoll(seat, self.members) for seat in w.living() if seat in group.members])


class LostRoll(Effect[Shore]):
    """NA-273, NA-593: one member's roll; nobody rolls after a success."""

    seat: int
    members: tuple[int, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        if lost_group(w, self.members) is None or not w.is_lost(self.seat):
            return ()
        return (Roll("return", 2, (self.seat,), (ReadLostRoll(self.seat, self.members),)),)


class ReadLostRoll(Effect[Shore]):
    """NA-274, NA-282: one success brings back the whole group."""

    seat: int
    members: tuple[int, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        result = total(w)
        group = lost_group(w, self.members)
        if group is None:
            return ()
        result += return_bonus(w, group.members, self.seat)
        return (Found(group.members),) if result >= group.difficulty else ()


class HrAfterFirst(AfterFirst):
    """Rows 19 and 20, NA-277: a second attempt if the group wishes."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.solo():
            return (LostAlone(),)
        if lost_group(w, self.members) is None:
            return second_pawns(w, self.members)
        try_again = Choice("try-again", (Attempt(self.members),))
        return (GroupDecides(self.members, (try_again, Choice("stay-lost"))),)


class GroupDecides(Effect[Shore]):
    """NA-277, NA-691: the lost group decides as a whole."""

    members: tuple[int, ...]
    choices: tuple[Choice, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        members = [s for s in w.living() if s in self.members]
        if len(members) == 1:
            return (Decide(self.choices, str(members[0])),)
        return (Vote(tuple(members), self.choices),) if members else ()


class LostAlone(Question[Shore]):
    """NA-279, NA-284, NA-286: a lost solo player may try again with his second pawn and with the white one, in any
    order; once back he may place what he has left."""

    white: bool = True
    """The white pawn is still at hand."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        return (0,) if w.is_lost(0) and (self.white or w.free_pawns[0]) else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.free_pawns[0]:
            menu.add("try-again", Attempt((0,)), LostAlone(self.white))
        if self.white:
            menu.add("white-attempt", WhiteAttempt(), LostAlone(white=False))
        menu.add("stay-lost")

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.is_lost(0):
            return ()
        return (*((WhitePawn(),) if self.white else ()), *second_pawns(w, (0,)))


class WhiteAttempt(Effect[Shore]):
    """NA-279: the marker 1 space down, 2 dice; no coloured pawn is used."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = lost_group(w, (0,))
        if group is None:
            return ()
        put_group(w, group, Group(group.members, lower(w, group.difficulty, 1)))
        return (LostRoll(0, (0,)),)


# --- actions -----------------------------------------------------------------------------------------------------------


class HrGoForaging(GoForaging):
    """Row 22, NA-401: a tile of the bag, and one of the supply if he wishes."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (TakeFromBag(), MoreFromSupply(self.seat))


class HrLightFire(LightFire):
    """Row 24, NA-427: the fire lights without wood."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Fire(),)


class HrRest(Rest):
    """Row 25, NA-451: heal, then energy, on the scale as it is after healing."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        rest = rest_roll(w, self.seat)
        return HEALS[self.seat] + rest if w.wounds[self.seat] else rest


# --- exploration -------------------------------------------------------------------------------------------------------


class HrMarch(March):
    """Rows 31 and 32, NA-541 to NA-543, NA-545: on by one space and his own deck, an earlier deck, or pending."""

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        here = w.sector(seat)
        own = SECTORS.index(here) if here in SECTORS else len(SECTORS)
        if here != "summit":
            menu.add("advance", GoOn(seat))
        elif menu.explain:
            menu.closed("advance", *needs(False, "NA-545", "on-the-summit"))
        for i, sector in enumerate(SECTORS):
            if i < own and w.size(sector):
                menu.add(f"draw:{sector}", DrawCard(seat, sector))
            elif menu.explain:
                menu.closed(
                    f"draw:{sector}",
                    *(needs(i < own, "NA-543", "not-an-earlier-sector") or deck_blocks(w, sector, True)),
                )
        self.offer_rest(w, seat, menu)


class GoOn(Effect[Shore]):
    """NA-541, NA-544: the white cube and his own cube move 1 forward, then he draws from the deck he is in."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Difficulty(1), StepOn(self.seat))


class StepOn(Effect[Shore]):
    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        step(w, self.seat)
        sector = w.sector(self.seat)
        if sector == "summit" or not w.size(sector):
            return (Settle(self.seat), NextExplorer(self.seat))
        return (DrawCard(self.seat, sector),)


class HrReturnRoll(ReturnRoll):
    """Rows 33 to 35, NA-581: each returning explorer rolls, from the active one in marching order."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        group = tuple([s for s in self.group if s in w.party])
        return (OneReturns(group),) if group else ()


class OneReturns(Effect[Shore]):
    """NA-582, NA-593: the next member rolls; when nobody is left to roll, the attempt has failed."""

    group: tuple[int, ...]
    rolled: int = 0

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.rolled >= len(self.group):
            return after_attempt(w, self.group, home=False)
        roller = self.group[self.rolled]
        return (Roll("return", 2, (roller,), (ReadOne(self.group, self.rolled),)),)


class ReadOne(Effect[Shore]):
    """NA-582: one explorer's success suffices for all."""

    group: tuple[int, ...]
    rolled: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        if total(w) + return_bonus(w, self.group, self.group[self.rolled]) >= w.difficulty:
            return after_attempt(w, self.group, home=True)
        return (OneReturns(self.group, self.rolled + 1),)


class HrRoll(Roll):
    """NA-242: before any roll a waiting white pawn may be resolved."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.white_waits and self.kind != "wounds":
            return (Window("dice"), CastDice(self.kind, self.dice, self.rollers, self.then))
        return cast_dice(w, self)


class CastDice(Effect[Shore]):
    """Row 36, NA-683: before the roll the one who rolls may add a token's value; never after."""

    kind: str
    dice: int
    rollers: tuple[int, ...]
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return cast_dice(w, self)


def cast_dice(w: Shore, roll: Roll | CastDice) -> Effects:
    begin_roll(w, roll.rollers)
    throw = ThrowDice(roll.kind, roll.dice)
    if may_spend(w, roll.rollers):
        return (BEFORE, throw) + roll.then  # noqa: RUF005 - quicker than unpacking
    return (throw,) + roll.then  # noqa: RUF005


# --- survival ----------------------------------------------------------------------------------------------------------


class HrFireStep(FireStep):
    """Row 38, NA-322: each lost castaway loses 1 energy for the night in the open."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        night = FireStep.apply(self, w, by)
        return (*night, *nights_out(w)) if w.away else night


def nights_out(w: Shore) -> Effects:
    return tuple([Energy(str(s), -1) for s in w.living() if w.is_lost(s)])


class HrBequeath(Bequeath):
    """Rows 40 to 42, NA-178 to NA-180: what a lost castaway had is lost; else it waits in the camp."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if self.was_lost:
            bury(w, self.seat)
        else:
            leave(w, self.seat)
        return ()


class HrWoundsStep(WoundsStep):
    """Rows 40 and 42, NA-178, NA-180: at the end of this step the things of the dead are shared out."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return WoundsStep.apply(self, w, by) + SHARE


class HrWoundRoll(WoundRoll):
    """NA-242: before his roll a waiting white pawn may be resolved, and perhaps heal him."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.white_waits and w.wounds[self.seat]:
            return (Window("dice"), RollForWounds(self.seat))
        return WoundRoll.apply(self, w, by)


class RollForWounds(Effect[Shore]):
    """NA-333: the dice are counted after that."""

    seat: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return WoundRoll.apply(WoundRoll(self.seat), w, by)


class ShareLegacy(Effect[Shore]):
    """NA-178, NA-180: by those not lost; if everybody is, the things wait."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (ShareOut(tuple(w.not_lost())),) if w.zones["estate"].top or w.estate_food else ()


SHARE = (ShareLegacy(),)


# --- the end -----------------------------------------------------------------------------------------------------------


class HrReachSummit(ReachSummit):
    """Row 46, NA-722: he looks at the rest of the event deck and puts it back in any order, then decides."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        cards = w.look("event", w.size("event"), 1 << self.seat)
        return (Reorder(self.seat, "event", cards), ChooseLastTurn(self.seat))


class HrRescueCheck(RescueCheck):
    """Rows 47 and 48, NA-727, NA-915: only the cards revealed in this last turn count."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.last_turn != w.turn:
            return ()
        if not w.not_lost():
            return (lost(w, "all-lost", "NA-732"),)
        if answered(w, icons(w)):
            return (Rescue(),)
        return (lost(w, "no-rescue", "NA-727"),)


def answered(w: Shore, have: set[str]) -> bool:
    return any(answers(w, card, have) for card in w.zones["event-now"].top)


class HrRescue(Rescue):
    """Row 49, NA-735: no tokens are drawn; the number of the space is added."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Score(track=True),)


LAWS: dict[type[Any], type[Any]] = {
    law.__mro__[1]: law
    for law in (
        HrEventSteps, HrSurvivalPhase, HrEndOfTurn, HrNextTurn, HrRevealEvent, HrPutWhite, HrPut, HrResolvePawn, HrSetOut,
        HrAttempt, HrAfterFirst, HrGoForaging, HrLightFire, HrRest, HrMarch, HrReturnRoll, HrRoll, HrFireStep, HrBequeath,
        HrWoundsStep, HrWoundRoll, HrReachSummit, HrRescueCheck, HrRescue,
    )
}  # fmt: skip
NO_LAWS: dict[type[Any], type[Any]] = {}


def laws(w: Shore) -> dict[type[Any], type[Any]]:
    """NA-001: the table of laws of the chosen rule set."""
    return LAWS if w.rules.name == "hr12" else NO_LAWS
