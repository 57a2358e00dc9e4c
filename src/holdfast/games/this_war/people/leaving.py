"""Level 4: who falls, dies or leaves, and what the Book says of it (TW-1006 to TW-1018)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.pages import ReadPage
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import Who
from holdfast.games.this_war.flow.ending import Defeat
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import GOODS, STATE, group, line, one, rolled
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.people.whom import one_by_one, people
from holdfast.games.this_war.rules import (
    BANDAGES,
    CANNED,
    HUNGER,
    ILLNESS,
    MISERY,
    NOBODY,
    RAW,
    STATES,
    UNARMED,
    WORST,
    WOUNDS,
)
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import Lose, discard
from holdfast.games.this_war.vocabulary import Leaving
from holdfast.games.this_war.world import City, others


def fall(w: City, p: int, state: int) -> None:
    """TW-1008, TW-1017: a Character who reaches level 4 is out at once; the farewell follows the scene (TW-1011: both
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
    """TW-1013, TW-804: the weapon is common property again, in a Raid when it is over (TW-1019); the medicine goes back
    to the box."""
    if w.raid is None:
        drop_weapon(w, p)
    if w.meds[p] != NOBODY:
        w.box[w.meds[p]] += 1
        w.meds[p] = NOBODY
    if w.has_bandages(p):
        w.box[BANDAGES] += 1
        w.bandaged &= ~(1 << p)
    w.group = others(w.group, (p,))
    w.scavengers = others(w.scavengers, (p,))
    w.stopped = others(w.stopped, (p,))
    if w.away:
        w.away = tuple([a for a in w.away if a[0] != p])
    w.wavering = others(w.wavering, (p,))


def drop_weapon(w: City, p: int) -> None:
    """TW-335, TW-1013: a weapon in hand goes back to where it came from."""
    if w.held[p] != UNARMED:
        stock = w.pile if p in w.scavengers else w.storage
        stock[w.held[p]] += 1
        w.held[p] = UNARMED


# --- farewells ------------------------------------------------------------------------------------------------------

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
            menu.add(Someone("person", w.id(p)), Farewell(p, mask), self)

    def apply(self, w: City, by: Cause) -> Effects:
        if w.fallen:
            return (Farewell(*w.fallen[0]), self)
        if not w.group:
            return (Defeat("nobody-left", "TW-1403"),)
        if w.fell_outside and not w.scene:
            return (Shaken(),)
        return ()


class Farewell(Effect[City]):
    """TW-1007 to TW-1011: a dispatch Script is drawn, and with the State it says which ending is read; of the last one nobody is
    left to tell (TW-1020)."""

    person: int
    states: int
    beat = "death"
    accounts_for = ("fallen", "wavering")

    def apply(self, w: City, by: Cause) -> Effects:
        worst = [s for s in range(5) if self.states >> s & 1]
        state = worst[w.chance.below(len(worst))] if len(worst) > 1 else worst[0]
        dispatch = w.chance.below(len(DISPATCH))
        ending = ENDINGS[state][dispatch]
        if not w.group and len(w.fallen) < 2:
            return (Removed(self.person, f"{STATES[state]}-{ending}"),)
        id = w.id(self.person)
        then: Effects = (ReadPage(f"disp-{DISPATCH[dispatch]}"), ReadPage(f"end-{id}-{ending}"))
        if ending == "departure":
            food = CANNED if w.stock()[CANNED] else RAW
            if w.stock()[food]:
                then = (*then, TakeAlong(food))
        elif ending == "breakdown":
            then = (*then, Lose("any", 2, if_possible=True))
        return (*then, Removed(self.person, f"{STATES[state]}-{ending}"))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1006: a Character who reached the fourth level of one or two States."""
        worst = [STATES[s] for s in range(5) if self.states >> s & 1]
        return line("farewell", states="|".join(worst), n=WORST, **one(w, self.person))


class TakeAlong(Effect[City]):
    """TW-1016: a Character who walks out takes some food along."""

    item: int
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.stock(), self.item, 1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("take-along", goods=phrases.goods([(self.item, 1)]))


class Removed(Effect[City]):
    """TW-1013, TW-1014: dead or gone, it counts alike."""

    person: int
    how: str
    beat = "death"
    accounts_for = (*STATE, "tasks", "losses", "deaths", "zones.group", "zones.waste")

    def apply(self, w: City, by: Cause) -> Effects:
        w.fallen = tuple([f for f in w.fallen if f[0] != self.person])
        leave(w, self.person)
        for state in range(5):
            w.set_level(self.person, state, 0)
        w.tasks[self.person] = ""
        w.losses += 1
        w.deaths = (*w.deaths, self.how)
        w.move(SHEETS[w.content].card[self.person], "group", "waste")
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1013: dead or gone; those who are yet to be spoken of are still counted. The last one leaves nobody (TW-1020)."""
        how = self.how.rpartition("-")[2]
        rest = (*w.group, *[p for p, _ in w.fallen])
        if not rest and how in ("departure", "breakdown"):
            how = f"last-{how}"
        return line("removed", how=how, left=len(rest), rest=group(w, rest)["who"], **one(w, self.person))


class RemoveCharacter(Effect[City]):
    """A Script takes somebody, who counts as gone, out of the group (TW-1014)."""

    who: Who
    cause: Leaving = "gone"
    log = unlogged

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


class Shaken(Effect[City]):
    """TW-630, Script 266: after a death outside one roll; all with at least that Empathy stop scavenging."""

    accounts_for = ("stopped", "fell_outside")

    def apply(self, w: City, by: Cause) -> Effects:
        w.fell_outside = False
        if not w.searching():
            return ()
        rolled = black(w, "shaken", need=-max([w.empathy(p) for p in w.searching()]))
        stopped = [p for p in w.searching() if w.empathy(p) >= rolled]
        w.stopped = (*w.stopped, *stopped)
        return (ReadPage("rule-266"),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-630: who turns back after a death outside."""
        if not outcomes:
            return None
        return line(
            "shaken", roll=rolled(outcomes), **group(w, [p for p in w.stopped if w.empathy(p) >= rolled(outcomes)])
        )
