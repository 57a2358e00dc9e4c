"""A whole round (RC-201): its phases, its morning, its Night, and how the next one begins. Read this first."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Due, EndOf, Window
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.actions.hunting import FightBeastsAside
from holdfast.games.robinson.flow.action import ActionPhase
from holdfast.games.robinson.flow.arrivals import ItemsReady, arrivals
from holdfast.games.robinson.flow.ending import lost
from holdfast.games.robinson.flow.event import EventPhase
from holdfast.games.robinson.flow.morale import MoralePhase
from holdfast.games.robinson.flow.night import EatMore, FoodRots, Meals, MealsOutside, OpenAir, SpiderWebs
from holdfast.games.robinson.flow.production import ProductionPhase
from holdfast.games.robinson.flow.weather import WeatherPhase
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.log import NEW_PHASE, ROUND_OVER, heading, line, the
from holdfast.games.robinson.people.deciding import about_people, join_people
from holdfast.games.robinson.scenarios.occasions import BeforeActions, CheckGoal, NightBegins, RoundBegins
from holdfast.games.robinson.vocabulary import Who
from holdfast.games.robinson.world import Island


class Round(Effect[Island]):
    """RC-201: Event, Morale, Production, Action, Weather, Night."""

    beat = "phase"
    accounts_for = ROUND_OVER

    def apply(self, w: Island, by: Cause) -> Effects:
        return PHASES

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("round", n=w.round, of=w.rounds, first=the(w.first))


class BeginningOfRound(Effect[Island]):
    """RC-203: people outside come back with their gains (RC-548), scenario timers, a Beast laid aside (RC-1203)."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "round"
        if not w.outside:
            return MORNING
        return (ComeBack(join_people(sorted(w.outside))), *MORNING)


class ComeBack(Effect[Island]):
    """RC-548: people who were outside are at the Camp again, with all they gained."""

    who: Who
    beat = "deed"
    accounts_for = ("outside.*", "phase")
    log = about_people("come-back")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.outside = {}
        return (*arrivals(w), ItemsReady(), CheckGoal())


class NightPhase(Effect[Island]):
    """RC-531 ff.: eat, Night-space cards, move the Camp or not, sleep, let food rot, hand on the token."""

    beat = "phase"
    accounts_for = NEW_PHASE
    log = heading("night")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "night"
        return NIGHT[bool(w.outside), bool(w.marks)]


class NightOver(Effect[Island]):
    """RC-202, RC-543, RC-703, RC-707: today is over; markers off, next round, next First Player; or the end."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return ROUND_ENDS


class NextRound(Effect[Island]):
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.used = ()
        w.today = w.tomorrow
        w.tomorrow = ()
        w.first = (w.first + 1) % w.players
        if w.round >= w.rounds:
            return (lost(w, "time", "RC-703"),)
        w.round += 1
        return (Round(),)


def night(outside: bool, webs: bool) -> Effects:
    alone = (MealsOutside(),) if outside else ()
    caught = (SpiderWebs(),) if webs else ()
    meals = (NightBegins(), Meals(), *alone, EatMore(), Due("night"), *caught)
    rest = (MoveCamp(), OpenAir(), Window("before-rot"), FoodRots(), NightOver())
    return (Window("night"), *meals, *rest)


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
MORNING: Effects = (Due("morning"), RoundBegins(), FightBeastsAside(), Window("round"))
NIGHT = {(outside, webs): night(outside, webs) for outside in (False, True) for webs in (False, True)}
"""The effects of a Night, by whether anybody is outside and any mark is on the table."""
ROUND_ENDS: Effects = (Due("round-end"), EndOf("round"), NextRound())
