"""Illness and Wounds: medicine, the Cold check, and what Fate does to the ill (TW-802 to TW-805, TW-1801 to TW-1803)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.cards import Turn
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, GOODS, STATE, Args, line, one, rolled, yes
from holdfast.games.this_war.options import GivenTo
from holdfast.games.this_war.people.states import Settled, change
from holdfast.games.this_war.rules import BANDAGES, BLACK, CANNED, HERBAL, HUNGER, ILLNESS, MEDS, RAW, STATES, WOUNDS
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.tokens import TokenUse, use_up
from holdfast.games.this_war.vocabulary import StateName
from holdfast.games.this_war.world import City

# --- medicine --------------------------------------------------------------------------------------------------------


class DawnMeds(Decision):
    """TW-802, TW-803: medicine may be laid on the cards of the ill and the wounded; it can be done at any time (TW-1304),
    and so can eating (TW-1303), also what has just come home."""

    moment: ClassVar[str] = "meds"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        stock = w.storage
        medicine = stock[MEDS] or stock[HERBAL] or stock[BANDAGES]
        food = stock[CANNED] or stock[RAW]
        if medicine or food:
            for p in w.here():
                if food and w.level(p, HUNGER):
                    return (w.leader,)
                if medicine and (w.level(p, ILLNESS) or w.level(p, WOUNDS)):
                    return (w.leader,)
        return ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        doses = self.doses(w)
        if len(doses) > 1:
            menu.add("treat-all", *[AssignMeds(p, item) for p, item in doses], stay=True)

    def doses(self, w: City) -> list[tuple[int, int]]:
        """Medicine for all who need it, as far as it goes: the worst off first, and Meds before Herbal Meds."""
        found = []
        for state, items in ((ILLNESS, (MEDS, HERBAL)), (WOUNDS, (BANDAGES,))):
            there = [item for item in items for _ in range(w.storage[item])]
            given = [w.has_bandages(p) if state == WOUNDS else w.meds[p] >= 0 for p in range(len(w.meds))]
            need = [p for p in w.here() if w.level(p, state) and not given[p]]
            worst = sorted(need, key=lambda p: -w.level(p, state))
            found += list(zip(worst, there, strict=False))
        return found


class AssignMeds(Effect[City]):
    """TW-803, TW-804: it stays there until Fate orders its discard."""

    person: int
    item: int
    beat = "use"
    accounts_for = ("meds", "bandaged", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        outside = self.person in w.scavengers and w.phase in ("scavenging", "raid")
        (w.pile if outside else w.storage)[self.item] -= 1
        if self.item == BANDAGES:
            w.bandaged |= 1 << self.person
        else:
            w.meds[self.person] = self.item
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("assign-meds", goods=phrases.goods([(self.item, 1)]), **one(w, self.person))


class DoctorCalls(Decision):
    """TW-1866: the Old Doctor, before the Fate card: one Character Illness −1 or Wounds −1."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if any(w.level(p, ILLNESS) or w.level(p, WOUNDS) for p in w.here()) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        for p in w.here():
            for state, name in ((ILLNESS, "illness"), (WOUNDS, "wounds")):
                if w.level(p, state):
                    menu.add(GivenTo("treat", w.id(p), name), Treat(p, state))


class Treat(Effect[City]):
    """TW-1866: the Old Doctor treats somebody, and has one stroke less."""

    person: int
    state: int
    beat = "use"
    accounts_for = ("levels", *BLANK_TOKENS)

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, "old-doctor")
        change(w, self.person, self.state, -1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("treat", state=STATES[self.state], now=w.level(self.person, self.state), **one(w, self.person))


# --- what Fate does -------------------------------------------------------------------------------------------------


class ColdCheck(Effect[City]):
    """TW-1801: for each Character a roll; up to the number of Cold tokens Illness +1. Warm Clothes count 2 less."""

    beat = "dice"

    def apply(self, w: City, by: Cause) -> Effects:
        cold = freezing(w)
        worn: Effects = (TokenUse("warm-clothes"),) if w.token("warm-clothes") is not None else ()
        return (*worn, *[Freeze(p, cold) for p in w.here()], Settled()) if cold else worn

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1801."""
        return line("cold-check", n=w.cold)


def freezing(w: City) -> int:
    """TW-1801, TW-1866: the highest roll of the black die at which somebody falls ill."""
    return max(0, w.cold - (w.rules.warm_clothes if w.token("warm-clothes") is not None else 0))


class Freeze(Effect[City]):
    """The roll of one Character against the Cold."""

    person: int
    cold: int
    beat = "loss"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "cold", self.person, -self.cold) <= self.cold:
            change(w, self.person, ILLNESS, 1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1801."""
        ill = yes(rolled(outcomes) <= self.cold)
        return line("freeze", roll=rolled(outcomes), ill=ill, now=w.level(self.person, ILLNESS), **one(w, self.person))


class Sickness(Effect[City]):
    """TW-1802, TW-1803: with medicine it goes down and the medicine is used; without it the die decides, and a Bed helps."""

    state: StateName
    turn: Turn
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        state = ILLNESS if self.state == "illness" else WOUNDS
        then: list[AnyEffect] = []
        for p in w.here():
            if not w.level(p, state):
                continue
            item = w.meds[p] if state == ILLNESS else BANDAGES if w.has_bandages(p) else -1
            then.append(Medicine(p, state, item) if item >= 0 else Untreated(p, state, self.turn))
        return (*then, Settled()) if then else ()


class Medicine(Effect[City]):
    """TW-1803: Meds and Bandages take off 2 levels, Herbal Meds 1 on a roll of 5 to 10; it is used up."""

    person: int
    state: int
    item: int
    beat = "use"
    accounts_for = ("levels", "meds", "bandaged", "box")

    def apply(self, w: City, by: Cause) -> Effects:
        p, item = self.person, self.item
        w.box[item] += 1
        if item == BANDAGES:
            w.bandaged &= ~(1 << p)
        else:
            w.meds[p] = -1
        if item != HERBAL or black(w, "medicine", p, w.rules.herbs_help) >= w.rules.herbs_help:
            change(w, p, self.state, -w.rules.cures(item))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1803: Herbal Meds need a roll."""
        what = phrases.goods([(self.item, 1)])
        roll = rolled(outcomes) if self.item == HERBAL else 0
        kind = "bandages" if self.item == BANDAGES else "meds"
        levels: Args = {
            "now": w.level(self.person, self.state),
            "roll": roll,
            "worked": yes(not roll or roll >= w.rules.herbs_help),
        }
        return line("medicine", kind=kind, goods=what, state=STATES[self.state], **levels, **one(w, self.person))


class Untreated(Effect[City]):
    """TW-1802: the roll of one Character, with a bonus after a night in a Bed."""

    person: int
    state: int
    turn: Turn
    beat = "loss"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        bed = w.rules.bed_bonus if w.tasks[self.person] == "bed" else 0
        rolled = min(BLACK, black(w, "untreated", self.person, -self.turn.up, bed) + bed)
        if rolled <= self.turn.up:
            change(w, self.person, self.state, 1)
        elif rolled >= self.turn.down:
            change(w, self.person, self.state, -1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1802."""
        plus = w.rules.bed_bonus if w.tasks[self.person] == "bed" else 0
        roll = min(BLACK, rolled(outcomes) + plus)
        turn = "worse" if roll <= self.turn.up else "better" if roll >= self.turn.down else "same"
        words: Args = {"roll": rolled(outcomes), "bed": yes(plus), "plus": plus, "turn": turn}
        return line(
            "untreated", state=STATES[self.state], now=w.level(self.person, self.state), **words, **one(w, self.person)
        )
