"""People who come, are away and return, and the names on the Save sheet (TW-118, TW-1107 to TW-1109, TW-1216 ff.)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, replace
from holdfast.games.this_war.cards import Who
from holdfast.games.this_war.people.whom import one_by_one, people
from holdfast.games.this_war.printed import SHEETS
from holdfast.games.this_war.rules import MOST_CHARACTERS, STATES
from holdfast.games.this_war.vocabulary import Stricken
from holdfast.games.this_war.world import City


class StartingSwap(Effect[City]):
    """TW-1218: another present Character is written on the Save sheet as a starting Character."""

    who: Who

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            among = tuple([p for p in people(w, by, self.who.of) if p not in w.starting])
            return one_by_one(w, by, self.who, among, replace(self, who="picked"))
        w.starting = (*w.starting, *[p for p in people(w, by, self.who) if p not in w.starting])
        return ()


class Join(Effect[City]):
    """TW-118, TW-1107 to TW-1109: the next unused Character joins with these States, if there is room and somebody left."""

    states: dict[Stricken, int] = {}
    """Hunger 1 and Misery 1 where nothing is said."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not room(w):
            return ()
        card = w.draw("characters", "group")
        person = SHEETS[w.content].person[card]
        w.group = (*w.group, person)
        w.idle |= 1 << person
        for state, level in (self.states or {"hunger": 1, "misery": 1}).items():
            w.levels[person * 5 + STATES.index(state)] = level
        if w.phase == "raid":
            w.tasks[person] = "floor"
        return ()


class Away(Effect[City]):
    """TW-1216: somebody is away for so many mornings: no actions, no tasks, no food."""

    who: Who
    days: int = 1

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        for p in people(w, by, self.who):
            w.away = (*w.away, (p, w.day + self.days))
            w.tasks[p] = ""
            w.scavengers = tuple([q for q in w.scavengers if q != p])
        return ()


def room(w: City) -> bool:
    """TW-118, TW-1109: there is room for another Character, and somebody left to come."""
    return len(w.group) < MOST_CHARACTERS and w.size("characters") > 0
