"""The wounds step (NA-330 to NA-336, NA-930, NA-931)."""

from holdfast.core.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.effects import Window
from holdfast.core.menu import Menu, needs
from holdfast.games.naufragos.castaways import Energy, Heal, HealTrauma, Scar
from holdfast.games.naufragos.dice import Roll
from holdfast.games.naufragos.world import Shore


class WoundsStep(Effect[Shore]):
    """NA-332, NA-333, NA-336: the medic first; then everybody with wounds rolls, clockwise from the starting player."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        if w.likely("wounds"):
            return (Window("wounds"), Medic(), *[WoundRoll(s) for s in w.living()])
        if not any(w.wounds) and not any(w.trauma):
            return ()
        medic: Effects = (Medic(),) if w.having("medic") >= 0 else ()
        return (*medic, *[WoundRoll(s) for s in w.living() if w.wounds[s]])


class Medic(Question[Shore]):
    """NA-930, NA-931: he takes off a trauma of one in his place; of one without trauma, a wound for 1 energy."""

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        medic = w.having("medic")
        if medic < 0 or not any(w.trauma[s] or w.wounds[s] for s in w.company(medic)):
            return ()
        return (medic,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        for other in w.company(seat):
            if w.trauma[other]:
                menu.add(f"mend:seat-{other}", HealTrauma(str(other)))
            elif w.wounds[other]:
                menu.add(
                    f"bandage:seat-{other}",
                    Energy(str(seat), -1),
                    Heal(str(other)),
                    blocks=needs(w.energy[seat], "NA-184", "no-energy", need=1, have=0),
                )
        menu.add("medic:nothing")


class WoundRoll(Effect[Shore]):
    """NA-333, NA-335: as many dice as white cubes; camp fever adds one for those who are there."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        seat = self.seat
        if w.is_dead(seat) or not w.wounds[seat]:
            return ()
        fever = not w.is_lost(seat) and w.camp_flag("more-dice")
        return (Roll("wounds", w.wounds[seat] + fever, (seat,), (ReadWounds(seat),)),)


class ReadWounds(Effect[Shore]):
    """NA-333, NA-334: at least one 1: exactly one wound, the topmost, becomes a trauma."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (Scar(self.seat),) if 0 in w.taken_up().faces else ()
