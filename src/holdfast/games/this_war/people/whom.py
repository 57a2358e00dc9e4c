"""Whom an effect concerns: the words of the cards for people, and whom the Leader picks."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.this_war.cards import Pick, Who
from holdfast.games.this_war.leader import ChoosePeople, Decision, bind
from holdfast.games.this_war.options import Someone
from holdfast.games.this_war.rules import MISERY
from holdfast.games.this_war.vocabulary import Whom
from holdfast.games.this_war.world import City, others, under


def people(w: City, by: Cause, who: str) -> tuple[int, ...]:
    """The Characters a word of the cards means; people who are no longer there are left out (TW-1226)."""
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
        return highest(w.at_home(), [w.level(p, MISERY) for p in w.at_home()])
    if who == "kindest":
        return highest(w.at_home(), [w.empathy(p) for p in w.at_home()])
    found = []
    for name, p in by.bound:
        if name == who and p in w.group:
            found.append(p)
    return tuple(found)


DELEGATED = ("most-miserable", "kindest")
"""Words for people of whom one is picked first."""


def concerned(w: City, by: Cause, who: Who) -> list[int]:
    """The people an effect concerned, those bound to a name even if they fell by it; nobody before they are picked."""
    if not isinstance(who, str):
        return []
    if who == "me" and by.who >= 0:
        return [by.who]
    named = [p for name, p in by.bound if name == who]
    return named or list(people(w, by, who))


def highest(among: tuple[int, ...], has: list[int]) -> tuple[int, ...]:
    """Those of the people who have most of something."""
    return tuple([p for p, n in zip(among, has, strict=True) if n == max(has)])


def one_by_one(w: City, by: Cause, who: Who, among: tuple[int, ...], effect: AnyEffect) -> Effects:
    """The Leader picks whom it concerns where he may; `effect` then goes to the `picked`."""
    n = who.chosen if isinstance(who, Pick) else 1
    return (ChoosePeople(n, among, (effect,)),) if among else ()


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
            menu.add(Someone("person", w.id(p)), *self.one, *then, by=bind(by, "picked", (p,)))


class Each(Effect[City]):
    """The same for each of these people, as if they did it."""

    who: Whom
    then: tuple[AnyEffect, ...]
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        for p in reversed(people(w, by, self.who)):
            cause = replace(by, who=p)
            under(w, cause, (ForOne(self.then),))
        return ()


class ForOne(Effect[City]):
    """Void if the Character is no longer there."""

    then: tuple[AnyEffect, ...]
    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return self.then if by.who in w.group else ()
