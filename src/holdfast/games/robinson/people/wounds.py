"""Wounds, healing and special Wounds (RC-641 to RC-644, RC-655, RC-658)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.flow.ending import lost
from holdfast.games.robinson.lexicon import Die, Part, Who
from holdfast.games.robinson.people.deciding import whom
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.world import Island


class Wound(Effect[Island]):
    """RC-641, RC-643, RC-655: all are hit together, Morale arrows count, then death is checked."""

    who: Who
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        dead = False
        arrows = 0
        sheets = w.lives_and_arrows()
        for who in whom(w, by, self.who):
            life, crossings = sheets[who]
            before = w.wounds[who]
            after = before + self.n
            w.wounds[who] = after = after if after < life else life
            for arrow in crossings:
                if before < arrow <= after and (who, arrow) not in w.arrows_covered:
                    arrows += 1
            if after >= life:
                if who == FRIDAY:
                    w.friday = False
                    w.determination[FRIDAY] = 0
                else:
                    dead = True
        if dead:
            return (lost(w, "jenny-died", "RC-941") if w.wounds[JENNY] >= w.life(JENNY) else lost(w, "died", "RC-702"),)
        return (Morale(-arrows),) if arrows else ()


class Heal(Effect[Island]):
    """RC-642, RC-644: to the left, never beyond the leftmost space."""

    who: Who
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in whom(w, by, self.who):
            left = w.wounds[who] - self.n
            w.wounds[who] = left if left > 0 else 0
        return ()


def in_reach(w: Island, seat: Seat) -> list[int]:
    """RC-552: the wounded whom a seat can heal; who is outside has only himself, and nobody else has him."""
    if seat in w.outside:
        return [seat] if w.wounds[seat] else []
    found = []
    for p in w.everyone():
        if w.wounds[p] and p not in w.outside:
            found.append(p)
    if w.friday and w.wounds[FRIDAY] and FRIDAY not in w.outside:
        found.append(FRIDAY)
    return found


class HealAmong(Question[Island]):
    """RC-740, RC-953: n Wounds healed, one at a time, among whom the decider likes; Friday and Jenny may be chosen."""

    n: int

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n and in_reach(w, by.seat) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rest = HealAmong(self.n - 1)
        for who in in_reach(w, by.seat):
            menu.add(f"heal:who-{who}", Heal(str(who)), rest)


class SpecialWound(Effect[Island]):
    """RC-658: a token on a body part of the taker; it moves no marker."""

    colour: Die
    part: Part

    def apply(self, w: Island, by: Cause) -> Effects:
        scar = (self.colour, self.part, by.who)
        if 0 <= by.who < w.players and scar not in w.scars:
            w.scars = (*w.scars, scar)
        return ()


class Scarred(Effect[Island]):
    """RC-1213: whoever bears that token on that body part suffers, and the token is removed; else nothing."""

    colour: Die
    part: Part
    then: tuple[AnyEffect, ...]

    def apply(self, w: Island, by: Cause) -> Effects:
        bearers = [scar for scar in w.scars if scar[:2] == (self.colour, self.part)]
        w.scars = tuple([scar for scar in w.scars if scar not in bearers])
        return tuple([Under(Cause(by.seat, scar[2], by.card, by.place), self.then) for scar in bearers])
