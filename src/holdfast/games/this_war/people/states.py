"""The five States: how they rise and fall, and what must be dealt with then (TW-1001 to TW-1012)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.cards import Who
from holdfast.games.this_war.leader import ChoosePeople, Decision
from holdfast.games.this_war.log import KEPT, STATE, line, one, top, yes
from holdfast.games.this_war.people.leaving import Farewells, fall
from holdfast.games.this_war.people.whom import DELEGATED, concerned, one_by_one, people
from holdfast.games.this_war.rules import FATIGUE, MISERY, STATES, WORST
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.vocabulary import StateName, Whom
from holdfast.games.this_war.world import City


def change(w: City, p: int, state: int, n: int) -> None:
    """TW-1002, TW-408, TW-1012: a State rises or falls between 0 and 4; level 4 acts at once (TW-1006)."""
    if p not in w.group:
        return
    before = w.level(p, state)
    level = before + n
    now = max(0, min(WORST, level))
    w.set_level(p, state, now)
    if now != before:
        w.shifts = (*w.shifts, (p, state, now - before))
    if level < WORST:
        return
    if state == FATIGUE:
        if level > WORST:
            change(w, p, MISERY, level - WORST)
    elif state == MISERY and w.kept("promise") >= 0:
        w.wavering = (*w.wavering, p)
    else:
        fall(w, p, state)


def shift(w: City, who: tuple[int, ...], state: int, n: int) -> None:
    """The same for several people; the log reports what has changed."""
    w.shifts = ()
    for p in who:
        change(w, p, state, n)


def changed(w: City) -> LogEntry | None:
    """States that really rose or fell, with the levels they have now; one that was at its end already is left out."""
    if not w.shifts:
        return None
    who, states, steps = zip(*w.shifts, strict=True)
    if len(who) == 1:
        out = yes(who[0] not in w.group)
        now = w.level(who[0], states[0])
        return line("state", state=STATES[states[0]], n=steps[0], now=now, out=out, **one(w, who[0]))
    if len(set(states)) > 1:
        return line("shifts", crew="|".join([phrases.shift(w, p, state, n) for p, state, n in w.shifts]))
    crew = phrases.levels(w, who, states[0])
    if len(set(steps)) > 1:
        return line("set-state", state=STATES[states[0]], crew=crew)
    return line("states", state=STATES[states[0]], n=steps[0], crew=crew)


def settle(w: City) -> Effects:
    """What must be dealt with after States rose: a promise that may hold somebody, then those who fell."""
    if w.wavering:
        return (Promised(w.wavering[0]), Settled())
    if w.fallen and not w.scene:
        return (Farewells(),)
    return ()


class Settled(Effect[City]):
    """After a promise there may be more to deal with."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return settle(w)


class State(Effect[City]):
    """Raise or lower a State. Of whom it is lowered the Leader picks among those who have it."""

    who: Who
    state: StateName
    n: int
    low: int = 0
    high: int = 4
    """Only those within these levels can be picked."""
    need: bool = False
    """Nothing happens where there are too few to pick (TW-1842)."""
    beat = "wound"
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        state, who = STATES.index(self.state), self.who
        if isinstance(who, str):
            n = self.n
            if n == 1 and state == MISERY and by.target == "empathy" and hard_to_bear(w):
                n = 2
            concerned = people(w, by, who)
            if who in ("most-miserable", "kindest"):
                return one_by_one(w, by, who, concerned, replace(self, who="picked"))
            shift(w, concerned, state, n)
            return settle(w) if n > 0 else ()
        return one_by_one(w, by, who, self.among(w, by), State("picked", self.state, self.n))

    def among(self, w: City, by: Cause) -> tuple[int, ...]:
        """Of whom the Leader picks: nobody where there are too few (TW-1842)."""
        if isinstance(self.who, str):
            return people(w, by, self.who)
        low = max(self.low, 1) if self.n < 0 else self.low
        found = within(w, people(w, by, self.who.of), STATES.index(self.state), low, self.high)
        return () if self.need and len(found) < self.who.chosen else found

    def too_few(self, w: City, by: Cause) -> bool:
        """TW-1842: are fewer people there than are to be picked?"""
        return not isinstance(self.who, str) and len(people(w, by, self.who.of)) < self.who.chosen

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1002: it is logged when it is known whom it concerns."""
        if not isinstance(self.who, str) or self.who in DELEGATED:
            return None
        return changed(w)


def within(w: City, among: tuple[int, ...], state: int, low: int, high: int) -> tuple[int, ...]:
    """Those of the people whose State is within these levels."""
    return tuple([p for p in among if low <= w.level(p, state) <= high])


def hard_to_bear(w: City) -> bool:
    """The School: empathy checks there weigh double."""
    return w.phase == "scavenging" and "double-empathy" in w.place(w.location).perks


class SetState(Effect[City]):
    """Set a State to a level."""

    who: Who
    state: StateName
    level: int
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        state = STATES.index(self.state)
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        for p in people(w, by, self.who):
            change(w, p, state, self.level - w.level(p, state))
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        who = concerned(w, by, self.who)
        return (
            line("set-state", state=self.state, crew=phrases.levels(w, who, STATES.index(self.state))) if who else None
        )


class WoundsSplit(Effect[City]):
    """The Leader distributes Wounds, one at a time, among these people; nobody who is out gets more (TW-707)."""

    n: int
    who: Whom = "all-present"
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        among = people(w, by, self.who)
        if not among or not self.n:
            return settle(w)
        return (ChoosePeople(1, among, (State("picked", "wounds", 1),)), replace(self, n=self.n - 1))


class Promised(Decision):
    """TW-1841 (15): once, a Character who would reach Misery 4 stays at 3."""

    person: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep-promise", KeepPromise(self.person))
        menu.add("let-go", LetGo(self.person))


class KeepPromise(Effect[City]):
    """TW-1841 (15): the Character stays at Misery 3, and the card is used; nobody else is held by it."""

    person: int
    beat = "gain"
    accounts_for = ("levels", "wavering", *KEPT)

    def apply(self, w: City, by: Cause) -> Effects:
        w.wavering = tuple([p for p in w.wavering if p != self.person])
        w.set_level(self.person, MISERY, WORST - 1)
        w.move(w.kept("promise"), "kept", "narrative-discard")
        return tuple([LetGo(p) for p in w.wavering])

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("keep-promise", card=top(w, "narrative-discard"), **one(w, self.person))


class LetGo(Effect[City]):
    """TW-1841 (15): the card is kept, and the Character is out (TW-1008)."""

    person: int
    accounts_for = STATE

    def apply(self, w: City, by: Cause) -> Effects:
        fall(w, self.person, MISERY)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1841 (15): the promise is not called in."""
        return line("let-go", **one(w, self.person))


class EndScene(Effect[City]):
    """TW-1017: a Script, fight or Raid is over; now those who fell are spoken of."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.scene -= 1
        return settle(w)
