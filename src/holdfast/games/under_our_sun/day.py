"""A whole day (US-201): Preparation, Morning, Afternoon, Night. Read this first."""

from functools import cache
from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun.actions import TakeTurn
from holdfast.games.under_our_sun.ending import lost
from holdfast.games.under_our_sun.enemies import EnemiesMove, discard_enemy
from holdfast.games.under_our_sun.fighting import asking, can_open, combat_options
from holdfast.games.under_our_sun.goods import add as add_goods
from holdfast.games.under_our_sun.goods import from_bag as bag_cube
from holdfast.games.under_our_sun.goods import home_of, in_camp, pay, pay_from_camp, return_all, within_reach
from holdfast.games.under_our_sun.hooks import CHECK
from holdfast.games.under_our_sun.interactions import PutOutFires, TorchesOut
from holdfast.games.under_our_sun.missions import GateHolds, PhaseEndCheck, RepeatedTask, phase_start
from holdfast.games.under_our_sun.night import NightAtStart, mark
from holdfast.games.under_our_sun.numbers import AP, HAVEN, STORM_AP, TIRED, TIRED_AP
from holdfast.games.under_our_sun.people import CHARS, OWN, BurialTime, Damage, Die, WellBeing
from holdfast.games.under_our_sun.pieces import NOTHING, PHASES
from holdfast.games.under_our_sun.teams import TraitorCheck
from holdfast.games.under_our_sun.world import Sands


class Day(Effect[Sands]):
    """US-201, US-123: the first day skips Preparation."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return WHOLE_DAY


class DayOver(Effect[Sands]):
    """US-215, US-902: after the Night of the last day the time is up; else a new day begins."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.day >= w.days:
            return (lost(w, "time", "US-902"),)
        return (Preparation(), Day())


# --- Preparation -------------------------------------------------------------------------------------------------------


class Preparation(Effect[Sands]):
    """US-211 to US-223: steps a to h."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.phase = "preparation"
        w.turn = -1
        if w.players > 1:
            order = [c for c in w.order()[1:] if w.alive(c)]
            w.first = order[0] if order else w.first
        choose = (FirstToAct(),) if w.players == 1 else ()
        return (
            ClearGround(),
            NewDay(),
            Uncover(),
            EnemiesMove(),
            RepeatedTask(),
            Refresh(),
            *choose,
            Tiredness(),
            Meals(),
            CHECK,
        )


class ClearGround(Effect[Sands]):
    """US-212 to US-214: dropped goods and bodies go, except in camps."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        for pos, spot in list(w.spots.items()):
            if spot.dropped != NOTHING and not w.camp(pos):
                return_all(w, spot.dropped)
                w.change(pos, dropped=NOTHING)
        for card, pos in list(w.lying.items()):
            if not w.camp(pos):
                w.move(card, "ground", home_of(w, card))
                del w.lying[card]
                w.uses.pop(card, None)
                w.tapped = tuple([c for c in w.tapped if c != card])
        for body in w.bodies:
            discard_enemy(w, body.card)
        w.bodies = ()
        return ()


class NewDay(Effect[Sands]):
    """US-215, US-216: the day marker; turned cards turn back; abilities of the day are fresh."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.day += 1
        w.tapped = ()
        w.used = tuple([flag for flag in w.used if not flag.startswith("day:")])
        return ()


class Uncover(Effect[Sands]):
    """US-216, US-217: tokens on enemy symbols go, and who stands there becomes hidden."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        for pos, spot in list(w.spots.items()):
            if spot.covered:
                w.change(pos, covered=0)
                for char in w.here(pos):
                    w.bit("hidden", char, True)
        return ()


class Refresh(Effect[Sands]):
    """US-219, US-742: water tiles are full again; Lawrence is restocked only by the option."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        cards: tuple[Any, ...] = w.content.cards
        for pos, spot in list(w.spots.items()):
            if spot.tile < 0 or spot.water >= cards[spot.tile].water:
                continue
            if pos != HAVEN or "dry" not in w.mission_card().perks:
                w.change(pos, water=cards[spot.tile].water)
        if w.rules.supply_line:
            w.lawrence_water += 2
            what = bag_cube(w)
            if what:
                w.lawrence = add_goods(w.lawrence, what, 1)
        return ()


class Tiredness(Effect[Sands]):
    """US-220: well-being goes down one space, one more after a stimulant."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        out: list[AnyEffect] = [WellBeing(-1 - (w.tired_next >> c & 1), str(c)) for c in w.living()]
        w.tired_next = 0
        return tuple(out)


class Meals(Effect[Sands]):
    """US-223: in turn order; alone in that of the coming Morning (US-952)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return tuple([Meal(char) for char in w.living()])


class Meal(Question[Sands]):
    """US-221, US-222: 1 food, own or of the camp, or 1 damage; the player chooses."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        able = w.alive(self.char) and within_reach(w, self.char, "food")
        return (w.seat_of(self.char),) if able else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("meal:eat", TakeMeal(self.char))
        if w.have(self.char, "food") and in_camp(w, self.char, "food"):
            menu.add("meal:camp", TakeMeal(self.char, camp=True))
        menu.add("meal:starve", Hunger(self.char))

    def apply(self, w: Sands, by: Cause) -> Effects:
        hungry = w.alive(self.char) and not within_reach(w, self.char, "food")
        return (Hunger(self.char),) if hungry else ()


class Hunger(Effect[Sands]):
    """US-221: 1 damage."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.suffered("hunger", min(1, w.hp[self.char]))
        return (Damage(str(self.char)),)


class TakeMeal(Effect[Sands]):
    char: int
    camp: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        if self.camp:
            pay_from_camp(w, w.pos[self.char], "food", 1)
        else:
            pay(w, self.char, "food", 1)
        return ()


class FirstToAct(Question[Sands]):
    """US-952: solo, the player chooses before each day phase which character acts first; for the Morning already in
    Preparation, which uses that order."""

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (0,) if len(w.living()) > 1 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in range(w.crew):
            if w.alive(char):
                menu.add(f"first:char-{char}", SetFirst(char))


class SetFirst(Effect[Sands]):
    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.first = self.char
        return ()


# --- a day phase -------------------------------------------------------------------------------------------------------


class DayPhase(Effect[Sands]):
    """US-202, US-231 to US-258: the start, a turn for everybody, the end."""

    phase: str

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.phase = self.phase
        w.count += 1
        w.turn = -1
        w.today = ()
        w.acted = w.waiting = w.karma_used = 0
        if w.used:
            w.used = tuple([flag for flag in w.used if not flag.startswith("phase:")])
        chosen = w.players > 1 or (self.phase == "morning" and w.day > 1)
        return (WHOLE_PHASE if chosen else CHOSEN_PHASE)[self.phase]


class PhaseStart(Effect[Sands]):
    """US-231 to US-234, US-241, US-251 to US-255: sun card, action points, infection; then the mission's own start."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.dark():
            w.sun = -1
            w.visited = tuple([mark(char, w.pos[char]) for char in w.living()])
            w.night_drawn = ()
            return BEGIN.apply(w, by)
        return STARTS[w.phase]


class Begin(Effect[Sands]):
    """US-233, US-234, US-254: action points, infection, and the mission's own start."""

    fever: bool = True
    """US-241: not in the Afternoon."""
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        SET_POINTS.apply(w, by)
        return FEVERISH if self.fever and w.infected else MISSION_START.apply(w, by)


class MissionStart(Effect[Sands]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        out = phase_start(w)
        return (*out, CHECK) if out else CHECK.apply(w, by)


class DrawSun(Effect[Sands]):
    """US-231, US-232, US-760: the whole deck is shuffled and one card revealed; a Storm puts out every fire."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        if w.size("sun-now"):
            w.refill("sun", "sun-now")
        else:
            w.shuffle("sun")
        w.sun = w.draw("sun", "sun-now")
        card = w.sun_card()
        assert card is not None
        w.keyword = card.keyword
        return (PutOutFires(),) if w.keyword == "storm" else ()


class SetPoints(Effect[Sands]):
    """US-233: 6, in a Storm 5, minus 2 if Tired."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        base, ap, well = STORM_AP if w.keyword == "storm" else AP, w.ap, w.well
        for char in w.living():
            ap[char] = base if well[char] != TIRED else base - TIRED_AP
        return ()


class Fever(Effect[Sands]):
    """US-234, US-239, US-254: each infected character loses 1 HP; deaths are checked afterwards."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        if not w.infected:
            return ()
        sick = [c for c in w.living() if w.infected >> c & 1]
        for char in sick:
            w.hp[char] = max(0, w.hp[char] - 1)
            w.suffered("infection", 1)
        return tuple([Die(c) for c in sick if not w.hp[c]])


class Turns(Effect[Sands]):
    """US-202: clockwise from the first player."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        return turns(w.order())


class CharacterTurn(Effect[Sands]):
    """US-235, US-242, US-256: drink, night card, actions."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if (w.dead | w.gone | w.crossed | w.acted) >> char & 1:
            return ()
        w.turn = char
        cause, stack = OWN[w.owner[char]][char], w.stack
        stack.append((TAKE_TURN[char], cause))
        if w.phase == "night":
            stack.append((NightAtStart(char), cause))
        for effect in (DrinkFrom(char),) if both_waters(w, char) else drink(w, char)[::-1]:
            stack.append((effect, cause))
        return ()


TAKE_TURN = tuple([TakeTurn(char) for char in range(6)])


@cache
def turns(order: tuple[int, ...]) -> Effects:
    """Made once for each order."""
    return tuple([CharacterTurn(char) for char in order])


def thirst(w: Sands, char: int) -> int:
    """US-235, US-1142: how much water he must drink."""
    sun = w.sun_card() if w.phase != "night" else None
    if sun is None or sun.drink == 1 or w.perk(char, "sun-suit") >= 0:
        return 1
    return 1 if sun.shade and w.camp(w.pos[char]) else sun.drink


def both_waters(w: Sands, char: int) -> bool:
    """US-237: may he drink his own water or the camp's?"""
    return w.spots[w.pos[char]].stored_water > 0 and w.water[char] > 0 and in_camp(w, char, "water") > 0


class DrinkFrom(Question[Sands]):
    """US-237: what he drinks first, where there is both; what is missing comes from the other."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("drink:own", Drink(self.char))
        menu.add("drink:camp", Drink(self.char, camp=True))


class Drink(Effect[Sands]):
    """US-235, US-237, US-778: own water first, then the camp's, or the other way; each missing water costs 1 HP. Then
    the sun burns."""

    char: int
    camp: bool = False

    def apply(self, w: Sands, by: Cause) -> Effects:
        return drink(w, self.char, self.camp)


def drink(w: Sands, char: int, camp: bool = False) -> Effects:
    """What `Drink` does, at once."""
    sun = w.sun_card() if w.sun >= 0 and w.phase != "night" else None
    need = 1 if sun is None or sun.drink == 1 else thirst(w, char)
    have = w.water[char]
    if camp:
        first = min(need, in_camp(w, char, "water"))
        pay_from_camp(w, w.pos[char], "water", first)
        have = first + min(need - first, have)
        w.water[char] -= have - first
    elif have >= need:
        w.water[char] = have - need
        have = need
    else:
        have = min(need, within_reach(w, char, "water"))
        pay(w, char, "water", have)
    missing = need - have
    w.suffered("thirst", min(missing, w.hp[char]) if missing else 0)
    burns = sun is not None and sun.burn and exposed_to_sun(w, char)
    if need == 1 and not missing and not burns:
        return DRANK[char]
    drank = Drank(char, have, missing, burns)
    if not missing and not burns:
        return (drank,)
    thirsty = (Damage(CHARS[char], missing),) if missing else ()
    return (drank, *thirsty, Damage(CHARS[char])) if burns else (drank, *thirsty)


def exposed_to_sun(w: Sands, char: int) -> bool:
    """US-778: neither in New Haven nor in a camp, and without a sun suit."""
    pos = w.pos[char]
    return pos != HAVEN and not w.camp(pos) and w.perk(char, "sun-suit") < 0


class Drank(Effect[Sands]):
    """How much he has drunk, how much was missing, and whether the sun burns him, for the log."""

    char: int
    n: int
    missing: int
    burns: bool
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return ()


DRANK = tuple([(Drank(char, 1, 0, False),) for char in range(6)])
"""What most turns begin with."""


# --- the end of a phase ----------------------------------------------------------------------------------------------------


class PhaseEnd(Effect[Sands]):
    """US-206, US-641: waiting characters may still fight; then leftover points are lost and the mission is checked."""

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.turn = -1
        gate = (GateHolds(),) if "gate" in w.mission_card().perks else ()
        traitors = (TraitorCheck(w.dark()), CHECK) if w.rules.semi else ()
        if LAST_BLOWS.who(w) >= 0:
            return (LAST_BLOWS, POINTS_LOST, *gate, PHASE_END_CHECK, *traitors)
        lost = POINTS_LOST.apply(w, by)
        if lost or gate:
            return (*lost, *gate, PHASE_END_CHECK, *traitors)
        return PHASE_END_CHECK.apply(w, by) + traitors


class PointsLost(Effect[Sands]):
    """US-206; and torches burn down."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.ap = [0] * w.crew
        w.waiting = 0
        return TORCHES_OUT.apply(w, by)


class LastBlows(Question[Sands]):
    """US-641: clockwise, waiting characters with an enemy in reach may open combat turns until nobody wants to."""

    passed: int = 0

    def who(self, w: Sands) -> int:
        waits = w.waiting & ~self.passed
        if not waits or not w.foes:
            return -1
        for char in w.living():
            if waits >> char & 1 and w.ap[char] and can_open(w, char):
                return char
        return -1

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        char = self.who(w)
        return (w.seat_of(char),) if char >= 0 else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        char = self.who(w)
        combat_options(asking(w, char, menu, after=(LastBlows(),)))
        menu.add("let-be", replace(self, passed=self.passed | 1 << char))


SET_POINTS, POINTS_LOST, LAST_BLOWS = SetPoints(), PointsLost(), LastBlows()
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
