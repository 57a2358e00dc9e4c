"""A whole day (US-201): Preparation, Morning, Afternoon, Night. Read this first."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.actions.actor import acting
from holdfast.games.under_our_sun.actions.camp import PutOutFires, TorchesOut
from holdfast.games.under_our_sun.combat.opening import can_open, combat_options
from holdfast.games.under_our_sun.flow.ending import lost
from holdfast.games.under_our_sun.flow.night import mark
from holdfast.games.under_our_sun.flow.preparation import FirstToAct, Preparation
from holdfast.games.under_our_sun.flow.turn import Turns
from holdfast.games.under_our_sun.log import CLOCK, Told, hp, key, line, yes
from holdfast.games.under_our_sun.missions.course import CHECK, PhaseEndCheck
from holdfast.games.under_our_sun.missions.gate import GateHolds, phase_start
from holdfast.games.under_our_sun.people.death import BurialTime, Die
from holdfast.games.under_our_sun.people.teams import TraitorCheck
from holdfast.games.under_our_sun.pieces import PHASES
from holdfast.games.under_our_sun.rules import TIRED
from holdfast.games.under_our_sun.things.supply import in_camp
from holdfast.games.under_our_sun.vocabulary import Phase
from holdfast.games.under_our_sun.world import Sands


class Day(Effect[Sands]):
    """US-201, US-123: the first day skips Preparation."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        return WHOLE_DAY


class DayOver(Effect[Sands]):
    """US-215, US-902: after the Night of the last day the time is up; otherwise a new day begins."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.day >= w.days:
            return (lost(w, "time", "US-902"),)
        return (Preparation(), Day())


# --- a day phase -------------------------------------------------------------------------------------------------------


class DayPhase(Effect[Sands]):
    """US-202, US-231 to US-258: the start, a turn for everybody, the end."""

    phase: Phase
    beat = "phase"
    accounts_for = (*CLOCK, "sun", "visited", "night_drawn")

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.phase = self.phase
        w.count += 1
        w.turn = -1
        w.today = ()
        w.acted = w.waiting = w.karma_used = 0
        if self.phase == "night":
            w.sun, w.night_drawn = -1, ()
        if w.used:
            w.used = tuple([flag for flag in w.used if not flag.startswith("phase:")])
        chosen = w.players > 1 or (self.phase == "morning" and w.day > 1)
        return (WHOLE_PHASE if chosen else CHOSEN_PHASE)[self.phase]

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-221, US-251, US-253: the Night has no sun card, and the Afternoon's keyword goes on; Morning and Afternoon are
        logged with theirs. Characters without food for Preparation are named while others can still give."""
        if not w.dark():
            return None
        poor = [c for c in w.living() if not w.have(c, "food") and not in_camp(w, c, "food")] if w.day < w.days else []
        crew = "|".join([phrases.name(char) for char in poor])
        keyword = w.keyword or "none"
        return line("phase", n=w.day, of=w.days, phase="night", keyword=keyword, hungry=yes(poor), crew=crew)


class PhaseStart(Effect[Sands]):
    """US-231 to US-234, US-241, US-251 to US-255: sun card, action points, infection; then the mission's own start."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.dark():
            w.visited = tuple([mark(char, w.pos[char]) for char in w.living()])
            return (BEGIN,)
        return STARTS[w.phase]


class Begin(Effect[Sands]):
    """US-233, US-234, US-254: action points, infection, and the mission's own start."""

    fever: bool = True
    """US-241: not in the Afternoon."""
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        set_points(w)
        return FEVERISH if self.fever and w.infected else (MISSION_START,)


class MissionStart(Effect[Sands]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return (*phase_start(w), CHECK)


class DrawSun(Effect[Sands]):
    """US-231, US-232, US-760: the whole deck is shuffled and one card revealed; a Storm puts out every fire."""

    beat = "phase"
    accounts_for = (*CLOCK, "sun", "keyword", "zones.sun", "zones.sun-now")

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.bare("sun-now"):
            w.shuffle("sun")
        else:
            w.refill("sun", "sun-now")
        w.sun = w.draw("sun", "sun-now")
        card = w.sun_card()
        assert card is not None
        w.keyword = card.keyword
        return (PutOutFires(),) if w.keyword == "storm" else ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-231: the phase with its weather."""
        sun = w.sun_card()
        return line("weather", n=w.day, of=w.days, phase=w.phase, card=key(w, w.sun), drink=sun.drink if sun else 1)


def set_points(w: Sands) -> None:
    """US-233: 6 action points, in a Storm 5, minus 2 if Tired."""
    rules, ap, well = w.rules, w.ap, w.well
    base = rules.storm_ap if w.keyword == "storm" else rules.ap
    for char in w.living():
        ap[char] = base if well[char] != TIRED else base - rules.tired_ap


class SetPoints(Effect[Sands]):
    """US-233: 6, in a Storm 5, minus 2 if Tired."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        set_points(w)
        return ()


class Fever(Effect[Sands]):
    """US-234, US-239, US-254: each infected character loses 1 HP; deaths are checked afterwards."""

    beat = "loss"
    accounts_for = ("hp",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.infected:
            return ()
        sick = [c for c in w.living() if w.infected >> c & 1]
        for char in sick:
            lost = min(w.rules.fever_damage, w.hp[char])
            w.hp[char] -= lost
            w.suffered("infection", lost)
        return tuple([Die(c) for c in sick if not w.hp[c]])

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-234, US-254."""
        sick = [char for char in w.living() if w.infected >> char & 1]
        return line("fever", **hp(w, sick)) if sick else None


# --- the end of a phase ----------------------------------------------------------------------------------------------------


class PhaseEnd(Effect[Sands]):
    """US-206, US-641: waiting characters may still fight; then leftover points are lost and the mission is checked."""

    log = unlogged

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.turn = -1
        gate = (GateHolds(),) if "gate" in w.mission_card().perks else ()
        traitors = (TraitorCheck(w.dark()), CHECK) if w.rules.semi else ()
        last_blows = (LAST_BLOWS,) if LAST_BLOWS.who(w) >= 0 else ()
        return (*last_blows, POINTS_LOST, *gate, PHASE_END_CHECK, *traitors)


class PointsLost(Effect[Sands]):
    """US-206; and torches burn down."""

    quiet: ClassVar[bool] = True
    accounts_for = CLOCK

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap = [0] * w.crew
        w.waiting = 0
        return (TORCHES_OUT,)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("phase-over", phase=w.phase)


class LastBlows(Question[Sands]):
    """US-641: clockwise, waiting characters with an enemy in reach may open combat turns until nobody wants to."""

    passed: int = 0

    def who(self, w: Sands) -> int:
        waits = w.waiting & ~self.passed
        if not waits or not w.foes:
            return -1
        for char in w.living():
            if waits >> char & 1 and can_open(w, char):
                return char
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.who(w)
        return (w.seat_of(char),) if char >= 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = self.who(w)
        combat_options(acting(w, char, menu, w.ap[char], after=(LastBlows(),)))
        menu.add("let-be", replace(self, passed=self.passed | 1 << char))


POINTS_LOST, LAST_BLOWS = PointsLost(), LastBlows()
TORCHES_OUT = TorchesOut()
BEGIN, MISSION_START, PHASE_END_CHECK = Begin(), MissionStart(), PhaseEndCheck()
FEVERISH: Effects = (Fever(), MISSION_START)
STARTS: dict[str, Effects] = {
    "morning": (DrawSun(), BEGIN),
    "afternoon": (DrawSun(), Begin(fever=False)),
    "night": (PhaseStart(),),
}
WHOLE_DAY: Effects = (*[DayPhase(phase) for phase in PHASES], DayOver())
WHOLE_PHASE = {phase: (BurialTime(), *start, Turns(), PhaseEnd()) for phase, start in STARTS.items()}
CHOSEN_PHASE = {phase: (BurialTime(), FirstToAct(), *start, Turns(), PhaseEnd()) for phase, start in STARTS.items()}
