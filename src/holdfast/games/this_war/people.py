"""The people: whom an effect concerns, States, and what happens at level 4 (TW-1001 to TW-1018)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.cards import Pick, Who
from holdfast.games.this_war.ending import Defeat
from holdfast.games.this_war.leader import ChoosePeople, Decision, bind
from holdfast.games.this_war.lexicon import StateName
from holdfast.games.this_war.numbers import (
    BANDAGES,
    CANNED,
    FATIGUE,
    HUNGER,
    ILLNESS,
    MISERY,
    RAW,
    STATES,
    UNARMED,
    WORST,
    WOUNDS,
)
from holdfast.games.this_war.stores import Lose, discard
from holdfast.games.this_war.throws import black
from holdfast.games.this_war.world import NOBODY, SHEETS, City, others, under

# --- whom ------------------------------------------------------------------------------------------------------------------


def people(w: City, by: Cause, who: str) -> tuple[int, ...]:
    """The Characters a word of the cards means; whoever is no longer there is left out (TW-1226)."""
    if who == "all":
        return w.here()
    if who == "all-present":
        return w.present()
    if who == "all-in-shelter":
        return w.at_home()
    if who == "guards":
        return w.guards()
    if who == "scavengers":
        return w.searching()
    if who == "me":
        return (by.who,) if by.who in w.group else ()
    if who == "others":
        return others(w.at_home(), (by.who,))
    if who == "most-miserable":
        return highest(w.at_home(), [w.levels[p * 5 + MISERY] for p in w.at_home()])
    if who == "kindest":
        return highest(w.at_home(), [w.empathy(p) for p in w.at_home()])
    found = []
    for name, p in by.bound:
        if name == who and p in w.group:
            found.append(p)
    return tuple(found)


def highest(among: tuple[int, ...], has: list[int]) -> tuple[int, ...]:
    """Those of the people who have most of something."""
    return tuple([p for p, n in zip(among, has, strict=True) if n == max(has)])


def one_by_one(w: City, by: Cause, who: Who, among: tuple[int, ...], effect: AnyEffect) -> Effects:
    """The Leader picks whom it concerns where he may; `effect` then goes to the `picked`."""
    n = who.chosen if isinstance(who, Pick) else 1
    return (ChoosePeople(n, among, (effect,)),) if among else ()


# --- States ----------------------------------------------------------------------------------------------------------------


def change(w: City, p: int, state: int, n: int) -> None:
    """TW-1002, TW-408, TW-1012: a State rises or falls between 0 and 4; level 4 acts at once (TW-1006)."""
    if p not in w.group:
        return
    at = p * 5 + state
    level = w.levels[at] + n
    if level < WORST:
        w.levels[at] = max(0, level)
        return
    w.levels[at] = WORST
    if state == FATIGUE:
        if level > WORST:
            change(w, p, MISERY, level - WORST)
    elif state == MISERY and w.kept("promise") >= 0:
        w.wavering = (*w.wavering, p)
    else:
        fall(w, p, state)


def fall(w: City, p: int, state: int) -> None:
    """TW-1008, TW-1017: whoever reaches level 4 is out at once; he is spoken of when the scene is over (TW-1011: both
    States count where two reach it in one step)."""
    for i, (q, mask) in enumerate(w.fallen):
        if q == p:
            w.fallen = (*w.fallen[:i], (p, mask | 1 << state), *w.fallen[i + 1 :])
            return
    w.fallen = (*w.fallen, (p, 1 << state))
    if p in w.scavengers and w.phase == "scavenging":
        w.fell_outside = True
    leave(w, p)


def leave(w: City, p: int) -> None:
    """TW-1013, TW-804: what he held is common property again; his medicine goes back to the box."""
    drop_weapon(w, p)
    if w.meds[p] != NOBODY:
        w.box[w.meds[p]] += 1
        w.meds[p] = NOBODY
    if w.bandaged >> p & 1:
        w.box[BANDAGES] += 1
        w.bandaged &= ~(1 << p)
    w.group = others(w.group, (p,))
    w.scavengers = others(w.scavengers, (p,))
    w.stopped = others(w.stopped, (p,))
    if w.away:
        w.away = tuple([a for a in w.away if a[0] != p])
    w.wavering = others(w.wavering, (p,))


def drop_weapon(w: City, p: int) -> None:
    """TW-335, TW-1013: a weapon in his hands goes back to where it came from."""
    if w.held[p] != UNARMED:
        stock = w.pile if p in w.scavengers else w.storage
        stock[w.held[p]] += 1
        w.held[p] = UNARMED


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

    def apply(self, w: City, by: Cause) -> Effects:
        state, who = STATES.index(self.state), self.who
        if isinstance(who, str):
            n = self.n
            if n == 1 and state == MISERY and by.target == "empathy" and hard_to_bear(w):
                n = 2
            concerned = people(w, by, who)
            if who in ("most-miserable", "kindest"):
                return one_by_one(w, by, who, concerned, replace(self, who="picked"))
            for p in concerned:
                change(w, p, state, n)
            return settle(w) if n > 0 else ()
        low = max(self.low, 1) if self.n < 0 else self.low
        among = within(w, people(w, by, who.of), state, low, self.high)
        if self.need and len(among) < who.chosen:
            return ()
        return one_by_one(w, by, who, among, State("picked", self.state, self.n))

    def too_few(self, w: City, by: Cause) -> bool:
        """TW-1842: are fewer people there than are to be picked?"""
        return not isinstance(self.who, str) and len(people(w, by, self.who.of)) < self.who.chosen


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

    def apply(self, w: City, by: Cause) -> Effects:
        state = STATES.index(self.state)
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        for p in people(w, by, self.who):
            change(w, p, state, self.level - w.level(p, state))
        return settle(w)


class WoundsSplit(Effect[City]):
    """The Leader distributes Wounds, one at a time, among these people; nobody who is out gets more (TW-707)."""

    n: int
    who: str = "all-present"

    def apply(self, w: City, by: Cause) -> Effects:
        among = people(w, by, self.who)
        if not among or not self.n:
            return settle(w)
        return (ChoosePeople(1, among, (State("picked", "wounds", 1),)), replace(self, n=self.n - 1))


class OneAndAnother(Decision):
    """TW-1842: something for one Character, and something for another; with `need` nothing happens without a second."""

    one: tuple[AnyEffect, ...]
    another: tuple[AnyEffect, ...]
    empathy: int = 0
    """How much the other one must have."""
    need: bool = False

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        home = w.at_home()
        return (w.leader,) if home and not (self.need and len(home) < 2) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        home = w.at_home()
        for p in home:
            others = tuple([q for q in home if q != p and w.empathy(q) >= self.empathy])
            then: Effects = (ChoosePeople(1, others, self.another),) if others else ()
            menu.add(f"person:{w.id(p)}", *self.one, *then, by=bind(by, "picked", (p,)))


class Promised(Decision):
    """TW-1841 (15): once, when a Character would reach Misery 4, he stays at 3."""

    person: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("keep-promise", KeepPromise(self.person))
        menu.add("let-go", LetGo(self.person))


class KeepPromise(Effect[City]):
    """TW-1841 (15): he stays at Misery 3, and the card is used; nobody else is held."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.wavering = tuple([p for p in w.wavering if p != self.person])
        w.levels[self.person * 5 + MISERY] = WORST - 1
        w.move(w.kept("promise"), "kept", "narrative-discard")
        for p in w.wavering:
            fall(w, p, MISERY)
        return ()


class LetGo(Effect[City]):
    """TW-1841 (15): the card is kept, and he is out (TW-1008)."""

    person: int

    def apply(self, w: City, by: Cause) -> Effects:
        fall(w, self.person, MISERY)
        return ()


# --- level 4 -----------------------------------------------------------------------------------------------------------------

DISPATCH = (208, 285, 458, 645, 738)
ENDINGS = {
    HUNGER: ("death", "departure", "death", "departure", "death"),
    MISERY: ("departure", "breakdown", "breakdown", "departure", "departure"),
    ILLNESS: ("death",) * 5,
    WOUNDS: ("death",) * 5,
}
"""TW-1016: the kind of ending by State and dispatch Script."""


class Farewells(Decision):
    """TW-1018: one after another, in the order the Leader chooses."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(w.fallen) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p, mask in w.fallen:
            menu.add(f"person:{w.id(p)}", Farewell(p, mask), self)

    def apply(self, w: City, by: Cause) -> Effects:
        if w.fallen:
            return (Farewell(*w.fallen[0]), self)
        if not w.group:
            return (Defeat("nobody-left", "TW-1403"),)
        if w.fell_outside and not w.scene:
            return (Shaken(),)
        return ()


class Farewell(Effect[City]):
    """TW-1007 to TW-1011: a dispatch Script is drawn, and with the State it says which ending is read."""

    person: int
    states: int

    def apply(self, w: City, by: Cause) -> Effects:
        worst = [s for s in range(5) if self.states >> s & 1]
        state = worst[w.chance.below(len(worst))] if len(worst) > 1 else worst[0]
        dispatch = w.chance.below(len(DISPATCH))
        ending = ENDINGS[state][dispatch]
        id = w.id(self.person)
        then: Effects = (ReadPage(f"disp-{DISPATCH[dispatch]}"), ReadPage(f"end-{id}-{ending}"))
        if ending == "departure":
            food = CANNED if w.stock()[CANNED] else RAW
            if w.stock()[food]:
                then = (*then, TakeAlong(food))
        elif ending == "breakdown":
            then = (*then, Lose("any", 2, if_possible=True))
        return (*then, Removed(self.person, f"{STATES[state]}-{ending}"))


class ReadPage(Effect[City]):
    """A page of the Book that is only read."""

    script: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.turn_to(self.script)
        return ()


class TakeAlong(Effect[City]):
    """TW-1016: whoever walks out takes some food along."""

    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.stock(), self.item, 1)
        return ()


class Removed(Effect[City]):
    """TW-1013, TW-1014: dead or gone, it counts alike."""

    person: int
    how: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.fallen = tuple([f for f in w.fallen if f[0] != self.person])
        leave(w, self.person)
        for state in range(5):
            w.levels[self.person * 5 + state] = 0
        w.tasks[self.person] = ""
        w.losses += 1
        w.deaths = (*w.deaths, self.how)
        w.move(SHEETS[w.content].card[self.person], "group", "waste")
        return ()


class RemoveCharacter(Effect[City]):
    """A Script takes somebody out of the group, dead or gone."""

    who: Who
    cause: str = "gone"

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        gone = people(w, by, self.who)
        return (*[Removed(p, self.cause) for p in gone], AnybodyLeft())


class AnybodyLeft(Effect[City]):
    """TW-1015: without a Character the campaign is lost at once."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return () if w.group or w.fallen else (Defeat("nobody-left", "TW-1403"),)


class StartingSwap(Effect[City]):
    """TW-1218: another present Character is written on the Save sheet as a starting Character."""

    who: Who

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            among = tuple([p for p in people(w, by, self.who.of) if p not in w.starting])
            return one_by_one(w, by, self.who, among, replace(self, who="picked"))
        w.starting = (*w.starting, *[p for p in people(w, by, self.who) if p not in w.starting])
        return ()


class Shaken(Effect[City]):
    """TW-630, Script 266: after a death outside one roll; whoever has as much Empathy stops scavenging."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.fell_outside = False
        if not w.searching():
            return ()
        rolled = black(w, "shaken", need=-max([w.empathy(p) for p in w.searching()]))
        stopped = [p for p in w.searching() if w.empathy(p) >= rolled]
        w.stopped = (*w.stopped, *stopped)
        return (ReadPage("rule-266"),)


# --- scenes ----------------------------------------------------------------------------------------------------------------


class EndScene(Effect[City]):
    """TW-1017: a Script, fight or Raid is over; now those who fell are spoken of."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.scene -= 1
        return settle(w)


class Each(Effect[City]):
    """The same for each of these people, as if he did it."""

    who: str
    then: tuple[AnyEffect, ...]

    def apply(self, w: City, by: Cause) -> Effects:
        for p in reversed(people(w, by, self.who)):
            cause = replace(by, who=p)
            under(w, cause, (ForOne(self.then),))
        return ()


class ForOne(Effect[City]):
    """Void where he is no longer there."""

    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return self.then if by.who in w.group else ()
