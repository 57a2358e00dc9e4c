"""Castaways: energy, wounds, trauma (NA-160 to NA-185), and whom a card means."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.memo import Memo
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.naufragos.castaways.death import Die
from holdfast.games.naufragos.castaways.log import DYING, PRICE, hurt, log_energy, log_healed, log_wound
from holdfast.games.naufragos.castaways.selection import ONE, whom, wounded
from holdfast.games.naufragos.log import HEALED, HURT, group, line, one
from holdfast.games.naufragos.vocabulary import AnyPerk, Who
from holdfast.games.naufragos.world import Shore


def cover(w: Shore, seat: int) -> None:
    """NA-165, NA-166, NA-168, NA-169: one wound; where it would cover 0, the topmost white cube turns black."""
    w.hurts += 1
    top = w.top(seat)
    if top > 0:
        w.wounds[seat] += 1
        if w.energy[seat] >= top:
            w.energy[seat] = top - 1
    elif w.wounds[seat]:
        w.wounds[seat] -= 1
        w.trauma[seat] += 1
    else:
        w.trauma[seat] += 1


def deaths(w: Shore, seats: tuple[Seat, ...]) -> Effects:
    """NA-172: a castaway dies at the moment of the fourth trauma."""
    dying: Effects = ()
    for seat in seats:
        if w.trauma[seat] >= w.rules.deadly_trauma and not w.is_dead(seat):
            dying += (Die(seat),)
    return dying


class Energy(Effect[Shore]):
    """NA-162, NA-163, NA-167: gained up to the current maximum; a loss below 0 stops there and is 1 wound."""

    who: Who = "me"
    n: int = 0
    full: bool = False
    unless: AnyPerk = ""
    """A perk that protects its holder."""
    beat = "gain"
    accounts_for = ("energy", "fire_wood")
    log = log_energy

    def apply(self, w: Shore, by: Cause) -> Effects:
        hurt: tuple[Seat, ...] = ()
        w.came_to = ()
        for seat in whom(w, by, self.who):
            if self.unless and w.perk(seat, self.unless) >= 0:
                continue
            before = w.energy[seat]
            energy = before + self.n
            if energy < 0 and not self.full:
                w.energy[seat] = 0
                w.came_to += ((seat, -before),)
                hurt += (seat,)
            elif self.n < 0:
                w.energy[seat] = energy
            else:
                top = w.top(seat)
                w.energy[seat] = now = top if self.full or energy > top else energy
                if now != energy:
                    w.came_to += ((seat, now - before),)
        return (Exhausted(hurt),) if hurt else ()


class Exhausted(Effect[Shore]):
    """NA-162, NA-163: who had not the energy to lose gets 1 wound."""

    seats: tuple[int, ...]
    beat = "wound"
    accounts_for = (*HURT, "scorched")

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in self.seats:
            cover(w, seat)
        return deaths(w, self.seats)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("exhausted", **group(w, self.seats), **hurt(w, self.seats))


class Wound(Effect[Shore]):
    """NA-165, NA-172: white cubes on the highest free numbers; death ends it."""

    who: Who = "me"
    n: int = 1
    beat = "wound"
    accounts_for = HURT
    log = log_wound

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = whom(w, by, self.who)
        for seat in seats:
            for n in range(1, self.n + 1):
                cover(w, seat)
                if w.trauma[seat] >= w.rules.deadly_trauma:
                    w.came_to += ((DYING + seat, n),)
                    break
        return deaths(w, seats)


class Heal(Effect[Shore]):
    """NA-171: the lowest wounds go; no energy is gained."""

    who: Who = "me"
    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = wounded(w, whom(w, by, self.who))
        return (Healed(seats, self.n),) if seats else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-171: a camp card that was to heal, on somebody who has no wound any more."""
        seats = whom(w, by, self.who)
        return (
            line("no-wound", **group(w, seats[:1])) if by.place == "camp" and seats and not wounded(w, seats) else None
        )


class Healed(Effect[Shore]):
    """So many cubes go, as far as they are there: white ones, or black ones where `trauma`."""

    seats: tuple[int, ...]
    n: int
    trauma: bool = False
    beat = "heal"
    accounts_for = (*HEALED, "energy")
    log = log_healed

    def apply(self, w: Shore, by: Cause) -> Effects:
        cubes = w.trauma if self.trauma else w.wounds
        w.came_to = tuple([(seat, cubes[seat]) for seat in self.seats if cubes[seat] < self.n])
        for seat in self.seats:
            n = cubes[seat]
            cubes[seat] = n - self.n if n > self.n else 0
        return ()


class Trauma(Effect[Shore]):
    """NA-170, NA-172: a black cube outright: above the white ones, which move down one number."""

    who: Who = "me"
    n: int = 1
    accounts_for = HURT

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = whom(w, by, self.who)
        for seat in seats:
            for _ in range(self.n):
                if w.top(seat) <= 0 and w.wounds[seat]:
                    w.wounds[seat] -= 1
                w.trauma[seat] += 1
                w.energy[seat] = min(w.energy[seat], max(0, w.top(seat)))
                if w.trauma[seat] >= w.rules.deadly_trauma:
                    break
        return deaths(w, seats)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        seats = whom(w, by, self.who)
        return line("trauma", n=self.n, **group(w, seats), **hurt(w, seats)) if seats else None


class Scar(Effect[Shore]):
    """NA-170, NA-333: the topmost white cube becomes black."""

    seat: int
    beat = "wound"
    accounts_for = HURT

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.wounds[self.seat]:
            return ()
        w.wounds[self.seat] -= 1
        w.trauma[self.seat] += 1
        return deaths(w, (self.seat,))

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("scar", **one(w, self.seat), **hurt(w, (self.seat,)))


class HealTrauma(Effect[Shore]):
    """NA-930: the highest black cubes go, the others close up; the energy marker does not move."""

    who: Who = "me"
    n: int = 1
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        scarred = tuple([s for s in whom(w, by, self.who) if w.trauma[s]])
        return (Healed(scarred, self.n, trauma=True),) if scarred else ()


def priced(by: Cause, seat: Seat, n: int) -> Under:
    """Energy that is logged with what it pays for."""
    return Under(Cause(by.seat, by.who, by.card, by.place, PRICE), PAID[seat][n])


def paying(who: str, n: int) -> Effects:
    return (Energy(who, -n),)


PAID = tuple([Memo(partial(paying, who)) for who in ONE])
"""What each castaway pays in energy, made once."""


class IfWounded(Effect[Shore]):
    """What follows only if somebody got a wound by what came first."""

    first: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (*self.first, SinceThen(w.hurts, self.then))


class SinceThen(Effect[Shore]):
    hurts: int
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return self.then if w.hurts > self.hurts else ()
