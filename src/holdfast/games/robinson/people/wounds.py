"""Wounds, healing and special Wounds (RC-641 to RC-644, RC-655, RC-658)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.flow.ending import lost
from holdfast.games.robinson.log import actor, changed, line, the
from holdfast.games.robinson.people.deciding import about_people, join_people, resolve_people
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.vocabulary import Die, Part, Wanting, Who
from holdfast.games.robinson.world import Island


class Wound(Effect[Island]):
    """RC-641, RC-643, RC-655: all are hit together, Morale arrows count, then death is checked."""

    who: Who
    n: int = 1
    beat = "wound"
    accounts_for = ("wounds.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        dead: list[int] = []
        arrows = 0
        sheets = w.lives_and_arrows()
        for who in resolve_people(w, by, self.who):
            life, crossings = sheets[who]
            before = w.wounds[who]
            if before >= life:
                continue
            after = before + self.n
            w.wounds[who] = after = after if after < life else life
            for arrow in crossings:
                if before < arrow <= after and (who, arrow) not in w.arrows_covered:
                    arrows += 1
            if after >= life:
                dead.append(who)
        morale = (Morale(-arrows),) if arrows else ()
        return (Dies(join_people(dead)), *morale) if dead else morale

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A death has its own entry: not all of the Wounds may have been left to the person."""
        hit = [who for who in resolve_people(w, by, self.who) if who != FRIDAY or w.friday]
        if len(hit) == 1 and w.wounds[hit[0]] >= w.life(hit[0]):
            return line("last-wound", who=the(hit[0]), of=w.life(hit[0]))
        passing = [the(who) for who in hit if arrows_crossed(w, who, w.wounds[who] - self.n, w.wounds[who])]
        return changed("wound", hit, self.n, w.wounds, w, passing="|".join(passing), arrows=len(passing))


def arrows_crossed(w: Island, who: int, before: int, after: int) -> list[int]:
    """RC-643, RC-1217: the Morale arrows that are passed between two numbers of Wounds, but for those that are covered."""
    _, arrows = w.lives_and_arrows()[who]
    return [arrow for arrow in arrows if before < arrow <= after and (who, arrow) not in w.arrows_covered]


class Dies(Effect[Island]):
    """RC-702, RC-739, RC-941: without Friday the others play on; without anybody else the game is lost."""

    who: Who
    beat = "death"
    accounts_for = ("friday", "determination.*")
    log = about_people("dies")

    def apply(self, w: Island, by: Cause) -> Effects:
        dead = resolve_people(w, by, self.who)
        if FRIDAY in dead:
            w.friday = False
            w.determination[FRIDAY] = 0
        if dead == (FRIDAY,):
            return ()
        return (lost(w, "jenny-died", "RC-941") if JENNY in dead else lost(w, "died", "RC-702"),)


class Unfulfilled(Effect[Island]):
    """RC-645, RC-652: an Unfulfilled Demand is Wounds, one for each thing that is missing."""

    what: Wanting
    n: int
    who: Who = "hit"
    beat = "loss"

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(self.who, self.n),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("unfulfilled", n=self.n, what=self.what)


class Heal(Effect[Island]):
    """RC-642, RC-644: to the left, never beyond the leftmost space."""

    who: Who
    n: int = 1
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        healed: dict[int, list[int]] = {}
        for who in resolve_people(w, by, self.who):
            n = min(self.n, w.wounds[who])
            if n:
                healed.setdefault(n, []).append(who)
        return tuple([Healed(join_people(people), n) for n, people in healed.items()])


class Healed(Effect[Island]):
    """What healing really heals."""

    who: Who
    n: int
    beat = "heal"
    accounts_for = ("wounds.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in resolve_people(w, by, self.who):
            w.wounds[who] -= self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return changed("heal", resolve_people(w, by, self.who), self.n, w.wounds, w)


def in_reach(w: Island, seat: Seat) -> list[int]:
    """RC-552: the wounded people whom a seat can heal; a player outside can heal only themselves, and nobody else can
    heal them."""
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
    """RC-740, RC-953: n Wounds healed, one at a time or all of one person; also Friday and Jenny."""

    n: int

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n and in_reach(w, by.seat) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rest = HealAmong(self.n - 1)
        people = in_reach(w, by.seat)
        for who in people:
            menu.add(Somebody("heal", who), Heal(str(who)), rest)
        for who in people if self.n > 1 and len(people) > 1 else ():
            if w.wounds[who] >= self.n:
                menu.add(Somebody("heal", who, self.n), Heal(str(who), self.n))


class SpecialWound(Effect[Island]):
    """RC-658: a token on a body part of the taker; it moves no marker."""

    colour: Die
    part: Part
    beat = "wound"
    accounts_for = ("scars",)

    def apply(self, w: Island, by: Cause) -> Effects:
        scar = (self.colour, self.part, by.who)
        if 0 <= by.who < w.players and scar not in w.scars:
            w.scars = (*w.scars, scar)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("special-wound", who=actor(w, by), colour=self.colour, part=self.part)


class Scarred(Effect[Island]):
    """RC-1213: the person with that token on that body part suffers, and the token is removed."""

    colour: Die
    part: Part
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        opens = ScarOpens(self.colour, self.part)
        bearers = [who for colour, part, who in w.scars if (colour, part) == (self.colour, self.part)]
        return tuple([Under(Cause(by.seat, who, by.card, by.place), (opens, *self.then)) for who in bearers])


class ScarOpens(Effect[Island]):
    """RC-1213: the token is removed from its bearer."""

    colour: Die
    part: Part
    beat = "wound"
    accounts_for = ("scars",)

    def apply(self, w: Island, by: Cause) -> Effects:
        w.scars = tuple([scar for scar in w.scars if scar != (self.colour, self.part, by.who)])
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("scar-opens", who=actor(w, by), part=self.part)
