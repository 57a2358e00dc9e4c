"""Castaways: energy, wounds, trauma (NA-160 to NA-185), and whom a card means."""

from functools import partial
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.memo import Memo
from holdfast.games.naufragos.castaways.death import Die
from holdfast.games.naufragos.rules import CASTAWAYS, DEADLY_TRAUMA
from holdfast.games.naufragos.vocabulary import AnyPerk, Who
from holdfast.games.naufragos.world import Shore, actor, living

DYING = len(CASTAWAYS)
"""With his seat: how many wounds it took to kill a castaway, told in `came_to` besides the energy that he lost."""
ONE = {str(seat): (seat,) for seat in CASTAWAYS}
"""Seats as the engine writes them; most effects mean one."""


def whom(w: Shore, by: Cause, who: str) -> tuple[Seat, ...]:
    """NA-555, NA-556, NA-223: the castaways a word of a card means, the living only."""
    one = ONE.get(who)
    if one is not None:
        return () if w.dead and w.dead >> one[0] & 1 else one
    match who:
        case "me":
            me = actor(w, by)
            gone = w.is_dead(me) or (by.place == "event" and w.is_lost(me))
            return () if gone else (me,)
        case "explorers":
            return w.party
        case "others":
            return others(w.party, actor(w, by))
        case "in-camp":
            return w.in_camp()
        case "not-lost":
            return w.not_lost()
        case "all":
            return w.living()
        case "starter":
            return () if w.is_dead(w.starter) or w.is_lost(w.starter) else (w.starter,)
        case "wounded":
            return wounded(w, w.not_lost())
        case "fighters":
            return living(w, w.fight.seats) if w.fight else ()
        case "same-place":
            return w.company(actor(w, by))
        case "dog-owner":
            owner = w.holder("dog")
            return (owner,) if owner >= 0 else ()
    raise ValueError(f"nobody is called {who}")


def others(seats: tuple[Seat, ...], me: Seat) -> tuple[Seat, ...]:
    return tuple([s for s in seats if s != me])


def wounded(w: Shore, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Those among them with white cubes."""
    found: tuple[Seat, ...] = ()
    for seat in seats:
        if w.wounds[seat]:
            found += (seat,)
    return found


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
    """NA-172: who received his fourth trauma dies at that moment."""
    dying: Effects = ()
    for seat in seats:
        if w.trauma[seat] >= DEADLY_TRAUMA and not w.is_dead(seat):
            dying += (Die(seat),)
    return dying


class Energy(Effect[Shore]):
    """NA-162, NA-163, NA-167: gained up to the current maximum; a loss below 0 stops there and is 1 wound."""

    who: Who = "me"
    n: int = 0
    full: bool = False
    unless: AnyPerk = ""
    """A perk that protects its holder."""

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

    def apply(self, w: Shore, by: Cause) -> Effects:
        for seat in self.seats:
            cover(w, seat)
        return deaths(w, self.seats)


class Wound(Effect[Shore]):
    """NA-165, NA-172: white cubes on the highest free numbers; death ends it."""

    who: Who = "me"
    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = whom(w, by, self.who)
        for seat in seats:
            for n in range(1, self.n + 1):
                cover(w, seat)
                if w.trauma[seat] >= DEADLY_TRAUMA:
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


class Healed(Effect[Shore]):
    """So many cubes go, as far as they are there: white ones, or black ones where `trauma`."""

    seats: tuple[int, ...]
    n: int
    trauma: bool = False

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

    def apply(self, w: Shore, by: Cause) -> Effects:
        seats = whom(w, by, self.who)
        for seat in seats:
            for _ in range(self.n):
                if w.top(seat) <= 0 and w.wounds[seat]:
                    w.wounds[seat] -= 1
                w.trauma[seat] += 1
                w.energy[seat] = min(w.energy[seat], max(0, w.top(seat)))
                if w.trauma[seat] >= DEADLY_TRAUMA:
                    break
        return deaths(w, seats)


class Scar(Effect[Shore]):
    """NA-170, NA-333: the topmost white cube becomes black."""

    seat: int

    def apply(self, w: Shore, by: Cause) -> Effects:
        if not w.wounds[self.seat]:
            return ()
        w.wounds[self.seat] -= 1
        w.trauma[self.seat] += 1
        return deaths(w, (self.seat,))


class HealTrauma(Effect[Shore]):
    """NA-930: the highest black cubes go, the others close up; the energy marker does not move."""

    who: Who = "me"
    n: int = 1

    def apply(self, w: Shore, by: Cause) -> Effects:
        scarred = tuple([s for s in whom(w, by, self.who) if w.trauma[s]])
        return (Healed(scarred, self.n, trauma=True),) if scarred else ()


PRICE = "price"
"""The target of a cause: energy that is told with what it pays for."""


def priced(by: Cause, seat: Seat, n: int) -> Under:
    """Energy that is told with what it pays for."""
    return Under(Cause(by.seat, by.who, by.card, by.place, PRICE), PAID[seat][n])


def paying(who: str, n: int) -> Effects:
    return (Energy(who, -n),)


PAID = tuple([Memo(partial(paying, who)) for who in ONE])
"""What each castaway pays in energy, made once."""


class IfWounded(Effect[Shore]):
    """What follows only if somebody got a wound by what came first."""

    first: tuple[AnyEffect, ...]
    then: tuple[AnyEffect, ...]

    def apply(self, w: Shore, by: Cause) -> Effects:
        return (*self.first, SinceThen(w.hurts, self.then))


class SinceThen(Effect[Shore]):
    hurts: int
    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        return self.then if w.hurts > self.hurts else ()
