"""People who come, are away and return, and the names on the Save sheet (TW-118, TW-1107 to TW-1109, TW-1216 ff.)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, replace
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.cards import Who
from holdfast.games.this_war.log import MEMBERS, group, line, one
from holdfast.games.this_war.people.whom import concerned, one_by_one, people
from holdfast.games.this_war.rules import STATES
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.vocabulary import Stricken
from holdfast.games.this_war.world import City


class StartingSwap(Effect[City]):
    """TW-1218: another present Character is written on the Save sheet as a starting Character."""

    who: Who
    accounts_for = ("starting",)

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            among = tuple([p for p in people(w, by, self.who.of) if p not in w.starting])
            return one_by_one(w, by, self.who, among, replace(self, who="picked"))
        w.starting = (*w.starting, *[p for p in people(w, by, self.who) if p not in w.starting])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        who = concerned(w, by, self.who)
        return line("starting-swap", **group(w, who)) if who else None


class Join(Effect[City]):
    """TW-118, TW-1107 to TW-1109: the next unused Character joins with these States, if there is room and somebody left."""

    states: dict[Stricken, int] = {}
    """Hunger 1 and Misery 1 where nothing is said."""
    beat = "move"
    accounts_for = ("levels", "idle", "tasks", *MEMBERS, "zones.visitor-now", "zones.waste")

    def apply(self, w: City, by: Cause) -> Effects:
        if not room(w):
            return ()
        card = w.draw("characters", "group")
        person = SHEETS[w.content].person[card]
        w.group = (*w.group, person)
        w.idle |= 1 << person
        for state, level in (self.states or {"hunger": 1, "misery": 1}).items():
            w.set_level(person, STATES.index(state), level)
        if w.phase == "raid":
            w.tasks[person] = "floor"
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-118: nobody comes where nobody was drawn."""
        if not outcomes:
            return None
        p = w.group[-1]
        return line("join", profession=f"{phrases.name(w, p)}/profession", **one(w, p))


class Away(Effect[City]):
    """TW-1216: somebody is away for `days` mornings: no actions, no tasks, no food."""

    who: Who
    days: int = 1
    accounts_for = ("away", "tasks", "scavengers")

    def apply(self, w: City, by: Cause) -> Effects:
        if not isinstance(self.who, str):
            return one_by_one(w, by, self.who, people(w, by, self.who.of), replace(self, who="picked"))
        for p in people(w, by, self.who):
            w.away = (*w.away, (p, w.day + self.days))
            w.tasks[p] = ""
            w.scavengers = tuple([q for q in w.scavengers if q != p])
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        who = concerned(w, by, self.who)
        return line("away", n=w.day + self.days, **group(w, who)) if who else None


def room(w: City) -> bool:
    """TW-118, TW-1109: there is room for another Character, and somebody left to come."""
    return len(w.group) < w.rules.most_characters and w.size("characters") > 0
