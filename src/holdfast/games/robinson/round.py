"""A whole round (RC-201): read this first."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects
from holdfast.core.engine.effects import Due, Window
from holdfast.games.robinson.arrivals import ItemsReady, arrivals
from holdfast.games.robinson.combat import FightBeastsAside
from holdfast.games.robinson.event import EventPhase
from holdfast.games.robinson.hooks import BeforeActions, CheckGoal, RoundBegins
from holdfast.games.robinson.morale import MoralePhase
from holdfast.games.robinson.night import ROUND, NightPhase
from holdfast.games.robinson.production import ProductionPhase
from holdfast.games.robinson.resolving import ActionPhase
from holdfast.games.robinson.weather import WeatherPhase
from holdfast.games.robinson.world import Island


class Round(Effect[Island]):
    """RC-201: Event, Morale, Production, Action, Weather, Night."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return PHASES


class BeginningOfRound(Effect[Island]):
    """RC-203: who was outside comes back with his gains (RC-548), scenario timers, a Beast laid aside (RC-1203)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "round"
        back = bool(w.outside)
        w.outside = {}
        return (*arrivals(w), ItemsReady(), CheckGoal(), *MORNING) if back else MORNING


MORNING: Effects = (Due("morning"), RoundBegins(), FightBeastsAside(), Window("round"))
PHASES: Effects = (
    BeginningOfRound(),
    EventPhase(),
    MoralePhase(),
    ProductionPhase(),
    BeforeActions(),
    ActionPhase(),
    WeatherPhase(),
    NightPhase(),
)


ROUND.append(Round)
