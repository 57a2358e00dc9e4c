"""Wounds, healing, Determination, Morale and what lies on a Character (RC-641 to RC-658)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.ending import lost
from holdfast.games.robinson.numbers import MORALE_HIGH, MORALE_LOW
from holdfast.games.robinson.world import FRIDAY, JENNY, Island


def whom(w: Island, by: Cause, who: str) -> tuple[int, ...]:
    """RC-648: who is meant, answered when the effect is applied (RC-228)."""
    match who:
        case "taker" | "bearer":
            return (by.who,) if by.who >= 0 else (w.first,)
        case "first":
            return (w.first,)
        case "each":
            return w.everyone()
        case "camp":
            return w.at_camp()
        case "hit" if by.place == "weather":
            return w.at_camp()
        case "hit":
            return (by.who,) if by.place in ("action", "fight") and by.who >= 0 else w.everyone()
        case _:
            return unnamed(who)


def named(people: Iterable[int]) -> str:
    """Certain people, as `whom` reads them."""
    return "|".join(map(str, people))


@lru_cache(maxsize=1024)
def unnamed(who: str) -> tuple[int, ...]:
    return tuple([int(person) for person in who.split("|")])


class Wound(Effect[Island]):
    """RC-641, RC-643, RC-655: all are hit together, Morale arrows count, then death is checked."""

    who: str
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

    who: str
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


class Determination(Effect[Island]):
    """RC-604, RC-645, RC-649: gain; or discard, and 1 Wound for each token missing. The dead have none (RC-739)."""

    who: str
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        missing: dict[int, list[int]] = {}
        tokens = w.determination
        for who in whom(w, by, self.who):
            if who == JENNY or (who == FRIDAY and not w.friday):
                continue
            have = tokens[who] + self.n
            tokens[who] = have if have > 0 else 0
            if have < 0:
                missing.setdefault(-have, []).append(who)
        return tuple([Wound(named(people), n) for n, people in missing.items()]) if missing else ()


class DiscardAllDetermination(Effect[Island]):
    """Traps and Monsters that take all of one's own tokens."""

    who: str = "taker"

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in whom(w, by, self.who):
            w.determination[who] = 0
        return ()


class Share(Question[Island]):
    """RC-917: n Determination, one at a time, to whom the group likes; `at_once` gives all to one."""

    n: int
    at_once: bool = False

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who in range(w.players):
            if self.at_once:
                menu.add(f"give:who-{who}", Determination(str(who), self.n))
            else:
                menu.add(f"give:who-{who}", Determination(str(who)), Share(self.n - 1))


class Morale(Effect[Island]):
    """RC-004, RC-647: the marker never leaves the track, and no Wounds follow."""

    n: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.morale = max(MORALE_LOW, min(MORALE_HIGH, w.morale + self.n))
        return ()


class SpecialWound(Effect[Island]):
    """RC-658: a token on a body part of the taker; it moves no marker."""

    colour: str
    part: str

    def apply(self, w: Island, by: Cause) -> Effects:
        scar = (self.colour, self.part, by.who)
        if 0 <= by.who < w.players and scar not in w.scars:
            w.scars = (*w.scars, scar)
        return ()


class Scarred(Effect[Island]):
    """RC-1213: whoever bears that token on that body part suffers, and the token is removed; else nothing."""

    colour: str
    part: str
    then: tuple[AnyEffect, ...]

    def apply(self, w: Island, by: Cause) -> Effects:
        bearers = [scar for scar in w.scars if scar[:2] == (self.colour, self.part)]
        w.scars = tuple([scar for scar in w.scars if scar not in bearers])
        return tuple([Under(Cause(by.seat, scar[2], by.card, by.place), self.then) for scar in bearers])


class CoverArrows(Question[Island]):
    """RC-1217: n Morale arrows are covered, one at a time; crossing them has no effect any more."""

    n: int

    def arrows(self, w: Island) -> list[tuple[int, int]]:
        open_ = [(s, a) for s in range(w.players) for a in w.character(s).arrows]
        return [arrow for arrow in open_ if arrow not in w.arrows_covered]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.decider(by),) if self.n and self.arrows(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who, arrow in self.arrows(w):
            menu.add(f"cover:who-{who}:{arrow}", CoverArrow(who, arrow), CoverArrows(self.n - 1))


class CoverArrow(Effect[Island]):
    who: int
    arrow: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.arrows_covered = (*w.arrows_covered, (self.who, self.arrow))
        return ()
