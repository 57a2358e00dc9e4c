"""The wounds step (NA-330 to NA-336, NA-930, NA-931)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu, Option, block
from holdfast.core.engine.menu import option as option_of
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, Scar
from holdfast.games.naufragos.dice.log import Faces
from holdfast.games.naufragos.dice.rolls import ReadsDice, Roll
from holdfast.games.naufragos.log import group, line
from holdfast.games.naufragos.options import Someone, TwoWords
from holdfast.games.naufragos.rules import CASTAWAYS
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.world import Shore


class WoundsStep(Effect[Shore]):
    """NA-332, NA-333, NA-336: the medic first; then everybody with wounds rolls, clockwise from the starting player."""

    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return wound_rolls(w)


def wound_rolls(w: Shore) -> Effects:
    if w.likely("wounds"):
        return (Window("wounds"), Medic(), *[WoundRoll(s) for s in w.living()])
    if not any(w.wounds) and not any(w.trauma):
        return ()
    steps: Effects = MEDIC if w.having("medic") >= 0 else ()
    for seat in w.living():
        if w.wounds[seat]:
            steps += WOUND_ROLLS[seat]
    return steps


class Medic(Question[Shore]):
    """NA-930, NA-931: the medic takes off a trauma of one in the same place; of one without trauma, a wound for 1 energy."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        medic = w.having("medic")
        if medic < 0:
            return ()
        cubes = 0
        for seat in w.company(medic):
            cubes += w.trauma[seat] + w.wounds[seat]
        return (medic,) if cubes else ()

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in w.company(seat):
            if w.trauma[other]:
                menu.options.append(MENDS[seat][other])
            elif w.wounds[other]:
                option = BANDAGES[seat][other]
                if w.energy[seat]:
                    menu.options.append(option)
                else:
                    menu.add(option.spec or option.key, *option.then, blocks=(NO_ENERGY,))
        menu.options.append(NO_CURE[seat])


def mend(seat: Seat, other: Seat) -> Option:
    return option_of(Someone("mend", other), seat, (HealTrauma(str(other)),))


def bandage(seat: Seat, other: Seat) -> Option:
    return option_of(Someone("bandage", other), seat, (Energy(str(seat), -1), Heal(str(other))))


class WoundRoll(Effect[Shore]):
    """NA-333, NA-335: as many dice as white cubes; camp fever adds one for those who are there."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return roll_for_wounds(w, self.seat)


def roll_for_wounds(w: Shore, seat: Seat) -> Effects:
    dice = w.wounds[seat]
    if not dice or w.is_dead(seat):
        return ()
    if not w.is_lost(seat) and w.camp_flag("more-dice"):
        dice += 1
    return (Roll("wounds", dice, ROLLER[seat], READ_WOUNDS[seat]),)


class ReadWounds(ReadsDice, Effect[Shore]):
    """NA-333, NA-334: at least one 1: exactly one wound, the topmost, becomes a trauma."""

    seat: int
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Scar(self.seat),) if 0 in w.taken_up().faces else ()

    def log_roll(self, w: Shore, by: Cause, faces: Faces) -> LogEntry | None:
        if not faces:
            return line("no-wounds-roll", **group(w, (self.seat,)))
        ones = "yes" if 1 in faces else "no"
        return line("roll-wounds", dice=phrases.loose_dice(faces), ones=ones, **group(w, (self.seat,)))


# --- made once -----------------------------------------------------------------------------------------------------------

NO_ENERGY = block("NA-184", "no-energy", need=1, have=0)
MEDIC = (Medic(),)
MENDS = tuple([tuple([mend(seat, other) for other in CASTAWAYS]) for seat in CASTAWAYS])
BANDAGES = tuple([tuple([bandage(seat, other) for other in CASTAWAYS]) for seat in CASTAWAYS])
NO_CURE = tuple([option_of(TwoWords("medic", "nothing"), seat) for seat in CASTAWAYS])
WOUND_ROLLS: tuple[Effects, ...] = tuple([(WoundRoll(seat),) for seat in CASTAWAYS])
ROLLER = tuple([(seat,) for seat in CASTAWAYS])
READ_WOUNDS: tuple[Effects, ...] = tuple([(ReadWounds(seat),) for seat in CASTAWAYS])
