"""The Leader decides (TW-130 to TW-136), and hands the Journal on."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Blocks, Menu, Option
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.log import line
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.world import City, under


class Decision(Question[City]):
    """TW-131: the Leader decides alone after hearing the others and cannot hand a choice on. Only for a Leader who is away
    the table does (TW-1310)."""

    relentless: ClassVar[bool] = True

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,)

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        """By default the entries of the effects that follow show it."""
        return None

    def absent(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if w.players > 1:
            menu.add("hand-on", HandOn(), stay=True)


def put(menu: Menu, option: Option, blocks: Blocks) -> None:
    """An option that was made once and kept, unless something blocks it now."""
    if not blocks:
        menu.options.append(option)
    elif menu.explain:
        menu.options.append(replace(option, blocks=blocks))


class HandOn(Effect[City]):
    """TW-1310: the Leader is away, and the Journal goes to the player on the left in the middle of something."""

    accounts_for = ("leader",)

    def apply(self, w: City, by: Cause) -> Effects:
        w.leader = (w.leader + 1) % w.players
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1310: for a Leader who is away; if it passes by itself, the next entry says who has it (TW-134)."""
        return line("journal", seat=phrases.seat(w.leader)) if w.players > 1 else None


class PassOn(Effect[City]):
    """TW-134: a pass point; alone it means nothing (TW-136)."""

    quiet: ClassVar[bool] = True
    beat = "move"

    def apply(self, w: City, by: Cause) -> Effects:
        w.leader = (w.leader + 1) % w.players
        return ()


class ChoosePeople(Decision):
    """So many of these Characters, one after the other; each is bound to `picked`, then this happens to them."""

    n: int
    among: tuple[int, ...]
    then: tuple[AnyEffect, ...]
    picked: tuple[int, ...] = ()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.among) > self.n - len(self.picked) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.among:
            rest = tuple([q for q in self.among if q != p])
            picked = (*self.picked, p)
            if len(picked) == self.n:
                menu.add(Someone("person", w.id(p)), *self.then, by=bind(by, "picked", picked))
            else:
                menu.add(Someone("person", w.id(p)), replace(self, among=rest, picked=picked))

    def apply(self, w: City, by: Cause) -> Effects:
        """Where there is no choice, all of them."""
        return under(w, bind(by, "picked", (*self.picked, *self.among)), self.then)


def bind(by: Cause, name: str, people: tuple[int, ...]) -> Cause:
    """TW-1223: from now on these people are called so."""
    bound = tuple([other for other in by.bound if other[0] != name]) if by.bound else ()
    for p in people:
        bound += ((name, p),)
    return replace(by, bound=bound)
