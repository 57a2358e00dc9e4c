"""Misery and what lifts it: Spirit lines, habits, alcohol, music (TW-810, TW-811, TW-1102 to TW-1106)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import If
from holdfast.core.engine.menu import Menu, option
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import GOODS, STATE, Args, line, one, rolled, yes
from holdfast.games.this_war.options import GivenTo, Someone
from holdfast.games.this_war.people.states import State, change, settle
from holdfast.games.this_war.rules import ALCOHOL, FATIGUE, IDS, ITEM, MISERY, MOONSHINE
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import black
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.vocabulary import Item, SpiritName
from holdfast.games.this_war.world import City, others, under


class Alcohol(Decision):
    """TW-810, TW-811: before or after the Fate card; one each, and nobody who is not miserable."""

    early: bool = False
    """Before the Fate card."""

    def drinkers(self, w: City) -> list[int]:
        return [p for p in w.here() if w.level(p, MISERY) and not w.has_drunk(p)]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        there = w.storage[MOONSHINE] or w.storage[ALCOHOL]
        return (w.leader,) if there and self.drinkers(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        for p in self.drinkers(w):
            for item in (MOONSHINE, ALCOHOL):
                if w.storage[item]:
                    menu.add(GivenTo("drink", w.id(p), IDS[item]), DrinkUp(p, item), stay=True)


class DrinkUp(Effect[City]):
    """TW-810, TW-811: a token is drunk: Misery −1, and the Fatigue that comes with it."""

    person: int
    item: int
    beat = "use"
    accounts_for = (*STATE, "drunk")

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.storage, self.item, 1)
        w.drunk |= 1 << self.person
        change(w, self.person, MISERY, -1)
        change(w, self.person, FATIGUE, w.rules.tires(self.item))
        return settle(w)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        levels: Args = {"misery": w.level(self.person, MISERY), "fatigue": w.level(self.person, FATIGUE)}
        return line("drink-up", goods=phrases.goods([(self.item, 1)]), **levels, **one(w, self.person))


class SpiritLine(Effect[City]):
    """TW-1102, TW-1106: every Character resolves their entry of the line, in the order the Leader chooses."""

    line: SpiritName
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        who = [p for p in w.here() if spirit(w, p, self.line)]
        return (Spirits(self.line, tuple(who)),) if who else ()


def spirit(w: City, p: int, line: str) -> Effects:
    card = w.character(p)
    return card.spirit_a if line == "a" else card.spirit_b if line == "b" else card.spirit_c


class Spirits(Decision):
    """TW-1106: whose entry of the line comes next."""

    line: SpiritName
    left: tuple[int, ...]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.left) > 1 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        options, line, left = menu.options, self.line, self.left
        menu.add("in-order", *[Spirit(p, self.line) for p in self.left])
        for p in left:
            then = (Spirit(p, line), Spirits(line, others(left, (p,))))
            options.append(option(Someone("person", w.id(p)), seat, then))

    def apply(self, w: City, by: Cause) -> Effects:
        return (Spirit(self.left[0], self.line),) if self.left else ()


class Spirit(Effect[City]):
    """One Character's entry."""

    person: int
    line: SpiritName
    beat = "wound"

    def apply(self, w: City, by: Cause) -> Effects:
        if self.person not in w.group:
            return ()
        return under(w, Cause(who=self.person, place="spirit"), spirit(w, self.person, self.line))

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1102: the entry on the Character's card, and whether it has an effect now."""
        if self.person not in w.group:
            return None
        cause = Cause(who=self.person, place="spirit")
        then = spirit(w, self.person, self.line)
        idle = all(isinstance(it, If) and not it.otherwise and not it.cond.holds(w, cause) for it in then)
        words: Args = {"line": self.line.upper(), "text": phrases.spirit(w, self.person, self.line), "idle": yes(idle)}
        return line("spirit", **words, **one(w, self.person))


class Habit(Effect[City]):
    """TW-1104: discard the token from Storage, or take the Misery; without it there is no choice."""

    item: Item
    misery: int
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        if w.storage[ITEM[self.item]]:
            return (HabitChoice(self.item, self.misery),)
        return (State("me", "misery", self.misery),)


class HabitChoice(Decision):
    """TW-1104: the token, or the Misery."""

    item: Item
    misery: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("give", HabitGiven(self.item))
        menu.add("refuse", State("me", "misery", self.misery))


class HabitGiven(Effect[City]):
    """TW-1104: the token is discarded from Storage."""

    item: Item
    accounts_for = GOODS

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.storage, ITEM[self.item], 1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("habit-given", goods=phrases.goods([(IDS.index(self.item), 1)]), **one(w, by.who))


class MusicBox(Decision):
    """Once per Dawn one Character with Misery 3 rolls: 8–10 Misery −1; a child may have cheered the only one."""

    def listeners(self, w: City) -> list[int]:
        return [p for p in w.here() if w.level(p, MISERY) == 3]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.listeners(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.listeners(w):
            menu.add(Someone("person", w.id(p)), Listens(p))


class Listens(Effect[City]):
    """TW-1866: the Music Box plays for one Character."""

    person: int
    accounts_for = ("levels",)

    def apply(self, w: City, by: Cause) -> Effects:
        if black(w, "music", self.person, w.rules.music_box) >= w.rules.music_box:
            change(w, self.person, MISERY, -1)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-1866: the Music Box."""
        now = w.level(self.person, MISERY)
        return line(
            "listens",
            roll=rolled(outcomes),
            touched=yes(rolled(outcomes) >= w.rules.music_box),
            now=now,
            **one(w, self.person),
        )
