"""House rules 1.2: the steps of the turn, pawns, and the plain actions."""

from holdfast.core.engine.effect import Cause, Effects
from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.actions.campfire import Fire, LightFire
from holdfast.games.naufragos.actions.foraging import GoForaging, MoreFromSupply, TakeFromBag
from holdfast.games.naufragos.actions.rest import HEALS, Rest, rest_roll
from holdfast.games.naufragos.camp.camp_board import Standing, UseCampCard, harm_seen
from holdfast.games.naufragos.castaways.health import PAID, Energy
from holdfast.games.naufragos.exploration.expedition import Expedition
from holdfast.games.naufragos.exploration.summit import turn_left
from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.flow.event import EventSteps, EventText, RevealEvent, WeatherStep, WreckStep, next_event
from holdfast.games.naufragos.flow.turn import EndOfTurn, NextTurn, SurvivalPhase, Turn, Upkeep
from holdfast.games.naufragos.night.meals import Eating, FireStep
from holdfast.games.naufragos.night.wounds import WoundsStep
from holdfast.games.naufragos.pawns.placing import Put, stand
from holdfast.games.naufragos.pawns.resolving import ACTS, SET_OUT, ResolvePawn, SetOut, TakenBack
from holdfast.games.naufragos.pawns.spaces import space_price
from holdfast.games.naufragos.pawns.white_pawn import PutWhite
from holdfast.games.naufragos.rules import ACTION_OF, OPEN_PRICE, SPACE_NAMES
from holdfast.games.naufragos.world import Shore, nobody_rescued


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
            return (nobody_rescued(w, "no-events", "NA-203"),)
        return next_event(w)


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
    """Row 16, NA-248, NA-249: the energy is paid when the pawn is resolved; without the energy it returns unused."""

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
        spaces = [space for space in SPACE_NAMES["explore"] if space in w.pawns]
        pawns = [(w.pawns.pop(space), ACTION_OF[space][1]) for space in spaces]
        prices = [(seat, space_price(w, seat, "explore", n)) for seat, n in pawns]
        leaving = [(seat, price) for seat, price in prices if w.energy[seat] >= price]
        staying = [TakenBack(seat, "explore") for seat, price in prices if w.energy[seat] < price]
        if not leaving:
            return tuple(staying)
        paid = [Energy(str(s), -price) for s, price in leaving]
        return (*staying, *paid, Expedition(tuple([s for s, _ in leaving])))


class HrGoForaging(GoForaging):
    """Row 22, NA-401: a tile of the bag, and one of the supply if wanted."""

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
